import { engineUi as arena } from '@muster/arena-of-badassery/ui/engine'
import { engineUi as arsenal } from '@muster/arsenal/ui/engine'
import { engineUi as bladeborn } from '@muster/bladeborn/ui/engine'
import { engineUi as zone } from '@muster/combat-zone/ui/engine'
import { engineUi as sanctuary } from '@muster/sanctuary/ui/engine'
import { hostedApart } from '@muster/session/testing'
import type { MatchSetup } from '@muster/table'
import type { EngineUi } from '@muster/ui'
import { expect, test } from 'vitest'

const tables: [name: string, ui: unknown, setup: Omit<MatchSetup, 'seed'>, decisions: number][] = [
  ['a battle of Bladeborn', bladeborn, { seats: 2 }, 120],
  ['a campaign of Bladeborn', bladeborn, { seats: 2, config: { play: 'campaign' } }, 400],
  ['a game of Arsenal', arsenal, { seats: 3, config: { decks: ['random', 'random', 'random'] } }, 160],
  ['a game of Sanctuary', sanctuary, { seats: 2 }, 80],
  ['a campaign of the Arena', arena, { seats: 2, config: { play: 'campaign' } }, 40],
  ['a campaign of Combat Zone', zone, { seats: 2, config: { play: 'campaign', controls: 2 } }, 80],
]

test.each(tables)('%s is hosted as a session plays it', (name, ui, setup, decisions) => {
  expect(hostedApart(ui as EngineUi, { ...setup, seed: name }, { decisions })).toEqual([])
})
