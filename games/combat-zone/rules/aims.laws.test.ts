import { type AnyQuestion, ok, PlayoutTable, type Random, randomAnswer, seededRandom } from '@muster/table'
import { expect, test } from 'vitest'
import { contentWith } from '../content/index.ts'
import { setups } from '../testing/setups.ts'
import { config } from './config.ts'
import { combatZone } from './game.ts'
import type { Battle } from './state.ts'

const MOST_STEPS = 120

/** Every option the slow way: all there is to choose from, each judged alone. */
function judgedAlone({ words, context }: AnyQuestion): string[] {
  const allowed = (words.candidates?.(context) ?? []).filter(
    (option: unknown) => words.verdict?.(option, context) === ok,
  )
  return allowed.map((option: unknown) => words.key(option, context))
}

test.each(['two with Netrunners', 'turf-war', 'smash-and-grab', 'hot-package', 'blood-rain in pairs'])(
  'CZ-R-5 in %s the menu offers what judging each aim alone allows, in the same order, and draws none but those',
  (name) => {
    const { seats = 2, packs = [], config: wanted = {} } = setups[name] ?? {}
    let menus = 0
    const check = (question: AnyQuestion, random: Random): void => {
      if (question.form !== 'one' || question.words.ask !== 'act') return
      const { words, context } = question
      const offered = question.options.map((option) => words.key(option, context))
      expect(offered).toEqual(judgedAlone(question))
      for (let draw = 0; draw < 3; draw++) expect(offered).toContain(words.key(question.sample?.(random), context))
      menus++
    }
    const state: Battle = combatZone.start(contentWith(packs), config.parse(wanted), seats)
    const policy = (_: number, question: AnyQuestion, __: Battle, random: Random) => {
      check(question, random)
      return randomAnswer(question, random)
    }
    const table = new PlayoutTable<Battle>(seededRandom(`aims ${name}`), policy, state)
    for (let step = 0; step < MOST_STEPS && !combatZone.result(state); step++) combatZone.step(table, state)
    expect(menus).toBeGreaterThan(10)
  },
  60_000,
)
