import type { GameEvent } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'
import { arena } from './game.ts'

/** What two rules come to together, as a reader of the book would try it. */
const gun = (keywords: readonly string[], more: Record<string, unknown> = {}) => ({
  slot: 'gun',
  actions: [{ name: 'shoot', skill: 'ranged', bands: ['red', 'yellow'], attack: true, with: keywords, ...more }],
})
const quiet = [['slaughterlight'], ['slaughterlight']] as const
/** Ann with a gun of these keywords, Ranged 2, and thugs of Defense 5 and 4 Hit Points. */
const armed = (tube: Readonly<Record<string, unknown>>, more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b c d e'],
  hunters: { ann: { at: 'a', gear: ['tube'] } },
  enemies: { 'thug-1': 'b' },
  queue: quiet,
  ...more,
  cards: {
    ...more.cards,
    gear: { tube, ...more.cards?.gear },
    enemies: { thug: { hitPoints: 4 }, ...more.cards?.enemies },
  },
})

describe('keywords that come with a Crit', () => {
  test.each([
    ['incendiary', 'burning'],
    ['cryo', 'cryo'],
    ['radiation', 'radiation'],
  ] as const)('AB-KEYWORD-35 %s Crits roll their D4 with a Crit alone, and it may be rolled again', (keyword, kind) => {
    const shot = (luck: number, ...dice: number[]) =>
      position(armed(gun([], { crits: [keyword] }), { luck }))
        .dice(...dice)
        .answer('tube thug-1 on G+')
    const plain = shot(0, 11)
    expect(plain.told('dice').map(({ die }) => die)).toEqual(['GREEN'])
    const crit = shot(0, 12, 4)
    expect([crit.told('dice').map(({ die }) => die), crit.enemy('thug-1')?.status[kind]]).toEqual([['GREEN', 'D4'], 1])
    const again = shot(1, 12, 3, 4).answer('keep').answer('luck 0')
    expect([again.enemy('thug-1')?.status[kind], again.state.luck]).toEqual([1, 1])
  })

  test('AB-KEYWORD-2 AB-KEYWORD-35 Shock Crits go past the shield with a Crit alone', () => {
    const shot = (...dice: number[]) =>
      position(armed(gun([], { crits: ['shock'] }), { enemies: { 'thug-1': { at: 'b', shields: ['yellow'] } } }))
        .dice(...dice)
        .answer('tube thug-1 on G+')
        .enemy('thug-1')
    expect(shot(2, 11)).toMatchObject({ wounds: 0, shields: ['red'] })
    expect(shot(2, 12)).toMatchObject({ wounds: 1, shields: ['yellow'] })
  })
})

describe('attacks on several', () => {
  const sharp = { keyword: 'deadly', against: { kind: 'enemy', status: 'any' }, for: { skill: 'ranged' } }

  test('AB-KEYWORD-36 AB-MULTI-1 what makes an attack Deadly against some enemies makes it so against those alone', () => {
    const wounds = (one: object, other: object) => {
      const t = position(
        armed(gun(['crowd control']), {
          enemies: { 'thug-1': { at: 'b', ...one }, 'thug-2': { at: 'b', ...other } },
          cards: { hunters: { ann: { standing: [sharp] } } },
        }),
      )
      t.dice(4, 6).answer(`tube ${t.at('b')} on G+`)
      return t.state.enemies.map((enemy) => enemy.wounds)
    }
    const slimy = { status: { corrosive: 1 } }
    expect(wounds({}, slimy)).toEqual([1, 2])
    expect(wounds(slimy, {})).toEqual([2, 1])
  })

  test('AB-R-44 what is added against an enemy is not added against the friend beside it', () => {
    const t = position(
      armed(gun(['explosive']), {
        hunters: { ann: { at: 'a', gear: ['tube'] }, bob: 'b' },
        cards: { hunters: { ann: { standing: [{ change: 'acting', add: 3, against: { kind: 'enemy' } }] } } },
      }),
    )
    t.dice(4).answer('tube thug-1 on G+')
    expect(t.question()).toMatchObject({ ask: 'guard', about: { need: 6 } })
  })

  test('AB-KEYWORD-41 AB-R-81 AB-R-95 Lifesteal counts the wounds of every target, friends of the attacker with them', () => {
    const t = position(
      armed(gun(['explosive', 'lifesteal']), {
        hunters: { ann: { at: 'a', gear: ['tube'], tokens: 'g+ y+ Y+' }, bob: 'b' },
      }),
    )
    t.dice(7, 2, 4).answer('tube thug-1 on Y+').answer('Y+')
    expect(t.told('lifesteal')).toMatchObject([{ id: 'ann', wounds: 2 }])
  })

  test('AB-KEYWORD-41 AB-R-45 AB-R-81 so does an enemy, of the enemies that its own attack catches', () => {
    const t = position({
      map: ['a b c'],
      hunters: { ann: 'a' },
      enemies: { 'brute-1': { at: 'b', wounds: 3 }, 'thug-1': 'a' },
      queue: [[{ if: { card: 'brute' }, do: ['special'] }], ['slaughterlight']],
      cards: {
        enemies: {
          thug: { hitPoints: 4 },
          brute: {
            hitPoints: 9,
            strength: 8,
            specials: [{ name: 'Drain', attack: { kind: 'melee', with: ['explosive', 'lifesteal'] } }],
          },
        },
      },
    })
    t.end(2, 4).answer('Y+')
    expect(t.told('lifesteal')).toMatchObject([{ id: 'brute-1', wounds: 2 }])
  })
})

