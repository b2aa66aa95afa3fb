import { describe, expect, test } from 'vitest'
import { duel, hasSucceeded } from '../testing/duel.ts'
import { netrun } from '../testing/netrun.ts'
import type { ModelSetup } from '../testing/position.ts'
import { isVulnerable } from './net.ts'

const gear = { vest: { armor: 3 }, pads: { armor: 1 } }
const worn = (...cards: readonly string[]) => cards.map((card) => ({ card, down: false }))
/** Bob with Armor Gear, opposing a shot. */
const shot = (bob: Partial<ModelSetup> = {}) =>
  duel({ bob: { tokens: 'Y+', skills: { reflexes: 1 }, gear: worn('vest'), ...bob }, gear })
type Wish = { readonly bob?: Partial<ModelSetup> }
const trick = (skill: string) => [{ name: 'trick', skill, bands: ['yellow'], attack: true }]

test('CZ-ARMOR-1 Armor may be used against ranged and melee attacks', () => {
  expect(shot().answer('shoot bob-1 on Y+').offer()).toEqual(['Y+', 'Y+ vest'])
  expect(
    shot({ at: [5, 8] })
      .answer('strike bob-1 on Y+')
      .offer(),
  ).toEqual(['Y+', 'Y+ vest'])
})

test('CZ-ARMOR-2 and against nothing else', () => {
  for (const skill of ['tech', 'reflexes', 'medical', 'influence']) {
    const t = duel({ ana: { actions: trick(skill) }, bob: { tokens: 'Y+', gear: worn('vest') }, gear })
    expect(t.dice(2, 5).answer('ana-1 bob-1 on Y+').told('guard')).toMatchObject([{ by: '' }])
  }
})

test('CZ-ARMOR-3 it is added in place of the Skill', () => {
  const t = shot().dice(7, 4).play('shoot bob-1 on Y+', 'Y+ vest')
  expect(t.told('failure')).toMatchObject([{ total: 7, against: 7 }])
})

test('CZ-ARMOR-4 it is the choice of the target', () => {
  const t = shot({ skills: { reflexes: 3 } })
    .dice(7, 3)
    .play('shoot bob-1 on Y+', 'Y+')
  expect(t.told('success')).toMatchObject([{ total: 7, against: 6 }])
})

test('CZ-ARMOR-5 CZ-ARMOR-6 pieces are not added together, nor to Armor on the card', () => {
  const t = shot({ armor: 2, gear: worn('vest', 'pads') }).answer('shoot bob-1 on Y+')
  expect(t.offer()).toEqual(['Y+', 'Y+ armor', 'Y+ vest', 'Y+ pads'])
  const added = (by: string) => {
    const t = shot({ armor: 2, gear: worn('vest', 'pads') }).dice(2, 3)
    return t.play('shoot bob-1 on Y+', `Y+ ${by}`).told('failure')[0]?.against
  }
  expect([added('armor'), added('vest'), added('pads')]).toEqual([5, 6, 4])
})

const broken = () => shot({ tokens: 'Y+ Y+' }).dice(7, 3).play('shoot bob-1 on Y+', 'Y+ vest')

test('CZ-ARMOR-7 Armor Gear that fails is discarded', () => {
  const t = broken()
  expect([hasSucceeded(t), t.model('bob').gear]).toEqual([true, []])
})

test('CZ-ARMOR-8 in place of the wound', () => {
  const t = broken()
  expect([t.tokens('bob'), t.told('wound')]).toEqual(['Y+ Y+', []])
})

test('CZ-ARMOR-9 Armor Gear that holds stays', () => {
  const t = shot().dice(6, 4).play('shoot bob-1 on Y+', 'Y+ vest')
  expect(t.model('bob').gear).toEqual(worn('vest'))
})

test('CZ-ARMOR-10 who was saved by it does not [RE]act', () => {
  expect([broken().question().seat, broken().state.batch]).toEqual([0, undefined])
})

const carded = () => shot({ armor: 2, gear: [], tokens: 'Y+ Y-' }).dice(7, 3).play('shoot bob-1 on Y+', 'Y+ armor')

test('CZ-ARMOR-11 who loses with the Armor on its card is wounded as ever', () => {
  expect(carded().tokens('bob')).toBe('y+ Y-')
})

test('CZ-ARMOR-12 and may use it again', () => {
  const t = carded().play('end', 'shoot bob-1 on G+')
  expect(t.offer()).toContain('Y- armor')
})

