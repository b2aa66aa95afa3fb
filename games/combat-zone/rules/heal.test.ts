import { describe, expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import type { ModelSetup } from '../testing/position.ts'

const cal = (tokens: string, more: Partial<ModelSetup> = {}): ModelSetup => ({ seat: 0, at: [6.5, 5], tokens, ...more })
const treated = (tokens: string) =>
  duel({ more: { cal: cal(tokens) } })
    .dice(6, 5)
    .answer('triage cal-1 on Y+')

test('CZ-HEAL-2 a healed token keeps its side', () => {
  expect([treated('g-').tokens('cal'), treated('g+').tokens('cal')]).toEqual(['G-', 'G+'])
})

test('CZ-HEAL-3 healing gives back what was printed and no more', () => {
  expect(treated('g- R+').tokens('cal')).toBe('G- R+')
})

test('CZ-HEAL-4 healing a friend is opposed by the Obstacle die', () => {
  const t = duel({ ana: { skills: { medical: 2 } }, more: { cal: cal('y-') } })
    .dice(4, 5)
    .answer('triage cal-1 on Y+')
  expect(t.told('dice')[1]).toMatchObject({ seat: 1, die: 'Obstacle' })
  expect(t.told('success')).toMatchObject([{ total: 6, against: 5 }])
})

test('CZ-HEAL-5 only models on the table are healed', () => {
  const t = duel({ more: { cal: cal('y-', { where: 'reserve' }) } })
  expect(t.offer('triage')).toEqual([])
})

test('CZ-R-55 who heals chooses the token', () => {
  const t = treated('g- y-')
  expect([t.question().seat, t.offer()]).toEqual([0, ['g-', 'y-']])
})

describe('a card that heals', () => {
  const mend = { name: 'mend', bands: ['red'], who: { side: 'friendly' }, does: [{ heal: { who: 'them', wounds: 1 } }] }
  const mended = (card: object) =>
    duel({
      ana: { tokens: 'G+ Y-', actions: [mend] },
      more: { cal: cal('g-', { gear: [{ card: 'charm', down: false }] }) },
      gear: { charm: card },
    }).answer('ana-1 cal-1 on G+')

  test('CZ-HEAL-1 CZ-SETUP-4 heals nobody whom another card keeps from it', () => {
    expect([mended({}), mended({ standing: [{ forbid: 'be-healed' }] })].map((t) => t.tokens('cal'))).toEqual([
      'G-',
      'g-',
    ])
  })

  test('CZ-HEAL-1 is heard as other healing is, with the healer on the other side', () => {
    const thanks = { on: 'healed', who: { card: 'ana' }, do: [{ ready: { who: 'them', tokens: 1 } }] }
    const t = mended({ triggers: [thanks] })
    expect([t.question().ask, t.answer('G-').tokens('ana')]).toEqual(['which token to ready', 'G+ Y-'])
  })
})

test('CZ-R-55 a card that heals and does not say whom is for friends; one that says so heals rivals too', () => {
  const wounded = { tokens: 'g+ Y+', at: [5, 8] } as const
  const offered = (who?: object) =>
    duel({
      ana: { actions: [{ name: 'mend', skill: 'medical', bands: ['red'], with: ['heal 1'], who }] },
      bob: wounded,
      more: { cal: cal('g-') },
    })
  const plain = offered()
  expect(plain.offer('ana-1')).toContain('ana-1 cal-1 on G+')
  expect(plain.whyNot('ana-1 bob-1 on G+')).toBe('CZ-R-55')
  expect(offered({ side: 'any' }).offer('ana-1')).toContain('ana-1 bob-1 on G+')
})
