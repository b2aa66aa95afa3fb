import { invariant, type Seat } from '@muster/table'
import type { z } from 'zod'
import { type ability, type BattleCard, battleCard, type LesserArtefact, type weapon } from '../content/cards.ts'
import type { cardRules } from '../content/grammar.ts'
import type { Fighter, Lasting } from '../rules/state.ts'

/** The cards of a drawn position: a board, a battle, and two warbands of stock fighters, as a content pack. */

export const BATTLE = 'test-battle'
export const TWIST = 'test-twist'
const SIDE = 'test-side'

export type AbilityCard = z.input<typeof ability>
export type BattleRules = z.input<typeof cardRules>

/** What differs from the stock fighter: Move 4, Toughness 4, Wounds 10, and a blade. */
export type FighterSetup = {
  readonly name?: string
  readonly move?: number
  readonly toughness?: number
  readonly wounds?: number
  readonly weapons?: readonly Partial<z.input<typeof weapon>>[]
  readonly runemarks?: readonly string[]
  readonly rules?: BattleRules
  readonly abilities?: readonly AbilityCard[]
  readonly damage?: number
  readonly activated?: boolean
  readonly bears?: readonly string[]
  readonly lasting?: readonly (Pick<Lasting, 'standing'> & Partial<Lasting>)[]
  readonly where?: Fighter['where']
}

type ObjectiveSetup = string | { readonly at: string; readonly mark?: string }

export type PackSetup = {
  readonly fighters?: Readonly<Record<string, FighterSetup>>
  /** Fighters that wait in reserve. */
  readonly reserves?: Readonly<Record<string, FighterSetup>>
  readonly abilities?: readonly AbilityCard[]
  readonly enemyAbilities?: readonly AbilityCard[]
  readonly twist?: BattleRules
  readonly battleRules?: BattleRules
  /** Seat 0's convergence unless said otherwise, the first unless said otherwise. */
  readonly convergence?: BattleRules & { readonly step?: string; readonly aspirant?: Seat }
  /** What artefacts of power and rewards do, by id: sun-power-1, sun-power-2, sun-reward, and moon's. */
  readonly powers?: Readonly<Record<string, BattleRules>>
  readonly lesserCards?: readonly LesserArtefact[]
  /** Objectives besides those drawn: hex labels, or letters of fighters standing on them; with a mark where one matters. */
  readonly objectives?: readonly ObjectiveSetup[]
  readonly starting?: readonly [readonly string[], readonly string[]]
  readonly reserveHexes?: readonly [readonly string[], readonly string[]]
  /** When, how many and where reserves arrive. */
  readonly arrival?: Partial<BattleCard['reserves']>
  readonly victory?: Partial<BattleCard['victory']>
}

type Rows = readonly (readonly string[])[]

const STOCK_BLADE = { id: 'blade', name: 'Blade', range: 1, attacks: 3, strength: 4, damage: [2, 4] } as const

/** 'A' is sun-a, 'b' is moon-b. */
export function idOf(letter: string): string {
  invariant(/^[A-WYZa-wyz]$/.test(letter), `"${letter}" is no fighter: one letter, and not x`)
  return `${warbandOf(seatOf(letter))}-${letter.toLowerCase()}`
}

export const seatOf = (letter: string): 0 | 1 => (letter === letter.toUpperCase() ? 0 : 1)
const warbandOf = (seat: Seat): string => (seat === 0 ? 'sun' : 'moon')

/** The label of each token: columns a, b, c from the left, rows 1, 2, 3 from the near edge. */
export function labelsOf(rows: Rows): string[][] {
  return rows.map((row, y) => row.map((_, x) => `${columnOf(x)}${rows.length - y}`))
}

const columnOf = (x: number): string => (x < 26 ? '' : 'a') + String.fromCharCode(97 + (x % 26))

export function packOf(rows: Rows, setup: PackSetup) {
  return {
    name: 'a drawn position',
    sides: [sideOf(rows)],
    warbands: [warband(rows, setup, 0), warband(rows, setup, 1)],
    battles: [battle(rows, setup)],
    twists: setup.twist ? [{ id: TWIST, name: 'Test Twist', rules: setup.twist }] : [],
    lesserArtefacts: setup.lesserCards ?? [],
  }
}

/**
 * A real board has three rows and six free hexes of territory a player. A drawing too small for that gets two more rows
 * beyond its far edge: one of blocked hexes, and behind it one of open hexes that nobody can reach.
 */
const STRIP = 14
const stripOf = (rows: Rows): string[] => Array.from({ length: STRIP }, (_, x) => `${columnOf(x)}${rows.length + 2}`)

function sideOf(rows: Rows) {
  const blocked = labelsOf(rows).flatMap((row, y) => row.filter((_, x) => rows[y]?.[x] === '#'))
  const widths = rows.map((row) => row.length)
  if (!isLargeEnough(rows)) {
    const wall = Math.max(STRIP, ...widths) + 1
    widths.unshift(STRIP, wall)
    for (let x = 0; x < wall; x++) blocked.push(`${columnOf(x)}${rows.length + 1}`)
  }
  return { id: SIDE, name: 'Test board', rows: widths, blocked }
}

function isLargeEnough(rows: Rows): boolean {
  return rows.length >= 3 && territorySize(rows, 0) >= 6 && territorySize(rows, rows.length - 1) >= 6
}