test('CZ-CARDS-16 exhausted Armor Gear is not offered', () => {
  const t = shot({ gear: [{ card: 'vest', down: true }] })
    .dice(2, 5)
    .answer('shoot bob-1 on Y+')
  expect(t.told('guard')).toMatchObject([{ by: '' }])
})

test('CZ-R-58 with a Deadly attack it replaces one wound, and the other goes to the token rolled', () => {
  const actions = [{ name: 'trick', skill: 'ranged', bands: ['yellow'], attack: true, with: ['deadly'] }]
  const t = duel({ ana: { actions }, bob: { tokens: 'Y+ Y-', gear: worn('vest') }, gear })
  t.dice(7, 3).play('ana-1 bob-1 on Y+', 'Y+ vest')
  expect([t.tokens('bob'), t.model('bob').gear, t.question().seat]).toEqual(['y+ Y-', [], 1])
})

test('CZ-GONK-6 a Gonk has no choice of colour, but it may use its Armor', () => {
  const t = duel({ bob: { gonk: 'red', armor: 2 } }).answer('shoot bob-1 on Y+')
  expect(t.offer()).toEqual(['R+', 'R+ armor'])
})

test('CZ-R-125 the table says whether Armor opposes attacks with Reflexes', () => {
  const thrown = { name: 'Throw', skill: 'reflexes', bands: ['yellow'], attack: true }
  const offered = (armorAgainstReflexesAttacks: boolean) => {
    const t = duel({
      ana: { actions: [thrown] },
      bob: { tokens: 'G+ Y+', armor: 2 },
      options: { armorAgainstReflexesAttacks },
    })
    return t.answer('ana-1 bob-1 on G+').offer()
  }
  expect(offered(false)).toEqual(['G+', 'Y+'])
  expect(offered(true)).toEqual(['G+', 'Y+', 'G+ armor', 'Y+ armor'])
})

test('CZ-ARMOR-13 a Vulnerable model keeps its whole Armor, which is no Skill', () => {
  const ana = { tokens: 'Y- Y+', skills: { reflexes: 3, tech: 3 }, armor: 2, programs: ['dead-echo'] }
  const t = netrun(['dead-echo'], { ana }).dice(7, 3).answer('launch dead-echo bob-1')
  expect(isVulnerable(t.state, t.model('ana'))).toBe(true)
  t.dice(4, 3).play('end', 'shoot ana-1 on Y+', 'Y+ armor')
  expect(t.told('failure').at(-1)).toMatchObject({ total: 4, against: 5 })
})

describe('CZ-ARMOR-4 explain says why Armor cannot be used', () => {
  const asked = (action: object, wish: Wish = {}) => {
    const vest = { gear: [{ card: 'vest', down: false }], tokens: 'G+ Y+' }
    const t = duel({
      ana: { actions: [{ name: 'shot', skill: 'ranged', bands: ['yellow'], attack: true, ...action }] },
      bob: { armor: 2, ...vest, ...wish.bob },
      gear: { vest: { armor: 1 }, hex: { standing: [{ forbid: 'use-armor' }] } },
    })
    t.answer('ana-1 bob-1 on G+')
    return [t.whyNot('Y+ armor'), t.whyNot('Y+ vest'), t.offer().filter((key) => key.startsWith('Y+'))]
  }

  test('CZ-KEYWORD-15 Pierce leaves nothing of it', () => {
    expect(asked({ with: ['pierce 1'] })).toEqual([undefined, 'CZ-KEYWORD-15', ['Y+', 'Y+ armor']])
  })

  test('CZ-ARMOR-2 the attack is none with a gun or a blade', () => {
    expect(asked({ skill: 'tech' })).toEqual(['CZ-ARMOR-2', 'CZ-ARMOR-2', ['Y+']])
    expect(asked({ attack: false, with: ['stun 1'] })).toEqual(['CZ-ARMOR-2', 'CZ-ARMOR-2', ['Y+']])
  })

  test('CZ-CARDS-16 the card is exhausted, or CZ-SETUP-4 another forbids it', () => {
    const down = { gear: [{ card: 'vest', down: true }] }
    expect(asked({}, { bob: down })).toEqual([undefined, 'CZ-CARDS-16', ['Y+', 'Y+ armor']])
    const cursed = { gear: ['vest', 'hex'].map((card) => ({ card, down: false })) }
    expect(asked({}, { bob: cursed })).toEqual(['CZ-SETUP-4', 'CZ-SETUP-4', ['Y+']])
  })
})
