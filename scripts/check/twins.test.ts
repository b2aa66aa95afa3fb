import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/files.ts'
import { refusalsOf, twinRefusals, twinsOf } from './twins.ts'

const axe = { id: 'axe', name: 'Axe', text: 'Chops.', damage: 2, weapons: [{ id: 'edge', name: 'Edge', range: 1 }] }
const blade = { ...axe, id: 'blade', name: 'Blade', text: 'Cuts.', weapons: [{ id: 'tip', name: 'Tip', range: 1 }] }
const spear = { ...axe, id: 'spear', name: 'Spear', weapons: [{ id: 'tip', name: 'Tip', range: 2 }] }
const byId = (...cards: { id: string }[]) => Object.fromEntries(cards.map((card) => [card.id, card]))

test('cards alike in everything but id, name and text are twins, whatever their parts are called', () => {
  expect(twinsOf(byId(axe, spear, blade))).toEqual([['axe', 'blade']])
  expect(twinsOf(byId(axe, spear))).toEqual([])
})

test('cards of one name are copies of one card', () => {
  expect(twinsOf(byId({ ...axe, id: 'axe-1' }, { ...axe, id: 'axe-2' }))).toEqual([])
  expect(twinsOf(byId({ ...axe, id: 'axe-1' }, { ...axe, id: 'axe-2' }, blade))).toEqual([['axe-1', 'blade']])
})

test('what is no group of cards has no twins', () => {
  expect(twinsOf(7)).toEqual([])
  expect(twinsOf([[1], [1]])).toEqual([])
  expect(twinsOf(undefined)).toEqual([])
})

test('twins are refused by group unless they are excused', () => {
  const content = { weapons: byId(axe, blade, spear), range: 3 }
  expect(refusalsOf('arsenal', content)).toEqual([
    'games/arsenal/content: weapons axe, blade differ in name and text only; expected each to play its own way',
  ])
  expect(refusalsOf('arsenal', content, { because: 'a reason', twins: [['axe', 'blade']] })).toEqual([])
})

test('an excuse for what is no longer alike is refused', () => {
  const content = { weapons: byId(axe, spear) }
  expect(refusalsOf('arsenal', content, { because: 'a reason', twins: [['axe', 'spear']] })).toEqual([
    'games/arsenal/content: axe, spear are excused as twins; expected them to be alike, or no excuse',
  ])
})

test('our own boxes are sound', async () => {
  expect(await twinRefusals(ROOT)).toEqual([])
})

test('a game that shows no box is refused', async () => {
  const root = mkdtempSync(join(tmpdir(), 'muster-twins-'))
  mkdirSync(join(root, 'games/arsenal/content'), { recursive: true })
  writeFileSync(join(root, 'games/arsenal/content/index.ts'), 'export const other = 1')
  expect(await twinRefusals(root)).toEqual([
    'games/arsenal/content/index.ts: no baseContent; expected the cards of the box under that name',
  ])
  rmSync(root, { recursive: true })
})
