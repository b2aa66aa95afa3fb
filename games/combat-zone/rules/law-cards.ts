import { isMarkOfAction } from './difficult.ts'
import { STUNNED } from './gonk.ts'
import { isNetrunner } from './net.ts'
import type { Battle, Model } from './state.ts'

/** What models cannot have or be by what they are: Gear and Hacked tokens of Gonks, programs of no Netrunner. In sentences. */
export function brokenKinds(battle: Battle): string[] {
  const { models } = battle
  return [
    ...models.flatMap((model) => brokenModel(battle, model)),
    ...brokenPrograms(battle),
    ...brokenInspired(battle),
  ]
}

/** CZ-GONK-9, CZ-GEAR-8, CZ-DRONE-4, CZ-DRONE-2, CZ-DIFFICULT-4, CZ-KEYWORD-23. */
function brokenModel({ models }: Battle, model: Model): string[] {
  const { id, kind, gear, hacked, marks, seat, runner } = model
  const isCharacter = kind === 'character'
  const odd = marks.filter(({ what }) => !(what === STUNNED ? kind === 'gonk' : isMarkOfAction(what)))
  const owner = models.find((one) => one.id === runner)
  return [
    ...(hacked > 0 && !isCharacter ? [`${id} is Hacked, and a ${kind} cannot be`] : []),
    ...(gear.length > 0 && !isCharacter ? [`${id} has Gear, and a ${kind} cannot`] : []),
    ...odd.map(({ what }) => `${id} has the mark "${what}"; expected "${STUNNED}" for a Gonk, or that of an action`),
    ...(kind === 'drone' && owner?.seat !== seat ? [`${id} is a drone, and nobody of its player runs it`] : []),
    ...(kind !== 'drone' && runner !== undefined ? [`${id} is no drone, and ${runner} runs it`] : []),
  ]
}

/** CZ-NET-1, CZ-NET-6. */
function brokenPrograms(battle: Battle): string[] {
  const { programs, models } = battle
  return programs.flatMap(({ of, card }, at) => {
    const owner = models.find(({ id }) => id === of)
    const isTwice = programs.findIndex((one) => one.of === of && one.card === card) !== at
    return [
      ...(owner && !(owner.kind === 'character' && isNetrunner(battle, owner))
        ? [`${of} has ${card} installed, and is no Netrunner`]
        : []),
      ...(isTwice ? [`${of} has ${card} installed twice`] : []),
    ]
  })
}

/** CZ-INSPIRE-1, CZ-INSPIRE-2: Gonks of who inspires have acted, and nobody else. */
function brokenInspired({ inspired, models, control }: Battle): string[] {
  return inspired.flatMap((id) => {
    const model = models.find((one) => one.id === id)
    return !model || (model.kind === 'gonk' && model.seat === control)
      ? []
      : [`${id} has acted in an Inspire, and cannot`]
  })
}
