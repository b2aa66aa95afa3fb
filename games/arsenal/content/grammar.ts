import { z } from 'zod'

/**
 * The words every card is written in. A card says what it is aimed at (`Target`), what happens when it is played or used
 * (`Deed`), what holds while it is in play (`StandingRule`) and how its functions are set off (`CardFunction`).
 */

export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id of small letters, digits and single hyphens')
  .max(40)

/** AR-DECK-5 to AR-DECK-7: the aspects. */
export const weights = ['light', 'medium', 'heavy'] as const
export const bodies = ['hover', 'humanoid', 'multi-legged', 'reverse-joint', 'tracked', 'wheeled'] as const
export const profiles = ['acquisition', 'assault', 'close-combat', 'defense', 'electronics', 'maneuver'] as const
export const aspects = [...weights, ...bodies, ...profiles] as const
export type Aspect = (typeof aspects)[number]

/** AR-ATTACKCARD-6. */
export const damageTypes = [
  'ballistic',
  'canister',
  'chemical',
  'cryo',
  'emp',
  'incendiary',
  'laser',
  'melee',
  'missile',
] as const
export type DamageType = (typeof damageTypes)[number]

/** AR-OBJECT-9, AR-OBJECT-10: the placements and how many Objects each of them holds. */
export const PLACES = { head: 1, core: 1, spinal: 1, shoulder: 2, arm: 2, back: 2, flank: 2, leg: 2 } as const
export type Placement = keyof typeof PLACES
export const placements = Object.keys(PLACES) as [Placement, ...Placement[]]

/** AR-ATTACK-6 to AR-ATTACK-10: the range bands and the defender's dice in each. */
export const BANDS = { melee: 0, short: 1, medium: 2, long: 3, extended: 5 } as const
export type Band = keyof typeof BANDS
export const bands = Object.keys(BANDS) as [Band, ...Band[]]

/** AR-GLOSSARY-7. */
export const cardTypes = ['mech', 'action', 'attack', 'lock-on', 'object', 'protocol'] as const
export type CardType = (typeof cardTypes)[number]

export const rolls = ['attack', 'evasion', 'armor'] as const
export type RollName = (typeof rolls)[number]

const number = z.int().min(0).max(20)

/** How much: a number, the X of the card, or a count of something in play. */
export const amount = z.union([
  number,
  z.literal('X'),
  z.strictObject({
    per: z.enum(['lock', 'own-object', 'rival-object', 'own-burned', 'rival-burned']),
    most: z.int().min(1).max(10),
  }),
])
export type Amount = z.infer<typeof amount>

/** AR-R-65: what a card or function is aimed at, named when it is declared. */
export const target = z.strictObject({
  what: z.enum([
    'mech',
    'object',
    'personal',
    'autonomous',
    'mech-or-object',
    'player',
    'lock-on',
    'protocol',
    'in-play',
    'waiting-card',
    'waiting-function',
    'waiting-attack',
    'waiting',
  ]),
  side: z.enum(['own', 'rival', 'any']).default('any'),
  within: number.optional().describe('at most so many hexes from your Mech'),
  radius: z.literal(true).optional().describe('inside the Radius of this card'),
  locked: z.literal(true).optional().describe('you have a lock on it'),
  other: z.literal(true).optional().describe('not your own Mech'),
})
export type Target = z.infer<typeof target>

/** A player, seen from whoever plays the card: that player, the one aimed at, or all rivals. */
const who = z.enum(['me', 'target', 'rivals', 'everyone']).default('me')
export type Who = z.infer<typeof who>
/** A Mech or Object: one's own Mech, or what is aimed at. */
const thing = z.enum(['me', 'target']).default('me')
export type Thing = z.infer<typeof thing>

