import { tokenNoun } from '@muster/reaction'
import type { GameEvent } from '@muster/table'
import { gearOf } from '../content/lookup.ts'
import { armorName } from './armor.ts'
import { campaignSentences } from './campaign/words.ts'
import { cardSentences } from './effects/words.ts'
import { endings } from './endings.ts'
import type { Compared, Event } from './events.ts'
import { nameOfModel, nameOfThing, playerName as player } from './lookup.ts'
import type { Battle } from './state.ts'
import { sceneryName } from './ways.ts'

type Named = Pick<Battle, 'content' | 'config'>

const modelName = ({ content }: Named, id: string): string => nameOfModel(content, id)

const cardName = ({ content }: Named, id: string): string => (gearOf(content, id) ?? content.loot[id])?.name ?? id

const thing = (state: Named, what: string, isModel: boolean): string =>
  isModel ? modelName(state, what) : `the ${sceneryName(state, what)}`

/** A place as exactly as it is measured. */
const inches = (units: number): string => `${units / 100}`

const attempts = { climb: 'starts to climb', jump: 'jumps for' } as const
const feats = { climb: 'climbs', jump: 'lands on' } as const

const shown = { crit: 'a Crit', fumble: 'a Fumble' } as const

/** CZ-CRIT-1..4: how an Opposed Roll came out; a Crit or a Fumble counts for more than its number. */
function comparison(comes: string, { id, at, total, face, against, answer }: Compared, state: Named): string {
  const whom = at === undefined ? '' : ` against ${modelName(state, at)}`
  const own = face ? shown[face] : total
  return `${modelName(state, id)} ${comes}${whom}, ${own} ${at === undefined ? 'against' : 'to'} ${answer ? shown[answer] : against}.`
}

