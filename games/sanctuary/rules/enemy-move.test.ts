import { expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

/** Where enemies stand after Enemy Movement with these dice. */
function marched(enemies: PositionSetup['enemies'], dice: readonly number[], more: Partial<PositionSetup> = {}) {
  const t = position({ hunters: [{ at: '18,18' }], deck: [], enemies: enemies ?? {}, ...more })
  return t.dice(...dice).answer('end')
}

test('SN-ENEMYMOVE-1 enemies move once a round, after every player', () => {
  const t = position({ hunters: [{ at: '18,18' }, { at: '18,16' }], deck: [], enemies: { 'a.1': '10,4' } }).answer(
    'end',
  )
  expect(t.enemies).toEqual({ 'a.1': '10,4' })
  t.dice(2).answer('end')
  expect(t.enemies).toEqual({ 'a.1': '10,6' })
})

test('SN-ENEMYMOVE-2 Enemy Movement is over before anything of the next turn', () => {
  const t = position({
    hunters: [{ at: '5,10' }],
    deck: [],
    enemies: { 'a.1': { at: '5,4', range: 3 } },
    cover: ['6,4', '6,5', '6,6', '6,7'],
  })
  t.end(3)
  expect(t.enemies).toEqual({ 'a.1': '5,7' })
  expect(t.health(0)).toBe(4)
})

test('SN-ENEMYMOVE-3 all enemies move, of whatever card', () => {
  const t = marched({ 'a.1': '10,2', 'a.2': '2,10', 'b.1': '10,16' }, [2])
  expect(t.enemies).toEqual({ 'a.1': '10,4', 'a.2': '4,10', 'b.1': '10,14' })
})

test('SN-ENEMYMOVE-4 SN-R-11 by a four-sided die, or a six-sided one', () => {
  expect(marched({ 'a.1': '10,4' }, [3]).enemies).toEqual({ 'a.1': '10,7' })
  expect(marched({ 'a.1': '10,4' }, [1]).enemies).toEqual({ 'a.1': '10,5' })
  expect(() => marched({ 'a.1': '10,4' }, [5])).toThrow('d4')
  expect(marched({ 'a.1': '10,2' }, [6], { options: { enemyDie: 'd6' } }).enemies).toEqual({ 'a.1': '10,8' })
  expect(() => marched({ 'a.1': '10,2' }, [7], { options: { enemyDie: 'd6' } })).toThrow('d6')
})

test('SN-R-12 one roll for all, one a card, or one an enemy', () => {
  const enemies = { 'a.1': '10,4', 'a.2': '4,10', 'b.1': '10,18' }
  const rolled = (enemyRoll: 'one-for-all' | 'per-card' | 'per-enemy', dice: number[]) =>
    marched(enemies, dice, { options: { enemyRoll } }).enemies
  expect(rolled('one-for-all', [2])).toEqual({ 'a.1': '10,6', 'a.2': '6,10', 'b.1': '10,16' })
  expect(rolled('per-card', [2, 1])).toEqual({ 'a.1': '10,6', 'a.2': '6,10', 'b.1': '10,17' })
  expect(rolled('per-enemy', [2, 3, 1])).toEqual({ 'a.1': '10,6', 'a.2': '7,10', 'b.1': '10,17' })
})

test('SN-ENEMYMOVE-5 only over edges', () => {
  const t = marched({ 'a.1': '5,5' }, [2])
  expect(t.told('enemy-moves')[0]?.path).toHaveLength(2)
  expect(['7,5', '6,6', '5,7']).toContain(t.enemies['a.1'])
})

test('SN-ENEMYMOVE-6 along a shortest path', () => {
  expect(marched({ 'a.1': '4,10' }, [4]).enemies).toEqual({ 'a.1': '8,10' })
  expect(marched({ 'a.1': '2,2' }, [4]).told('enemy-moves')[0]?.path).toEqual(['3,2', '3,3', '4,3', '4,4'])
})

test('SN-R-46 ties go along the further axis, then the row, then the lower coordinate', () => {
  expect(marched({ 'a.1': '3,6' }, [1]).enemies).toEqual({ 'a.1': '4,6' })
  expect(marched({ 'a.1': '6,3' }, [1]).enemies).toEqual({ 'a.1': '6,4' })
  expect(marched({ 'a.1': '5,5' }, [1]).enemies).toEqual({ 'a.1': '6,5' })
  expect(marched({ 'a.1': '10,4' }, [1], { cover: ['10,5', '9,5', '11,5'] }).enemies).toEqual({ 'a.1': '9,4' })
})

test('SN-ENEMYMOVE-7 terrain and enemies bar the way', () => {
  const around = marched({ 'a.1': '10,4' }, [3], { cover: ['10,6', '9,4', '9,5'] })
  expect(around.enemies).toEqual({ 'a.1': '11,6' })
  const crowd = marched({ 'a.1': { at: '10,4', health: 8 }, 'b.1': { at: '10,5', health: 8 } }, [1], {
    phaselock: { seat: 0, enemy: 'b.1' },
  })
  expect(crowd.enemies).toEqual({ 'a.1': '9,4', 'b.1': '10,5' })
})

test('SN-ENEMYMOVE-8 whoever is shut in stays', () => {
  expect(marched({ 'a.1': '10,4' }, [4], { cover: ['10,3', '10,5', '9,4', '11,4'] }).enemies).toEqual({ 'a.1': '10,4' })
})

const corridor = ['10,2', '9,3', '9,4', '9,5', '9,6', '11,3', '11,4', '11,5', '11,6']

test('SN-ENEMYMOVE-9 whoever can walk part of the roll walks that', () => {
  const t = marched({ 'a.1': { at: '10,6', health: 8 }, 'b.1': { at: '10,3', health: 8 } }, [4], {
    cover: corridor,
    phaselock: { seat: 0, enemy: 'a.1' },
  })
  expect(t.enemies).toEqual({ 'a.1': '10,6', 'b.1': '10,5' })
})

test('SN-R-44 where nobody gets by, the path that goes furthest is taken', () => {
  const walls = [
    '9,2',
    '10,2',
    '11,2',
    '8,3',
    '8,4',
    '8,5',
    '8,6',
    '12,3',
    '12,4',
    '12,5',
    '12,6',
    '10,4',
    '10,5',
    '10,6',
  ]
  const held = (left: string, right: string) =>
    position({
      hunters: [{ at: '18,18' }],
      cover: walls,
      enemies: { 'a.1': '10,3', 'b.1': left, 'c.1': right },
      stage: 'march',
      march: { order: ['a.1'], rolls: { '': 3 } },
    }).enemies['a.1']
  expect(held('9,4', '11,6')).toBe('11,5')
  expect(held('9,6', '11,4')).toBe('9,5')
  expect(held('9,5', '11,5')).toBe('9,4')
  expect(held('9,3', '11,3')).toBe('10,3')
})

test('SN-R-44 characters stand in the way, or are walked past', () => {
  const narrow = { cover: corridor, hunters: [{ at: '10,5' }] }
  const setup = { 'a.1': '10,3' }
  expect(marched(setup, [4], narrow).enemies).toEqual({ 'a.1': '10,4' })
  expect(marched(setup, [4], { ...narrow, options: { charactersBlockEnemies: 'walk-past' } }).enemies).toEqual({
    'a.1': '10,7',
  })
  expect(marched(setup, [2], { ...narrow, options: { charactersBlockEnemies: 'walk-past' } }).enemies).toEqual({
    'a.1': '10,4',
  })
  expect(marched({ 'a.1': '10,4' }, [1], { hunters: [{ at: '10,5' }] }).enemies).toEqual({ 'a.1': '9,4' })
})

test('SN-R-45 the nearest moves first, then the first to arrive', () => {
  const t = marched({ 'a.1': '10,4', 'b.1': '10,5', 'c.1': '4,10' }, [2])
  expect(t.told('enemy-moves').map(({ enemy }) => enemy)).toEqual(['b.1', 'a.1', 'c.1'])
  expect(t.enemies).toEqual({ 'a.1': '10,6', 'b.1': '10,7', 'c.1': '6,10' })
})

test('SN-ENEMYMOVE-10 SN-R-79 the players may settle ties, the first player answering for all', () => {
  const t = position({
    hunters: [{ at: '18,18' }, { at: '18,16' }],
    first: 1,
    active: 0,
    deck: [],
    enemies: { 'a.1': '5,5' },
    options: { enemyPathTies: 'players' },
  })
  t.dice(1).answer('end')
  expect(t.question()).toMatchObject({ seat: 1, ask: 'path' })
  expect(t.offer()).toEqual(['step 6,5', 'step 5,6'])
  expect(t.answer('step 5,6').enemies).toEqual({ 'a.1': '5,6' })
})

test('SN-ENEMYMOVE-11 SN-R-47 whoever steps onto Sanctuary enters the city for good', () => {
  const t = marched({ 'a.1': '10,7' }, [2], {
    deck: ['filler-1'],
    hunters: [{ at: '10,9', card: 'maya', timer: 0 }, { at: '18,18' }],
    active: 1,
  })
  t.spawn()
  expect(t.state.escaped).toBe(1)
  expect(t.enemies['a.1']).toBeUndefined()
  expect(t.offer().some((key) => key.includes('a.1'))).toBe(false)
  const beside = marched({ 'a.1': '10,7' }, [1])
  expect([beside.state.escaped, beside.enemies['a.1']]).toEqual([0, '10,8'])
})

test('SN-LOOTMIDGET-6 SN-LOOTMIDGET-7 SN-LOOTMIDGET-8 a Loot Goblin moves too, and disappears at Sanctuary for nothing', () => {
  expect(marched({ 'loot-goblin-1.1': '10,4' }, [2]).enemies).toEqual({ 'loot-goblin-1.1': '10,6' })
  const t = marched({ 'loot-goblin-1.1': { at: '10,8', left: 1 }, 'a.1': '2,2' }, [1], { escaped: 5 })
  expect(t.enemies).toEqual({ 'a.1': '3,2' })
  expect([t.state.escaped, t.result]).toEqual([5, undefined])
  expect([t.hunter(0).hand, t.state.rare.cards.length, t.state.gone]).toEqual([[], 3, ['loot-goblin-1']])
})