export const deed = z.union([
  z.strictObject({
    dice: z.strictObject({
      roll: z.enum(rolls),
      add: amount.optional(),
      less: amount.optional(),
      who,
      all: z.literal(true).optional().describe('every such roll this turn instead of the next one'),
      until: z.literal('rolled').optional().describe('waits for the next roll beyond this turn'),
      autonomous: z.literal(true).optional().describe('also for Autonomous Objects'),
    }),
  }),
  z.strictObject({ range: z.strictObject({ times: z.int().min(0).max(3), who }) }),
  z.strictObject({ pool: z.strictObject({ of: z.enum(rolls), add: amount.optional(), less: amount.optional(), who }) }),
  z.strictObject({ prevent: z.strictObject({ amount, to: thing, type: z.enum(damageTypes).optional() }) }),
  z.strictObject({ damage: z.strictObject({ amount, to: thing, sure: z.literal(true).optional() }) }),
  z.strictObject({
    blast: z.strictObject({
      amount,
      what: z.enum(['mechs', 'objects', 'both']),
      side: z.enum(['rival', 'any']),
      from: z.enum(['card', 'me', 'target']).default('card').describe('the middle of the Radius'),
      radius: number.optional().describe('the card says it where left out'),
    }),
  }),
  z.strictObject({ repair: z.strictObject({ amount, to: thing }) }),
  z.strictObject({ draw: z.strictObject({ cards: amount, who }) }),
  z.strictObject({ drop: z.strictObject({ cards: amount, who, random: z.literal(true).optional() }) }),
  z.strictObject({ recover: z.strictObject({ cards: number, to: z.enum(['hand', 'reserve']) }) }),
  z.strictObject({ move: z.strictObject({ hexes: amount, what: thing, upTo: z.literal(true).optional() }) }),
  z.strictObject({ advance: z.strictObject({ hexes: amount, what: thing, to: thing }) }),
  z.strictObject({ retreat: z.strictObject({ hexes: amount, what: thing, from: thing }) }),
  z.strictObject({ lock: z.strictObject({ until: z.enum(['turn', 'card']), on: z.enum(['target', 'radius']) }) }),
  z.strictObject({ unlock: z.strictObject({ who, on: z.literal('me').optional() }) }),
  z.strictObject({ jam: z.strictObject({ who }) }),
  z.strictObject({ halt: z.strictObject({ who }) }),
  z.strictObject({
    speed: z.strictObject({ free: z.int().min(-3).max(6).default(0), paid: z.int().min(-3).max(6).default(0), who }),
  }),
  z.strictObject({ disrupt: z.strictObject({}) }),
  z.strictObject({ mark: z.strictObject({}) }),
  z.strictObject({ unmark: z.strictObject({}) }),
  z.strictObject({ drain: z.strictObject({ mark: amount.optional(), burn: amount.optional(), who }) }),
  z.strictObject({ charge: z.strictObject({ unmark: amount.optional(), refresh: amount.optional(), who }) }),
  z.strictObject({ scrap: z.strictObject({}) }),
  z.strictObject({ return: z.strictObject({}) }),
  z.strictObject({ seize: z.strictObject({}) }),
])
export type Deed = z.infer<typeof deed>
export type DeedName = Deed extends infer One ? (One extends Deed ? keyof One : never) : never

/** Whom a standing rule concerns: its controller, or the players whose Mech is inside the card's Radius. */
const scope = z.enum(['me', 'rivals-inside', 'allies-inside', 'everyone-inside']).default('me')
export type Scope = z.infer<typeof scope>

const change = z.int().min(-6).max(6)

/** AR-FUNCTION-10: what holds by itself while the card is in play. */
export const standing = z.union([
  z.strictObject({
    dice: z.enum(rolls),
    add: change,
    who: scope,
    against: z.literal('locked').optional().describe('attack rolls against something its player has a lock on'),
    type: z.enum(damageTypes).optional(),
    autonomous: z.literal(true).optional(),
  }),
  z.strictObject({ stat: z.enum(['atk', 'eva', 'arm', 'free', 'paid', 'hand']), add: change, who: scope }),
  z.strictObject({
    harm: change.describe('damage of your Attacks'),
    who: scope,
    against: z.literal('locked').optional(),
    type: z.enum(damageTypes).optional(),
  }),
  z.strictObject({
    shield: z.int().min(1).max(6).describe('damage prevented each time'),
    to: z.enum(['mech', 'objects', 'both']),
    who: scope,
    type: z.enum(damageTypes).optional(),
  }),
  z.strictObject({ reach: z.int().min(7).max(12) }),
  z.strictObject({
    cost: change,
    of: z.enum(['action', 'attack', 'lock-on', 'object', 'protocol', 'all']),
    nth: z.int().min(1).max(5).optional().describe('only the Attack that is the nth you play in a turn'),
  }),
  z.strictObject({ forbid: z.enum(['moves', 'locks']), who: scope }),
])
export type StandingRule = z.infer<typeof standing>

/** The kinds of standing rules, by the word that tells them apart. */
export const standingKinds = ['dice', 'stat', 'harm', 'shield', 'reach', 'cost', 'forbid'] as const
export type StandingKind = (typeof standingKinds)[number]
export type StandingOf<Kind extends StandingKind> = Extract<StandingRule, Record<Kind, unknown>>
/** The standing rules of Mechs and cards by kind, then by the id of the card. */
export type RulesByKind = { readonly [Kind in StandingKind]: Readonly<Record<string, readonly StandingOf<Kind>[]>> }

export const moments = [
  'use',
  'start-of-your-turn',
  'start-of-each-turn',
  'end-of-your-turn',
  'end-of-each-turn',
  'targeted',
  'destroyed',
  'evaded',
  'hit',
  'missed',
] as const
export type Moment = (typeof moments)[number]

/** AR-FUNCTION-2: what stands before the arrow; AR-START-1, AR-END-3, AR-R-69: or the moment that sets it off. */
export const cardFunction = z
  .strictObject({
    on: z.enum(moments).default('use'),
    cost: z
      .strictObject({
        energy: z.union([z.int().min(1).max(16), z.literal('X')]).optional(),
        mark: z.literal(true).optional(),
        scrap: z.literal(true).optional(),
      })
      .optional(),
    only: z.enum(['your-turn', 'rival-turn']).optional(),
    target: target.optional(),
    do: z.array(deed).min(1).max(4),
  })
  .refine(({ on, cost }) => on !== 'use' || (cost && Object.keys(cost).length > 0), {
    message: 'a function with an arrow needs a cost, so that no play can be repeated without end',
  })
  .refine(({ on, cost }) => on === 'use' || cost === undefined, { message: 'what happens by itself has no cost' })
export type CardFunction = z.infer<typeof cardFunction>
