import { interned, pickOne, type Words } from '@muster/table'
import type { LootToken } from '../content/cards/loot.ts'
import { force } from './effects/force.ts'
import { hunterOf, listed, nameOf, tableOptions } from './lookup.ts'
import { canSpend, drawsFrom, type Spend, spend, spendsOf, spendText } from './spend.ts'
import type { Enemy, GearDeck, Hunter, State, Todo } from './state.ts'
import { stockOf } from './stock.ts'
import type { Table } from './table.ts'

type LootMoment = Extract<Todo, { do: 'moment' }>

/** An attack that is about to be defended against: by whom, and by which enemy. */
interface Attack {
  readonly ids: readonly string[]
  readonly by: string | undefined
}

interface MomentAsk {
  readonly state: State
  readonly hunter: string
  readonly attack: Attack | undefined
}

function momentPrompt({ state, hunter, attack }: MomentAsk): string {
  const name = nameOf(state, hunter)
  if (!attack) return `${name} may use Loot before the game goes on`
  const { ids, by } = attack
  const names = listed(ids.map((id) => nameOf(state, id)))
  const attacker = by === undefined ? '' : ` by ${nameOf(state, by)}`
  return `${names} ${ids.length === 1 ? 'is' : 'are'} attacked${attacker}: ${name} may use Loot first`
}

const NO: Spend = { loot: '', how: 'use' }

const momentWords: Words<Spend, MomentAsk> = {
  ask: 'use loot',
  doing: 'may use Loot',
  rule: 'AB-LOOT-9',
  prompt: momentPrompt,
  key: ({ loot, how }) => (loot === '' ? 'no' : `${loot} ${how}`),
  text: (option, { state }) => (option.loot === '' ? 'Go on' : spendText(state, option)),
}

/** One use of Loot, or none. */
function offerLoot(table: Table, state: State, hunter: Hunter, spends: readonly Spend[], attack?: Attack): boolean {
  const question = pickOne(momentWords, [...spends, NO], { state, hunter: hunter.id, attack }, NO)
  const option = table.ask(hunter.seat, question)
  if (option.loot === '') return false
  spend(table, state, hunter, option)
  return true
}

/**
 * AB-LOOT-9, AB-R-35: the key moments at which whoever holds something usable is asked: before an activation, before an order,
 * before burning, Clean Up and respawn. The name of the one that is due, in this round and at this place.
 */
export function momentDue(state: State, named = momentNamed): string | undefined {
  const { stage, orders, hunters } = state
  const frame = orders.at(-1)
  if (frame) {
    const isBegun = frame.left !== undefined || frame.line !== undefined
    return isBegun ? undefined : named(state, 'order', frame.card, frame.at)
  }
  if (stage === 'activate') return named(state, stage, '', activatedOf(hunters))
  return stage === 'burn' || stage === 'cleanup' || stage === 'respawn' ? named(state, stage, '', 0) : undefined
}

type MomentKind = 'order' | 'activate' | 'burn' | 'cleanup' | 'respawn'

/** Cards on top of each other whose moments have names that are kept. */
const MOST_DEEP = 8

/** The name is put together once for all games with the same content: it is asked for in most steps, and compared with the last one. */
function momentNamed(state: State, kind: MomentKind, card: string, at: number): string {
  const { content, round, orders } = state
  const depth = orders.length
  if (depth >= MOST_DEEP) return makeMomentName(state, kind, card, at)
  const { ofOrders, ofStages } = stockOf(content).moments
  const rounds = kind === 'order' ? keptOf(ofOrders, card) : keptOf(ofStages, kind)
  rounds[round] ??= []
  const names = rounds[round]
  const place = MOST_DEEP * at + depth
  names[place] ??= interned(makeMomentName(state, kind, card, at))
  return names[place]
}

function keptOf(moments: Map<string, string[][]>, name: string): string[][] {
  const known = moments.get(name)
  if (known) return known
  const none: string[][] = []
  moments.set(name, none)
  return none
}

