import { makePile } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import { program } from '../testing/netrun.ts'
import type { ModelSetup, Position } from '../testing/position.ts'

/** Cards of the box in a fight where what they say matters, and beside it one where it does not. */
const held = (card: string) => ({ card, down: false })
const one = (seat: number, x: number, y: number, more: Partial<ModelSetup> = {}): ModelSetup => ({
  seat,
  at: [x, y],
  tokens: 'Y+',
  ...more,
})
const wearing = (card: string, more: Partial<ModelSetup> = {}) => ({ tokens: 'Y+ Y+', ...more, gear: [held(card)] })
/** In contact, almost. */
const near = { at: [5, 6.2] } as const
const SHOOT = 'shoot bob-1 on Y+'
const STRIKE = 'strike bob-1 on Y+'
/** What the last roll came to: of who acted, and of who opposed. */
const rolled = (t: Position) => {
  const last = [...t.told('success'), ...t.told('failure')].at(-1)
  return [last?.total, last?.against]
}
/** It shoots from any distance. */
const gun = [{ name: 'gun', skill: 'ranged', bands: ['red', 'yellow', 'green'], attack: true }]
const GUN = 'ana-1 bob-1 on Y+'
const lootDeck = makePile('loot', 'none', ['good-knife', 'dog-tags'])

