import { Match, makePile } from '@muster/table'
import { makePaint } from '@muster/terminal'
import { expect, test } from 'vitest'
import { type Enemy, game, type Hunter, type State } from './index.ts'
import { manifest } from './manifest.ts'
import { terminal } from './terminal.ts'

const plain = makePaint({}, {})
const zoneOf = ({ content, scenario }: State, label: string) =>
  content.maps[scenario]?.board.labels.indexOf(label) ?? -1

function lines(change: (state: State) => void = () => {}): string[] {
  const config = { ...(manifest.firstGame.config as object), scenario: 'make-me-a-sandwich' }
  const state = Match.open<State>(game, { seats: 2, config, seed: 'draw' }).view(0)
  state.elements = state.elements.filter(({ kind }) => kind === 'new-u')
  state.ground = []
  change(state)
  return terminal.draw(state, plain).split('\n')
}

test('the Vault shows hunters, enemies, spawning zones, stations, Loot and what blocks sight', () => {
  const drawn = lines((state) => {
    const [mordecai, salvador] = state.hunters as [Hunter, Hunter]
    mordecai.zone = zoneOf(state, 'd4')
    mordecai.tokens = ['G+', 'g-', 'Y+']
    salvador.zone = zoneOf(state, 'd4')
    salvador.status = { ...salvador.status, burning: 2 }
    salvador.loot = ['cash-500']
    salvador.gear = salvador.gear.map((held) => ({ ...held, down: true }))
    const [psycho] = state.enemies as [Enemy]
    state.enemies = [{ ...psycho, id: 'psycho-1', card: 'psycho', zone: zoneOf(state, 'd4'), wounds: 0 }]
    state.ground = [{ zone: zoneOf(state, 'c3'), token: 'guns' }]
    state.elements.push({ kind: 'pillar', zone: zoneOf(state, 'e5'), on: true })
    state.spotlight = 0
  })
  const board = drawn.slice(2, drawn.indexOf('', 2))
  const row = (number: number) => board.find((line) => line.trimStart().startsWith(`${number} `)) ?? ''
  expect(drawn[0]).toMatch(/^Make Me A Sandwich · round 0 · Luck 3 · next: .*, .*, .* \(9 in the deck\)$/)
  expect(row(4)).toContain('MoSap1')
  expect(row(3)).toContain('$1')
  expect(row(5)).toContain('#')
  expect(board.join('\n')).toMatch(/<1>[\s\S]*<2>/)
  expect(board.join('\n')).toMatch(/ u [\s\S]* U /)
  expect(drawn.find((line) => line.startsWith('Mo '))).toBe('Mo Mordecai (Player 1), d4: G+ g- Y+ · Spotlight')
  expect(drawn.find((line) => line.startsWith('Sa '))).toBe('Sa Salvador (Player 2), d4: G+ Y+ Y+ R+ · burning 2')
  expect(drawn.join('\n')).toContain('Dos Bocas (exhausted) · Loot: $500')
  expect(drawn.at(-1)).toMatch(/^p1 {3}Psycho 1 +d4 +1 of 1 Hit Points, Move \d, Strength \d, Range -, Defense \d/)
})

test('a Bounty Hunt is headed by its Bounty and drawn on its own map', () => {
  const drawn = lines((state) => {
    const [deck, stock, bounties] = [
      makePile<string>('announcement', 'none'),
      makePile<string>('announcement', 'none'),
      makePile<string>('bounty', 'none'),
    ]
    const hunt = { card: 'the-audit', map: 'the-caves', by: 'note' } as const
    state.campaign = { card: 'torgue-tournament', deck, stock, bounties, mods: 0, hunts: [], hunt }
    state.enemies = []
    state.elements = []
  })
  expect(drawn[0]).toMatch(/^The Audit · round 0/)
  expect(drawn.join('\n')).not.toContain('<1>')
})

test('nothing is drawn before the hunters have their tokens', () => {
  const empty = lines((state) => {
    for (const hunter of state.hunters) hunter.tokens = []
  })
  expect(empty).toEqual([''])
})
