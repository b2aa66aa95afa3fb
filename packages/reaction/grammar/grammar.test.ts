import { describe, expect, test } from 'vitest'
import { bandsOf } from '../band.ts'
import { pitCards, readPitCards } from '../testing/pit/content.ts'

const card = (change: object) => ({
  brute: { name: 'Brute', tokens: ['green'], actions: [{ name: 'hit', attack: true }], ...change },
})
const faultOf = (change: object) => {
  try {
    readPitCards(card(change))
  } catch (error) {
    return (error as Error).message
  }
  return 'none'
}

describe('the words of cards', () => {
  test('are read with what is left out filled in', () => {
    const { brute } = readPitCards(
      card({
        actions: [{ skill: 'melee', bands: ['red', 'long'], attack: true, with: ['stun 2'], crits: ['deadly'] }],
      }),
    )
    expect(brute?.actions).toEqual([
      {
        skill: 'melee',
        bands: bandsOf(['red', 'long']),
        attack: true,
        keywords: [
          { name: 'stun', x: 2, skill: undefined, crits: false },
          { name: 'deadly', x: 1, skill: undefined, crits: true },
        ],
        does: [],
        fails: [],
      },
    ])
    expect([brute?.standing, brute?.triggers]).toEqual([[], []])
    expect(Object.keys(readPitCards(pitCards))).toEqual(['brute', 'sniper', 'medic'])
  })

  test.each<[string, object, string]>([
    [
      'an action without a result (AB-ACTION-7)',
      { actions: [{ skill: 'melee' }] },
      'cards.brute.actions[0]: an action without a result',
    ],
    [
      'a keyword there is none of',
      { actions: [{ attack: true, with: ['rapid 2'] }] },
      'cards.brute.actions[0].with[0]: "rapid 2" is no keyword',
    ],
    ['an unknown verb', { actions: [{ does: [{ explode: 3 }] }] }, 'expected one of wound, heal, ready'],
    [
      'a verb with a word too many',
      { actions: [{ does: [{ luck: { add: 1, who: 'me' } }] }] },
      'cards.brute.actions[0].does[0].luck: Unrecognized key: "who"',
    ],
    [
      'a moment there is none of',
      { triggers: [{ on: 'dawn', do: [{ luck: { add: 1 } }] }] },
      'cards.brute.triggers[0].on',
    ],
    [
      'a change of nothing known',
      { standing: [{ change: 'size', add: 1 }] },
      'cards.brute.standing[0].change: Invalid option',
    ],
    ['a standing rule of no kind', { standing: [{ who: {} }] }, 'expected one of change, allow, forbid, keyword'],
    [
      'a model told apart by nothing known',
      { standing: [{ change: 'melee', add: 1, who: { tall: true } }] },
      'cards.brute.standing[0].who: Unrecognized key: "tall"',
    ],
  ])('say where and what was expected: %s', (_, change, message) => {
    expect(faultOf(change)).toContain(message)
  })
})