describe('Gear', () => {
  test('Junk Shield is Armor 3 and takes 1 off Ranged', () => {
    const t = duel({ ana: wearing('junk-shield', { skills: { ranged: 2 } }), bob: { tokens: 'Y+' } })
    expect(rolled(t.dice(2, 5).answer(SHOOT))).toEqual([3, 5])
    const worn = duel({ bob: wearing('junk-shield', { tokens: 'Y+' }) }).answer(SHOOT)
    expect(worn.offer()).toEqual(['Y+', 'Y+ junk-shield'])
    expect(rolled(worn.dice(2, 5).answer('Y+ junk-shield'))).toEqual([2, 8])
  })

  test('Harpoon Arm drags a rival character towards its bearer, and no Gonk', () => {
    const t = duel({
      ana: wearing('harpoon-arm'),
      bob: { tokens: 'Y+' },
      more: { gus: one(1, 8, 10, { gonk: 'red' }) },
    })
    expect(t.offer('harpoon-arm-1')).toEqual(['harpoon-arm-1 bob-1 on Y+'])
    expect(t.dice(7, 3).answer('harpoon-arm-1 bob-1 on Y+').at('bob')[1]).toBeLessThan(1000)
  })

  test('Overclock Spine: once, a Used token is Ready when its bearer is activated', () => {
    const t = duel({ active: 'bob', ana: wearing('overclock-spine', { tokens: 'Y- Y+' }), bob: { tokens: 'Y+ Y-' } })
    t.play('end', 'activate ana-1')
    expect(t.question().ask).toBe('may')
    t.answer('yes')
    expect([t.tokens('ana'), t.model('ana').gear]).toEqual(['Y+ Y+', [{ card: 'overclock-spine', down: true }]])
  })

  test('Shock Knuckles and Pressure Points turn Ready tokens, and Pressure Points leave no [RE]action', () => {
    const shock = duel({ ana: wearing('shock-knuckles'), bob: { ...near, tokens: 'Y+ Y+ G+' } })
    shock.dice(7, 3).play('shock-knuckles-1 bob-1 on Y+', 'Y+')
    while (shock.question().ask === 'which token to stun') shock.answer('Y+')
    expect(shock.tokens('bob')).toBe('Y- Y- G+')
    const points = duel({ ana: wearing('pressure-points', { tokens: 'Y+ Y+ Y+' }), bob: { ...near, tokens: 'Y+ Y+' } })
    points.dice(7, 3, 7, 3).play('pressure-points-1 bob-1 on Y+', STRIKE, 'Y+')
    expect([points.told('wound').length, points.state.batch, points.question().seat]).toEqual([1, undefined, 0])
  })

  test('Optic Flare takes 2 off Ranged until the activation is over', () => {
    const bob = { tokens: 'Y+ Y+', skills: { ranged: 3 } } as const
    const t = duel({ ana: wearing('optic-flare'), bob })
    t.dice(7, 3, 7, 3).play('optic-flare-1 bob-1 on Y+', SHOOT)
    expect(rolled(t.dice(2, 5).answer('shoot ana-1 on Y+'))[0]).toBe(2 + 3 - 2)
  })

  test('Heart of Iron: no wound of an attack counts, once, and a token is Ready', () => {
    const t = duel({ bob: wearing('heart-of-iron', { tokens: 'Y+ Y-' }) })
    t.dice(7, 3).play(SHOOT, 'Y+', 'yes')
    expect([t.tokens('bob'), t.model('bob').gear]).toEqual(['Y+ Y+', []])
    const no = duel({ bob: wearing('heart-of-iron', { tokens: 'Y+ Y+' }) })
    no.dice(7, 3).play(SHOOT, 'no')
    expect([no.told('wound').length, no.model('bob').gear.length]).toEqual([1, 1])
  })

  test('Smoke Beads: friends near by have 2 more in Ranged actions, and the card goes', () => {
    const t = duel({ ana: wearing('smoke-beads'), bob: { tokens: 'Y+ Y+' }, more: { cal: one(0, 6.5, 5) } })
    t.answer('smoke-beads-1 on Y+').answer('end')
    expect(t.model('ana').gear).toEqual([])
    expect(rolled(t.dice(2, 5).answer('shoot cal-1 on Y+'))[1]).toBe(5 + 2)
  })

  test('Kerenzikov: Defense Reflexes 1, and a move up to RED with each [RE]action', () => {
    const t = duel({ bob: wearing('kerenzikov', { tokens: 'Y+ Y+' }) })
    t.dice(7, 3).answer(SHOOT)
    expect(rolled(t)).toEqual([7, 4])
    t.dice(2, 5).play('shoot ana-1 on Y+', 'G+')
    expect(t.question()).toMatchObject({ ask: 'free token', seat: 1 })
    expect(t.answer('Y-').refusedPath([5, 13.1])).toBe('CZ-BASIC-2')
  })

  test('Sandevistan: once, a free move up to GREEN when its bearer is activated', () => {
    const t = duel({ active: 'bob', ana: wearing('sandevistan', { tokens: 'Y- Y+' }), bob: { tokens: 'Y+ Y-' } })
    t.play('end', 'activate ana-1', 'yes')
    expect(t.walk([16, 5]).at('ana')).toEqual([1600, 500])
    expect([t.tokens('ana'), t.model('ana').gear[0]?.down]).toEqual(['Y- Y+', true])
  })

  test('Ancestral Mask: no rival within RED [RE]acts', () => {
    const asked = (y: number) =>
      duel({ ana: wearing('ancestral-mask', { actions: gun }), bob: { at: [5, y], tokens: 'Y+ Y+' } })
        .dice(7, 3)
        .answer('ana-1 bob-1 on Y+')
        .question().seat
    expect([asked(8.5), asked(9.5)]).toEqual([0, 1])
  })

  test('Acid Flower takes Armor Gear and no other', () => {
    const gear = [held('ballistic-vest'), held('katana')]
    const t = duel({ ana: wearing('acid-flower'), bob: { at: [5, 8], tokens: 'Y+', gear } })
    t.dice(7, 3).answer('acid-flower-1 bob-1 on Y+')
    expect(t.model('bob').gear).toEqual([held('katana')])
  })

  test('Fright Wig and Banana Mines take from what rivals roll near their bearer', () => {
    const wig = duel({ ana: { tokens: 'Y+ Y+' }, bob: wearing('fright-wig', near) })
    expect(rolled(wig.dice(5, 4).answer(STRIKE))[0]).toBe(5 - 1)
    const away = duel({
      ana: { actions: gun, tokens: 'Y+ Y+' },
      bob: wearing('fright-wig', { at: [5, 8], tokens: 'Y+' }),
    })
    expect(rolled(away.dice(2, 4).answer(GUN))[0]).toBe(2)
    const pieces = [{ kind: 'fence', at: [5, 7] }]
    const crossed = (y: number) => {
      const t = duel({ ana: { tokens: 'Y+' }, bob: wearing('banana-mines', { at: [5, y] }), pieces }).answer(
        'move on Y+',
      )
      return rolled(t.dice(5, 4).walk([5, 8.5]))[0]
    }
    expect([crossed(10), crossed(25)]).toEqual([5 - 2, 5])
  })

  test('Loaded Dice: a Crit brings 1 Luck, a Fumble costs 1', () => {
    const luck = (face: number) => {
      const t = duel({ luck: [2, 0], ana: wearing('loaded-dice'), bob: { tokens: 'Y- Y-' } })
        .dice(face, 5)
        .answer(SHOOT)
      if (t.question().ask === 'again') t.answer('keep')
      return t.state.sides[0]?.luck
    }
    expect([luck(8), luck(4), luck(1)]).toEqual([3, 2, 1])
  })

  test('Hypno Spiral drags a rival Gonk and stuns it', () => {
    const gus = one(1, 5, 9, { gonk: 'red' })
    const t = duel({ ana: wearing('hypno-spiral'), bob: { at: [15, 15] }, more: { gus } })
    t.dice(7, 3).answer('hypno-spiral-1 gus-1 on Y+')
    expect([t.at('gus')[1] < 900, t.model('gus').marks.map(({ what }) => what)]).toEqual([true, ['stunned']])
  })

  test('Nose of Plenty: an attack that is held off may bring 1 Luck, once', () => {
    const t = duel({ bob: wearing('nose-of-plenty', { tokens: 'Y+' }) })
    t.dice(2, 5).play(SHOOT, 'yes')
    expect([t.state.sides[1]?.luck, t.model('bob').gear[0]?.down]).toEqual([1, true])
  })

  test('Exit Hatch: whoever is wounded may go into Reserve, and the card is gone', () => {
    const t = duel({ bob: wearing('exit-hatch', { tokens: 'Y+ Y+' }), more: { dee: one(1, 15, 15) }, enters: 'north' })
    t.dice(7, 3).play(SHOOT, 'yes')
    expect([t.model('bob').where, t.model('bob').gear, t.tokens('bob')]).toEqual(['reserve', [], 'y+ Y+'])
  })

  test('The Last Act: when its bearer is taken out every rival within RED is wounded', () => {
    const t = duel({
      ana: { tokens: 'Y+ Y-', actions: gun },
      bob: wearing('last-act', { at: [5, 8], tokens: 'R+' }),
      more: { cal: one(0, 15, 15), dee: one(1, 7, 8), eve: one(1, 15, 20) },
    })
    t.dice(7, 3).answer(GUN)
    expect([t.told('wound').map(({ id }) => id), t.tokens('dee')]).toEqual([['ana-1'], 'Y+'])
  })

  test('Smart Cuffs are for a Red-lined rival, who loses three tokens and its [RE]actions', () => {
    const cuffed = (tokens: string) => duel({ ana: wearing('smart-cuffs'), bob: { at: [5, 8], tokens } })
    expect(cuffed('Y+ y+').offer('smart-cuffs-1')).toEqual([])
    const t = cuffed('y+ y+ R+').dice(7, 3).answer('smart-cuffs-1 bob-1 on Y+')
    expect(t.tokens('bob')).toBe('y- y- R-')
  })

  test('Tracer Tags: no rival beyond YELLOW uses Armor in Ranged actions', () => {
    const ways = (y: number) =>
      duel({
        ana: wearing('tracer-tags', { actions: gun }),
        bob: { at: [5, y], tokens: 'Y+ G-', gear: [held('ballistic-vest')] },
      })
        .answer(GUN)
        .offer()
    expect([ways(10), ways(15)]).toEqual([
      ['Y+', 'G-', 'Y+ ballistic-vest', 'G- ballistic-vest'],
      ['Y+', 'G-'],
    ])
  })

  test('Command Uplink: whom its bearer commands turns a token to Ready', () => {
    const t = duel({
      ana: wearing('command-uplink', { skills: { influence: 2 } }),
      more: { cal: one(0, 6.5, 5, { tokens: 'Y+ Y-' }) },
    })
    t.dice(7, 3).answer('command cal-1 on Y+')
    expect([t.state.active?.id, t.tokens('cal')]).toEqual(['cal-1', 'Y+ Y+'])
  })

  test('Close Friends: the Gonk picked takes the wound, and none of the attack counts', () => {
    const bob = wearing('human-shield', { tokens: 'Y+ Y+' })
    const t = duel({ bob, more: { gus: one(1, 6.4, 10, { gonk: 'red' }), hal: one(1, 3.6, 10, { gonk: 'red' }) } })
    t.dice(7, 3).play(SHOOT, 'yes', 'hal-1')
    expect([t.tokens('bob'), t.tokens('ana'), t.model('hal').where, t.model('gus').where]).toEqual([
      'Y+ Y+',
      'G+ Y-',
      'out',
      'table',
    ])
    const alone = duel({ bob }).dice(7, 3).answer(SHOOT)
    if (alone.question().ask === 'may') alone.answer('yes')
    expect(alone.told('wound')).toHaveLength(1)
  })

  test('Jammer Pack: no friend within RED is Hacked', () => {
    const hacked = (x: number) => {
      const t = duel({
        ana: { tokens: 'Y+ Y+', gear: [] },
        bob: { tokens: 'Y+' },
        more: {
          dee: one(1, x, 10, { gear: [held('jammer-pack')] }),
          kid: one(0, 5, 3, { card: 'script-kid', gonk: 'red' }),
        },
        active: 'kid',
      })
      t.dice(5, 2).answer(t.offer('script-kid-1').find((key) => key.includes('bob-1')))
      return t.model('bob').hacked
    }
    expect([hacked(7), hacked(12)]).toEqual([0, 1])
  })

  test('Paint Bomb: no Armor until the next Inspire', () => {
    const t = duel({
      ana: wearing('paint-bomb', { tokens: 'Y+ Y+', actions: gun }),
      bob: { at: [5, 8], tokens: 'Y+ G+', gear: [held('ballistic-vest')] },
    })
    t.dice(7, 3).play('paint-bomb-1 bob-1 on Y+', 'Y+')
    expect(t.model('ana').gear).toEqual([])
    expect(t.answer(GUN).offer()).toEqual(['Y+', 'G+'])
  })

  test('Comfort Blanket: 5 or more ignores a wound, less and it is gone', () => {
    const t = (die: number) =>
      duel({ bob: wearing('comfort-blanket', { tokens: 'Y+ Y+' }) })
        .dice(7, 3, die)
        .play(SHOOT, 'yes')
    expect([t(5).tokens('bob'), t(5).model('bob').gear.length]).toEqual(['Y+ Y+', 1])
    expect([t(4).tokens('bob'), t(4).model('bob').gear.length]).toEqual(['y+ Y+', 0])
  })

  test('Bucket Brigade and Recon Goggles are exhausted by who is picked, and stay ready where nobody is', () => {
    const goggles = (pick: string) => {
      const t = duel({ active: 'bob', ana: wearing('recon-goggles', { tokens: 'Y- Y+' }), bob: { tokens: 'Y+ Y-' } })
      t.play('end', 'activate ana-1', pick)
      return t
    }
    const seen = goggles('bob-1')
    expect([seen.model('ana').gear[0]?.down, rolled(seen.dice(2, 5).play(SHOOT, 'Y+'))[1]]).toEqual([true, 5 - 1])
    expect(goggles('nobody').model('ana').gear[0]?.down).toBe(false)
    const brigade = (tokens: string) => {
      const cal = one(0, 6.5, 5, { tokens })
      const t = duel({
        active: 'bob',
        ana: wearing('bucket-brigade', { tokens: 'Y- Y+' }),
        bob: { tokens: 'Y+ Y-' },
        more: { cal },
      })
      t.play('end', 'inspire')
      if (t.question().ask === 'whom') t.answer('cal-1')
      return [t.tokens('cal'), t.model('ana').gear[0]?.down]
    }
    expect([brigade('y-'), brigade('Y-')]).toEqual([
      ['Y+', true],
      ['Y+', false],
    ])
  })

  test('Airhypo heals a friend for nothing but itself, with no rival within RED', () => {
    const t = duel({ ana: wearing('airhypo'), more: { cal: one(0, 6.5, 5, { tokens: 'y+' }) } })
    t.answer('airhypo-1 cal-1 on Y+')
    expect([t.tokens('cal'), t.model('ana').gear, t.told('dice')]).toEqual(['Y+', [], []])
    const close = duel({
      ana: wearing('airhypo'),
      bob: { at: [5, 8] },
      more: { cal: one(0, 6.5, 5, { tokens: 'y+' }) },
    })
    expect(close.whyNot('airhypo-1 cal-1 on Y+')).toBe('CZ-KEYWORD-4')
  })

  test('Riot Shield covers those beside its bearer, not the bearer', () => {
    const bob = { tokens: 'Y+' } as const
    const beside = (x: number) => duel({ bob, more: { dee: one(1, x, 10, { gear: [held('riot-shield')] }) } })
    expect(rolled(beside(6.5).dice(2, 5).answer(SHOOT))[1]).toBe(6)
    expect(rolled(beside(9).dice(2, 5).answer(SHOOT))[1]).toBe(5)
  })
})

