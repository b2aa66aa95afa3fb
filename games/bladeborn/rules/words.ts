import { does, type GameEvent, plural, type Seat } from '@muster/table'
import type { Event } from './events.ts'
import type { Group, State, Victory } from './state.ts'

/** What a sentence may use besides its event: content and config, which never change during play. */
type Constants = Pick<State, 'content' | 'config'>

type Names = {
  seat(seat: Seat): string
  fighter(card: string): string
  /** "Grawl takes", "Brimstone Horrors take". */
  does(event: { readonly fighterCard: string }, verb: string): string
  weapon(card: string, weapon: string): string
  card(
    kind: 'battles' | 'twists' | 'abilities' | 'lesserArtefacts' | 'powers' | 'rewards' | 'warbands',
    id: string,
  ): string
}

type Sentences = { readonly [Name in Event['event']]: (event: Extract<Event, { event: Name }>, names: Names) => string }

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const groupText = ({ dice, value }: Group): string => `a ${dice === 2 ? 'double' : 'triple'} of ${value}`

const hitsText = (hits: number, criticals: number): string =>
  listed([...(hits > 0 ? [plural(hits, 'hit')] : []), ...(criticals > 0 ? [plural(criticals, 'critical hit')] : [])])

const woundsLeft = ({ total, wounds }: { readonly total: number; readonly wounds: number }): string =>
  `(${Math.max(0, wounds - total)} of ${wounds} left)`

/** How a battle was won: "Anna wins the battle …". */
export const howWon: Readonly<Record<Victory, string>> = {
  points: 'on victory points',
  fighters: 'with more fighters on the battlefield',
  objectives: 'with more objectives',
  elimination: 'by taking down every enemy fighter',
  'giving up': 'because the other player gave up',
  'fighters on one side only': 'as the only one with fighters on the battlefield',
  'more objectives': 'with more objectives',
  'higher proportion of fighters': 'with the larger part of a warband on the battlefield',
  'roll-off': 'by a roll-off',
  task: 'by the task of the convergence',
}

