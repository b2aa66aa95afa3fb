import { isRed, printedColourOf } from '@muster/reaction'
import { cardOf } from '../rules/lookup.ts'
import type { Battle, Model } from '../rules/state.ts'

/** A point is ten EB. */
const EB = 10
/** What a model is worth though its next wound takes it out; the rest hangs on the wounds it can still take. */
const STANDING = 0.4
/** What a drone is worth, in EB. */
const DRONE = 4

const isPrintedRed = (token: Model['tokens'][number]): boolean => printedColourOf(token) === 'red'

/** What a model is worth whole. */
function priceOf(battle: Battle, model: Model): number {
  return (model.kind === 'drone' ? DRONE : cardOf(battle, model).cost) / EB
}

/** What a model is worth as it is. */
export function worthOfModel(battle: Battle, model: Model): number {
  const price = priceOf(battle, model)
  if (model.kind !== 'character') return price
  let printed = 1
  let left = 1
  for (const token of model.tokens) {
    if (!isPrintedRed(token)) printed++
    if (!isRed(token)) left++
  }
  return price * (STANDING + ((1 - STANDING) * left) / printed)
}

/** What one more wound takes off it. */
export function woundWorth(battle: Battle, model: Model): number {
  const price = priceOf(battle, model)
  if (model.kind !== 'character') return price
  const printed = 1 + model.tokens.filter((token) => !isPrintedRed(token)).length
  const share = (1 - STANDING) / printed
  return price * (model.tokens.every(isRed) ? STANDING + share : share)
}
