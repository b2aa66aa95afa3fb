import { describe, expect, test } from 'vitest'
import { position } from '../testing/position.ts'

const egg = { slot: 'grenade', actions: [{ name: 'toss', skill: 'reflexes', bands: ['red', 'yellow'], attack: true }] }
const show = () =>
  position({
    map: ['a b'],
    hunters: { ann: { at: 'a', gear: ['egg'] } },
    enemies: { 'ogre-1': 'b' },
    cards: { gear: { egg } },
  })

describe('grenades', () => {
  test('AB-GRENADE-1 a grenade gives its attack, for a token', () => {
    const t = show()
    expect(t.offer('egg')).toEqual(['egg ogre-1 on G+', 'egg ogre-1 on Y+'])
    t.dice(8).answer('egg ogre-1 on Y+')
    expect(t.enemy('ogre-1')?.wounds).toBe(1)
    expect(t.tokens('ann')).toBe('G+ Y- Y+')
  })

  test('AB-GRENADE-2 it is exhausted after each use, hit or miss', () => {
    for (const face of [8, 1])
      expect(show().dice(face).answer('egg ogre-1 on Y+').hunter('ann').gear).toEqual([{ card: 'egg', down: true }])
  })

  test('AB-GRENADE-2 a card that reloads its hunter in the middle of a throw keeps the grenade from being exhausted by it', () => {
    const thrown = (card: string, face: number) => {
      const t = position({
        map: ['a b c d e'],
        hunters: { ann: { at: 'a', gear: [card] } },
        enemies: { 'thug-1': 'c', 'ogre-1': 'e' },
      })
      t.dice(face, ...(card === 'party-favor' ? [1] : [])).answer(`${card} thug-1 on G+`)
      return t.hunter('ann').gear[0]?.down
    }
    expect([thrown('boomerang', 12), thrown('boomerang', 2)]).toEqual([true, false])
    expect([thrown('party-favor', 2), thrown('party-favor', 12)]).toEqual([true, false])
  })
})