describe('healing and who waits for it', () => {
  const waiting = { hunters: { ann: { triggers: [{ on: 'healed', do: [{ luck: { add: 1 } }] }] } } }
  const hurt = (loot: string[]) =>
    position(
      armed(gun([]), { hunters: { ann: { at: 'a', tokens: 'g+ Y+ Y+', loot, gear: ['tube'] } }, cards: waiting }),
    )

  test('AB-LOOT-10 a Health token heals like anything else that does', () => {
    expect(hurt(['health-100']).answer('spend health-100 use').state.luck).toBe(1)
  })

  test('AB-LOOT-16 so does a Mod token', () => {
    expect(hurt(['mods']).answer('spend mods use').state.luck).toBe(1)
  })

  test('AB-FFYL-4 so does a fight for its life that was won', () => {
    const t = position({
      map: ['a b c'],
      hunters: { ann: { at: 'a', tokens: 'g+ y- y-' } },
      enemies: { 'thug-1': 'b' },
      queue: [['melee'], ['slaughterlight']],
      cards: waiting,
    })
    t.end(1, 6).answer('g+').answer(['ann']).answer('melee thug-1 on g+')
    expect([t.tokens('ann'), t.state.luck]).toEqual(['G+ Y+ Y+', 1])
  })
})

describe('wounds and who waits for them', () => {
  const waiting = { hunters: { bob: { triggers: [{ on: 'wounded', do: [{ luck: { add: 1 } }] }] } } }

  test("AB-HUNTER-4 AB-R-44 a wound of a friend's attack is a wound, and a defence against it a defence", () => {
    const caught = (face: number) => {
      const triggers = [
        { on: 'wounded', do: [{ luck: { add: 1 } }] },
        { on: 'defends', do: [{ wound: { who: 'them', wounds: 1 } }] },
      ]
      const t = position(
        armed(gun(['explosive']), {
          hunters: { ann: { at: 'a', gear: ['tube'] }, bob: 'b' },
          cards: { hunters: { bob: { triggers } } },
        }),
      )
      t.dice(4, face).answer('tube thug-1 on G+').answer('Y+')
      if (t.question().ask.startsWith('which')) t.answer('G-')
      return t
    }
    const hurt = caught(2)
    expect([hurt.state.luck, hurt.tokens('ann')]).toEqual([1, 'G- Y+ Y+'])
    const held = caught(7)
    expect([held.state.luck, held.tokens('ann')]).toEqual([0, 'g- Y+ Y+'])
  })

  test('AB-KEYWORD-15 AB-HUNTER-4 so is the wound of a frozen hunter that moves', () => {
    const t = position(
      armed(gun([]), { hunters: { bob: { at: 'a', status: { cryo: 1 } } }, active: 'bob', cards: waiting }),
    )
    t.answer(`move ${t.at('b')} thaw G+ on Y+`)
    expect(t.state.luck).toBe(1)
  })
})

