import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

/** Rulings on how a sentence of the book is read, each as somebody at the table meets it. */
const gun = (keywords: readonly string[] = [], bands: readonly string[] = ['red', 'yellow', 'green']) => ({
  slot: 'gun',
  actions: [{ name: 'shoot', skill: 'ranged', bands, attack: true, with: keywords }],
})
const grenade = {
  slot: 'grenade',
  actions: [{ name: 'throw', skill: 'reflexes', bands: ['red', 'yellow'], attack: true }],
}
const show = (more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b c d e'],
  hunters: { ann: 'a' },
  enemies: { 'thug-1': 'b' },
  queue: [['slaughterlight'], ['slaughterlight']],
  ...more,
})

describe('sight and range', () => {
  test('AB-R-14 what stands beside the target, or beside the one who aims, hides nobody', () => {
    const t = position(show({ enemies: { 'thug-1': 'a', 'gunner-1': 'c', 'thug-2': 'c' } }))
    expect(t.aims('ann-gun')).toEqual(['thug-1', 'gunner-1', 'thug-2'])
  })

  test('AB-R-16 a hunter sees past its friend whom an enemy does not see past', () => {
    const t = position(
      show({ hunters: { ann: 'a', bob: 'b' }, enemies: { 'gunner-1': 'c' }, queue: [['ranged'], ['slaughterlight']] }),
    )
    expect(t.aims('ann-gun')).toEqual(['gunner-1'])
    expect(t.end(8).told('attacks')).toMatchObject([{ id: 'bob' }])
  })

  test('AB-R-19 range is counted over a gap that no model could cross', () => {
    const t = position(
      show({
        map: ['a . . .', '       .', 'b . . . '],
        enemies: { 'thug-1': 'b' },
        cards: { hunters: { ann: { standing: [{ allow: 'attack-unseen' }] } } },
      }),
    )
    expect(t.aims('ann-gun')).toEqual(['thug-1'])
    const seen = position(show({ map: ['a . . .', '       .', 'b . . . '], enemies: { 'thug-1': 'b' } }))
    expect(seen.whyNot('ann-gun thug-1 on G+')).toBe('AB-SIGHT-1')
  })

  test('AB-R-21 the colour of the token is that of the die and no more: a RED one shoots as far', () => {
    const hunters = { ann: { at: 'a', tokens: 'g+ Y+ Y-' } }
    const t = position(show({ hunters, enemies: { 'thug-1': 'd' } }))
    expect(t.offer('ann-gun')).toContain('ann-gun thug-1 on g+')
    t.dice(5).answer('ann-gun thug-1 on g+')
    expect(t.told('dice').map(({ die }) => die)).toEqual(['RED'])
    expect(t.enemy('thug-1')).toBeUndefined()
  })

  test('AB-R-22 a Basic Move needs no die and no sight: behind an enemy and past it', () => {
    const t = position(show())
    t.answer(`move ${t.at('d')} on G+`)
    expect([t.where('ann'), t.told('dice')]).toEqual([t.at('d'), []])
  })
})

describe('bases', () => {
  test('AB-R-17 a large model passes two hunters and ends beyond, but not three', () => {
    const end = (more: PositionSetup['hunters']) =>
      position(
        show({
          hunters: { ann: 'e', ...more },
          enemies: { 'ogre-1': 'a' },
          queue: [['move'], ['slaughterlight']],
        }),
      )
        .end()
        .where('ogre-1')
    const t = position(show())
    expect(end({ bob: 'b', cid: 'b' })).toBe(t.at('c'))
    expect(end({ bob: 'b', cid: 'b', dee: 'b' })).toBe(t.at('a'))
  })
})

describe('Gear', () => {
  const holding = (gear: string[], inventory: string[]) =>
    position(
      show({
        hunters: { ann: { at: 'a', gear, inventory, loot: ['guns'] } },
        cards: { gear: { tube: gun(), lob: grenade, bang: grenade } },
      }),
    )

  test('AB-R-27 a Gun token swaps grenade for grenade, the basic action guns alone', () => {
    const t = holding(['ann-gun', 'bang'], ['lob'])
    expect(t.offer('swap')).toEqual([])
    t.answer('spend guns use').answer('lob for bang')
    expect(t.hunter('ann').gear.map(({ card }) => card)).toEqual(['ann-gun', 'lob'])
    expect(t.hunter('ann').inventory).toEqual([{ card: 'bang', down: false }])
  })

  test('AB-R-27 both put a gun into an empty slot, for nothing in exchange', () => {
    expect(holding(['ann-gun'], ['tube']).offer('swap')).toContain('swap tube on G+')
    const t = holding(['ann-gun'], ['tube']).answer('spend guns use').answer('tube')
    expect(t.hunter('ann').gear.map(({ card }) => card)).toEqual(['ann-gun', 'tube'])
    expect(t.tokens('ann')).toBe('G+ Y+ Y+')
  })
})

