import { expect, test } from 'vitest'
import { campaign } from '../../testing/campaign.ts'
import { sceneOf } from '../scene/scene.ts'
import { aftermath } from './aftermath.ts'

const nameOf = (seat: number) => (seat === 0 ? 'You' : 'Novice bot')
const over = (winners: readonly number[]) => [
  { event: { event: 'over', rule: 'CZ-R-131', winners, by: 'limit' }, text: 'The game is over.' },
]

test('CZ-CAMPAIGN-1 a campaign stops after a battle, won or lost: result, standings and what comes next', () => {
  const scene = sceneOf(campaign({ stage: 'rewards', winners: [0] }), 0)
  const said = aftermath(over([0]), scene, nameOf)
  expect(said?.title).toBe('You win: time is up')
  const parts = Object.fromEntries((said?.parts ?? []).map(({ name, lines }) => [name, lines.join(' ')]))
  expect(parts.Standings).toMatch(/You: \d+ Street Cred\. Novice bot: \d+ Street Cred\./)
  expect(parts.Next).toMatch(/next game/)
  const played = { ...scene, place: [{ name: 'Dead or Alive', text: '' }] }
  expect(aftermath(over([0]), played, nameOf)?.parts[0]).toEqual({
    name: 'Result',
    lines: [
      'Dead or Alive, in points: You 0, Novice bot 0.',
      expect.stringMatching(/^With as many points, .+ wins\.$/),
    ],
  })
  expect(aftermath(over([1]), scene, nameOf)?.title).toBe('Novice bot wins: time is up')
  expect(aftermath([], scene, nameOf)).toBeUndefined()
})
