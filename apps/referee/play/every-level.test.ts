import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { namedStrengths } from '@muster/bots'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shelf } from '../shelf.ts'
import { run } from '../testing/run.ts'

/** How many decisions are typed, from the first question on; the bot opposite makes as many of its own as the game asks for. */
const DECISIONS = 50

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-levels-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const games = shelf.map(({ game, terminal }) => ({ id: game.id, legend: terminal?.legend }))
const tables = games.flatMap((game) => namedStrengths.map((level) => ({ ...game, level })))

test.each(tables)('$id is played and drawn in the terminal with a $level', async ({ id, legend, level }) => {
  const file = join(folder, `${id}-${level}.json`)
  const lines = [...Array<string>(DECISIONS).fill(`bot ${level}`), `save ${file}`, 'quit']
  const seats = ['--seats', `me,${level}`, '--choose', '--seed', 'levels', '--think', '20']
  const { stdout, stderr, status } = await run('play.ts', lines.map((line) => `${line}\n`).join(''), id, ...seats)
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })

  const { answers } = JSON.parse(readFileSync(file, 'utf8')) as { answers: { seat: number }[] }
  const typed = answers.filter(({ seat }) => seat === 0).length
  expect(typed === DECISIONS || (stdout.includes('The game is over.') && answers.length >= DECISIONS)).toBe(true)
  expect(new Set(answers.map(({ seat }) => seat))).toEqual(new Set([0, 1]))

  expect(stdout).toContain(legend)
  // A board has its first row of cells, or the edge of a plane.
  expect(stdout.match(/^( {2}1 {2,}.* \. |\+-+\+$)/gm)?.length).toBeGreaterThan(5)
})
