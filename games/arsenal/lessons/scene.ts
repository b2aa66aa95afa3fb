import { hexLabelled } from '@muster/space'
import { Fault, issueText } from '@muster/table'
import type { Lessons } from '@muster/table/lessons'
import { z } from 'zod'
import { DECK_SIZE } from '../content/validate.ts'
import { boardOf } from '../rules/arena.ts'
import { statOf } from '../rules/effects/standing.ts'
import type { State } from '../rules/state.ts'

const pools = z.strictObject({ attack: z.int(), evasion: z.int(), armor: z.int() })

/** The action phase of seat 0, in words: where each Mech stands, what is in its hand, and how it fares. */
const sceneSchema = z.array(
  z.strictObject({
    at: z.string(),
    hand: z.array(z.string()),
    /** The top cards of the Reserve, top first. */
    reserve: z.array(z.string()).default([]),
    energy: z
      .strictObject({ ready: z.int(), marked: z.int(), burned: z.int() })
      .default({ ready: 8, marked: 0, burned: 0 }),
    /** What the Mech has left. */
    left: z.int().positive().optional(),
    pools: pools.partial().default({}),
  }),
)

/** The values that make a new table stand in the first action phase. */
export const lay: Lessons['lay'] = ({ scene }, laid) => {
  const parsed = sceneSchema.safeParse(scene)
  if (!parsed.success) throw new Fault('bad-content', issueText(parsed.error, 'position.scene'))
  const state = laid as State
  const values: Record<string, unknown> = { phase: 'action', turn: 0, queue: [] }
  for (const [seat, { at, hand, reserve, energy, left, pools: own }] of parsed.data.entries()) {
    const hex = hexLabelled(boardOf(state), at)
    if (hex < 0) throw new Fault('bad-content', `position.scene[${seat}].at: there is no hex ${at}`)
    const player = state.players[seat] as State['players'][number]
    const hp = state.content.mechs[player.mech]?.hp ?? 0
    const full = {
      attack: statOf(state, seat, 'atk'),
      evasion: statOf(state, seat, 'eva'),
      armor: statOf(state, seat, 'arm'),
    }
    const under = [...player.reserve.cards, ...player.hand.cards].slice(0, DECK_SIZE - hand.length - reserve.length)
    const has = {
      hex,
      energy,
      damage: hp - (left ?? hp),
      pools: { ...full, ...own },
      'hand/cards': hand,
      'reserve/cards': [...under, ...reserve.toReversed()],
      'scrapheap/cards': [],
    }
    for (const [name, value] of Object.entries(has)) values[`players/${seat}/${name}`] = value
  }
  return values
}
