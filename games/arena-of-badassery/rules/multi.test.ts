import { expect, test } from 'vitest'
import { position } from '../testing/position.ts'

const scatter = { name: 'shoot', skill: 'ranged', bands: ['red'], attack: true, with: ['crowd control'] }

test('AB-MULTI-1 one roll is compared with the Defense of each target: some are wounded, others missed', () => {
  const t = position({
    map: ['a b'],
    hunters: { ann: { at: 'a', gear: ['scatter'] } },
    enemies: { 'thug-1': 'b', 'brute-1': 'b', 'gunner-1': 'b' },
    cards: {
      enemies: { thug: { hitPoints: 2 }, brute: { defense: 7, hitPoints: 2 }, gunner: { defense: 6, hitPoints: 2 } },
      gear: { scatter: { slot: 'gun', actions: [scatter] } },
    },
  })
  t.dice(3, 4).answer(`scatter ${t.at('b')} on G+`)
  expect(t.told('dice').map(({ die }) => die)).toEqual(['D4', 'GREEN'])
  expect(t.state.enemies.map(({ id, wounds }) => [id, wounds])).toEqual([
    ['thug-1', 1],
    ['brute-1', 0],
    ['gunner-1', 1],
  ])
})