describe('Loot', () => {
  test('Black Lace: all Ready for a wound, once', () => {
    const t = duel({ active: 'bob', ana: { tokens: 'Y- G+ Y-', loot: ['black-lace'] }, bob: { tokens: 'Y+ Y-' } })
    t.play('end', 'activate ana-1', 'yes', 'G+')
    expect([t.tokens('ana'), t.model('ana').loot]).toEqual(['Y+ g+ Y+', []])
  })

  test('Black Lace is spent though its wound takes out its bearer', () => {
    const more = { cal: one(0, 15, 15) }
    const t = duel({ active: 'bob', ana: { tokens: 'y- R+', loot: ['black-lace'] }, bob: { tokens: 'Y+ Y-' }, more })
    t.play('end', 'activate ana-1', 'yes')
    expect([t.model('ana').where, t.model('ana').loot]).toEqual(['out', []])
  })

  test('Rat-Run Map: into Reserve when its bearer is activated, and the card is gone', () => {
    const t = duel({
      active: 'bob',
      ana: { tokens: 'Y- G+', loot: ['rat-run-map'] },
      bob: { tokens: 'Y+ Y-' },
      enters: 'south',
    })
    t.play('end', 'activate ana-1', 'yes')
    expect([t.told('withdrawn').length, t.model('ana').loot]).toEqual([1, []])
  })

  test('Fat Bribe sends a rival Gonk into Reserve', () => {
    const t = duel({
      ana: { loot: ['bribe'], tokens: 'Y+' },
      more: { gus: one(1, 7, 8, { gonk: 'red' }) },
      enters: 'north',
    })
    t.dice(7, 3).answer('bribe-1 gus-1 on Y+')
    expect([t.model('gus').where, t.model('ana').loot]).toEqual(['reserve', []])
  })

  test('Caltrops wound whoever moves into a Brawl within reach', () => {
    const t = duel({ ana: { tokens: 'Y+ Y+' }, bob: { at: [5, 9], tokens: 'Y+', loot: ['caltrops'] } })
    t.answer('move on Y+').walk([5, 7.5])
    expect(t.question()).toMatchObject({ ask: 'may', seat: 1 })
    t.answer('yes')
    if (t.question().ask === 'which token to wound') t.answer('Y-')
    expect([t.told('wound').map(({ id }) => id), t.model('bob').loot]).toEqual([['ana-1'], []])
  })
})

