import type { PageUi, Scenario, SetupChoice, SideOffer } from '@muster/ui'
import { expect, test } from 'vitest'
import { countsOf, fitted, scenariosFor, sidesFor, usualNames, usualPlan } from './seating.ts'

const side = (id: string, group?: string) =>
  ({ id, ...(group ? { group: { id: group, name: group, text: '' } } : {}) }) as SideOffer

test('everybody has a name of their own', () => {
  const plans = [usualPlan(0), usualPlan(1), usualPlan(2), { kind: 'person' } as const]
  expect(usualNames(plans, 'Asha')).toEqual(['Asha', 'Veteran bot', 'Veteran bot 2', 'Player 4'])
})

test('new seats play what nobody plays yet, decks of another mech included', () => {
  const offers = [side('a-1', 'a'), side('a-2', 'a'), side('b-1', 'b'), side('c')]
  expect(sidesFor(['a-2'], offers, 3)).toEqual(['a-2', 'b-1', 'c'])
  expect(sidesFor(['a-2', 'c'], offers, 1)).toEqual(['a-2'])
  expect(sidesFor([], [side('only')], 2)).toEqual(['only', ''])
})

test('a way to play has its own numbers of seats, and so has a scenario', () => {
  const ui = { seats: { min: 2, max: 4 } } as PageUi
  expect(countsOf(ui, undefined)).toEqual([2, 3, 4])
  expect(countsOf(ui, { id: 't', name: '', text: '', picks: false, seats: [4] })).toEqual([4])
  const scenarios = [{ id: 'any' }, { id: 'two', seats: 2 }] as Scenario[]
  expect(scenariosFor(scenarios, 3).map(({ id }) => id)).toEqual(['any'])
})

test('what a pack brought is not chosen any more once the pack is taken out', () => {
  const usual = { sides: ['a', 'b'], scenario: 'field', twist: '' } as unknown as SetupChoice
  const box = { sides: [side('a'), side('b'), side('c')], scenarios: [{ id: 'field' }] as Scenario[], twists: [] }
  const chosen = { ...usual, sides: ['c', 'of-a-pack', ''], scenario: 'of-a-pack', twist: 'of-a-pack' }
  expect(fitted(chosen, box, usual)).toEqual({ ...usual, sides: ['c', 'b', ''] })
  expect(fitted({ ...usual, sides: ['of-a-pack'] }, { ...box, sides: [] }, usual).sides).toEqual(['a'])
})
