import { expect, test } from 'vitest'
import type { Event } from '../../rules/events.ts'
import { bladeborn } from '../../rules/game.ts'
import { LAST_TURN, studyAt, WAIT_IT_OUT } from '../../testing/skirmish.ts'
import { sceneOf } from '../scene/scene.ts'
import { aftermath } from './aftermath.ts'

const nameOf = (seat: number) => (seat === 0 ? 'You' : 'Novice bot')

/** What is said once the last battle is over, as somebody hears all of it. */
function saidAfter(points: readonly [number, number], campaign: object | undefined, ...more: Event[]) {
  const t = studyAt({ ...LAST_TURN, points: [...points], ...(campaign ? { campaign } : {}) })
  t.dice(5, 2).play(...WAIT_IT_OUT)
  const heard = [...t.events, ...more].map((event) => ({ event, text: bladeborn.describe(event, t.state) }))
  return aftermath(heard, sceneOf(t.state, 0), nameOf)
}

test('BB-CAMPAIGN-6 BB-SPOILS-1 a campaign stops after a battle: result, spoils, standings, what changes and the next battle', () => {
  const said = saidAfter([1, 0], {})
  expect(said?.title).toBe('You win battle 1')
  const parts = Object.fromEntries((said?.parts ?? []).map(({ name, lines }) => [name, lines.join(' ')]))
  expect(parts.Result).toMatch(/You win on victory points/)
  expect(parts.Spoils).toMatch(/lesser artefact/)
  expect(parts.Standings).toContain('You: 1 battle won, 0 of the 2 artefacts of power')
  expect(parts.Standings).toContain('Novice bot: 0 battles won')
  expect(parts['What changes']).toMatch(/is now the aspirant/)
  expect(parts.Next).toMatch(/The battle is .*convergence/)
})

test('BB-POWER-1 an artefact of power counts as soon as it is won, whoever will bear it', () => {
  const power: Event = { event: 'power', rule: 'BB-POWER-1', seat: 0, power: 'oath-stone-collar' }
  const standings = saidAfter([1, 0], {}, power)?.parts.find(({ name }) => name === 'Standings')
  expect(standings?.lines).toEqual([
    expect.stringContaining('You: 1 battle won, 1 of the 2'),
    expect.stringContaining('Novice bot: 0 battles won, 0 of the 2'),
  ])
})

test('a battle lost is told as plainly, and a single battle has no stop', () => {
  expect(saidAfter([0, 1], {})?.title).toBe('Novice bot wins battle 1')
  expect(saidAfter([1, 0], undefined)).toBeUndefined()
})
