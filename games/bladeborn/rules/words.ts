import type { GameEvent } from '@muster/table'
import type { State } from './state.ts'

// biome-ignore lint/suspicious/noExplicitAny: each kind of event has details of its own
type Telling = (event: any, names: Names) => string

type Names = {
  fighter(id: unknown): string
  seat(seat: unknown): string
  card(
    kind: 'battles' | 'twists' | 'abilities' | 'lesserArtefacts' | 'powers' | 'rewards' | 'warbands',
    id: unknown,
  ): string
  weapon(fighter: unknown, weapon: unknown): string
}

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** What happened, one sentence an event. */
const tellings: Record<string, Telling> = {
  edit: () => 'The position was edited.',
  dice: ({ seat, faces, why }, names) => `${names.seat(seat)} rolls ${(faces as number[]).join(', ')} (${why}).`,
  warband: ({ seat, warband }, names) => `${names.seat(seat)} leads ${names.card('warbands', warband)}.`,
  'reward-held': ({ seat, reward }, names) => `${names.seat(seat)} brings the reward ${names.card('rewards', reward)}.`,
  'reward-discarded': ({ seat, reward }, names) =>
    `${names.seat(seat)} discards the reward ${names.card('rewards', reward)} before the final convergence.`,
  campaign: () => 'A campaign begins.',
  'battle-card': ({ battle }, names) => `The battle is ${names.card('battles', battle)}.`,
  convergence: ({ seat, step }, names) => `${names.seat(seat)} is the aspirant and faces the ${step} convergence.`,
  battle: ({ objectives }) => `The battlefield is set up with ${plural((objectives as string[]).length, 'objective')}.`,
  rolloff: ({ scores, winner, for: what }, names) =>
    `${names.seat(winner)} wins the roll-off for ${what}, ${Math.max(...(scores as number[]))} to ${Math.min(...(scores as number[]))}.`,
  reserves: ({ seat, fighters }, names) =>
    `${names.seat(seat)} sets ${(fighters as string[]).map((id) => names.fighter(id)).join(' and ')} aside as reserves.`,
  place: ({ fighter, hex }, names) => `${names.fighter(fighter)} takes position at ${hex}.`,
  'to-reserve': ({ fighter }, names) => `${names.fighter(fighter)} finds no free hex and joins the reserve.`,
  twist: ({ twist }, names) => `The twist is ${names.card('twists', twist)}.`,
  phase: ({ phase, round }) => `Round ${round}: ${phase} phase.`,
  divided: ({ seat, singles, groups }, names) => {
    const sets = (groups as { dice: number; value: number }[]).map(
      ({ dice, value }) => `${dice === 2 ? 'double' : 'triple'} ${value}`,
    )
    return `${names.seat(seat)} has ${plural((singles as number[]).length, 'single')}${sets.length > 0 ? ` and ${sets.join(', ')}` : ''}.`
  },
  initiative: ({ seat }, names) => `${names.seat(seat)} has the initiative.`,
  first: ({ seat }, names) => `${names.seat(seat)} takes the first turn.`,
  arrive: ({ fighter, hex }, names) => `${names.fighter(fighter)} arrives at ${hex}.`,
  activate: ({ fighter, actions }, names) =>
    `${names.fighter(fighter)} is activated with ${plural(actions, 'action')}.`,
  activated: ({ fighter }, names) => `${names.fighter(fighter)} receives an activation token.`,
  wait: ({ fighter }, names) => `${names.fighter(fighter)} waits.`,
  move: ({ fighter, path }, names) => {
    const steps = path as string[]
    return steps.length === 0
      ? `${names.fighter(fighter)} stays in place.`
      : `${names.fighter(fighter)} moves ${plural(steps.length, 'hex', 'hexes')} to ${steps.at(-1)}.`
  },
  disengage: ({ fighter, path }, names) => `${names.fighter(fighter)} disengages to ${(path as string[]).at(-1)}.`,
  push: ({ fighter, path }, names) => `${names.fighter(fighter)} is pushed to ${(path as string[]).at(-1)}.`,
  attack: ({ fighter, weapon, target }, names) =>
    `${names.fighter(fighter)} attacks ${names.fighter(target)} with ${names.weapon(fighter, weapon)}.`,
  hits: ({ need, hits, criticals, damage }) =>
    `${need}+ is needed: ${plural(hits, 'hit')}, ${plural(criticals, 'critical hit')}, ${damage} damage.`,
  damage: ({ fighter, amount, total }, names) => `${names.fighter(fighter)} takes ${amount} damage and has ${total}.`,
  heal: ({ fighter, amount, total }, names) =>
    `${names.fighter(fighter)} loses ${plural(amount, 'damage token')} and has ${total}.`,
  down: ({ fighter }, names) => `${names.fighter(fighter)} is taken down.`,
  ability: ({ fighter, ability, dice, value }, names) =>
    `${names.fighter(fighter)} uses ${names.card('abilities', ability)} with a ${dice === 2 ? 'double' : 'triple'} of ${value}.`,
  artefact: ({ card, seat }, names) => `${names.seat(seat)} uses ${names.card('lesserArtefacts', card)}.`,
  card: ({ source }) => `${source} takes effect.`,
  pick: ({ fighter, source }, names) => `${source}: ${names.fighter(fighter)} is picked.`,
  lasting: ({ fighter, source, until }, names) =>
    `${names.fighter(fighter)} is under ${source} until the end of the ${until}.`,
  gain: ({ seat, dice, value }, names) =>
    `${names.seat(seat)} gains a ${dice === 2 ? 'double' : 'triple'} of ${value}.`,
  ready: ({ fighter }, names) => `${names.fighter(fighter)} loses the activation token and can act afresh.`,
  desecrate: ({ hex }) => `The ground at ${hex} is desecrated.`,
  control: ({ objective, seat }, names) => `${names.seat(seat)} gains control of the objective at ${objective}.`,
  points: ({ seat, points, total, source }, names) =>
    `${names.seat(seat)} scores ${plural(points, 'victory point')} (${source}) and has ${total}.`,
  pass: ({ seat }, names) => `${names.seat(seat)} has no fighter to activate and passes.`,
  'turn-over': ({ seat, left }, names) => `${names.seat(seat)} has ${plural(left, 'turn')} left.`,
  deserted: ({ round }) => `Nobody is left to fight: round ${round} passes.`,
  'battle-over': ({ winner, by, loser }, names) => {
    if (winner === undefined) return by === 'agreement' ? 'Both agree on a draw.' : 'The battle ends in a draw.'
    if (by === 'giving up') return `${names.seat(loser)} gives up: ${names.seat(winner)} wins the battle.`
    return `${names.seat(winner)} wins the battle by ${by}.`
  },
  tiebreak: ({ winner, by }, names) => `The tie is broken by ${by}: ${names.seat(winner)} wins the battle.`,
  aspirant: ({ seat }, names) => `${names.seat(seat)} is now the aspirant.`,
  spoils: ({ seat, card }, names) =>
    `${names.seat(seat)} gains ${card === undefined ? 'a lesser artefact' : `the lesser artefact ${names.card('lesserArtefacts', card)}`}.`,
  power: ({ seat, power }, names) => `${names.seat(seat)} wins the artefact of power ${names.card('powers', power)}.`,
  bearer: ({ fighter, power }, names) => `${names.fighter(fighter)} bears ${names.card('powers', power)}.`,
  champion: ({ seat, reward }, names) =>
    `${names.seat(seat)} wins the campaign and the reward ${names.card('rewards', reward)}.`,
}

