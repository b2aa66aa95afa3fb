import { colours, dieOf } from '@muster/reaction'
import type { GameEvent } from '@muster/table'
import type { Moment, PageUi, Roll, Spot } from '@muster/ui'
import type { Event } from '../../rules/events.ts'

const walk = ({ id, way }: { readonly id: string; readonly way: readonly Spot[] }): Moment[] =>
  way.length > 1 ? [{ kind: 'move', piece: id, path: way.slice(1) }] : []

function momentsOf(event: Event): Moment[] {
  switch (event.event) {
    case 'meets':
      return walk(event)
    case 'stands':
      return walk(event)
    case 'acts':
      return event.target === undefined || event.target === event.id
        ? []
        : [{ kind: 'shoot', piece: event.id, target: event.target }]
    case 'wound':
      return [{ kind: 'hurt', piece: event.id, words: 'wound' }]
    case 'out':
      return [{ kind: 'hurt', piece: event.id, words: 'taken out' }]
    case 'healed':
      return [{ kind: 'hurt', piece: event.id, words: 'healed' }]
    case 'held':
      return [{ kind: 'hurt', piece: event.id, words: 'stopped' }]
    default:
      return []
  }
}

/** What there is to see: moves along their way, attacks, and what came of them. */
export function moments(events: readonly GameEvent[]): Moment[] {
  return (events as readonly Event[]).flatMap(momentsOf)
}

const sides = new Map<string, number>(
  colours.map((colour) => {
    const { name, faces } = dieOf(colour)
    return [name, faces.length]
  }),
)

/** CZ-DICE-4: the black die has ten faces. */
const OBSTACLE_SIDES = 10

/** CZ-CRIT-1, CZ-DICE-9: the highest face is a Crit, a 1 a Fumble. */
export function rolls(events: readonly GameEvent[]): Roll[] {
  return (events as readonly Event[]).flatMap((event) => {
    if (event.event !== 'dice') return []
    const most = sides.get(event.die) ?? OBSTACLE_SIDES
    const dice = event.faces.map((face) => ({
      face,
      tone: face === most ? ('critical' as const) : face === 1 ? ('miss' as const) : ('plain' as const),
      sides: most,
    }))
    return [{ seat: event.seat, why: `${event.die} ${event.why}`, dice }]
  })
}

const MINOR = new Set<string>(['paid', 'stands', 'crosses', 'meets', 'rests', 'readied', 'lasting', 'guard'])
const GRAVE = new Set<string>(['dice', 'wound', 'out', 'red-lined', 'over', 'success', 'failure'])

export const isMinor = ({ event }: GameEvent): boolean => MINOR.has(event)
export const isGrave = ({ event }: GameEvent): boolean => GRAVE.has(event)
export const isHeading = ({ event }: GameEvent): boolean => event === 'control'
export const isAnnounced = ({ event }: GameEvent): boolean =>
  event === 'inspires' || event === 'out' || event === 'over'

export const sounds: NonNullable<PageUi['sounds']> = {
  stands: 'move',
  dice: 'dice',
  success: 'strike',
  wound: 'hurt',
  out: 'fall',
  inspires: 'card',
  'red-lined': 'alarm',
  over: 'score',
}
