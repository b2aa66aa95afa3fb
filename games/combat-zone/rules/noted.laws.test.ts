import { type AnyQuestion, PlayoutTable, randomPolicy, seededRandom } from '@muster/table'
import { expect, test } from 'vitest'
import { contentWith } from '../content/index.ts'
import { setups } from '../testing/setups.ts'
import { yard } from '../testing/yard.ts'
import { doingsOf, listDoings } from './cards.ts'
import { config } from './config.ts'
import { copyBattle } from './copy.ts'
import { goesOn, judgeEnd } from './end.ts'
import { combatZone } from './game.ts'
import { modelsOn } from './lookup.ts'
import { judged, judgedLast } from './move.ts'
import { startAnew } from './start.ts'
import type { Battle } from './state.ts'
import type { MoveAsk, Path } from './ways.ts'

const MOST_STEPS = 150

/** For what is expected to ask nobody. */
const silent = new PlayoutTable<unknown>(seededRandom('nothing'), () => expect.unreachable('nobody is asked'), {})

test('CZ-SETUP-3 a battle begun with a config that was begun before is what working it out anew gives, and stands alone', () => {
  const content = contentWith([])
  const wanted = config.parse({ teams: ['tyger-claws-100', 'maelstrom-100'], scenario: 'turf-war' })
  const first = combatZone.start(content, wanted, 2)
  const table = new PlayoutTable<Battle>(seededRandom('begun'), randomPolicy, first)
  for (let step = 0; step < MOST_STEPS && !combatZone.result(first); step++) combatZone.step(table, first)
  expect(JSON.stringify(combatZone.start(content, wanted, 2))).toBe(JSON.stringify(startAnew(content, wanted, 2)))
  expect(combatZone.start(contentWith([yard]), wanted, 2).content).not.toBe(content)
  expect(() => combatZone.start(content, wanted, 3)).toThrow(/there are 2 for 3 seats/)
})

test.each(['two with Netrunners', 'turf-war', 'smash-and-grab', 'hot-package', 'blood-rain in pairs'])(
  'CZ-ACTION-24 CZ-MOVE-1 CZ-CONTROL-14 in %s what is noted of actions and of the path answered, and that the game goes on, is what working it out anew gives',
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
    let lasting = 0
    for (let step = 0; step < MOST_STEPS && !combatZone.result(state); step++) {
      combatZone.step(table, state)
      if (goesOn(state)) {
        const judged = copyBattle(state)
        judgeEnd(silent, judged)
        expect(judged.outcome).toBeUndefined()
        lasting++
      }
      for (const model of modelsOn(state)) expect(doingsOf(state, model)).toEqual(listDoings(state, model))
    }
    expect(paths).toBeGreaterThan(5)
    if (!state.config.pairs) expect(lasting).toBeGreaterThan(30)
  },
  60_000,
)
