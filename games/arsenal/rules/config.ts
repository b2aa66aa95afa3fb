import { choice, flag } from '@muster/table'
import { z } from 'zod'
import { id } from '../content/grammar.ts'
import { cardList } from '../content/schema.ts'

/** AR-R-13: the radii an arena can have. */
export const ARENA_RADII = [3, 4, 5, 6] as const

/** The table options: rulings a table may settle otherwise. The first value is the default. */
export const tableOptionsSchema = z.strictObject({
  initiativeLap: choice(
    ['single-lap', 'all-pass'],
    'AR-R-1',
    'whether initiative goes round once, or until all have passed in a row',
  ),
  declarerLastWord: flag(false, 'AR-R-2', 'whether whoever declared something may act again when initiative is back'),
  passPrompts: choice(['ask-always', 'ask-when-possible'], 'AR-R-5', 'the standing order a seat begins with'),
  mulligan: choice(['none', 'one'], 'AR-R-12', 'whether a first hand may be exchanged once'),
  arenaRadius: z.literal(ARENA_RADII).default(4).describe('AR-R-13: the radius of the hexagonal arena'),
  attackOwnSide: flag(false, 'AR-R-17', "whether allies' Mechs and Objects, and your own Objects, may be attacked"),
  copyReactions: flag(false, 'AR-R-26', 'whether copies of an Attack have laps of their own'),
  nextRollOnAutonomous: choice(
    ['used-up', 'kept'],
    'AR-R-30',
    'whether the roll of an Autonomous Object uses up an effect on the next roll',
  ),
  paymentHelper: choice(['mark-first', 'always-ask'], 'AR-R-43', 'whether payments are made for you or asked for'),
  allyHands: choice(['hidden', 'shared'], 'AR-R-59', 'whether allies see each other’s hands'),
  concede: flag(true, 'AR-R-63', 'whether a player may give up'),
})
export type TableOptions = z.infer<typeof tableOptionsSchema>

/** AR-SETUP-2: the eight layouts. */
export const LAYOUTS = ['2', '3', '4', '4 in 2 teams', '5', '6', '6 in 2 teams', '6 in 3 teams'] as const
export type LayoutName = (typeof LAYOUTS)[number]

const hex = z.tuple([z.int().min(-60).max(60), z.int().min(-60).max(60)])

/** AR-COMPONENTS-6, AR-R-14: another map names its hexes and the start hexes of every layout it supports. */
const arena = z.strictObject({
  hexes: z
    .array(hex)
    .min(2)
    .max(1200)
    .refine((hexes) => new Set(hexes.map(String)).size === hexes.length, 'expected no hex twice'),
  starts: z.partialRecord(z.enum(LAYOUTS), z.array(hex).min(2).max(6)),
})
export type ArenaConfig = z.infer<typeof arena>

/** A deck by the name of a ready-made one, by its share code, or as a list. */
const deckChoice = z.union([z.string().min(1).max(400), z.strictObject({ mech: id, cards: cardList })])
export type DeckChoice = z.infer<typeof deckChoice>

/** What stays on the table for all to see. */
export const publicConfig = z.strictObject({
  players: z.array(z.string().min(1).max(60)).max(6).optional().describe('who plays, by seat'),
  teams: z.literal([2, 3]).optional().describe('AR-TEAM-1: 4 or 6 players in 2 teams, or 6 in 3'),
  first: z.int().min(0).max(5).optional().describe('the seat that starts; at random where left out'),
  arena: arena.optional().describe('another hex map'),
  options: tableOptionsSchema.prefault({}),
})
export type PublicConfig = z.infer<typeof publicConfig>

export const config = publicConfig.extend({
  decks: z
    .array(deckChoice.nullable())
    .max(6)
    .optional()
    .describe("each seat's deck: a ready-made deck's id, a share code, 'random', a list; null is asked for"),
})
export type Config = z.infer<typeof config>
