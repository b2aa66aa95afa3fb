import { attachContent, Match, type Seat, seededRandom, view } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import type { Subject } from '@muster/ui'
import { expect, test } from 'vitest'
import { bladeborn } from '../../rules/game.ts'
import type { State } from '../../rules/state.ts'
import { overlaysOf } from './overlays.ts'
import { sceneOf } from './scene.ts'

const HIDDEN = { play: 'campaign', options: { lesserArtefacts: 'hidden', movePaths: 'step-by-step' } } as const

/** A campaign has the only hidden cards; a walk asks about single steps. */
const CONFIGS = [
  { hides: true, ...HIDDEN },
  { hides: false, play: 'campaign', options: { lesserArtefacts: 'open' } },
  { hides: false, play: 'skirmish', options: { mirrorWarbands: true } },
] as const

const MOST_DECISIONS = 400
/** How many decisions lie between two pictures. */
const EVERY = 4
const VIEWERS: readonly (Seat | undefined)[] = [0, 1, undefined]

/** What a viewer is sent: plain data, on which the content hangs as it does on any state. */
const sentTo = (state: State, seat: Seat | undefined): State =>
  attachContent(JSON.parse(JSON.stringify(view(state, seat))), state.content)

/** A fighter to point at, and what is offered that takes somebody elsewhere. */
function subjectsIn({ state, questions }: Match<State>, seat: Seat | undefined): Subject[] {
  const fighters = state.battle?.fighters.filter(({ hex }) => hex >= 0) ?? []
  const options = questions.filter((asked) => asked.seat === seat).flatMap(({ options: offered }) => offered)
  return [
    ...fighters.slice(0, 2).map(({ id }) => ({ ref: id })),
    ...options.slice(0, 2).map(({ key, kind, refs }) => ({ option: key, kind, refs })),
  ]
}

test.each(CONFIGS)('what a viewer is sent gives the same picture as the state itself: %j', ({ hides, ...config }) => {
  let hidden = 0
  playRandomly(
    Match.open(bladeborn, { seats: 2, config, seed: 'pictures' }),
    seededRandom('pictures'),
    (at) => {
      if (at.entries.length % EVERY > 0) return undefined
      for (const seat of VIEWERS) {
        const sent = sentTo(at.state, seat)
        expect(sceneOf(sent, seat)).toEqual(sceneOf(at.state, seat))
        for (const subject of subjectsIn(at, seat))
          expect(overlaysOf(sent, seat, subject)).toEqual(overlaysOf(at.state, seat, subject))
        hidden += sent.battle?.sides.flatMap(({ lesser }) => lesser.cards as unknown[]).includes(null) ? 1 : 0
      }
      return undefined
    },
    MOST_DECISIONS,
  )
  expect(hidden > 0).toBe(hides)
})

test('nothing hidden is in a picture, whatever it is drawn from', () => {
  let faceDown = 0
  playRandomly(
    Match.open(bladeborn, { seats: 2, config: HIDDEN, seed: 'secrets' }),
    seededRandom('secrets'),
    ({ state }) => {
      for (const seat of [0, 1]) {
        const drawn = JSON.stringify(sceneOf(state, 1 - seat).extra)
        for (const card of state.battle?.sides[seat as 0 | 1].lesser.cards ?? []) {
          faceDown++
          expect(drawn).not.toContain(`"${card}"`)
        }
      }
      return undefined
    },
    MOST_DECISIONS,
  )
  expect(faceDown).toBeGreaterThan(0)
})
