import { hasKeyword, isCrit, type Keyword, type Roll, rollDie, xOf } from '@muster/reaction'
import type { Seat } from '@muster/table'
import { critOfD4, d4, rolls } from './dice.ts'
import { isKeptFrom } from './effects/liberty.ts'
import type { Enemy, Hunter, State, Status, StatusKind } from './state.ts'
import type { Table } from './table.ts'

/** No tokens at all. */
export const CLEAR: Status = { corrosive: 0, burning: 0, cryo: 0, radiation: 0, slag: 0 }

const rules: Readonly<Record<StatusKind, string>> = {
  corrosive: 'AB-KEYWORD-3',
  burning: 'AB-KEYWORD-7',
  cryo: 'AB-KEYWORD-13',
  radiation: 'AB-KEYWORD-18',
  slag: 'AB-KEYWORD-44',
}

export const statusKinds = Object.keys(CLEAR) as readonly StatusKind[]

/** Puts tokens on a model, unless a card keeps it from getting any; by the rule of their keyword, or of the card that says so. */
export function addStatus(
  table: Table,
  state: State,
  model: Hunter | Enemy,
  kind: StatusKind,
  count: number,
  rule = rules[kind],
): void {
  if (isKeptFrom(state, 'take-status', model)) return
  model.status = { ...model.status, [kind]: model.status[kind] + count }
  table.tell({ event: 'status', rule, id: model.id, kind, count })
}

/** AB-KEYWORD-6, AB-KEYWORD-12, AB-KEYWORD-17: the keywords that roll a D4 of their own, and what its Crit puts on the target. */
const burns = { incendiary: 'burning', cryo: 'cryo', radiation: 'radiation' } as const satisfies Record<
  string,
  StatusKind
>
type Elemental = keyof typeof burns

const elementals: ReadonlySet<string> = new Set(Object.keys(burns))

const isElemental = (name: string): name is Elemental => elementals.has(name)

/** The D4 of a keyword, rolled once for the whole attack (AB-R-95). */
export interface Extra {
  readonly kind: StatusKind
  readonly roll: Roll
}

/** AB-R-94: the D4s of an attack's keywords, in printed order; AB-KEYWORD-35: those of "(rule) Crits" apart, once there is a Crit. */
export function rollExtras(table: Table, seat: Seat, keywords: readonly Keyword[], ofCrits = false): Extra[] {
  const extras: Extra[] = []
  for (const { name, crits } of keywords) {
    if (crits !== ofCrits || !isElemental(name) || extras.some(({ kind }) => kind === burns[name])) continue
    extras.push({ kind: burns[name], roll: rollDie(table, seat, d4, rolls[name], critOfD4) })
  }
  return extras
}

/** AB-KEYWORD-3, AB-KEYWORD-7, AB-KEYWORD-44, AB-R-95: the tokens an attack leaves on one of its targets, hit or not. */
export function leaveStatus(
  table: Table,
  state: State,
  target: Hunter | Enemy,
  keywords: readonly Keyword[],
  extras: readonly Extra[],
  { isHit, withCrit }: { readonly isHit: boolean; readonly withCrit: boolean },
): void {
  const corrosive = xOf(keywords, 'corrosive', withCrit)
  if (corrosive > 0) addStatus(table, state, target, 'corrosive', corrosive)
  for (const { kind, roll } of extras) {
    const has = keywords.some(({ name }) => isElemental(name) && burns[name] === kind)
    if (has && isCrit(roll)) addStatus(table, state, target, kind, 1)
  }
  if (isHit && hasKeyword(keywords, 'slag', withCrit)) addStatus(table, state, target, 'slag', 1)
}
