import { seededRandom } from '@muster/table'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { position } from '../testing/position.ts'
import { leadsBy, routeOf } from './route.ts'

/** A yard with holes in it, everybody and everything anywhere. */
const ZONES = [...'abcdefghijklm']
const map = ['a b c d', ' e   f g', 'h i j', ' k   l m']

test('AB-LOOT-5 a way leads by a zone just where one is found', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 4 }), (seed, steps) => {
      const random = seededRandom(`route ${seed}`)
      const any = () => ZONES[random.below(ZONES.length)] as string
      const [ann, bob, crowd] = [any(), any(), any()]
      const free = ZONES.filter((zone) => ![ann, bob, crowd].includes(zone))
      const t = position({
        map,
        hunters: { ann, ...(bob === crowd ? {} : { bob }) },
        enemies: { 'thug-1': crowd, 'thug-2': crowd, 'ogre-1': free[random.below(free.length)] as string },
        ...(random.below(2) === 0 ? {} : { elements: [{ kind: 'acid-pool', at: any() }] }),
      })
      const walker = t.hunter('ann')
      for (const zone of ZONES.keys())
        for (const via of ZONES.keys()) {
          const trip = { zone, via, steps }
          expect(leadsBy(t.state, walker, trip)).toBe(routeOf(t.state, walker, trip) !== undefined)
        }
    }),
    { numRuns: 25 },
  )
})
