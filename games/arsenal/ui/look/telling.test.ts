import { expect, test } from 'vitest'
import { bench } from '../../testing/bench.ts'
import { attack, instant } from '../../testing/pack.ts'
import { telling } from './telling.ts'

function toldOf(card: string) {
  const t = bench({
    cards: {
      club: attack({ ranges: ['melee'] }),
      seeker: attack({ guided: true }),
      jammer: instant({ target: { what: 'waiting-card', side: 'rival' } }),
    },
    players: [{ at: [0, 0], hand: ['club', 'seeker', 'jammer'] }, { at: [3, 0] }],
  })
  const refused = t.refused().filter(({ key }) => key === `play ${card}` || key.startsWith(`play ${card} `))
  return telling(refused).map(({ key, rule }) => [key, rule])
}

test('a card out of range says so, and nothing of what it is never aimed at', () => {
  expect(toldOf('club')).toEqual([['play club at mech-1', 'AR-ATTACK-4']])
})

test('a Guided Attack asks for a lock', () => {
  expect(toldOf('seeker')).toEqual([['play seeker at mech-1', 'AR-GUIDED-1']])
})

test('a card without anything to aim at says that once', () => {
  expect(toldOf('jammer')).toEqual([['play jammer', 'AR-R-65']])
})