/** How many free hexes there are in a row and next to its free hexes. */
function territorySize(rows: Rows, y: number): number {
  const free = new Set<string>()
  const add = (row: number, column: number) => {
    const token = rows[row]?.[column]
    if (token !== undefined && token !== '#') free.add(`${row} ${column}`)
  }
  rows[y]?.forEach((token, x) => {
    if (token === '#') return
    for (const column of [x - 1, x, x + 1]) add(y, column)
    for (const row of [y - 1, y + 1]) for (const column of y % 2 === 0 ? [x - 1, x] : [x, x + 1]) add(row, column)
  })
  return free.size
}

function battle(rows: Rows, setup: PackSetup) {
  const [a, b] = setup.starting ?? startingHexes(rows)
  const [near, far] = setup.reserveHexes ?? [a.slice(0, 1), b.slice(-1)]
  const card = {
    id: BATTLE,
    name: 'Test Battle',
    motto: 'As the test wants it.',
    side: SIDE,
    map: { objectives: objectivesOf(rows, setup), starting: { a, b }, reserve: { a: near, b: far } },
    rules: setup.battleRules ?? {},
    reserves: { timing: 'first-turn', place: 'reserve-hexes', ...setup.arrival },
    victory: { rounds: 6, winner: 'points', ...setup.victory },
  }
  return battleCard.parse(card)
}

/** Seat 0 starts in the near row, seat 1 in the far one. */
function startingHexes(rows: Rows): readonly [string[], string[]] {
  if (!isLargeEnough(rows)) return [stripOf(rows).slice(0, STRIP / 2), stripOf(rows).slice(STRIP / 2)]
  const free = labelsOf(rows).map((row, y) => row.filter((_, x) => rows[y]?.[x] !== '#'))
  return [free.at(-1) as string[], free[0] as string[]]
}

/** In reading order, wherever they come from. */
function objectivesOf(rows: Rows, { objectives = [] }: PackSetup) {
  const given = new Map(
    objectives.map((one) => (typeof one === 'string' ? [one, {}] : [one.at, one.mark ? { mark: one.mark } : {}])),
  )
  const found: { hex: string; mark?: string }[] = []
  labelsOf(rows).forEach((row, y) => {
    row.forEach((hex, x) => {
      const token = rows[y]?.[x] as string
      const one = given.get(hex) ?? (/[A-Za-z]/.test(token) ? given.get(token) : undefined)
      given.delete(hex)
      given.delete(token)
      if (one || token === '*') found.push({ hex, ...one })
    })
  })
  invariant(given.size === 0, `no such place for an objective: ${[...given.keys()].join(' ')}`)
  return found
}

/** Nobody has the runemark it asks for; a warband needs an ability card all the same. */
const NO_ABILITY: AbilityCard = {
  id: 'none',
  name: 'None',
  runemarks: ['nobody'],
  cost: 'triple',
  do: [{ score: { player: 'owner', points: 1 } }],
}

function warband(rows: Rows, setup: PackSetup, seat: 0 | 1) {
  const id = warbandOf(seat)
  const { fighters = {}, reserves = {} } = setup
  const drawn = rows.flat().filter((token) => /[A-Za-z]/.test(token))
  const letters = [...new Set([...drawn, ...Object.keys(fighters), ...Object.keys(reserves)])].sort()
  const own = letters.filter((letter) => seatOf(letter) === seat)
  const cards = (own.length > 0 ? own : [seat === 0 ? 'A' : 'a']).map((letter) =>
    fighterCard(letter, fighters[letter] ?? reserves[letter]),
  )
  const abilities = seat === 0 ? setup.abilities : setup.enemyAbilities
  const { convergence } = setup
  const rulesOf = (step: string) => {
    if (!convergence || (convergence.aspirant ?? 0) !== seat || (convergence.step ?? 'first') !== step) return {}
    return { standing: convergence.standing, triggers: convergence.triggers }
  }
  const back = (card: string) => ({
    id: `${id}-${card}`,
    name: `${id} ${card}`,
    rules: setup.powers?.[`${id}-${card}`] ?? {},
  })
  const front = (step: string) => ({ id: `${id}-${step}`, name: `${id} ${step} convergence`, rules: rulesOf(step) })
  return {
    id,
    name: seat === 0 ? 'Sun' : 'Moon',
    icon: id,
    colour: seat === 0 ? '#aa8800' : '#334466',
    reserves: 0,
    fighters: cards,
    abilities: abilities ?? [{ ...NO_ABILITY, id: `${id}-none` }],
    convergences: {
      first: { ...front('first'), back: back('power-1') },
      second: { ...front('second'), back: back('power-2') },
      final: { ...front('final'), back: { ...back('reward'), fighter: cards[0]?.id } },
    },
  }
}

function fighterCard(letter: string, setup: FighterSetup = {}) {
  const {
    name = letter,
    move = 4,
    toughness = 4,
    wounds = 10,
    weapons = [{}],
    runemarks = [],
    rules,
    abilities = [],
  } = setup
  return {
    id: idOf(letter),
    name,
    move,
    toughness,
    wounds,
    runemarks,
    weapons: weapons.map((one) => ({ ...STOCK_BLADE, ...(one.id && !one.name ? { name: one.id } : {}), ...one })),
    abilities,
    apart: setup.where === 'apart',
    ...(rules ? { rules } : {}),
  }
}
