import { expect, test } from 'vitest'
import { baseContent } from '../content/index.ts'
import { position, upgrade } from '../testing/position.ts'

const enemies = { 'a.1': { at: '5,8', health: 8 } }

test('SN-ABILITY-1 using the ability is an action', () => {
  const t = position({ hunters: [{ at: '5,5', timer: 0 }, { at: '15,15' }], enemies }).answer('phaselock a.1')
  expect(t.turn).toMatchObject({ left: 1, done: ['ability'] })
  t.answer('shoot a.1')
  expect(t.turn.left).toBe(0)
  expect(t.question().ask).toBe('spawn')
})

test('SN-ABILITY-2 each character has only its own', () => {
  const offers = ['maya', 'salvador', 'axton', 'mordecai'].map((card) =>
    position({ hunters: [{ at: '5,5', card, timer: 0 }], enemies })
      .kinds()
      .filter((kind) => ['phaselock', 'gunzerking', 'sabre-turret', 'bloodwing'].includes(kind)),
  )
  expect(offers).toEqual([['phaselock'], ['gunzerking'], ['sabre-turret'], ['bloodwing']])
})

/** In which of the next rounds Salvador, alone, can go Gunzerking when he does so as soon as he can. */
function roundsOfUse(cooldown: 'third-turn-after' | 'three-turns-between', rounds: number): number[] {
  const timer = { 'third-turn-after': 3, 'three-turns-between': 2 }[cooldown]
  const t = position({
    hunters: [{ at: '5,5', card: 'salvador', timer }],
    stage: 'start',
    round: 1,
    deck: [],
    enemies: { 'a.1': '1,3' },
    cover: ['2,3', '1,4', '1,2'],
    options: { cooldown },
  })
  const used: number[] = []
  for (let round = 1; round <= rounds; round++) {
    if (t.offer().includes('gunzerking')) {
      used.push(t.state.round)
      t.answer('gunzerking')
    } else expect(t.whyNot('gunzerking')).toBe('SN-ABILITY-6')
    t.end(1)
  }
  return used
}

test('SN-ABILITY-3 SN-R-9 no ability before the third turn', () => {
  expect(roundsOfUse('third-turn-after', 3)).toEqual([3])
  expect(roundsOfUse('three-turns-between', 3)).toEqual([3])
})

test('SN-ABILITY-4 the effect is carried out, then the timer is set to 3', () => {
  const t = position({ hunters: [{ at: '5,5', timer: 0 }], enemies }).answer('phaselock a.1')
  expect(t.state.phaselock).toEqual({ seat: 0, enemy: 'a.1' })
  expect(t.hunter(0).timer).toBe(3)
})

test('SN-ABILITY-5 the timer goes down by one on each of your own turns, not on others', () => {
  const t = position({
    hunters: [
      { at: '5,5', timer: 0 },
      { at: '15,15', timer: 0 },
    ],
    enemies,
    deck: [],
  }).answer('phaselock a.1')
  t.answer('end')
  expect([t.question().seat, t.hunter(0).timer]).toEqual([1, 3])
  t.end(1)
  expect([t.question().seat, t.hunter(0).timer]).toEqual([0, 2])
  t.answer('end').end(1)
  expect(t.hunter(0).timer).toBe(1)
})

test('SN-ABILITY-6 SN-R-10 the third turn after use, or after three turns between', () => {
  expect(roundsOfUse('third-turn-after', 9)).toEqual([3, 6, 9])
  expect(roundsOfUse('three-turns-between', 11)).toEqual([3, 7, 11])
})

test('SN-ABILITY-7 the card shows the whole text of its ability, and the log names it as the source', () => {
  for (const { ability } of Object.values(baseContent.hunters)) expect(ability.text.length).toBeGreaterThan(100)
  const t = position({ hunters: [{ at: '5,5', timer: 0 }], enemies }).answer('phaselock a.1')
  expect(t.told('ability')).toMatchObject([{ source: 'Maya: Phaselock' }])
})

test('SN-ABILITY-8 loot resets the cooldown or changes the ability', () => {
  const t = position({ hunters: [{ at: '5,5', timer: 2, hand: ['stim-1'] }], enemies })
  expect(t.offer('phaselock')).toEqual([])
  t.answer('use stim-1')
  expect(t.hunter(0).timer).toBe(0)
  expect(t.offer('phaselock')).toEqual(['phaselock a.1'])
  const loot = { u: upgrade('ability-mod', {}, { ability: { of: 'any', add: { cooldown: -1 } } }) }
  const quick = position({ hunters: [{ at: '5,5', timer: 0, upgrades: ['u'] }], loot, enemies }).answer('phaselock a.1')
  expect(quick.hunter(0).timer).toBe(2)
})

test('SN-R-85 a reset card makes the ability ready on the first two turns too', () => {
  const game = (round: number) => {
    const hunters = [{ at: '5,5', card: 'salvador', timer: 4 - round, hand: ['stim-1'] }]
    return position({ hunters, round, stage: 'start', enemies })
  }
  for (const round of [1, 2]) {
    const t = game(round)
    expect([t.state.round, t.hunter(0).timer]).toEqual([round, 3 - round])
    expect(t.whyNot('gunzerking')).toBe('SN-ABILITY-6')
    t.play('use stim-1', 'gunzerking')
    expect(t.turn.gunzerking).toBe(true)
  }
})

test('SN-R-80 an ability is used once in an Action Phase, also while Gunzerking', () => {
  const t = position({ hunters: [{ at: '5,5', card: 'salvador', timer: 0, hand: ['stim-1'] }], enemies })
  t.play('gunzerking', 'use stim-1')
  expect(t.hunter(0).timer).toBe(0)
  expect(t.offer()).not.toContain('gunzerking')
  expect(t.whyNot('gunzerking')).toBe('SN-R-80')
})
