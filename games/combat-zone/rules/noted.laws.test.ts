import { type AnyQuestion, PlayoutTable, randomPolicy, seededRandom } from '@muster/table'
import { expect, test } from 'vitest'
import { contentWith } from '../content/index.ts'
import { setups } from '../testing/setups.ts'
import { doingsOf, listDoings } from './cards.ts'
import { config } from './config.ts'
import { combatZone } from './game.ts'
import { modelsOn } from './lookup.ts'
import { judged, judgedLast } from './move.ts'
import type { Battle } from './state.ts'
import type { MoveAsk, Path } from './ways.ts'

const MOST_STEPS = 150

test.each(['two with Netrunners', 'turf-war', 'smash-and-grab', 'hot-package', 'blood-rain in pairs'])(
  'CZ-ACTION-24 CZ-MOVE-1 in %s what is noted of actions and of the path answered is what working it out anew gives',
  (name) => {
    const { seats = 2, packs = [], config: wanted = {} } = setups[name] ?? {}
    const state: Battle = combatZone.start(contentWith(packs), config.parse(wanted), seats)
    let paths = 0
    const policy: typeof randomPolicy = (seat, question: AnyQuestion, battle, random) => {
      const answer = randomPolicy(seat, question, battle, random)
      if (question.words.ask === 'path') {
        const ask = question.context as MoveAsk
        expect(judgedLast(ask, answer as Path)).toEqual(judged(ask, answer as Path))
        paths++
      }
      return answer
    }
    const table = new PlayoutTable<Battle>(seededRandom(`noted ${name}`), policy, state)
    for (let step = 0; step < MOST_STEPS && !combatZone.result(state); step++) {
      combatZone.step(table, state)
      for (const model of modelsOn(state)) expect(doingsOf(state, model)).toEqual(listDoings(state, model))
    }
    expect(paths).toBeGreaterThan(5)
  },
  60_000,
)
