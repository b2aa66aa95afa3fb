import { Fault } from './fault.ts'
import type { AnyGame, Game, PlayedState } from './game.ts'
import { issueText } from './issue-text.ts'
import { respelt } from './old-spelling.ts'
import { attachContent, clone, hashOf } from './state.ts'

export interface MatchSetup {
  readonly seats: number
  readonly config?: unknown
  readonly packs?: readonly unknown[]
  readonly seed: string
  readonly contributions?: readonly string[]
}

/** A setup of one's own, with nothing left out. */
export function wholeSetup({ seats, config = {}, packs = [], seed, contributions = [] }: MatchSetup) {
  return clone<Required<MatchSetup>>({ seats, config, packs, seed, contributions })
}

const shipped = new WeakMap<AnyGame, unknown>()
/** Of each game the content that was last joined with packs, and those packs as text. */
const joined = new WeakMap<AnyGame, { readonly packs: string; readonly content: unknown }>()
const hashes = new WeakMap<object, string>()

/** The content a match is played with. What ships with the game is read once; the same packs after each other are, too. */
export function contentOf(game: AnyGame, packs: readonly unknown[] = []): unknown {
  if (packs.length > 0) return joinedWith(game, packs)
  if (!shipped.has(game)) shipped.set(game, game.content([]))
  return shipped.get(game)
}

function joinedWith(game: AnyGame, packs: readonly unknown[]): unknown {
  const text = JSON.stringify(packs)
  const last = joined.get(game)
  if (last?.packs === text) return last.content
  const content = game.content(packs)
  joined.set(game, { packs: text, content })
  return content
}

/** The hash of content, computed once. */
export function contentHash(content: unknown): string {
  if (typeof content !== 'object' || content === null) return hashOf(content)
  const hash = hashes.get(content) ?? hashOf(content)
  hashes.set(content, hash)
  return hash
}

/** In words, that something was made with content of another hash than there is here. */
export function differentContent(
  what: string,
  packs: readonly unknown[] | undefined,
  there: string,
  here: string,
): string {
  const many = packs?.length ?? 0
  const added = many === 0 ? 'no pack' : many === 1 ? 'its pack' : `its ${many} packs`
  const short = (hash: string) => hash.slice(0, 12)
  return `${what} with other content: hash ${short(there)}, but with ${added} it is ${short(here)} here`
}

/** The state a match begins with. Throws a `bad-config` fault where the game does not go with the setup. */
export function originOf<State extends PlayedState>(game: Game<State>, setup: MatchSetup, content: unknown): State {
  const { min, max } = game.seats
  const { config: given = {} } = setup
  if (!Number.isInteger(setup.seats) || setup.seats < min || setup.seats > max)
    throw new Fault(
      'bad-config',
      `${game.title} is for ${min === max ? min : `${min} to ${max}`} seats, not ${setup.seats}`,
    )
  const config = game.config.safeParse(respelt(game.config, given))
  if (!config.success) throw new Fault('bad-config', issueText(config.error, 'config'))
  const { players } = config.data as { players?: readonly string[] }
  if (players && players.length > setup.seats)
    throw new Fault('bad-config', `config.players: ${players.length} players for ${setup.seats} seats`)
  return attachContent(game.start(content, config.data, setup.seats), content)
}
