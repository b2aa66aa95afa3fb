import { type GameRecord, RECORD_FORMAT } from '@muster/table'
import { Refused } from '../http/refused.ts'
import type { MatchStore, StoredMatch } from '../store/store.ts'
import { setupOf } from '../tables/held.ts'
import type { Bundles } from '../versions/bundles.ts'
import { bundleKey } from '../versions/key.ts'

/** The hashes of the content a finished match was played with, packs included, and of the state it leads to. */
interface Hashes {
  readonly content: string
  readonly end: string
}

/** Works them out with the rules the match was played by. */
type HashesOf = (match: StoredMatch) => Promise<Hashes>

/** Plays a match again with the rules it was played by. */
export const hashesFrom =
  (bundles: Pick<Bundles, 'load'>): HashesOf =>
  async (match) => {
    const engine = await bundles.load(bundleKey(match))
    const entries = match.entries.map(({ entry }) => entry)
    return {
      content: engine.contentHash(match.packs),
      end: engine.resume(setupOf(match), undefined, entries).hash(),
    }
  }

/** Records of finished matches: all that happened, with the seed, so that anybody can check every die. */
export class Records {
  readonly #matches: MatchStore
  readonly #hashesOf: HashesOf

  constructor(matches: MatchStore, hashesOf: HashesOf) {
    this.#matches = matches
    this.#hashesOf = hashesOf
  }

  async of(match: string): Promise<GameRecord> {
    const stored = await this.#matches.load(match, { from: 'start' })
    if (!stored) throw new Refused(404, 'not-found', 'there is no such match')
    if (stored.state !== 'over')
      throw new Refused(409, 'not-over', 'a record can be had once the match is over, for it tells what is hidden')
    return recordOf(stored, await this.#hashesOf(stored))
  }
}

/** The record of a match whose seed may be known. */
function recordOf(stored: StoredMatch, { content, end }: Hashes): GameRecord {
  const { game, rules, packs, config, seats, commitment, seed, contributions, entries } = stored
  return {
    format: RECORD_FORMAT,
    game,
    rules,
    content,
    packs,
    config,
    seats: seats.length,
    commitment,
    seed,
    contributions,
    answers: entries.map(({ entry }) => entry),
    end,
  }
}
