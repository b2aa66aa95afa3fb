import type { z } from 'zod'
import type { card, mech } from '../content/schema.ts'

/** Cards for tests: plain ones with only what matters different. */

type CardInput = z.input<typeof card>
type Input<Type extends CardInput['type']> = Extract<CardInput, { type: Type }>
type Loose<Type extends CardInput['type']> = Partial<Input<Type>>
/** A card before it has its id and name. */
export type TestCard = Omit<CardInput, 'id' | 'name'>
export type TestMech = Partial<z.input<typeof mech>>

export const attack = (fields: Loose<'attack'> = {}): TestCard => ({
  type: 'attack',
  cost: 0,
  accuracy: 3,
  damage: 2,
  damageType: 'laser',
  ranges: ['melee', 'short', 'medium', 'long', 'extended'],
  ...fields,
})

export const action = (fields: Loose<'action'> = {}): TestCard => ({
  type: 'action',
  cost: 0,
  do: [{ draw: { cards: 0 } }],
  ...fields,
})

export const instant = (fields: Loose<'action'> = {}): TestCard => action({ instant: true, ...fields })

export const lockOn = (fields: Loose<'lock-on'> = {}): TestCard => ({
  type: 'lock-on',
  cost: 0,
  functions: [
    { cost: { mark: true }, target: { what: 'mech-or-object' }, do: [{ lock: { until: 'turn', on: 'target' } }] },
  ],
  standing: [{ dice: 'attack', add: 1, against: 'locked' }],
  ...fields,
})

export const personal = (fields: Loose<'object'> = {}): TestCard => ({
  type: 'object',
  cost: 0,
  kind: 'personal',
  placement: 'arm',
  hp: 3,
  ...fields,
})

export const autonomous = (fields: Loose<'object'> = {}): TestCard => ({
  type: 'object',
  cost: 0,
  kind: 'autonomous',
  hp: 3,
  ...fields,
})

export const protocol = (fields: Loose<'protocol'> = {}): TestCard => ({
  type: 'protocol',
  cost: 0,
  functions: [{ cost: { scrap: true }, do: [{ dice: { roll: 'evasion', add: 3 } }] }],
  ...fields,
})

/** What every test pack has: a card that does nothing and fills Reserves. */
export const BLANK = 'blank'

export function packOf(cards: Readonly<Record<string, TestCard>>, mechs: readonly TestMech[]) {
  const named = Object.entries({ [BLANK]: action({ cost: 16 }), ...cards }).map(([id, fields]) => ({
    id,
    name: `The ${id}`,
    ...fields,
  }))
  return { name: 'test', mechs: mechs.map(testMech), cards: named }
}

/** A Mech without pools, so that no test is asked for dice it is not about. */
export function testMech(fields: TestMech, seat: number) {
  return {
    id: `test-mech-${seat}`,
    name: `Test Mech ${seat}`,
    weight: 'medium' as const,
    body: 'hover' as const,
    profile: 'assault' as const,
    atk: 0,
    eva: 0,
    arm: 0,
    spd: [2, 1] as [number, number],
    hp: 20,
    ...fields,
  }
}