describe('characters', () => {
  test('Scrap Hound: Red-lined it has 1 more Melee, and runs when it is wounded', () => {
    const total = (tokens: string) =>
      rolled(
        duel({ ana: { card: 'scrap-hound', tokens }, bob: { ...near, tokens: 'Y+' } })
          .dice(2, 5)
          .answer(`strike bob-1 on ${tokens.slice(0, 2)}`),
      )[0]
    expect((total('R+ y+') as number) - (total('Y+ R+') as number)).toBe(1)
    const t = duel({ bob: { card: 'scrap-hound', tokens: 'Y+ R+' } })
      .dice(7, 2)
      .play(SHOOT, 'Y+', 'yes')
    expect([t.question().ask, t.question().seat]).toEqual(['path', 1])
  })

  test('Rookie Lawman: 1 more in attacks with a friend within YELLOW', () => {
    const total = (x: number) =>
      rolled(
        duel({ ana: { card: 'rookie', tokens: 'Y+' }, bob: { tokens: 'Y+' }, more: { cal: one(0, x, 5) } })
          .dice(2, 8)
          .answer(SHOOT),
      )[0]
    expect((total(8) as number) - (total(20) as number)).toBe(1)
  })

  test('Marksman: 1 more Ranged in attacks as long as it has not moved', () => {
    const t = () => duel({ ana: { card: 'marksman', tokens: 'Y+ Y+' }, bob: { tokens: 'Y+ Y+' } })
    const still = rolled(t().dice(2, 8).answer(SHOOT))[0] as number
    const moved = rolled(t().answer('move on Y+').walk([5, 4.5]).dice(2, 8).answer(SHOOT))[0] as number
    expect(still - moved).toBe(1)
  })

  test('Enforcer: 1 more Ranged against the unwounded', () => {
    const total = (tokens: string) =>
      rolled(
        duel({ ana: { card: 'enforcer', tokens: 'Y+' }, bob: { tokens } })
          .dice(2, 6)
          .play(SHOOT, tokens.slice(-2)),
      )[0] as number
    expect(total('Y- G+') - total('y- G+')).toBe(1)
  })

  test('Tantrum: a friend taken out near by readies it, and it may move', () => {
    const t = duel({ bob: { tokens: 'R+' }, more: { tan: one(1, 9, 10, { card: 'tantrum', tokens: 'Y- Y-' }) } })
    t.dice(7, 2).answer(SHOOT)
    while (t.question().ask === 'body') t.answer({ x: 500, y: 1103 })
    expect([t.tokens('tan'), t.question().ask, t.question().seat]).toEqual(['Y+ Y-', 'path', 1])
  })

  test('Shield-Bearer takes the wound of a friend beside it', () => {
    const tan = one(1, 6.5, 10, { card: 'shield-bearer', tokens: 'Y+ Y+' })
    const t = duel({ bob: { tokens: 'Y+ Y+' }, more: { tan } })
      .dice(7, 2)
      .play(SHOOT, 'yes')
    expect([t.tokens('bob'), t.tokens('tan')]).toEqual(['Y+ Y+', 'y+ Y+'])
  })

  test('Toll Keeper takes a Loot card, of those who have one', () => {
    const t = (loot: string[]) =>
      duel({ ana: { card: 'toll-keeper', tokens: 'Y+' }, bob: { at: [5, 8], tokens: 'Y+', loot } })
    expect(t([]).offer('toll-keeper-1')).toEqual([])
    const taken = t(['dog-tags']).dice(8, 3).answer('toll-keeper-1 bob-1 on Y+')
    expect([taken.model('ana').loot, taken.model('bob').loot]).toEqual([['dog-tags'], []])
  })

  test('Old Soldier attacks anyone when it [RE]acts', () => {
    const more = { cal: one(0, 9, 6), old: one(1, 5, 10, { card: 'old-soldier', tokens: 'Y+ Y+' }) }
    const t = duel({ bob: { at: [20, 20] }, more })
      .dice(7, 2)
      .answer('shoot old-1 on Y+')
    expect(t.offer('shoot').map((key) => key.split(' ')[1])).toEqual(expect.arrayContaining(['ana-1', 'cal-1']))
  })

  test('Sad Clown: Laughing Gas turns two tokens, of characters alone', () => {
    const t = duel({
      ana: { card: 'sad-clown', tokens: 'Y+' },
      bob: { tokens: 'Y+ Y+' },
      more: { gus: one(1, 8, 8, { gonk: 'red' }) },
    })
    expect(t.offer('sad-clown-1')).toEqual(['sad-clown-1 bob-1 on Y+'])
    expect(t.dice(8, 3).answer('sad-clown-1 bob-1 on Y+').tokens('bob')).toBe('Y- Y-')
  })

  test('Fortune Machine: whom it tells a fortune has no Luck spent on it', () => {
    const told = (fortune: boolean) => {
      const t = duel({ luck: [0, 2], ana: { card: 'fortune-machine', tokens: 'Y+ Y+' }, bob: { tokens: 'Y+ Y+' } })
      t.dice(8, 3)
      if (fortune) t.play('fortune-machine-1 bob-1 on Y+', 'keep')
      t.dice(7, 3).answer(SHOOT)
      return t.question().ask
    }
    expect([told(true), told(false)]).toEqual(['act', 'again'])
  })

  test('Netwatch Liaison ends a Running program of a rival Netrunner, and of no other character', () => {
    const bob = { tokens: 'Y+ Y+', skills: { tech: 2 }, programs: ['dead-echo'] } as const
    const more = { dee: one(1, 9, 9), cal: one(0, 8, 5) }
    const t = duel({ ana: { card: 'netwatch-liaison', tokens: 'G+ Y+' }, bob, more, active: 'bob' })
    // She is a Netrunner, who could stand in.
    t.dice(8, 2).play('launch dead-echo cal-1', 'nobody')
    expect(program(t, 'dead-echo')?.running).toBe(true)
    t.play('end', 'activate ana-1')
    expect(t.offer('netwatch-liaison-1').map((key) => key.split(' ')[1])).toEqual(['bob-1', 'bob-1'])
    t.dice(11, 2).answer('netwatch-liaison-1 bob-1 on G+')
    expect([program(t, 'dead-echo')?.running, t.tokens('bob')]).toEqual([false, 'Y- Y+'])
  })

  test('Matriarch and Field Director ready a friend without a roll', () => {
    const cal = one(0, 6.5, 5, { tokens: 'Y- Y+' })
    for (const card of ['matriarch', 'field-director']) {
      const t = duel({ ana: { card, tokens: 'Y+ Y+' }, more: { cal } })
      const [key] = t.offer(`${card}-1`)
      if (t.question().options.some(({ key: other }) => other === key)) t.dice(8, 3)
      expect(t.answer(key).tokens('cal')).toBe('Y+ Y+')
    }
  })

  test('Bloodhound holds whoever is within reach', () => {
    const t = duel({
      ana: { tokens: 'Y+', at: [5, 5] },
      bob: { card: 'bloodhound', at: [5, 6.2], tokens: 'Y+' },
    }).answer('move on Y+')
    expect(t.refusedPath([5, 1])).toBe('CZ-SETUP-4')
  })
})

