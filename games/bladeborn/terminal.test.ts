import { Match } from '@muster/table'
import { initialsOf, makePaint } from '@muster/terminal'
import { expect, test } from 'vitest'
import { bladeborn, type State } from './index.ts'
import { terminal } from './terminal.ts'

const plain = makePaint({}, {})

function position(): Match<State> {
  const config = { warbands: ['garreks-reavers', 'eyes-of-the-nine'], battle: 'drawn-and-quartered' }
  const match = Match.open<State>(bladeborn, { seats: 2, config, seed: 'draw' })
  const hexOf = (label: string) => match.state.content.maps['drawn-and-quartered']?.board.labels.indexOf(label)
  const stand = (index: number, hex: string, damage: number) => [
    { op: 'replace', path: `/battle/fighters/${index}/where`, value: 'field' },
    { op: 'replace', path: `/battle/fighters/${index}/hex`, value: hexOf(hex) },
    { op: 'replace', path: `/battle/fighters/${index}/damage`, value: damage },
  ]
  match.edit([
    { op: 'add', path: '/battle/winner', value: 0 },
    { op: 'add', path: '/battle/turn', value: 0 },
    { op: 'replace', path: '/battle/phase', value: 'placing' },
    ...stand(0, 'c6', 0),
    ...stand(5, 'e5', 3),
    { op: 'replace', path: '/battle/control', value: [0, -1, -1, 1] },
    { op: 'replace', path: '/battle/sides/1/points', value: 4 },
  ])
  return match
}

test('the board shows fighters by seat, blocked hexes, objectives with their holders and labels at the edges', () => {
  const lines = terminal.draw(position().state, plain).split('\n')
  expect(lines[0]).toBe('Drawn and Quartered · round 0 · Player 1 0 : Player 2 4')
  expect(lines.slice(2, 12).join('\n')).toBe(
    [
      '  9    .     .     .     b     .     b     .     b     .     .     .',
      '  8       .     .     .     .     .     .     .     .     .     .',
      '  7    .     .     .    ####   .     .     .    ####   .     .     .',
      '  6       .     .   (Ga)*   .     .     .     .     *     .     .',
      '  5    .     .    ####   .    [Vo]  ####   .     .    ####   .     .',
      '  4       .     .     *     .     .     .     .    [*]    .     .',
      '  3    .     .     .    ####   .     .     .    ####   .     .     .',
      '  2       .     .     .     .     .     .     .     .     .     .',
      '  1    .     .     .     a     .     a     .     a     .     .     .',
      '       a     b     c     d     e     f     g     h     i     j     k',
    ].join('\n'),
  )
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}\[Vo\] Vortemis the All-seeing +e5 +3 of \d+ damage$/))
})

test('colours are for a terminal, and for a person who wants them', () => {
  const { state } = position()
  const escapes = (text: string) => text.includes('\u001B[')
  expect(escapes(terminal.draw(state, makePaint({ isTTY: true }, {})))).toBe(true)
  expect(escapes(terminal.draw(state, makePaint({ isTTY: true }, { NO_COLOR: '1' })))).toBe(false)
  expect(escapes(terminal.draw(state, makePaint({ isTTY: false }, {})))).toBe(false)
})

test('before a battle there is nothing to draw', () => {
  expect(terminal.draw(Match.open<State>(bladeborn, { seats: 2, seed: 'x' }).state, plain)).toBe('')
})

test('no two fighters have the same two letters', () => {
  const names = initialsOf(['turosh', 'turok', 'tur', 'a', 'a-b', 't'])
  expect([...names.values()]).toEqual(['Tu', 'Tr', 'T0', 'A0', 'Ab', 'T1'])
})
