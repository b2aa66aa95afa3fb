import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

/** Rulings that no chapter shows by the way. */

const gun = (...keywords: string[]) => ({
  slot: 'gun',
  actions: [{ name: 'shoot', skill: 'ranged', bands: ['red', 'yellow'], attack: true, with: keywords }],
})
const bubble = { slot: 'shield', shield: ['yellow'] }
const show = (more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b c d e'],
  hunters: { ann: 'a' },
  enemies: { 'thug-1': 'b' },
  queue: [['melee'], ['slaughterlight']],
  ...more,
})
const calm = { ann: { tokens: ['yellow', 'yellow', 'yellow'] } }

describe('Luck', () => {
  test("AB-R-24 a hunter may have an enemy's shield die and the Obstacle Die rolled again in its action", () => {
    const shielded = position(show({ luck: 1, enemies: { 'thug-1': { at: 'b', shields: ['yellow'] } } }))
    shielded.dice(8, 3, 2).answer('ann-gun thug-1 on G+').answer('luck 0')
    expect(shielded.told('success')).toMatchObject([{ total: 5, need: 2 }])
    const does = [{ ready: { who: 'me', tokens: 1 } }]
    const rally = { name: 'rally', skill: 'medical', bands: ['red'], who: { kind: 'hunter' }, does }
    const cards = { hunters: { ann: { actions: [rally] } } }
    const mended = position(show({ luck: 1, cards }))
      .dice(10, 4, 3)
      .answer('ann ann on G+')
      .answer('luck 0')
    expect(mended.told('success')).toMatchObject([{ need: 3 }])
  })

  test('AB-R-26 a keyword D4 rolled again to its Crit brings the token back, an Obstacle or shield die never', () => {
    const cards = { gear: { tube: gun('incendiary') }, enemies: { thug: { hitPoints: 3 } } }
    const hunters = { ann: { at: 'a', gear: ['tube'] } }
    const t = position(show({ luck: 1, hunters, cards }))
      .dice(5, 2, 4)
      .answer('tube thug-1 on G+')
      .answer('luck 1')
    t.answer('keep')
    expect([t.state.luck, t.enemy('thug-1')?.status.burning]).toEqual([1, 1])
    const shielded = position(show({ luck: 1, enemies: { 'thug-1': { at: 'b', shields: ['yellow'] } } }))
    shielded.dice(2, 3, 8).answer('ann-gun thug-1 on G+').answer('luck 0')
    expect(shielded.state.luck).toBe(0)
  })

  test('AB-R-24 the Clean Up Roll and the D4 of Loot are nobody’s to roll again', () => {
    const cards = { enemies: { thug: { tough: true } } }
    const enemies = { 'thug-1': { at: 'b', status: { slag: 1 } }, 'thug-2': 'e' }
    const t = position(show({ luck: 3, enemies, cards, queue: [['slaughterlight']], bag: ['guns', 'mods', 'guns'] }))
    t.dice(8, 2).answer('melee thug-1 on G+').answer('keep')
    expect(t.told('dice').map(({ why }) => why)).toEqual(['for the action', 'for more Loot'])
    expect(t.question().ask).toBe('act')
    expect(t.end().question().ask).toBe('activate')
  })
})

