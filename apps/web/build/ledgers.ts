import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { parse } from 'yaml'

const ASKED = /\/games\/([^/]+)\/rulebook\.yaml\?ledger$/
const PREFIX = '\0ledger:'
const ROOT = join(import.meta.dirname, '../../..')

type Rule = { id: string; where?: string; rule: string }
type Ledger = {
  chapters: { id: string; title: string; rules: Rule[] }[]
  rulings: {
    id: string
    about?: string[]
    question: string
    ruling: string
    option?: Record<string, readonly unknown[]> | null
  }[]
}

/** `games/<game>/rulebook.yaml?ledger`: a game's ledger as the page shows it: rules and rulings, without what tests and builders need. */
export function ledgers(): Plugin {
  return {
    name: 'muster-ledgers',
    enforce: 'pre',
    resolveId(id) {
      const [, game] = ASKED.exec(id) ?? []
      return game && PREFIX + game
    },
    load: (id) => (id.startsWith(PREFIX) ? moduleOf(id.slice(PREFIX.length)) : undefined),
  }
}

/** A table option as a sentence: what it may be, the first being the default. */
function optionText(option: Ledger['rulings'][number]['option']): string {
  if (!option) return ''
  return Object.entries(option)
    .map(([name, values]) => `${name}: ${values.join(' or ')}, default ${values[0]}`)
    .join('; ')
}

function moduleOf(game: string): string {
  const file = join(ROOT, 'games', game, 'rulebook.yaml')
  const { chapters, rulings }: Ledger = parse(readFileSync(file, 'utf8'))
  const shown = {
    chapters: chapters.map(({ id, title, rules }) => ({
      id,
      title,
      rules: rules.map(({ id, rule, where }) => ({ id, rule, where: where ?? '' })),
    })),
    rulings: (rulings ?? []).map(({ id, about, question, ruling, option }) => ({
      id,
      about: about ?? [],
      question,
      ruling,
      option: optionText(option),
    })),
  }
  return `export const ledger = JSON.parse(${JSON.stringify(JSON.stringify(shown))})\n`
}
