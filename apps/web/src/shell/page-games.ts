import type { PageUi } from '@muster/ui'
import { fontsReady } from './fonts.ts'
import { addSprite } from './sprite.ts'

/** How each playable game looks, loaded when it is chosen. */
const pages: Readonly<Record<string, () => Promise<PageUi>>> = {
  arsenal: async () => {
    const [{ pageUi }, { sprite }] = await Promise.all([import('@muster/arsenal/ui'), import('virtual:icons/arsenal')])
    await addSprite('arsenal', sprite)
    return pageUi
  },
  bladeborn: async () => {
    const [{ pageUi }, { sprite }] = await Promise.all([
      import('@muster/bladeborn/ui'),
      import('virtual:icons/bladeborn'),
    ])
    await addSprite('bladeborn', sprite)
    return pageUi
  },
  sanctuary: async () => {
    const [{ pageUi }, { sprite }] = await Promise.all([
      import('@muster/sanctuary/ui'),
      import('virtual:icons/sanctuary'),
    ])
    await addSprite('sanctuary', sprite)
    return pageUi
  },
}

export const isPlayable = (game: string): boolean => game in pages

export async function pageOf(game: string): Promise<PageUi> {
  const load = pages[game]
  if (!load) throw new Error(`${game} cannot be played yet: it is being built`)
  const page = await load()
  await fontsReady()
  return page
}