describe('wounds', () => {
  test('AB-R-36 wounds are those on Action Tokens now, not on a shield and not printed RED', () => {
    const cards = { gear: { bubble }, hunters: { bob: { tokens: ['green', 'yellow', 'red'] } } }
    const hurt = { card: 'bubble', down: false, shield: ['y+' as const] }
    const hunters = { bob: { at: 'c', gear: [hurt] }, cid: { at: 'c', tokens: 'g+ Y+ Y+' } }
    const t = position(show({ hunters, cards, active: 'dee', spotlight: 'ann' })).end(8)
    expect(t.told('attacks')).toMatchObject([{ id: 'cid' }])
  })

  test('AB-R-37 printed RED tokens are no wounds: not Red-lined, not healed, and no guard against being taken out', () => {
    const cards = { hunters: { ann: { tokens: ['red', 'red', 'red'] } } }
    const loot = ['health-100']
    const t = position(show({ hunters: { ann: { at: 'a', loot } }, cards }))
    expect(t.offer('spend')).toEqual([])
    t.end(1)
    expect(t.told('dying')).toMatchObject([{ id: 'ann' }])
  })

  test('AB-R-41 a shield takes no wound that no attack deals', () => {
    const hunters = { ann: { at: 'a', gear: ['bubble'], status: { burning: 1 } } }
    const cards = { gear: { bubble }, hunters: calm }
    const t = position(show({ hunters, cards, queue: [['slaughterlight']] })).end()
    expect([t.tokens('ann'), t.hunter('ann').gear[0]?.shield]).toEqual(['y+ Y+ Y+', ['Y+']])
  })

  test('AB-R-43 an enemy’s shield takes one wound, then Tough lowers what is left', () => {
    const cards = { gear: { tube: gun('deadly') }, enemies: { thug: { tough: true, hitPoints: 3 } } }
    const enemies = { 'thug-1': { at: 'b', shields: ['red' as const], status: { slag: 1 } } }
    const t = position(show({ hunters: { ann: { at: 'a', gear: ['tube'] } }, enemies, cards }))
    t.dice(1, 9).answer('tube thug-1 on G+')
    expect(t.enemy('thug-1')).toMatchObject({ shields: [], wounds: 1 })
  })

  test('AB-R-49 an attack is Deadly once, however often it is said', () => {
    const bayonet = { ...gun(), keywords: ['attachable blade'] }
    const ann = { standing: [{ keyword: 'deadly', for: { skill: 'melee' } }] }
    const cards = { gear: { bayonet }, hunters: { ann }, enemies: { thug: { hitPoints: 4 } } }
    const t = position(show({ hunters: { ann: { at: 'a', gear: ['bayonet'] } }, cards }))
    expect(t.dice(8).answer('melee thug-1 on G+').enemy('thug-1')?.wounds).toBe(2)
  })

  test('AB-R-80 a healed token keeps its side', () => {
    const t = position(show({ hunters: { ann: { at: 'a', tokens: 'g- Y+ Y+', loot: ['health-100'] } } }))
    expect(t.answer('spend health-100 use').tokens('ann')).toBe('G- Y+ Y+')
  })
})

describe('attacks', () => {
  test('AB-R-47 Crowd Control of a hunter affects enemies alone', () => {
    const cards = { gear: { tube: gun('crowd control') }, enemies: { thug: { hitPoints: 2 } } }
    const t = position(show({ hunters: { ann: { at: 'a', gear: ['tube'] }, bob: 'b' }, cards }))
    t.dice(4, 9).answer(`tube ${t.at('b')} on G+`)
    expect([t.enemy('thug-1')?.wounds, t.tokens('bob'), t.told('undefended')]).toEqual([1, 'G+ Y+ Y+', []])
  })

  test('AB-R-47 one that is Explosive too affects everybody in the zone, and rolls no D4 for it', () => {
    const cards = { gear: { tube: gun('crowd control', 'explosive') }, enemies: { thug: { hitPoints: 2 } } }
    const t = position(show({ hunters: { ann: { at: 'a', gear: ['tube'] }, bob: 'b' }, cards }))
    t.dice(9, 2)
      .answer(`tube ${t.at('b')} on G+`)
      .answer('Y+')
    expect([t.enemy('thug-1')?.wounds, t.tokens('bob')]).toEqual([1, 'G+ y+ Y+'])
  })

  test('AB-R-53 a Fumble stirs every target, in the order its player likes; one that was rolled again stirs nobody', () => {
    const fumble = { hitPoints: 2, attackFumble: [{ luck: { add: 1 } }] }
    const cards = { gear: { tube: gun('explosive') }, enemies: { thug: fumble, gunner: fumble } }
    const setup = show({
      hunters: { ann: { at: 'a', gear: ['tube'] } },
      enemies: { 'thug-1': 'b', 'gunner-1': 'b', 'ogre-1': 'd' },
      cards,
    })
    const t = position(setup).dice(1).answer('tube thug-1 on G+')
    expect(t.question()).toMatchObject({ ask: 'fumbles', seat: 0 })
    t.answer(['gunner-1', 'thug-1'])
    expect([t.told('fumble').map(({ enemy }) => enemy), t.state.luck]).toEqual([['gunner-1', 'thug-1'], 2])
    const again = position({ ...setup, luck: 1 })
      .dice(1, 9)
      .answer('tube thug-1 on G+')
      .answer('luck 0')
    expect([again.told('fumble'), again.state.luck]).toEqual([[], 0])
  })

  test('AB-R-53 a Defense Fumble counts with a Shield token too', () => {
    const cards = { gear: { bubble }, enemies: { thug: { defenseFumble: [{ luck: { add: 1 } }] } } }
    const t = position(show({ hunters: { ann: { at: 'a', gear: ['bubble'] } }, cards })).end(1)
    expect(t.state.luck).toBe(1)
  })

  test('AB-R-56 a [RE]action is any action at any target, not only at whoever dealt the wound', () => {
    const t = position(show({ enemies: { 'thug-1': 'b', 'gunner-1': 'a' }, queue: [['melee'], ['slaughterlight']] }))
    t.end(1).answer('thug-1').answer('Y+').answer(['ann'])
    expect(t.aims('melee')).toEqual(['thug-1', 'gunner-1'])
    expect([...new Set(t.question().options.map(({ kind }) => kind))]).toEqual(['move', 'use', 'end'])
  })

  test('AB-R-62 the closest is the closest of those the enemy can attack', () => {
    const t = position(
      show({
        map: ['x y z b c d'],
        hunters: { bob: 'd', cid: 'x' },
        enemies: { 'gunner-1': 'b' },
        elements: [{ kind: 'pillar', at: 'c' }],
        queue: [['ranged']],
        cards: { hunters: { cid: calm.ann } },
        active: 'ann',
        spotlight: 'dee',
      }),
    ).end(8)
    expect(t.told('attacks')).toMatchObject([{ id: 'cid' }])
  })
})

