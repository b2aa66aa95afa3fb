import { expect, test } from 'vitest'
import { bench } from '../testing/bench.ts'
import { action, attack, BLANK, instant, personal, protocol } from '../testing/pack.ts'

const here = [0, 0] as const
const sting = (on: 'hit' | 'evaded' | 'missed', amount = 1) =>
  protocol({ functions: [{ on, do: [{ damage: { amount, to: 'target', sure: true } }] }] })
const copies = { copyReactions: true } as const

test('AR-R-69 AR-R-26 with laps for copies, what the original sets off comes before its Rapid-Fire copy', () => {
  const t = bench({
    cards: { burst: attack({ accuracy: 1, damage: 1, rapidFire: 1 }), spur: sting('hit', 2) },
    players: [
      { at: here, hand: ['burst'], inPlay: ['spur'] },
      { at: here, hand: [BLANK] },
    ],
    options: copies,
  })
  t.dice(1).play('play burst at mech-1', 'pass')
  expect([t.asked, t.state.stack.map(({ kind }) => kind), t.damage(1)]).toEqual(['1 act', ['card', 'trigger'], 1])
  t.answer('pass')
  expect([t.asked, t.state.stack.map(({ kind }) => kind), t.damage(1)]).toEqual(['1 act', ['card', 'copy'], 3])
  t.dice(1).play('pass', 'pass')
  expect([t.damage(1), t.scrapheap(0), t.asked]).toEqual([6, ['burst'], '0 act'])
})

test('AR-R-69 AR-R-26 without laps for copies, what is set off waits until the whole Attack is resolved', () => {
  const t = bench({
    cards: { burst: attack({ accuracy: 1, damage: 1, rapidFire: 1 }), spur: sting('hit', 2) },
    players: [
      { at: here, hand: ['burst'], inPlay: ['spur'] },
      { at: here, hand: [BLANK] },
    ],
  })
  t.dice(1, 1).play('play burst at mech-1', 'pass')
  expect([t.asked, t.state.stack.map(({ kind }) => kind), t.damage(1)]).toEqual(['1 act', ['trigger'], 2])
})

test('AR-R-69 AR-R-27 with laps for copies, what one strike of a Swarm sets off comes before the lap of the next', () => {
  const setup = {
    cards: {
      pod: attack({ accuracy: 1, damage: 1, swarm: 1 }),
      spur: sting('hit', 2),
      hush: instant({ target: { what: 'waiting-attack' as const }, do: [{ disrupt: {} }] }),
    },
    players: [
      { at: here, hand: ['pod'], inPlay: ['spur'] },
      { at: here, hand: ['hush', BLANK] },
    ],
    options: copies,
  }
  const t = bench(setup).dice(1).play('play pod at mech-1', 'mech-1', 'pass')
  expect([t.asked, t.state.stack.map(({ kind }) => kind), t.damage(1)]).toEqual(['1 act', ['card', 'trigger'], 1])
  t.answer('pass')
  expect([t.asked, t.state.stack.map(({ kind }) => kind), t.damage(1)]).toEqual(['1 act', ['card'], 3])
  expect(t.dice(1).play('pass', 'pass').damage(1)).toBe(6)
  const stopped = bench(setup).dice(1).play('play pod at mech-1', 'mech-1', 'pass', 'play hush at item-100').passAll()
  expect([stopped.damage(1), stopped.told('hit').length, stopped.scrapheap(0)]).toEqual([3, 1, ['pod']])
})

test('AR-R-69 AR-R-36 an attacker who falls by what the original set off makes no copy', () => {
  for (const keyword of [{ rapidFire: 1 }, { swarm: 1 }]) {
    const thorn = personal({ hp: 9, functions: [{ on: 'targeted', do: [{ draw: { cards: 0 } }] }] })
    const t = bench({
      cards: { burst: attack({ accuracy: 1, damage: 1, ...keyword }), burn: protocol(backfire), thorn },
      players: [
        { at: here, hand: ['burst'], inPlay: ['burn'], damage: 19 },
        { at: here, inPlay: ['thorn'] },
        { at: here },
      ],
      options: copies,
    })
    t.dice(1).answer('play burst at mech-1')
    if ('swarm' in keyword) t.answer('mech-1')
    t.passAll()
    expect([t.player(0).out, t.told('attack-roll').length, t.kinds('copy')]).toEqual([true, 1, []])
  }
})

const backfire = {
  functions: [{ on: 'hit' as const, do: [{ damage: { amount: 1, to: 'me' as const, sure: true as const } }] }],
}

test('AR-R-26 with laps for copies, a Rapid-Fire copy is disrupted like any Attack and takes what is played in its lap', () => {
  const setup = {
    cards: {
      burst: attack({ accuracy: 1, damage: 1, rapidFire: 2 }),
      hush: instant({ target: { what: 'waiting-attack' as const }, do: [{ disrupt: {} }] }),
      duck: instant({ do: [{ dice: { roll: 'evasion' as const, add: 2 } }] }),
    },
    players: [
      { at: here, hand: ['burst'] },
      { at: here, hand: ['hush', 'duck', BLANK] },
    ],
    options: copies,
  }
  const t = bench(setup).dice(1).play('play burst at mech-1', 'pass')
  expect([t.asked, t.offer()]).toEqual(['1 act', ['play hush at item-101', 'play duck', 'pass']])
  t.answer('play hush at item-101')
  expect([t.kinds('hit', 'disrupted'), t.scrapheap(0), t.asked]).toEqual([['hit', 'disrupted'], ['burst'], '0 act'])
  const ducked = bench(setup).dice(1, 1, 1, 3).play('play burst at mech-1', 'pass', 'play duck', 'pass')
  expect(ducked.told('evasion-roll').map(({ dice }) => dice)).toEqual([0, 2])
})

