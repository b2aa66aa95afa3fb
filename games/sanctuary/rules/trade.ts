import { squareDistance } from '@muster/space'
import { ok, pickOne, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import { board } from './board.ts'
import { equipAtOnce, leaveVerdict, ownedOf, takeFrom } from './equip.ts'
import {
  cardOf,
  deciderFor,
  hunterOf,
  isOnBoard,
  lootOf,
  metricOf,
  NOTHING,
  tableOptions,
  turnOf,
  whoIs,
} from './lookup.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** SN-TRADE-4, SN-R-32. */
const TRADE_REACH = 3

const offBoard = refuse('SN-R-33', 'characters off the board do not trade')
const tooFarApart = refuse('SN-TRADE-4', 'the two characters are more than 3 squares apart')
const nothingToTrade = refuse('SN-TRADE-2', 'one piece of loot goes each way, and one of the two has none to give')
const declined = refuse('SN-R-81', 'the ally has declined a trade this turn')

/** SN-TRADE-2, SN-TRADE-4, SN-R-33: whether the active player can propose a trade to an ally. */
export function tradeVerdict(state: State, seat: Seat, ally: Seat): Verdict {
  const [own, other] = [hunterOf(state, seat), hunterOf(state, ally)]
  if (!isOnBoard(own) || !isOnBoard(other)) return offBoard
  if (squareDistance(board, own.square, other.square, metricOf(state)) > TRADE_REACH) return tooFarApart
  if (!canSwap(state, seat, ally)) return nothingToTrade
  return turnOf(state).declined.includes(ally) ? declined : ok
}

/** SN-R-33: what a hunter could give away. */
export const tradeable = (state: State, seat: Seat): string[] => {
  const hunter = hunterOf(state, seat)
  return ownedOf(hunter).filter((card) => !leaveVerdict(state, hunter, card))
}

function canSwap(state: State, seat: Seat, ally: Seat): boolean {
  const [own, other] = [tradeable(state, seat).length, tradeable(state, ally).length]
  return tableOptions(state).gifts === 'allowed' ? own + other > 0 : own > 0 && other > 0
}

const NO_TRADE = 'no trade'

type Deal = {
  readonly state: State
  readonly seat: Seat
  readonly ally: Seat
  /** SN-BLOODWING-7: a trade that may also be left alone. */
  readonly free: boolean
  readonly give?: string
  readonly take?: string
}

const nameOf = (state: State, card: string | undefined): string =>
  card === undefined || card === NOTHING ? 'nothing' : lootOf(state, card).name
const hunterName = (state: State, seat: Seat): string => cardOf(state, hunterOf(state, seat)).name

const giveWords: Words<string, Deal> = {
  ask: 'give',
  doing: 'chooses what to give',
  rule: 'SN-TRADE-2',
  prompt: ({ state, seat, ally }) => `Which loot does ${hunterName(state, seat)} give to ${hunterName(state, ally)}?`,
  key: (card) => (card === NO_TRADE ? NO_TRADE : `give ${card}`),
  text: (card, { state }) => (card === NO_TRADE ? 'No trade' : `Give ${nameOf(state, card)}`),
  kind: (card) => (card === NO_TRADE ? 'no-trade' : 'give'),
  refs: (card) => (card === NO_TRADE || card === NOTHING ? [] : [card]),
  candidates: ({ state, seat }) => giveCandidates(state, seat),
  verdict: giveVerdict,
  whyNot: () => notOwned,
}

const takeWords: Words<string, Deal> = {
  ask: 'take',
  doing: 'chooses what to ask for',
  rule: 'SN-TRADE-2',
  prompt: ({ state, seat, ally, give }) =>
    `What does ${hunterName(state, seat)} ask of ${hunterName(state, ally)} for ${nameOf(state, give)}?`,
  key: (card) => `take ${card}`,
  text: (card, { state }) => `Take ${nameOf(state, card)}`,
  kind: () => 'take',
  refs: (card) => (card === NOTHING ? [] : [card]),
  candidates: ({ state, ally }) => takeCandidates(state, ally),
  verdict: takeVerdict,
  whyNot: () => notOwned,
}

const notOwned = refuse('SN-TRADE-2', 'only loot that the character owns can be traded')
const oneEachWay = refuse('SN-TRADE-2', 'at least one piece of loot changes hands')
const noGifts = refuse('SN-R-33', 'at this table loot is not given for nothing')
const proposed = refuse('SN-TRADE-1', 'the trade is proposed; only the ally can still decline it')

const giftVerdict = (state: State): Verdict => (tableOptions(state).gifts === 'allowed' ? ok : noGifts)

const giveCandidates = (state: State, seat: Seat): string[] => [...ownedOf(hunterOf(state, seat)), NOTHING, NO_TRADE]
const takeCandidates = (state: State, ally: Seat): string[] => [...ownedOf(hunterOf(state, ally)), NOTHING]

/** SN-R-26, SN-R-33: what the one who proposes may give, and then ask for. */
const givesOf = (deal: Deal): string[] =>
  giveCandidates(deal.state, deal.seat).filter((card) => !giveVerdict(card, deal))
const takesOf = (deal: Deal): string[] =>
  takeCandidates(deal.state, deal.ally).filter((card) => !takeVerdict(card, deal))

function takeVerdict(card: string, { state, ally, give }: Deal): Verdict {
  if (card !== NOTHING) return leaveVerdict(state, hunterOf(state, ally), card)
  return give === NOTHING ? oneEachWay : giftVerdict(state)
}

function giveVerdict(card: string, { state, seat, ally, free }: Deal): Verdict {
  if (card === NO_TRADE) return free ? ok : proposed
  if (card !== NOTHING) return leaveVerdict(state, hunterOf(state, seat), card)
  return giftVerdict(state) ?? (tradeable(state, ally).length > 0 ? ok : oneEachWay)
}

const agreeWords: Words<'agree' | 'decline', Deal> = {
  ask: 'agree',
  doing: 'considers a trade',
  rule: 'SN-R-33',
  prompt: ({ state, seat, give, take }) =>
    `${hunterName(state, seat)} offers ${nameOf(state, give)} for ${nameOf(state, take)}`,
  key: (answer) => answer,
  text: (answer) => (answer === 'agree' ? 'Agree to the trade' : 'Decline the trade'),
  kind: (answer) => answer,
}

/**
 * SN-TRADE-2, SN-TRADE-3, SN-TRADE-5, SN-TRADE-6, SN-R-33: one piece each way, of any kind, if the ally agrees; then both may
 * equip what they received. Returns whether it came about. A free trade (SN-BLOODWING-7) may also be left alone.
 */
export function makeTrade(table: Table, state: State, seat: Seat, ally: Seat, rule: string): boolean {
  if (!canSwap(state, seat, ally)) return false
  const free = rule !== 'SN-TRADE-1'
  const proposal: Deal = { state, seat, ally, free }
  const give = table.ask(
    deciderFor(state, seat),
    pickOne(giveWords, givesOf(proposal), proposal, free ? NO_TRADE : undefined),
  )
  if (give === NO_TRADE) return false
  const asking: Deal = { ...proposal, give }
  const take = table.ask(deciderFor(state, seat), pickOne(takeWords, takesOf(asking), asking))
  const deal: Deal = { ...asking, take }
  const answer = table.ask(deciderFor(state, ally), pickOne(agreeWords, ['agree', 'decline'] as const, deal, 'decline'))
  if (answer === 'decline') {
    table.tell({ event: 'declined', rule: 'SN-R-33', seat: ally, who: whoIs(state, ally) })
    return false
  }
  table.tell({ event: 'traded', rule, seat, who: whoIs(state, seat), ally, partner: whoIs(state, ally), give, take })
  hand(state, seat, ally, give)
  hand(state, ally, seat, take)
  if (take !== NOTHING) equipAtOnce(table, state, seat, take)
  if (give !== NOTHING) equipAtOnce(table, state, ally, give)
  return true
}

/** SN-R-33: an equipped card leaves its slot. */
function hand(state: State, from: Seat, to: Seat, card: string): void {
  if (card === NOTHING) return
  takeFrom(hunterOf(state, from), card)
  hunterOf(state, to).hand.push(card)
}
