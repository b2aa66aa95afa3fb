import { bundleKey } from '../versions/key.ts'
import { makeBundle } from '../versions/make-bundle.ts'
import { keyOf, sourceEngine } from '../versions/sources.ts'

/** Bladeborn as it might have been before: fighters had three actions instead of two. Writes its bundle; its key. */
export async function makeOldBladeborn(folder: string): Promise<string> {
  const today = await sourceEngine('bladeborn')
  if (!today) throw new Error('Bladeborn is there')
  const key = bundleKey({ game: 'bladeborn', rules: '0', content: today.contentHash([]) })
  await makeBundle('bladeborn', folder, `${key}.mjs`, [
    changed('games/bladeborn/rules/activate.ts', 'fighter.activated ? 1 : 2', 'fighter.activated ? 1 : 3'),
    changed('games/bladeborn/rules/game.ts', `version: '${today.rules}'`, `version: '0'`),
  ])
  if (key === keyOf(today)) throw new Error('the old version must differ from the one of today')
  return key
}

function changed(file: string, before: string, after: string) {
  return {
    name: `changed ${file}`,
    enforce: 'pre' as const,
    transform(source: string, id: string) {
      if (!id.endsWith(file)) return undefined
      if (!source.includes(before)) throw new Error(`${file} no longer says ${before}`)
      return { code: source.replace(before, after), map: null }
    },
  }
}
