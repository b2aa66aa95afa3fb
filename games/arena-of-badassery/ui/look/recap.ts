import { cellSpots, type Heard, type Step, stepAs, stepsOf, type Told } from '@muster/ui'
import type { Event } from '../../rules/events.ts'

type Walk = Told<Extract<Event, { readonly event: 'enemy-moves' }>>

function stepOf(told: Told<Event>): Step | undefined {
  switch (told.event) {
    case 'announcement':
      return stepAs('megaphone', 3, told)
    case 'event':
      return stepAs('card-random', 4, told)
    case 'moves':
      return { ...stepAs('walking-boot', 1, told, told.path.at(-1)), trails: [cellSpots(told.path)] }
    case 'special':
      return stepAs('burning-skull', 4, told, told.enemy)
    case 'spawned':
      return stepAs('dungeon-gate', 2, told, told.zone)
    case 'wound':
      return stepAs('life-tap', 6, told, told.id)
    case 'shield':
      return stepAs('energy-shield', 3, told, told.id)
    case 'enemy-wounded':
      return told.left === 0 ? undefined : stepAs('crosshair', 2, told, told.enemy)
    case 'enemy-out':
      return stepAs('desert-skull', 5, told)
    case 'dying':
    case 'taken-out':
      return stepAs('desert-skull', 9, told, told.id)
    case 'fought':
    case 'respawned':
      return stepAs('portal', 7, told, told.id)
    case 'dropped':
      return stepAs('chest', 2, told, told.zone)
    case 'counted':
    case 'spotlight':
      return stepAs('round-star', 4, told)
    case 'slaughterlight':
      return stepAs('eye-target', 7, told, told.id)
    case 'out-of-ammo':
      return stepAs('machine-gun-magazine', 4, told, told.id)
    case 'game-won':
    case 'game-lost':
    case 'won':
    case 'lost':
      return stepAs('megaphone', 10, told)
    default:
      return undefined
  }
}

/** Enemies that go one after the other are one step. */
function closingIn(walks: readonly Walk[]): Step {
  return {
    icon: 'boot-prints',
    weight: 3,
    text: walks.length === 1 ? (walks[0]?.text ?? '') : `${walks.length} enemies close in`,
    at: walks.length === 1 ? walks[0]?.enemy : undefined,
  }
}

/** What there is to tell of the other hunters and of the enemies. */
export const recap = (heard: readonly Heard[]): Step[] =>
  stepsOf(heard, stepOf, { event: 'enemy-moves', step: closingIn })
