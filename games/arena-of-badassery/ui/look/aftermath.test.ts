import { expect, test } from 'vitest'
import { arena } from '../../rules/game.ts'
import { type Position, type PositionSetup, position } from '../../testing/position.ts'
import { sceneOf } from '../scene/scene.ts'
import { aftermath } from './aftermath.ts'

const setup: PositionSetup = {
  map: ['H b'],
  hunters: { ann: 'H', bob: 'H' },
  enemies: { 'thug-1': 'b' },
  queue: [],
  deck: [],
  campaign: { bounties: [] },
  scenario: { win: [{ none: { kind: 'enemy' } }], after: { mods: 1, next: ['make-me-a-sandwich'] } },
}

function saidAfter({ events, state }: Position) {
  const heard = events.map((event) => ({ event, text: arena.describe(event, state) }))
  const said = aftermath(heard, sceneOf(state, 0))
  return said && { title: said.title, ...Object.fromEntries(said.parts.map(({ name, lines }) => [name, lines])) }
}

test('AB-SCENARIO-2 AB-LEVEL-1 a campaign stops after a scenario: result, standings, what changes and what comes next', () => {
  const won = saidAfter(position(setup).dice(12).answer('melee thug-1 on G+'))
  expect(won).toMatchObject({
    title: 'The Vault Hunters win',
    Result: [expect.stringMatching(/win this game/)],
    Standings: expect.arrayContaining([expect.stringMatching(/^Ann: 0 Mods, \d+ pieces? of Gear\.$/)]),
    'What changes': [expect.stringMatching(/Vending Machines/), expect.stringMatching(/places 1 Mod/)],
    Next: ['Make Me A Sandwich.'],
  })
})

test('AB-R-71 a scenario lost says so, and that it is played again', () => {
  const lost = saidAfter(position({ ...setup, hunters: { ann: 'H', bob: 'out' }, queue: [['slaughterlight']] }).end())
  expect(lost).toMatchObject({ title: 'The Vault Hunters lose', Next: ['Test.'] })
})

test('a single scenario has no stop', () => {
  const { campaign: _, ...single } = setup
  expect(saidAfter(position(single).dice(12).answer('melee thug-1 on G+'))).toBeUndefined()
})