test('AR-R-26 AR-R-35 a copy of an Attack whose target is gone has no lap', () => {
  const t = bench({
    cards: { burst: attack({ accuracy: 2, damage: 3, rapidFire: 1 }), guard: personal() },
    players: [
      { at: here, hand: ['burst'] },
      { at: here, inPlay: ['guard'], hand: [BLANK] },
    ],
    options: copies,
  })
  t.dice(1, 1, 3).play('play burst at guard', 'pass')
  expect([t.asked, t.scrapheap(0), t.told('attack-roll').length]).toEqual(['0 act', ['burst'], 1])
})

test('AR-R-69 the owner orders the own effects also where one is due twice', () => {
  const t = bench({
    cards: {
      pod: attack({ accuracy: 0, swarm: 1 }),
      spur: sting('missed'),
      mend: personal({ functions: [{ on: 'missed', do: [{ repair: { amount: 1 } }] }] }),
    },
    players: [{ at: here, hand: ['pod'], inPlay: ['spur', 'mend'] }, { at: here }, { at: here }],
  })
  t.play('play pod at mech-1', 'mech-2')
  expect([t.asked, t.offer()]).toEqual([
    '0 next effect',
    ['spur at mech-1', 'mend at mech-1', 'spur at mech-2', 'mend at mech-2'],
  ])
  expect(t.question().options[2]?.text).toBe('The spur at Test Mech 2')
  t.play('spur at mech-2', 'mend at mech-1')
  expect([t.damage(1), t.damage(2), t.offer()]).toEqual([0, 1, ['spur at mech-1', 'mend at mech-2']])
})

test('AR-R-69 an effect due twice against the same Mech is one option, and both happen', () => {
  const setup = {
    cards: { pod: attack({ accuracy: 0, swarm: 1 }), spur: sting('missed'), alarm: sting('missed', 2) },
    players: [{ at: here, hand: ['pod'], inPlay: ['spur'] }, { at: here }],
  }
  const alone = bench(setup).play('play pod at mech-1', 'mech-1')
  expect([alone.asked, alone.damage(1)]).toEqual(['0 act', 2])
  const [own, other] = setup.players
  const t = bench({ ...setup, players: [{ ...own, inPlay: ['spur', 'alarm'] }, { ...other }] })
  t.play('play pod at mech-1', 'mech-1')
  expect(t.offer()).toEqual(['spur at mech-1', 'alarm at mech-1'])
  t.play('alarm at mech-1')
  expect([t.damage(1), t.offer()]).toEqual([2, ['spur at mech-1', 'alarm at mech-1']])
  expect(t.play('spur at mech-1', 'alarm at mech-1').damage(1)).toBe(6)
})

test('AR-R-69 AR-R-65 an effect with a target of its own is due twice as the same effect', () => {
  const flare = protocol({
    functions: [
      {
        on: 'missed',
        target: { what: 'mech', side: 'rival' },
        do: [{ damage: { amount: 1, to: 'target', sure: true } }],
      },
    ],
  })
  const t = bench({
    cards: { pod: attack({ accuracy: 0, swarm: 1 }), flare },
    players: [{ at: here, hand: ['pod'], inPlay: ['flare'] }, { at: here }, { at: here }],
  })
  t.play('play pod at mech-1', 'mech-2')
  expect([t.asked, t.offer()]).toEqual(['0 target', ['mech-1', 'mech-2']])
  expect(t.play('mech-2', 'mech-2').damage(2)).toBe(2)
})

test('AR-R-36 AR-R-69 who is out orders and carries out nothing any more', () => {
  const cards = {
    bomb: action({ do: [{ blast: { amount: 1, what: 'objects', side: 'rival', from: 'me', radius: 0 } }] }),
    mine: personal({
      hp: 1,
      functions: [
        { on: 'destroyed', do: [{ blast: { amount: 20, what: 'mechs', side: 'rival', from: 'me', radius: 0 } }] },
      ],
    }),
    cell: personal({ hp: 1, placement: 'leg', functions: [{ on: 'destroyed', do: [{ repair: { amount: 1 } }] }] }),
  }
  const t = bench({
    cards,
    players: [
      { at: here, hand: ['bomb'] },
      { at: here, inPlay: ['mine'] },
      {
        at: here,
        inPlay: [
          { card: 'cell', id: 'one' },
          { card: 'cell', id: 'two' },
        ],
      },
      { at: [4, 0] },
    ],
  })
  t.play('play bomb', ['one', 'two'])
  expect([t.state.lost, t.state.turn, t.asked]).toEqual([[[0, 2]], 1, '1 act'])
})
