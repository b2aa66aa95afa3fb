import { makePile } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import type { ModelSetup } from '../testing/position.ts'
import type { Battle } from './state.ts'

const sword = { actions: [{ name: 'Slash', skill: 'melee', bands: ['red'], attack: true }] }
const gear = { sword, rifle: { keywords: ['bulky'] }, cannon: { keywords: ['bulky'] } }
const held = (card: string) => ({ card, down: false })

/** Ana with Tech 1, and the Body of Cal, Bob's friend, so many inches from her; Bob is far away. */
function withBody(
  inches: number,
  more: {
    ana?: Partial<ModelSetup>
    cal?: Partial<ModelSetup>
    bob?: Partial<ModelSetup>
    state?: Partial<Battle>
  } = {},
) {
  const cal: ModelSetup = { seat: 1, at: [5, 20], where: 'out', gear: [held('sword')], ...more.cal }
  const at = { x: 500 + 53 + Math.round(inches * 100) + 50, y: 500, z: 0 }
  return duel({
    ana: { tokens: 'Y+ Y+', skills: { tech: 1 }, ...more.ana },
    bob: { at: [5, 20], ...more.bob },
    more: { cal },
    gear,
    state: { bodies: [{ no: 1, of: 'cal-1', at }], lootPast: pile, ...more.state },
  })
}
const pile = makePile('loot', 'all', ['spare-plate', 'stimpak'])
const both = ['loot-gear body-1 on Y+', 'loot-goods body-1 on Y+']
const offered = (t: ReturnType<typeof duel>) => t.offer().filter((key) => key.startsWith('loot'))

test('CZ-LOOT-1 only characters loot, if no card says otherwise', () => {
  expect(offered(withBody(0.5))).toEqual(both)
  const gonk = withBody(0.5, { ana: { gonk: 'yellow' } })
  expect(gonk.whyNot('loot-goods body-1 on Y+')).toBe('CZ-LOOT-1')
})

test('CZ-LOOT-2 the Body is within reach, and not behind a wall', () => {
  expect(offered(withBody(0.9))).toEqual(both)
  expect(withBody(1.1).whyNot('loot-gear body-1 on Y+')).toBe('CZ-LOOT-2')
  const walled = duel({
    bob: { at: [5, 20] },
    pieces: [{ kind: 'wall', at: [5.8, 5], turn: 1 }],
    state: { bodies: [{ no: 1, of: 'bob-1', at: { x: 650, y: 500, z: 0 } }], lootPast: pile },
  })
  expect(walled.whyNot('loot-goods body-1 on G+')).toBe('CZ-LOOT-2')
})

test('CZ-LOOT-3 nobody loots with a rival within RED', () => {
  const near = (gap: number) => withBody(0.5, { bob: { at: [5, 5 + 1.06 + gap] } })
  expect(near(2.9).whyNot('loot-goods body-1 on Y+')).toBe('CZ-KEYWORD-4')
  expect(near(2.9).whyNot('loot-gear body-1 on Y+')).toBe('CZ-KEYWORD-4')
  expect(offered(near(3.1))).toEqual(both)
})

test('CZ-LOOT-4 Loot Gear takes a Tech roll against the Obstacle die', () => {
  const t = withBody(0.5).dice(5, 4).answer('loot-gear body-1 on Y+')
  expect(t.told('dice').map(({ die }) => die)).toEqual(['YELLOW', 'Obstacle'])
  expect(t.told('success')).toMatchObject([{ total: 6, against: 4 }])
})

test('CZ-LOOT-5 the looter picks one card and has its actions', () => {
  const t = withBody(0.5, { cal: { loot: ['stimpak'] } })
  t.dice(5, 4).answer('loot-gear body-1 on Y+')
  expect(t.offer()).toEqual(['sword', 'stimpak'])
  t.answer('sword')
  expect(t.model('ana').gear).toEqual([{ card: 'sword', down: false, from: 'cal-1' }])
  expect([t.model('cal').gear, t.model('cal').loot]).toEqual([[], ['stimpak']])
  expect(t.whyNot('sword-1 bob-1 on Y+')).toBe('CZ-ACTION-10')
})

test('CZ-LOOT-5 CZ-R-62 what is Bulky or of the same name is not taken by who has one', () => {
  const cal = { gear: [held('sword'), held('cannon')] }
  const laden = withBody(0.5, { ana: { gear: [held('sword'), held('rifle')] }, cal })
  expect(laden.whyNot('loot-gear body-1 on Y+')).toBe('CZ-R-64')
  const lighter = withBody(0.5, { ana: { gear: [held('rifle')] }, cal })
    .dice(5, 4)
    .answer('loot-gear body-1 on Y+')
  expect(lighter.model('ana').gear.map(({ card }) => card)).toEqual(['rifle', 'sword'])
})

test('CZ-R-62 CZ-GEAR-2 CZ-GEAR-7 where there is a choice, it is told why a card cannot be had', () => {
  const cal = { gear: [held('sword'), held('cannon')], loot: ['stimpak', 'spare-plate'] }
  const t = withBody(0.5, { ana: { gear: [held('sword'), held('rifle')] }, cal })
    .dice(5, 4)
    .answer('loot-gear body-1 on Y+')
  expect([t.offer(), t.whyNot('sword'), t.whyNot('cannon')]).toEqual([
    ['stimpak', 'spare-plate'],
    'CZ-GEAR-2',
    'CZ-GEAR-7',
  ])
})

