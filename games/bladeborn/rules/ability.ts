import { makeSideNote, ok, type Random, refuse, type Verdict } from '@muster/table'
import type { Ability } from '../content/cards.ts'
import { canDoAny, carryOut, type Use } from './effects/deeds.ts'
import { hasRunemark } from './effects/who.ts'
import { cardOf, sideOf, warbandOf } from './lookup.ts'
import type { Battle, Fighter, Group } from './state.ts'
import type { Table } from './table.ts'

const usedAlready = refuse('BB-ABILITY-1', 'a fighter uses at most one ability in an activation')
const lacksRunemark = refuse('BB-ABILITY-8', 'the fighter lacks a runemark the ability needs')
const cannotPay = refuse('BB-ABILITY-9', 'there is no double or triple left to pay for it')
const needsTriple = refuse('BB-ABILITY-12', 'only a triple pays for an ability that costs a triple')
const notOwn = refuse('BB-ABILITY-7', "a fighter uses the abilities of its warband's ability card and of its own card")
const noSuchDice = refuse('BB-ABILITY-9', 'there is no such double or triple left to pay with')
const nothingToDo = refuse('BB-R-61', 'nothing the ability asks for can be done')

/** BB-ABILITY-7, BB-R-32: the abilities of the own warband's ability card, then any printed on the own fighter card. */
export function abilitiesOf(battle: Battle, fighter: Fighter): readonly Ability[] {
  const printed = cardOf(battle, fighter).abilities
  const { abilities } = warbandOf(battle, fighter.seat)
  return printed.length === 0 ? abilities : [...abilities, ...printed]
}

const fitting = makeSideNote<Map<string, readonly Ability[]>>()

/** The abilities a fighter has the runemarks for. Cards are constants, so this is worked out once for each. */
function fitAbilities(battle: Battle, fighter: Fighter): readonly Ability[] {
  const warband = warbandOf(battle, fighter.seat)
  const known = fitting.get(warband) ?? new Map<string, readonly Ability[]>()
  const found = known.get(fighter.card)
  if (found) return found
  const fit = abilitiesOf(battle, fighter).filter(({ runemarks }) =>
    runemarks.every((one) => hasRunemark(battle, fighter, one)),
  )
  fitting.set(warband, known.set(fighter.card, fit))
  return fit
}

/** BB-ABILITY-9 to BB-ABILITY-12: whether a double or triple pays a cost. */
function pays(dice: Group['dice'], ability: Ability): Verdict {
  return ability.cost === 'triple' && dice !== 3 ? needsTriple : ok
}

function useOf(fighter: Fighter, ability: Ability, value: number): Use {
  return { owner: fighter.seat, me: fighter, them: undefined, value, source: ability.name, rule: 'BB-ABILITY-15' }
}

/** Whether a fighter may use an ability now: what it does never hangs on which group of dice pays for it. */
export function abilityVerdict(battle: Battle, fighter: Fighter, ability: Ability, used: boolean): Verdict {
  if (used) return usedAlready
  for (const runemark of ability.runemarks) if (!hasRunemark(battle, fighter, runemark)) return lacksRunemark
  const { groups } = sideOf(battle, fighter.seat)
  if (groups.length === 0) return cannotPay
  if (ability.cost === 'triple' && !groups.some(({ dice }) => !pays(dice, ability))) return needsTriple
  return canDoAny(battle, ability.do, useOf(fighter, ability, 1)) ? ok : nothingToDo
}

/** Whether a fighter may use an ability and pay for it with one double or triple; any that pays where none is named. */
export function paymentVerdict(
  battle: Battle,
  fighter: Fighter,
  { ability: id, dice, value }: { ability: string; dice?: Group['dice']; value?: number },
  used: boolean,
): Verdict {
  const ability = abilitiesOf(battle, fighter).find((one) => one.id === id)
  if (!ability) return notOwn
  const refusal = abilityVerdict(battle, fighter, ability, used)
  if (refusal || dice === undefined) return refusal
  const { groups } = sideOf(battle, fighter.seat)
  return groups.some((group) => group.dice === dice && group.value === value) ? pays(dice, ability) : noSuchDice
}

export type AbilityUse = {
  readonly do: 'ability'
  readonly ability: string
  readonly dice: 2 | 3
  readonly value: number
}

/** Every ability the fighter may use with every double or triple that pays for it; equal groups are one choice. */
export function abilityUses(battle: Battle, fighter: Fighter, used: boolean): AbilityUse[] {
  const { groups } = sideOf(battle, fighter.seat)
  if (used || groups.length === 0) return []
  const uses: AbilityUse[] = []
  for (const ability of fitAbilities(battle, fighter)) {
    if (abilityVerdict(battle, fighter, ability, used)) continue
    const first = uses.length
    for (const { dice, value } of groups)
      if (!pays(dice, ability) && !hasUse(uses, first, dice, value))
        uses.push({ do: 'ability', ability: ability.id, dice, value })
  }
  return uses
}

/** Whether a fighter may use any ability at all. */
export function canUseAbility(battle: Battle, fighter: Fighter, used: boolean): boolean {
  if (used || sideOf(battle, fighter.seat).groups.length === 0) return false
  for (const ability of fitAbilities(battle, fighter)) if (!abilityVerdict(battle, fighter, ability, used)) return true
  return false
}

/** Any one use of an ability, without the others; undefined where there is none. */
export function sampleAbility(battle: Battle, fighter: Fighter, used: boolean, random: Random): AbilityUse | undefined {
  const { groups } = sideOf(battle, fighter.seat)
  if (used || groups.length === 0) return undefined
  const abilities = fitAbilities(battle, fighter)
  if (abilities.length === 0) return undefined
  const first = random.below(abilities.length)
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[(first + index) % abilities.length] as Ability
    if (abilityVerdict(battle, fighter, ability, used)) continue
    const paying = groups.filter(({ dice }) => !pays(dice, ability))
    const { dice, value } = paying[random.below(paying.length)] as Group
    return { do: 'ability', ability: ability.id, dice, value }
  }
  return undefined
}

function hasUse(uses: readonly AbilityUse[], from: number, dice: number, value: number): boolean {
  for (let at = from; at < uses.length; at++) if (uses[at]?.dice === dice && uses[at]?.value === value) return true
  return false
}

/** BB-ABILITY-9, BB-ABILITY-11, BB-ABILITY-13 to BB-ABILITY-16: pays for an ability and does what it says. */
export function useAbility(table: Table, battle: Battle, fighter: Fighter, use: AbilityUse): void {
  const side = sideOf(battle, fighter.seat)
  const paid = side.groups.findIndex((group) => group.dice === use.dice && group.value === use.value)
  side.groups = side.groups.filter((_, index) => index !== paid)
  const ability = battle.content.abilities[use.ability] as Ability
  table.tell({
    event: 'ability',
    rule: 'BB-ABILITY-9',
    fighter: fighter.id,
    fighterCard: fighter.card,
    ability: ability.id,
    dice: use.dice,
    value: use.value,
  })
  carryOut(table, battle, ability.do, useOf(fighter, ability, use.value))
}
