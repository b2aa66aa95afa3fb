import { fits, isFor, type Moment, modelsWho, type Use } from '@muster/reaction'
import { type Offer, pickOneOf, type Seat, takeCard, takeTop, type Words } from '@muster/table'
import type { Goal, Tally } from '../../content/cards/objective.ts'
import { objectiveLines } from '../../content/describe.ts'
import type { CombatWords } from '../../content/grammar/index.ts'
import type { Content, Objective } from '../../content/load.ts'
import { earnedBy } from '../../content/team/earned.ts'
import { combatForce } from '../effects/force.ts'
import { combatCards } from '../effects/game.ts'
import { areRivals, modelsOn, optionsOf } from '../lookup.ts'
import { luckOf } from '../luck.ts'
import { quartersOf } from '../quarter.ts'
import type { Battle } from '../state.ts'
import type { Table } from '../table.ts'
import { campaignOf, completedOf, gameOf, playerOf } from './lookup.ts'
import { addFromSupply } from './market.ts'
import type { CampaignGame } from './state.ts'

const DRAWN = 4
const KEPT = 3

/** Whose Objectives are looked at. */
type HandAsk = { readonly battle: Battle; readonly seat: Seat }

const handOffer: Offer<string, HandAsk> = { options: ({ battle, seat }) => [...playerOf(battle, seat).hand.cards] }

const handWords: Words<string, HandAsk> = {
  ask: 'objective',
  rule: 'CZ-OBJECTIVE-2',
  prompt: () => 'Which Objective do you put back?',
  doing: 'looks at Objectives',
  key: (card) => card,
  text: (card, { battle }) => battle.content.objectives[card]?.name ?? card,
  detail: (card, { battle: { content } }) => {
    const objective = content.objectives[card]
    return objective ? objectiveLines(content, objective).join(' ') : ''
  },
  assume: (cards) => cards[0] as string,
}

/** CZ-OBJECTIVE-1, CZ-R-104: four at random from those not completed. */
export function drawObjectives(table: Table, battle: Battle): void {
  const { seats } = gameOf(battle)
  const drawn = optionsOf(battle).objectiveDraw === 'draw-3' ? KEPT : DRAWN
  for (const seat of seats) {
    const { hand, supply } = playerOf(battle, seat)
    supply.cards = table.shuffle(supply.cards, 'the Objectives')
    for (let many = 0; many < drawn; many++) {
      const card = takeTop(supply)
      if (card !== undefined) hand.cards.push(card)
    }
    const less = { event: 'draws-objectives', rule: 'CZ-OBJECTIVE-1', seat, many: hand.cards.length } as const
    table.tell({ ...less, cards: [...hand.cards] }, [seat], less)
  }
}

/** CZ-OBJECTIVE-2, CZ-R-104: one of the four goes back unseen. */
export function keepObjectives(table: Table, battle: Battle): void {
  const { seats } = gameOf(battle)
  const full = seats.filter((seat) => playerOf(battle, seat).hand.cards.length > KEPT)
  const back = table.askAll(full.map((seat) => ({ seat, question: pickOneOf(handWords, handOffer, { battle, seat }) })))
  for (const [at, seat] of full.entries()) {
    const { hand, supply } = playerOf(battle, seat)
    supply.cards.push(takeCard(hand, back[at] as string))
  }
}

/** CZ-OBJECTIVE-8: a used Objective goes back to the Supply, to be completed again some day. */
export function recycle(table: Table, battle: Battle, seat: Seat, name: string): void {
  const card = completedOf(battle, seat).find((id) => battle.content.objectives[id]?.name === name)
  if (card === undefined) return
  const { campaign, brought } = battle
  if (campaign) {
    const player = playerOf(battle, seat)
    player.objectives = player.objectives.filter((id) => id !== card)
    player.supply.cards.push(card)
  } else if (brought) battle.brought = brought.map((ids, at) => (at === seat ? ids.filter((id) => id !== card) : ids))
  combatForce.changed(battle)
  table.tell({ event: 'recycles', rule: 'CZ-OBJECTIVE-8', seat, card })
}

/**
 * CZ-OBJECTIVE-5, CZ-R-123: looks at a moment of the game, of a model or of a player, and turns up what it completes. How far a goal
 * has come is kept of every Objective of the faction, so that it tells nothing of those in hand.
 */
export function watchObjectives(table: Table, battle: Battle, moment: Moment<CombatWords>, whose?: Seat): void {
  const { campaign } = battle
  const game = campaign?.game
  // What only the end of a game completes is judged once it is known who has won it.
  if (campaign?.stage !== 'game' || !game || (moment.on === 'game-end' && !battle.outcome)) return
  if (moment.on === 'control' || moment.on === 'activation-start') forgetShortCounts(battle.content, game, moment.on)
  for (const seat of game.seats)
    for (const card of openObjectives(battle, seat, moment.on)) {
      if (!isMet(battle, seat, card, moment, whose)) continue
      if (countOne(battle, game, seat, card) < card.goal.times) continue
      if (playerOf(battle, seat).hand.cards.includes(card.id)) complete(table, battle, seat, card)
    }
}

