import { Match, type Seat, seededRandom, view } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { arsenal } from '../../rules/game.ts'
import type { State } from '../../rules/state.ts'
import { engineUi } from '../engine.ts'
import { handRef } from '../hand-ref.ts'

type Viewer = Seat | undefined

/** What a viewer can point at: pieces, cards in play and in hand, and what is offered to it. */
function subjectsFor(match: Match<State>, viewer: Viewer) {
  const { board, zones } = engineUi.scene(match.state, viewer)
  const refs = [
    ...(board?.pieces ?? []).slice(0, 3).map(({ id }) => id),
    ...zones.flatMap(({ cards }) => cards.slice(0, 2).map(({ ref, id }) => ref ?? id)),
    handRef('heavy-beam'),
  ]
  const options = match.questions.filter(({ seat }) => seat === viewer).flatMap(({ options: offered }) => offered)
  return [...refs.map((ref) => ({ ref })), ...options.slice(0, 6).map(({ key }) => ({ option: key }))]
}

/** What is drawn for a viewer, out of the state or out of what the viewer may know of it. */
function drawn(match: Match<State>, viewer: Viewer, state: State): string[] {
  const shown = match.questions.find(({ seat }) => seat === viewer)
  const choices = shown?.form === 'number' ? [shown.min ?? 0, shown.max ?? 0] : shown?.options.map(({ key }) => key)
  return [
    engineUi.scene(state, viewer),
    engineUi.scores(state),
    ...subjectsFor(match, viewer).map((subject) => engineUi.overlays?.(state, viewer, subject)),
    ...(choices ?? []).map((choice) => shown && engineUi.forecast?.(state, shown.seat, shown, choice)),
  ].map((part) => JSON.stringify(part) ?? 'nothing')
}

/** How many questions lie between two at which everything is drawn twice. */
const EVERY = 11

test.each([
  { seats: 2 },
  { seats: 3, config: { decks: ['random', 'random', 'random'] } },
  {
    seats: 4,
    config: { teams: 2, decks: ['random', 'random', 'random', 'random'], options: { allyHands: 'shared' } },
  },
])('what a viewer may know is all that a picture for $seats players is drawn from', (setup) => {
  let asked = 0
  let compared = 0
  playRandomly(Match.open(arsenal, { ...setup, seed: 'views' }), seededRandom('views'), (match) => {
    if (asked++ % EVERY > 0) return undefined
    for (const viewer of [undefined, ...match.state.players.keys()]) {
      const parts = drawn(match, viewer, match.state)
      expect(drawn(match, viewer, view(match.state, viewer))).toEqual(parts)
      compared += parts.length
    }
    return undefined
  })
  expect(compared).toBeGreaterThan(500)
})
