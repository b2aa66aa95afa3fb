import { Fault, Match, seededRandom } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { type Bench, bench } from '../testing/bench.ts'
import { action, attack, BLANK, instant, lockOn, personal, protocol } from '../testing/pack.ts'
import { actKey, parseAct } from './act-key.ts'
import { arsenal } from './game.ts'
import type { Window } from './options.ts'
import { actVerdict } from './why-not.ts'

/** The rule by which an answer is refused. */
function refusal(t: Bench, choice: string): string | undefined {
  try {
    t.answer(choice)
  } catch (error) {
    if (error instanceof Fault) return error.rule
    throw error
  }
  return undefined
}

test('AR-END-1 AR-END-2 the turn is not ended while something waits, and on a free turn there is nothing to pass', () => {
  const t = bench({ cards: { nop: instant() }, players: [{ hand: ['nop', 'nop'] }, { hand: ['nop'] }] })
  expect(refusal(t, 'pass')).toBe('AR-END-2')
  t.answer('play nop')
  expect([t.asked, refusal(t, 'end')]).toEqual(['1 act', 'AR-END-1'])
  t.answer('play nop')
  expect([t.asked, refusal(t, 'end')]).toEqual(['0 act', 'AR-END-1'])
})

test('AR-PLAY-5 AR-KEYWORD-22 X is named for what costs X, and no more than can be paid', () => {
  const t = bench({
    cards: {
      burst: attack({ cost: 'X', accuracy: 'X' }),
      zap: attack(),
      plug: personal({ functions: [{ cost: { energy: 'X' }, do: [{ repair: { amount: 'X', to: 'me' } }] }] }),
    },
    players: [{ hand: ['burst', 'zap'], energy: [1, 1, 6], inPlay: ['plug'] }, {}],
  })
  expect(t.offer('play burst')).toEqual([0, 1, 2, 3].map((x) => `play burst for ${x} at mech-1`))
  expect(refusal(t, 'play burst for 4 at mech-1')).toBe('AR-PLAY-5')
  expect(refusal(t, 'play burst for 17 at mech-1')).toBe('AR-PLAY-5')
  expect(refusal(t, 'use plug for 4')).toBe('AR-PLAY-5')
  for (const key of ['play burst at mech-1', 'play zap for 1 at mech-1', 'use plug'])
    expect(refusal(t, key)).toBe('AR-KEYWORD-22')
})

test('AR-PLAY-9 AR-FUNCTION-9 AR-R-65 only cards in hand are played, only own cards in play used, both aimed as they say', () => {
  const t = bench({
    cards: {
      nop: instant(),
      zap: attack(),
      guard: personal({ functions: [{ cost: { mark: true }, do: [{ jam: {} }] }] }),
    },
    players: [
      { hand: ['nop'], inPlay: [{ card: 'guard', id: 'mine' }] },
      { hand: ['zap'], inPlay: ['guard'] },
    ],
  })
  expect(refusal(t, 'play zap at mech-1')).toBe('AR-PLAY-9')
  expect(refusal(t, 'use guard')).toBe('AR-FUNCTION-9')
  expect(refusal(t, 'use gone-7')).toBe('AR-FUNCTION-9')
  expect(refusal(t, 'use mine 2')).toBe('AR-FUNCTION-2')
  expect(refusal(t, 'play nop at mech-1')).toBe('AR-R-65')
  expect(refusal(t, 'use mine at mech-1')).toBe('AR-R-65')
})

test('AR-ENERGY-9 AR-R-43 a way to pay that is none is refused, and one where every payment is asked for', () => {
  const players = [{ hand: ['bill'], energy: [2, 0, 6] as const }, {}]
  const cards = { bill: instant({ cost: 2 }) }
  const t = bench({ cards, players })
  expect(refusal(t, 'play bill paying burn 2')).toBe('AR-ENERGY-9')
  expect(refusal(t, 'play bill paying mark 2')).toBe('AR-ENERGY-9')
  const asking = bench({ cards, players, options: { paymentHelper: 'always-ask' } })
  expect(refusal(asking, 'play bill paying burn 2 unmarked')).toBe('AR-R-43')
  expect(refusal(asking.answer('play bill'), 'mark 1, burn 3')).toBe('AR-R-43')
})

test('AR-DISCHARGE-3 AR-R-61 whoever must scrap cannot stop', () => {
  const hand = Array<string>(9).fill(BLANK)
  const t = bench({ players: [{ hand }, {}] })
  t.does('end')
  expect([t.asked, refusal(t, 'stop'), refusal(t, 'parry')]).toEqual(['0 scrap', 'AR-DISCHARGE-3', 'AR-SCRAP-1'])
  t.answer(BLANK).answer('stop')
  const toll = action({ do: [{ drop: { cards: 1, who: 'rivals' } }] })
  const asked = bench({ cards: { toll }, players: [{ hand: ['toll'] }, { hand: [BLANK, 'parry'] }] }).does('play toll')
  expect([asked.asked, refusal(asked, 'stop')]).toEqual(['1 scrap', 'AR-R-61'])
})