describe('Gonks', () => {
  test('Balloon Kid: those near by it lose a token when it pops', () => {
    const kid = one(1, 5, 8, { card: 'balloon-kid', gonk: 'red' })
    const t = duel({ ana: { tokens: 'Y+ Y+ Y+', actions: gun }, bob: { at: [15, 15] }, more: { kid } })
      .dice(7, 2)
      .answer('ana-1 kid-1 on Y+')
    expect(t.tokens('ana')).toBe('Y- Y- Y+')
  })

  test('Runaway is not aimed at from beyond GREEN', () => {
    const gun = [{ name: 'gun', skill: 'ranged', bands: ['green', 'long'], attack: true }]
    const t = (y: number) =>
      duel({
        ana: { tokens: 'Y+', actions: gun },
        bob: { at: [15, 15] },
        more: { kid: one(1, 5, y, { card: 'runaway', gonk: 'red' }) },
      })
    expect(t(20).whyNot('ana-1 kid-1 on Y+')).toBe('CZ-SETUP-4')
    expect(t(16).offer('ana-1')).toContain('ana-1 kid-1 on Y+')
  })
})

test('Scavenger draws a Loot card with each Body it loots', () => {
  const cal = one(1, 5, 20, { where: 'out', loot: ['stimpak'] })
  const bodies = [{ no: 1, of: 'cal-1', at: { x: 640, y: 500, z: 0 } }]
  const t = duel({
    ana: { card: 'scavenger', tokens: 'Y+' },
    bob: { at: [15, 20] },
    more: { cal },
    state: { bodies, lootDeck },
  })
  t.dice(8, 2).answer(t.offer('loot-goods')[0] ?? 'loot-goods body-1 on Y+')
  expect(t.model('ana').loot).toContain('dog-tags')
})

