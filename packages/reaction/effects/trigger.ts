import { pickOne, type Table } from '@muster/table'
import type { Action } from '../grammar/action.ts'
import type { ControlDeeds } from '../grammar/deed.ts'
import type { Trigger } from '../grammar/trigger.ts'
import type { CardWords } from '../grammar/words.ts'
import type { CardGame, CardModel, Use } from './card-game.ts'
import type { Force, InForce } from './force.ts'
import { isFor } from './standing.ts'
import type { Perform } from './verbs.ts'
import { fits, modelOf, modelsWho } from './who.ts'

/**
 * A moment of the game: whose it is (who acts, or who is wounded or taken out), who is on its other side, in which action, and
 * whether that is a [RE]action.
 */
export interface Moment<W extends CardWords> {
  readonly on: W['moment']
  readonly by?: CardModel | undefined
  readonly who?: CardModel | undefined
  readonly action?: Action<W> | undefined
  readonly isReaction?: boolean | undefined
}

/** Does what the cards in force make happen at a moment, in the order they are in force. */
export function happens<State, W extends CardWords>(
  table: Table,
  game: CardGame<State, W>,
  perform: Perform<State, W>,
  state: State,
  force: Pick<Force<W>, 'triggers'>,
  moment: Moment<W>,
  rule: string,
): void {
  const entries = force.triggers.get(moment.on)
  if (entries) hears(table, game, perform, state, entries, moment, rule)
}

/** The same of those triggers alone that wait for it and hear it. */
export function hears<State, W extends CardWords>(
  table: Table,
  game: CardGame<State, W>,
  perform: Perform<State, W>,
  state: State,
  entries: readonly InForce<Trigger<W>>[],
  moment: Moment<W>,
  rule: string,
): void {
  for (const entry of entries) {
    if (!mayHear(entry, moment)) continue
    const { owner, bearer, source, rule: trigger } = entry
    const them = entry.them ?? acrossFrom(bearer, moment)?.id
    const use: Use = { seat: owner, me: bearer ?? moment.by?.id, them, source, rule }
    if (trigger.by && !(moment.by && fits(game, state, moment.by, trigger.by, use))) continue
    if (trigger.who && !(moment.who && fits(game, state, moment.who, trigger.who, use))) continue
    const counter = trigger.times > 1 || trigger.once ? counterOf(game, entries, entry) : ''
    if (trigger.times > 1 && game.count(state, counter) % trigger.times !== 0) continue
    const limit = trigger.once && `${counter} once ${trigger.once}`
    if (limit && game.counted(state, limit) > 0) continue
    if ((trigger.may || trigger.once) && isPointless(game, state, trigger, use)) continue
    if (trigger.may && table.ask(owner, pickOne(game.words.may, ['yes', 'no'], use, 'no')) === 'no') continue
    if (limit) game.count(state, limit)
    perform(table, state, trigger.do, use)
  }
}

/** Whether what is done begins with a pick that nobody fits, is for the case alone that somebody is who is not, or for a target where there is none. */
function isPointless<State, W extends CardWords>(
  game: CardGame<State, W>,
  state: State,
  { do: deeds, may }: Trigger<W>,
  use: Use,
): boolean {
  const [first, ...rest] = deeds
  if (first !== undefined && 'pick' in first) {
    const { pick } = first as Pick<ControlDeeds<W>, 'pick'>
    return (may || rest.every(isForThem)) && modelsWho(game, state, pick.who, use).length === 0
  }
  if (first !== undefined && 'if' in first && rest.length === 0) {
    const { who, else: others } = (first as Pick<ControlDeeds<W>, 'if'>).if
    return others === undefined && modelsWho(game, state, who, use).length === 0
  }
  return !modelOf(game, state, use.them) && deeds.every(isForThem)
}

const isForThem = (deed: object): boolean => Object.values(deed).every((args) => args?.who === 'them')

/**
 * What the uses of a trigger are counted under: its card, its bearer and its moment, and which one of several that are alike in that.
 * What nobody bears goes by its player where it is another's for each.
 */
function counterOf<State, W extends CardWords>(
  { countsBySeat }: CardGame<State, W>,
  entries: readonly InForce<Trigger<W>>[],
  entry: InForce<Trigger<W>>,
): string {
  const { source, bearer, owner, rule } = entry
  const alike = entries.filter((one) => one.source === source && one.bearer === bearer && one.owner === owner)
  const at = alike.indexOf(entry)
  const whose = bearer ?? (countsBySeat ? owner : '')
  return `${source} ${whose} ${rule.on}${at > 0 ? ` ${at + 1}` : ''}`
}

/** Who is on the other side for the bearer: of a moment of somebody else that concerns it, that somebody. */
function acrossFrom<W extends CardWords>(bearer: string | undefined, { by, who }: Moment<W>): CardModel | undefined {
  return bearer !== undefined && who?.id === bearer ? by : who
}

/** Whether a trigger could be met, whoever it names: one that names nobody hears its bearer, and one that nobody bears everybody. */
function mayHear<W extends CardWords>(
  { rule, bearer }: InForce<Trigger<W>>,
  { by, action, isReaction }: Moment<W>,
): boolean {
  if (rule.in === 'reaction' && !isReaction) return false
  if (!rule.by && bearer !== undefined && by?.id !== bearer) return false
  return isFor(rule.for, action)
}
