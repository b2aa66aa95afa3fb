import { isForceStale } from '@muster/reaction/testing'
import { clone, PlayoutTable, randomPolicy, seededRandom } from '@muster/table'
import { expect, test } from 'vitest'
import { contentWith } from '../content/index.ts'
import { yard } from '../testing/yard.ts'
import { config } from './config.ts'
import { copyBattle } from './copy.ts'
import { combatForce } from './effects/force.ts'
import { combatZone } from './game.ts'
import { stateSchema } from './state.ts'

test('a copy has every field of a state, in one order', () => {
  const state = combatZone.start(contentWith([yard]), config.parse({ battlespace: 'yard' }), 2)
  expect(Object.keys(copyBattle(state)).toSorted()).toEqual(Object.keys(stateSchema.shape).toSorted())
  expect(Object.keys(copyBattle(state))).toEqual(Object.keys(state))
})

test.each(['yard', 'made', 'laid'])(
  'on ground %s the fast copy is what the slow one is at every checkpoint, lives its own life, and knows the cards in force',
  (battlespace) => {
    const random = seededRandom('copies')
    const state = combatZone.start(contentWith([yard]), config.parse({ battlespace, controls: 4 }), 2)
    const table = new PlayoutTable(random, randomPolicy, state)
    for (let step = 0; step < 400 && !combatZone.result(state); step++) {
      const before = JSON.stringify(state)
      const copy = copyBattle(state)
      expect(JSON.stringify(copy)).toBe(JSON.stringify(clone(state)))
      expect(isForceStale(combatForce, copy)).toBe(false)
      combatZone.step(new PlayoutTable(seededRandom(`${step}`), randomPolicy, copy), copy)
      expect(JSON.stringify(state)).toBe(before)
      combatZone.step(table, state)
    }
  },
)
