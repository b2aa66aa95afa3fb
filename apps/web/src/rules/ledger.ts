/** A game's rulebook as the page shows it. */
export interface Ledger {
  readonly chapters: readonly {
    readonly id: string
    readonly title: string
    readonly rules: readonly { readonly id: string; readonly rule: string; readonly where: string }[]
  }[]
  readonly rulings: readonly {
    readonly id: string
    readonly about: readonly string[]
    readonly question: string
    readonly ruling: string
    readonly option: string
  }[]
}

const ledgers = import.meta.glob<Ledger>('../../../../games/*/rulebook.yaml', { query: '?ledger', import: 'ledger' })

export async function ledgerOf(game: string): Promise<Ledger> {
  const load = ledgers[`../../../../games/${game}/rulebook.yaml`]
  if (!load) throw new Error(`There is no game called ${game}.`)
  return load()
}
