/** The five boxes on the shelf. */
export const boxes = [
  {
    id: 'bladeborn',
    title: 'Bladeborn',
    line: 'Two warbands, one torn map: move, strike, and spend your doubles and triples when it hurts most.',
    players: '2 players',
    length: '20 to 40 minutes',
  },
  {
    id: 'arsenal',
    title: 'Arsenal',
    line: 'Mechs in a televised arena, forty cards each, and every play can be answered.',
    players: '2 to 6 players',
    length: '45 to 90 minutes',
  },
  {
    id: 'sanctuary',
    title: 'Sanctuary',
    line: 'Hold the last lit city on the frontier, together, against waves that come by the card.',
    players: '1 to 4 players, together',
    length: '20 to 60 minutes',
  },
  {
    id: 'arena-of-badassery',
    title: 'Arena of Badassery',
    line: 'Four Vault Hunters, an arena that fights back, and loot that explodes.',
    players: '1 to 4 players, together',
    length: '60 to 90 minutes',
  },
  {
    id: 'combat-zone',
    title: 'Combat Zone',
    line: 'Gangs on wet asphalt, measured in inches, settled in seconds.',
    players: '2 players',
    length: '60 minutes',
  },
] as const

export type BoxId = (typeof boxes)[number]['id']

export const boxOf = (id: string) => boxes.find((box) => box.id === id)