describe('Fight For Your Life', () => {
  const dying = (more: Partial<PositionSetup>): PositionSetup => ({
    map: ['a b c'],
    hunters: { ann: { at: 'a', tokens: 'g+ y- y-' } },
    enemies: { 'thug-1': 'b' },
    queue: [['melee'], ['slaughterlight']],
    ...more,
  })

  test('AB-FFYL-3 AB-R-56 AB-R-58 the free attack that its action gives it is part of its [RE]action', () => {
    const actions = [{ name: 'berserk', does: [{ act: { who: 'me', free: 'melee' } }] }]
    const t = position(dying({ cards: { hunters: { ann: { actions } } } }))
    t.end(1).answer('g+').answer(['ann']).dice(6, 2).answer('ann on g+').answer('melee thug-1 on g-')
    expect(t.enemy('thug-1')).toBeUndefined()
    expect(t.told('fought')).toMatchObject([{ id: 'ann' }])
  })

  test('AB-HUNTER-4 AB-R-58 its cards do what they say while it fights, but heal nothing', () => {
    const triggers = [{ on: 'takes-out', do: [{ loot: { who: 'me', add: 1 } }, { heal: { who: 'me', wounds: 1 } }] }]
    const t = position(dying({ bag: ['guns', 'bounty'], cards: { hunters: { ann: { triggers } } } }))
    t.end(1).answer('g+').answer(['ann']).dice(6, 2).answer('melee thug-1 on g+')
    expect(t.hunter('ann').loot).toHaveLength(1)
    expect(t.story('healed', 'fought', 'healed-all')).toEqual(['fought', 'healed-all'])
  })

  test('AB-FFYL-6 whoever is kept from its [RE]action by what came before it is out', () => {
    const call = { name: 'call', does: [{ spawn: { enemy: 'warden', count: 1, at: 'me' } }] }
    const t = position(
      dying({
        hunters: { ann: { at: 'a', tokens: 'g+ y- y-' }, bob: 'a' },
        cards: {
          enemies: { warden: { standing: [{ forbid: 'react', who: { kind: 'hunter' } }] } },
          hunters: { bob: { actions: [call] } },
        },
      }),
    )
    t.end(1).answer('g+').answer(['ann', 'bob']).answer('bob').answer('bob on G+')
    expect([t.where('ann'), t.hunter('ann').dying]).toEqual(['out', false])
  })

  test('AB-SPOT-6 AB-R-58 where all others fight for their lives, one of those has the Spotlight', () => {
    const t = position({
      map: ['a b c'],
      hunters: { ann: { at: 'a', tokens: 'g+ y- y-' }, bob: { at: 'a', tokens: 'R- R- R-' }, cid: 'out', dee: 'out' },
      enemies: { 'thug-1': 'b' },
      spotlight: 'bob',
      cards: {
        hunters: { bob: { tokens: ['red', 'red', 'red'] } },
        enemies: { thug: { melee: ['explosive'] } },
      },
      queue: [['melee'], ['slaughterlight']],
    })
    t.end(1, 1).answer('g+').answer(['ann']).dice(6, 2)
    t.answer('melee thug-1 on g+')
    expect(t.told('fought')).toMatchObject([{ id: 'ann' }])
    expect(t.state.spotlight).toBe(0)
  })

  test('AB-SPOT-2 AB-R-85 a Fan Favorite is met in a fight for its life too', () => {
    const t = position(
      dying({
        hunters: { ann: { at: 'a', tokens: 'g+ y- y-', fan: 'comeback' } },
        spotlight: 'bob',
        cards: { fans: { comeback: { on: 'takes-out', in: 'reaction' } } },
      }),
    )
    t.end(1).answer('g+').answer(['ann']).dice(6, 2).answer('melee thug-1 on g+')
    expect(t.state.spotlight).toBe(0)
  })
})

