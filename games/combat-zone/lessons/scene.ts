import { parseRow } from '@muster/reaction'
import { Fault, issueText } from '@muster/table'
import type { Lessons } from '@muster/table/lessons'
import { z } from 'zod'
import type { Battle } from '../rules/state.ts'

/** A battle in words: who stands where, in inches, with which tokens and how much Luck. Whoever is not named is out. */
const sceneSchema = z.strictObject({
  luck: z.tuple([z.int(), z.int()]).default([0, 0]),
  /** Whose activation is under way. */
  active: z.string().optional(),
  models: z.record(
    z.string(),
    z.strictObject({
      at: z.tuple([z.number(), z.number()]),
      /** "G+ Y- y+": Ready tokens with a plus, Used ones with a minus, small letters for wounded ones; as printed where left out. */
      tokens: z.string().optional(),
    }),
  ),
})

const hundredths = (inches: number): number => Math.floor(inches * 100 + 0.5)

/** The values that make a battle that is about to be deployed stand as the scene says, seat 0 in Control. */
export const lay: Lessons['lay'] = ({ scene: told }, laid) => {
  const parsed = sceneSchema.safeParse(told)
  if (!parsed.success) throw new Fault('bad-content', issueText(parsed.error, 'position.scene'))
  const { luck, active, models } = parsed.data
  const battle = laid as Battle
  const stranger = Object.keys(models).find((id) => !battle.models.some((model) => model.id === id))
  if (stranger) throw new Fault('bad-content', `position.scene.models: ${stranger} is in neither team`)
  const values: Record<string, unknown> = {
    'sides/0/luck': luck[0],
    'sides/1/luck': luck[1],
    'sides/0/controls': 1,
    stage: active === undefined ? 'control' : 'active',
  }
  if (active !== undefined) values.active = { id: active, acts: 0 }
  for (const [index, { id }] of battle.models.entries()) {
    const has = models[id]
    values[`models/${index}/where`] = has ? 'table' : 'out'
    if (!has) continue
    const [x, y] = has.at.map(hundredths) as [number, number]
    values[`models/${index}/at`] = { x, y, z: 0 }
    if (has.tokens !== undefined) values[`models/${index}/tokens`] = parseRow(has.tokens)
  }
  return values
}
