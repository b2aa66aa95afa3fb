import { randomAnswer, seededRandom, view, writeChoice } from '@muster/table'
import { expect, test } from 'vitest'
import { branchOf } from './branch.ts'
import { engineOf } from './games.ts'
import { SeatedTable } from './seat.ts'
import { takenAfter } from './taken.ts'

/** A duel of Arsenal some way into it, every decision drawn by lot. */
async function playedOn(decisions: number) {
  const ui = await engineOf('arsenal')
  const config = { decks: ['eagle-eye-signature', 'stone-helix-signature'] }
  const seated = SeatedTable.open(ui, { config, seats: 2, seed: 'branch' })
  const random = seededRandom('branch')
  for (let turn = 0; turn < decisions; turn++) {
    const [asked] = seated.session.match.pending
    if (asked)
      seated.answer({ seat: asked.seat, choice: writeChoice(asked.question, randomAnswer(asked.question, random)) })
  }
  return { ui, session: seated.session }
}

test('who plays on sees what the seat saw then, and what it could not know is dealt anew', async () => {
  const { ui, session } = await playedOn(60)
  const then = session.after(40).match
  const dealt = new Set<string>()
  for (const seed of ['one', 'two', 'three']) {
    const record = branchOf(session, 40, 0, seed)
    const { match } = SeatedTable.replay(ui, record).session
    const seen = (state: object) => JSON.stringify(view(state, 0))
    expect(seen(match.underWay().checkpoint)).toBe(seen(then.underWay().checkpoint))
    expect(match.pending.length).toBeGreaterThan(0)
    dealt.add(JSON.stringify(view(match.state, 1)))
  }
  expect(dealt.size).toBe(3)
  expect(dealt).not.toContain(JSON.stringify(view(then.state, 1)))
})

test('a decision looked back at is told by its words; that of another seat only once the game is over', async () => {
  const { session } = await playedOn(60)
  const entries = session.match.entries as { seat: number; choice: unknown }[]
  const own = entries.findIndex(({ seat, choice }) => seat === 0 && typeof choice === 'string')
  const other = entries.findIndex(({ seat, choice }) => seat === 1 && typeof choice === 'string')
  const taken = takenAfter(session, own, [0])
  const { options } = session.after(own).match.questions.find(({ seat }) => seat === 0) ?? { options: [] }
  expect(taken).toMatchObject({ seat: 0, words: options.find(({ key }) => key === entries[own]?.choice)?.text })
  expect(takenAfter(session, other, [0])).toBeUndefined()
  session.act(0, { act: 'resign' })
  expect(takenAfter(session, other, [])).toMatchObject({ seat: 1 })
})

test.each(['bladeborn', 'arsenal', 'sanctuary', 'arena-of-badassery', 'combat-zone'])(
  'a game of %s goes on from any moment of another',
  async (game) => {
    const ui = await engineOf(game)
    const seats = { 'arena-of-badassery': 4 }[game] ?? 2
    const seated = SeatedTable.open(ui, { config: {}, seats, seed: 'anywhere' })
    const random = seededRandom('anywhere')
    for (let turn = 0; turn < 90; turn++) {
      const [asked] = seated.session.match.pending
      if (asked)
        seated.answer({ seat: asked.seat, choice: writeChoice(asked.question, randomAnswer(asked.question, random)) })
    }
    for (let at = 0; at < seated.session.match.entries.length; at += 15) {
      const { match } = SeatedTable.replay(ui, branchOf(seated.session, at, 0, `${at}`)).session
      expect(match.pending.length).toBeGreaterThan(0)
    }
  },
)