describe('more Gear', () => {
  test('Trip Wires: whoever moves into a Brawl beside its bearer loses a token, once', () => {
    const t = duel({ ana: { tokens: 'Y+ Y+ Y+' }, bob: wearing('trip-wires', { at: [5, 9] }) })
    t.answer('move on Y+').walk([5, 7.5])
    expect([t.tokens('ana'), t.model('bob').gear[0]?.down]).toEqual(['Y- Y- Y+', true])
  })

  test('Laugh Track: a rival near by that fails an attack costs those beside its bearer a token', () => {
    const t = duel({ ana: { tokens: 'Y+ Y+ Y+' }, bob: wearing('laugh-track', { ...near, tokens: 'Y+' }) })
    t.dice(2, 5).answer(STRIKE)
    expect(t.tokens('ana')).toBe('Y- Y- Y+')
    const far = duel({ ana: { tokens: 'Y+ Y+ Y+' }, bob: wearing('laugh-track', { tokens: 'Y+' }) })
      .dice(2, 5)
      .answer(SHOOT)
    expect(far.tokens('ana')).toBe('Y- Y+ Y+')
  })

  test('Spider Gloves: who has moved up high turns a token to Ready, once', () => {
    const pieces = [{ kind: 'rooftop', at: [6, 6], size: [10, 10], height: 4 }]
    const t = duel({ ana: wearing('spider-gloves', { at: [5, 5, 4] }), bob: { at: [20, 28] }, pieces })
    t.answer('move on Y+').walk([5, 7]).answer('yes')
    expect([t.tokens('ana'), t.model('ana').gear[0]?.down]).toEqual(['Y+ Y+', true])
    const low = duel({ ana: wearing('spider-gloves'), bob: { at: [20, 28] } })
      .answer('move on Y+')
      .walk([5, 7])
    expect([low.tokens('ana'), low.question().ask]).toEqual(['Y- Y+', 'act'])
  })

  test('Black ICE Key: 2 more against Tech actions, and whoever fails one is wounded, once', () => {
    const kid = one(0, 5, 3, { card: 'script-kid', gonk: 'yellow' })
    const t = duel({
      ana: { at: [15, 2] },
      bob: wearing('black-ice-key', { tokens: 'Y+' }),
      more: { kid },
      active: 'kid',
    })
    t.dice(2, 5).answer(t.offer('script-kid-1').find((key) => key.includes('bob-1')))
    expect(rolled(t)[1]).toBe(5 + 2)
    expect([t.model('kid').where, t.model('bob').gear[0]?.down]).toEqual(['out', true])
  })

  test('Zip Line: a free move up to GREEN by an action', () => {
    const t = duel({ ana: wearing('zip-line'), bob: { at: [20, 28] } }).answer('zip-line-1 on Y+')
    if (t.question().ask === 'free token') t.answer('Y+')
    expect(t.walk([16.5, 5]).at('ana')).toEqual([1650, 500])
    expect(t.tokens('ana')).toBe('Y- Y+')
  })

  test('Kinetic Barrier: those beside its bearer have 2 more against attacks', () => {
    const bob = { tokens: 'Y+ Y+' } as const
    const t = duel({ ana: wearing('kinetic-barrier'), bob, more: { cal: one(0, 6.5, 5), dan: one(0, 9, 5) } })
    t.play('kinetic-barrier-1 on Y+', 'end')
    expect(rolled(t.dice(2, 5).answer('shoot cal-1 on Y+'))[1]).toBe(7)
    expect(rolled(t.dice(2, 5).answer('shoot dan-1 on Y+'))[1]).toBe(5)
  })

  test('Clown Car Keys bring two Stooges, and are gone', () => {
    const t = duel({ ana: wearing('clown-car-keys'), bob: { at: [20, 28] } }).answer('clown-car-keys-1 on Y+')
    for (const place of [
      { x: 606, y: 500 },
      { x: 394, y: 500 },
    ])
      if (t.question().ask === 'deploy') t.answer(place)
    expect([t.told('deployed').length, t.model('ana').gear]).toEqual([2, []])
  })

  test('Cable Whip hacks whom it hits, and stuns with a Crit', () => {
    const whip = (die: number) => {
      const t = duel({ ana: wearing('cable-whip'), bob: { ...near, tokens: 'Y+ Y- Y-' } })
        .dice(die, 3)
        .play('cable-whip-1 bob-1 on Y+', 'Y-')
      return [t.model('bob').hacked, t.tokens('bob')]
    }
    expect([whip(7), whip(8)]).toEqual([
      [1, 'Y+ y- Y-'],
      [1, 'Y- y- Y-'],
    ])
  })

  test('Blood Filter and War Drum Amp are heard as its bearer begins to inspire', () => {
    const blood = (tokens: string) => {
      const t = duel({ active: 'bob', ana: wearing('blood-filter', { tokens }), bob: { tokens: 'Y+ Y-' } }).play(
        'end',
        'inspire',
      )
      if (t.question().ask === 'may') t.play('yes', 'y-')
      return t.told('healed').length
    }
    expect([blood('y- y+'), blood('y- Y+')]).toEqual([1, 0])
    const gus = one(0, 8, 5, { gonk: 'red' })
    const amp = duel({
      active: 'bob',
      ana: wearing('war-drum-amp', { tokens: 'Y- Y+' }),
      bob: { tokens: 'Y+ Y-' },
      more: { gus },
    })
    amp.play('end', 'inspire', 'gus-1')
    expect([amp.question().ask, amp.walk([8, 7.9]).at('gus')]).toEqual(['path', [800, 790]])
  })

  test('Agent Link: after the Inspire friends near by lose one Hacked token more', () => {
    const cal = one(0, 8, 5, { hacked: 2 })
    const t = duel({
      active: 'bob',
      ana: wearing('agent-link', { tokens: 'Y- Y+' }),
      bob: { tokens: 'Y+ Y-' },
      more: { cal },
    })
    t.play('end', 'inspire', 'off', 'yes')
    expect(t.model('cal').hacked).toBe(0)
  })

  test('Throwing Needles are Silent: who is hit along an obscured path does not shoot back', () => {
    const shots = (pieces: readonly object[]) => {
      const t = duel({ ana: wearing('throwing-needles'), bob: { tokens: 'Y+ Y+' }, pieces })
        .dice(8, 2)
        .answer('throwing-needles-1 bob-1 on Y+')
      return t.offer('shoot').length > 0
    }
    expect([shots([]), shots([{ kind: 'barrel', at: [5, 8] }])]).toEqual([true, false])
  })

  test('Tear Gas stuns those in its area and wounds nobody', () => {
    const t = duel({ ana: wearing('tear-gas'), bob: { at: [5, 9], tokens: 'Y- Y+' } })
    t.dice(8, 2, 2).play('tear-gas-1 bob-1 on Y+', { x: 500, y: 1003 })
    expect([t.tokens('bob'), t.told('wound'), t.model('ana').gear]).toEqual(['Y- Y-', [], []])
  })
})

