import { describe, expect, test } from 'vitest'
import { d6, type Matters } from '../dice.ts'
import { Match } from '../match.ts'
import { makePile, takeTop } from '../pile.ts'
import { pickOne } from '../question.ts'
import { attachContent, hashOf } from '../state.ts'
import type { Table } from '../table.ts'
import { plainWords, type Tiny, tinyGame, which } from '../testing/tiny-game.ts'
import { leavesOf } from './leaves.ts'
import { oddsOf } from './odds.ts'

const setup = { seats: 2, seed: 'odds' }
const hit = { why: 'to hit', rule: 'T-HIT-1' }

/** Asks once, then does this. */
const after = (rule: (table: Table, state: Tiny) => void) =>
  tinyGame((table, state) => {
    table.ask(0, which(['go', 'stay']))
    rule(table, state)
    state.over = true
  })

const chances = (match: Match<Tiny>, choice = 'go') =>
  Object.fromEntries(oddsOf(match, 0, choice).map(({ chance, summary }) => [JSON.stringify(summary.log), chance]))
const chancesAfter = (rule: (table: Table, state: Tiny) => void) => chances(Match.open(after(rule), setup))

describe('odds', () => {
  test('are exact, likeliest first', () => {
    const match = Match.open(
      after((table, state) => {
        state.log.push(table.roll(0, 2, d6, hit).includes(6))
      }),
      setup,
    )
    expect(oddsOf(match, 0, 'go')).toEqual(
      [
        { chance: '25/36', p: 25 / 36, summary: { log: [false] } },
        { chance: '11/36', p: 11 / 36, summary: { log: [true] } },
      ].map((outcome) => ({ ...outcome, p: expect.closeTo(outcome.p, 11) })),
    )
  })

  test('do not look into an unforeseen roll, nor into what falls after it', () => {
    const odds = chancesAfter((table, state) => {
      state.log.push(table.roll(0, 1, d6, hit).includes(6))
      const unforeseen = { ...hit, unforeseen: true } as const
      while (table.roll(0, 2, d6, unforeseen).includes(6)) state.log.push('again')
      table.roll(0, 1, d6, hit)
      table.chance(20, 'where')
    })
    expect(odds).toEqual({ '[false]': '5/6', '[true]': '1/6' })
  })

  test('are the same however a roll says what matters', () => {
    const sixes = (matters: Matters) =>
      chancesAfter((table, state) => {
        state.log.push(table.roll(0, 4, d6, hit, matters).filter((face) => face === 6).length)
      })
    expect(sixes([0, 0, 0, 0, 0, 1])).toEqual(sixes('faces'))
    expect(sixes('faces')).toEqual({
      '[0]': '625/1296',
      '[1]': '125/324',
      '[2]': '25/216',
      '[3]': '5/324',
      '[4]': '1/1296',
    })
  })

  test('follow rolls that depend on rolls, and chances', () => {
    const odds = chancesAfter((table, state) => {
      const [face = 0] = table.roll(0, 1, d6, hit)
      if (face === 6) state.log.push(table.chance(3, 'who') === 0 ? 'you' : 'another')
      else if (face > 2) state.log.push(table.roll(0, 2, d6, hit, 'total').reduce((a, b) => a + b) > 10)
    })
    expect(odds).toEqual({ '["you"]': '1/18', '["another"]': '1/9', '[true]': '1/24', '[false]': '11/24', '[]': '1/3' })
  })

  test('of a roll-off leave out the ties, which are rolled again', () => {
    const odds = chancesAfter((table, state) => {
      const [mine = 0, theirs = 0] = table.rollOff([0, 1], d6, hit)
      state.log.push(mine > theirs ? `won by ${mine}` : 'lost')
    })
    expect(odds).toEqual({
      '["lost"]': '1/2',
      '["won by 6"]': '1/6',
      '["won by 5"]': '2/15',
      '["won by 4"]': '1/10',
      '["won by 3"]': '1/15',
      '["won by 2"]': '1/30',
    })
  })

  test('look past what can be passed, whoever is asked', () => {
    const odds = chancesAfter((table, state) => {
      if (table.ask(1, which(['again', 'no'], 'no')) === 'again') state.log.push('again')
      state.log.push(table.roll(0, 1, d6, hit)[0] === 1)
    })
    expect(odds).toEqual({ '[true]': '1/6', '[false]': '5/6' })
  })

  test('stop at a decision that cannot be passed, and at a shuffle', () => {
    expect(
      chancesAfter((table, state) => {
        state.log.push(table.roll(0, 1, d6, hit)[0] === 1)
        table.ask(1, which(['left', 'right']))
        state.log.push('never seen')
      }),
    ).toEqual({ '[true]': '1/6', '[false]': '5/6' })
    expect(
      chancesAfter((table, state) => {
        state.log.push('before')
        table.shuffle([1, 2], 'mix')
        state.log.push('never seen')
      }),
    ).toEqual({ '["before"]': '1/1' })
  })

  describe('where a question says what to assume', () => {
    const guard = { ...plainWords, ask: 'guard', assume: (options: readonly string[]) => options.at(-1) as string }
    const guardWith = (pass?: string) => pickOne(guard, ['low', 'high'], undefined, pass)

    test('go on with that, and every outcome says so', () => {
      const match = Match.open(
        after((table, state) => {
          state.log.push(table.ask(1, guardWith()), table.roll(0, 1, d6, hit)[0] === 1)
          if (state.log[1]) state.log.push(table.ask(0, guardWith()))
        }),
        setup,
      )
      const first = { seat: 1, ask: 'guard', key: 'high' }
      expect(oddsOf(match, 0, 'go')).toMatchObject([
        { chance: '5/6', summary: { log: ['high', false] }, assumed: [first] },
        { chance: '1/6', summary: { log: ['high', true, 'high'] }, assumed: [first, { ...first, seat: 0 }] },
      ])
    })

    test('pass all the same where they can, and say nothing of it', () => {
      const match = Match.open(
        after((table, state) => state.log.push(table.ask(1, guardWith('low')))),
        setup,
      )
      expect(oddsOf(match, 0, 'go')).toEqual([{ chance: '1/1', p: 1, summary: { log: ['low'] } }])
    })

    test('do not mix outcomes that rest on different answers', () => {
      const match = Match.open(
        after((table) => {
          const options = table.roll(0, 1, d6, hit)[0] === 1 ? ['low', 'high'] : ['low']
          table.ask(1, pickOne(guard, options, undefined))
        }),
        setup,
      )
      expect(oddsOf(match, 0, 'go').map(({ chance, assumed }) => [chance, assumed?.[0]?.key])).toEqual([
        ['5/6', 'low'],
        ['1/6', 'high'],
      ])
    })

    test('assume nothing of some where others asked at once cannot be reckoned with', () => {
      const match = Match.open(
        after((table) => {
          table.askAll([
            { seat: 0, question: guardWith() },
            { seat: 1, question: which(['left', 'right']) },
          ])
        }),
        setup,
      )
      expect(oddsOf(match, 0, 'go')).toEqual([{ chance: '1/1', p: 1, summary: { log: [] } }])
    })
  })

  test('take what fell in this step as it fell', () => {
    const game = tinyGame((table, state) => {
      state.log.push(table.roll(0, 1, d6, hit)[0], table.ask(1, which(['x', 'y'])))
      table.ask(0, which(['go']))
      state.log.push(table.roll(0, 1, d6, hit)[0] === 1)
    })
    const match = Match.open(game, setup)
    match.answer(1, 'y')
    const [fallen] = match.state.log
    expect(chances(match)).toEqual({ [`[${fallen},"y",false]`]: '5/6', [`[${fallen},"y",true]`]: '1/6' })
  })

  test('do not depend on dice that were set, and leave the match alone', () => {
    const match = Match.open(
      after((table, state) => state.log.push(table.roll(0, 1, d6, hit)[0] === 1)),
      setup,
    )
    match.setDice([1])
    const before = hashOf(match.save())
    expect(chances(match)).toEqual({ '[true]': '1/6', '[false]': '5/6' })
    expect(hashOf(match.save())).toBe(before)
    match.answer(0, 'go')
    expect(match.state.log).toEqual([true])
  })

  test('of those asked at once do not depend on their order', () => {
    const game = tinyGame((table, state) => {
      const answers = table.askAll([
        { seat: 0, question: which(['x', 'no'], 'no') },
        { seat: 1, question: which(['x', 'no'], 'no') },
      ])
      state.log.push(...answers, table.roll(0, 1, d6, hit)[0] === 1)
    })
    const match = Match.open(game, setup)
    expect(oddsOf(match, 0, 'x').map(({ summary }) => summary.log)).toEqual([
      ['x', 'no', false],
      ['x', 'no', true],
    ])
    expect(oddsOf(match, 1, 'x').map(({ summary }) => summary.log)).toEqual([
      ['no', 'x', false],
      ['no', 'x', true],
    ])
  })

  test('stop at a seed that is drawn, as at a shuffle', () => {
    const odds = chancesAfter((table, state) => {
      state.log.push(table.chance(2, 'a side'))
      state.log.push(table.chance(1_000_000, 'a map'))
    })
    expect(odds).toEqual({ '[0]': '1/2', '[1]': '1/2' })
  })

  test('give up early where there are far too many outcomes', () => {
    let rolls = 0
    const match = Match.open(
      after((table) => {
        for (let i = 0; i < 40; i++) table.roll(0, 1, d6, hit)
        rolls++
      }),
      setup,
    )
    expect(() => oddsOf(match, 0, 'go')).toThrow(expect.objectContaining({ code: 'too-large' }))
    expect(rolls).toBeLessThan(2_000)
  })

  test('refuse a choice that is none, and too many outcomes', () => {
    const match = Match.open(
      after((table) => {
        for (let i = 0; i < 9; i++) table.roll(0, 1, d6, hit)
      }),
      setup,
    )
    expect(() => oddsOf(match, 0, 'fly')).toThrow(expect.objectContaining({ code: 'bad-choice' }))
    expect(() => oddsOf(match, 1, 'go')).toThrow(expect.objectContaining({ code: 'bad-seat' }))
    expect(() => oddsOf(match, 0, 'go')).toThrow(expect.objectContaining({ code: 'too-large' }))
  })
})

