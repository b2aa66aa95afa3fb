import { seededRandom } from '@muster/table'
import { expect, test } from 'vitest'
import { cardTypes } from '../content/grammar.ts'
import { bench } from '../testing/bench.ts'
import { action, attack, autonomous, BLANK, personal, protocol } from '../testing/pack.ts'
import { accepts, open } from '../testing/stock.ts'

test('AR-GLOSSARY-2 the maximum is enforced only in the discharge phase', () => {
  const t = bench({
    cards: { scan: action({ do: [{ draw: { cards: 2 } }] }) },
    players: [{ hand: ['scan', ...Array(7).fill(BLANK)] }, {}],
  })
  t.does('play scan')
  expect([t.hand(0).length, t.asked]).toEqual([9, '0 act'])
  t.does('end')
  expect([t.asked, t.offer()]).toEqual(['0 scrap', [BLANK]])
})

test('AR-GLOSSARY-3 a hand is known to its holder only', () => {
  const t = bench({ players: [{ hand: ['heavy-beam', 'sidestep'] }, {}] })
  expect(t.match.view(1).players[0]?.hand.cards).toEqual([null, null])
  expect(t.match.view(undefined).players[0]?.hand.cards).toEqual([null, null])
  expect(t.match.view(0).players[0]?.hand.cards).toEqual(['heavy-beam', 'sidestep'])
})

test('AR-GLOSSARY-4 AR-R-69 only what is named is a target', () => {
  const alarm = (on: 'targeted') =>
    personal({ hp: 9, functions: [{ on, do: [{ dice: { roll: 'evasion', add: 1 } }] }] })
  const cards = { alarm: alarm('targeted'), boom: attack({ accuracy: 2, explosive: 1 }), drone: autonomous() }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['boom', 'boom'] },
      { at: [0, 0], inPlay: ['alarm'] },
    ],
  })
  t.dice(1, 1).does('play boom at mech-1')
  expect([t.card('alarm').damage, t.told('declared').map(({ kind }) => kind)]).toEqual([1, ['card']])
  t.dice(1, 1, 2, 2).does('play boom at alarm')
  expect(t.told('declared').map(({ kind, seat }) => [kind, seat])).toEqual([
    ['card', 0],
    ['card', 0],
    ['trigger', 1],
  ])
})

test('AR-GLOSSARY-5 AR-R-51 an Autonomous Object advances where a card says so', () => {
  const cards = {
    drone: autonomous(),
    call: action({ target: { what: 'autonomous' }, do: [{ advance: { hexes: 2, what: 'target', to: 'me' } }] }),
  }
  const t = bench({
    cards,
    players: [
      { at: [0, 0], hand: ['call'] },
      { at: [-4, 0], inPlay: [{ card: 'drone', at: [3, -1] }] },
    ],
  })
  t.does('play call at drone')
  expect(new Set(t.hexesOffered())).toEqual(new Set(['2,-1', '2,0']))
  t.answer(t.hex(2, 0))
  expect([t.asked, t.state.content.cards[t.card('drone').card]?.type]).toEqual(['0 act', 'object'])
  expect(t.told('moved').at(-1)?.path).toEqual([t.hex(2, 0), t.hex(1, 0)])
})

test('AR-GLOSSARY-6 AR-INIT-3 a turn has three phases in order, and never do two seats have a decision at once after the decks', () => {
  for (let seed = 0; seed < 5; seed++) {
    const match = open(2, {}, `phases ${seed}`)
    const random = seededRandom(`phases ${seed}`)
    while (!match.result && match.entries.length < 400) {
      expect(match.pending).toHaveLength(1)
      const [asked] = match.questions
      const options = asked?.options ?? []
      match.answer(
        asked?.seat ?? 0,
        asked?.form === 'number'
          ? (asked.min ?? 0)
          : asked?.form === 'order' || asked?.form === 'some'
            ? options.map(({ key }) => key).slice(0, asked.max)
            : options[random.below(options.length)]?.key,
      )
    }
    const phases = match.told.map(({ event }) => event).filter(({ event }) => event === 'phase')
    const turns = Array<string[]>(3).fill(['recharge', 'action', 'discharge'])
    expect(phases.slice(0, 9).map(({ phase }) => phase)).toEqual(turns.flat())
  }
})

test('AR-GLOSSARY-7 a card has exactly one of six types, and a deck holds the last five', () => {
  expect(cardTypes).toEqual(['mech', 'action', 'attack', 'lock-on', 'object', 'protocol'])
  expect(accepts(protocol())).toBe(true)
  for (const type of [undefined, 'mech', 'energy', ['action', 'attack']])
    expect(accepts({ ...action(), type })).toBe(false)
})
