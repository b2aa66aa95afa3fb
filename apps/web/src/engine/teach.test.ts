import { expect, test } from 'vitest'
import type { Eyes } from './protocol.ts'
import { exercisesOf, type GuidedTable, layTable } from './teach.ts'

const eyes: Eyes = { viewer: 0, seats: [], kept: 0 }
const GAMES = ['bladeborn', 'arsenal', 'sanctuary', 'arena-of-badassery', 'combat-zone']

/** One thing done: what is read is gone on from, others answer, and the player answers what is shown. */
async function goOn(table: GuidedTable): Promise<void> {
  const { match } = table.session
  const [asked] = match.pending
  const { isRead, show } = table.report(eyes).guidance ?? {}
  if (isRead) table.readOn(eyes)
  else if (asked && asked.seat !== 0) await table.bot(asked.seat)
  else table.answer({ seat: 0, choice: show })
}

test.each(GAMES)('%s: a first game and six puzzles, told with each report until they end', async (game) => {
  const lines = await exercisesOf(game)
  expect(lines.map(({ kind }) => kind)).toEqual(['lesson', ...Array(6).fill('puzzle')])
  for (const { id, kind } of lines.slice(0, 2)) {
    const { guided: table } = await layTable({ game, id })
    expect(table.report(eyes).guidance).toMatchObject({ id, kind, at: 1, ending: undefined })
    for (let step = 0; step < 100 && !table.report(eyes).guidance?.ending; step++) await goOn(table)
    expect(table.report(eyes).guidance?.ending).toBe(kind === 'lesson' ? 'done' : 'solved')
  }
})

test('what does not help yet is not taken, and nothing is offered to be taken back', async () => {
  const { guided: table } = await layTable({ game: 'bladeborn', id: 'first-game' })
  const before = table.session.decisions
  table.answer({ seat: 0, choice: 'activate shond' })
  expect(table.report(eyes).guidance?.note).toMatch(/Go on/)
  await goOn(table)
  table.answer({ seat: 0, choice: 'activate grawl' })
  const { guidance, table: drawn } = table.report(eyes)
  expect(guidance).toMatchObject({ at: 2, wanted: ['activate shond'], note: expect.stringContaining('Shond') })
  expect([table.session.decisions, drawn.undo]).toEqual([before, []])
})

test('what is not taught is said to be so', async () => {
  await expect(exercisesOf('chess')).rejects.toThrow('chess has no lessons')
  await expect(layTable({ game: 'bladeborn', id: 'second-game' })).rejects.toThrow('no lesson or puzzle "second-game"')
})
