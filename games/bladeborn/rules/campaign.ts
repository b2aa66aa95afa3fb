import { chronicled, makePile, type Pile, type Seat, shufflePile, takeTop } from '@muster/table'
import { nextConvergence } from './convergence.ts'
import { opponentOf } from './lookup.ts'
import { borneBy, chooseBearer } from './power.ts'
import { makeBattle } from './setup.ts'
import type { Battle, Campaign, State, Victory } from './state.ts'
import type { Table } from './table.ts'
import { breakTie } from './tiebreak.ts'

const LESSER = 'lesser-artefact'

/** BB-CAMPAIGN-1, BB-CAMPAIGN-3, BB-R-56: all lesser artefacts in the pile, no artefacts of power. */
export function startCampaign(table: Table, state: State): void {
  state.campaign = {
    fought: [],
    powers: [[], []],
    lesser: [emptyHand(state, 0), emptyHand(state, 1)],
    pile: makePile(LESSER, 'none', Object.keys(state.content.lesserArtefacts)),
  }
  table.tell({ event: 'campaign', rule: 'BB-CAMPAIGN-1', warbands: state.warbands })
}

/** BB-R-11: open to both players, unless the table hides them. */
function emptyHand(state: State, seat: Seat): Pile {
  return makePile(LESSER, state.config.options.lesserArtefacts === 'hidden' ? [seat] : 'all')
}

/** BB-CAMPAIGN-2 to BB-CAMPAIGN-4, BB-CAMPAIGN-6, BB-CONVERGENCE-1: draws the next battle and its convergence. */
export function nextBattle(table: Table, state: State): void {
  const campaign = state.campaign as Campaign
  const battle = drawBattle(table, state, campaign)
  table.tell({ event: 'battle-card', rule: 'BB-CAMPAIGN-4', battle, number: campaign.fought.length + 1 })
  const convergence = nextConvergence(table, state)
  if (state.config.options.artefactOfPowerBearer === 'each-battle') chooseBearers(table, state, campaign)
  state.battle = makeBattle(state.content, {
    card: battle,
    warbands: state.warbands,
    options: state.config.options,
    lesser: campaign.lesser,
    borne: borneBy(state),
    convergence,
  })
  // While a battle is fought its sides hold the lesser artefacts: one place for each card.
  campaign.lesser = [emptyHand(state, 0), emptyHand(state, 1)]
  state.stage = 'battle'
}

/** BB-CAMPAIGN-4, BB-R-2, BB-R-3. */
function drawBattle(table: Table, { content, config }: State, { fought }: Campaign): string {
  const all = Object.keys(content.battles)
  if (
    fought.length === 0 &&
    config.options.campaignFirstBattle === 'drawn-and-quartered' &&
    content.battles['drawn-and-quartered']
  )
    return 'drawn-and-quartered'
  const played = config.options.repeatBattles
    ? []
    : fought.slice(fought.length - (fought.length % all.length)).map((one) => one.battle)
  const open = all.filter((id) => !played.includes(id))
  return table.shuffle(open.length > 0 ? open : all, 'the battle cards')[0] as string
}

function chooseBearers(table: Table, state: State, campaign: Campaign): void {
  for (const seat of [0, 1] as const)
    for (const power of campaign.powers[seat]) power.bearer = chooseBearer(table, state, seat, power.card)
}

/** BB-CAMPAIGN-5, BB-SPOILS-1 to BB-SPOILS-4, BB-POWER-1, BB-POWER-2: what a campaign battle brings, and who is next. */
export function afterBattle(table: Table, state: State): void {
  const campaign = state.campaign as Campaign
  const battle = state.battle as Battle
  breakTie(table, battle)
  const { winner, by } = battle.outcome as { winner: Seat; by: Victory }
  const { card, twist, convergence } = battle
  campaign.fought.push(
    chronicled({
      battle: card,
      winner,
      by,
      ...(twist === undefined ? {} : { twist }),
      ...(convergence ? { convergence } : {}),
    }),
  )
  takeUpLesser(table, campaign, battle, winner)
  delete state.battle
  state.stage = 'choose'
  if (!convergence) campaign.aspirant = winner
  else if (convergence.aspirant !== winner) campaign.aspirant = opponentOf(convergence.aspirant)
  else winConvergence(table, state, campaign, winner, convergence.step)
  if (campaign.aspirant !== undefined && campaign.champion === undefined)
    table.tell({ event: 'aspirant', rule: convergence ? 'BB-CAMPAIGN-8' : 'BB-CAMPAIGN-6', seat: campaign.aspirant })
}

/** BB-SPOILS-1 to BB-SPOILS-4, BB-R-55: used ones go back first; then the winner draws from what neither player holds. */
function takeUpLesser(table: Table, campaign: Campaign, battle: Battle, winner: Seat): void {
  for (const seat of [0, 1] as const) {
    campaign.lesser[seat] = battle.sides[seat].lesser
    campaign.pile.cards.push(...battle.sides[seat].used)
  }
  shufflePile(table, campaign.pile, 'the lesser artefacts')
  const drawn = takeTop(campaign.pile)
  if (drawn === undefined) return
  const held = campaign.lesser[winner as 0 | 1]
  held.cards.push(drawn)
  const event = { event: 'spoils', rule: 'BB-SPOILS-1', seat: winner } as const
  if (held.sees === 'all') table.tell({ ...event, card: drawn })
  else table.tell({ ...event, card: drawn }, [winner], event)
}

/** BB-CAMPAIGN-7, BB-CAMPAIGN-9, BB-POWER-1 to BB-POWER-4, BB-R-54: the aspirant turns the convergence card over. */
function winConvergence(
  table: Table,
  state: State,
  campaign: Campaign,
  seat: Seat,
  step: 'first' | 'second' | 'final',
): void {
  const warband = state.content.warbands[state.warbands[seat as 0 | 1]]
  const back = warband?.convergences[step].back.id as string
  if (step === 'final') {
    campaign.champion = seat
    state.stage = 'over'
    state.rewards.push({ seat, reward: back })
    table.tell({ event: 'champion', rule: 'BB-CAMPAIGN-9', seat, reward: back })
    return
  }
  table.tell({ event: 'power', rule: 'BB-POWER-1', seat, power: back })
  campaign.powers[seat as 0 | 1].push({ card: back, bearer: chooseBearer(table, state, seat, back) })
  delete campaign.aspirant
}
