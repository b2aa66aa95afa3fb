import { badContent, byId, Fault, type Found, foundIn, listedAt, type Placed } from '@muster/table'
import type {
  Ability,
  ArtefactOfPower,
  BattleCard,
  BoardSide,
  ConvergenceStep,
  FighterCard,
  LesserArtefact,
  Reward,
  Twist,
  Warband,
} from './cards.ts'
import { convergenceSteps, RANDOM } from './cards.ts'
import { type BattleMap, boardOfSide, makeBattleMap } from './maps.ts'
import type { ContentDocument } from './schema.ts'

/** All cards a battle can use, by id. Constants: shared by every state played with them. */
export type Content = {
  readonly sides: Readonly<Record<string, BoardSide>>
  readonly warbands: Readonly<Record<string, Warband>>
  readonly fighters: Readonly<Record<string, FighterCard>>
  readonly abilities: Readonly<Record<string, Ability>>
  readonly battles: Readonly<Record<string, BattleCard>>
  readonly twists: Readonly<Record<string, Twist>>
  readonly lesserArtefacts: Readonly<Record<string, LesserArtefact>>
  readonly powers: Readonly<Record<string, ArtefactOfPower>>
  readonly rewards: Readonly<Record<string, Reward>>
  /** Worked out from the battles; not part of what is hashed or compared. */
  readonly maps: Readonly<Record<string, BattleMap>>
}

type FoundWarband = Found<Warband> & { readonly abilityCard: string }

/** Joins documents into the cards of a table. A card with an id that is taken is a fault, not a replacement. */
export function makeContent(placed: readonly Placed<ContentDocument>[]): Content {
  const warbands = withAbilityCards(foundIn(placed, 'warbands'), foundIn(placed, 'abilityCards'))
  for (const warband of warbands) checkWarband(warband)
  const sides = foundIn(placed, 'sides')
  for (const { card, place } of sides) boardOfSide(card, place)
  const battles = foundIn(placed, 'battles')
  const content = {
    sides: byId(sides),
    warbands: byId(warbands),
    fighters: byId(warbands.flatMap(({ card, place }) => listedAt(card.fighters, `${place}.fighters`))),
    abilities: byId([...warbands].sort(ownCardFirst).flatMap(abilitiesOf)),
    battles: byId(battles),
    twists: byId(foundIn(placed, 'twists')),
    lesserArtefacts: byId(foundIn(placed, 'lesserArtefacts')),
    powers: byId(
      warbands.flatMap(({ card, place }) =>
        (['first', 'second'] as const).map((step) => ({
          card: card.convergences[step].back,
          place: `${place}.convergences.${step}.back`,
        })),
      ),
    ),
    rewards: byId(
      warbands.map(({ card, place }) => ({
        card: card.convergences.final.back,
        place: `${place}.convergences.final.back`,
      })),
    ),
  }
  const maps: Record<string, BattleMap> = {}
  for (const { card, place } of battles) {
    const side = content.sides[card.side]
    if (!side)
      throw badContent(
        place,
        `there is no board side ${card.side}; expected ${Object.keys(content.sides).join(' or ')}`,
      )
    if (card.id === RANDOM)
      throw badContent(`${place}.id`, `${RANDOM} stands for a battle that is drawn; expected another id`)
    maps[card.id] = makeBattleMap(card, side, place)
  }
  return Object.defineProperty(content, 'maps', { value: maps, enumerable: false }) as Content
}

export function convergenceCard(content: Content, warband: string, step: ConvergenceStep) {
  return content.warbands[warband]?.convergences[step]
}

/** An ability card on its own takes the place of the one its warband has. */
function withAbilityCards(
  warbands: readonly Found<Warband>[],
  abilityCards: readonly Found<ContentDocument['abilityCards'][number]>[],
): FoundWarband[] {
  const replaced = new Map<string, (typeof abilityCards)[number]>()
  for (const one of abilityCards) {
    const { warband } = one.card
    if (!warbands.some(({ card }) => card.id === warband))
      throw badContent(`${one.place}.warband`, `there is no warband ${warband}; expected the id of one`)
    const other = replaced.get(warband)
    if (other)
      throw badContent(`${one.place}.warband`, `${warband} has another one in ${other.place}; expected one at most`)
    replaced.set(warband, one)
  }
  return warbands.map(({ card, place }) => {
    const other = replaced.get(card.id)
    if (!other) return { card, place, abilityCard: place }
    const { reserves, abilities } = other.card
    return { card: { ...card, reserves, abilities }, place, abilityCard: other.place }
  })
}

/** A replaced ability card is newer than all printed ones, so of two equal ids it is the one at fault. */
const ownCardFirst = (one: FoundWarband, other: FoundWarband): number =>
  Number(one.abilityCard !== one.place) - Number(other.abilityCard !== other.place)

function abilitiesOf({ card, place, abilityCard }: FoundWarband): Found<Ability>[] {
  const onFighters = card.fighters.flatMap(({ abilities }, index) =>
    listedAt(abilities, `${place}.fighters[${index}].abilities`),
  )
  return [...listedAt(card.abilities, `${abilityCard}.abilities`), ...onFighters]
}

function checkWarband({ card, place, abilityCard }: FoundWarband): void {
  const field = card.fighters.filter((fighter) => !fighter.apart)
  if (card.reserves >= field.length)
    throw new Fault(
      'bad-content',
      `${abilityCard}.reserves: ${card.reserves} reserves leave nobody of ${card.id}'s ${field.length} fighters to place; expected at most ${field.length - 1}`,
      'BB-WARBAND-5',
    )
  const { fighter, id } = card.convergences.final.back
  if (!card.fighters.some((own) => own.id === fighter))
    throw badContent(
      `${place}.convergences.final.back.fighter`,
      `the reward ${id} is for ${fighter}; expected one of the warband's fighters`,
    )
  for (const one of listedAt(card.fighters, `${place}.fighters`)) checkWeapons(one)
  const ids = convergenceSteps.map((step) => card.convergences[step].id)
  if (new Set(ids).size < ids.length)
    throw badContent(`${place}.convergences`, 'two convergences share an id; expected one of its own for each')
}

/** BB-WARBAND-2, BB-R-40: weapons that can be told apart, each of which reaches somebody. */
function checkWeapons({ card: { weapons }, place }: Found<FighterCard>): void {
  weapons.forEach(({ id, range, minimum = 1 }, index) => {
    if (weapons.findIndex((other) => other.id === id) < index)
      throw badContent(
        `${place}.weapons[${index}].id`,
        `${id} is the id of another weapon of this fighter; expected its own`,
      )
    if (minimum > range)
      throw badContent(
        `${place}.weapons[${index}].minimum`,
        `${minimum} is more than the Range; expected at most ${range}`,
      )
  })
}
