import { fits, type Use } from '@muster/reaction'
import type { Hex } from '@muster/space'
import type { ElementKind } from '../content/cards/scenario.ts'
import { type Shootable, thingsOf } from './beside.ts'
import { arenaGame, perform } from './effects/cards.ts'
import { asModel } from './effects/model.ts'
import { moment } from './effects/moment.ts'
import { boardOf, labelOf, STATION } from './lookup.ts'
import { forgetOccupancy } from './occupancy.ts'
import type { Enemy, Hunter, State } from './state.ts'
import type { Table } from './table.ts'

type Element = State['elements'][number]

/** What an element is called, by its kind and its zone: barrel@c4. */
export const elementId = (state: State, { kind, zone }: Element): string => `${kind}@${labelOf(state, zone)}`

export function elementNamed(state: State, id: string | undefined): Element | undefined {
  if (!id?.includes('@')) return undefined
  return state.elements.find((element) => elementId(state, element) === id)
}

/** The zone of an element by its id, be it there or gone. */
export function zoneOfElement(state: State, id: string | undefined): Hex | undefined {
  const label = id?.includes('@') ? id.slice(id.indexOf('@') + 1) : undefined
  const zone = label === undefined ? -1 : boardOf(state).labels.indexOf(label)
  return zone < 0 ? undefined : zone
}

/** AB-R-86: the elements that attacks may be aimed at, as at an enemy; kept beside the state with the list of elements, which is never added to. */
export function shootables(state: State): readonly Shootable[] {
  const known = thingsOf(state)
  known.shootables ??= state.elements
    .filter(({ kind }) => isShootable(state, kind))
    .map((element) => ({ id: elementId(state, element), zone: element.zone }))
  return known.shootables
}

/** AB-R-86: whether attacks may be aimed at a kind of element. */
export const isShootable = (state: State, kind: string): boolean => kindOf(state, kind)?.shot !== undefined

export const kindOf = ({ content }: State, kind: string): ElementKind | undefined => content.elements[kind]

/** What an element is called on a button. */
export const elementName = (state: State, kind: string): string =>
  kind === STATION ? 'NEW-U Station' : (kindOf(state, kind)?.name ?? 'something')

function removeElement(state: State, element: Element): void {
  state.elements = state.elements.filter((one) => one !== element)
  if (kindOf(state, element.kind)?.blocks) forgetOccupancy(state)
}

const useOf = (state: State, hunter: Hunter, element: Element, rule: string): Use => ({
  seat: hunter.seat,
  me: hunter.id,
  them: elementId(state, element),
  source: elementName(state, element.kind),
  rule,
})

/** AB-BASIC-13..15, AB-R-87: what Interact can be used on where a hunter stands: a station that is off, or what the scenario says. */
export function canInteract(state: State, hunter: Hunter, element: Element): boolean {
  if (element.zone !== hunter.zone) return false
  if (element.kind === STATION) return !element.on
  const interact = kindOf(state, element.kind)?.interact
  if (!interact) return false
  const use = useOf(state, hunter, element, 'AB-BASIC-15')
  return !interact.who || fits(arenaGame, state, asModel(hunter), interact.who, use)
}

/** AB-BASIC-12, AB-BASIC-13, AB-BASIC-15. */
export function interact(table: Table, state: State, hunter: Hunter, id: string): void {
  const element = elementNamed(state, id)
  if (!element) return
  table.tell({ event: 'interacts', rule: 'AB-BASIC-12', id: hunter.id, kind: element.kind })
  if (element.kind === STATION) {
    element.on = true
    table.tell({ event: 'station', rule: 'AB-BASIC-13', zone: labelOf(state, element.zone) })
  } else {
    const kind = kindOf(state, element.kind)?.interact
    const use = useOf(state, hunter, element, 'AB-BASIC-15')
    if (kind && !kind.stays) removeElement(state, element)
    if (kind) perform(table, state, kind.do, use)
  }
  moment(table, state, 'interact', hunter)
}

/** AB-R-86: an element that is hit goes, and does what it does. */
export function blowUp(table: Table, state: State, hunter: Hunter, id: string): void {
  const element = elementNamed(state, id)
  const shot = element && kindOf(state, element.kind)?.shot
  if (!element || !shot) return
  const use = useOf(state, hunter, element, 'AB-R-86')
  removeElement(state, element)
  table.tell({ event: 'cleared', rule: 'AB-R-86', kind: element.kind })
  perform(table, state, shot.do, use)
}

function hasElement({ elements }: State, zone: Hex): boolean {
  for (const element of elements) if (element.zone === zone) return true
  return false
}

/** What happens to a model that moves into a zone, or through it, by what is in it. */
export function enterZone(table: Table, state: State, model: Hunter | Enemy, entered: Hex, seat: number): void {
  if (!hasElement(state, entered)) return
  for (const element of state.elements.filter(({ zone }) => zone === entered)) {
    const deeds = kindOf(state, element.kind)?.entered
    if (!deeds) continue
    const them = elementId(state, element)
    perform(table, state, deeds, {
      seat,
      me: model.id,
      them,
      source: elementName(state, element.kind),
      rule: 'AB-SETUP-6',
    })
  }
}