/** The slow twin. */
export function makeMomentName({ round, orders }: State, kind: MomentKind, card: string, at: number): string {
  if (kind === 'order') return `order ${round} ${orders.length} ${card} ${at}`
  return kind === 'activate' ? `activate ${round} ${at}` : `${kind} ${round}`
}

function activatedOf(hunters: readonly Hunter[]): number {
  let count = 0
  for (const { activated } of hunters) if (activated) count++
  return count
}

/** What begins with a decision; what else waits belongs to an attack that is not fully applied yet. */
const DECISIONS: readonly Todo['do'][] = ['react', 'volley', 'shots', 'free']

const asksAlways = (state: State): boolean => tableOptions(state).lootMoments === 'every-decision'

/** AB-R-35: with the option every decision of a round is such a moment. */
function decisionDue({ round, outcome, stage, todo }: State): string | undefined {
  const next = todo.at(-1)
  if (round === 0 || outcome || stage === 'reward') return undefined
  return !next || DECISIONS.includes(next.do) ? 'decision' : undefined
}

/** AB-R-35: a hunter in its own activation is offered its Loot there. */
const isAskedAnyway = ({ active, stage, todo, orders, hunters }: State, hunter: Hunter): boolean =>
  stage === 'act' && todo.length + orders.length === 0 && hunters[active?.hunter ?? -1] === hunter

/** Whoever holds something usable at such a moment is asked before anything else. */
export function openMoment(state: State): void {
  const due = asksAlways(state) ? decisionDue(state) : state.todo.length > 0 ? undefined : momentDue(state)
  if (due === undefined || due === state.moment) return
  state.moment = due
  const left: string[] = []
  for (const hunter of state.hunters) if (canSpend(state, hunter) && !isAskedAnyway(state, hunter)) left.push(hunter.id)
  if (left.length > 0) state.todo.push({ do: 'moment', left })
}

/** AB-R-35: with the option, whatever has been done makes room for the next moment. */
export function closeMoment(state: State, done: Todo | undefined): void {
  if (done?.do !== 'moment' && asksAlways(state)) state.moment = undefined
}

/** One hunter after the other, each until it has enough. */
export function momentOn(table: Table, state: State): void {
  const moment = state.todo.at(-1) as LootMoment
  const id = moment.left[0]
  const hunter = id === undefined ? undefined : hunterOf(state, id)
  const spends = hunter ? spendsOf(state, hunter) : []
  if (hunter && spends.length > 0 && offerLoot(table, state, hunter, spends)) return
  moment.left.shift()
  if (moment.left.length === 0) state.todo.splice(state.todo.indexOf(moment), 1)
}

/** The moments of Loot being used that other cards may listen to. */
const HEARD = ['uses-loot', 'healed', 'reloads'] as const

/** AB-R-35: whether what a hunter does with its Loot could matter to somebody else: Mods are for all, and cards may listen or reach others. */
function couldHelp(state: State, { fan }: Hunter, spends: readonly Spend[]): boolean {
  const { content } = state
  const { triggers } = force.of(state)
  const listens = content.fans[fan]?.on
  if (HEARD.some((on) => on === listens || triggers.has(on))) return true
  return spends.some(({ loot, how }) => {
    const { kind } = content.lootTokens[loot] as LootToken
    return how === 'use' ? kind === 'mods' : stockOf(content).reaching.has(drawsFrom[kind] as GearDeck)
  })
}

/**
 * AB-R-35: before the first defending token of an attack is picked, those under attack may use the Loot on their cards, and
 * whoever else has some that could matter to them.
 */
export function beforeDefence(table: Table, state: State, attacked: readonly Hunter[], by?: Enemy): void {
  if (attacked.length === 0) return
  for (const hunter of state.hunters) {
    const isAttacked = attacked.includes(hunter)
    for (;;) {
      const spends = spendsOf(state, hunter)
      if (spends.length === 0 || !(isAttacked || couldHelp(state, hunter, spends))) break
      if (!offerLoot(table, state, hunter, spends, { ids: attacked.map(({ id }) => id), by: by?.id })) break
    }
  }
}
