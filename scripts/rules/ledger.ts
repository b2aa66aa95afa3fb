import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gamesWith } from '../lib/files.ts'

export type Ledger = {
  game: string
  prefix: string
  complete: boolean
  rules: readonly string[]
  rulings: readonly string[]
  /** The table options of the rulings, the default first. */
  options: readonly { readonly ruling: string; readonly name: string; readonly values: readonly unknown[] }[]
}

/** The ledgers of all games that have one. */
export async function readLedgers(root: string): Promise<Ledger[]> {
  const books = gamesWith(root, 'rulebook.yaml').map(async (game) => {
    const book = await import(pathToFileURL(join(root, 'games', game, 'rulebook.yaml')).href)
    return readLedger(game, book.default)
  })
  return Promise.all(books)
}

/** What `npm run rules` needs of a rulebook.yaml. The rest of the file is the rules reference, of no concern here. */
export function readLedger(game: string, data: unknown): Ledger {
  const file = `games/${game}/rulebook.yaml`
  const book = record(data, file, '/')
  const { prefix, complete = false } = book
  if (typeof prefix !== 'string' || !/^[A-Z]{2,}$/.test(prefix))
    throw wrong(file, '/prefix', 'capitals like BB', prefix)
  if (typeof complete !== 'boolean') throw wrong(file, '/complete', 'true or false', complete)
  const rules = list(book.chapters, file, '/chapters').flatMap((chapter, index) => {
    const path = `/chapters/${index}`
    return idsOf(record(chapter, file, path).rules, prefix, file, `${path}/rules`)
  })
  const rulings = book.rulings === undefined ? [] : idsOf(book.rulings, prefix, file, '/rulings')
  const twice = [...rules, ...rulings].find((id, index, all) => all.indexOf(id) !== index)
  if (twice) throw new Error(`${file}: ${twice} stands there twice; expected each id once.`)
  return { game, prefix, complete, rules, rulings, options: optionsOf(book.rulings ?? [], file) }
}

function optionsOf(rulings: unknown, file: string): Ledger['options'] {
  return list(rulings, file, '/rulings').flatMap((ruling, index) => {
    const path = `/rulings/${index}`
    const { id, option } = record(ruling, file, path)
    if (option === undefined || option === null) return []
    return Object.entries(record(option, file, `${path}/option`)).map(([name, values]) => ({
      ruling: String(id),
      name,
      values: list(values, file, `${path}/option/${name}`),
    }))
  })
}

function idsOf(entries: unknown, prefix: string, file: string, path: string): string[] {
  return list(entries, file, path).map((entry, index) => {
    const { id } = record(entry, file, `${path}/${index}`)
    if (typeof id === 'string' && id.startsWith(`${prefix}-`) && /-\d+$/.test(id)) return id
    throw wrong(file, `${path}/${index}/id`, `an id like ${prefix}-MOVE-3`, id)
  })
}

function list(value: unknown, file: string, path: string): unknown[] {
  if (Array.isArray(value)) return value
  throw wrong(file, path, 'a list', value)
}

function record(value: unknown, file: string, path: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw wrong(file, path, 'a mapping', value)
}

function wrong(file: string, path: string, expected: string, found: unknown): Error {
  return new Error(`${file}: at ${path}: found ${JSON.stringify(found) ?? 'nothing'}; expected ${expected}.`)
}
