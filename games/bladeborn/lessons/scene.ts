import { hexLabelled } from '@muster/space'
import { Fault, issueText } from '@muster/table'
import type { Lessons } from '@muster/table/lessons'
import { z } from 'zod'
import { baseContent } from '../content/index.ts'

const group = z.strictObject({ dice: z.union([z.literal(2), z.literal(3)]), value: z.int() })
const both = <Part extends z.ZodType>(part: Part) => z.tuple([part, part])

/** A battle in its combat phase, in words: who stands where, with how much damage. Whoever is not named waits in reserve. */
const sceneSchema = z.strictObject({
  round: z.int().positive(),
  groups: both(z.array(group)).default([[], []]),
  points: both(z.int()).default([0, 0]),
  turnsLeft: both(z.int()).default([4, 4]),
  /** Who holds each objective, in the order of the map. */
  control: z.array(z.int()).optional(),
  /** Whose activation is under way, with two actions. */
  active: z.string().optional(),
  field: z.record(
    z.string(),
    z.strictObject({
      at: z.string(),
      damage: z.int().positive().default(0),
      activated: z.boolean().default(false),
    }),
  ),
})

const battleConfig = z.looseObject({
  warbands: z.tuple([z.string(), z.string()]),
  battle: z.string(),
  twist: z.string(),
})

/** The values that make a new table of a battle stand in the combat phase, seat 0 to play. */
export const lay: Lessons['lay'] = ({ config, scene }) => {
  if (scene === undefined) return {}
  const parsed = z.strictObject({ config: battleConfig, scene: sceneSchema }).safeParse({ config, scene })
  if (!parsed.success) throw new Fault('bad-content', issueText(parsed.error, 'position'))
  const { warbands, battle, twist } = parsed.data.config
  const { round, groups, points, turnsLeft, control, active, field } = parsed.data.scene
  const fighters = warbands.flatMap((id) => baseContent.warbands[id]?.fighters ?? [])
  const values: Record<string, unknown> = { phase: 'turn', round, winner: 0, initiative: 0, turn: 0, twist }
  if (control) values.control = control
  if (active !== undefined) values.active = { fighter: active, actions: 2, used: false }
  for (const seat of [0, 1] as const) {
    const side = { player: seat, arrived: 1, groups: groups[seat], points: points[seat], turnsLeft: turnsLeft[seat] }
    for (const [name, value] of Object.entries(side)) values[`sides/${seat}/${name}`] = value
  }
  for (const { id, apart } of fighters) {
    const placed = field[id]
    if (!placed && apart) continue
    const hex = placed ? hexLabelled(baseContent.maps[battle]?.board as never, placed.at) : -1
    if (placed && hex < 0) throw new Fault('bad-content', `position.scene.field.${id}: there is no hex ${placed.at}`)
    values[`fighters/id=${id}/where`] = placed ? 'field' : 'reserve'
    values[`fighters/id=${id}/hex`] = hex
    values[`fighters/id=${id}/damage`] = placed?.damage ?? 0
    values[`fighters/id=${id}/activated`] = placed?.activated ?? false
  }
  return Object.fromEntries(Object.entries(values).map(([place, value]) => [`battle/${place}`, value]))
}
