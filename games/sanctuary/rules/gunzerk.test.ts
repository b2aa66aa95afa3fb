import { expect, test } from 'vitest'
import { gun, type PositionSetup, position } from '../testing/position.ts'

const boss = { 'a.1': { at: '5,7', health: 8 }, 'b.1': { at: '7,5', health: 8 } }
const salvador = (more = {}) => ({ at: '5,5', card: 'salvador', timer: 0, ...more })
const loot = { g: gun(1), h: gun(2, 2), l: gun(0, 0, { bullets: 2, splash: { radius: 1, damage: 1 } }) }
const zerk = (setup: Partial<PositionSetup> = {}, own = {}) =>
  position({ hunters: [salvador(own), { at: '18,18' }], enemies: boss, loot, ...setup })

test('SN-GUNZERK-1 SN-R-37 both guns fire in one attack', () => {
  const t = zerk({}, { guns: ['g', 'h'] }).play('gunzerking', 'shoot a.1 with g')
  expect(t.offer()).toEqual(['bullet b.1', 'bullet a.1', 'hold'])
  t.answer('bullet a.1')
  expect(t.left['a.1']).toBe(3)
  expect(t.turn.left).toBe(4)
  const single = zerk({}, { guns: ['h'] }).play('gunzerking', 'shoot a.1 with h')
  expect([single.left['a.1'], single.question().ask]).toEqual([5, 'action'])
  expect(zerk().play('gunzerking', 'shoot a.1').left['a.1']).toBe(7)
})

test('SN-R-37 or two guns fire as one shot', () => {
  const t = zerk(
    {
      options: { gunzerkGuns: 'one-summed-shot' },
      enemies: { ...boss, 'c.1': { at: '6,7', health: 3 }, 'd.1': { at: '5,1', health: 8 } },
    },
    { guns: ['h', 'l'] },
  )
  expect(t.offer('shoot')).toEqual([
    'shoot b.1 with h',
    'shoot d.1 with h',
    'shoot a.1 with h',
    'shoot b.1 with l',
    'shoot a.1 with l',
  ])
  t.answer('gunzerking')
  expect(t.offer('shoot')).toEqual(['shoot b.1 with h+l', 'shoot a.1 with h+l'])
  t.answer('shoot a.1 with h+l')
  expect(t.left).toEqual({ 'a.1': 5, 'b.1': 8, 'c.1': 2, 'd.1': 8 })
  expect(t.question().ask).toBe('action')
})

test('SN-GUNZERK-2 the question says who is Gunzerking and how many actions are left', () => {
  expect(zerk().question().text).toBe('Salvador has 2 actions left')
  expect(zerk().answer('gunzerking').question().text).toBe('Salvador, Gunzerking, has 5 actions left')
  expect(zerk().answer('shoot a.1').question().text).toBe('Salvador has 1 action left')
})

test('SN-GUNZERK-2 three extra actions, five in all', () => {
  const t = zerk({ enemies: { 'a.1': { at: '5,7', health: 8 } } }).answer('gunzerking')
  expect(t.turn.left).toBe(5)
  for (let shot = 1; shot <= 5; shot++) t.answer('shoot a.1')
  expect(t.left['a.1']).toBe(3)
  expect(t.question().ask).toBe('spawn')
})

test('SN-GUNZERK-3 of any kinds, repeated as one likes', () => {
  const t = zerk().play('gunzerking', 'move 4,5', 'move 5,5', 'shoot a.1', 'shoot a.1', 'shoot b.1')
  expect(t.left).toMatchObject({ 'a.1': 6, 'b.1': 7 })
})

test('SN-GUNZERK-4 a sprint costs two and forbids nothing', () => {
  const t = zerk().play('gunzerking', 'sprint 4,5', 'move 5,5', 'shoot a.1')
  expect(t.turn.left).toBe(1)
  expect(t.offer('sprint')).toEqual([])
  expect(t.whyNot('sprint 5,6')).toBe('SN-GUNZERK-4')
  const three = zerk({}, { at: '3,7' }).play('gunzerking', 'sprint 4,7', 'shoot a.1', 'shoot a.1', 'shoot a.1')
  expect([three.left['a.1'], three.question().ask]).toEqual([5, 'spawn'])
})

test('SN-GUNZERK-5 it ends with the turn', () => {
  const t = zerk(
    {
      deck: ['chest-1', 'chest-2', 'chest-3'],
      enemies: { 'a.1': { at: '5,7', health: 8 } },
      cover: ['4,7', '6,7', '5,8'],
    },
    { guns: ['g', 'h'] },
  )
  t.dice(3, 3, 4, 4, 1).play('gunzerking', 'end', 'end')
  expect(t.turn).toMatchObject({ seat: 0, left: 2, gunzerking: false })
  const { length } = t.events
  t.answer('shoot a.1 with g')
  expect(t.events.slice(length).filter(({ event }) => event === 'harm')).toHaveLength(1)
  expect(t.whyNot('shoot a.1 with g')).toBe('SN-ACTION-3')
})

const stars = (...each: number[]): Partial<PositionSetup> => ({
  enemies: Object.fromEntries(
    each.map((_, index) => [`${'abcd'[index]}.1`, ['5,7', '7,5', '5,3', '3,5'][index] as string]),
  ),
  cards: Object.fromEntries(each.map((star, index) => ['abcd'[index] as string, { stars: star }])),
})

