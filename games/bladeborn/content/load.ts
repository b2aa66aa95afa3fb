import { Fault, issueText } from '@muster/table'
import type { z } from 'zod'
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
import { convergenceSteps } from './cards.ts'
import { type BattleMap, makeBattleMap } from './maps.ts'
import { type ContentDocument, contentDocument } from './schema.ts'

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

/** Reads one document of any origin. Throws a `bad-content` fault with the place and what was expected. */
export function parseDocument(data: unknown, where: string): ContentDocument {
  const parsed = contentDocument.safeParse(data)
  if (!parsed.success) throw new Fault('bad-content', `${where}: ${issueText(parsed.error as z.ZodError)}`)
  return parsed.data
}

/** Joins documents into the cards of a table. A card with an id that is taken is a fault, not a replacement. */
export function makeContent(documents: readonly ContentDocument[]): Content {
  const replaced = new Map(documents.flatMap(({ abilityCards }) => abilityCards).map((card) => [card.warband, card]))
  const warbands = documents
    .flatMap((document) => document.warbands)
    .map((warband) => {
      const card = replaced.get(warband.id)
      replaced.delete(warband.id)
      return card ? { ...warband, reserves: card.reserves, abilities: card.abilities } : warband
    })
  for (const warband of replaced.keys())
    throw new Fault('bad-content', `an ability card is for the warband ${warband}, which does not exist`)
  for (const warband of warbands) checkWarband(warband)
  const backs = warbands.flatMap(({ convergences }) => [convergences.first.back, convergences.second.back])
  const sides = byId(
    'board side',
    documents.flatMap((document) => document.sides),
  )
  const battles = byId(
    'battle',
    documents.flatMap((document) => document.battles),
  )
  const content = {
    sides,
    warbands: byId('warband', warbands),
    fighters: byId(
      'fighter',
      warbands.flatMap((warband) => warband.fighters),
    ),
    abilities: byId(
      'ability',
      warbands.flatMap((warband) => [
        ...warband.abilities,
        ...warband.fighters.flatMap((fighter) => fighter.abilities),
      ]),
    ),
    battles,
    twists: byId(
      'twist',
      documents.flatMap((document) => document.twists),
    ),
    lesserArtefacts: byId(
      'lesser artefact',
      documents.flatMap((document) => document.lesserArtefacts),
    ),
    powers: byId('artefact of power', backs),
    rewards: byId(
      'reward',
      warbands.map(({ convergences }) => convergences.final.back),
    ),
  }
  const maps: Record<string, BattleMap> = {}
  for (const battle of Object.values(battles)) {
    const side = sides[battle.side]
    if (!side) throw new Fault('bad-content', `battle ${battle.id}: there is no board side ${battle.side}`)
    maps[battle.id] = makeBattleMap(battle, side)
  }
  return Object.defineProperty(content, 'maps', { value: maps, enumerable: false }) as Content
}

export function convergenceCard(content: Content, warband: string, step: ConvergenceStep) {
  return content.warbands[warband]?.convergences[step]
}

function checkWarband(warband: Warband): void {
  const field = warband.fighters.filter((fighter) => !fighter.apart)
  if (warband.reserves >= field.length)
    throw new Fault(
      'bad-content',
      `warband ${warband.id}: ${warband.reserves} reserves leave nobody of ${field.length} fighters to place`,
      'BB-WARBAND-5',
    )
  const { fighter, id } = warband.convergences.final.back
  if (!warband.fighters.some((card) => card.id === fighter))
    throw new Fault(
      'bad-content',
      `warband ${warband.id}: the reward ${id} is for ${fighter}, who is not one of its fighters`,
    )
  const ids = convergenceSteps.map((step) => warband.convergences[step].id)
  if (new Set(ids).size < ids.length)
    throw new Fault('bad-content', `warband ${warband.id}: two convergences share an id`)
}

function byId<Card extends { readonly id: string }>(kind: string, cards: readonly Card[]): Record<string, Card> {
  const found: Record<string, Card> = {}
  for (const card of cards) {
    if (found[card.id])
      throw new Fault('bad-content', `there are two cards of the kind "${kind}" with the id ${card.id}`)
    found[card.id] = card
  }
  return found
}
