import { cellSpots, type Heard, type Step, stepAs, stepsOf, type Told } from '@muster/ui'
import type { Event } from '../../rules/events.ts'

type NameOf = (id: string) => string | undefined

function stepOf(told: Told<Event>, nameOf: NameOf): Step | undefined {
  switch (told.event) {
    case 'move':
    case 'disengage':
    case 'push': {
      const { path, fighter } = told
      if (path.length === 0) return undefined
      const how = { move: 'moves', disengage: 'disengages', push: 'is pushed' }[told.event]
      const far = `${path.length} ${path.length === 1 ? 'hex' : 'hexes'}`
      const text = `${nameOf(fighter) ?? 'A fighter'} ${how} ${far}`
      return { icon: 'walking-boot', weight: 1, text, at: path.at(-1), trails: [cellSpots(path)] }
    }
    case 'damage': {
      const { fighter, amount, total, wounds } = told
      if (amount === 0) return undefined
      const left = Math.max(0, wounds - total)
      return {
        icon: 'sword-wound',
        weight: 4 + amount / 20,
        text: `${nameOf(fighter) ?? 'A fighter'} loses ${amount}, ${left} left`,
        at: fighter,
      }
    }
    case 'hits':
      if (told.damage > 0) return undefined
      return {
        icon: 'crossed-swords',
        weight: 2,
        text: `${nameOf(told.fighter) ?? 'A fighter'} misses ${nameOf(told.target) ?? 'a fighter'}`,
        at: told.target,
      }
    case 'down':
      return stepAs('death-skull', 9, told)
    case 'points':
      return told.points === 0 ? undefined : stepAs('flying-flag', 8, told)
    case 'control':
      return stepAs('tattered-banner', 5, told, told.objective)
    case 'ability':
      return stepAs('magic-swirl', 3, told, told.fighter)
    case 'artefact':
      return stepAs('gem-pendant', 3, told)
    case 'arrive':
      return stepAs('position-marker', 3, told, told.fighter)
    case 'heal':
      return told.amount === 0 ? undefined : stepAs('campfire', 2, told, told.fighter)
    case 'battle-over':
      return stepAs('crown', 10, told)
    default:
      return undefined
  }
}

/** What there is to tell of what the other player did. */
export const recap = (heard: readonly Heard[], nameOf: NameOf): Step[] =>
  stepsOf(heard, (told: Told<Event>) => stepOf(told, nameOf))
