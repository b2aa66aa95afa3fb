import { expect, test } from 'vitest'
import { position, shield } from '../testing/position.ts'

test('SN-DRAW-1 one health is regained before the enemy card is drawn', () => {
  const t = position({ hunters: [{ at: '5,5', health: 3 }, { at: '15,15' }] }).answer('end')
  expect(t.told('regained')).toMatchObject([{ health: 1, now: 4 }])
  const order = t.events.map(({ event }) => event).filter((event) => ['regained', 'drawn'].includes(event))
  expect(order).toEqual(['regained', 'drawn'])
})

test('SN-DRAW-2 SN-R-41 never beyond the maximum, shields included', () => {
  const after = (health: number, shields: string[] = []) =>
    position({ hunters: [{ at: '5,5', health, shields }, { at: '15,15' }], loot: { s: shield(2) } })
      .end()
      .health(0)
  expect([after(5), after(4), after(5, ['s']), after(4, ['s'])]).toEqual([5, 5, 7, 7])
})

test('SN-LOOT-2 a shield may give more recovery', () => {
  const t = position({
    hunters: [{ at: '5,5', health: 2, shields: ['s'] }, { at: '15,15' }],
    loot: { s: shield(0, 1) },
  }).end()
  expect(t.health(0)).toBe(4)
})

test('SN-DRAW-3 the draw cannot be skipped', () => {
  const t = position({ hunters: [{ at: '5,5' }, { at: '15,15' }] })
  const { length } = t.state.enemyDeck.cards
  t.answer('end')
  expect(t.offer().every((key) => key.startsWith('spawn'))).toBe(true)
  t.spawn()
  expect([t.question().seat, t.state.enemyDeck.cards.length]).toEqual([1, length - 1])
})

test('SN-DRAW-4 one card a turn, two on the turn of coming back', () => {
  const drawn = (returning: boolean) => {
    const t = position({
      hunters: [{ at: '10,10', returning }, { at: '15,15' }],
      turn: { condition: returning ? 'reviving' : 'up' },
    })
    const { length } = t.state.enemyDeck.cards
    return length - t.end().state.enemyDeck.cards.length
  }
  expect([drawn(false), drawn(true)]).toEqual([1, 2])
})

test('SN-R-35 all players on the board may draw, each for the own corner, while only the active one regains', () => {
  const t = position({
    hunters: [
      { at: '5,5', health: 3 },
      { at: '15,15', health: 3 },
      { at: 'off', returning: true },
    ],
    active: 1,
    deck: ['a', 'b', 'c', 'd'],
    options: { drawers: 'all-players' },
  }).play('end', 'spawn 19,19', 'spawn 2,2')
  expect(t.enemies).toEqual({ 'a.1': '19,19', 'b.1': '2,2' })
  expect([t.health(0), t.health(1)]).toEqual([3, 4])
})

test('SN-R-35 only a player who comes back draws two', () => {
  const t = position({
    hunters: [{ at: '10,10' }, { at: '15,15' }],
    turn: { condition: 'reviving' },
    options: { drawers: 'all-players' },
  }).end()
  expect(t.told('drawn').map(({ seat }) => seat)).toEqual([0, 0, 1])
})

test('SN-R-40 a loot card may come with the draw, after the enemy cards', () => {
  expect(
    position({ hunters: [{ at: '5,5' }, { at: '15,15' }] })
      .end()
      .hunter(0).hand,
  ).toEqual([])
  const t = position({ hunters: [{ at: '5,5' }, { at: '15,15' }], lootDeck: ['wasp'], options: { turnLoot: 1 } }).end()
  expect(t.hunter(0).hand).toEqual(['wasp'])
  const order = t.events.map(({ event }) => event).filter((event) => ['spawned', 'loot'].includes(event))
  expect(order).toEqual(['spawned', 'loot'])
  const downed = position({
    hunters: [{ at: '5,5', health: 0 }, { at: '15,15' }],
    turn: { condition: 'shoot-only' },
    enemies: { 'a.1': '5,7' },
    lootDeck: ['wasp'],
    options: { turnLoot: 1 },
  }).end()
  expect(downed.hunter(0).hand).toEqual(['wasp'])
})

test('SN-SPAWN-1 SN-R-42 enemies come from the corner closest to where the character then stands', () => {
  const t = position({ hunters: [{ at: '9,4' }, { at: '15,15' }] }).answer('sprint 13,4')
  expect(t.told('drawn')).toMatchObject([{ corner: '20,1' }])
  const corners = ['10,10', '11,10', '10,11', '11,11', '1,2', '20,19'].map(
    (at) =>
      position({ hunters: [{ at }, { at: '15,15' }] })
        .answer('end')
        .told('drawn')[0]?.corner,
  )
  expect(corners).toEqual(['1,1', '20,1', '1,20', '20,20', '1,1', '20,20'])
})

test('SN-SPAWN-2 SN-SPAWN-3 on any square adjacent to the spawn point, as the drawing player picks', () => {
  const setup = { hunters: [{ at: '5,5' }, { at: '15,15' }], deck: ['a'] } as const
  expect(position(setup).answer('end').offer()).toEqual(['spawn 2,1', 'spawn 1,2', 'spawn 2,2'])
  for (const at of ['2,1', '1,2', '2,2']) {
    const t = position(setup).answer('end')
    expect(t.question().seat).toBe(0)
    expect(t.answer(`spawn ${at}`).enemies).toEqual({ 'a.1': at })
  }
})

test('SN-R-43 with the neighbours full tokens go to the next ring', () => {
  const six = { a: { units: [{ count: 6 }] } }
  const t = position({ hunters: [{ at: '5,5' }, { at: '15,15' }], deck: ['a'], cards: six }).play(
    'end',
    'spawn 2,1',
    'spawn 1,2',
  )
  expect(t.question().ask).toBe('spawn')
  expect(t.offer()).toEqual(['spawn 3,1', 'spawn 3,2', 'spawn 1,3', 'spawn 2,3', 'spawn 3,3'])
  expect(t.enemies['a.3']).toBe('2,2')
  const blocked = position({
    hunters: [{ at: '3,3' }, { at: '2,2' }],
    deck: ['a'],
    cover: ['3,1'],
    enemies: { 'b.1': '2,1' },
  }).answer('end')
  expect(blocked.enemies['a.1']).toBe('1,2')
})

test('SN-R-43 with four neighbours the squares sharing an edge count, and rings in steps', () => {
  const t = position({
    hunters: [{ at: '5,5' }, { at: '15,15' }],
    deck: ['a'],
    cards: { a: { units: [{ count: 3 }] } },
    options: { adjacency: 'four' },
  }).answer('end')
  expect(t.offer()).toEqual(['spawn 2,1', 'spawn 1,2'])
  t.answer('spawn 2,1')
  expect(t.offer()).toEqual(['spawn 3,1', 'spawn 2,2', 'spawn 1,3'])
})

test('SN-R-87 by the house rule the corners take turns clockwise, one for each enemy card, wherever the drawer stands', () => {
  const t = position({
    hunters: [{ at: '15,15' }],
    deck: ['a', 'chest-1', 'b', 'c', 'd', 'e'],
    options: { spawnCorner: 'rotating' },
  })
  const corners = () => t.told('drawn').flatMap(({ corner }) => (corner === undefined ? [] : [corner]))
  t.end(1).end(3, 7, 1).end(1).end(1).end(1).end(1)
  expect(corners()).toEqual(['1,1', '20,1', '20,20', '1,20', '1,1'])
})
