import { type Game, Match, type PlayedState, seededRandom } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { games } from '../../../../games/list.ts'

const SEATS = { bladeborn: 2, arsenal: 3, sanctuary: 2, 'arena-of-badassery': 2, 'combat-zone': 2 }

test.each(games)('whoever waits in %s is told what the others are doing, not only that they decide', async (id) => {
  const { game } = (await import(`../../../../games/${id}/index.ts`)) as { game: Game<PlayedState> }
  const silent = new Set<string>()
  for (let seed = 0; seed < 4; seed++)
    playRandomly(
      Match.open(game, { seats: SEATS[id], seed: `doing ${seed}`, config: {} }),
      seededRandom(`doing ${seed}`),
      (match) => {
        for (const { question } of match.pending) if (!question.words.doing) silent.add(question.words.ask)
        return undefined
      },
      600,
    )
  expect([...silent]).toEqual([])
})
