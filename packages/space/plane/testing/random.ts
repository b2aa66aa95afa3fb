/** Whole random numbers from a seed, for scenes that come out the same everywhere. */
export type Chance = {
  /** From 0 up to but not including the bound. */
  readonly below: (bound: number) => number
  /** From one number to another, both included. */
  readonly between: (least: number, most: number) => number
  readonly oneOf: <Item>(items: readonly Item[]) => Item
}

export function chanceOf(seed: number): Chance {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bf03635) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return (bits ^ (bits >>> 14)) >>> 0
  }
  const below = (bound: number) => next() % bound
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    oneOf: (items) => items[below(items.length)] as (typeof items)[number],
  }
}
