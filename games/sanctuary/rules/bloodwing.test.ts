import { expect, test } from 'vitest'
import { gun, type PositionSetup, position } from '../testing/position.ts'

const mordecai = (more = {}) => ({ at: '5,5', card: 'mordecai', timer: 0, ...more })
const mark = { seat: 0, card: 'a', escaped: false }
const loot = { g: gun(1), l: gun(1, 0, { bullets: 3 }), r: gun(0, 6, { splash: { radius: 1, damage: 1 } }) }
const pair = (more: Partial<PositionSetup> = {}): PositionSetup => ({
  hunters: [mordecai({ at: '18,18' }), { at: '5,5', card: 'maya' }],
  active: 1,
  mark,
  loot,
  lootDeck: ['wasp', 'buzzer', 'stitcher', 'gossip', 'patriot', 'far-cry'],
  enemies: { 'a.1': '5,7' },
  ...more,
})

test('SN-BLOODWING-1 SN-R-67 the Hunter marks an enemy, which is not hurt by it', () => {
  const t = position({ hunters: [mordecai()], enemies: { 'a.1': { at: '15,15', health: 5 } } }).answer('bloodwing a.1')
  expect([t.state.mark, t.left]).toEqual([mark, { 'a.1': 5 }])
})

test('SN-R-67 or only one he could shoot', () => {
  const enemies = { 'a.1': '15,15', 'b.1': '5,8' }
  expect(position({ hunters: [mordecai()], enemies }).offer('bloodwing')).toEqual(['bloodwing a.1', 'bloodwing b.1'])
  const strict = position({ hunters: [mordecai()], enemies, options: { bloodwingTarget: 'in-range-and-sight' } })
  expect(strict.offer('bloodwing')).toEqual(['bloodwing b.1'])
  expect(strict.whyNot('bloodwing a.1')).toBe('SN-R-67')
})

test('SN-BLOODWING-2 the Hunter’s attack on the marked deals 2 more', () => {
  const t = position({ hunters: [mordecai()], enemies: { 'a.1': { at: '5,7', health: 5 } } }).play(
    'bloodwing a.1',
    'shoot a.1',
  )
  expect(t.left).toEqual({ 'a.1': 2 })
})

test('SN-BLOODWING-3 so does anybody else’s', () => {
  const t = position(
    pair({
      hunters: [mordecai({ at: '18,18' }), { at: '5,5', card: 'maya', guns: ['g'] }],
      enemies: { 'a.1': { at: '5,7', health: 5 } },
    }),
  )
  expect(t.answer('shoot a.1 with g').left).toEqual({ 'a.1': 1 })
})

test('SN-BLOODWING-4 the mark ends when his next Action Phase begins', () => {
  const t = position({
    hunters: [mordecai()],
    stage: 'start',
    mark,
    enemies: { 'a.1': { at: '5,7', health: 5, range: 1 } },
  })
  expect(t.state.mark).toBeUndefined()
  expect(t.answer('shoot a.1').left).toEqual({ 'a.1': 4 })
})

test('SN-BLOODWING-5 SN-BLOODWING-6 SN-R-69 the Hunter draws 2 free loot at once, then the killer the enemy’s own', () => {
  const t = position(pair()).answer('shoot a.1')
  expect([t.hunter(0).hand, t.hunter(1).hand]).toEqual([['wasp', 'buzzer'], ['stitcher']])
})

test('SN-BLOODWING-7 killer and Hunter may then trade at once, at any distance, free of any action', () => {
  const t = position(pair({ turn: { left: 1, done: ['move'] } })).answer('shoot a.1')
  expect(t.question()).toMatchObject({ seat: 1, ask: 'give' })
  expect(t.offer()).toEqual(['give stitcher', 'no trade'])
  const declined = position(pair({ turn: { left: 1, done: ['move'] } })).play('shoot a.1', 'no trade')
  expect([declined.turn.left, declined.question().ask]).toEqual([0, 'spawn'])
  t.play('give stitcher', 'take wasp', 'agree', 'keep', 'equip stitcher')
  expect([t.hunter(1).hand, t.hunter(0).guns, t.turn.left]).toEqual([['wasp'], ['stitcher'], 0])
  expect(t.turn.done).toEqual(['move', 'shoot'])
})

test('SN-R-69 nobody trades off the board; turret and Phaselock kills are their owners’', () => {
  const off = position(
    pair({ hunters: [mordecai({ at: 'off', returning: true }), { at: '5,5', card: 'maya' }] }),
  ).answer('shoot a.1')
  expect([off.hunter(0).hand.length, off.question().ask]).toEqual([2, 'action'])
  const field = position(pair({ stage: 'start', phaselock: { seat: 1, enemy: 'a.1' } }))
  expect([field.hunter(0).hand.length, field.hunter(1).hand.length]).toEqual([2, 1])
  expect(field.question()).toMatchObject({ seat: 1, ask: 'give' })
})

