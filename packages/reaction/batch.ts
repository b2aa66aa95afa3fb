import { z } from 'zod'

/** What a [RE]action is limited to: a move (Suppression), or no attack unless in full view (Silent). */
export const reactionLimits = ['move', 'silent'] as const
export type ReactionLimit = (typeof reactionLimits)[number]

/** Those who may still [RE]act to one action, next first. Plain data of a state. */
export interface Batch {
  /** Whose action it was. */
  readonly by: string
  readonly limit?: ReactionLimit | undefined
  waiting: Waiting[]
}

interface Waiting {
  readonly id: string
  /** Taken out, with this [RE]action left. */
  readonly dying?: true | undefined
}

export const batchSchema = z.strictObject({
  by: z.string(),
  limit: z.enum(reactionLimits).optional(),
  waiting: z.array(z.strictObject({ id: z.string(), dying: z.literal(true).optional() })),
})

/**
 * AB-R-50, AB-REACT-8, CZ-REACT-9, CZ-RAPID-4: the wounded in the order of their first wounds, each once however often it was
 * wounded, or once for each hit where a table plays so.
 */
export function inOrderOfWounds(wounded: readonly string[], perHit = false): string[] {
  return perHit ? wounded.slice() : [...new Set(wounded)]
}

/** AB-R-96, CZ-R-65: settled once, when the action is over. None where nobody may. */
export function openBatch(by: string, waiting: readonly Waiting[], limit?: ReactionLimit): Batch | undefined {
  if (waiting.length === 0) return undefined
  return { by, waiting: waiting.slice(), ...(limit ? { limit } : {}) }
}

/** Who is next, taken off the list: whoever acts or passes has had its [RE]action. */
export function takeNext(batch: Batch): Waiting | undefined {
  return batch.waiting.shift()
}

/** AB-R-58, CZ-R-66: who has left the table loses it. */
export function withdraw(batch: Batch, id: string): void {
  batch.waiting = batch.waiting.filter((one) => one.id !== id)
}

/** AB-REACT-10: those named go in this order, before anybody else who waits. */
export function putFirst(batch: Batch, order: readonly string[]): void {
  const waiting: Waiting[] = []
  for (const id of order) for (const one of batch.waiting) if (one.id === id) waiting.push(one)
  for (const one of batch.waiting) if (!order.includes(one.id)) waiting.push(one)
  batch.waiting = waiting
}
