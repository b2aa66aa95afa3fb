/**
 * What `map` gives, made in a way the engine always makes one kind of list of. Its `map` gives another kind once it is compiled, and
 * whatever reads lists of two kinds is compiled again: for lists that stay in a state.
 */
export function mapped<Item, Made>(items: readonly Item[], make: (item: Item, at: number) => Made): Made[] {
  const made: Made[] = []
  for (let at = 0; at < items.length; at++) made.push(make(items[at] as Item, at))
  return made
}
