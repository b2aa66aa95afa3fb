import { z } from 'zod'

/**
 * The words every card is written in. A card says which fighters it concerns (`Who`), how much (`Amount`), what holds as
 * long as it is in force (`StandingRule`), what happens when it is used or when something occurs (`Deed`, `Trigger`).
 */

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id of small letters, digits and single hyphens')
const hexes = z.int().min(0).max(20)

/** What a fighter card shows: the first three belong to the fighter, the others to a weapon. */
export const characteristics = [
  'move',
  'toughness',
  'wounds',
  'range',
  'attacks',
  'strength',
  'damage',
  'critical',
] as const
export type Characteristic = (typeof characteristics)[number]

/** What a card can let a fighter do, or keep it from, against the core rules. */
export const liberties = [
  'moves-through-friends',
  'moves-through-enemies',
  'moves-engaged',
  'disengages-freely',
  'picks-any-target',
  'sees-through-blocked',
  'cannot-be-pushed',
  'counts-double',
  'pins-enemies',
  'cannot-move',
  'holds-no-objective',
] as const
export type Liberty = (typeof liberties)[number]

/** What a distance is measured from. `me` is the fighter that acts or bears the card; `them` the one picked. */
const landmark = z.enum([
  'me',
  'them',
  'objective',
  'friend',
  'enemy',
  'edge',
  'blocked',
  'desecration',
  'own-territory',
  'enemy-territory',
])

/** Which fighters. All that is said must hold; friendly and enemy are seen from the player the card works for. */
const whoWords = z.strictObject({
  side: z.enum(['friendly', 'enemy', 'any']).optional(),
  is: z.enum(['me', 'not-me', 'them']).optional(),
  fighter: id.optional(),
  runemark: id.optional(),
  without: id.optional().describe('a runemark the fighter must not have'),
  hurt: z.boolean().optional(),
  activated: z.boolean().optional(),
  visible: z.literal(true).optional().describe('visible to the fighter that acts'),
  within: z.strictObject({ hexes, of: landmark }).optional(),
  beyond: z.strictObject({ hexes, of: landmark }).optional(),
})

/** Every word is there, said or not: fighters are matched all the time, and objects of one shape are matched fast. */
const who = whoWords.transform(
  ({ side, is, fighter, runemark, without, hurt, activated, visible, within, beyond }) =>
    ({
      side,
      is,
      fighter,
      runemark,
      without,
      hurt,
      activated,
      visible,
      within,
      beyond,
    }) as z.infer<typeof whoWords>,
)
export type Who = z.infer<typeof whoWords>

const rolled = z.union([z.int().min(1).max(12), z.enum(['value', 'half-value'])])

/** What is counted: of the battlefield as it stands, or of those taken down so far. */
const tally = {
  count: z.enum(['objectives', 'fighters', 'fallen', 'desecrations']),
  who: who.optional().describe('which fighters are counted'),
  held: z.enum(['owner', 'opponent', 'nobody']).optional().describe('whose objectives are counted'),
  marked: id.optional().describe('only objectives with this mark on the map'),
}

/** What an aspirant must have done when the battle ends: so much of what is counted, or more. */
export const task = z.strictObject({ ...tally, least: z.int().min(1).max(12) })
export type Task = z.infer<typeof task>

/** How much: a number, the value of the ability's dice (or half of it, rounded up), successes of dice, or a count. */
export const amount = z.union([
  z.int().min(0).max(20),
  z.enum(['value', 'half-value']),
  z.strictObject({ dice: rolled, need: z.int().min(2).max(6), each: z.int().min(1).max(6).default(1) }),
  z.strictObject({ ...tally, times: z.int().min(1).max(10).default(1), most: z.int().min(1).max(20).optional() }),
])
export type Amount = z.infer<typeof amount>

const weaponKind = z.enum(['melee', 'missile'])

/** What holds as long as the card is in force. On a card a fighter bears, `who` left out means the bearer. */
export const standing = z.union([
  z.strictObject({
    change: z.enum(characteristics),
    add: z.int().min(-6).max(6),
    who: who.optional(),
    with: weaponKind.optional(),
    against: who.optional().describe('only in attacks against these'),
    defending: z.literal(true).optional().describe('changes the weapon of whoever attacks the fighters named'),
  }),
  z.strictObject({ allow: z.enum(liberties), who: who.optional() }),
  z.strictObject({
    reroll: z.enum(['all', 'one', 'misses']),
    who: who.optional(),
    with: weaponKind.optional(),
    against: who.optional(),
  }),
])
export type StandingRule = z.infer<typeof standing>

