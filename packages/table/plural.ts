/** "no cards", "1 card", "2 hexes". */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`
