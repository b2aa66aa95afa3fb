import type { PageParts } from '@muster/ui'
import { expect, test } from 'vitest'
import { boxes } from '../shelf/boxes.ts'

const pages = import.meta.glob<PageParts>('../../../../games/*/ui/index.ts', { import: 'pageUi' })
const playable = boxes.flatMap(({ id, firstGame }) => {
  const load = pages[`../../../../games/${id}/ui/index.ts`]
  return load ? [{ id, firstGame, load }] : []
})

test.each(playable)('"Play now" opens the first game that the manifest of $id names', async ({ firstGame, load }) => {
  const { quick, configOf } = await load()
  const made = configOf({ ...quick, players: quick.sides.map((_, seat) => `Player ${seat + 1}`) })
  expect(quick.sides).toHaveLength(firstGame.seats)
  expect(made).toMatchObject({ config: firstGame.config as object })
})
