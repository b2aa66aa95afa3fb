import { Match } from '@muster/table'
import { makePaint } from '@muster/terminal'
import { expect, test } from 'vitest'
import { board, type Hunter, type State, sanctuary } from './index.ts'
import { terminal } from './terminal.ts'

const plain = makePaint({}, {})
const at = (label: string) => board.labels.indexOf(label)

function lines(change: (state: State) => void = () => {}): string[] {
  const config = { hunters: ['axton', 'maya'] }
  const state = Match.open<State>(sanctuary, { seats: 2, config, seed: 'draw' }).view(0)
  change(state)
  return terminal.draw(state, plain).split('\n')
}

test('the board shows the city, the gates, cover and terrain, hunters, enemies, tokens and the turret with its wall', () => {
  const drawn = lines((state) => {
    const [axton, maya] = state.hunters as [Hunter, Hunter]
    Object.assign(axton, { square: at('10,10'), wounds: 2, timer: 1, guns: ['patriot'], hand: ['bulwark'] })
    Object.assign(maya, { square: -1, timer: 0 })
    const psycho = { card: 'psychos', health: 1 }
    state.enemies.push(
      { ...psycho, id: 'psychos.1', member: 0, square: at('4,1') },
      { ...psycho, id: 'psychos.2', member: 1, square: at('5,1') },
    )
    state.tokens.push({ square: at('2,2'), loot: 0 }, { square: at('3,2'), loot: 2 })
    state.pieces.push({ kind: 'terrain', squares: [at('9,3')] })
    state.turret = { seat: 0, square: at('5,5'), wall: [at('4,5'), at('5,5'), at('6,5')] }
    state.phaselock = { seat: 1, enemy: 'psychos.1' }
    state.mark = { seat: 0, card: 'psychos', escaped: false }
    state.escaped = 2
  })
  expect(drawn[0]).toMatch(/^Before round 1 · 4 of 6 lives · decks: enemy cards \d+, loot \d+, Rare Loot \d+$/)
  expect(drawn.slice(2, 14).join('\n')).toBe(
    [
      '      1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20',
      '  1  <>  .  . Ps1Ps2 .  .  .  .  .  .  .  .  .  .  .  .  .  . <>',
      '  2   .  $ $2  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .',
      '  3   .  .  .  .  .  .  .  . ~~~ .  .  .  .  .  .  .  .  .  .  .',
      '  4   .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .',
      '  5   .  .  .  =  T  =  .  .  .  .  .  .  . ### .  .  .  .  .  .',
      '  6   .  .  .  . ######### .  .  .  .  .  . ### .  .  .  .  .  .',
      '  7   .  .  .  .  .  .  .  .  .  .  .  .  . ### .  .  .  .  .  .',
      '  8   .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .',
      '  9   .  .  .  .  .  .  .  .  :  :  :  .  .  .  .  .  .  .  .  .',
      ' 10   .  .  .  .  .  .  .  .  : @Ax :  .  .  .  .  .  .  .  .  .',
      ' 11   .  .  .  .  .  .  .  .  :  :  :  .  .  .  .  .  .  .  .  .',
    ].join('\n'),
  )
  expect(drawn.slice(24)).toEqual([
    expect.stringMatching(/^@Ax Axton \(Player 1\), 10,10: \d+ of \d+ health · Sabre Turret in 1 turn$/),
    '      equipped: Patriot',
    '      in hand: Bulwark',
    expect.stringMatching(/^@Ma Maya \(Player 2\), off the board: (\d+) of \1 health · Phaselock ready$/),
    'Ps1  Psycho 1             4,1    1 of 1 health, held by Phaselock, marked by Bloodwing',
    'Ps2  Psycho 2             5,1    1 of 1 health, marked by Bloodwing',
  ])
})

test('SN-R-86 a hunter that was taken over is shown with who plays it, and nobody before a hunter is chosen', () => {
  const taken = lines((state) => {
    state.left = [1]
    state.players = [0, 0]
  })
  expect(taken.find((line) => line.startsWith('@Ma'))).toContain('Maya (Player 1)')
  const none = lines((state) => {
    for (const hunter of state.hunters) hunter.card = ''
  })
  expect(none).toHaveLength(24)
})
