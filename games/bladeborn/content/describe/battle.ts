import type { BattleCard } from '../cards.ts'
import { counted, phrase, sentences } from './words.ts'

const places: Record<BattleCard['reserves']['place'], string> = {
  'reserve-hexes': 'in one of their reserve hexes or a hex adjacent to one',
  'own-territory': 'in their own territory',
  'board-edge': 'in any hex of the long edge on their side',
}

/** BB-RESERVE-2: when, where and how many. */
export function reservesText({ timing, count, place }: BattleCard['reserves']): string {
  const when =
    timing === 'first-turn'
      ? "from the second battle round on, at the beginning of a player's first turn of the round, that player places"
      : 'in the reserve phase, each player places'
  const many = count === 1 ? '1 reserve fighter' : `${count} reserve fighters, or all that are left, each`
  return sentences([phrase(when, many, places[place])])
}

const winners: Record<BattleCard['victory']['winner'], string> = {
  points: 'has more victory points',
  fighters: 'has more fighters on the battlefield',
  objectives: 'controls more objectives',
}

/** BB-BATTLE-1: when the battle ends and who has won it then. */
export function victoryText({ rounds, winner, atPoints, elimination }: BattleCard['victory']): string {
  const clauses = [
    `after ${counted(rounds, 'battle round')} whoever ${winners[winner]} wins; if neither does, it is a draw`,
  ]
  if (atPoints !== undefined)
    clauses.push(
      `a player who has ${counted(atPoints, 'victory point')} or more at the end of a battle round, and more than their opponent, wins at once`,
    )
  if (elimination)
    clauses.push('a player with no fighters left, neither on the battlefield nor in reserve, loses at once')
  return sentences(clauses)
}
