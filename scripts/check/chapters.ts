import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ledger } from '../rules/ledger.ts'
import type { Refusal } from './syntax.ts'

/** What a game's README says of a chapter in its table of contents: | title | `XX-MOVE` | rules | links to code and tests |. */
type Row = {
  readonly line: number
  readonly chapter: string
  readonly rules: string
  readonly links: readonly string[]
}

/**
 * A chapter is a file: a reader with the book open finds its rules, or the tests of its facts, under the chapter's name, or
 * is told in the table of contents where they went. What the table says must hold. A game still being built may lack chapters.
 */
export function chapterRefusals(root: string, ledger: Ledger): Refusal[] {
  const { game } = ledger
  const readme = `games/${game}/README.md`
  const rows = existsSync(join(root, readme)) ? rowsOf(readFileSync(join(root, readme), 'utf8')) : []
  const sizes = chapterSizes(ledger)
  const lost = (ledger.complete ? [...sizes.keys()] : []).flatMap((chapter) => {
    const file = `rules/${chapter.slice(ledger.prefix.length + 1).toLowerCase()}`
    if (existsSync(join(root, `games/${game}/${file}.ts`))) return []
    if (existsSync(join(root, `games/${game}/${file}.test.ts`))) return []
    if (rows.some((row) => row.chapter === chapter && row.links.length > 0)) return []
    return [`games/${game}: no ${file}.ts for ${chapter}; expected it, or a row in README.md with where it went`]
  })
  return [...lost, ...rows.flatMap((row) => rowRefusals(root, game, row, sizes.get(row.chapter)))]
}

function rowRefusals(root: string, game: string, { line, chapter, rules, links }: Row, size: number | undefined) {
  const at = `games/${game}/README.md:${line}`
  if (size === undefined) return [`${at}: ${chapter}; expected a chapter of rulebook.yaml`]
  const gone = links.filter((link) => !existsSync(join(root, 'games', game, link)))
  return [
    ...(Number(rules) === size ? [] : [`${at}: ${rules} rules in ${chapter}; expected ${size}`]),
    ...gone.map((link) => `${at}: a link to ${link}; expected a file that is there`),
  ]
}

/** How many rules each chapter has, by its part of the ids: `AR-MOVE` of `AR-MOVE-3`. */
function chapterSizes({ rules }: Ledger): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const id of rules) {
    const chapter = id.slice(0, id.lastIndexOf('-'))
    sizes.set(chapter, (sizes.get(chapter) ?? 0) + 1)
  }
  return sizes
}

function rowsOf(readme: string): Row[] {
  return readme.split('\n').flatMap((text, index) => {
    const [, , name = '', rules = ''] = text.split('|').map((cell) => cell.trim())
    const chapter = /^`([A-Z]+-[A-Z]+)`$/.exec(name)?.[1]
    if (chapter === undefined) return []
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
    return [{ line: index + 1, chapter, rules, links }]
  })
}
