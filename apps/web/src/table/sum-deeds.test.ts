import type { PageUi } from '@muster/ui'
import { expect, test } from 'vitest'
import { engineOf } from '../engine/games.ts'
import { SeatedTable } from '../engine/seat.ts'
import { sumDeeds } from './sum-deeds.ts'

const told = import.meta.glob<NonNullable<PageUi['deeds']>>('../../../../games/*/ui/look/deeds.ts', { import: 'deeds' })

test('deeds of one piece are added up, and who did nothing is left out', () => {
  const pieces = [
    { id: 'a', name: 'Ada', seat: 0 },
    { id: 'b', name: 'Bo', seat: 1 },
  ]
  const deeds = [
    { by: 'a', actions: 1 },
    { by: 'a', actions: 1, dealt: 3 },
    { by: 'gone', felled: 1 },
  ]
  expect(sumDeeds(deeds, pieces)).toEqual([
    { id: 'a', name: 'Ada', seat: 0, actions: 2, dealt: 3, taken: 0, felled: 0 },
  ])
})

test.each([
  ['bladeborn', 2, 90, { warbands: ['godsworn-hunt', 'khagras-ravagers'], battle: 'drawn-and-quartered' }],
  ['arsenal', 2, 170, { decks: ['eagle-eye-signature', 'stone-helix-signature'] }],
  ['sanctuary', 2, 60, {}],
  ['arena-of-badassery', 4, 60, {}],
  [
    'combat-zone',
    2,
    60,
    {
      teams: ['tyger-claws-100', 'maelstrom-100'],
      scenario: 'turf-war',
      battlespace: 'container-yard',
      firstSide: 0,
      deployment: 'lined-up',
    },
  ],
] as const)(
  'whoever did something in %s is a piece at a seat, and nobody else',
  async (game, seats, decisions, config) => {
    const table = SeatedTable.open(await engineOf(game), { seats, config, seed: 'deeds' })
    const deedsOf = await told[`../../../../games/${game}/ui/look/deeds.ts`]?.()
    const { match } = table.session
    for (let turn = 0; turn < decisions && match.pending[0]; turn++)
      await table.bot(match.pending[0].seat, 'fighter', () => {})
    const deeds = deedsOf?.(match.told.map(({ event }) => event)) ?? []
    const drawn = table.ui.scene(match.state, undefined).seats
    const pieces = drawn.flatMap(({ seat, cards }) => cards.map(({ id, name }) => ({ id, name, seat })))
    const known = new Set(pieces.map(({ id }) => id))
    expect(deeds.filter(({ by }) => !known.has(by))).toEqual([])
    const rows = sumDeeds(deeds, pieces)
    expect(rows.some(({ actions, dealt, taken }) => actions + dealt + taken > 1)).toBe(true)
  },
  60_000,
)
