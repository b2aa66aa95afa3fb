import type { Choice, Point, ShownQuestion } from '@muster/table'

const any = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)]

/** The items in an order by lot. */
function mixed<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, lot: Math.random() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ item }) => item)
}

/** An answer by lot among those a question offers; what is folded away is left out. */
export function chooseByLot({ form, options, min = 0, max = 0, suggestions = [] }: ShownQuestion): Choice {
  const keys = options.filter(({ fold }) => fold === undefined).map(({ key }) => key)
  switch (form) {
    case 'one':
      return any(keys) ?? options[0]?.key ?? ''
    case 'some':
      return mixed(keys).slice(0, Math.max(min, Math.ceil((min + max) / 2)))
    case 'order':
      return mixed(keys)
    case 'number':
      return min + Math.floor(Math.random() * (max - min + 1))
    default:
      return any(suggestions as readonly (Point | readonly Point[])[]) ?? []
  }
}
