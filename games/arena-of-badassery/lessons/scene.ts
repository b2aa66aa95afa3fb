import { parseRow } from '@muster/reaction'
import { hexLabelled } from '@muster/space'
import { Fault, issueText } from '@muster/table'
import type { Lessons } from '@muster/table/lessons'
import { z } from 'zod'
import { boardOf, STATION } from '../rules/lookup.ts'
import type { State } from '../rules/state.ts'
import { CLEAR } from '../rules/status.ts'

const words = z.array(z.string()).default([])

/** A hunter's activation, in words. Hunters that are not named stay where they started, and have acted. */
const sceneSchema = z.strictObject({
  active: z.string(),
  round: z.int().positive().default(2),
  luck: z.int().nonnegative().default(0),
  counters: z.record(z.string(), z.int()).default({}),
  hunters: z.record(
    z.string(),
    z.strictObject({
      at: z.string(),
      /** "G+ Y- y+": Ready tokens with a plus, Used ones with a minus, small letters for wounded ones. */
      tokens: z.string(),
      things: words,
      loot: words,
      activated: z.boolean().default(false),
      spotlight: z.boolean().default(false),
    }),
  ),
  /** Enemies by id, "psycho-2" being the second model of its card. */
  enemies: z.record(
    z.string(),
    z.strictObject({ at: z.string(), wounds: z.int().default(0), shields: z.array(z.string()).default([]) }),
  ),
  ground: z.array(z.strictObject({ at: z.string(), token: z.string() })).default([]),
  /** The Announcements that come next, first to come first. */
  queue: z.array(z.string()).default(['opening-bell', 'warm-up-act', 'stage-fright']),
  /** Elements on the map, in place of those it begins with. */
  elements: z.array(z.strictObject({ kind: z.string(), at: z.string() })).optional(),
})

const isCash = (token: string): boolean => token.startsWith('cash')

/** The values that make a new game stand in the activation of a hunter. */
export const lay: Lessons['lay'] = ({ scene: told }, laid) => {
  const parsed = sceneSchema.safeParse(told)
  if (!parsed.success) throw new Fault('bad-content', issueText(parsed.error, 'position.scene'))
  const state = laid as State
  const { active, round, luck, counters, hunters, enemies, ground, queue, elements } = parsed.data
  const zoneOf = (label: string) => {
    const zone = hexLabelled(boardOf(state), label)
    if (zone < 0) throw new Fault('bad-content', `position.scene: there is no zone ${label}`)
    return zone
  }
  const placeOf = (id: string) => {
    const place = state.hunters.findIndex((hunter) => hunter.id === id)
    if (place < 0) throw new Fault('bad-content', `position.scene: ${id} is not among the hunters`)
    return place
  }
  const values: Record<string, unknown> = {
    stage: 'act',
    active: { hunter: placeOf(active) },
    round,
    luck,
    counters: { ...state.counters, ...counters },
    ground: ground.map(({ at, token }) => ({ zone: zoneOf(at), token })),
    // Cash comes first: it asks for no decision.
    'bag/cards': state.bag.cards.toSorted((a, b) => Number(isCash(a)) - Number(isCash(b))),
    'queue/cards': queue,
    'deck/cards': [...state.deck.cards, ...state.queue.cards].filter((card) => !queue.includes(card)),
    enemies: Object.entries(enemies).map(([id, { at, wounds, shields }]) => ({
      ...{ id, card: id.slice(0, id.lastIndexOf('-')), zone: zoneOf(at), wounds, shields, status: CLEAR },
    })),
  }
  if (elements)
    values.elements = [
      ...state.elements.filter(({ kind }) => kind === STATION),
      ...elements.map(({ kind, at }) => ({ kind, zone: zoneOf(at), on: true })),
    ]
  for (const [place, { id }] of state.hunters.entries()) {
    const has = hunters[id]
    values[`hunters/${place}/activated`] = !has || has.activated || id === active
    if (!has) continue
    const { at, tokens, things, loot, spotlight } = has
    const set = { zone: zoneOf(at), tokens: parseRow(tokens), things, loot }
    for (const [name, value] of Object.entries(set)) values[`hunters/${place}/${name}`] = value
    if (spotlight) values.spotlight = place
  }
  return values
}