describe('who is out', () => {
  const hunters = {
    ann: 'a',
    bob: {
      at: 'b',
      tokens: 'g- y- y-',
      loot: ['cash-100', 'bounty'],
      gear: ['bob-gun'],
      status: { burning: 1, slag: 1 },
    },
  } as const

  test('AB-R-59 everything stays on its card but its status tokens, and it uses nothing of it', () => {
    const t = position(show({ hunters, enemies: { 'thug-1': 'e' }, queue: [['slaughterlight']], active: 'ann' })).end()
    const { loot, gear, status, zone } = t.state.hunters[1] as (typeof t.state.hunters)[number]
    expect([zone, loot, gear.length]).toEqual([-1, ['cash-100', 'bounty'], 1])
    expect(Object.values(status).every((count) => count === 0)).toBe(true)
    expect(t.told('spends')).toEqual([])
  })

  test('AB-R-59 it still places the Mod that another hunter’s token brings', () => {
    const trees = [{ card: 'bare-hands', mods: [] }]
    const t = position(show({ hunters: { ann: { at: 'a', loot: ['mods'] }, bob: { at: 'out', trees } } }))
    t.answer('spend mods use')
    expect(t.question()).toMatchObject({ ask: 'mod', text: expect.stringContaining('Bob') })
  })

  test('AB-R-66 whoever burns up before the Clean Up Roll comes back in the same round', () => {
    const burning = { at: 'b', tokens: 'g+ y+ y+', status: { burning: 1 }, loot: ['cash-500'] }
    const t = position(
      show({ map: ['a b c U'], hunters: { ann: 'a', bob: burning }, queue: [['slaughterlight']] }),
    ).end()
    expect(t.story('announcement-over', 'burns', 'taken-out', 'respawned')).toEqual([
      'announcement-over',
      'burns',
      'taken-out',
      'respawned',
    ])
    expect(t.where('bob')).toBe(t.at('U'))
  })
})

