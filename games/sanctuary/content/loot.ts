import { z } from 'zod'
import { abilities, id, name } from './grammar.ts'

/** Loot cards: what each kind prints. */

const common = {
  id,
  name,
  copies: z.int().min(1).max(20).default(1),
  rare: z.boolean().default(false),
}

const bonus = z.int().min(0).max(12)

const gun = z.strictObject({
  ...common,
  kind: z.literal('gun'),
  type: z.enum(['pistol', 'smg', 'shotgun', 'rifle', 'sniper', 'launcher']),
  damage: bonus,
  range: bonus,
  bullets: z.int().min(1).max(6).default(1),
  splash: z.strictObject({ radius: z.int().min(1).max(4), damage: z.int().min(1).max(6) }).optional(),
})
export type Gun = z.infer<typeof gun>
export type Splash = NonNullable<Gun['splash']>

const shield = z
  .strictObject({ ...common, kind: z.literal('shield'), health: bonus.default(0), recovery: bonus.default(0) })
  .refine(({ health, recovery }) => health + recovery > 0, { message: 'expected health or recovery' })
export type Shield = z.infer<typeof shield>

export const stats = ['damage', 'range', 'movement', 'health'] as const
export type Stat = (typeof stats)[number]

const statBonuses = z.partialRecord(z.enum(stats), z.int().min(1).max(6))

export const abilityNumbers = ['damage', 'reach', 'bonus', 'loot', 'actions', 'cooldown'] as const
export type AbilityNumber = (typeof abilityNumbers)[number]

/** A change to the numbers of one ability, or of whatever ability the bearer has. */
const abilityChange = z.strictObject({
  of: z.enum([...abilities, 'any']),
  add: z.partialRecord(z.enum(abilityNumbers), z.int().min(-3).max(6)),
})
export type AbilityChange = z.infer<typeof abilityChange>

const upgradeTypes = ['relic', 'class-mod', 'ability-mod'] as const

const upgrade = z.strictObject({
  ...common,
  kind: z.literal('upgrade'),
  type: z.enum(upgradeTypes),
  only: id.optional().describe('the one hunter who can equip it'),
  stats: statBonuses.default({}),
  ability: abilityChange.optional(),
})
export type Upgrade = z.infer<typeof upgrade>

/** What a one-use card does: one verb each. */
export const deed = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('reset-cooldown') }),
  z.strictObject({ do: z.literal('heal'), health: z.int().min(1).max(12) }),
  z.strictObject({
    do: z.literal('strike'),
    damage: z.int().min(1).max(8),
    reach: z.int().min(1).max(40).optional().describe('anywhere on the board where left out'),
  }),
  z.strictObject({ do: z.literal('blast'), damage: z.int().min(1).max(8), reach: z.int().min(1).max(10) }),
])
export type Deed = z.infer<typeof deed>

const oneUse = z.strictObject({ ...common, kind: z.literal('one-use'), deed })
const permanent = z.strictObject({ ...common, kind: z.literal('permanent'), stats: statBonuses })

/** Waits in the hand until enemies hit its owner; then it takes damage away. */
const whenHit = z.strictObject({
  ...common,
  kind: z.literal('when-hit'),
  prevents: z.union([z.int().min(1).max(12), z.literal('all')]),
})

const goblin = z.strictObject({ ...common, kind: z.literal('goblin'), health: z.int().min(1).max(20) })

export const lootCard = z.discriminatedUnion('kind', [gun, shield, upgrade, oneUse, permanent, whenHit, goblin])
export type LootCard = z.infer<typeof lootCard>
export type LootKind = LootCard['kind']