describe('more characters', () => {
  test('Detective: 2 off what a rival opposes Ranged actions with', () => {
    const t = duel({ ana: { card: 'detective', tokens: 'Y+ Y+' }, bob: { tokens: 'Y+ Y+' } })
    t.dice(8, 2).answer('detective-1 bob-1 on Y+')
    expect(rolled(t.dice(2, 5).answer(SHOOT))[1]).toBe(5 - 2)
  })

  test('Den Mother: Gonks within RED are not aimed at from beyond YELLOW', () => {
    const far = [{ name: 'gun', skill: 'ranged', bands: ['yellow', 'green'], attack: true }]
    const at = (y: number) =>
      duel({
        ana: { tokens: 'Y+', actions: far, at: [5, y] },
        bob: { card: 'den-mother', at: [8, 15] },
        more: { gus: one(1, 5, 15, { gonk: 'red' }) },
      })
    expect(at(5).whyNot('ana-1 gus-1 on Y+')).toBe('CZ-SETUP-4')
    expect(at(8).offer('ana-1')).toContain('ana-1 gus-1 on Y+')
  })

  test('Roof Rat climbs without a roll', () => {
    const pieces = [{ kind: 'rooftop', at: [5, 8], size: [6, 4], height: 4 }]
    const ana = { card: 'roof-rat', tokens: 'G+ Y+', at: [5, 5.45] } as const
    const t = duel({ ana, bob: { at: [20, 28] }, pieces })
      .answer('move on G+')
      .walk([5, 5.45], [5, 8])
    expect([t.told('dice'), t.model('ana').at.z]).toEqual([[], 400])
  })

  test('Vent Crawler goes through fences and rivals without a roll', () => {
    const t = duel({
      ana: { card: 'vent-crawler', tokens: 'G+' },
      bob: { at: [5, 8] },
      pieces: [{ kind: 'fence', at: [5, 11] }],
    })
    t.answer('move on G+').walk([5, 14])
    expect([t.told('dice'), t.at('ana')]).toEqual([[], [500, 1400]])
  })

  test('Overwatch answers a miss in Ranged actions', () => {
    const missed = (card: string) =>
      duel({ bob: { card, tokens: 'Y+ Y+' } })
        .dice(2, 5)
        .answer(SHOOT)
        .question().seat
    expect([missed('overwatch'), missed('rookie')]).toEqual([1, 0])
  })

  test('Jack-in-the-Box goes into Reserve when it takes a model out', () => {
    const t = duel({
      ana: { card: 'jackbox', tokens: 'Y+ Y+' },
      bob: { ...near, tokens: 'R+' },
      more: { cal: one(0, 15, 15), dee: one(1, 15, 25) },
      enters: 'south',
    })
    t.dice(8, 2).play(STRIKE, 'yes')
    expect(t.model('ana').where).toBe('reserve')
  })

  test('Trauma Officer: Priority Care heals two wounds, of Veterans alone', () => {
    const cal = (card: string) => one(0, 6.5, 5, { card, tokens: 'y+ y+' })
    const t = duel({ ana: { card: 'trauma-officer', tokens: 'Y+ Y+' }, more: { cal: cal('enforcer-1') } })
    t.dice(8, 2).answer('trauma-officer-1 cal-1 on Y+')
    expect(t.tokens('cal')).toBe('Y+ Y+')
    const basic = duel({ ana: { card: 'trauma-officer', tokens: 'Y+ Y+' }, more: { cal: cal('enforcer') } })
    expect(basic.offer('trauma-officer-1')).toEqual([])
  })

  test('Fixer: Loot for a friend, or Luck', () => {
    const t = (way: string) =>
      duel({ ana: { card: 'fixer', tokens: 'Y+' }, more: { cal: one(0, 6.5, 5) }, state: { lootDeck } })
        .dice(8, 2)
        .play('fixer-1 cal-1 on Y+', way)
    expect(t('a delivery').model('cal').loot).toEqual(['dog-tags'])
    expect(t('a favour').state.sides[0]?.luck).toBe(1)
  })

  test('Mime Veteran: no rival within YELLOW commands', () => {
    const commands = (x: number) =>
      duel({ ana: { tokens: 'Y+' }, bob: { card: 'mime-1', at: [x, 5] }, more: { cal: one(0, 5, 6.5) } }).offer(
        'command',
      ).length
    expect([commands(11), commands(20)]).toEqual([0, 1])
  })

  test('Toy Maker takes a Gear card of a rival to bits', () => {
    const t = duel({ ana: { card: 'toy-maker', tokens: 'Y+' }, bob: { tokens: 'Y+', gear: [held('katana')] } })
    t.dice(8, 2).answer(t.offer('toy-maker-2')[0] ?? 'none')
    expect(t.model('bob').gear).toEqual([])
  })

  test('Paramedic works with rivals within RED, and readies whom it heals', () => {
    const t = duel({
      ana: { card: 'paramedic', tokens: 'Y+' },
      bob: { at: [5, 7.5] },
      more: { cal: one(0, 6.6, 5, { tokens: 'y-' }) },
    })
    t.dice(8, 2).answer('paramedic-1 cal-1 on Y+')
    expect(t.tokens('cal')).toBe('Y+')
  })
})