describe('cards and turns', () => {
  test('AB-R-12 AB-R-69 the last card counts as long as its orders last, and is gone when they are done', () => {
    const enemies = { 'thug-1': { at: 'c', status: { burning: 1 } } }
    const t = position(show({ enemies, queue: [['slaughterlight', 'slaughterlight']], deck: [] })).end()
    expect(t.story('announcement-over', 'enemy-out', 'won')).toEqual(['announcement-over', 'enemy-out', 'won'])
    const killed = position(show({ queue: [['melee', 'move']], deck: [], cards: { hunters: calm } })).end(1, 8)
    killed.answer(['ann']).answer('melee thug-1 on Y+')
    expect(killed.story('enemy-out', 'announcement-over', 'won')).toEqual(['enemy-out', 'announcement-over', 'won'])
  })

  test('AB-R-77 a Boss follows no orders of Events, and Spawn on its own card spawns as on any', () => {
    const lord = { type: 'boss', models: 1, hitPoints: 9, action: ['spawn'] }
    const t = position(
      show({
        map: ['a b c d 1'],
        enemies: { 'lord-1': 'b' },
        scenario: { spawning: [{ enemy: 'thug', count: 1, at: 1 }] },
        cards: { enemies: { lord }, events: { rush: { orders: ['melee'] } } },
        events: ['rush'],
        queue: [['event']],
      }),
    ).end()
    expect(t.told('spawned')).toMatchObject([{ enemy: 'thug-1' }])
    expect([t.told('event').length, t.told('attacks')]).toEqual([1, []])
  })

  test('AB-R-83 the token of a Run And Gun weapon defends nobody and takes no wound', () => {
    const cards = { gear: { dash: { ...gun(), keywords: ['run and gun'] } } }
    const t = position(show({ hunters: { ann: { at: 'a', gear: ['dash'], tokens: 'G+ y+ y-' } }, cards })).end(1)
    expect(t.offer()).toEqual(['G+', 'y+', 'y-'])
  })

  test('AB-R-85 a holder who meets its condition again keeps the token as it is, red or not', () => {
    const fans = { single: { on: 'takes-out', times: 1, when: 'at-once' } }
    const t = position(show({ hunters: { ann: { at: 'a', fan: 'single' } }, red: true, cards: { fans } }))
    t.dice(8).answer('melee thug-1 on G+')
    expect([t.state.spotlight, t.state.red, t.told('spotlight')]).toEqual([0, true, []])
  })

  test('AB-R-92 a machine or a token draws as many cards as there are', () => {
    const t = position(show({ hunters: { ann: { at: 'a', loot: ['guns'] } }, decks: { guns: [] } }))
    expect(t.offer('spend')).toEqual([])
  })

  test('AB-R-102 an action without a legal target is not offered, and so costs nothing', () => {
    const t = position(show({ enemies: { 'thug-1': 'e' } }))
    expect([t.offer('melee'), t.offer('ann-gun')]).toEqual([[], []])
  })
})

describe('options of the table', () => {
  test('AB-R-13 the last card is repeated without its Spawn orders, also those that wait for something', () => {
    const t = position(
      show({
        map: ['1 . a b c d e'],
        hunters: { ann: 'a' },
        enemies: { 'thug-1': 'e' },
        queue: [[{ if: { kind: 'hunter' }, do: ['spawn', 'move'], else: ['spawn'] }]],
        deck: [],
        scenario: { spawning: [{ enemy: 'gunner', count: 1, at: 1 }] },
        options: { emptyQueue: 'repeat-last-card-without-spawn' },
      }),
    ).end()
    expect([t.state.enemies.length, t.question().ask]).toEqual([2, 'enemy next'])
    t.dice(2).answer('thug-1')
    if (t.question().ask === 'enemy next') t.pass()
    while (['activate', 'act'].includes(t.question().ask)) t.pass()
    expect(t.state.round).toBe(3)
    expect([t.state.enemies.length, t.told('order').map(({ order }) => order)]).toEqual([2, ['spawn', 'move', 'move']])
  })

  test.each(['one-per-action', 'one-per-hit'] as const)(
    'AB-R-50 [RE]actions to a Rapid attack, where the table says %s',
    (rapidReactions) => {
      const cards = { enemies: { thug: { melee: ['rapid 2'], hitPoints: 9 } } }
      const t = position(show({ cards, options: { rapidReactions } })).end(1, 1, 2, 2)
      t.answer('Y+').answer('Y+').answer(['ann'])
      t.answer('melee thug-1 on G+')
      const offered = rapidReactions === 'one-per-hit'
      expect(t.question().ask === 'act' && t.question().text.includes('[RE]action')).toBe(offered)
    },
  )
})

