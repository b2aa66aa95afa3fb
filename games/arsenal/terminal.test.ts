import { Match, type Seat } from '@muster/table'
import { makePaint } from '@muster/terminal'
import { expect, test } from 'vitest'
import { arsenal, type Player, type State } from './index.ts'
import { terminal } from './terminal.ts'

const plain = makePaint({}, {})
const config = { decks: ['longwatch-signature', 'stone-helix-signature'], first: 0 }

/** The first turn as a seat sees it, changed as a test wants it. */
function seen(seat: Seat | undefined, change: (state: State) => void = () => {}, more: object = {}): string {
  const state = Match.open<State>(arsenal, { seats: 2, config: { ...config, ...more }, seed: 'draw' }).view(seat)
  change(state)
  return terminal.draw(state, plain)
}

const player = (state: State, seat: Seat) => state.players[seat] as Player

test('the arena shows Mechs by the numbers of their players, Autonomous Objects by letter and number, and where more stand', () => {
  const lines = seen(0, (state) => {
    const drone = { card: 'sentry-drone', owner: 1, controller: 1, marked: true, damage: 1, locks: ['mech-0'] }
    state.inPlay.push({ ...drone, id: 'sentry-drone-7', hex: 0 }, { ...drone, id: 'sentry-drone-8', hex: 26 })
    player(state, 0).damage = 5
  }).split('\n')
  expect(lines.slice(0, 12).join('\n')).toBe(
    [
      'Turn 1: Player 1',
      '',
      '  9                S7    .     .     .     .',
      '  8             .     .     .     .     .     .',
      '  7          .     .     .     .     .     .     .',
      '  6       .     .     .     .     .     .     .     .',
      '  5   [2]+   .     .     .     .     .     .     .    [1]',
      '  4       .     .     .     .     .     .     .     .',
      '  3          .     .     .     .     .     .     .',
      '  2             .     .     .     .     .     .',
      '  1                .     .     .     .     .',
      '       a     b     c     d     e     f     g     h     i',
    ].join('\n'),
  )
  expect(lines).toContainEqual(expect.stringMatching(/^\[1\] Player 1: Longwatch, i5: 5 of \d+ damage$/))
  expect(lines.find((line) => line.includes('in play'))).toMatch(
    /^ {6}in play: Sentry Drone \(S7 at c9, 1 of \d+ damage, marked\), Sentry Drone \(S8 at a5, /,
  )
  expect(lines).toContain('      locks: Longwatch')
})

test('a seat sees its own hand by name, of the others how many cards they hold', () => {
  const hands = (seat?: Seat) => seen(seat).match(/hand .*(?= · Reserve)/g)
  const [own, rival] = hands(0) ?? []
  expect(own).toMatch(/^hand 8 \(Brace for Impact, Parry, /)
  expect(rival).toBe('hand 8')
  expect(hands(1)?.[0]).toBe('hand 8')
  expect(hands()).toEqual(['hand 8', 'hand 8'])
})

test('AR-INIT-10 what waits is listed with its player and aim, the last declared first', () => {
  const picture = seen(0, (state) => {
    const waits = { x: 0, resolving: false }
    state.stack.push(
      { ...waits, id: 1, seat: 0, kind: 'card', card: 'chaingun', strikes: ['mech-1'] },
      { ...waits, id: 2, seat: 1, kind: 'move' },
    )
  })
  expect(picture).toMatch(/next:\n {2}Player 2: Standard move\n {2}Player 1: Chaingun → Stone Helix$/)
})

test('who is out stands nowhere, and before Mechs are known there is nothing to draw', () => {
  const picture = seen(1, (state) => {
    player(state, 0).out = true
  })
  expect(picture).toContain('[1] Player 1: Longwatch, out of the game')
  expect(picture.split('[1]')).toHaveLength(2)
  expect(seen(0, () => {}, { decks: ['longwatch-signature'] })).toBe('')
})

test('a map with holes is drawn with its hexes in their columns', () => {
  const hexes = [
    [0, 0],
    [2, 0],
    [0, 1],
    [1, 1],
  ]
  const lines = seen(0, undefined, { arena: { hexes, starts: { '2': hexes.slice(0, 2) } } }).split('\n')
  expect(lines.slice(2, 5)).toEqual(['  2   [1]         [2]', '  1       .     .', '       a     b     c'])
})
