import { describe, expect, test } from 'vitest'
import { position } from '../testing/position.ts'

describe('friends and enemies', () => {
  test('AB-SIDES-1 a hunter is offered every enemy in reach, and never another hunter', () => {
    const t = position({
      map: ['a b'],
      hunters: { ann: 'a', bob: 'a', cid: 'b' },
      enemies: { 'thug-1': 'a', 'gunner-1': 'b' },
    })
    expect(t.aims('melee')).toEqual(['thug-1', 'gunner-1'])
    expect(t.aims('ann-gun')).toEqual(['thug-1', 'gunner-1'])
  })

  test('AB-SIDES-2 enemies attack hunters only, and let each other pass', () => {
    const t = position({
      map: ['a b c d'],
      hunters: { ann: { at: 'a', tokens: 'Y+ Y+ Y+' } },
      enemies: { 'thug-1': 'b', 'thug-2': 'b', 'thug-3': 'b', 'thug-4': 'c' },
      queue: [['move', 'melee']],
      cards: { enemies: { thug: { move: 3 } }, hunters: { ann: { tokens: ['yellow', 'yellow', 'yellow'] } } },
      spotlight: 'ann',
    })
    t.end(8, 8, 8, 8)
    while (t.question().ask === 'enemy next') t.answer(t.offer().at(-1))
    expect(t.told('enemy-moves').map(({ enemy, zone }) => [enemy, zone])).toContainEqual(['thug-4', t.at('a')])
    expect(new Set(t.told('attacks').map(({ id }) => id))).toEqual(new Set(['ann']))
  })

  test('AB-SIDES-3 every player is shown the same result, a win as a defeat', () => {
    const last = { map: ['a b'], hunters: { ann: 'a' }, enemies: { 'thug-1': 'b' }, seats: 2, queue: [], deck: [] }
    const won = position(last).dice(12).answer('melee thug-1 on G+')
    expect(won.result).toMatchObject({ winners: [0, 1], outcome: 'won' })
    const lost = position({ ...last, hunters: { ann: 'a', bob: { at: 'out' } } }).end()
    expect(lost.result).toMatchObject({ winners: [], outcome: 'lost' })
  })
})
