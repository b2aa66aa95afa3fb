import type { Colour } from '@muster/reaction'
import { badContent, byId, Fault, type Found, foundIn, listedAt, type Placed } from '@muster/table'
import type { CharacterDocument, GonkDocument } from './cards/character.ts'
import type { GearDocument, Loot, PrintedGear, Program } from './cards/gear.ts'
import type { ObjectiveDocument } from './cards/objective.ts'
import type { Scenario } from './cards/scenario.ts'
import { versionsOf } from './cards/versions.ts'
import { wordFault } from './check/words.ts'
import type { CombatAction, CombatRules } from './grammar/index.ts'
import type { Skill } from './grammar/vocabulary.ts'
import type { ContentDocument, FactionDocument, Reference } from './schema.ts'
import { mapFault } from './space/map-fault.ts'
import type { Battlespace, SceneryKind } from './space/scenery.ts'
import type { ReadyTeam } from './team/team.ts'
import { validateTeam } from './team/validate.ts'

/** CZ-CARDS-1..10: one card of a character. Its keywords are all it has: its faction or "merc", and "veteran". */
export type Character = CombatRules & {
  readonly id: string
  readonly name: string
  /** The id of its basic card. */
  readonly of: string
  readonly stars: number
  /** None for a Merc. */
  readonly faction: string | undefined
  readonly keywords: readonly string[]
  readonly cost: number
  readonly base: CharacterDocument['base']
  readonly tokens: readonly Colour[]
  readonly skills: Readonly<Partial<Record<Skill, number>>>
  readonly armor: number | undefined
  readonly actions: readonly CombatAction[]
  readonly gear: readonly string[]
  readonly flavour: string | undefined
}

type Owned<Card> = Card & { readonly faction: string | undefined }
export type Gonk = GonkDocument & { readonly faction: string; readonly keywords: readonly string[] }
export type Gear = Owned<GearDocument>
export type Objective = Owned<ObjectiveDocument>
export type Faction = Pick<FactionDocument, 'id' | 'name' | 'plays' | 'flavour'>

type ById<Card> = Readonly<Record<string, Card>>

/** Everything a table is played with, by id. Constants: shared by every state played with them. */
export type Content = {
  readonly factions: ById<Faction>
  readonly characters: ById<Character>
  readonly gonks: ById<Gonk>
  readonly gear: ById<Gear>
  readonly printed: ById<PrintedGear>
  readonly programs: ById<Program>
  readonly loot: ById<Loot>
  readonly objectives: ById<Objective>
  readonly scenarios: ById<Scenario>
  readonly scenery: ById<SceneryKind>
  readonly battlespaces: ById<Battlespace>
  readonly teams: ById<ReadyTeam>
  /** Words of the rules explained; no cards, so without ids of their own. */
  readonly reference: ById<Omit<Reference, 'id'>>
}

/** Joins documents into the cards of a table. An id that is taken, or one that leads nowhere, is a fault. */
export function makeContent(placed: readonly Placed<ContentDocument>[]): Content {
  const factions = foundIn(placed, 'factions')
  const printed = [...foundOf(factions, 'printed'), ...foundIn(placed, 'printed')]
  const gear = [...foundOf(factions, 'gear'), ...foundIn(placed, 'gear')]
  const objectives = [...foundOf(factions, 'objectives'), ...foundIn(placed, 'objectives')]
  const characters = [...foundOf(factions, 'characters'), ...foundIn(placed, 'mercs')].flatMap(cardsOf)
  const gonks = foundOf(factions, 'gonks').map(gonkOf)
  const [programs, loot] = [foundIn(placed, 'programs'), foundIn(placed, 'loot')]
  // Models are told apart by card, and so is what a model or a player has.
  const drones = programs.filter(({ card }) => card.running.drone)
  byId<{ readonly id: string }>([...characters, ...gonks, ...drones])
  byId<{ readonly id: string }>([...printed, ...gear, ...objectives, ...programs, ...loot])
  const content: Content = {
    factions: byId(
      factions.map(({ card: { id, name, plays, flavour }, place }) => ({ card: { id, name, plays, flavour }, place })),
    ),
    characters: byId(characters),
    gonks: byId(gonks),
    gear: byId(gear.map(owned)),
    printed: byId([...printed, ...objectives.flatMap(wornOf)]),
    programs: byId(programs),
    loot: byId(loot),
    objectives: byId(objectives.map(owned)),
    scenarios: byId(foundIn(placed, 'scenarios')),
    scenery: byId(foundIn(placed, 'scenery')),
    battlespaces: byId(foundIn(placed, 'battlespaces')),
    teams: byId(foundIn(placed, 'teams')),
    reference: explained(foundIn(placed, 'reference')),
  }
  checkWhole(content, placed)
  return content
}

/** What can only be judged when all cards are there: maps that can be built, words that lead somewhere, teams that are legal. */
function checkWhole(content: Content, placed: readonly Placed<ContentDocument>[]): void {
  for (const { card, place } of foundIn(placed, 'battlespaces')) {
    const fault = mapFault(content, card, place)
    if (fault) throw new Fault('bad-content', fault)
  }
  for (const { where, document } of placed) {
    const fault = wordFault(document, content)
    if (fault) throw badContent(where, fault)
  }
  for (const { card, place } of foundIn(placed, 'teams')) {
    const [first] = validateTeam(content, card, { eb: card.eb })
    if (first) throw new Fault('bad-content', `${place}: ${first.text}; ${first.repair}`, first.rule)
  }
}

/** A card, its place, and the faction it is of, if it is one's. */
type OfFaction<Card> = Found<Card> & { readonly faction?: string | undefined }

type OwnLists = Pick<FactionDocument, 'characters' | 'gonks' | 'printed' | 'gear' | 'objectives'>

/** All cards of a kind that factions have as their own. */
function foundOf<Part extends keyof OwnLists>(
  factions: readonly Found<FactionDocument>[],
  part: Part,
): (Found<OwnLists[Part][number]> & { readonly faction: string })[] {
  return factions.flatMap(({ card, place }) =>
    listedAt<OwnLists[Part][number]>(card[part], `${place}.${part}`).map((found) => ({ ...found, faction: card.id })),
  )
}

function cardsOf({ card, place, faction }: OfFaction<CharacterDocument>): Found<Character>[] {
  return versionsOf(card, faction).map((version) => ({ card: version, place }))
}

function gonkOf({ card, place, faction }: Found<GonkDocument> & { readonly faction: string }): Found<Gonk> {
  return { card: { ...card, faction, keywords: ['gonk', faction] }, place }
}

/** CZ-OBJECTIVE-9: the Gear a Cybergear Objective becomes once it is completed; it has no price. */
function wornOf({ card: { id, name, cybergear, flavour }, place }: Found<ObjectiveDocument>): Found<PrintedGear>[] {
  if (!cybergear) return []
  const { only: _, ...worn } = cybergear
  return [{ card: { id, name, keywords: ['cybergear'], ...worn, flavour }, place }]
}

function explained(found: readonly Found<Reference>[]): Content['reference'] {
  return Object.fromEntries(Object.entries(byId(found)).map(([id, { id: _, ...text }]) => [id, text]))
}

function owned<Card>({ card, place, faction }: OfFaction<Card>): Found<Owned<Card>> {
  return { card: { ...card, faction }, place }
}
