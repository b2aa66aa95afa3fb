import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

/** A gun with these keywords, those of `crits` only with a Crit. */
const gun = (keywords: readonly string[], more: Record<string, unknown> = {}) => ({
  slot: 'gun',
  actions: [{ name: 'shoot', skill: 'ranged', bands: ['red', 'yellow'], attack: true, with: keywords, ...more }],
})
const sturdy = { hitPoints: 4 }
/** Ann with such a gun and Ranged 2 before thugs with Defense 5 and 4 Hit Points. */
const armed = (keywords: readonly string[], more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b c d e'],
  hunters: { ann: { at: 'a', gear: ['tube'] } },
  enemies: { 'thug-1': 'b' },
  queue: [['slaughterlight'], ['slaughterlight']],
  ...more,
  cards: {
    gear: { tube: gun(keywords), ...more.cards?.gear },
    enemies: { thug: sturdy, ...more.cards?.enemies },
    ...(more.cards?.hunters ? { hunters: more.cards.hunters } : {}),
  },
})
const status = (t: ReturnType<typeof position>, id = 'thug-1') => t.enemy(id)?.status
/** An enemy whose strikes have these keywords next to Ann. */
const struck = (keywords: readonly string[], more: Partial<PositionSetup> = {}): PositionSetup => ({
  map: ['a b c d e'],
  hunters: { ann: 'a' },
  enemies: { 'thug-1': 'b' },
  queue: [['melee'], ['slaughterlight']],
  ...more,
  cards: { ...more.cards, enemies: { thug: { melee: keywords } } },
})
const bubble = { bubble: { slot: 'shield', shield: ['green'] } }

