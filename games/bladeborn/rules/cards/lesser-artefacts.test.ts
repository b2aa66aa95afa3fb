import { expect, test } from 'vitest'
import { type FieldSetup, field } from '../../testing/cards.ts'
import { endRound, LAST_TURN } from '../../testing/rounds.ts'

const CAST = { K: 'khagra', Z: 'zarshia', C: 'cragan', t: 'theddra', s: 'shond' }
const FIELD = `K s . . . t
                . . . . . .
               Z C . . . .`
const holding = (card: string, setup: FieldSetup = {}, text = FIELD) =>
  field(text, CAST, { lesser: [[card], []], ...setup })

test('BB-SPOILS-5 Marrow Draught: in an activation, 6 damage healed; it may be left for later', () => {
  const t = holding('marrow-draught', { damage: { zarshia: 8 } }).activate('zarshia')
  expect(t.offer('use')).toEqual(['use marrow-draught'])
  t.play('use marrow-draught')
  expect(t.damage('zarshia')).toEqual([2])
  expect(t.battle.sides[0]).toMatchObject({ lesser: { cards: [] }, used: ['marrow-draught'] })
  expect(t.offer('use')).toEqual([])
  const kept = holding('marrow-draught').activate('zarshia').play('wait')
  expect(kept.battle.sides[0].lesser.cards).toEqual(['marrow-draught'])
  expect(kept.activate('shond').offer('use')).toEqual([])
})

test('BB-SPOILS-5 Spur of the Steppe: in an activation, a bonus move of the full Move, enemies or not', () => {
  const t = holding('spur-of-the-steppe').activate('khagra')
  expect(t.whyNot('move a2')).toBe('BB-MOVE-5')
  t.play('use spur-of-the-steppe')
  expect(t.offer('move a2')).toEqual(['move a2'])
  expect(t.play('move a2').question().text).toContain('2 actions left')
})

test('BB-SPOILS-5 Cracked Hourglass: in an activation, another activated friend within 4 hexes counts as not activated', () => {
  const t = holding('cracked-hourglass', { activated: ['zarshia'] })
    .activate('cragan')
    .play('use cracked-hourglass')
  expect(t.offer()).toEqual(['pick zarshia'])
  t.play('pick zarshia', 'wait')
  expect(t.fighter('zarshia').activated).toBe(false)
  t.activate('shond').play('wait').activate('zarshia')
  expect(t.question().text).toContain('2 actions left')
  expect(holding('cracked-hourglass').activate('cragan').offer('use')).toEqual([])
})

test('BB-SPOILS-5 Salve of Nine Herbs: at the start of a round, 2 damage of a hurt friend for each of six dice of 3 or more', () => {
  const t = endRound(holding('salve-of-nine-herbs', { ...LAST_TURN, damage: { zarshia: 9, theddra: 3 } }), {
    atStart: [1, 2, 3, 4, 6, 2],
  })
  expect(t.question()).toMatchObject({ seat: 0, ask: 'artefact' })
  expect(t.offer()).toEqual(['use salve-of-nine-herbs', 'keep'])
  t.play('use salve-of-nine-herbs')
  expect(t.offer()).toEqual(['pick zarshia'])
  expect(t.play('pick zarshia').damage('zarshia')).toEqual([3])
  expect(t.question().ask).toBe('first')
  expect(endRound(holding('salve-of-nine-herbs', LAST_TURN)).question().ask).toBe('first')
})

test('BB-SPOILS-7 Tattered War-banner: at the start of a round, a friend is 1 tougher until the end of the battle and shows it', () => {
  const t = endRound(holding('tattered-war-banner', LAST_TURN))
  const before = t.toughness('cragan')
  t.play('use tattered-war-banner', 'pick cragan')
  expect([t.toughness('cragan'), t.fighter('cragan').marked]).toEqual([before + 1, ['tattered-war-banner']])
  t.play('seat 0', 'activate khagra', 'wait')
  expect(t.toughness('cragan')).toBe(before + 1)
  expect(t.fighter('cragan').lasting).toMatchObject([{ until: 'battle' }])
})

test('BB-SPOILS-5 Coin of the Drowned King: at the start of a round, a triple of 4', () => {
  const t = endRound(holding('coin-of-the-drowned-king', LAST_TURN)).play('use coin-of-the-drowned-king')
  expect(t.battle.sides[0].groups).toEqual([{ dice: 3, value: 4 }])
  const kept = endRound(holding('coin-of-the-drowned-king', LAST_TURN)).play('keep')
  expect(kept.battle.sides[0].groups).toEqual([])
})

const attacked = (card: string) =>
  holding(card, { turn: 1 }).misses().activate('shond').play('attack khagra with great-blade')

test('BB-SPOILS-5 Warding Knucklebone: when a friend is picked as a target, it is 2 tougher for the turn', () => {
  const t = attacked('warding-knucklebone')
  const before = t.toughness('khagra')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'artefact' })
  t.play('use warding-knucklebone')
  expect([t.toughness('khagra'), t.toughness('zarshia')]).toEqual([before + 2, field(FIELD, CAST).toughness('zarshia')])
  expect(t.play('wait').toughness('khagra')).toBe(before)
  expect(t.fighter('khagra').marked).toEqual([])
})

test('BB-SPOILS-5 Phial of Smoke: when a friend is picked as a target, attacks on it have 2 dice less for the turn', () => {
  const t = attacked('phial-of-smoke')
  const dice = t.weapon('shond', 'great-blade', 'attacks')
  t.play('use phial-of-smoke')
  expect(t.rolled).toBe(dice - 2)
  t.play('attack khagra with great-blade')
  expect(t.rolled).toBe(dice - 2)
  const open = attacked('phial-of-smoke').play('keep')
  expect(open.rolled).toBe(dice)
})

test('BB-SPOILS-5 Frenzy Root: before a friend rolls to hit, 2 more dice for the turn', () => {
  const t = holding('frenzy-root').misses().activate('khagra').play('attack shond with mace')
  const dice = t.weapon('khagra', 'mace', 'attacks')
  expect(t.offer()).toEqual(['use frenzy-root', 'keep'])
  t.play('use frenzy-root')
  expect(t.rolled).toBe(dice + 2)
  t.play('attack shond with mace')
  expect(t.rolled).toBe(dice + 2)
  expect(t.weapon('khagra', 'mace', 'attacks')).toBe(dice)
})

test('BB-SPOILS-5 Loaded Fate-bones: before a friend rolls to hit, misses are rolled again and hits hurt 1 more for the turn', () => {
  const t = holding('loaded-fate-bones').activate('khagra').dice(4, 1, 1, 1, 4, 1, 1)
  const [hit, critical] = [t.weapon('khagra', 'mace', 'damage'), t.weapon('khagra', 'mace', 'critical')]
  t.play('attack shond with mace', 'use loaded-fate-bones')
  expect([t.weapon('khagra', 'mace', 'damage'), t.weapon('khagra', 'mace', 'critical')]).toEqual([hit + 1, critical])
  expect(t.offer()).toEqual(['keep', 'reroll'])
  expect(t.play('reroll').damage('shond')).toEqual([2 * (hit + 1)])
})
