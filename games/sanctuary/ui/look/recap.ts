import { cellSpots, type Heard, type Step, stepAs, stepsOf, type Told } from '@muster/ui'
import type { Event } from '../../rules/events.ts'

type Walk = Told<Extract<Event, { readonly event: 'enemy-moves' }>>

function stepOf(told: Told<Event>): Step | undefined {
  switch (told.event) {
    case 'move':
    case 'sprint':
      return { ...stepAs('walking-boot', 1, told, told.path.at(-1)), trails: [cellSpots(told.path)] }
    case 'drawn':
      return stepAs('card-draw', 3, told)
    case 'spawned':
      return stepAs('dungeon-gate', 2, told, told.square)
    case 'escaped':
      return stepAs('castle', 9, told)
    case 'hurt':
      return stepAs('knocked-out-stars', 6, told, `hunter-${told.seat}`)
    case 'down':
      return stepAs('desert-skull', 9, told, `hunter-${told.seat}`)
    case 'harm':
      return told.left === 0 ? undefined : stepAs('bullets', 2, told, told.enemy)
    case 'defeated':
      return stepAs('desert-skull', 5, told)
    case 'loot':
    case 'captured':
      return stepAs('open-treasure-chest', 3, told)
    case 'goblin':
      return stepAs('imp', 5, told, told.enemy)
    case 'ability':
      return stepAs('upgrade', 4, told)
    case 'healed':
    case 'regained':
      return stepAs('medical-pack', 2, told)
    case 'mixed':
      return stepAs('star-medal', 7, told)
    case 'abandoned':
    case 'lost':
    case 'won':
      return stepAs('crown', 10, told)
    default:
      return undefined
  }
}

/** Enemies march as one: how many, and how far the fastest went. */
function march(walks: readonly Walk[]): Step {
  const far = Math.max(...walks.map(({ path }) => path.length))
  const squares = `${far} ${far === 1 ? 'square' : 'squares'}`
  return {
    icon: 'boot-prints',
    weight: 4,
    text: walks.length === 1 ? (walks[0]?.text ?? '') : `${walks.length} enemies march, up to ${squares}`,
    trails: walks.map(({ path }) => cellSpots(path)),
  }
}

/** What there is to tell of the other hunters' turns and of the enemies. */
export const recap = (heard: readonly Heard[]): Step[] => stepsOf(heard, stepOf, { event: 'enemy-moves', step: march })
