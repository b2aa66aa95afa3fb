import type { ShownQuestion } from '@muster/table'
import { expect, test } from 'vitest'
import { bench } from '../../testing/bench.ts'
import { optionLook } from './option-look.ts'

function looksOf(question: ShownQuestion | undefined) {
  if (!question) throw new Error('nobody is asked')
  return new Map(question.options.map((option) => [option.key, optionLook(question, option)]))
}

test('a card is chosen by itself and by its target; functions, moves and the end are buttons', () => {
  const t = bench({
    players: [
      { at: [0, 0], hand: ['heavy-beam', 'quick-scan'], inPlay: [{ card: 'basic-radar', id: 'basic-radar-7' }] },
      { at: [3, 0] },
    ],
  })
  const looks = looksOf(t.match.questions[0])
  expect(looks.get('play heavy-beam at mech-1')).toMatchObject({
    label: 'Heavy Beam → Test Mech 1',
    detail: '4 Energy',
    refs: ['hand:heavy-beam', 'mech-1'],
    card: 'hand:heavy-beam',
    strong: true,
    odds: true,
  })
  const [scan] = [...looks].filter(([key]) => key.startsWith('play quick-scan'))
  expect(scan?.[1]).toMatchObject({ card: 'hand:quick-scan', detail: '1 Energy' })
  const [radar] = [...looks].filter(([key]) => key.startsWith('use basic-radar-7'))
  expect(radar?.[1]).toMatchObject({ label: 'Basic Radar', icon: 'radar-dish', refs: ['basic-radar-7', 'mech-1'] })
  expect(radar?.[1]?.card).toBeUndefined()
  for (const key of ['move', 'end']) expect(looks.get(key)?.card).toBeUndefined()
  for (const { label, detail } of looks.values()) expect(`${label} ${detail}`).not.toMatch(/undefined|mech-\d|hand:/)
})

test('what is paid for otherwise says so, and is chosen like what is not', () => {
  const t = bench({
    players: [{ at: [0, 0], hand: ['heavy-beam'], energy: [2, 2, 4], moves: 2 }, { at: [3, 0] }],
  })
  const looks = looksOf(t.match.questions[0])
  expect(looks.get('play heavy-beam at mech-1 paying burn 2, burn 2 unmarked')).toMatchObject({
    label: 'Heavy Beam → Test Mech 1',
    detail: '4 Energy: burn 2, burn 2 unmarked',
    refs: ['hand:heavy-beam', 'mech-1'],
    card: 'hand:heavy-beam',
  })
  expect(looks.get('move paying burn 1')).toMatchObject({ label: 'Standard move', detail: 'burn 1', icon: 'move' })
})

test('a refusal is about the card and the target it names', () => {
  const question = { ask: 'act' } as ShownQuestion
  const look = optionLook(question, {
    key: 'play piledriver at mech-1',
    text: 'play piledriver at mech-1',
    refs: ['mech-1'],
  })
  expect(look.refs).toEqual(['hand:piledriver', 'mech-1'])
})

test('a card that goes to the Scrapheap is chosen in hand, and there is a button to stop', () => {
  const question = { ask: 'scrap' } as ShownQuestion
  expect(optionLook(question, { key: 'parry', text: 'Scrap Parry', refs: [] }).card).toBe('hand:parry')
  expect(optionLook(question, { key: 'stop', text: 'Scrap no more', refs: [] })).toMatchObject({
    strong: true,
    onBoard: false,
  })
})
