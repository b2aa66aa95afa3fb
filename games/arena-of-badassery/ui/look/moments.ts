import { colours, dieOf, isCrit, isFumble } from '@muster/reaction'
import type { GameEvent } from '@muster/table'
import { cellSpots, type Moment, type Roll } from '@muster/ui'
import type { Event } from '../../rules/events.ts'

/** What there is to see in an event. */
function momentsOf(event: Event): Moment[] {
  switch (event.event) {
    case 'moves':
      return [{ kind: 'move', piece: event.id, path: cellSpots(event.path) }]
    case 'enemy-moves':
      return [{ kind: 'move', piece: event.enemy, path: cellSpots([event.zone]) }]
    case 'put':
      return [{ kind: 'move', piece: event.id, path: cellSpots([event.zone]) }]
    case 'action':
      return event.aim === ''
        ? []
        : [{ kind: 'shoot', piece: event.id, target: event.aim.slice(event.aim.indexOf('@') + 1) }]
    case 'attacks':
      return [{ kind: event.kind === 'melee' ? 'strike' : 'shoot', piece: event.enemy, target: event.id }]
    case 'enemy-wounded':
      return [{ kind: 'hurt', piece: event.enemy, words: `−${event.wounds}` }]
    case 'enemy-shield':
      return [{ kind: 'hurt', piece: event.enemy, words: 'shield' }]
    case 'failure':
      return event.enemy === undefined
        ? []
        : [{ kind: 'hurt', piece: event.enemy, words: event.fumble ? 'fumble!' : 'miss' }]
    case 'defended':
      return [{ kind: 'hurt', piece: event.id, words: 'holds' }]
    case 'wound':
      return [{ kind: 'hurt', piece: event.id, words: '1 wound' }]
    case 'shield':
      return [{ kind: 'hurt', piece: event.id, words: event.lost ? 'shield gone' : 'shield' }]
    case 'healed':
      return [{ kind: 'hurt', piece: event.id, words: '+1' }]
    case 'spawned':
    case 'dropped':
    case 'station':
    case 'respawned':
    case 'element':
      return [{ kind: 'burst', places: cellSpots([event.zone]) }]
    default:
      return []
  }
}

export const moments = (events: readonly GameEvent[]): Moment[] => (events as readonly Event[]).flatMap(momentsOf)

const DICE = new Map(colours.map((colour) => [dieOf(colour).name, dieOf(colour)]))

/** Dice in their colours, Crits and Fumbles told apart. */
export function rolls(events: readonly GameEvent[]): Roll[] {
  return (events as readonly Event[]).flatMap((event) => {
    if (event.event !== 'dice') return []
    const die = DICE.get(event.die)
    const sides = die?.faces.length ?? Number(/\d+/.exec(event.die)?.[0] ?? 6)
    const dice = event.faces.map((face) => ({
      face,
      sides,
      tone:
        die && isCrit({ die, face })
          ? ('critical' as const)
          : die && isFumble({ die, face })
            ? ('miss' as const)
            : ('plain' as const),
    }))
    return [{ seat: event.seat, why: event.why, dice }]
  })
}
