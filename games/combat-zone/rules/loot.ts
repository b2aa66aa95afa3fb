import { type Base, isWithinGap } from '@muster/space'
import { makePile, ok, type Pile, pickOne, putOnTop, refuse, takeTop, type Verdict, type Words } from '@muster/table'
import { gearOf } from '../content/lookup.ts'
import { brawlersWith } from './brawl.ts'
import { baseOf, REACH, toleranceOf } from './components.ts'
import { combatForce } from './effects/force.ts'
import { happen } from './effects/moments.ts'
import { mayBy, mustNot } from './effects/standing.ts'
import { hasLeft, modelOf, nameOf } from './lookup.ts'
import { isVisible } from './path.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'
import { BODY } from './takenout.ts'

type Body = Battle['bodies'][number]

/** CZ-TAKENOUT-4: what a Body goes by in options. */
export const idOfBody = ({ no }: Body): string => `body-${no}`

function bodyOf({ bodies }: Battle, id: string): Body | undefined {
  return bodies.find((body) => idOfBody(body) === id)
}

const NOT_FOR_GONKS = refuse('CZ-LOOT-1', 'only characters loot')
const KEPT_FROM = refuse('CZ-SETUP-4', 'a card keeps it from looting')
const OUT_OF_REACH = refuse('CZ-LOOT-2', 'the Body is not within reach')
const BRAWLING = refuse('CZ-BRAWL-3', 'who is Brawling loots nobody')
const NO_CARDS = refuse('CZ-R-64', 'there is no card on this Body that could be taken')
const NO_LOOT = refuse('CZ-R-63', 'there is no Loot left')

/** CZ-LOOT-1, CZ-LOOT-2, CZ-LOOT-10, CZ-LOOT-11, CZ-R-39, CZ-R-63, CZ-R-64: whether a model may try to loot a Body, whosever it was. */
export function lootVerdict(battle: Battle, by: Model, doing: string, id: string): Verdict {
  if (by.kind !== 'character' && !mayBy(battle, by, 'loot')) return NOT_FOR_GONKS
  if (mustNot(battle, by, 'loot')) return KEPT_FROM
  const body = bodyOf(battle, id) as Body
  if (!isBodyInReach(battle, by, body)) return OUT_OF_REACH
  if (brawlersWith(battle, by).length > 0) return BRAWLING
  if (doing === 'loot-gear') return cardsOn(battle, by, body).length > 0 ? ok : NO_CARDS
  return battle.lootDeck.cards.length + battle.lootPast.cards.length > 0 ? ok : NO_LOOT
}

function isBodyInReach(battle: Battle, by: Model, { at }: Body): boolean {
  const [own, body]: [Base, Base] = [baseOf(battle, by), { x: at.x, y: at.y, z: at.z, radius: BODY }]
  return isWithinGap(own, body, REACH, toleranceOf(battle)) && isVisible(battle, own, body)
}

/** CZ-LOOT-5, CZ-LOOT-6, CZ-LOOT-11, CZ-R-62: the Gear of a fallen character, printed or not, and its Loot, as far as the looter may have it. */
function cardsOn(battle: Battle, by: Model, { of }: Body): string[] {
  const fallen = modelOf(battle, of)
  if (fallen.kind !== 'character') return []
  const gear = fallen.gear.map(({ card }) => card)
  return [...gear.filter((card) => mayCarry(battle, by, card)), ...fallen.loot]
}

const HAS_ONE = refuse('CZ-GEAR-2', 'it has a Gear card of this name already')
const HAS_BULKY = refuse('CZ-GEAR-7', 'it carries no more Bulky Gear')

/** CZ-GEAR-2, CZ-GEAR-7, CZ-R-62: whether one more Gear card breaks no limit of who takes it. */
function carryVerdict(battle: Battle, model: Model, card: string): Verdict {
  const gear = gearOf(battle.content, card)
  if (!gear) return ok
  const own = model.gear.flatMap((one) => gearOf(battle.content, one.card) ?? [])
  if (own.some(({ name }) => name === gear.name)) return HAS_ONE
  const most = mayBy(battle, model, 'carry-two-bulky') ? 2 : 1
  const bulky = own.filter(({ keywords }) => keywords.includes('bulky')).length
  return gear.keywords.includes('bulky') && bulky >= most ? HAS_BULKY : ok
}

export function mayCarry(battle: Battle, model: Model, card: string): boolean {
  return carryVerdict(battle, model, card) === ok
}

type CardAsk = { readonly battle: Battle; readonly model: Model }

