import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyGame, type Manifest, tableOptionsIn } from '@muster/table'
import { gamesWith } from '../lib/files.ts'
import type { Ledger } from '../rules/ledger.ts'
import type { Refusal } from './syntax.ts'

/** What the list of games, manifests, ledgers and configs say of one another. */
export async function manifestRefusals(root: string, ledgers: readonly Ledger[]): Promise<Refusal[]> {
  const load = (file: string) => import(pathToFileURL(join(root, file)).href)
  const listed: readonly string[] = (await load('games/list.ts')).games
  const folders = gamesWith(root, 'manifest.ts')
  const withRules = new Set(gamesWith(root, 'index.ts'))
  const unlisted = folders.filter((game) => !listed.includes(game))
  const found = await Promise.all(
    listed.map(async (game) => {
      const file = `games/${game}/manifest.ts`
      if (!folders.includes(game)) return [`${file}: missing; expected one, as games/list.ts names ${game}`]
      const { manifest } = (await load(file)) as { manifest: Manifest }
      const ledger = ledgers.find((one) => one.game === game)
      const rules = withRules.has(game) ? ((await load(`games/${game}/index.ts`)).game as AnyGame) : undefined
      return [...namesRefused(file, game, manifest, ledger), ...(ledger && rules ? optionsRefused(ledger, rules) : [])]
    }),
  )
  return [...unlisted.map((game) => `games/${game}: not in games/list.ts; expected a line there`), ...found.flat()]
}

function namesRefused(file: string, game: string, manifest: Manifest, ledger: Ledger | undefined): Refusal[] {
  return [
    ...(manifest.id === game ? [] : [`${file}: id ${manifest.id}; expected ${game}, its folder`]),
    ...(ledger && ledger.prefix !== manifest.prefix
      ? [`${file}: prefix ${manifest.prefix}; expected ${ledger.prefix}, as rulebook.yaml has it`]
      : []),
  ]
}

/** The options of the config are those of the rulings, with the same values, the default first. A game being built may lack some. */
export function optionsRefused({ game, options, complete }: Ledger, { config }: AnyGame): Refusal[] {
  const offered = tableOptionsIn(config)
  const missing = options.flatMap(({ ruling, name, values }) => {
    const option = offered.find((one) => one.name === name)
    if (!option && !complete) return []
    const at = `games/${game}/rulebook.yaml: ${ruling}: option ${name}`
    const wrong = values.find((value) => !config.safeParse({ options: { [name]: value } }).success)
    if (wrong !== undefined) return [`${at}: ${wrong}; expected the game's config to take it`]
    if (!option || (option.standard === values[0] && option.values.length === values.length)) return []
    const { standard } = option
    const all = [standard, ...option.values.filter((one) => one !== standard)]
    return [`${at}: ${values.join(', ')}; expected ${all.join(', ')}`]
  })
  const unruled = offered
    .filter(({ name }) => !options.some((option) => option.name === name))
    .map(({ name }) => `games/${game}: option ${name} of the config; expected a ruling with it in rulebook.yaml`)
  return [...missing, ...unruled]
}
