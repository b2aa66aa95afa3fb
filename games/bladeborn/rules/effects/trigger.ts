import { putInOrder, type Seat, type Words } from '@muster/table'
import type { Deed, Moment, Trigger } from '../../content/grammar.ts'
import { isOnField, nameOf, opponentOf } from '../lookup.ts'
import type { Battle, Fighter } from '../state.ts'
import type { Table } from '../table.ts'
import { canDoAny, carryOut, type Use } from './deeds.ts'
import { bearerOf, forceOf, type RuleInForce } from './force.ts'
import { fits } from './who.ts'

/** Something a card makes happen now: by which rule of it, for which player, about which fighters. */
type Effect = { readonly rule: Trigger; readonly bearer: Fighter | undefined; readonly use: Use }

/** What a moment is about: the fighter concerned and the other one; nobody where it concerns the players. */
type Concerned = { readonly me?: Fighter; readonly them?: Fighter | undefined }

const NONE: readonly Effect[] = []

/** Lets every card that waits for a moment do what it says. */
export function fire(table: Table, battle: Battle, moment: Moment, concerned: Concerned): void {
  settleEffects(table, battle, effectsAt(battle, moment, concerned))
}

/** What cards make happen at a moment, wider cards first. */
export function effectsAt(battle: Battle, moment: Moment, { me, them }: Concerned): readonly Effect[] {
  const entries = forceOf(battle).triggers[moment]
  if (entries === undefined || battle.outcome) return NONE
  const effects: Effect[] = []
  for (const entry of entries) {
    if (entry.rule.rounds && !entry.rule.rounds.includes(battle.round)) continue
    if (me) addForFighter(battle, effects, entry, me, them)
    else addForPlayers(battle, effects, entry)
  }
  return effects
}

function addForFighter(
  battle: Battle,
  effects: Effect[],
  entry: RuleInForce<Trigger>,
  me: Fighter,
  them: Fighter | undefined,
): void {
  const { rule, source } = entry
  const bearer = bearerOf(battle, entry)
  const owner = entry.owner ?? (rule.on === 'down' ? opponentOf(me.seat) : me.seat)
  if (rule.who ? !fits(battle, me, rule.who, { owner, me: bearer, them }) : bearer && bearer !== me) return
  effects.push({ rule, bearer, use: { owner, me, them, value: 0, source, rule: 'BB-PRECEDENCE-2' } })
}

function addForPlayers(battle: Battle, effects: Effect[], entry: RuleInForce<Trigger>): void {
  const { rule, owner: one, source } = entry
  const bearer = bearerOf(battle, entry)
  const both = rule.once ? inOrder(battle).slice(0, 1) : [0, 1]
  for (const owner of one === undefined ? both : [one])
    effects.push({
      rule,
      bearer,
      use: { owner, me: bearer, them: undefined, value: 0, source, rule: 'BB-PRECEDENCE-1' },
    })
}

/** BB-R-64: the player whose turn it is goes first; each player's own effects follow in the order that player wants. */
export function settleEffects(table: Table, battle: Battle, effects: readonly Effect[]): void {
  if (effects.length === 0) return
  const fallenBefore = new Set(effects.flatMap(({ bearer }) => (bearer && !isOnField(bearer) ? [bearer] : [])))
  for (const seat of inOrder(battle))
    for (const { rule, bearer, use } of ordered(table, battle, seat, effects)) {
      if (battle.outcome) return
      const gone = bearer && !isOnField(bearer) && !fallenBefore.has(bearer)
      if (gone || !canDoAny(battle, rule.do, use)) continue
      table.tell({ event: 'card', rule: use.rule, source: use.source, seat })
      carryOut(table, battle, rule.do, use)
    }
}

/**
 * BB-R-64: during a turn the player whose turn it is goes first, between turns the player with the initiative; before it is
 * settled, the roll-off winner.
 */
export function inOrder(battle: Battle): [Seat, Seat] {
  const first = (battle.phase === 'turn' ? battle.turn : undefined) ?? battle.initiative ?? battle.winner ?? 0
  return [first, opponentOf(first)]
}

const orderWords: Words<Effect, Battle> = {
  ask: 'order',
  doing: 'puts effects in order',
  rule: 'BB-R-64',
  prompt: () => 'Several cards take effect at once: in which order?',
  key: ({ use }) => (use.me ? `${use.source} for ${use.me.id}` : use.source),
  text: ({ use }, battle) => (use.me ? `${use.source}: ${nameOf(battle, use.me)}` : use.source),
  label: ({ use }) => use.source,
  detail: ({ use }, battle) => (use.me ? nameOf(battle, use.me) : ''),
  refs: ({ use }) => (use.me ? [use.me.id] : []),
}

/**
 * A player's own effects; asked about only where more than one of them could get in another's way. What one card says of one
 * fighter stays in the order of its text.
 */
function ordered(table: Table, battle: Battle, seat: Seat, effects: readonly Effect[]): readonly Effect[] {
  const own = effects.filter(({ use }) => use.owner === seat)
  const weighty = own.filter(({ rule, use }) => !rule.do.every(isBookkeeping) && canDoAny(battle, rule.do, use))
  const byCard = Map.groupBy(weighty, (effect) => orderWords.key(effect, battle))
  if (byCard.size < 2 || weighty.every(({ rule }) => rule === weighty[0]?.rule)) return own
  const firsts = [...byCard.values()].map(([first]) => first as Effect)
  const order = table.ask(seat, putInOrder(orderWords, firsts, battle))
  const rest = own.filter((effect) => !weighty.includes(effect))
  return [...rest, ...order.flatMap((first) => byCard.get(orderWords.key(first, battle)) ?? [])]
}

/** Gains and points that no other effect at the same moment changes. */
function isBookkeeping(deed: Deed): boolean {
  if ('gain' in deed) return true
  return (
    'score' in deed &&
    (typeof deed.score.points !== 'object' ||
      ('count' in deed.score.points && deed.score.points.count === 'objectives'))
  )
}
