import { colours, untils } from '@muster/reaction'
import { makePile, pileSchema } from '@muster/table'
import { z } from 'zod'
import type { CombatDeed, CombatStanding } from '../../content/grammar/index.ts'
import { skills } from '../../content/grammar/vocabulary.ts'
import type { Content } from '../../content/load.ts'

const seat = z.int().min(0).max(3)
const whole = z.int().nonnegative()

/** A standing rule that a card put on a model for a while; it works for whoever owned the card. */
const lasting = z.strictObject({
  on: z.string(),
  owner: seat,
  source: z.string(),
  until: z.enum(untils),
  standing: z.custom<CombatStanding>((rule) => typeof rule === 'object' && rule !== null),
})

/** CZ-FREE-1..7: something a model may do for free as soon as what is under way is over, and what its card does after that. */
const errand = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('move'), id: z.string(), colour: z.enum(colours).optional() }),
  z.strictObject({
    do: z.literal('act'),
    id: z.string(),
    skill: z.enum(skills).optional(),
    attack: z.boolean().optional(),
  }),
  z.strictObject({
    do: z.literal('deeds'),
    id: z.string(),
    deeds: z.array(z.custom<CombatDeed>((deed) => typeof deed === 'object' && deed !== null)),
    use: z.strictObject({
      seat,
      me: z.string().optional(),
      them: z.string().optional(),
      source: z.string(),
      rule: z.string(),
    }),
  }),
])
export type Errand = z.infer<typeof errand>

/** CZ-NET-11, CZ-NET-12, CZ-NET-18: a program a Netrunner has installed, at whom it runs, and whether it failed in this activation. */
const installed = z.strictObject({
  of: z.string(),
  card: z.string(),
  running: z.boolean(),
  on: z.string().optional(),
  failed: z.literal(true).optional(),
})
export type Installed = z.infer<typeof installed>

/** CZ-DRONE-2: how far a drone has come with its task. */
const task = z.strictObject({ id: z.string(), done: whole })

/** What cards have a battle remember. */
export const cardState = {
  lasting: z.array(lasting),
  /** How often something has happened that cards count. */
  counts: z.record(z.string(), whole),
  errands: z.array(errand),
  /** Who has moved since the activation under way began. */
  moved: z.array(z.string()),
  /** CZ-LOOT-14: how many wounds of the attack being settled a model does not suffer. */
  ignored: z.strictObject({ id: z.string(), wounds: whole }).optional(),
  programs: z.array(installed),
  tasks: z.array(task),
  scores: z.array(z.int()),
  lootDeck: pileSchema(4),
  lootPast: pileSchema(4),
}

/** CZ-NET-14, CZ-LOOT-9: at the start nothing lasts, programs are Loaded, and all Loot is yet to be shuffled. */
export function freshCardState(
  { loot }: Pick<Content, 'loot'>,
  seats: number,
  programs: readonly { readonly of: string; readonly card: string }[] = [],
) {
  return {
    lasting: [],
    counts: {},
    errands: [],
    moved: [],
    tasks: [],
    programs: programs.map((one) => ({ ...one, running: false })),
    scores: Array<number>(seats).fill(0),
    lootDeck: makePile<string>('loot', 'none'),
    lootPast: makePile<string>('loot', 'all', Object.keys(loot)),
  }
}