export const cardWords: Words<string, CardAsk> = {
  ask: 'card',
  rule: 'CZ-LOOT-5',
  prompt: () => 'Which card?',
  doing: 'takes a card',
  key: (card) => card,
  text: (card, { battle: { content } }) => (gearOf(content, card) ?? content.loot[card])?.name ?? card,
  refs: (_, { model }) => [model.id],
  assume: (cards) => cards[0] as string,
}

type BodyAsk = CardAsk & { readonly fallen: Model }

const bodyWords: Words<string, BodyAsk> = {
  ...cardWords,
  prompt: ({ battle, fallen }) => `Which card of ${nameOf(battle, fallen)} is taken?`,
  candidates: ({ fallen: { gear, loot } }) => [...gear.map(({ card }) => card), ...loot],
  verdict: (card, { battle, model }) => carryVerdict(battle, model, card),
}

/** CZ-LOOT-5, CZ-LOOT-7, CZ-LOOT-9, CZ-R-120, CZ-R-152: looting that has succeeded takes the Body and gives a card. */
export function lootBody(table: Table, battle: Battle, by: Model, doing: string, id: string): void {
  const body = bodyOf(battle, id)
  if (!body) return
  if (doing === 'loot-goods') drawLoot(table, battle, by)
  else takeFrom(table, battle, by, body)
  if (hasLeft(battle, by)) return
  battle.bodies = battle.bodies.filter(({ no }) => no !== body.no)
  table.tell({ event: 'looted', rule: 'CZ-LOOT-7', id: by.id, no: body.no })
  happen(table, battle, { on: 'looted', by, who: undefined })
}

function takeFrom(table: Table, battle: Battle, by: Model, body: Body): void {
  const fallen = modelOf(battle, body.of)
  const cards = cardsOn(battle, by, body)
  const card =
    cards.length > 1 ? table.ask(by.seat, pickOne(bodyWords, cards, { battle, model: by, fallen })) : cards[0]
  if (card === undefined || hasLeft(battle, by)) return
  handOver(battle, fallen, by, card)
  table.tell({ event: 'loses-card', rule: 'CZ-LOOT-5', id: fallen.id, card, to: by.id })
}

/** CZ-LOOT-5: a card changes hands, as it is; Gear is remembered as its owner's. */
export function handOver(battle: Battle, from: Model, to: Model, card: string): void {
  const held = from.gear.find((one) => one.card === card)
  takeOff(battle, from, card)
  if (held) to.gear = [...to.gear, { ...held, from: held.from ?? from.id }]
  else to.loot = [...to.loot, card]
}

/** CZ-LOOT-9, CZ-R-63: the next Loot card; where none is left the past ones are shuffled, and with none of those either there is none. */
export function drawLoot(table: Table, battle: Battle, model: Model): void {
  if (battle.lootDeck.cards.length === 0 && battle.lootPast.cards.length > 0) {
    battle.lootDeck = makePile('loot', 'none', table.shuffle(battle.lootPast.cards, 'the Loot deck'))
    battle.lootPast = makePile('loot', 'all')
  }
  const card = takeTop(battle.lootDeck as Pile<string>)
  if (card === undefined) return
  model.loot = [...model.loot, card]
  combatForce.changed(battle)
  table.tell({ event: 'loots', rule: 'CZ-LOOT-9', id: model.id, card })
}

/** Takes a card off a model; the last of several alike. */
function takeOff(battle: Battle, model: Model, card: string): void {
  const at = model.gear.findIndex((one) => one.card === card)
  if (at >= 0) model.gear = model.gear.filter((_, index) => index !== at)
  else {
    const last = model.loot.lastIndexOf(card)
    model.loot = model.loot.filter((_, index) => index !== last)
  }
  combatForce.changed(battle)
}

/** CZ-LOOT-12, CZ-KEYWORD-11: gone from the game; a Loot card to its pile. */
export function loseCard(battle: Battle, model: Model, card: string): void {
  takeOff(battle, model, card)
  if (battle.content.loot[card]) putOnTop(battle.lootPast as Pile<string>, card)
}

/** CZ-LOOT-13: after the game looted Gear is its owner's again. */
export function giveBack(battle: Battle): void {
  for (const model of battle.models) {
    const looted = model.gear.filter(({ from }) => from !== undefined)
    if (looted.length === 0) continue
    model.gear = model.gear.filter(({ from }) => from === undefined)
    for (const { card, down, from } of looted) {
      const owner = modelOf(battle, from as string)
      owner.gear = [...owner.gear, { card, down }]
    }
  }
}