/** The Objectives of a player's faction that speak of a moment and are not completed, in hand or not. */
function openObjectives(battle: Battle, seat: Seat, on: CombatWords['moment']): Objective[] {
  const { faction, objectives } = playerOf(battle, seat)
  return Object.values(battle.content.objectives).filter(
    (card) => card.faction === faction && card.goal.on === on && !objectives.includes(card.id),
  )
}

const progressKey = ({ control, active }: Battle, seat: Seat, { id, goal: { within } }: Objective): string => {
  const span = within === 'game' ? '' : ` ${within === 'control' ? control : active?.id}`
  return `${seat} ${id}${span}`
}

/** How often it has happened by now in the game, the activation or the Control. */
function countOne(battle: Battle, { progress }: CampaignGame, seat: Seat, card: Objective): number {
  if (card.goal.times === 1) return 1
  if (card.goal.within === 'activation' && !battle.active) return 0
  const key = progressKey(battle, seat, card)
  const count = (progress[key] ?? 0) + 1
  progress[key] = count
  return count
}

/** CZ-R-80: what counts within an activation begins anew with the next, what counts within a Control with that. */
function forgetShortCounts({ objectives }: Content, game: CampaignGame, on: 'control' | 'activation-start'): void {
  const kept = Object.entries(game.progress).filter(([key]) => {
    const [, card = ''] = key.split(' ')
    const within = objectives[card]?.goal.within
    return within === 'game' || (within === 'control' && on !== 'control')
  })
  game.progress = Object.fromEntries(kept)
}

/** What harms a model counts for goals where it harms a rival. */
const HARM = new Set<CombatWords['moment']>(['hit', 'takes-out'])

function isMet(
  battle: Battle,
  seat: Seat,
  { goal, name }: Objective,
  { by, who, action, isReaction, on }: Moment<CombatWords>,
  whose: Seat | undefined,
): boolean {
  const use: Use = { seat, me: by?.id, them: who?.id, source: name, rule: 'CZ-OBJECTIVE-5' }
  if (whose !== undefined ? whose !== seat : !by) return false
  if (goal.in === 'reaction' && !isReaction) return false
  if (!isFor(goal.for, action)) return false
  if (by && (goal.by ? !fits(combatCards, battle, by, goal.by, use) : by.seat !== seat)) return false
  if (goal.who && !(who && fits(combatCards, battle, who, goal.who, use))) return false
  if (HARM.has(on) && by && who && goal.who?.side === undefined && !areRivals(battle, by, who)) return false
  return holds(battle, seat, goal, use)
}

function holds(battle: Battle, seat: Seat, { if: tallies, quarters, won }: Goal, use: Use): boolean {
  if (won && !battle.outcome?.winners.includes(seat)) return false
  if (quarters !== undefined && quartersOf(battle, seat) < quarters) return false
  return tallies.every((tally) => isSo(battle, tally, use))
}

function isSo(battle: Battle, { who, least, most }: Tally, use: Use): boolean {
  const many = modelsWho(combatCards, battle, who, use).length
  return many >= (least ?? 0) && many <= (most ?? many)
}

/** CZ-HQ-5, CZ-OBJECTIVE-5, CZ-OBJECTIVE-6, CZ-OBJECTIVE-12: shown to all, in the HQ, and at work at once; cards it brings are for later games. */
function complete(table: Table, battle: Battle, seat: Seat, { id, hq }: Objective): void {
  const player = playerOf(battle, seat)
  player.objectives.push(takeCard(player.hand, id))
  table.tell({ event: 'completes', rule: 'CZ-OBJECTIVE-5', seat, card: id })
  combatForce.changed(battle)
  const { luck } = earnedBy(battle.content, [id])
  if (luck !== 0) {
    luckOf.change(battle, seat, luck)
    table.tell({
      event: 'luck',
      rule: 'CZ-OBJECTIVE-5',
      seat,
      add: luck,
      source: battle.content.objectives[id]?.name ?? id,
    })
  }
  const cards = hq.filter((card) => addFromSupply(battle, seat, card))
  if (cards.length > 0) table.tell({ event: 'joins-hq', rule: 'CZ-OBJECTIVE-12', seat, cards })
}

/** CZ-OBJECTIVE-5, CZ-R-131: what the end of the game completes, for those who still have somebody on the table. */
export function endObjectives(table: Table, battle: Battle): void {
  for (const seat of gameOf(battle).seats)
    if (modelsOn(battle).some((model) => model.seat === seat)) watchObjectives(table, battle, { on: 'game-end' }, seat)
}

/** CZ-INJURY-17: what was not completed goes back to the Supply. */
export function returnObjectives(battle: Battle): void {
  for (const [seat, { hand, supply }] of campaignOf(battle).players.entries()) {
    supply.cards.push(...hand.cards)
    hand.cards = []
    hand.sees = [seat]
  }
}
