import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { action, attack, autonomous, personal } from '../testing/pack.ts'

const here = [0, 0] as const

test('AR-ROLL-7 odds tell what a choice changes: damage that is new, what is wrecked, and who is lost', () => {
  const cards = {
    zap: attack({ accuracy: 1, damage: 3, ranges: ['melee'] }),
    guard: personal({ hp: 9 }),
    drone: autonomous({ hp: 2 }),
  }
  const t = bench({
    cards,
    players: [
      { at: here, hand: ['zap'] },
      {
        at: here,
        damage: 4,
        inPlay: [
          { card: 'guard', damage: 2 },
          { card: 'drone', at: here, damage: 1 },
        ],
      },
      { at: here, damage: 18 },
    ],
  })
  const told = (target: string) => t.odds(`play zap at ${target}`).map(({ summary }) => summary)
  const nothing = { damage: {}, wrecked: [], lost: [] }
  expect(told('mech-1')).toEqual(expect.arrayContaining([{ ...nothing, damage: { 'mech-1': 3 } }, nothing]))
  expect(told('guard')).toEqual(expect.arrayContaining([{ ...nothing, damage: { guard: 3 } }, nothing]))
  expect(told('drone')).toEqual(expect.arrayContaining([nothing]))
  expect(told('mech-2')).toEqual(expect.arrayContaining([{ ...nothing, damage: { 'mech-2': 3 }, lost: [2] }, nothing]))
})

test('AR-OBJATTACK-10 what is repaired counts against, and a wreck is named', () => {
  const cards = {
    mend: action({ do: [{ repair: { amount: 2 } }] }),
    bomb: action({ target: { what: 'object' }, do: [{ damage: { amount: 2, to: 'target' } }] }),
    drone: autonomous({ hp: 2 }),
  }
  const t = bench({
    cards,
    players: [{ hand: ['mend', 'bomb'], damage: 5 }, { inPlay: [{ card: 'drone', at: here }] }],
  })
  expect(t.odds('play mend')[0]?.summary).toEqual({ damage: { 'mech-0': -2 }, wrecked: [], lost: [] })
  expect(t.odds('play bomb at drone')[0]?.summary).toEqual({ damage: {}, wrecked: ['drone'], lost: [] })
})