describe('keywords of elements', () => {
  test('AB-KEYWORD-1 shields do not defend against Shock', () => {
    const hunters = { ann: { at: 'a', gear: ['bubble'] } }
    const t = position(struck(['shock'], { hunters, cards: { gear: bubble } })).end(1)
    expect(t.offer()).toEqual(['G+', 'Y+'])
    t.answer('Y+')
    expect(t.hunter('ann').gear[0]?.shield).toEqual(['G+'])
    expect(t.tokens('ann')).toBe('G+ y+ Y+')
  })

  test("AB-KEYWORD-2 nor do enemies' shields", () => {
    const t = position(armed(['shock'], { enemies: { 'thug-1': { at: 'b', shields: ['yellow'] } } }))
    t.dice(3).answer('tube thug-1 on G+')
    expect(t.told('success')).toMatchObject([{ need: 5 }])
    expect(t.enemy('thug-1')).toMatchObject({ wounds: 1, shields: ['yellow'] })
  })

  test('AB-KEYWORD-3 Corrosive X leaves X tokens, hit or miss', () => {
    const t = position(armed(['corrosive 2']))
      .dice(1)
      .answer('tube thug-1 on G+')
    expect(t.enemy('thug-1')?.wounds).toBe(0)
    expect(status(t)?.corrosive).toBe(2)
  })

  test('AB-KEYWORD-4 AB-R-46 each token lowers a defence by 1, and what attacks on an enemy must reach', () => {
    const hunters = { ann: { at: 'a', status: { corrosive: 2 } } }
    const t = position(struck([], { hunters })).end(6).answer('Y+')
    expect(t.told('defended')).toMatchObject([{ total: 7 }])
    const enemy = position(armed([], { enemies: { 'thug-1': { at: 'b', status: { corrosive: 2 } } } }))
    expect(enemy.dice(2).answer('tube thug-1 on G+').told('success')).toMatchObject([{ need: 3 }])
  })

  const marked = { corrosive: 1, burning: 1, cryo: 1, radiation: 0, slag: 0 }

  test('AB-KEYWORD-5 AB-KEYWORD-9 AB-KEYWORD-16 End Effects takes off Corrosive, Burning and Cryo, other rolls do not', () => {
    const after = (face: number) => {
      const t = position(armed([], { enemies: { 'thug-1': { at: 'e', status: marked } } }))
      return status(t.dice(face).answer('end'))
    }
    expect(after(4)).toMatchObject({ corrosive: 0, burning: 0, cryo: 0 })
    for (const face of [1, 2, 3]) expect(after(face)).toMatchObject({ corrosive: 1, burning: 1, cryo: 1 })
  })

  test.each([
    ['AB-KEYWORD-6 AB-KEYWORD-7', 'incendiary', 'burning'],
    ['AB-KEYWORD-12 AB-KEYWORD-13', 'cryo', 'cryo'],
    ['AB-KEYWORD-17 AB-KEYWORD-18', 'radiation', 'radiation'],
  ] as const)('%s: %s rolls a D4 beside the total; a 4 leaves a %s token, hit or miss', (_, keyword, kind) => {
    const hit = position(armed([keyword]))
      .dice(4, 4)
      .answer('tube thug-1 on G+')
    expect(hit.told('dice').map(({ die }) => die)).toEqual(['GREEN', 'D4'])
    expect(hit.told('success')).toMatchObject([{ total: 6 }])
    expect(status(hit)?.[kind]).toBe(1)
    const miss = position(armed([keyword]))
      .dice(2, 4)
      .answer('tube thug-1 on G+')
    expect([miss.enemy('thug-1')?.wounds, status(miss)?.[kind]]).toEqual([0, 1])
    expect(
      status(
        position(armed([keyword]))
          .dice(2, 3)
          .answer('tube thug-1 on G+'),
      )?.[kind],
    ).toBe(0)
  })

  test('AB-KEYWORD-8 at the end of the enemy turn each Burning token is a wound', () => {
    const t = position(armed([], { enemies: { 'thug-1': { at: 'e', status: { burning: 3 } } } })).end()
    expect(t.enemy('thug-1')?.wounds).toBe(3)
    t.answer('ann').end()
    while (t.question().ask !== 'activate' || t.state.round === 3) t.pass()
    expect(t.enemy('thug-1')).toBeUndefined()
  })

  const crowd = {
    hunters: { ann: { at: 'a', gear: ['tube'] }, bob: 'b' } as const,
    enemies: { 'thug-1': 'b', 'brute-1': 'b' },
  }
  const brute = { enemies: { brute: { defense: 9 } } }

  test('AB-KEYWORD-10 AB-KEYWORD-11 AB-R-44 Explosive: one roll for everyone in the zone, friends defend against it', () => {
    const t = position(armed(['explosive'], { ...crowd, cards: brute }))
      .dice(4, 3)
      .answer('tube thug-1 on G+')
    expect(t.question()).toMatchObject({ ask: 'guard', text: expect.stringContaining('6 or more defends') })
    t.answer('Y+')
    expect(t.told('dice').map(({ why }) => why)).toEqual(['for the action', 'to defend'])
    expect(t.state.enemies.map(({ id, wounds }) => [id, wounds])).toEqual([
      ['thug-1', 1],
      ['brute-1', 0],
    ])
    expect(t.tokens('bob')).toBe('G+ y+ Y+')
    expect(t.told('reactions')).toEqual([])
  })

  test("AB-R-44 a friend's Crit is held off by a Crit alone, and its Fumble hits nobody", () => {
    const t = position(armed(['explosive'], { ...crowd, cards: brute }))
      .dice(12, 11)
      .answer('tube thug-1 on G+')
      .answer('G+')
    expect(t.tokens('bob')).toBe('g+ Y+ Y+')
    const fumble = position(armed(['explosive'], { ...crowd, cards: brute }))
      .dice(1)
      .answer('tube thug-1 on G+')
    expect(fumble.question()).toMatchObject({ ask: 'act' })
  })

  test('AB-R-95 the tokens of an Explosive attack go on everyone it affects, Slag on those it hits, one D4 for all', () => {
    const setup = armed(['explosive', 'incendiary', 'corrosive 1', 'slag'], {
      hunters: { ann: { at: 'a', gear: ['tube'] }, bob: 'b' },
      enemies: { 'thug-1': 'b', 'thug-2': 'b' },
      cards: { enemies: { thug: { ...sturdy, defense: 9 } } },
    })
    const marks = (t: ReturnType<typeof position>) =>
      [t.hunter('bob'), ...t.state.enemies].map(({ status: { burning, corrosive, slag } }) => [
        burning,
        corrosive,
        slag,
      ])
    const missed = position(setup).dice(4, 4, 8).answer('tube thug-1 on G+').answer('Y+')
    expect(missed.told('dice').map(({ die }) => die)).toEqual(['GREEN', 'D4', 'YELLOW'])
    expect(marks(missed)).toEqual([
      [1, 1, 0],
      [1, 1, 0],
      [1, 1, 0],
    ])
    const hit = position(setup).dice(11, 3, 2).answer('tube thug-1 on G+').answer('Y+')
    expect(marks(hit)).toEqual([
      [0, 1, 1],
      [0, 1, 1],
      [0, 1, 1],
    ])
    const fumbled = position(setup).dice(1, 4).answer('tube thug-1 on G+')
    expect(fumbled.tokens('bob')).toBe('G+ Y+ Y+')
    expect(marks(fumbled)).toEqual([
      [1, 1, 0],
      [1, 1, 0],
      [1, 1, 0],
    ])
  })

  test('AB-R-45 an Explosive attack of an enemy hits its friends where its Strength reaches their Defense', () => {
    const hunters = { ann: 'a' } as const
    const enemies = { 'thug-1': 'b', 'gunner-1': 'a' }
    const t = position(struck(['explosive'], { hunters, enemies }))
      .end(8)
      .answer('thug-1')
      .answer('Y+')
    expect(t.enemy('gunner-1')).toBeUndefined()
  })

  test('AB-KEYWORD-14 a Cryo token forbids moving, and nothing else', () => {
    const frozen = { 'thug-1': { at: 'c', status: { cryo: 1 } } }
    const t = position({ ...struck([]), enemies: frozen, queue: [['move']] }).end()
    expect(t.told('enemy-moves')).toEqual([])
    const near = { 'thug-1': { at: 'b', status: { cryo: 1 } } }
    expect(
      position({ ...struck([]), enemies: near })
        .end(8)
        .answer('Y+')
        .told('attacks'),
    ).toHaveLength(1)
  })

  test('AB-KEYWORD-15 AB-R-51 a frozen hunter moves by taking a wound on a GREEN token, and not without one', () => {
    const frozen = (tokens: string) =>
      position(armed([], { hunters: { ann: { at: 'a', tokens, status: { cryo: 1 } } } }))
    const t = frozen('G+ Y+ Y-')
    expect(t.offer('move')).toEqual([
      `move ${t.at('b')} thaw G+ on g+`,
      `move ${t.at('b')} thaw G+ on Y+`,
      `move ${t.at('c')} thaw G+ on Y+`,
    ])
    expect(t.answer(`move ${t.at('c')} thaw G+ on Y+`).tokens('ann')).toBe('g+ Y- Y-')
    const none = frozen('g+ Y+ Y+')
    expect(none.offer('move')).toEqual([])
    expect(none.whyNot(`move ${none.at('b')} on Y+`)).toBe('AB-KEYWORD-14')
  })

  test('AB-KEYWORD-19 AB-KEYWORD-20 an irradiated model that is taken out goes off at everyone else in its zone', () => {
    const enemies = { 'thug-1': 'b', 'weak-1': 'b', 'brute-1': 'b' }
    const cards = {
      enemies: { thug: { hitPoints: 1 }, weak: { defense: 5, hitPoints: 2 }, brute: { defense: 7, hitPoints: 2 } },
    }
    const t = position(armed(['radiation'], { enemies, hunters: { ann: { at: 'a', gear: ['tube'] } }, cards }))
    t.dice(8, 4, 6).answer('tube thug-1 on G+')
    expect(t.told('blast')).toMatchObject([{ id: 'thug-1' }])
    expect(t.state.enemies.map(({ id, wounds }) => [id, wounds])).toEqual([
      ['weak-1', 1],
      ['brute-1', 0],
    ])
  })

  test('AB-KEYWORD-19 AB-R-52 AB-R-57 hunters there defend with Reflexes, and may [RE]act', () => {
    const hunters = { ann: { at: 'a', gear: ['tube'] }, bob: 'b' } as const
    const enemies = { 'thug-1': { at: 'b', status: { radiation: 1 } } }
    const t = position(armed([], { hunters, enemies, cards: { enemies: { thug: { hitPoints: 1 } } } }))
    t.dice(8, 6, 4).answer('tube thug-1 on G+')
    expect(t.question()).toMatchObject({ ask: 'guard', text: expect.stringContaining('6 or more defends') })
    t.answer('Y+')
    expect(t.told('undefended')).toMatchObject([{ id: 'bob', total: 5 }])
    expect(t.question().ask).toBe('react')
  })

  test('AB-KEYWORD-21 End Effects wounds whoever is irradiated, and leaves the token', () => {
    const hunters = { ann: { at: 'a', status: { radiation: 2 } } }
    const t = position(armed([], { hunters, enemies: { 'thug-1': 'e' } }))
      .dice(4)
      .answer('end')
    expect(t.question().ask).toBe('which token to wound')
    expect(t.answer('Y+').tokens('ann')).toBe('G+ y+ Y+')
    expect(t.hunter('ann').status.radiation).toBe(2)
  })
})

