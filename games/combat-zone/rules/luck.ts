import { type LuckOf, offerAgain, type Roll, type Stands } from '@muster/reaction'
import { refuse, type Seat } from '@muster/table'
import type { Content } from '../content/load.ts'
import type { TeamList } from '../content/team/team.ts'
import { OBSTACLE } from './dice.ts'
import { clockwiseFrom, optionsOf } from './lookup.ts'
import type { Battle, Side } from './state.ts'
import type { Table } from './table.ts'
import { alliesOf } from './teamplay.ts'

const START = 3

/** CZ-R-51: whose side holds the Luck a player spends: the own, or that of the first of two who share it. */
function luckHolder(battle: Battle, seat: Seat): Seat {
  const isShared = battle.config.pairs && optionsOf(battle).teamGameLuck === 'three-per-side'
  return isShared ? (alliesOf(battle, seat)[0] as Seat) : seat
}

export const luckOf: LuckOf<Battle> = {
  left: (battle, seat) => (battle.sides[luckHolder(battle, seat)] as Side).luck,
  change: (battle, seat, by) => {
    const side = battle.sides[luckHolder(battle, seat)] as Side
    side.luck += by
  },
  rules: { ask: 'CZ-LUCK-2', luck: 'CZ-LUCK-3', accurate: 'CZ-KEYWORD-2', streak: 'CZ-LUCK-12' },
  refusals: {
    once: refuse('CZ-LUCK-4', 'this die has been rolled again already'),
    none: refuse('CZ-LUCK-2', 'no Luck is left'),
  },
}

/** CZ-LUCK-1, CZ-LUCK-5, CZ-LUCK-13, CZ-R-52: three, what cards add, and one for each point of Street Cred the highest rival has more. */
export function startingLuck(content: Content, team: TeamList, cred: number, rivals: readonly number[]): number {
  return START + luckOnCards(content, team) + Math.max(0, Math.max(...rivals) - cred)
}

/** CZ-R-51: two who share their Luck begin with three between them, and with what each has beyond. */
export function shareLuck(battle: Battle): void {
  for (const [seat, side] of battle.sides.entries()) {
    const holder = battle.sides[luckHolder(battle, seat)] as Side
    if (holder === side) continue
    holder.luck += side.luck - START
    side.luck = 0
  }
}

function luckOnCards(content: Content, { characters }: TeamList): number {
  const cards = characters.flatMap(({ card, gear }) => {
    const character = content.characters[card]
    const carried = [...(character?.gear ?? []), ...gear].map((id) => content.gear[id] ?? content.printed[id])
    return [character, ...carried]
  })
  let luck = 0
  for (const card of cards)
    for (const rule of card?.standing ?? [])
      if ('change' in rule && rule.change === 'luck' && typeof rule.add === 'number') luck += rule.add
  return luck
}

/** Where nobody has any, nobody is asked. */
function isNoLuckLeft({ sides }: Battle): boolean {
  for (const { luck } of sides) if (luck > 0) return false
  return true
}

/** For a die that may be rolled again, but not for Luck. */
const noLuck: LuckOf<Battle> = { ...luckOf, left: () => 0 }

/** The dice that Luck cannot change, the one whose action is Accurate, and what they all come to as they lie. */
type Settling = {
  readonly firm?: readonly Roll[]
  readonly accurate?: Roll | undefined
  readonly stands?: Stands | undefined
}

/**
 * CZ-LUCK-6..11, CZ-KEYWORD-2, CZ-KEYWORD-3, CZ-R-48..50: whoever has Control first, then the others clockwise, then the first again if one of them
 * rolled again. Where Control has no die in the roll, whoever acts takes its place.
 */
export function settleLuck(
  table: Table,
  battle: Battle,
  acting: Seat,
  rolls: readonly Roll[],
  { firm = [], accurate, stands }: Settling = {},
): void {
  if (!accurate && isNoLuckLeft(battle)) return
  const isOpen = ({ die }: Roll) => die.name !== OBSTACLE || optionsOf(battle).luckOnObstacleDie
  const open = rolls.filter((roll) => isOpen(roll) && !firm.includes(roll))
  const of = (seat: Seat) => open.filter((roll) => roll.seat === seat)
  const first = of(battle.control).length > 0 ? battle.control : acting
  const offer = (seat: Seat) => {
    const again = offerAgain(table, luckOf, battle, seat, of(seat), seat === acting ? accurate : undefined, stands)
    const isAccurateOnly = seat === acting && accurate !== undefined && firm.includes(accurate)
    return (isAccurateOnly && offerAgain(table, noLuck, battle, seat, [accurate], accurate, stands)) || again
  }
  offer(first)
  let again = false
  for (const seat of clockwiseFrom(battle, first)) if (of(seat).length > 0 && offer(seat)) again = true
  if (again) offer(first)
}
