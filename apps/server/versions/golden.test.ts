import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AnyGame,
  contentHash,
  contentOf,
  type GameRecord,
  type Manifest,
  Match,
  parseRecord,
  randomAnswer,
  seededRandom,
  writeChoice,
} from '@muster/table'
import { expect, test } from 'vitest'
import { games } from '../../../games/list.ts'

/**
 * A match goes on with the rules it was begun with, told by their version. So a version may not change what it does: a game played
 * once with it comes out the same for as long as it bears that number. `MUSTER_REGENERATE=1` plays anew for a new version.
 */

const DECISIONS = 400
const fileOf = (game: string) => join(import.meta.dirname, 'golden', `${game}.json`)

const known = (game: string): GameRecord | undefined =>
  existsSync(fileOf(game)) ? parseRecord(JSON.parse(readFileSync(fileOf(game), 'utf8'))) : undefined

function played(game: AnyGame, { seats, config }: Manifest['firstGame']): GameRecord {
  const match = Match.open(game, { seats, config, seed: 'a version stays what it is' })
  const random = seededRandom('golden')
  for (let decision = 0; decision < DECISIONS; decision++) {
    const [asked] = match.pending
    if (!asked) break
    match.answer(asked.seat, writeChoice(asked.question, randomAnswer(asked.question, random)))
  }
  return match.record()
}

const isOf = ({ rules, content }: GameRecord, game: AnyGame): boolean =>
  rules === game.version && content === contentHash(contentOf(game))

test.each(games)('%s plays as its version has always played', async (id) => {
  const { game } = (await import(`../../../games/${id}/index.ts`)) as { game: AnyGame }
  const { manifest } = (await import(`../../../games/${id}/manifest.ts`)) as { manifest: Manifest }
  const before = known(id)
  if (process.env.MUSTER_REGENERATE && !(before && isOf(before, game)))
    writeFileSync(fileOf(id), `${JSON.stringify(played(game, manifest.firstGame))}\n`)
  const record = known(id)
  expect(
    record && isOf(record, game),
    'rules or content are new: play the golden game anew (MUSTER_REGENERATE=1)',
  ).toBe(true)
  expect(
    () => Match.replay(game, record as GameRecord),
    'it plays otherwise than it did: raise the version of its rules',
  ).not.toThrow()
})