/** What happened, one sentence for each kind of event. */
const sentences: {
  readonly [Name in Event['event']]: (event: Extract<Event, { event: Name }>, state: Named) => string
} = {
  ...cardSentences,
  ...campaignSentences,
  edit: () => 'The position was edited.',
  dice: ({ seat, faces, why, die }, { config }) =>
    `${player(config, seat)} rolls ${die === 'Obstacle' ? 'the Obstacle die' : die} ${why}: ${faces.join(', ')}.`,
  size: ({ eb }) => `Each team may cost ${eb} EB.`,
  team: ({ seat, faction, team }, { content, config }) =>
    `${player(config, seat)} leads ${content.teams[team]?.name ?? 'a team of its own'} (${content.factions[faction]?.name ?? faction}).`,
  scenario: ({ name, goal, isDrawn }) => `The scenario ${isDrawn ? 'drawn' : 'chosen'} is ${name}. ${goal}`,
  space: ({ name, notes }) => `It is fought at ${name}${notes.map((note) => `; ${note}`).join('')}.`,
  laid: ({ seat, kind, x, y }, state) =>
    `${player(state.config, seat)} lays the ${sceneryName(state, `${kind}-1`)} at ${inches(x)}, ${inches(y)}.`,
  side: ({ seat, name, zone }, { config }) =>
    `${player(config, seat)} ${name === '' ? '' : `plays the ${name} and `}begins in the ${zone}.`,
  kept: ({ id }, state) => `${modelName(state, id)} is kept in Reserve.`,
  control: ({ seat }, { config }) => `${player(config, seat)} has Control.`,
  activates: ({ id }, state) => `${modelName(state, id)} is activated.`,
  rests: ({ id }, state) => `${modelName(state, id)} does no more.`,
  inspires: ({ seat }, { config }) => `${player(config, seat)} inspires the team.`,
  refreshed: ({ seat }, { config }) => `The tokens of ${player(config, seat)} are Ready again.`,
  acts: ({ id, action, target, cover }, state) => {
    const aim = target === undefined ? '' : target === id ? ' on itself' : ` at ${modelName(state, target)}`
    return `${modelName(state, id)}: ${action}${aim}${cover ? ` (cover +${cover})` : ''}.`
  },
  paid: ({ id, token }, state) => `${modelName(state, id)} spends a ${tokenNoun(token)}.`,
  guard: ({ id, token, add, by }, state) => {
    const worn = by === '' ? '' : ` and its ${armorName(state, by)}`
    return `${modelName(state, id)} opposes with a ${tokenNoun(token)}${worn}${add > 0 ? `, +${add}` : ''}.`
  },
  again: ({ seat, die, was, face, way }, { config }) =>
    `${player(config, seat)} rolls the ${die} ${was} again${way === 'luck' ? ' for one Luck' : ''}: ${face}.`,
  streak: ({ seat, left }, { config }) => `A Crit: ${player(config, seat)} has the Luck back (${left} left).`,
  success: (event, state) => comparison('succeeds', event, state),
  failure: (event, state) => comparison('fails', event, state),
  wound: ({ id, token }, state) => `${modelName(state, id)} is wounded: its ${tokenNoun(token)} turns RED.`,
  'red-lined': ({ id }, state) => `${modelName(state, id)} is Red-lined.`,
  out: ({ id }, state) => `${modelName(state, id)} is taken out.`,
  body: ({ id, no }, state) => `Body ${no} is put down for ${modelName(state, id)}.`,
  looted: ({ id, no }, state) => `${modelName(state, id)} has looted Body ${no}.`,
  healed: ({ id, token }, state) =>
    `A wound of ${modelName(state, id)} is healed: its ${tokenNoun(token)} is whole again.`,
  cleaned: ({ id, left }, state) => `${modelName(state, id)} loses a Hacked token (${left} left).`,
  moves: ({ id, colour }, state) => `${modelName(state, id)} makes a ${colour.toUpperCase()} move.`,
  meets: ({ id, what, isModel, how }, state) =>
    `${modelName(state, id)} ${how ? attempts[how] : 'comes to'} ${thing(state, what, isModel)}.`,
  crosses: ({ id, what, isModel, how }, state) =>
    `${modelName(state, id)} ${how ? feats[how] : 'gets past'} ${thing(state, what, isModel)}.`,
  held: ({ id, what, isModel }, state) =>
    `${thing(state, what, isModel)} stops ${modelName(state, id)}.`.replace(/^t/, 'T'),
  discarded: ({ id, card }, state) => `${modelName(state, id)} loses ${cardName(state, card)}.`,
  stunned: ({ id, token }, state) => `${modelName(state, id)} is stunned: its ${tokenNoun(token)} is Used.`,
  'gonk-stunned': ({ id }, state) => `${modelName(state, id)} is stunned and sits out the next Inspire.`,
  impact: ({ id, x, y }, state) =>
    `The Impact token lies at ${inches(x)}, ${inches(y)}, in contact with ${modelName(state, id)}.`,
  shifted: ({ x, y }) => `The Impact token is shifted to ${inches(x)}, ${inches(y)}.`,
  blasted: ({ id }, state) => `${modelName(state, id)} is caught in the Blast.`,
  drags: ({ id, what }, { content }) => `${nameOfModel(content, id)} takes hold of ${nameOfThing(content, what)}.`,
  dragged: ({ id, what, x, y }, { content }) =>
    `${nameOfModel(content, id)} leaves ${nameOfThing(content, what)} at ${inches(x)}, ${inches(y)}.`,
  falls: ({ id, inches: height }, { content }) => `${nameOfThing(content, id)} falls ${height} in.`.replace(/^t/, 'T'),
  escaping: ({ id, from }, state) => `${modelName(state, id)} tries to get away from ${modelName(state, from)}.`,
  stands: ({ id, x, y }, state) => `${modelName(state, id)} stands at ${inches(x)}, ${inches(y)}.`,
  commanded: ({ id, by }, state) => `${modelName(state, by)} commands ${modelName(state, id)} to act.`,
  reacts: ({ id }, state) => `${modelName(state, id)} [RE]acts.`,
  'gave-up': ({ seat }, { config }) => `${player(config, seat)} gives up.`,
  drawn: () => 'All agree on a draw.',
  over: ({ winners, by }, { config }) =>
    winners.length === 0
      ? `Nobody wins: ${endings[by]}.`
      : `${winners.map((seat) => player(config, seat)).join(' and ')} ${winners.length > 1 ? 'win' : 'wins'}: ${endings[by]}.`,
}

export function describe(event: GameEvent, state: Battle): string {
  const told = event as Event
  return (sentences[told.event] as (event: Event, state: Named) => string)(told, state)
}
