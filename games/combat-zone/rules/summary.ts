import { woundsOf } from '@muster/reaction'
import type { Battle } from './state.ts'

/** What a choice changed, in the words of odds: who was wounded, taken out or healed, and whose Control it is. */
export function summarise(before: Battle, after: Battle): Record<string, unknown> {
  const wounds: Record<string, number> = {}
  const out: string[] = []
  for (const model of after.models) {
    const was = before.models.find(({ id }) => id === model.id)
    if (!was) continue
    if (model.where === 'out' && was.where !== 'out') out.push(model.id)
    const more = woundsOf(model.tokens) - woundsOf(was.tokens)
    if (more !== 0) wounds[model.id] = more
  }
  return {
    ...(Object.keys(wounds).length > 0 ? { wounds } : {}),
    ...(out.length > 0 ? { out } : {}),
    ...(after.commanded === before.commanded ? {} : { commanded: after.commanded }),
    ...(after.control === before.control ? {} : { control: after.control }),
  }
}