test('AR-MOVE-13 a hex that is not adjacent is refused, and says so when it is pointed at', () => {
  const t = bench({ players: [{ at: [0, 0] }, { at: [4, 0] }] })
  t.answer('move')
  expect(refusal(t, t.hex(2, 0))).toBe('AR-MOVE-13')
  const far = t.refused().filter(({ refs }) => refs.includes(t.hex(3, 0)))
  expect(far.map(({ rule, text }) => [rule, text])).toEqual([
    ['AR-MOVE-13', 'a standard move goes to a hex next to the one the Mech stands in'],
  ])
})

test('AR-NONSTD-5 AR-NONSTD-6 AR-R-49 AR-R-50 a step that is no retreat, no advance or no step is refused, and so is stopping', () => {
  const move = (deed: 'move' | 'retreat' | 'advance' | 'upTo') => {
    const target = { what: 'mech' as const, side: 'rival' as const }
    const card = {
      move: action({ do: [{ move: { hexes: 2 } }] }),
      upTo: action({ do: [{ move: { hexes: 2, upTo: true } }] }),
      retreat: action({ target, do: [{ retreat: { hexes: 2, what: 'me', from: 'target' } }] }),
      advance: action({ target, do: [{ advance: { hexes: 2, what: 'me', to: 'target' } }] }),
    }[deed]
    const t = bench({ cards: { go: card }, players: [{ at: [0, 0], hand: ['go'] }, { at: [2, 1] }] })
    return t.does(deed === 'move' || deed === 'upTo' ? 'play go' : 'play go at mech-1')
  }
  const [plain, upTo, retreat, advance] = [move('move'), move('upTo'), move('retreat'), move('advance')]
  for (const t of [plain, upTo, retreat, advance]) expect(refusal(t, t.hex(3, 0))).toBe('AR-R-49')
  expect(refusal(retreat, retreat.hex(1, 0))).toBe('AR-NONSTD-5')
  expect(refusal(advance, advance.hex(-1, 0))).toBe('AR-NONSTD-6')
  expect(refusal(plain, 'stop')).toBe('AR-R-49')
  for (const t of [retreat, advance]) expect(refusal(t, 'stop')).toBe('AR-R-50')
  expect(upTo.offer()).toContain('stop')
})

test('AR-LOCKON-3 AR-PROTOCOL-3 what is no Lock-On or Protocol of one’s own cannot be the one that is kept', () => {
  const keeping = (card: ReturnType<typeof lockOn>) =>
    bench({
      cards: { one: card, other: card, guard: personal() },
      players: [{ hand: ['other'], inPlay: ['one', 'guard'] }, {}],
    }).does('play other')
  expect(refusal(keeping(lockOn()), 'guard')).toBe('AR-LOCKON-3')
  expect(refusal(keeping(protocol()), 'guard')).toBe('AR-PROTOCOL-3')
})

test('AR-R-65 AR-R-7 a target that does not fit and an effect that is not due are refused', () => {
  const mine = personal({
    placement: 'leg',
    functions: [
      {
        on: 'start-of-your-turn',
        target: { what: 'mech', side: 'rival' },
        do: [{ damage: { amount: 1, to: 'target' } }],
      },
    ],
  })
  const t = bench({
    cards: { mine },
    players: [{ inPlay: ['mine', { card: 'mine', id: 'mine-2' }] }, {}, {}],
    phase: 'recharge',
  })
  expect([t.asked, refusal(t, 'mech-0')]).toEqual(['0 next effect', 'AR-R-7'])
  t.answer('mine')
  expect([t.asked, refusal(t, 'mech-0')]).toEqual(['0 target', 'AR-R-65'])
})

test('AR-R-65 a player or Mech that is not in the game, or no longer, is no target', () => {
  const aimed = (what: 'player' | 'mech') =>
    instant({ target: { what }, do: [{ repair: { amount: 1, to: 'target' } }] })
  const t = bench({
    cards: { call: aimed('player'), fix: aimed('mech') },
    players: [{ hand: ['call', 'fix'] }, {}, {}],
  })
  t.match.act(2, { act: 'resign' })
  expect(t.offer('play')).toEqual(
    ['player-0', 'player-1', 'mech-0', 'mech-1'].map((id) => `play ${id[0] === 'p' ? 'call' : 'fix'} at ${id}`),
  )
  for (const key of ['play call at player-2', 'play call at player-5', 'play fix at mech-2', 'play fix at mech-5'])
    expect(refusal(t, key)).toBe('AR-R-65')
})

test('every key that a window offers is read back, and refused by nothing', () => {
  const setup = { seats: 3, config: { decks: ['random', 'random', 'random'] }, seed: 'keys' }
  const problems = new Set<string>()
  playRandomly(Match.open(arsenal, setup), seededRandom('keys'), (at) => {
    for (const { question } of at.pending) {
      if (question.form !== 'one' || question.words.ask !== 'act') continue
      for (const option of [...question.options, ...(question.further ?? [])]) {
        const key = actKey(option)
        const act = parseAct(key)
        if (!act || actKey(act) !== key) problems.add(`${key} is misread`)
        else if (actVerdict(act, question.context as Window)) problems.add(`${key} is refused`)
      }
    }
    return undefined
  })
  expect([...problems]).toEqual([])
})
