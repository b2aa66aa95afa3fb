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

type Load = () => Promise<{ ledger: Ledger }>

const ledgers: Readonly<Record<string, Load>> = {
  bladeborn: () => import('virtual:ledger/bladeborn'),
  arsenal: () => import('virtual:ledger/arsenal'),
  sanctuary: () => import('virtual:ledger/sanctuary'),
  'arena-of-badassery': () => import('virtual:ledger/arena-of-badassery'),
  'combat-zone': () => import('virtual:ledger/combat-zone'),
}

export async function ledgerOf(game: string): Promise<Ledger> {
  const load = ledgers[game]
  if (!load) throw new Error(`There is no game called ${game}.`)
  return (await load()).ledger
}
