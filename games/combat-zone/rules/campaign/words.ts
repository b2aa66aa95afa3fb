import { counted, listed } from '@muster/reaction'
import { nameOfModel, playerName as player } from '../lookup.ts'
import type { Battle } from '../state.ts'
import type { CampaignDetails } from './events.ts'
import { hqCardName } from './lookup.ts'

type Named = Pick<Battle, 'content' | 'config'>

const named = ({ content }: Named, cards: readonly string[]): string =>
  listed(cards.map((card) => hqCardName(content, card)))
const model = ({ content }: Named, id: string): string => nameOfModel(content, id)

/** What each of these drew, where that is known. */
const drew = (what: string, many: number, cards: readonly string[] | undefined, state: Named): string =>
  `${counted(many, what)}${cards && cards.length > 0 ? `: ${named(state, cards)}` : ''}`

const gain = (eb: number, luck: number): string =>
  [eb > 0 && `${eb} EB`, luck > 0 && `${luck} Luck`].filter(Boolean).join(' and ')

/** What happened in a campaign, one sentence for each kind of event. */
export const campaignSentences: {
  readonly [Name in keyof CampaignDetails]: (event: CampaignDetails[Name], state: Named) => string
} = {
  campaign: ({ factions, rounds }, { content, config }) =>
    `A campaign of ${counted(rounds, 'round')} begins: ${listed(factions.map((id, seat) => `${player(config, seat)} leads ${content.factions[id]?.name ?? id}`))}.`,
  market: ({ cards }) => `All share a Market of ${cards} Gear cards.`,
  pairing: ({ round, seats }, { config }) =>
    `Round ${round}: ${seats.map((seat) => player(config, seat)).join(' against ')}.`,
  proving: ({ seat, scenario }, { content, config }) =>
    `${player(config, seat)} must prove the team's worth: ${content.scenarios[scenario]?.name ?? scenario}.`,
  fields: ({ seat, cards, gonks }, state) => {
    const others = Object.entries(gonks).map(([card, many]) => `${many} × ${state.content.gonks[card]?.name ?? card}`)
    return `${player(state.config, seat)} fields ${listed([...cards.map((card) => hqCardName(state.content, card)), ...others])}.`
  },
  'draws-objectives': ({ seat, many, cards }, state) =>
    `${player(state.config, seat)} draws ${drew('Objective', many, cards, state)}.`,
  'shows-objectives': ({ seat, to }, { config }) =>
    `${player(config, seat)} shows the Objectives in hand to ${player(config, to)}.`,
  brings: ({ seat, cards }, state) =>
    `${player(state.config, seat)} has the Objectives ${named(state, cards)} in this game.`,
  completes: ({ seat, card }, { content, config }) =>
    `${player(config, seat)} completes the Objective ${hqCardName(content, card)}.`,
  recycles: ({ seat, card }, { content, config }) =>
    `${player(config, seat)} uses ${hqCardName(content, card)}, which goes back to the Supply.`,
  'joins-hq': ({ seat, cards }, state) =>
    `${named(state, cards)} ${cards.length === 1 ? 'joins' : 'join'} the HQ of ${player(state.config, seat)}.`,
  spoils: ({ seat, eb, luck }, { config }) => `${player(config, seat)} has ${gain(eb, luck)} more in the next game.`,
  promoted: ({ seat, card }, { content, config }) =>
    `${player(config, seat)} promotes a character: ${hqCardName(content, card)}.`,
  hired: ({ seat, card }, { content, config }) => `${player(config, seat)} hires ${hqCardName(content, card)}.`,
  unharmed: ({ id }, state) => `${model(state, id)} gets over it.`,
  'major-injury': ({ id }, state) => `${model(state, id)} has a major injury.`,
  saved: ({ id }, state) => `${model(state, id)} is saved by the medic.`,
  'falls-back': ({ id, card }, { content }) =>
    content.characters[card]?.faction === undefined
      ? `${nameOfModel(content, id)} is lost until hired again.`
      : `${nameOfModel(content, id)} is a Veteran no more.`,
  'wounded-leader': ({ seat }, { config }) => `${player(config, seat)} has a Wounded Leader: 1 Street Cred less.`,
  'leader-well': ({ seat }, { config }) => `The Leader of ${player(config, seat)} is well again.`,
  'draws-market': ({ seat, many, cards }, state) =>
    `${player(state.config, seat)} looks at ${drew('Market card', many, cards, state)}.`,
  'spends-loot': ({ seat, card }, { content, config }) =>
    `${player(config, seat)} spends ${hqCardName(content, card)}.`,
  proven: ({ seat }, { config }) => `${player(config, seat)} has proven the team's worth and wins the campaign.`,
  'cleaned-up': ({ cred }, { config }) =>
    `Street Cred: ${listed(cred.map((stars, seat) => `${player(config, seat)} ${stars}`))}.`,
  'campaign-over': ({ winners }, { config }) =>
    `The campaign is over: ${listed(winners.map((seat) => player(config, seat)))} had the most to show for it.`,
}
