import { die, Match, pickOne, type Tally, type Throw } from '@muster/table'
import { expect, test } from 'vitest'
import { plainWords, type Tiny, tinyGame, which } from '../table/testing/tiny-game.ts'
import { decide } from './decide.ts'
import { explorerOf } from './explore.ts'
import type { Mind } from './mind.ts'
import { parseStrength } from './strengths.ts'

const d12 = die(12)
const d4 = die(4)
const act = { why: 'to hit', rule: 'T-HIT-1' }
const oppose = { why: 'to oppose', rule: 'T-HIT-2' }

/** How many of the others the first die beats. */
const beaten: Tally<undefined> = {
  count: (soFar, at, face) => {
    if (at === 0) return `${face} 0`
    const [first = '', hits = ''] = soFar.split(' ')
    return `${first} ${Number(hits) + (Number(first) > face ? 1 : 0)}`
  },
  end: (soFar) => soFar.split(' ')[1] ?? '',
}

const guard = pickOne({ ...plainWords, assume: () => 'stand' }, ['duck', 'stand'], undefined)

/** One attack on three targets with a large or a small die; a point for each that is hit and does not duck, and so on. */
const game = tinyGame((table, state) => {
  const size = table.ask(0, which(['small', 'large', 'none']))
  const first: Throw = { seat: 0, die: size === 'large' ? d12 : d4, kind: act }
  const others = [1, 2, 3].map((): Throw => ({ seat: 1, die: d12, kind: oppose }))
  const [face = 0, ...faces] = size === 'none' ? [] : table.rollTogether([first, ...others], beaten, undefined)
  if (size !== 'none') table.ask(1, which(['again', 'keep'], 'keep'))
  if (table.ask(1, guard) === 'duck') return
  state.log.push(...faces.filter((other) => face > other))
})

const mind: Mind<Tiny> = { value: ({ log }) => log.length, looksInto: () => false, looksBeyond: () => false }
const open = () => Match.open(game, { seats: 2, seed: 'bots' })

test.each(['greedy', 'champion'])(
  '%s reckons with dice thrown together and with the likely answer of a rival',
  (level) => {
    const asked = { match: open(), seat: 0, mind, strength: parseStrength(level, mind), seed: 'own' }
    expect(decide(asked).answer).toBe('large')
  },
)

test('a way that is tried meets the cases of the roll, not its faces', () => {
  const reached = explorerOf(open(), 0).reach([{ answer: 'large' }], false)
  expect(reached.at === 'roll' && reached.outcomes.map(({ weight }) => weight)).toHaveLength(4)
})