test('CZ-LOOT-6 CZ-R-126 printed Gear is looted too, and lost like any other Armor Gear by who looted it', () => {
  const vest = { armor: 2 }
  const t = duel({
    ana: { tokens: 'Y+ Y+', skills: { tech: 1 } },
    bob: { at: [5, 12], tokens: 'G+ Y+', skills: { ranged: 3 } },
    more: { cal: { seat: 1, at: [5, 20], where: 'out', printed: ['vest'], gear: [held('vest')] } },
    gear: { vest },
    state: { bodies: [{ no: 1, of: 'cal-1', at: { x: 640, y: 500, z: 0 } }], lootPast: pile },
  })
  t.dice(5, 4).play('loot-gear body-1 on Y+', 'end')
  expect(t.model('ana').gear).toMatchObject([{ card: 'vest' }])
  t.dice(9, 2).play('shoot ana-1 on G+', 'Y+ vest')
  expect([t.model('ana').gear, t.tokens('ana')]).toEqual([[], 'Y- Y+'])
})

test('CZ-LOOT-7 with success the Body is gone', () => {
  const t = withBody(0.5).dice(5, 4).answer('loot-gear body-1 on Y+')
  expect([t.state.bodies, t.told('looted')]).toMatchObject([[], [{ id: 'ana-1', no: 1 }]])
})

test('CZ-LOOT-8 CZ-R-120 with failure it stays, and may be tried again', () => {
  const t = withBody(0.5).dice(3, 6).answer('loot-gear body-1 on Y+')
  expect([t.state.bodies.length, t.tokens('ana'), t.model('ana').gear]).toEqual([1, 'Y- Y+', []])
  expect(offered(t)).toEqual(both)
})

test('CZ-LOOT-9 Loot Goods takes no roll: a card from the deck for the Body', () => {
  const t = withBody(0.5, {
    state: { lootDeck: makePile('loot', 'none', ['stimpak', 'spare-plate']), lootPast: makePile('loot', 'all') },
  })
  t.answer('loot-goods body-1 on Y+')
  expect([t.told('dice'), t.state.lootDeck.cards.length, t.model('ana').loot.length]).toEqual([[], 1, 1])
  expect([t.state.bodies, t.tokens('ana')]).toEqual([[], 'Y- Y+'])
})

test('CZ-R-63 with no Loot left there are no goods to loot', () => {
  const t = withBody(0.5, { state: { lootPast: makePile('loot', 'all') } })
  expect(t.whyNot('loot-goods body-1 on Y+')).toBe('CZ-R-63')
  expect(offered(t)).toEqual(['loot-gear body-1 on Y+'])
})

test('CZ-LOOT-10 the Body of a friend is looted as well', () => {
  expect(offered(withBody(0.5, { cal: { seat: 0 } }))).toEqual(both)
})

test('CZ-LOOT-11 CZ-R-64 a Gonk leaves no Gear, but goods', () => {
  const t = withBody(0.5, { cal: { gonk: 'yellow', gear: [] } })
  expect(t.whyNot('loot-gear body-1 on Y+')).toBe('CZ-R-64')
  t.answer('loot-goods body-1 on Y+')
  expect(t.model('ana').loot).toHaveLength(1)
})

describe('what Loot cards are good for', () => {
  test('CZ-LOOT-12 one is used and gone', () => {
    const t = duel({ ana: { tokens: 'g+ Y+', loot: ['stimpak'] }, bob: { at: [5, 20] } })
    t.answer('stimpak-1 ana-1 on Y+')
    expect([t.tokens('ana'), t.model('ana').loot, t.state.lootPast.cards]).toEqual([
      'G+ Y-',
      [],
      expect.arrayContaining(['stimpak']),
    ])
  })

  test('CZ-LOOT-12 another stays', () => {
    const t = duel({ ana: { tokens: 'G+ Y+', loot: ['good-knife'] }, bob: { at: [5, 7], tokens: 'G+ Y+' } })
    t.dice(5, 9).play('good-knife-1 bob-1 on G+', 'G+')
    expect(t.model('ana').loot).toEqual(['good-knife'])
    expect(t.offer('good-knife-1')).toEqual(['good-knife-1 bob-1 on Y+'])
  })
})

test("CZ-LOOT-13 after the game looted Gear is its owner's again", () => {
  const t = withBody(0.5).dice(5, 4).answer('loot-gear body-1 on Y+')
  t.match.act(1, { act: 'resign' })
  expect([t.model('ana').gear, t.model('cal').gear]).toEqual([[], [held('sword')]])
})

test('CZ-LOOT-14 who loses an Opposed Roll may discard the plate: no wound of that attack counts', () => {
  const deadly = { name: 'Cut', skill: 'melee', bands: ['red'], attack: true, with: ['deadly'] }
  const struck = () =>
    duel({ ana: { actions: [deadly] }, bob: { at: [5, 7], tokens: 'G+ Y+ Y+', loot: ['spare-plate'] } })
      .dice(9, 2)
      .play('ana-1 bob-1 on G+', 'G+')
  const used = struck().answer('yes')
  expect([used.tokens('bob'), used.model('bob').loot, used.question().seat]).toEqual(['G+ Y+ Y+', [], 0])
  const kept = struck().answer('no')
  expect([kept.tokens('bob'), kept.model('bob').loot]).toEqual(['g+ y+ Y+', ['spare-plate']])
})