export const untils = ['activation', 'turn', 'round', 'battle'] as const
const until = z.enum(untils)

/** Whom a deed concerns: the acting or bearing fighter, or the one picked before. */
const whom = z.enum(['me', 'them'])

const plainDeeds = [
  z.strictObject({
    pick: z.strictObject({ who, optional: z.boolean().optional() }).describe('the fighter picked is `them`'),
  }),
  z.strictObject({ damage: z.strictObject({ to: whom, amount }) }),
  z.strictObject({ heal: z.strictObject({ to: whom, amount }) }),
  z.strictObject({
    push: z.strictObject({
      who: whom,
      hexes: z.int().min(1).max(3),
      must: z.boolean().optional(),
      away: z.boolean().optional(),
    }),
  }),
  z.strictObject({
    bonus: z.strictObject({
      who: whom,
      action: z.enum(['move', 'attack', 'disengage']),
      hexes: amount.optional().describe('how far a bonus move goes; the Move characteristic where left out'),
      engaged: z.boolean().optional().describe('a bonus move that may be made next to enemies'),
    }),
  }),
  z.strictObject({
    change: z.strictObject({
      who: whom,
      what: z.enum(characteristics),
      add: z.int().min(-6).max(6).optional(),
      by: z.enum(['value', 'half-value']).optional(),
      with: weaponKind.optional(),
      defending: z.literal(true).optional(),
      until,
    }),
  }),
  z.strictObject({ allow: z.strictObject({ who: whom, what: z.enum(liberties), until }) }),
  z.strictObject({
    reroll: z.strictObject({ who: whom, what: z.enum(['all', 'one', 'misses']), with: weaponKind.optional(), until }),
  }),
  z.strictObject({ score: z.strictObject({ player: z.enum(['owner', 'opponent']), points: amount }) }),
  z.strictObject({
    arrive: z.strictObject({
      who: z
        .union([z.literal('reserve'), id])
        .describe('a reserve fighter of the player, or a named fighter that stands apart'),
      near: z.enum(['me', 'them', 'reserve-hexes', 'own-territory']),
    }),
  }),
  z.strictObject({ desecrate: z.strictObject({ hex: whom }) }),
  z.strictObject({
    gain: z.strictObject({
      group: z.enum(['double', 'triple']),
      value: z.union([z.int().min(1).max(6), z.literal('value')]),
    }),
  }),
  z.strictObject({
    seize: z.strictObject({ within: hexes, of: whom }).describe('take control of an objective near by'),
  }),
  z.strictObject({ ready: z.strictObject({ who: whom }).describe('take off the activation token') }),
] as const

/** One thing a card does. They are carried out in order; what cannot be done is skipped. */
export const deed = z.union([
  ...plainDeeds,
  z.strictObject({
    all: z.strictObject({ who, do: z.array(z.union(plainDeeds)).min(1) }).describe('each of these is `them` in turn'),
  }),
  z.strictObject({ chance: z.strictObject({ need: z.int().min(2).max(6), do: z.array(z.union(plainDeeds)).min(1) }) }),
])
export type Deed = z.infer<typeof deed>

export const moments = [
  'round-start',
  'round-end',
  'battle-end',
  'activation-start',
  'activation-end',
  'attack',
  'down',
  'arrival',
] as const
export type Moment = (typeof moments)[number]

/**
 * What a card makes happen by itself. `me` is the fighter concerned (the active, attacking, fallen or arriving one), `them`
 * the target of an attack or whoever took the fallen one down. `round-start`, `round-end` and `battle-end` concern each
 * player in turn, unless the card works for one player alone.
 */
export const trigger = z.strictObject({
  on: z.enum(moments),
  who: who.optional(),
  rounds: z.array(z.int().min(1).max(9)).optional(),
  once: z.literal(true).optional().describe('at a moment of the players, for both together instead of each in turn'),
  do: z.array(deed).min(1),
})
export type Trigger = z.infer<typeof trigger>

/** The rules a card adds to the game while it is in force. */
export const cardRules = z.strictObject({
  standing: z.array(standing).default([]),
  triggers: z.array(trigger).default([]),
})
export type CardRules = z.infer<typeof cardRules>
