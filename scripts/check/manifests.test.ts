import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bladeborn } from '../../games/bladeborn/index.ts'
import { ROOT } from '../lib/files.ts'
import { type Ledger, readLedgers } from '../rules/ledger.ts'
import { manifestRefusals, optionsRefused } from './manifests.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'muster-manifests-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, code: string) {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), code)
}

const ledger: Ledger = { game: 'nim', prefix: 'NI', complete: false, rules: [], rulings: [], options: [] }

test('a game is listed, and its manifest says its folder and the prefix of its ledger', async () => {
  write('games/list.ts', "export const games = ['nim']")
  write('games/nim/manifest.ts', "export const manifest = { id: 'nim', prefix: 'NI' }")
  expect(await manifestRefusals(root, [ledger])).toEqual([])
})

test('what the list, the folders and the ledgers say otherwise is refused', async () => {
  write('games/list.ts', "export const games = ['nim', 'chess']")
  write('games/nim/manifest.ts', "export const manifest = { id: 'him', prefix: 'NM' }")
  write('games/go/manifest.ts', "export const manifest = { id: 'go', prefix: 'GO' }")
  expect(await manifestRefusals(root, [ledger])).toEqual([
    'games/go: not in games/list.ts; expected a line there',
    'games/nim/manifest.ts: id him; expected nim, its folder',
    'games/nim/manifest.ts: prefix NM; expected NI, as rulebook.yaml has it',
    'games/chess/manifest.ts: missing; expected one, as games/list.ts names chess',
  ])
})

test('the options of the config are those of the rulings, the default first', async () => {
  const own = (await readLedgers(ROOT)).find((one) => one.game === 'bladeborn') as Ledger
  expect(optionsRefused(own, bladeborn)).toEqual([])
  const changed = {
    mirrorWarbands: [true, false],
    movePaths: ['shortest', 'by-leaps'],
    reserveTiming: undefined,
  } as Readonly<Record<string, readonly unknown[] | undefined>>
  const options = own.options.flatMap((option) =>
    option.name in changed ? [{ ...option, values: changed[option.name] ?? [] }] : [option],
  )
  expect(optionsRefused({ ...own, options: options.filter(({ values }) => values.length > 0) }, bladeborn)).toEqual([
    'games/bladeborn/rulebook.yaml: BB-R-1: option mirrorWarbands: true, false; expected false, true',
    "games/bladeborn/rulebook.yaml: BB-R-68: option movePaths: by-leaps; expected the game's config to take it",
    'games/bladeborn: option reserveTiming of the config; expected a ruling with it in rulebook.yaml',
  ])
})

test('a game whose ledger is not complete may lack options, yet those it has are held to the rulings', async () => {
  const own = (await readLedgers(ROOT)).find((one) => one.game === 'bladeborn') as Ledger
  const [known] = own.options
  const options = [
    { ...(known as Ledger['options'][number]), values: ['by-leaps'] },
    { ruling: 'BB-R-99', name: 'stillToCome', values: ['yes', 'no'] },
  ]
  const refused = (complete: boolean) => optionsRefused({ ...own, complete, options }, bladeborn)
  const missing =
    "games/bladeborn/rulebook.yaml: BB-R-99: option stillToCome: yes; expected the game's config to take it"
  expect(refused(true)).toContain(missing)
  expect(refused(false)).not.toContain(missing)
  expect(refused(false)).toContain(
    `games/bladeborn/rulebook.yaml: ${known?.ruling}: option ${known?.name}: by-leaps; expected the game's config to take it`,
  )
})