/** What happened, one sentence an event. */
const sentences: Sentences = {
  edit: () => 'The position was edited.',
  dice: ({ seat, faces, why }, names) => `${names.seat(seat)} rolls ${faces.join(', ')} (${why}).`,
  warband: ({ seat, warband }, names) => `${names.seat(seat)} leads ${names.card('warbands', warband)}.`,
  'reward-held': ({ seat, reward }, names) => `${names.seat(seat)} brings the reward ${names.card('rewards', reward)}.`,
  'reward-discarded': ({ seat, reward }, names) =>
    `${names.seat(seat)} discards the reward ${names.card('rewards', reward)} before the final convergence.`,
  campaign: () => 'A campaign begins.',
  'battle-card': ({ battle }, names) => `The battle is ${names.card('battles', battle)}.`,
  convergence: ({ seat, step }, names) => `${names.seat(seat)} faces the ${step} convergence as the aspirant.`,
  battle: ({ objectives }) => `The battlefield is set up with ${plural(objectives.length, 'objective')}.`,
  rolloff: ({ scores, winner, for: what }, names) =>
    `${names.seat(winner)} wins the roll-off for ${what}, ${Math.max(...scores)} to ${Math.min(...scores)}.`,
  reserves: ({ seat, fighterCards }, names) =>
    `${names.seat(seat)} keeps ${listed(fighterCards.map((card) => names.fighter(card)))} in reserve.`,
  place: (event, names) => `${names.does(event, 'takes')} position at ${event.hex}.`,
  'to-reserve': (event, names) => `No hex is free: ${names.does(event, 'joins')} the reserve.`,
  twist: ({ twist }, names) => `The twist is ${names.card('twists', twist)}.`,
  phase: ({ phase, round }) => `Round ${round}: ${phase} phase.`,
  divided: ({ seat, singles, groups }, names) =>
    `${names.seat(seat)} has ${listed([plural(singles.length, 'single'), ...groups.map(groupText)])}.`,
  initiative: ({ seat }, names) => `${names.seat(seat)} has the initiative.`,
  first: ({ seat }, names) => `${names.seat(seat)} takes the first turn.`,
  arrive: (event, names) => `${names.does(event, 'arrives')} at ${event.hex}.`,
  activate: (event, names) => `${names.does(event, 'is')} activated with ${plural(event.actions, 'action')}.`,
  activated: (event, names) => `${names.does(event, 'receives')} an activation token.`,
  wait: (event, names) => `${names.does(event, 'waits')}.`,
  move: (event, names) =>
    event.path.length === 0
      ? `${names.does(event, 'stays')} in place.`
      : `${names.does(event, 'moves')} ${plural(event.path.length, 'hex', 'hexes')} to ${event.path.at(-1)}.`,
  disengage: (event, names) => `${names.does(event, 'disengages')} to ${event.path.at(-1)}.`,
  push: (event, names) => `${names.does(event, 'is')} pushed to ${event.path.at(-1)}.`,
  attack: (event, names) =>
    `${names.does(event, 'attacks')} ${names.fighter(event.targetCard)} with ${names.weapon(event.fighterCard, event.weapon)}.`,
  hits: ({ need, hits, criticals, damage }) =>
    `${need}+ is needed: ${hits + criticals === 0 ? 'no hits' : `${hitsText(hits, criticals)} for ${damage} damage`}.`,
  damage: (event, names) => `${names.does(event, 'takes')} ${event.amount} damage ${woundsLeft(event)}.`,
  heal: (event, names) =>
    event.amount === 0
      ? `${names.does(event, 'has')} no damage to heal.`
      : `${names.does(event, 'heals')} ${event.amount} damage ${woundsLeft(event)}.`,
  down: (event, names) => `${names.does(event, 'is')} taken down.`,
  ability: (event, names) =>
    `${names.does(event, 'uses')} ${names.card('abilities', event.ability)} with ${groupText(event)}.`,
  artefact: ({ card, seat }, names) => `${names.seat(seat)} uses ${names.card('lesserArtefacts', card)}.`,
  card: ({ source }) => `${source} takes effect.`,
  pick: (event, names) => `${event.source}: ${names.does(event, 'is')} picked.`,
  lasting: (event, names) => `${names.does(event, 'is')} under ${event.source} until the end of the ${event.until}.`,
  gain: (event, names) => `${names.seat(event.seat)} gains ${groupText(event)}.`,
  ready: (event, names) => `${names.does(event, 'loses')} the activation token and can be activated afresh.`,
  desecrate: ({ hex }) => `The ground at ${hex} is desecrated.`,
  control: ({ objective, seat }, names) => `${names.seat(seat)} gains control of the objective at ${objective}.`,
  points: ({ seat, points, total, source }, names) =>
    `${names.seat(seat)} scores ${plural(points, 'victory point')} for ${source} (${total} in all).`,
  pass: ({ seat }, names) => `${names.seat(seat)} has no fighter to activate and passes.`,
  'turn-over': ({ seat, left }, names) => `${names.seat(seat)} has ${plural(left, 'turn')} left.`,
  deserted: ({ round }) => `Nobody is left to fight: round ${round} passes.`,
  'battle-over': ({ winner, by, loser }, names) => {
    if (by === 'agreement') return 'Both agree on a draw.'
    if (by === 'draw' || winner === undefined) return 'The battle ends in a draw.'
    if (loser !== undefined && by === 'giving up')
      return `${names.seat(loser)} gives up: ${names.seat(winner)} wins the battle.`
    return `${names.seat(winner)} wins the battle ${howWon[by]}.`
  },
  tiebreak: ({ winner, by }, names) => `The tie is broken: ${names.seat(winner)} wins the battle ${howWon[by]}.`,
  aspirant: ({ seat }, names) => `${names.seat(seat)} is now the aspirant.`,
  spoils: ({ seat, card }, names) =>
    `${names.seat(seat)} gains ${card === undefined ? 'a lesser artefact' : `the lesser artefact ${names.card('lesserArtefacts', card)}`}.`,
  power: ({ seat, power }, names) => `${names.seat(seat)} wins the artefact of power ${names.card('powers', power)}.`,
  bearer: (event, names) => `${names.does(event, 'bears')} ${names.card('powers', event.power)}.`,
  champion: ({ seat, reward }, names) =>
    `${names.seat(seat)} wins the campaign and the reward ${names.card('rewards', reward)}.`,
}

export function describe(event: GameEvent, { content, config }: State): string {
  const sentence = sentences[event.event as Event['event']] as (event: GameEvent, names: Names) => string
  return sentence(event, namesIn({ content, config }))
}

function namesIn({ content, config }: Constants): Names {
  const fighter = (card: string) => content.fighters[card] as (typeof content.fighters)[string]
  return {
    seat: (seat) => config.players[seat as 0 | 1],
    fighter: (card) => fighter(card).name,
    does: ({ fighterCard }, verb) => does(fighter(fighterCard), verb),
    weapon: (card, weapon) => fighter(card).weapons.find(({ id }) => id === weapon)?.name as string,
    card: (kind, id) => (content[kind][id] as { readonly name: string }).name,
  }
}
