/** The games there are, each a folder beside this file. */
export const games = [
  // In the order they stand on the shelf.
  'bladeborn',
  'arsenal',
  'sanctuary',
  'arena-of-badassery',
  'combat-zone',
] as const