describe('keywords of attacks', () => {
  test('AB-KEYWORD-22 only a move answers a Suppression attack', () => {
    const t = position(struck(['suppression']))
      .end(1)
      .answer('Y+')
      .answer(['ann'])
    expect([...new Set(t.question().options.map(({ kind }) => kind))]).toEqual(['move', 'end'])
    expect(t.whyNot('melee thug-1 on G+')).toBe('AB-KEYWORD-22')
    expect(t.whyNot('ann-gun thug-1 on G+')).toBe('AB-KEYWORD-22')
  })

  test('AB-KEYWORD-23 Attack Fumbles are ignored in a Suppression attack', () => {
    const cards = { enemies: { thug: { attackFumble: [{ luck: { add: 1 } }] } } }
    expect(
      position(armed(['suppression'], { cards }))
        .dice(1)
        .answer('tube thug-1 on G+').state.luck,
    ).toBe(0)
    expect(position(armed([], { cards })).dice(1).answer('tube thug-1 on G+').state.luck).toBe(1)
  })

  const zone = {
    enemies: { 'thug-1': 'b', 'thug-2': 'b', 'brute-1': 'b' },
    cards: { enemies: { brute: { defense: 7, hitPoints: 2 } } },
  }

  test('AB-KEYWORD-24 AB-KEYWORD-25 AB-KEYWORD-26 Crowd Control: a zone, a D4 for how many, one roll against each', () => {
    const t = position(armed(['crowd control'], zone))
    expect(t.aims('tube')).toEqual([t.at('b')])
    t.dice(4, 4).answer(`tube ${t.at('b')} on G+`)
    expect(t.told('dice').map(({ die }) => die)).toEqual(['D4', 'GREEN'])
    expect(t.state.enemies.map(({ wounds }) => wounds)).toEqual([1, 1, 0])
  })

  test('AB-KEYWORD-27 where only some are affected the hunters choose which, in an attack of enemies too', () => {
    const t = position(armed(['crowd control'], zone))
    t.dice(1, 8).answer(`tube ${t.at('b')} on G+`)
    expect(t.offer()).toEqual(['thug-1', 'thug-2', 'brute-1'])
    expect(t.answer('thug-2').state.enemies.map(({ wounds }) => wounds)).toEqual([0, 1, 0])
    const three = { hunters: { ann: 'a', bob: 'a', cid: 'a' } as const }
    const enemy = position(struck(['crowd control'], three)).end(1, 8)
    expect(enemy.offer()).toEqual(['ann', 'bob', 'cid'])
    expect(enemy.answer('cid').answer('Y+').told('defended')).toMatchObject([{ id: 'cid' }])
  })

  test('AB-KEYWORD-28 AB-KEYWORD-29 Rapid X attacks X times for one token, the same target or others', () => {
    const t = position(armed(['rapid 2'], { enemies: { 'thug-1': 'b', 'thug-2': 'b' } }))
    t.dice(8, 8).answer('tube thug-1 on G+')
    expect(t.offer()).toEqual(['thug-1', 'thug-2', 'stop'])
    t.answer('thug-1')
    expect(t.enemy('thug-1')?.wounds).toBe(2)
    expect(t.tokens('ann')).toBe('G- Y+ Y+')
    expect(t.told('paid')).toHaveLength(1)
  })

  test('AB-KEYWORD-30 all targets stand in the same zone or in zones next to each other', () => {
    const enemies = { 'thug-1': 'b', 'thug-2': 'b', 'thug-3': 'a', 'thug-4': 'c' }
    const t = position(armed(['rapid 3'], { map: ['b a c'], enemies }))
    expect(t.aims('tube')).toEqual(['thug-1', 'thug-2', 'thug-3', 'thug-4'])
    t.dice(8).answer('tube thug-1 on G+')
    expect(t.offer()).toEqual(['thug-1', 'thug-2', 'thug-3', 'stop'])
  })

  test('AB-KEYWORD-31 each repetition is resolved on its own', () => {
    const t = position(armed(['rapid 2'], { cards: { enemies: { thug: { ...sturdy, tough: true } } } }))
    t.dice(8, 8).answer('tube thug-1 on G+').answer('thug-1')
    expect(t.enemy('thug-1')?.wounds).toBe(0)
  })

  test('AB-KEYWORD-32 AB-R-50 [RE]actions to a Rapid attack come after the last, in the order of the wounds', () => {
    const hunters = { ann: { at: 'a', tokens: 'y- Y+ G-' }, bob: 'a' } as const
    const t = position(struck(['rapid 2'], { hunters, active: 'dee', spotlight: 'ann' })).end(1, 1)
    t.answer('y-')
    expect(t.told('reactions')).toEqual([])
    expect(t.told('attacks').map(({ id }) => id)).toEqual(['ann', 'bob'])
    t.answer('Y+')
    expect(t.told('reactions')).toMatchObject([{ hunters: ['ann', 'bob'] }])
  })

  test('AB-KEYWORD-33 AB-KEYWORD-34 an Accurate die may be rolled again without Luck, and not once more', () => {
    const t = position(armed(['accurate'], { luck: 1 }))
      .dice(2, 8)
      .answer('tube thug-1 on G+')
    expect(t.offer()).toEqual(['accurate 0', 'luck 0', 'keep'])
    t.answer('accurate 0')
    expect(t.state.luck).toBe(1)
    expect(t.question().ask).toBe('act')
    expect(t.enemy('thug-1')?.wounds).toBe(1)
  })

  const wounds = (keywords: readonly string[], face: number, more: Record<string, unknown> = {}) => {
    const cards = { gear: { tube: gun(keywords, more) } }
    return position(armed([], { cards })).dice(face).answer('tube thug-1 on G+').enemy('thug-1')?.wounds
  }

  test('AB-KEYWORD-35 what is written with Crits needs a Crit', () => {
    expect([wounds([], 12, { crits: ['deadly'] }), wounds([], 11, { crits: ['deadly'] })]).toEqual([2, 1])
  })

  test('AB-KEYWORD-36 Deadly is one wound more on a hit', () => {
    expect([wounds(['deadly'], 8), wounds(['deadly'], 2)]).toEqual([2, 0])
  })

  test('AB-KEYWORD-37 AB-R-82 Gear with Discard leaves the hunter after the action, hit or miss, for its own deck', () => {
    const cards = { gear: { tube: { ...gun(['discard']), deck: 'guns' } } }
    const t = position(armed([], { cards })).dice(1).answer('tube thug-1 on G+')
    expect(t.hunter('ann').gear).toEqual([])
    expect(t.state.guns.cards).toEqual(['tube'])
  })

  test('AB-KEYWORD-38 AB-KEYWORD-39 with a loaded Pistol a hunter may meet strikes with Ranged', () => {
    const cards = { gear: { peashooter: { ...gun([]), keywords: ['pistol'] } } }
    const offered = (down: boolean) => {
      const hunters = { ann: { at: 'a', gear: [{ card: 'peashooter', down }] } }
      return position(struck([], { hunters, cards })).end(3)
    }
    expect(offered(false).offer()).toEqual(['G+', 'Y+', 'G+ ranged', 'Y+ ranged'])
    expect(offered(false).answer('Y+ ranged').told('defended')).toMatchObject([{ total: 5 }])
    expect(offered(true).offer()).toEqual(['G+', 'Y+'])
  })

  test('AB-KEYWORD-40 AB-R-90 Attachable Blade makes strikes Deadly, unless its gun is exhausted', () => {
    const cards = { gear: { bayonet: { ...gun([]), keywords: ['attachable blade'] } } }
    const strike = (down: boolean) => {
      const hunters = { ann: { at: 'a', gear: [{ card: 'bayonet', down }] } }
      return position(armed([], { hunters, cards })).dice(8).answer('melee thug-1 on G+').enemy('thug-1')?.wounds
    }
    expect([strike(false), strike(true)]).toEqual([2, 1])
    const stowed = position(armed([], { hunters: { ann: { at: 'a', inventory: ['bayonet'] } }, cards }))
    expect(stowed.dice(8).answer('melee thug-1 on G+').enemy('thug-1')?.wounds).toBe(1)
  })

  test('AB-KEYWORD-41 AB-R-81 Lifesteal: a D4 after wounds were dealt; a 4 heals as many', () => {
    const hunters = { ann: { at: 'a', tokens: 'g+ y+ Y+', gear: ['tube'] } }
    const shoot = (...dice: number[]) =>
      position(armed(['lifesteal', 'deadly'], { hunters }))
        .dice(...dice)
        .answer('tube thug-1 on Y+')
    expect(shoot(8, 4).tokens('ann')).toBe('G+ Y+ Y-')
    expect(shoot(8, 3).tokens('ann')).toBe('g+ y+ Y-')
    expect(shoot(2).told('dice')).toHaveLength(1)
  })

  test('AB-KEYWORD-42 Ammo Guzzler exhausts the weapon after each attack', () => {
    const t = position(armed(['ammo guzzler']))
      .dice(1)
      .answer('tube thug-1 on G+')
    expect(t.hunter('ann').gear).toMatchObject([{ down: true }])
    expect(t.offer('tube')).toEqual([])
  })

  test('AB-KEYWORD-43 Small Clip exhausts it on a Fumble, and ends a Rapid action', () => {
    const fumble = position(armed(['small clip', 'rapid 3']))
      .dice(1)
      .answer('tube thug-1 on G+')
    expect(fumble.hunter('ann').gear).toMatchObject([{ down: true }])
    expect(fumble.question().ask).toBe('act')
    const miss = position(armed(['small clip']))
      .dice(2)
      .answer('tube thug-1 on G+')
    expect(miss.hunter('ann').gear).toMatchObject([{ down: false }])
  })

  test('AB-KEYWORD-44 AB-R-48 a success leaves a Slag token even without a wound; a miss does not', () => {
    const tough = { cards: { enemies: { thug: { ...sturdy, tough: true } } } }
    const hit = position(armed(['slag'], tough))
      .dice(8)
      .answer('tube thug-1 on G+')
    expect(hit.enemy('thug-1')).toMatchObject({ wounds: 0, status: { slag: 1 } })
    expect(
      status(
        position(armed(['slag']))
          .dice(2)
          .answer('tube thug-1 on G+'),
      )?.slag,
    ).toBe(0)
  })

  test('AB-KEYWORD-45 whoever has Slag suffers one wound more, however many tokens', () => {
    const t = position(armed([], { enemies: { 'thug-1': { at: 'b', status: { slag: 2 } } } }))
    expect(t.dice(8).answer('tube thug-1 on G+').enemy('thug-1')?.wounds).toBe(2)
  })

  test('AB-KEYWORD-46 every Clean Up Roll takes off all Slag', () => {
    const marks = { at: 'e', status: { slag: 2, corrosive: 1 } }
    const t = position(armed([], { enemies: { 'thug-1': marks } })).end()
    expect(status(t)).toMatchObject({ slag: 0, corrosive: 1 })
  })

  const running = { gear: { sprinter: { ...gun([]), keywords: ['run and gun'] } } }
  const spent = { ann: { at: 'a', tokens: 'G- Y- Y-', gear: ['sprinter'] } } as const

  test('AB-KEYWORD-47 a Run And Gun weapon has a YELLOW token of its own', () => {
    expect(position(struck([], { hunters: spent, cards: running, active: 'dee' })).hunter('ann').gear).toEqual([
      { card: 'sprinter', down: false, run: 'Y+' },
    ])
  })

  test('AB-KEYWORD-48 AB-KEYWORD-49 it pays for [RE]action attacks with the weapon alone, and is Ready again next round', () => {
    const t = position(struck([], { hunters: spent, cards: running, active: 'dee' }))
      .end(1, 1)
      .answer('Y-')
      .answer(['ann'])
    expect(t.offer()).toEqual(['sprinter thug-1 by its own token on Y+', 'end'])
    t.answer('sprinter thug-1 by its own token on Y+')
    expect(t.told('paid')).toMatchObject([{ rule: 'AB-KEYWORD-48' }])
    expect(t.state.round).toBe(3)
    expect(t.hunter('ann').gear).toMatchObject([{ run: 'Y+' }])
    const beside = {
      ann: { at: 'a', tokens: 'G- Y- Y-', gear: ['ann-gun', { card: 'sprinter', down: false, run: 'Y-' }] },
    } as const
    const two = position(struck([], { hunters: beside, cards: running, active: 'dee', enemies: {} })).end()
    expect(two.hunter('ann').gear.map(({ run }) => run)).toEqual([undefined, 'Y+'])
    const own = { ann: { at: 'a', gear: ['sprinter'] } } as const
    const active = position(struck([], { hunters: own, cards: running }))
    expect(active.offer('sprinter').filter((key) => key.includes('own token'))).toEqual([])
    expect(() => active.answer('sprinter thug-1 by its own token on Y+')).toThrow('pays only for [RE]action attacks')
  })
})
