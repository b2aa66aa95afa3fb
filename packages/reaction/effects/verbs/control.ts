import { pickOne } from '@muster/table'
import { meets } from '../../compare.ts'
import { cardDieOf } from '../../dice.ts'
import type { ControlDeeds } from '../../grammar/deed.ts'
import type { CardWords } from '../../grammar/words.ts'
import type { Use } from '../card-game.ts'
import type { Doing } from '../verbs.ts'
import { modelsWho } from '../who.ts'

const NOBODY = 'nobody'

/** The card's player picks a model, which is `them` from there on. Where there is but one, nobody is asked; who may decline and does ends the deeds. */
export function pick<State, W extends CardWords>(args: ControlDeeds<W>['pick'], doing: Doing<State, W>): Use {
  const { table, game, state, use } = doing
  const ids = modelsWho(game, state, args.who, use).map(({ id }) => id)
  if (ids.length === 0) return { ...use, them: undefined }
  if (ids.length === 1 && !args.optional) return { ...use, them: ids[0] }
  const [options, pass] = args.optional ? [[...ids, NOBODY], NOBODY] : [ids, undefined]
  const them = table.ask(use.seat, pickOne(game.words.model, options, { state, use }, pass))
  return { ...use, them: them === NOBODY ? undefined : them }
}

/** Each of these is `them` in turn; who they are is settled before the first. */
export function all<State, W extends CardWords>(args: ControlDeeds<W>['all'], doing: Doing<State, W>): undefined {
  const { game, state, use, perform } = doing
  const ids = modelsWho(game, state, args.who, use).map(({ id }) => id)
  for (const id of ids) perform(args.do, { ...use, them: id })
}

/** The card's player chooses one of several things to do, by name. */
export function choose<State, W extends CardWords>(args: ControlDeeds<W>['choose'], doing: Doing<State, W>): undefined {
  const { table, game, use, perform } = doing
  const names = args.map(({ name }) => name)
  const chosen = table.ask(use.seat, pickOne(game.words.choice, names, use))
  perform(args.find(({ name }) => name === chosen)?.do ?? [], use)
}

/** A die decides; its Crit and its Fumble count. No Luck is spent on it (AB-R-24). */
export function roll<State, W extends CardWords>(args: ControlDeeds<W>['chance'], doing: Doing<State, W>): undefined {
  const { table, use, perform } = doing
  const die = cardDieOf(args.die)
  const kind = { why: `for ${use.source}`, rule: use.rule }
  const classes = die.faces.map((face) => (meets({ die, face }, 0, args.need) ? 1 : 0))
  const face = table.roll(use.seat, 1, die, kind, classes)[0] as number
  perform(meets({ die, face }, 0, args.need) ? args.do : (args.else ?? []), use)
}

/** Whether there is anybody who fits. */
export function fork<State, W extends CardWords>(args: ControlDeeds<W>['if'], doing: Doing<State, W>): undefined {
  const { game, state, use, perform } = doing
  perform(modelsWho(game, state, args.who, use).length > 0 ? args.do : (args.else ?? []), use)
}
