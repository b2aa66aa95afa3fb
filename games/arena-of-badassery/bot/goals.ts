import { fits, type Use } from '@muster/reaction'
import type { Hex } from '@muster/space'
import { makeSideNote } from '@muster/table'
import type { BountyCard, ElementKind, ScenarioCard } from '../content/cards/scenario.ts'
import type { ArenaWho } from '../content/grammar/who.ts'
import { arenaGame } from '../rules/effects/cards.ts'
import { asModel } from '../rules/effects/model.ts'
import { zonesMeant } from '../rules/effects/places.ts'
import { showOf } from '../rules/lookup.ts'
import type { Enemy, Hunter, State } from '../rules/state.ts'

/** What comes of using a kind of element, as far as the goal is concerned. */
export interface Site {
  readonly kind: string
  /** By Interact, and by a hit: whether it counts. */
  readonly counts: boolean
  readonly countsShot: boolean
  /** Only while an enemy stands there. */
  readonly needsEnemy: boolean
  /** The thing a hunter must carry for it, and the thing it gives. */
  readonly needs?: string | undefined
  readonly gives?: string | undefined
  /** The enemy it calls that has to be taken out. */
  readonly calls?: string | undefined
}

/** What wins a scenario or Bounty, read off its card once. */
export interface Goals {
  readonly counters: readonly { readonly of: string; readonly least: number }[]
  readonly sites: readonly Site[]
  /** Where all hunters have to be in the end, and where it pays to stand. */
  readonly exits: readonly string[]
  readonly stands: readonly string[]
  /** Where enemies are to be led, who follow the Spotlight. */
  readonly lures: readonly string[]
  /** Whoever has to be taken out. */
  readonly quarry: readonly ArenaWho[]
  /** Whether Loot that is picked up counts. */
  readonly gathers: boolean
}

const USE: Use = { seat: 0, me: undefined, them: undefined, source: '', rule: '' }

/** Every object that stands under a word anywhere in some deeds. */
function* under(deeds: unknown, word: string): Generator<Record<string, unknown>> {
  if (typeof deeds !== 'object' || deeds === null) return
  for (const [key, inner] of Object.entries(deeds)) {
    if (key === word) yield inner as Record<string, unknown>
    yield* under(inner, word)
  }
}

const someOf = (deeds: unknown, word: string, is: (said: Record<string, unknown>) => boolean): boolean =>
  [...under(deeds, word)].some(is)

type Show = ScenarioCard | BountyCard

function countersOf({ win }: Show): Goals['counters'] {
  return win.flatMap(({ counter }) => counter ?? [])
}

/** The triggers of a card's special rules that count toward the goal. */
const countingTriggers = ({ special }: Show, isWanted: (deeds: unknown) => boolean) =>
  special.triggers.filter((trigger) => isWanted(trigger.do))

function siteOf(kind: ElementKind, isWanted: (deeds: unknown) => boolean, calls: readonly string[]): Site {
  const { id, interact, shot } = kind
  const called = [...under(interact?.do, 'spawn')].map(({ enemy }) => String(enemy)).find((one) => calls.includes(one))
  const given = [...under(interact?.do, 'carry')].find(({ add }) => Number(add) > 0)
  return {
    kind: id,
    counts: isWanted(interact?.do),
    countsShot: isWanted(shot?.do),
    needsEnemy: someOf(shot?.do, 'if', ({ do: deeds }) => isWanted(deeds)),
    needs: interact?.who?.carries,
    gives: given && String(given.thing),
    calls: called,
  }
}

function workOutGoals({ content }: State, show: Show): Goals {
  const counters = countersOf(show)
  const isWanted = (deeds: unknown): boolean =>
    someOf(deeds, 'count', ({ what, add }) => Number(add ?? 1) > 0 && counters.some(({ of }) => of === what))
  const triggers = countingTriggers(show, isWanted)
  const placesOf = (kind: string) => triggers.flatMap(({ by }) => (by?.kind === kind && by.in ? by.in : []))
  const quarry = [
    ...show.win.flatMap(({ none }) => none ?? []),
    ...triggers.flatMap(({ on, by }) => (on === 'taken-out' && by ? by : [])),
  ]
  const isQuarry = ({ keyword, card }: ArenaWho, id: string) =>
    card === id || (keyword !== undefined && content.enemies[id]?.keywords.includes(keyword) === true)
  const calls = Object.keys(content.enemies).filter((id) => quarry.some((who) => isQuarry(who, id)))
  const sites = Object.values(content.elements).map((kind) => siteOf(kind, isWanted, calls))
  const wanted = sites.flatMap(({ counts, needs }) => (counts && needs !== undefined ? needs : []))
  return {
    counters,
    sites: sites.filter(
      ({ counts, countsShot, gives, calls: called }) =>
        counts || countsShot || called !== undefined || (gives !== undefined && wanted.includes(gives)),
    ),
    exits: show.win.flatMap(({ every }) => every?.fits.in ?? []),
    stands: placesOf('hunter'),
    lures: placesOf('enemy'),
    quarry,
    gathers: triggers.some(({ on }) => on === 'picks-up'),
  }
}

const known = makeSideNote<Goals>()

export function goalsOf(state: State): Goals {
  const show = showOf(state)
  const before = known.get(show)
  if (before) return before
  const goals = workOutGoals(state, show)
  known.set(show, goals)
  return goals
}

export const isQuarry = (state: State, { quarry }: Goals, enemy: Enemy): boolean =>
  quarry.some((who) => fits(arenaGame, state, asModel(enemy), who, USE))

/** How much of each counter is still missing, all together. */
function missingOf({ counters: now }: State, { counters }: Goals): number {
  return counters.reduce((sum, { of, least }) => sum + Math.max(0, least - (now[of] ?? 0)), 0)
}

export const zonesOf = (state: State, places: readonly string[]): Hex[] =>
  places.flatMap((place) => zonesMeant(state, place, USE))

/** Whether a hunter would bring the goal nearer by using a kind of element now. */
export function isUseful(state: State, goals: Goals, site: Site, hunter: Hunter): boolean {
  if (site.calls !== undefined) return !state.enemies.some((enemy) => isQuarry(state, goals, enemy))
  if (site.needs !== undefined) return hunter.things.includes(site.needs)
  if (site.gives === undefined) return site.counts || site.countsShot
  const carried = state.hunters.reduce((sum, { things }) => sum + things.length, 0)
  return hunter.things.length === 0 && carried < missingOf(state, goals)
}

/** The zones a hunter should make for: of useful elements, of Loot where that counts, and the way out once all is done. */
export function aimsFor(state: State, goals: Goals, hunter: Hunter): Hex[] {
  const isDone = missingOf(state, goals) === 0
  const zones = zonesOf(state, isDone ? [...goals.exits, ...goals.stands] : goals.stands)
  if (isDone && goals.counters.length > 0) return zones
  const useful = goals.sites.filter((site) => isUseful(state, goals, site, hunter))
  for (const { kind, zone } of state.elements) if (useful.some((site) => site.kind === kind)) zones.push(zone)
  if (goals.gathers) zones.push(...state.ground.map(({ zone }) => zone))
  if (state.hunters[state.spotlight] === hunter) zones.push(...zonesOf(state, goals.lures))
  return zones
}
