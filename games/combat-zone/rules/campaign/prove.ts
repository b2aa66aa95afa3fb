import { dieOf, skillOn } from '@muster/reaction'
import { pickOne, type Seat, type Words } from '@muster/table'
import type { Content } from '../../content/load.ts'
import type { Battle } from '../state.ts'
import type { Table } from '../table.ts'
import { credOf } from './cred.ts'
import { WOUNDED_LEADER } from './injury.ts'
import { campaignOf, gameOf, playerOf } from './lookup.ts'
import type { Player } from './state.ts'

/** CZ-PROVE-1. */
const NEEDED = 10

/** The Prove Your Worth scenario of a faction. */
export function provingScenario({ scenarios }: Content, faction: string): string | undefined {
  return Object.values(scenarios).find(({ proves }) => proves === faction)?.id
}

/** CZ-R-110: it is a scenario of two sides. Where more would meet, the next rival clockwise plays against whoever proves his worth. */
export function provingSeats(battle: Battle, prover: Seat): Seat[] {
  const { seats } = gameOf(battle)
  if (battle.config.pairs) return seats
  const rival = seats[(seats.indexOf(prover) + 1) % seats.length] as Seat
  return [prover, rival].toSorted()
}

/** CZ-PROVE-1, CZ-PROVE-2, CZ-R-110: whether a team must play its Prove Your Worth; who has won it need not again. */
function mustProve(battle: Battle, seat: Seat): boolean {
  const player = playerOf(battle, seat)
  if (campaignOf(battle).proven.includes(seat) || !provingScenario(battle.content, player.faction)) return false
  return credOf(battle.content, player) >= NEEDED
}

/** How many Objectives a player has completed; a Wounded Leader is none. */
export function completedCount({ objectives }: Player): number {
  return objectives.filter((card) => card !== WOUNDED_LEADER).length
}

const byBoth: readonly ((content: Content, player: Player) => number)[] = [
  credOf,
  (_, player) => completedCount(player),
]

const rollKind = { why: 'for whose worth is proven', rule: 'CZ-PROVE-5' }

const words: Words<Seat, Battle> = {
  ask: 'prove',
  rule: 'CZ-PROVE-5',
  prompt: () => 'Whose Prove Your Worth is played?',
  doing: 'chooses a scenario',
  key: (seat) => `player ${seat + 1}`,
  text: (seat, battle) => {
    const { faction } = playerOf(battle, seat)
    const scenario = battle.content.scenarios[provingScenario(battle.content, faction) ?? '']
    return `${scenario?.name ?? 'That'} of ${battle.content.factions[faction]?.name ?? faction}`
  },
  assume: (seats) => seats[0] as Seat,
}

/** CZ-PROVE-2..5, CZ-R-111: who of those who meet proves his worth in this game, if anybody must. */
export function whoProves(table: Table, battle: Battle, seats: readonly Seat[]): Seat | undefined {
  let able = seats.filter((seat) => mustProve(battle, seat))
  for (const measure of byBoth) {
    const most = Math.max(...able.map((seat) => measure(battle.content, playerOf(battle, seat))))
    able = able.filter((seat) => measure(battle.content, playerOf(battle, seat)) === most)
  }
  if (able.length < 2) return able[0]
  const influence = able.map((seat) => leadersInfluence(battle.content, playerOf(battle, seat)))
  const scores = table.rollOff(able, dieOf('red'), rollKind, influence)
  const winner = able[scores.indexOf(Math.max(...scores))] as Seat
  return table.ask(winner, pickOne(words, [winner, ...able.filter((seat) => seat !== winner)], battle))
}

/** CZ-PROVE-5: of the Leader fielded last, in the version that is in the HQ by now, or before that of the best one there is. */
function leadersInfluence({ characters }: Content, player: Player): number {
  const fielded = player.team?.characters.map(({ card }) => characters[card]?.of)
  const leaders = player.characters
    .flatMap((card) => characters[card] ?? [])
    .filter(({ keywords, of }) => keywords.includes('leader') && (!fielded || fielded.includes(of)))
  return Math.max(0, ...leaders.map(({ skills }) => skillOn(skills, 'influence')))
}

const endWords: Words<'end' | 'go-on', Battle> = {
  ask: 'proven',
  rule: 'CZ-PROVE-7',
  prompt: () => 'A team has proven its worth. Does the campaign end, or do you all play on?',
  doing: 'decides about the campaign',
  key: (option) => option,
  text: (option) => (option === 'end' ? 'The campaign is over' : 'Play on'),
  assume: () => 'end',
}

/** CZ-PROVE-7: the campaign goes on only if all agree. Whether it does. */
export function allPlayOn(table: Table, battle: Battle): boolean {
  const question = pickOne(endWords, ['end', 'go-on'] as const, battle)
  const answers = table.askAll(battle.sides.map((_, seat) => ({ seat, question })))
  return answers.every((answer) => answer === 'go-on')
}