export function describe(event: GameEvent, state: State): string {
  const telling = tellings[event.event]
  if (!telling) return event.event
  const names = namesOf(state)
  return inNumber(telling(event as never, names), names.fighter(event.fighter))
}

const MANY: Readonly<Record<string, string>> = { is: 'are', has: 'have' }

/** "Brimstone Horrors arrive": a fighter whose name is a plural does things in the plural. */
function inNumber(sentence: string, who: string): string {
  if (!who.endsWith('s') || !sentence.startsWith(`${who} `)) return sentence
  const does = sentence.slice(who.length + 1).replace(/^\w+/, (verb) => MANY[verb] ?? verb.replace(/s$/, ''))
  return `${who} ${does.replace(' and has ', ' and have ')}`
}

function namesOf({ content, config, battle }: State): Names {
  const cardOf = (id: unknown) =>
    content.fighters[battle?.fighters.find((fighter) => fighter.id === id)?.card ?? String(id).replace(/-2$/, '')] ??
    content.fighters[String(id)]
  return {
    fighter: (id) => cardOf(id)?.name ?? String(id),
    seat: (seat) => config.players[seat as 0 | 1],
    card: (kind, id) => content[kind][String(id)]?.name ?? String(id),
    weapon: (fighter, weapon) => cardOf(fighter)?.weapons.find(({ id }) => id === weapon)?.name ?? String(weapon),
  }
}