describe('wounds', () => {
  test('AB-R-38 a wound that is chosen goes to a token that is not RED as long as there is one', () => {
    const t = position(
      show({
        hunters: { ann: { at: 'a', tokens: 'G+ y- Y-' } },
        queue: [['melee'], ['slaughterlight']],
        cards: { enemies: { thug: { melee: ['deadly'] } } },
      }),
    )
    t.end(1).answer('Y-')
    expect(t.tokens('ann')).toBe('g+ y- y-')
    expect(t.told('red-lined')).toHaveLength(1)
  })
})

describe('Loot', () => {
  test('AB-R-65 every Unique leaves a Legendary token, which lies and is taken like other Loot', () => {
    const toes = { type: 'unique', models: 1 }
    const t = position(
      show({
        enemies: { 'toes-1': 'b', 'heels-1': 'b' },
        hunters: { ann: { at: 'a', gear: ['tube'] } },
        cards: { enemies: { toes, heels: toes }, gear: { tube: gun(['explosive']), legend: gun() } },
        decks: { legendary: ['legend'] },
      }),
    )
    t.dice(11).answer('tube toes-1 on G+')
    expect(t.state.ground.map(({ token }) => token)).toEqual(['legendary', 'legendary'])
    t.answer(`move ${t.at('b')} on Y+`)
      .answer('legendary')
      .answer('loot on Y+')
    expect(t.hunter('ann').loot).toEqual(['legendary', 'legendary'])
  })

  test('AB-R-78 a Boss that is taken out leaves nothing', () => {
    const lord = { type: 'boss', hitPoints: 1, models: 1, tough: false, action: ['move'] }
    const t = position(show({ enemies: { 'lord-1': 'b' }, bag: ['guns', 'mods'], cards: { enemies: { lord } } }))
    t.dice(12).answer('melee lord-1 on G+')
    expect([t.enemy('lord-1'), t.state.ground, t.told('dice').length]).toEqual([undefined, [], 1])
  })
})

describe('the table', () => {
  test('AB-R-25 Luck is not carried from game to game: each begins with three', () => {
    const out = { at: 'out' }
    const t = position({
      map: ['H H b'],
      hunters: { ann: out, bob: out, cid: out, dee: out },
      stage: 'next',
      round: 0,
      luck: 7,
      queue: [],
      deck: [],
      campaign: { won: false, deck: ['opening-bell', 'warm-up-act', 'fresh-meat', 'casting-call'] },
    })
    while (t.question().ask === 'start') t.pass()
    expect([t.state.round, t.state.luck]).toEqual([1, 3])
  })

  test('AB-R-84 clockwise is the order of the hunters, whoever runs them, and wraps around', () => {
    const rich = { at: 'out', loot: ['cash-500'] }
    const buyers = (spotlight: PositionSetup['spotlight'] & string) => {
      const t = position({
        map: ['H b'],
        hunters: { ann: rich, bob: rich, cid: rich, dee: rich },
        seats: 2,
        controllers: [1, 0, 0, 1],
        stage: 'vend',
        round: 0,
        queue: [],
        deck: [],
        spotlight,
        decks: { guns: ['cheap'] },
        campaign: { won: true },
        cards: { gear: { cheap: { ...gun(), deck: 'guns', cost: 300, resale: 100 } } },
      })
      const asked: string[] = []
      for (; t.question().ask === 'buy'; t.pass()) asked.push(t.question().text.split(' ')[2] as string)
      return asked
    }
    expect(buyers('cid')).toEqual(['Cid', 'Dee', 'Ann', 'Bob'])
    expect(buyers('nobody')).toEqual(['Ann', 'Bob', 'Cid', 'Dee'])
  })

  test('AB-R-87 nobody switches a NEW-U Station off, and all come back by any that is on', () => {
    const t = position(show({ map: ['U b'], hunters: { ann: 'U', bob: { at: 'U' } }, enemies: { 'thug-1': 'b' } }))
    expect(t.offer('interact')).toEqual([])
    expect(t.whyNot(`interact new-u@${t.at('U')} on G+`)).toBe('AB-R-87')
  })
})