test('SN-GUNZERK-6 kills while Gunzerking earn half the loot, rounded down', () => {
  expect(zerk(stars(2)).play('gunzerking', 'shoot a.1').hunter(0).hand).toHaveLength(1)
  expect(zerk(stars(1)).play('gunzerking', 'shoot a.1').hunter(0).hand).toHaveLength(0)
  expect(zerk(stars(2)).play('shoot a.1').hunter(0).hand).toHaveLength(2)
})

test('SN-GUNZERK-7 SN-R-38 halved over the whole turn, drawn as the sum grows', () => {
  const t = zerk(stars(1, 1, 1)).play('gunzerking', 'shoot a.1')
  expect(t.hunter(0).hand).toHaveLength(0)
  expect(t.answer('shoot b.1').hunter(0).hand).toHaveLength(1)
  expect(t.answer('shoot c.1').hunter(0).hand).toHaveLength(1)
})

test('SN-R-36 switching it on is free at any moment, or costs an action', () => {
  const late = zerk().play('shoot a.1', 'move 4,5')
  expect(late.offer()).toEqual(['gunzerking', 'end'])
  expect(late.answer('gunzerking').turn.left).toBe(3)
  expect(zerk().play('shoot a.1', 'gunzerking').turn.left).toBe(4)
  const ran = zerk().play('sprint 4,5', 'gunzerking')
  expect(ran.turn.left).toBe(3)
  expect(ran.offer('move')).not.toEqual([])
  const paid = zerk({ options: { gunzerkActivation: 'costs-an-action' } }).answer('gunzerking')
  expect(paid.turn.left).toBe(4)
  const spent = zerk({ options: { gunzerkActivation: 'costs-an-action' } }).play('shoot a.1', 'move 4,5')
  expect(spent.question().ask).toBe('spawn')
})

test('SN-R-39 Rare Loot is not halved, unless the table lets it be lost', () => {
  const rare: Partial<PositionSetup> = { enemies: { 'a.1': '5,7' }, cards: { a: { stars: 3, boss: true } } }
  expect(zerk(rare).play('gunzerking', 'shoot a.1').hunter(0).hand).toHaveLength(1)
  expect(
    zerk({ ...rare, options: { gunzerkRare: 'lost' } })
      .play('gunzerking', 'shoot a.1')
      .hunter(0).hand,
  ).toHaveLength(0)
  const chest = zerk({ chests: ['4,5'], options: { gunzerkRare: 'lost' } }).play('gunzerking', 'move 4,5')
  expect(chest.hunter(0).hand).toHaveLength(1)
})

/** Salvador Gunzerks at a marked enemy; killing it gives Mordecai 2 free loot and both a trade at once. */
const volley = (guns: string[]) =>
  position({
    hunters: [
      { at: '18,18', card: 'mordecai', hand: ['i'] },
      { at: '5,5', card: 'salvador', timer: 0, guns },
    ],
    active: 1,
    mark: { seat: 0, card: 'a', escaped: false },
    loot: { ...loot, i: gun(4), t: gun(1, 0, { bullets: 2 }) },
    lootDeck: ['wasp', 'buzzer', 'stitcher', 'gossip'],
    enemies: { 'a.1': '5,7', 'b.1': { at: '7,5', health: 8 }, 'b.2': { at: '5,3', health: 8 } },
  }).answer('gunzerking')

test('SN-GUNZERK-1 SN-R-37 a gun equipped in the middle of an attack fires from the next one on', () => {
  const t = volley(['g']).play('shoot a.1 with g', 'give g', 'take i', 'agree', 'equip i', 'keep')
  expect(t.hunter(1).guns).toEqual(['i'])
  expect([t.question().ask, t.left]).toEqual(['action', { 'b.1': 8, 'b.2': 8 }])
  const full = volley(['g', 'h']).play('shoot a.1 with g', 'give g', 'take i', 'agree', 'equip i', 'keep')
  expect(full.hunter(1).guns).toEqual(['h', 'i'])
  full.answer('bullet b.1')
  expect([full.question().ask, full.left['b.1']]).toEqual(['action', 5])
  full.play('shoot b.2 with i', 'bullet b.1')
  expect(full.left).toEqual({ 'b.1': 2, 'b.2': 3 })
})

test('SN-EQUIP-8 SN-R-33 a gun traded away in the middle of an attack fires no more', () => {
  const second = volley(['g', 'h']).play('shoot a.1 with g', 'give h', 'take i', 'agree', 'keep', 'keep')
  expect([second.question().ask, second.left]).toEqual(['action', { 'b.1': 8, 'b.2': 8 }])
  const bullets = volley(['t']).play('shoot a.1 with t', 'give t', 'take i', 'agree', 'keep', 'keep')
  expect([bullets.question().ask, bullets.left]).toEqual(['action', { 'b.1': 8, 'b.2': 8 }])
  const kept = volley(['t']).play('shoot a.1 with t', 'no trade')
  expect(kept.offer()).toEqual(['bullet b.1', 'bullet b.2', 'hold'])
})

test('SN-R-36 with exactly one action left Gunzerking can still be paid for, and leaves three', () => {
  const t = zerk({ options: { gunzerkActivation: 'costs-an-action' } }).answer('shoot a.1')
  expect(t.turn.left).toBe(1)
  expect(t.answer('gunzerking').turn.left).toBe(3)
})
