import { expect, test } from 'vitest'
import { position } from '../testing/position.ts'
import { brokenLaws } from './laws.ts'
import type { State } from './state.ts'

const base = () =>
  position({ hunters: [{ at: '5,5', hand: ['wasp'] }, { at: '6,6' }], enemies: { 'a.1': '5,7' }, cover: ['7,7'] }).state

/** The laws a changed position breaks. */
const after = (change: (state: State) => void): string[] => {
  const state = base()
  change(state)
  return brokenLaws(state)
}

test('a sound position breaks no law', () => {
  expect(brokenLaws(base())).toEqual([])
})

test('nobody shares a square or stands where nobody can', () => {
  expect(after(({ hunters, enemies }) => Object.assign(enemies[0] ?? {}, { square: hunters[0]?.square }))).toEqual([
    'a.1 shares a square',
  ])
  expect(after(({ pieces, hunters }) => Object.assign(hunters[0] ?? {}, { square: pieces[0]?.squares[0] }))).toEqual([
    'the hunter of seat 0 stands on closed ground',
  ])
  expect(after(({ enemies }) => Object.assign(enemies[0] ?? {}, { square: 9 * 20 + 9 }))).toEqual([
    'a.1 stands in Sanctuary',
  ])
})

test('every card is known and in one place', () => {
  expect(after(({ lootDeck }) => lootDeck.cards.push('wasp'))).toEqual(['a loot card is in two places'])
  expect(after(({ enemyDeck }) => enemyDeck.cards.push('a'))).toEqual(['an enemy card is in two places'])
  expect(after(({ hunters }) => hunters[0]?.hand.push('spoon'))).toEqual(['there is no card spoon'])
  expect(after(({ enemies }) => enemies.splice(0))).toEqual(['a is in play without enemies'])
  expect(after(({ inPlay }) => inPlay.splice(0))).toEqual(['a.1 belongs to no card in play'])
  expect(after((state) => Object.assign(state, { phaselock: { seat: 0, enemy: 'b.1' } }))).toEqual([
    'Phaselock holds nobody',
  ])
})

test('an enemy is one of its card', () => {
  expect(after(({ enemies }) => Object.assign(enemies[0] ?? {}, { member: 1 }))).toEqual([
    'a.1 is member 1 of a, which has 1',
  ])
})

test('there are as many hunters as seats', () => {
  expect(brokenLaws(base(), 2)).toEqual([])
  expect(brokenLaws(base(), 3)).toEqual(['there are 3 seats, and 2 hunters'])
  expect(after(({ turn }) => Object.assign(turn ?? {}, { seat: 2 }))).toEqual(['there is no seat 2'])
  expect(after((state) => Object.assign(state, { mark: { seat: 3, card: 'a', escaped: false } }))).toEqual([
    'there is no seat 3',
  ])
})

test('slots and health hold', () => {
  expect(after(({ hunters }) => hunters[1]?.guns.push('stitcher', 'gossip', 'patriot'))).toEqual([
    'seat 1 has more equipped than there are slots',
  ])
  expect(after(({ hunters }) => Object.assign(hunters[1] ?? {}, { wounds: 5 }))).toEqual(['seat 1 should be down'])
})
