import { expect, test } from 'vitest'
import { baseContent } from '../content/index.ts'
import { duel } from '../testing/duel.ts'
import { config } from './config.ts'
import { start } from './start.ts'

const carried = (card: string) => [{ card, down: false }]

test('CZ-GEAR-1 Gear gives its bearer the actions printed on it, and nobody else', () => {
  const gear = { shotgun: { actions: [{ skill: 'ranged', bands: ['yellow'], attack: true }] } }
  const armed = duel({ ana: { gear: carried('shotgun') }, gear })
  expect(armed.offer('shotgun-1')).toEqual(['shotgun-1 bob-1 on G+', 'shotgun-1 bob-1 on Y+'])
  const beside = duel({ gear, more: { cal: { seat: 0, at: [3.4, 5], gear: carried('shotgun') } } })
  expect(beside.offer('shotgun-1')).toEqual([])
})

test('CZ-GEAR-8 what is bought is on characters; no Gonk has any', () => {
  const teams = Object.values(baseContent.teams).map(({ id }) => id)
  const models = teams.flatMap((id) => start(baseContent, config.parse({ teams: [id, id] }), 2).models)
  const withGear = models.filter(({ gear }) => gear.length > 0)
  expect(models.some(({ kind }) => kind === 'gonk')).toBe(true)
  expect([...new Set(withGear.map(({ kind }) => kind))]).toEqual(['character'])
})

test('CZ-GEAR-9 nobody is ever offered to hand it over', () => {
  const gear = { charm: { standing: [{ change: 'reflexes', add: 1 }] } }
  const t = duel({ ana: { gear: carried('charm') }, gear, more: { cal: { seat: 0, at: [6.5, 5] } } })
  const kinds = t.question().options.flatMap(({ kind, refs }) => (refs?.includes('cal-1') ? [kind] : []))
  expect([...new Set(kinds)]).toEqual(['command', 'drag'])
})

test('CZ-GEAR-10 who has Cybergear is a Cyber-Character for as long as it has it', () => {
  const gear = { claws: { keywords: ['cybergear'] } }
  const zap = { name: 'zap', skill: 'tech', bands: ['yellow'], attack: true, who: { keyword: 'cyber' } }
  const at = (worn: ReturnType<typeof carried>) => duel({ ana: { actions: [zap] }, bob: { gear: worn }, gear })
  expect(at(carried('claws')).offer('ana-1')).toEqual(['ana-1 bob-1 on G+', 'ana-1 bob-1 on Y+'])
  expect(at([]).whyNot('ana-1 bob-1 on G+')).toBe('CZ-ACTION-11')
})
