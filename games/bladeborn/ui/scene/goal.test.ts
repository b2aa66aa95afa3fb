import { Match } from '@muster/table'
import { cellsOf } from '@muster/ui/place'
import { expect, test } from 'vitest'
import { bladeborn } from '../../rules/game.ts'
import { sceneOf } from './scene.ts'

const sceneIn = (battle: string) => {
  const config = { warbands: ['godsworn-hunt', 'khagras-ravagers'], battle }
  const { state } = Match.open(bladeborn, { config, seats: 2, seed: 'goal' })
  return sceneOf(state as Parameters<typeof sceneOf>[0], 0)
}
const goalIn = (battle: string) => sceneIn(battle).goal

test('BB-BATTLE-1 the goal says what wins this battle, what scores in this round, and how both sides stand', () => {
  expect(goalIn('drawn-and-quartered')).toEqual({
    how: 'Most victory points after 3 rounds',
    note: 'At the end of each battle round, each player scores 1 victory point for every objective under their control.',
    stands: [
      { seat: 0, text: '0 VP, holds 0' },
      { seat: 1, text: '0 VP, holds 0' },
    ],
  })
  expect(goalIn('heart-of-the-spoil')?.note).toMatch(/^At the end of the first battle round, .* control\.$/)
  expect(goalIn('race-for-the-standards')?.how).toBe(
    'Most victory points after 5 rounds, or 7 points at the end of a round',
  )
  expect(goalIn('the-closing-storm')).toMatchObject({
    how: 'Most fighters on the battlefield after 3 rounds, or taking down everybody',
    note: '',
    stands: [{ text: '0 fighters' }, { text: '0 fighters' }],
  })
})

test('hexes of a player are called by the name of whoever plays it', () => {
  const names = cellsOf(sceneIn('drawn-and-quartered').board).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['reserve hex of Player 1', 'starting hex of Player 2']))
})