describe('a hunter that its own action takes out', () => {
  test('AB-KEYWORD-28 AB-R-57 AB-R-58 shoots no more of a Rapid action, but fights for its life', () => {
    const t = position(
      armed(gun(['rapid 2']), {
        hunters: { ann: { at: 'a', gear: ['tube'], tokens: 'g+ Y+ y-' } },
        enemies: { 'thug-1': { at: 'a', wounds: 3, status: { radiation: 1 } }, 'thug-2': 'b' },
      }),
    )
    t.dice(7, 8, 1).answer('tube thug-1 on Y+').answer('g+')
    expect(t.question()).toMatchObject({ ask: 'react', options: [{ key: 'ann' }] })
    t.dice(6, 2).answer(['ann']).answer('melee thug-2 on g+')
    expect(t.where('ann')).toBe('out')
  })
})

describe('slots that a card gives', () => {
  const holster = { slot: 'misc', deck: 'ammo', cost: 400, resale: 100, standing: [{ change: 'gun-slots', add: 1 }] }
  const pill = { slot: 'misc', deck: 'meds', standing: [{ change: 'melee', add: 1 }] }
  const three = { at: 'a', gear: ['ann-gun', 'tube', 'pea', 'holster', 'pill'] }

  test('AB-GEAR-2 go with it: the weapon too many goes into the Inventory, as its player picks', () => {
    const t = position(
      armed(gun([]), {
        hunters: { ann: { ...three, loot: ['health-draw'] } },
        decks: { meds: ['tonic'] },
        cards: { gear: { holster, pill, pea: gun([]), tonic: pill } },
      }),
    )
    t.answer('spend health-draw draw').answer('equip for holster')
    expect(t.question()).toMatchObject({ ask: 'too many', rule: 'AB-GEAR-2' })
    expect(t.offer()).toEqual(['ann-gun', 'tube', 'pea'])
    t.answer('tube')
    expect(t.hunter('ann').gear.map(({ card }) => card)).toEqual(['ann-gun', 'pea', 'pill', 'tonic'])
    expect(t.hunter('ann').inventory.map(({ card }) => card)).toEqual(['holster', 'tube'])
  })

  test('AB-GEAR-2 AB-VENDING-10 also where it is traded in', () => {
    const out = { at: 'out' }
    const t = position({
      map: ['H b'],
      stage: 'vend',
      round: 0,
      queue: [],
      deck: [],
      hunters: { ann: { ...three, at: 'out' }, bob: out, cid: out, dee: out },
      campaign: { won: true },
      decks: { ammo: ['sling'] },
      cards: {
        gear: { tube: gun([]), pea: gun([]), holster, pill, sling: { ...pill, deck: 'ammo', cost: 100, resale: 50 } },
      },
    })
    t.answer('sling')
    if (t.question().ask === 'pay with') t.answer('gear holster')
    expect(t.question()).toMatchObject({ ask: 'too many' })
    t.answer('pea')
    expect(t.hunter('ann').gear.map(({ card }) => card)).toEqual(['ann-gun', 'tube', 'pill'])
  })
})

describe('who stands in for whom', () => {
  test('AB-TYPES-3 where two stand in for each other, each is meant by the name of the other alone', () => {
    const t = position({
      map: ['a b c'],
      hunters: { ann: 'a' },
      enemies: { 'thug-1': 'b', 'rogue-1': 'b' },
      swaps: { thug: 'rogue', rogue: 'thug' },
      cards: {
        enemies: { rogue: {} },
        hunters: { ann: { actions: [{ name: 'point', does: [{ wound: { who: { card: 'rogue' }, wounds: 1 } }] }] } },
      },
    }).answer('ann on G+')
    expect(t.state.enemies.map(({ id }) => id)).toEqual(['rogue-1'])
  })
})

describe('Luck for dice that several share', () => {
  test('AB-R-24 a hunter that may not use Luck does not keep its neighbour of the same player from it', () => {
    const t = position({
      map: ['a b c'],
      hunters: { ann: 'a', bob: 'a' },
      enemies: { 'thug-1': 'b' },
      luck: 1,
      queue: [['melee'], ['slaughterlight']],
      cards: {
        enemies: { thug: { melee: ['explosive', 'cryo'] } },
        hunters: { ann: { standing: [{ forbid: 'luck' }] } },
      },
    })
    t.end(6, 6, 4).answer('G+').answer('G+').answer('keep')
    expect(t.question()).toMatchObject({ ask: 'again', options: [{ key: 'luck 0' }, { key: 'keep' }] })
  })
})

