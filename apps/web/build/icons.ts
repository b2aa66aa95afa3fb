import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { icons as gameIcons } from '@iconify-json/game-icons'
import type { Plugin } from 'vite'

const ASKED = /\/games\/([^/]+)\/ui\/icons\.json\?sprite$/
const SHELL = 'virtual:icons/shell'
const PREFIX = '\0icons:'
const ROOT = join(import.meta.dirname, '../../..')

/**
 * `games/<game>/ui/icons.json?sprite`: a sprite with the game-icons that a game's cards and drawings use, and no others, as a
 * file of its own. The shell's, `virtual:icons/shell`, comes with its code.
 */
export function icons(): Plugin {
  let isBuild = false
  return {
    name: 'muster-icons',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    enforce: 'pre',
    resolveId(id) {
      if (id === SHELL) return `${PREFIX}shell`
      const [, game] = ASKED.exec(id) ?? []
      return game && PREFIX + game
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined
      const owner = id.slice(PREFIX.length)
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
