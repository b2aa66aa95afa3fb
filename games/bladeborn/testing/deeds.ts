import type { z } from 'zod'
import type { deed } from '../content/grammar.ts'
import { type Position, type PositionSetup, position } from './position.ts'

type DeedCard = z.input<typeof deed>

const ABILITY = 'test-ability'

/** A position where A is active and can pay with a double for an ability that does something. */
export function ready(
  text: string,
  deeds: readonly DeedCard[],
  setup: PositionSetup & { readonly value?: number } = {},
): Position {
  const { value = 1, ...rest } = setup
  return position(text, {
    abilities: [{ id: ABILITY, name: 'Test Ability', cost: 'double', do: [...deeds] }],
    groups: [[{ dice: 2, value }], []],
    ...rest,
  }).activate('A')
}

/** Uses the ability, then answers what it asks. */
export function use(t: Position, ...answers: unknown[]): Position {
  return t.play(t.offer('ability')[0], ...answers)
}

/** A has used the ability; its questions are still open. */
export function used(
  text: string,
  deeds: readonly DeedCard[],
  setup: PositionSetup & { readonly value?: number } = {},
): Position {
  return use(ready(text, deeds, setup))
}
