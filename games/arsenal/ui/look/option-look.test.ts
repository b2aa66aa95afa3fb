import { Match, type ShownQuestion } from '@muster/table'
import { expect, test } from 'vitest'
import { arsenal } from '../../rules/game.ts'
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
    face: 'hand:heavy-beam',
    strong: true,
    odds: true,
  })
  const [scan] = [...looks].filter(([key]) => key.startsWith('play quick-scan'))
  expect(scan?.[1]).toMatchObject({ card: 'hand:quick-scan', detail: '1 Energy' })
  const [radar] = [...looks].filter(([key]) => key.startsWith('use basic-radar-7'))
  expect(radar?.[1]).toMatchObject({
    label: 'Basic Radar → Test Mech 1',
    groupName: 'Basic Radar',
    face: 'basic-radar-7',
    refs: ['basic-radar-7', 'mech-1'],
  })
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

test('a refusal is about the card and the target it names, and is called by the name of the card', () => {
  const t = bench({ players: [{ at: [0, 0], hand: ['heavy-beam'], energy: [0, 0, 8] }, { at: [3, 0] }] })
  const [question] = t.match.questions
  const refusal = t.refused().find(({ key }) => key === 'play heavy-beam at mech-1')
  const look = question && refusal && optionLook(question, { ...refusal, text: refusal.key })
  expect(look).toMatchObject({
    groupName: 'Heavy Beam',
    label: 'Heavy Beam → Test Mech 1',
    refs: ['hand:heavy-beam', 'mech-1'],
  })
})

test('a card that goes to the Scrapheap is chosen in hand, and there is a button to stop', () => {
  const t = bench({ players: [{ hand: ['parry'] }, {}] })
  const looks = looksOf(t.does('end').match.questions[0])
  expect(looks.get('parry')).toMatchObject({ card: 'hand:parry', label: 'Scrap Parry', groupName: 'Scrap' })
  expect(looks.get('stop')).toMatchObject({ label: 'Keep these cards', strong: true, onBoard: false })
})

test('decks show their Mech, their name and their style', () => {
  const match = Match.open(arsenal, { seats: 2, seed: 'decks' })
  const look = looksOf(match.questions[0]).get('eagle-eye-signature')
  expect(look).toMatchObject({ label: 'The Long Quiet', icon: 'battle-mech' })
  expect(look?.detail).not.toBe('')
})
