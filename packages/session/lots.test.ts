import { decideSlowly, type Mind, parseStrength } from '@muster/bots'
import { botLots, Match, type PlayedState, randomAnswer, seededRandom, writeChoice } from '@muster/table'
import { smugglers } from '@muster/table/testing'
import type { EngineUi } from '@muster/ui'
import { expect, test } from 'vitest'
import { smugglersMind } from '../bots/testing/smugglers-mind.ts'
import { Bots } from './bots.ts'
import { engineOf } from './index.ts'

const SEED = 'nobody knows it'
const SETUP = { seats: 2, seed: SEED, config: { rounds: 4 } }
const mind = smugglersMind as unknown as Mind
const ui = { game: smugglers, reveals: ['dice'], mind: smugglersMind } as unknown as EngineUi<PlayedState>

/** What novices with lots of a seed decide, question after question, while the game goes its own way. */
async function decidedWith(seed: string): Promise<unknown[]> {
  const match = Match.open(smugglers, SETUP)
  const random = seededRandom('its own way')
  const decided: unknown[] = []
  for (let [asked] = match.pending; asked; [asked] = match.pending) {
    const { seat, question } = asked
    const lots = botLots(seed, seat, match.entries.length)
    const { answer } = await decideSlowly(
      { match, seat, mind, strength: parseStrength('novice', mind), seed: lots },
      {},
    )
    decided.push(writeChoice(question, answer))
    match.answer(seat, writeChoice(question, randomAnswer(question, random)))
  }
  return decided
}

test('a bot at the table and one at the server draw their lots from the seed, the seat and how many entries there are', async () => {
  const match = Match.open(smugglers, SETUP)
  const engine = engineOf(ui, { together: false })
  let hosted = engine.open({ ...SETUP, contributions: [] })
  const random = seededRandom('its own way')
  const atTable: unknown[] = []
  const atServer: unknown[] = []
  for (let [asked] = match.pending; asked; [asked] = match.pending) {
    const { seat, question } = asked
    const { choice } = await new Bots().think(match, mind, seat, 'novice', () => {})
    atTable.push(choice)
    const signal = new AbortController().signal
    atServer.push(await engine.think(hosted, seat, 'novice', { seed: SEED, signal }))
    const next = writeChoice(question, randomAnswer(question, random))
    match.answer(seat, next)
    const step = hosted.answer({ seat, choice: next })
    if (step !== 'repeated') hosted = step.next
  }
  const decided = await decidedWith(SEED)
  expect(decided.length).toBeGreaterThan(10)
  expect(atTable).toEqual(decided)
  expect(atServer).toEqual(decided)
  expect(await decidedWith('another')).not.toEqual(decided)
})