describe('what no position may hold', () => {
  test.each([
    ['/hunters/0/loot', ['pocket-lint']],
    ['/hunters/0/fan', 'pocket-lint'],
    ['/hunters/0/trees', [{ card: 'pocket-lint', mods: [] }]],
    ['/bag/cards', ['pocket-lint']],
    ['/events/cards', ['pocket-lint']],
    ['/guns/cards', ['pocket-lint']],
  ])('AB-SETUP-7 a card that does not exist is named where an edit puts it into %s', (path, value) => {
    const t = position(show())
    expect(() => t.match.edit([{ op: 'replace', path, value }])).toThrow('there is no card pocket-lint')
  })

  test.each<[path: string, value: unknown, says: string]>([
    ['/hunters/0/seat', 1, 'ann is run by seat 1, where nobody sits'],
    ['/seats', 2, 'seat 1 runs no Vault Hunter'],
    ['/stage', 'vend', 'the stage vend is for a campaign alone'],
    ['/stage', 'over', 'a game is over when it has an outcome, and not before'],
    ['/hunters/0/zone', 99, 'ann stands in no zone of the Vault: 99; expected 0 to 6'],
    ['/enemies/0/zone', 99, 'thug-1 stands in no zone of the Vault'],
    [
      '/hunters/0/tokens',
      [],
      'ann has the tokens ; expected G+ Y+ Y+, each Used (-) or wounded (small letter) perhaps',
    ],
    ['/hunters/0/dying', true, 'ann fights for its life after no attack; expected a [RE]action to come'],
    [
      '/hunters/0/trees',
      [{ card: 'turret-groom', mods: [6] }],
      'turret-groom has Mods on 6; expected different slots from 0 to 5',
    ],
    ['/todo', [{ do: 'fight', hunter: 'zed', won: false }], 'there is no hunter zed'],
    ['/enemies/0/wounds', 1, 'thug-1 has wounds for all its Hit Points (1 of 1); expected fewer'],
    ['/hunters/0/gear', [{ card: 'tin-lid', down: false }], 'tin-lid is face up with the tokens ; expected Y+ Y+'],
    ['/hunters/0/gear', [{ card: 'grudge', down: false }], 'grudge is without its own token; expected run: Y+'],
    ['/orders', [{ by: 'card', card: 'zed', at: 0 }], 'there is no card zed'],
    [
      '/hunters/0/gear',
      ['ann-gun', 'bob-gun', 'cid-gun'].map((card) => ({ card, down: false })),
      'ann has 3 cards in its gun slots; expected 2 at most',
    ],
    [
      '/hunters/0/trees',
      [{ card: 'turret-groom', mods: [0, 3] }],
      'turret-groom has Mods on 3 above an empty tier; expected one in each tier below',
    ],
    [
      '/hunters/0/trees',
      ['rampage', 'rampage'].map((card) => ({ card, mods: [] })),
      'ann has the Skill Trees rampage, rampage; expected 3 different ones',
    ],
    ['/elements', [{ kind: 'zed', zone: 0, on: true }], 'there is no card zed'],
    ['/elements', [{ kind: 'barrel', zone: 99, on: true }], 'barrel stands in no zone of the Vault: 99'],
    ['/ground', [{ zone: 99, token: 'guns' }], 'guns stands in no zone of the Vault: 99'],
    ['/bag/cards', ['legendary'], 'a Legendary token is in the bag, where it never goes'],
    ['/enemies/0/shields', ['green'], 'thug-1 has the shields green; expected none, RED where wounded'],
    ['/orders', [{ by: 'deed', card: '', at: 0, list: ['dance'] }], 'state.orders[0].list[0]'],
    ['/vending', { machine: 4, shown: [], buyers: [], resold: [] }, 'state.vending.machine'],
    ['/vending', { machine: 0, shown: ['zed'], buyers: [], resold: [] }, 'there is no card zed'],
  ])('AB-SETUP-7 an edit that puts into %s what cannot be is told so', (path, value, says) => {
    const t = position(show())
    const op = path === '/vending' ? 'add' : 'replace'
    expect(() => t.match.edit([{ op, path, value }])).toThrow(says)
  })
})