describe('an attacker that falls to what its own attack set off', () => {
  const avenged = (...triggers: object[]) =>
    position({
      map: ['a b c'],
      hunters: { ann: 'a', bob: 'a' },
      enemies: { 'thug-1': 'b', 'gunner-1': 'c' },
      queue: [['melee'], ['slaughterlight']],
      active: 'dee',
      cards: {
        enemies: { thug: { melee: ['explosive'], strength: 9, keywords: ['bandit'] } },
        hunters: { ann: { triggers: [{ on: 'wounded', do: [{ wound: { who: 'them', wounds: 1 } }] }, ...triggers] } },
      },
    })
      .end(2, 2)
      .pass()
      .answer('G+')
      .answer('G+')

  test('AB-R-94 all whom it hits are hit before anything comes of their wounds', () => {
    const t = avenged({ on: 'hit', by: { keyword: 'bandit' }, do: [{ luck: { add: 1 } }] })
    expect([t.enemy('thug-1'), t.tokens('ann'), t.tokens('bob'), t.state.luck]).toEqual([
      undefined,
      'g+ Y+ Y+',
      'g+ Y+ Y+',
      2,
    ])
  })

  test('AB-R-94 the others have their wounds by it, and no card finds it on the board', () => {
    const gain = [{ luck: { add: 1 } }]
    const t = avenged(
      { on: 'wounded', by: { kind: 'hunter', is: 'not-me' }, do: gain },
      { on: 'wounded', by: { kind: 'hunter', is: 'not-me' }, who: { keyword: 'bandit' }, do: gain },
      { on: 'wounded', by: { kind: 'hunter', is: 'not-me' }, who: { wounded: true }, do: gain },
      { on: 'wounded', by: { kind: 'hunter', is: 'not-me' }, who: { within: { band: 'red', of: 'me' } }, do: gain },
    )
    expect([t.enemy('thug-1'), t.tokens('bob'), t.state.luck]).toEqual([undefined, 'g+ Y+ Y+', 1])
  })
})

describe('Suppression', () => {
  test('AB-KEYWORD-22 AB-KEYWORD-28 limits [RE]actions also where the enemy falls between two of its attacks', () => {
    const t = position({
      map: ['a b c'],
      hunters: { ann: 'a', bob: 'a' },
      enemies: { 'thug-1': 'b', 'gunner-1': 'b' },
      queue: [['melee'], ['slaughterlight']],
      cards: {
        enemies: { thug: { melee: ['rapid 2', 'suppression'] } },
        hunters: { ann: { triggers: [{ on: 'wounded', do: [{ wound: { who: { card: 'thug' }, wounds: 1 } }] }] } },
      },
    })
    t.end(1)
    if (t.question().ask === 'enemy next') t.answer('thug-1')
    t.answer('Y+').answer(['ann'])
    expect(t.offer('melee')).toEqual([])
    expect(t.offer('move').length).toBeGreaterThan(0)
  })
})

describe('what is told of a defence', () => {
  test.each([
    [8, 9, 'holds with a Crit'],
    [1, 2, 'fails with a Fumble'],
    [7, 9, 'holds (10 against 9)'],
    [5, 9, 'fails (8 against 9)'],
  ])('AB-DEFEND-14 with %d against Strength %d it says: %s', (face, strength, says) => {
    const t = position({
      map: ['a b c'],
      hunters: { ann: 'a' },
      enemies: { 'thug-1': 'b' },
      queue: [['melee'], ['slaughterlight']],
      cards: { enemies: { thug: { strength } } },
    })
    t.end(face).answer('Y+')
    const [told] = t.told(says.startsWith('h') ? 'defended' : 'undefended')
    expect(arena.describe(told as GameEvent, t.state)).toBe(`Ann defends with YELLOW and ${says}.`)
  })
})
