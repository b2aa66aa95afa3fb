import { expect, test } from 'vitest'
import { z } from 'zod'
import { respelt } from './old-spelling.ts'
import { choice, flag } from './options.ts'

const config = z.strictObject({
  firstBattle: z.boolean().default(false),
  players: z.array(z.string()).optional(),
  options: z
    .strictObject({
      movePaths: choice(['shortest', 'step-by-step'], 'XX-R-1', 'how moves are given'),
      repeatBattles: flag(true, 'XX-R-2', 'whether battles come again'),
    })
    .prefault({}),
})

test('names and values of an older spelling become those of today, at any depth', () => {
  const old = { first_battle: true, options: { move_paths: 'step_by_step', repeat_battles: 'off' } }
  expect(respelt(config, old)).toEqual({
    firstBattle: true,
    options: { movePaths: 'step-by-step', repeatBattles: false },
  })
  expect(respelt(config, { options: { repeatBattles: 'on' } })).toEqual({ options: { repeatBattles: true } })
})

test('what is spelt as today stays, and so does what nobody knows', () => {
  const now = { firstBattle: false, players: ['on', 'step_by_step'], options: { movePaths: 'shortest' } }
  expect(respelt(config, now)).toEqual(now)
  for (const wrong of [{ fist_battle: true }, { options: { move_paths: 'by_leaps' } }, 'off', null, [1]])
    expect(config.safeParse(respelt(config, wrong)).success).toBe(false)
  expect(respelt(config, { fist_battle: true })).toEqual({ fist_battle: true })
})

test('a name that every object has is no name of the schema', () => {
  const odd = JSON.parse('{"constructor": 1, "options": {"toString": "on", "__proto__": "off"}}')
  expect(config.safeParse(respelt(config, odd)).success).toBe(false)
})

test('a name given in both spellings is refused, not silently taken from one of them', () => {
  const both = { firstBattle: false, first_battle: true }
  expect(respelt(config, both)).toEqual(both)
  expect(config.safeParse(respelt(config, both)).success).toBe(false)
})
