import { nearestRoom } from '../nearest-room.ts'
import { reachField } from '../reach-field.ts'
import { strip } from '../strip.ts'
import type { Base } from '../units.ts'
import { walked } from '../walk.ts'
import { wayTo } from '../way-to.ts'
import { waysFrom } from '../ways.ts'
import { chanceOf } from './random.ts'
import { HALF, randomPlace, sceneOf } from './scenes.ts'

/** One number over the strips, ways, walks, fields and free places of twelve scenes: every engine must come to the same. */
export function lawHash(): number {
  let hash = 0x811c9dc5
  const mix = (value: unknown) => {
    for (const letter of JSON.stringify(value) ?? 'none')
      hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  }
  for (let seed = 0; seed < 12; seed++) {
    const { plane, bases } = sceneOf(seed, { width: 2200, depth: 3000, pieces: 14, bases: 14 })
    const chance = chanceOf(seed)
    const [base, ...others] = bases as [Base, ...Base[]]
    for (const from of bases)
      for (const to of bases)
        if (from !== to)
          mix(
            strip(
              plane,
              from,
              to,
              HALF,
              bases.filter((one) => one !== from && one !== to),
            ),
          )
    const ways = waysFrom(plane, { base, most: 1200, rolls: 2, rivals: others, round: others.map((_, index) => index) })
    mix(ways.labels)
    for (let tries = 0; tries < 40; tries++) {
      const to = randomPlace(plane, chance)
      mix(wayTo(ways, to))
      mix(walked(plane, { base, path: [randomPlace(plane, chance), to], most: 5000, soft: others, solid: [] }))
      mix(nearestRoom(plane, { ...base, ...to }, others))
    }
    const field = reachField(ways, 50, others)
    mix([...field.rolls, ...field.length])
  }
  return hash
}
