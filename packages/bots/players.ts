import {
  type Match,
  type PlayedState,
  type Random,
  type Result,
  randomAnswer,
  type Seat,
  writeChoice,
} from '@muster/table'
import { decide, type Memory } from './decide.ts'
import { greedyAnswer } from './greedy.ts'
import type { Mind } from './mind.ts'
import type { Strength } from './strengths.ts'

/** Answers for a seat when it is asked. */
export type Player<State extends PlayedState = PlayedState> = (match: Match<State>, seat: Seat) => unknown

export function randomPlayer<State extends PlayedState>(random: Random): Player<State> {
  return (match, seat) => randomAnswer(match.pendingOf(seat).question, random)
}

export function greedyPlayer<State extends PlayedState>(mind: Mind<State>): Player<State> {
  return (match, seat) => greedyAnswer(match, seat, mind)
}

/** A bot of some strength for one game; it remembers between its decisions. */
export function strengthPlayer<State extends PlayedState>(
  mind: Mind<State>,
  strength: Strength,
  seed: string,
): Player<State> {
  const memory: Memory = {}
  return (match, seat) => {
    const at = `${seed} ${seat} ${match.entries.length}`
    return decide({ match, seat, mind, strength, seed: at, memory }).answer
  }
}

/** Plays a match to its end, each seat by its player; the number of decisions and the result. */
export function playMatch<State extends PlayedState>(
  match: Match<State>,
  players: readonly Player<State>[],
): { result: Result; decisions: number } {
  for (let decisions = 0; ; decisions++) {
    const [asked] = match.pending
    if (!asked) return { result: match.result ?? { winners: [] }, decisions }
    const player = players[asked.seat] as Player<State>
    match.answer(asked.seat, writeChoice(asked.question, player(match, asked.seat)))
  }
}
