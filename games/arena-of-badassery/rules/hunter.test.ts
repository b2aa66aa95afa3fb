import { Study } from '@muster/table/testing'
import { describe, expect, test } from 'vitest'
import { skills } from '../content/grammar/words.ts'
import { baseContent } from '../content/index.ts'
import { type PositionSetup, position } from '../testing/position.ts'
import { arena } from './game.ts'

const facing: PositionSetup = { map: ['a b'], hunters: { ann: 'a', bob: 'a' }, enemies: { 'thug-1': 'b' } }
const withCard = (ann: Record<string, unknown>, more: Partial<PositionSetup> = {}): PositionSetup => ({
  ...facing,
  ...more,
  cards: { hunters: { ann } },
})

describe('Vault Hunter cards', () => {
  test('AB-HUNTER-1 AB-ACTION-6 the card says with which tokens a hunter starts, all of them Ready', () => {
    const t = new Study(arena, { seats: 1, config: { hunters: ['mordecai', 'brick', 'maya', 'gaige'] }, seed: 'test' })
    while (t.question().ask === 'trees') t.answer(t.offer().slice(0, 3))
    expect(t.state.hunters.map(({ tokens }) => tokens.join(' '))).toEqual(
      ['mordecai', 'brick', 'maya', 'gaige'].map((id) =>
        baseContent.hunters[id]?.tokens.map((colour) => `${colour.charAt(0).toUpperCase()}+`).join(' '),
      ),
    )
  })

  test('AB-HUNTER-2 a rule on a card is for that hunter alone', () => {
    const t = position(withCard({ standing: [{ change: 'ranged', add: 1 }] }))
    t.dice(2).answer('ann-gun thug-1 on Y+')
    expect(t.told('success')).toMatchObject([{ id: 'ann', total: 5 }])
    const bob = position(withCard({ standing: [{ change: 'ranged', add: 1 }] }, { active: 'bob' }))
    bob.dice(2).answer('bob-gun thug-1 on Y+')
    expect(bob.told('failure')).toMatchObject([{ id: 'bob', total: 4 }])
  })

  test('AB-HUNTER-3 a rule that is an action costs a token, and is not to be had without one', () => {
    const actions = [
      { name: 'hack', skill: 'tech', bands: ['red'], who: { kind: 'enemy' }, does: [{ luck: { add: 1 } }] },
    ]
    const t = position(withCard({ actions })).dice(6).answer('ann thug-1 on Y+')
    expect(t.tokens('ann')).toBe('G+ Y- Y+')
    expect(t.state.luck).toBe(1)
    const spent = position(
      withCard({ actions }, { hunters: { ann: { at: 'a', tokens: 'G- Y- Y-' }, bob: { at: 'a', activated: false } } }),
    )
    expect(spent.question()).toMatchObject({ ask: 'act', about: { hunter: 'bob' } })
  })

  test('AB-HUNTER-4 a rule that is no action costs no token', () => {
    const triggers = [{ on: 'takes-out', do: [{ luck: { add: 1 } }] }]
    const t = position(withCard({ triggers })).dice(8).answer('melee thug-1 on Y+')
    expect(t.state.luck).toBe(1)
    expect(t.tokens('ann')).toBe('G+ Y- Y+')
  })

  test('AB-HUNTER-5 what names a keyword is about those alone whose card bears it', () => {
    const cheer = { name: 'cheer', bands: ['red'], does: [{ heal: { who: { keyword: 'loud' }, wounds: 1 } }] }
    const t = position({
      ...facing,
      hunters: { ann: { at: 'a', tokens: 'G+ y+ Y+' }, bob: { at: 'a', tokens: 'G+ y+ Y+' } },
      cards: { hunters: { ann: { actions: [cheer] }, bob: { keywords: ['loud'] } } },
    })
    t.answer('ann on G+')
    expect([t.tokens('ann'), t.tokens('bob')]).toEqual(['G- y+ Y+', 'G+ Y+ Y+'])
  })

  test('AB-HUNTER-6 every card lists some of the six Skills, three as a rule', () => {
    const listed = Object.values(baseContent.hunters).map((card) => Object.keys(card.skills))
    for (const own of listed) {
      expect(own.length).toBeGreaterThan(0)
      expect(own.filter((skill) => !skills.some((one) => one === skill))).toEqual([])
    }
    expect(listed.filter((own) => own.length === 3)).toHaveLength(6)
  })
})

test('AB-R-4 Influence on a card is Willpower', () => {
  const t = position({
    map: ['a b'],
    hunters: { ann: 'a' },
    enemies: { 'thug-1': 'b' },
    cards: {
      hunters: {
        ann: {
          skills: { influence: 3 },
          actions: [{ name: 'scold', skill: 'influence', bands: ['red'], attack: true }],
          standing: [{ change: 'influence', add: 1, for: { skill: 'influence' } }],
        },
      },
    },
  })
  expect(t.dice(2).answer('ann thug-1 on G+').told('success')[0]).toMatchObject({ total: 2 + 3 + 1 })
})