describe('odds and what is hidden', () => {
  const drawing = after((_, state) => {
    state.log.push(takeTop(state.deck))
  })
  const match = Match.open(drawing, setup)

  test('do not tell which card will be drawn', () => {
    expect(() => oddsOf(match, 0, 'go')).toThrow(
      expect.objectContaining({ code: 'not-supported', message: expect.stringContaining('seat 0 may not see') }),
    )
  })

  /** Asks, then shows the top card of a hidden deck. */
  const showing = (...cards: string[]) => ({
    ...after((_, state) => {
      state.log.push(takeTop(state.deck))
    }),
    start: (content: object) => attachContent({ log: [], deck: makePile('card', 'none', cards), over: false }, content),
  })

  test('are refused where just two hidden cards could lie otherwise, and told where one or none is left', () => {
    const match = Match.open(showing('a', 'b'), setup)
    expect(() => oddsOf(match, 0, 'go')).toThrow(expect.objectContaining({ code: 'not-supported' }))
    expect(chances(Match.open(showing('a'), setup))).toEqual({ '["a"]': '1/1' })
    expect(chances(Match.open(showing(), setup))).toEqual({ '[null]': '1/1' })
  })

  test('are told where the hidden card does not show', () => {
    const blind = { ...drawing, summary: (_: Tiny, { log, deck }: Tiny) => ({ log: [log.length, deck.cards.length] }) }
    expect(chances(Match.open(blind, setup))).toEqual({ '[1,5]': '1/1' })
  })

  test('leaves deal hidden cards anew, the same way for the same name, whatever lies there', () => {
    const top = (from: Match<Tiny>, deal?: string) =>
      [...leavesOf(from, 0, 'go', deal)].map(({ state }) => state.log[0])
    const saved = match.save()
    const checkpoint = { ...match.state, deck: { ...match.state.deck, cards: ['f', 'e', 'd', 'c', 'b', 'a'] } }
    const other = Match.restore(drawing, { ...saved, checkpoint })
    const deals = Array.from({ length: 50 }, (_, deal) => `${deal}`)
    for (const deal of deals) expect(top(other, deal)).toEqual(top(match, deal))
    expect(new Set(deals.flatMap((deal) => top(match, deal))).size).toBe(6)
  })
})
