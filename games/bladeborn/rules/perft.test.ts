import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { everyAnswer, type Match, perft, writeChoice } from '@muster/table'
import { expect, test } from 'vitest'
import {
  drawPosition,
  openPosition,
  type PerftPosition,
  perftPositions,
  perftRequests,
} from '../testing/perft-positions.ts'
import type { State } from './state.ts'

/** More dice than three answers roll. */
const ONES = Array(60).fill(1)

/** The slow twin of `perft`: a live match for every sequence, its dice set to ones. */
function countLive(position: PerftPosition, depth: number, answers: readonly unknown[] = []): number {
  const match: Match<State> = openPosition(position)
  for (const choice of answers) {
    match.setDice(ONES)
    match.answer(match.questions[0]!.seat, choice)
  }
  const [asked] = match.pending
  if (!asked) return 0
  const choices = [...everyAnswer(asked.question)].map((answer) => writeChoice(asked.question, answer))
  if (depth === 1) return choices.length
  return choices.reduce((sum: number, choice) => sum + countLive(position, depth - 1, [...answers, choice]), 0)
}

test.each(perftPositions)('$name: the published numbers of answer sequences', (position) => {
  const match = openPosition(position)
  expect([1, 2, 3].map((depth) => perft(match, depth))).toEqual(position.leaves)
})

test.each(perftPositions)('$name: counting in live matches comes to the same', (position) => {
  expect([1, 2, 3].map((depth) => countLive(position, depth))).toEqual(position.leaves)
})

test.each(perftPositions)('$name: drawing, numbers and requests stand in the README', (position) => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  const table = `t${perftPositions.indexOf(position) + 1}`
  expect(readme).toContain(drawPosition(openPosition(position).state))
  expect(readme).toContain(`| ${position.name} | ${position.leaves.join(' | ')} |`)
  for (const request of perftRequests(position, table)) expect(readme).toContain(JSON.stringify(request))
})
