import type { Ledger } from './ledger.ts'

const BEFORE = 2
const AFTER = 4

export interface Around {
  readonly chapter: string
  readonly rules: Ledger['chapters'][number]['rules']
  readonly rulings: Ledger['rulings']
}

/** A rule with what stands before and after it in its chapter, and the rulings about it; a ruling with what it is about; no id is the first rule. */
export function aroundRule(ledger: Ledger, id: string): Around | undefined {
  const ruling = ledger.rulings.find((one) => one.id === id)
  if (ruling) {
    const all = ledger.chapters.flatMap(({ rules }) => rules)
    return {
      chapter: 'Ruling',
      rules: all.filter((rule) => ruling.about.includes(rule.id)),
      rulings: [ruling],
    }
  }
  const wanted = id || ledger.chapters[0]?.rules[0]?.id
  for (const { title, rules } of ledger.chapters) {
    const at = rules.findIndex((rule) => rule.id === wanted)
    if (at < 0) continue
    return {
      chapter: title,
      rules: rules.slice(Math.max(0, at - BEFORE), at + AFTER + 1),
      rulings: ledger.rulings.filter(({ about }) => about.includes(id)),
    }
  }
  return undefined
}