const own = (stars: number, boss = false): PositionSetup => ({
  hunters: [mordecai(), { at: '6,6', hand: ['handbrake'] }],
  enemies: { 'a.1': '5,7' },
  cards: { a: { stars, boss } },
})

test('SN-BLOODWING-8 a Hunter who kills his own mark gets only the 2 free loot', () => {
  const t = position(own(3)).play('bloodwing a.1', 'shoot a.1')
  expect(t.hunter(0).hand).toHaveLength(2)
})

test('SN-BLOODWING-9 SN-R-70 and no free trade; a boss gives him no Rare Loot either', () => {
  const t = position({ ...own(1), hunters: [mordecai({ timer: 0 }), { at: '6,6', hand: ['handbrake'] }] }).play(
    'bloodwing a.1',
    'shoot a.1',
  )
  expect(t.question().ask).toBe('spawn')
  const boss = position(own(3, true)).play('bloodwing a.1', 'shoot a.1')
  expect([boss.hunter(0).hand.length, boss.state.rare.cards.length]).toEqual([2, 3])
})

test('SN-BLOODWING-10 a group is marked as a whole', () => {
  const enemies = {
    'a.1': { at: '5,7', health: 5 },
    'a.2': { at: '7,5', health: 5 },
    'a.3': { at: '5,3', health: 5 },
    'b.1': { at: '3,5', health: 5 },
  }
  const shot = (id: string) =>
    position({ hunters: [mordecai()], enemies }).play('bloodwing a.2', `shoot ${id}`).left[id]
  expect(['a.1', 'a.3', 'b.1'].map(shot)).toEqual([2, 2, 4])
})

test('SN-BLOODWING-11 free loot is paid once, when the whole group is dead', () => {
  const t = position(
    pair({
      hunters: [mordecai({ at: '18,18' }), { at: '5,5', card: 'maya', guns: ['l'] }],
      enemies: { 'a.1': '5,7', 'a.2': '7,5', 'a.3': '5,3' },
    }),
  )
  t.play('shoot a.1 with l', 'bullet a.2')
  expect(t.hunter(0).hand).toEqual([])
  t.answer('bullet a.3')
  expect(t.hunter(0).hand).toEqual(['wasp', 'buzzer'])
})

test('SN-R-68 once for an attack and enemy, or for every bullet; splash and turret get nothing', () => {
  const three = (options: object) =>
    position(
      pair({
        hunters: [mordecai({ at: '18,18' }), { at: '5,5', card: 'maya', guns: ['l'] }],
        enemies: { 'a.1': { at: '5,7', health: 8 }, 'a.2': { at: '15,7', health: 8 } },
        options,
      }),
    ).play('shoot a.1 with l', 'bullet a.1')
  expect(three({}).left['a.1']).toBe(2)
  expect(three({ markBonus: 'per-bullet' }).left['a.1']).toBeUndefined()
  const splash = position(
    pair({
      hunters: [mordecai({ at: '18,18' }), { at: '5,5', card: 'maya', guns: ['r'] }],
      enemies: { 'b.1': { at: '5,7', health: 8 }, 'a.1': { at: '6,7', health: 8 } },
    }),
  ).answer('shoot b.1 with r')
  expect(splash.left).toEqual({ 'b.1': 7, 'a.1': 7 })
  const turret = position(
    pair({
      hunters: [mordecai({ at: '18,18' }), { at: '15,5', card: 'axton' }],
      stage: 'start',
      turret: { seat: 1, at: '5,5', wall: ['4,5', '5,5', '6,5'] },
      enemies: { 'a.1': { at: '5,7', health: 8 } },
    }),
  )
  expect(turret.left).toEqual({ 'a.1': 7 })
})

test('SN-R-70 no free loot if a marked member escaped', () => {
  const t = position(pair({ mark: { ...mark, escaped: true } })).answer('shoot a.1')
  expect([t.hunter(0).hand, t.hunter(1).hand]).toEqual([[], ['wasp']])
  const fled = position(
    pair({
      enemies: { 'a.1': '10,8', 'a.2': '2,2' },
      stage: 'march',
      march: { order: ['a.1'], rolls: { '': 1 } },
      first: 1,
    }),
  )
  expect(fled.state.mark).toMatchObject({ escaped: true })
})
