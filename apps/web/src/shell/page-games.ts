import { makePage, type PageParts, type PageUi } from '@muster/ui'
import { boxOf } from '../shelf/boxes.ts'
import { fontsReady } from './fonts.ts'
import { addSprite } from './sprite.ts'

/** How each playable game looks, loaded when it is chosen, and the icons it uses. */
const pages = import.meta.glob<PageParts>('../../../../games/*/ui/index.ts', { import: 'pageUi' })
const sprites = import.meta.glob<() => Promise<string>>('../../../../games/*/ui/icons.json', {
  query: '?sprite',
  import: 'sprite',
})

const partsOf = (game: string) => {
  const page = pages[`../../../../games/${game}/ui/index.ts`]
  const sprite = sprites[`../../../../games/${game}/ui/icons.json`]
  const manifest = boxOf(game)
  return page && sprite && manifest && { manifest, page, sprite }
}

export const isPlayable = (game: string): boolean => partsOf(game) !== undefined

export async function pageOf(game: string): Promise<PageUi> {
  const parts = partsOf(game)
  if (!parts) throw new Error(`there is no game called ${game} here`)
  const [page, sprite] = await Promise.all([parts.page(), parts.sprite()])
  await addSprite(game, sprite)
  await fontsReady()
  return makePage(parts.manifest, page)
}
