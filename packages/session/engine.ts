import {
  botLots,
  type Choice,
  contentHash,
  contentOf,
  type Entry,
  Fault,
  type GameEvent,
  type Manifest,
  Match,
  type MatchSetup,
  type Seat,
  writeChoice,
} from '@muster/table'
import type { EngineUi } from '@muster/ui'
import type { Hosted } from './hosted.ts'
import { HostedMatch } from './hosted-match.ts'
import { newsOf } from './news.ts'
import type { HeardEvent } from './seen.ts'

export const ENGINE_FORMAT = 'engine/1'

export interface ThinkOptions {
  /** The seed of the match, which the bot's lots are drawn from. */
  readonly seed: string
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((share: number) => void) | undefined
}

/**
 * A game of one version as a server plays it: all it knows of rules, content and bots. Made from the sources for the version
 * of today, and loaded from a bundle for others; what crosses is plain data and what is written here, never a class.
 */
export interface GameEngine {
  readonly format: typeof ENGINE_FORMAT
  readonly game: string
  readonly title: string
  readonly rules: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Whether all seats play together against the game. */
  readonly together: boolean
  /** By seat, the side it is on. */
  sides(config: unknown, seats: number): readonly number[]
  /** How hard a game is that all play together. */
  difficulty(config: unknown): string | undefined
  contentHash(packs: readonly unknown[]): string
  /** Throws a fault that says what is wrong with a setup. */
  checkSetup(setup: Omit<MatchSetup, 'seed'>): void
  open(setup: MatchSetup): Hosted
  /** Takes a match up from a snapshot, or from its start where there is none, with the entries since. */
  resume(setup: MatchSetup, snapshot: unknown, entries: readonly Entry[]): Hosted
  /** What a viewer heard between two places, the second left out; the match is played again from its start. */
  heard(
    setup: MatchSetup,
    entries: readonly Entry[],
    viewer: Seat | undefined,
    from: number,
    to: number,
  ): readonly HeardEvent[]
  /** An event in words, from what its hearer may know. */
  describe(view: unknown, event: GameEvent): string
  /** What a bot answers for a seat. */
  think(hosted: Hosted, seat: Seat, level: string, options: ThinkOptions): Promise<Choice>
}

export function engineOf(ui: EngineUi, manifest: Pick<Manifest, 'together' | 'sides' | 'difficulty'>): GameEngine {
  const { game } = ui
  const { together, sides, difficulty } = manifest
  return {
    format: ENGINE_FORMAT,
    game: game.id,
    title: game.title,
    rules: game.version,
    seats: game.seats,
    together,
    sides: (config, seats) => sides?.(config ?? {}, seats) ?? Array.from({ length: seats }, (_, seat) => seat),
    difficulty: (config) => difficulty?.(config ?? {}),
    contentHash: (packs) => contentHash(contentOf(game, packs)),
    checkSetup: (setup) => void HostedMatch.open(ui, { ...setup, seed: 'any' }),
    open: (setup) => HostedMatch.open(ui, setup),
    resume: (setup, snapshot, entries) => HostedMatch.resume(ui, setup, snapshot, entries),
    heard: (setup, entries, viewer, from, to) => heardIn(Match.open(game, setup), entries, viewer, from, to),
    describe: (view, event) => game.describe(event, view as Parameters<typeof game.describe>[1]),
    think: (hosted, seat, level, options) => think(ui, hosted, seat, level, options),
  }
}

function heardIn(match: Match, entries: readonly Entry[], viewer: Seat | undefined, from: number, to: number) {
  for (const entry of entries) match.take(entry)
  return newsOf(match, viewer, Math.max(0, from), Math.min(to, match.told.length)).events
}

async function think(
  ui: EngineUi,
  hosted: Hosted,
  seat: Seat,
  level: string,
  { seed, signal, onProgress }: ThinkOptions,
): Promise<Choice> {
  const mind = typeof ui.mind === 'function' ? await ui.mind() : ui.mind
  if (!mind) throw new Fault('not-supported', `${ui.game.title} has no bots`)
  const { decideSlowly, parseStrength } = await import('@muster/bots/thinking')
  const asked = {
    match: hosted,
    seat,
    mind,
    strength: parseStrength(level, mind),
    seed: botLots(seed, seat, hosted.seq),
  }
  const { answer } = await decideSlowly(asked, { signal, ...(onProgress && { onProgress }) })
  return writeChoice(hosted.pendingOf(seat).question, answer)
}
