import { describe, expect, test } from 'vitest'
import type { Game, PlayedState } from '../game.ts'
import { seededRandom } from '../random/seeded.ts'
import type { MatchSetup } from '../setup.ts'
import { options } from './laws/asking.ts'
import { type Law, playThrough } from './laws/common.ts'
import { foreseeing } from './laws/foreseeing.ts'
import { acting, replaying, restoring } from './laws/keeping.ts'
import { copying, playing, soundness } from './laws/soundness.ts'
import { strangers } from './laws/strangers.ts'
import { questionTexts, sentences, words } from './laws/telling.ts'
import { type DrawView, leaks } from './secrecy.ts'

export interface Conformance {
  /** What to play; the seed is added. One game of each for every seed. */
  readonly setups: readonly Omit<MatchSetup, 'seed'>[]
  readonly seeds?: number
  /** How the game draws what a seat may know, to see that this gives nothing away. */
  readonly scene?: DrawView
  /** Whether it is a game made for tests, whose words nobody reads. */
  readonly toy?: boolean
}

/** The suite every game passes, in one line of its own: `conform(game, { setups })`. */
export function conform<State extends PlayedState>(
  game: Game<State>,
  { setups, seeds = 5, scene, toy = false }: Conformance,
): void {
  const matches = setups.flatMap((setup, index) =>
    Array.from({ length: seeds }, (_, seed) => ({
      name: `setup ${index}, seed ${seed}`,
      setup: { ...setup, seed: `${seed}` },
    })),
  )

  describe(`${game.title} conforms`, () => {
    for (const [law, problemsOf] of Object.entries(toy ? laws : { ...laws, ...lawsOfWords }))
      test.each(matches)(`${law}: $name`, ({ setup }) => {
        expect(problemsOf(game, setup, scene).slice(0, MOST_SHOWN)).toEqual([])
      })
  })
}

const MOST_SHOWN = 5

/** Each law plays a game at random and returns how it was broken, as sentences. */
export const laws = {
  'random play ends, with every state sound': soundness,
  'options are unique and readable, and those not offered are refused': options,
  'every event is plain data and has words': words,
  'save, drop and restore at every question changes nothing': restoring,
  'a record replays to the byte, and undo leads back': replaying,
  'seats may act at any moment, and the game goes on to its end': acting,
  'the playout table plays the same game as the live table': playing,
  'a seat learns nothing from what it may not know': secrecy,
  'a copy lives its own life': copying,
  'what is foreseen of a step comes of it': foreseeing,
} satisfies Record<string, Law>

/** Of games that people read. */
export const lawsOfWords = {
  'a sentence stands on its event alone': sentences,
  'questions speak of things by their names': questionTexts,
  'whatever is offered elsewhere is refused by a rule': strangers,
} satisfies Record<string, Law>

function secrecy<State extends PlayedState>(game: Game<State>, setup: MatchSetup, scene?: DrawView): string[] {
  const seats = [undefined, ...Array(setup.seats).keys()]
  const random = seededRandom(`redeal ${setup.seed}`)
  let looks = 0
  return playThrough(game, setup, (at) => {
    const decisions = at.entries.length
    if (decisions >= LOOKED_AT && random.below(decisions) >= LOOKED_AT) return []
    const drawnFor = seats[looks++ % seats.length]
    return leaks(at, seats, random, (view, seat) => (seat === drawnFor ? scene?.(view, seat) : undefined))
  }).problems
}

/**
 * So many questions of a game are dealt anew one and all; of a longer one, ever fewer: a campaign asks thousands alike. Views,
 * questions and what was heard are compared for everybody; scenes, which are drawn from views alone, for one after the other.
 */
const LOOKED_AT = 60
