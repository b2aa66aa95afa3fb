import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { icons as gameIcons } from '@iconify-json/game-icons'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:icons/'
const ROOT = join(import.meta.dirname, '../../..')

/**
 * `virtual:icons/<game>`: a sprite with the game-icons that a game's cards and drawings use, and no others. The shell's comes
 * with its code, a game's as a file of its own.
 */
export function icons(): Plugin {
  let isBuild = false
  return {
    name: 'muster-icons',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const owner = id.slice(PREFIX.length + 1)
      const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbolsOf(owner)}</svg>`
      if (!isBuild || owner === 'shell') return `export const sprite = async () => ${JSON.stringify(source)}\n`
      const file = this.emitFile({ type: 'asset', name: `icons-${owner}.svg`, source })
      return `export const sprite = async () => (await fetch(import.meta.ROLLUP_FILE_URL_${file})).text()\n`
    },
  }
}

function symbolsOf(owner: string): string {
  const symbols = [...namesFor(owner)].sort().map((name) => {
    const icon = gameIcons.icons[name]
    if (!icon) throw new Error(`${owner}: there is no icon ${name} in game-icons`)
    return `<symbol id="gi-${name}" viewBox="0 0 512 512">${icon.body.replaceAll(' fill="currentColor"', '')}</symbol>`
  })
  return symbols.join('')
}

function namesFor(owner: string): Set<string> {
  if (owner === 'shell') return new Set(JSON.parse(readFileSync(join(ROOT, 'apps/web/src/shell/icons.json'), 'utf8')))
  const listed: string[] = JSON.parse(readFileSync(join(ROOT, 'games', owner, 'ui/icons.json'), 'utf8'))
  const content = join(ROOT, 'games', owner, 'content')
  const files = existsSync(content) ? readdirSync(content, { recursive: true, encoding: 'utf8' }) : []
  const cards = files.filter((file) => file.endsWith('.yaml')).map((file) => readFileSync(join(content, file), 'utf8'))
  const named = cards.flatMap((text) => [...text.matchAll(/\bicon: ([\w-]+)/g)].map(([, name]) => name as string))
  return new Set([...listed, ...named])
}
