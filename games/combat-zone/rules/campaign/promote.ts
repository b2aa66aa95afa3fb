import { ok, pickOne, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import type { Character, Content } from '../../content/load.ts'
import type { Battle } from '../state.ts'
import type { Table } from '../table.ts'
import { credOf } from './cred.ts'
import { addToHq, gearOfFaction, isOneOfAKind } from './hq.ts'
import { campaignOf, hqCardName, playerOf } from './lookup.ts'
import type { Player } from './state.ts'

/** A promotion, a Merc instead of it, or neither. */
type Reward = { readonly do: 'promote' | 'hire' | 'forgo'; readonly card: string }

type Asking = { readonly content: Content; readonly player: Player }

const FORGO: Reward = { do: 'forgo', card: '' }

const TOO_HIGH = refuse('CZ-PROMOTE-3', 'only one star is added at a time')
const HIRED_ONCE = refuse('CZ-PROMOTE-4', 'this Merc is in the HQ already')
const NOT_AT_ONCE = refuse('CZ-PROMOTE-6', 'a Merc of two stars is hired with one and promoted later')
const NO_SUCH = refuse('CZ-PROMOTE-2', 'the HQ has no version of it to be promoted')

/** All versions above basic of the faction and of hired Mercs, then all versions of Mercs. */
function candidates({ content, player }: Asking): Reward[] {
  const all = Object.values(content.characters)
  const isHired = ({ of }: Character) => player.characters.some((card) => content.characters[card]?.of === of)
  const promoted = all.filter(
    (one) => one.stars > 0 && (one.faction === player.faction || (!one.faction && isHired(one))),
  )
  const hired = all.filter(({ faction }) => faction === undefined)
  return [
    ...promoted.map(({ id }): Reward => ({ do: 'promote', card: id })),
    ...hired.map(({ id }): Reward => ({ do: 'hire', card: id })),
    FORGO,
  ]
}

/** CZ-PROMOTE-2..6, CZ-R-122. */
function verdict({ do: what, card }: Reward, { content, player }: Asking): Verdict {
  const one = content.characters[card]
  if (what === 'forgo' || !one) return ok
  const held = player.characters.flatMap((id) => content.characters[id] ?? []).filter(({ of }) => of === one.of)
  if (what === 'hire') {
    if (held.length > 0) return HIRED_ONCE
    return one.stars > 1 ? NOT_AT_ONCE : ok
  }
  if (held.some(({ stars }) => stars === one.stars - 1)) return ok
  return held.some(({ stars }) => stars < one.stars) ? TOO_HIGH : NO_SUCH
}

const words: Words<Reward, Asking> = {
  ask: 'promotion',
  rule: 'CZ-PROMOTE-1',
  prompt: () => 'You have won: promote a character, or hire a Merc?',
  doing: 'promotes a character',
  key: ({ do: what, card }) => (card === '' ? what : `${what} ${card}`),
  text: ({ do: what, card }, { content }) => {
    if (what === 'forgo') return 'Neither'
    return what === 'hire' ? `Hire ${hqCardName(content, card)}` : `Promote to ${hqCardName(content, card)}`
  },
  kind: ({ do: what }) => what,
  candidates,
  verdict,
}

/** CZ-PROMOTE-1..6: one promotion or one Merc for a won game, or neither. */
export function promote(table: Table, battle: Battle, seat: Seat): void {
  const { content } = battle
  const player = playerOf(battle, seat)
  const asking = { content, player }
  const options = candidates(asking).filter((reward) => verdict(reward, asking) === ok)
  const { do: what, card } = table.ask(seat, pickOne(words, options, asking, FORGO))
  if (what === 'forgo') return
  if (what === 'promote') raise(content, player, card)
  else addToHq(content, player, card)
  table.tell({ event: what === 'promote' ? 'promoted' : 'hired', rule: 'CZ-PROMOTE-1', seat, card })
}

/** CZ-PROMOTE-2, CZ-R-122: the version with a star more for the one below it; whoever may be taken often stays as a basic card too. */
function raise({ characters }: Content, player: Player, card: string): void {
  const one = characters[card] as Character
  const below = player.characters.findIndex((id) => {
    const held = characters[id]
    return held?.of === one.of && held.stars === one.stars - 1
  })
  const staysBeside = one.stars === 1 && !isOneOfAKind(one)
  if (!staysBeside) player.characters.splice(below, 1)
  player.characters.push(card)
}

const mercWords: Words<string, Content> = {
  ask: 'merc',
  rule: 'CZ-SCENARIO-3',
  prompt: () => 'Which Merc joins you?',
  doing: 'hires a Merc',
  key: (card) => card,
  text: (card, content) => hqCardName(content, card),
  assume: (cards) => cards[0] as string,
}

/** What a scenario gives: one basic Merc that is not in the HQ yet. */
export function giveMerc(table: Table, battle: Battle, seat: Seat): void {
  const { content } = battle
  const player = playerOf(battle, seat)
  const held = new Set(player.characters.map((card) => content.characters[card]?.of))
  const free = Object.values(content.characters).filter((one) => !one.faction && one.stars === 0 && !held.has(one.of))
  if (free.length === 0) return
  const ids = free.map(({ id }) => id)
  const card = ids.length === 1 ? (ids[0] as string) : table.ask(seat, pickOne(mercWords, ids, content))
  addToHq(content, player, card)
  table.tell({ event: 'hired', rule: 'CZ-SCENARIO-3', seat, card })
}

/** CZ-PROMOTE-7, CZ-INJURY-18, CZ-R-122: Gear and programs whose requirement is met now; where there is a Market, programs alone. */
export function gearUp(table: Table, battle: Battle, seat: Seat): void {
  const { content } = battle
  const player = playerOf(battle, seat)
  const cred = credOf(content, player)
  const gear = campaignOf(battle).market ? [] : gearOfFaction(content, player.faction)
  const isMet = (card: string) => ((content.gear[card] ?? content.programs[card])?.cred ?? 0) <= cred
  const cards = [...gear, ...Object.keys(content.programs)].filter(
    (card) => isMet(card) && addToHq(content, player, card),
  )
  if (cards.length > 0) table.tell({ event: 'joins-hq', rule: 'CZ-PROMOTE-7', seat, cards })
}
