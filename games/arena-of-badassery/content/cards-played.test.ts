import { describe, expect, test } from 'vitest'
import type { Held } from '../rules/state.ts'
import { type HunterSetup, type Position, type PositionSetup, position } from '../testing/position.ts'

/** Cards of the box in a game where what they say matters, and beside it one where it does not. */
const quiet = { queue: [['slaughterlight'], ['slaughterlight']] } as const
const show = (more: Partial<PositionSetup> = {}) =>
  position({ map: ['a b c d e f'], hunters: { ann: 'a' }, enemies: { 'thug-1': 'b' }, ...quiet, ...more })
/** A place on a Skill Tree, counted from the first, with those it stands on: tiers of two, one, two and one. */
const modded = (card: string, slot: number, more: Partial<HunterSetup> = {}): HunterSetup => ({
  at: 'a',
  trees: [{ card, mods: [0, ...(slot > 1 ? [2] : []), ...(slot > 4 ? [3] : []), slot].filter(isFirst) }],
  ...more,
})
const isFirst = (slot: number, at: number, all: readonly number[]) => all.indexOf(slot) === at
const equipped = (card: string, more: Partial<HunterSetup> = {}): HunterSetup => ({
  at: 'a',
  gear: ['ann-gun', card],
  ...more,
})
const total = (t: Position) => t.events.filter(({ event }) => event === 'success' || event === 'failure').at(-1)?.total
const melee = 'melee thug-1 on Y+'
const gun = 'ann-gun thug-1 on Y+'
const tough = { cards: { enemies: { thug: { hitPoints: 4 } } } }

describe('Skill Trees', () => {
  test('Shield Wall: a success with Tech recharges the shields of all in the zone', () => {
    const cards = {
      hunters: {
        ann: { skills: { tech: 3 }, actions: [{ name: 'zap', skill: 'tech', bands: ['red'], attack: true }] },
      },
      gear: { dome: { slot: 'shield', shield: ['yellow'] } },
    }
    const empty = { card: 'dome', down: true, shield: [] }
    const hunters = { ann: modded('turret-groom', 4), bob: { at: 'a', gear: [empty] }, cid: { at: 'b', gear: [empty] } }
    const t = show({ cards, hunters }).dice(7).answer('ann thug-1 on Y+')
    expect([t.hunter('bob').gear[0]?.down, t.hunter('cid').gear[0]?.down]).toEqual([false, true])
  })

  test('Forward: whoever is picked may move one zone when its bearer is activated', () => {
    const t = show({
      hunters: { ann: modded('drill-sergeant', 2, { activated: false }), bob: 'a' },
      active: undefined,
      stage: 'activate',
    })
    if (t.question().ask === 'activate') t.answer('ann')
    t.answer('bob')
    expect(t.offer()).toContain(t.at('b'))
    expect(t.offer()).not.toContain(t.at('c'))
  })

  test('First Strike: 2 more with a gun against the unwounded', () => {
    const at = (wounds: number) =>
      total(
        show({ ...tough, hunters: { ann: modded('guerrilla', 2) }, enemies: { 'thug-1': { at: 'b', wounds } } })
          .dice(4)
          .answer(gun),
      ) as number
    expect(at(0) - at(1)).toBe(1)
  })

  test('Hit and Run moves three zones after a hit, one after a miss', () => {
    const ends = (die: number) => {
      const t = show({ ...tough, map: ['. . . a b'], hunters: { ann: modded('guerrilla', 5) } }).dice(die)
      const key = t.offer().find((one) => /^guerrilla.* thug-1 on Y\+$/.test(one))
      return t.answer(key).offer().length
    }
    expect([ends(8), ends(1)]).toEqual([5, 3])
  })

  test('Haymaker: a Melee hit may push its target, a shot does not', () => {
    const t = show({ ...tough, hunters: { ann: modded('bare-hands', 3) } })
      .dice(7)
      .answer(melee)
    expect(t.question().ask).toBe('may')
    expect(t.answer('yes').where('thug-1')).toBe(t.at('c'))
    expect(
      show({ ...tough, hunters: { ann: modded('bare-hands', 3) } })
        .dice(7)
        .answer(gun)
        .question().ask,
    ).toBe('act')
  })

  test('Follow Through: a free move after a kill by hand, once an activation', () => {
    const t = show({ hunters: { ann: modded('bare-hands', 4) }, enemies: { 'thug-1': 'b', 'thug-2': 'a' } })
    t.dice(7).answer(melee)
    expect(t.question().about).toMatchObject({ free: 'move' })
    t.answer(t.question().pass ?? 'end')
      .dice(7)
      .answer('melee thug-2 on Y+')
    expect(t.question().about).not.toMatchObject({ free: 'move' })
  })

  test('Tough Hide and Thick Neck: 1 more against Ranged, or against Melee attacks', () => {
    const held = (card: string, slot: number, order: 'melee' | 'ranged') =>
      show({
        hunters: { ann: modded(card, slot) },
        enemies: { 'gunner-1': 'b' },
        queue: [[order], ['slaughterlight']],
      })
        .end(5)
        .answer('Y+')
        .told('defended')[0]?.total as number
    const more = (card: string, order: 'melee' | 'ranged') => held(card, 2, order) - held(card, 0, order)
    expect([more('meat-shield', 'ranged'), more('meat-shield', 'melee')]).toEqual([1, 0])
    expect([more('short-fuse', 'ranged'), more('short-fuse', 'melee')]).toEqual([0, 1])
  })

  test('Stand Behind Me and Camouflage: enemies pick somebody else, if there is anybody', () => {
    const tokens = ['yellow', 'yellow', 'yellow']
    const cards = { hunters: { ann: { tokens }, bob: { tokens } } }
    const hit = (hunters: NonNullable<PositionSetup['hunters']>, spotlight: 'ann' | 'bob') =>
      show({ cards, hunters, spotlight, enemies: { 'gunner-1': 'c' }, queue: [['ranged'], ['slaughterlight']] })
        .end(8)
        .told('attacks')[0]?.id
    expect(hit({ ann: modded('meat-shield', 3), bob: 'a' }, 'bob')).toBe('ann')
    expect(hit({ ann: modded('meat-shield', 3), bob: 'b' }, 'bob')).toBe('bob')
    expect(hit({ ann: modded('guerrilla', 4), bob: 'd' }, 'ann')).toBe('bob')
    expect(hit({ ann: modded('guerrilla', 4) }, 'ann')).toBe('ann')
  })

  test('Thick Skull: no status tokens', () => {
    const events = ['acid-rain']
    const t = show({
      hunters: { ann: modded('meat-shield', 4), bob: 'a' },
      queue: [['event'], ['slaughterlight']],
      events,
    }).end()
    expect([t.hunter('ann').status.corrosive, t.hunter('bob').status.corrosive]).toEqual([0, 1])
  })

  test('Blood Rush and Get Up answer a wound, once a round', () => {
    const enemies = { 'thug-1': 'b' }
    const struck = (card: string, slot: number) =>
      show({
        hunters: { ann: modded(card, slot, { tokens: 'G+ Y- Y-' }) },
        enemies,
        queue: [['melee'], ['slaughterlight']],
      })
        .end(1)
        .answer('Y-')
    expect(struck('rampage', 2).answer([]).question().about).toMatchObject({ free: 'melee' })
    const up = struck('short-fuse', 3)
    expect(up.question().ask).toBe('which token to ready')
  })

  test('Angrier and Back to the Wall: more to the rolls of the wounded', () => {
    const rolled = (card: string, slot: number, tokens: string) =>
      total(
        show({ ...tough, hunters: { ann: modded(card, slot, { tokens }) } })
          .dice(4)
          .answer(`melee thug-1 on ${tokens.slice(-2)}`),
      ) as number
    expect(rolled('rampage', 3, 'g+ y+ Y+') - rolled('rampage', 3, 'g+ Y+ Y+')).toBe(1)
    expect(rolled('short-fuse', 4, 'g+ y+ y+') - rolled('short-fuse', 0, 'g+ y+ y+')).toBe(2)
  })

  test('Sharp Claws: Tech attacks are Deadly against those with a status token', () => {
    const cards = {
      enemies: { thug: { hitPoints: 4 } },
      hunters: {
        ann: { skills: { tech: 3 }, actions: [{ name: 'zap', skill: 'tech', bands: ['red'], attack: true }] },
      },
    }
    const wounds = (slag: number) => {
      const enemies = { 'thug-1': { at: 'b', status: { burning: slag } } }
      return show({ cards, hunters: { ann: modded('best-friend', 2) }, enemies })
        .dice(7)
        .answer('ann thug-1 on Y+')
        .enemy('thug-1')?.wounds
    }
    expect([wounds(1), wounds(0)]).toEqual([2, 1])
  })

  test('Slippery: those who are slagged have 1 Strength less', () => {
    const need = (slag: number) =>
      show({
        hunters: { ann: modded('little-big-trouble', 4, { tokens: 'G+ Y+ Y+' }) },
        enemies: { 'thug-1': { at: 'b', status: { slag } } },
        queue: [['melee'], ['slaughterlight']],
      })
        .end(8)
        .answer('Y+')
        .told('defended')[0]?.need
    expect([need(1), need(0)]).toEqual([4, 5])
  })

  test('Anarchy: a failure makes the next rolls better, until the round is over', () => {
    const t = show({ ...tough, hunters: { ann: modded('ordered-chaos', 2) } })
      .dice(1, 4)
      .answer(melee)
      .answer('melee thug-1 on Y+')
    expect(total(t)).toBe(4 + 3 + 1)
  })

  test('Wellspring: a kill heals the wounded in the zone', () => {
    const hurt = { at: 'a', tokens: 'g+ Y+ Y+' }
    const t = show({
      hunters: { ann: modded('harmony', 2, { tokens: 'g+ Y+ Y+' }), bob: hurt, cid: { ...hurt, at: 'c' } },
    })
      .dice(7)
      .answer(melee)
    expect(t.told('healed').map(({ id }) => id)).toEqual(['ann', 'bob'])
  })

  test('Push Back: Willpower may push whom it was aimed at, and is not offered where it was aimed at nobody', () => {
    const actions = [
      { name: 'stare', skill: 'willpower', bands: ['red'], who: { kind: 'enemy' }, does: [{ luck: { add: 1 } }] },
      { name: 'think', skill: 'willpower', does: [{ luck: { add: 1 } }] },
    ]
    const cards = { hunters: { ann: { skills: { willpower: 3 }, actions } } }
    const t = show({ cards, hunters: { ann: modded('stasis', 3) } })
    t.dice(2, 7).answer('ann.2 on Y+')
    expect(t.question().ask).toBe('act')
    t.dice(7).play('ann thug-1 on G+', 'keep', 'yes')
    expect(t.where('thug-1')).toBe(t.at('d'))
  })

  test('Contagion and Immolate: what status tokens bring', () => {
    const burning = { at: 'b', status: { burning: 1 } }
    const t = show({
      hunters: { ann: modded('cataclysm', 3) },
      enemies: { 'thug-1': burning, 'thug-2': 'b', 'thug-3': 'c' },
    })
      .dice(7)
      .answer(melee)
    expect([t.enemy('thug-2')?.status.corrosive, t.enemy('thug-3')?.status.corrosive]).toEqual([1, 0])
    const hot = show({
      ...tough,
      hunters: { ann: modded('cataclysm', 4) },
      enemies: { 'thug-1': burning, 'thug-2': 'b' },
    })
    hot.dice(7).answer(melee).dice(7).answer('melee thug-2 on Y+')
    expect([hot.enemy('thug-1')?.wounds, hot.enemy('thug-2')?.wounds]).toEqual([2, 1])
  })

  test('Twist of Fate: a move when Luck is spent, once a round', () => {
    const t = show({ ...tough, luck: 2, hunters: { ann: modded('foresight', 4) } })
      .dice(2, 3)
      .answer(melee)
      .answer('luck 0')
    expect(t.question().ask).toBe('may')
    t.answer('yes')
    expect(t.offer()).toContain(t.at('b'))
  })

  test('Big Haul and the Crown of Cheers: one token more, for who takes it out', () => {
    const bag = ['guns', 'guns', 'mods', 'guns']
    const dropped = (ann: HunterSetup) => show({ hunters: { ann }, bag }).dice(7).answer(melee).state.ground.length
    expect([
      dropped(modded('five-finger-discount', 4)),
      dropped(equipped('crown-of-cheers')),
      dropped({ at: 'a' }),
    ]).toEqual([2, 2, 1])
  })

  test('Hot Barrel: a Fumble with a gun reloads, one by hand does not', () => {
    const told = (key: string) =>
      show({ hunters: { ann: modded('double-trouble', 4) } })
        .dice(1)
        .answer(key)
        .told('reloaded').length
    expect([told(gun), told(melee)]).toEqual([1, 0])
  })
})

describe('Gear', () => {
  test('Blood Bank: a kill heals a wound', () => {
    const enemies = { 'thug-1': 'b', 'thug-2': 'b' }
    const t = show({ enemies, hunters: { ann: equipped('blood-bank', { tokens: 'g+ y+ Y+' }) } })
      .dice(6)
      .answer('melee thug-1 on g+')
    t.pass()
    expect(t.told('healed')).toHaveLength(1)
  })

  test('Universal Antidote cures all in the zone', () => {
    const ill = { status: { slag: 1, burning: 1 } }
    const t = show({
      hunters: { ann: equipped('universal-antidote', ill), bob: { at: 'a', ...ill }, cid: { at: 'b', ...ill } },
    })
    t.answer('universal-antidote on Y+')
    expect(['ann', 'bob', 'cid'].map((id) => t.hunter(id as 'ann').status.slag)).toEqual([0, 0, 1])
  })

  test('Donor Card: when its bearer is taken out the others heal, Luck comes, and the card goes', () => {
    const hunters = {
      ann: equipped('donor-card', { tokens: 'g- y- y-' }),
      bob: { tokens: 'g+ Y+ Y+' },
      cid: { loot: ['cash-500', 'cash-500'] },
    }
    const t = show({ hunters, queue: [['melee'], ['slaughterlight']] })
    t.dice(1, 2).answer('g-')
    expect([t.told('healed').map(({ id }) => id), t.state.luck, t.hunter('ann').gear.map(({ card }) => card)]).toEqual([
      ['bob'],
      1,
      ['ann-gun'],
    ])
  })

  test('Second Opinion: once a round a miss with a pistol brings 1 Luck', () => {
    const t = show({ ...tough, hunters: { ann: equipped('second-opinion') } })
      .dice(2)
      .answer('second-opinion thug-1 on Y+')
    t.answer('keep')
    expect(t.state.luck).toBe(1)
    expect(
      show({ ...tough, hunters: { ann: equipped('second-opinion') } })
        .dice(2)
        .answer(gun).state.luck,
    ).toBe(0)
  })

  test('Duelist: 2 more against those who are alone', () => {
    const at = (more: Record<string, string>) =>
      total(
        show({ ...tough, hunters: { ann: equipped('duelist') }, enemies: { 'thug-1': 'b', ...more } })
          .dice(5)
          .answer('duelist thug-1 on Y+'),
      ) as number
    expect(at({}) - at({ 'thug-2': 'c' })).toBe(2)
  })

  test('Metronome: after a hit, 2 more with rifles until the activation is over', () => {
    const t = show({ ...tough, hunters: { ann: equipped('metronome') } })
      .dice(6)
      .answer('metronome thug-1 on Y+')
    const first = total(t) as number
    t.dice(5).answer('metronome thug-1 on Y+')
    expect((total(t) as number) - first).toBe(2 - 1)
  })

  test('Autograph: a kill with a sniper rifle gains the Spotlight', () => {
    const t = show({ spotlight: 'bob', hunters: { ann: equipped('autograph') }, enemies: { 'thug-1': 'd' } })
      .dice(7)
      .answer('autograph thug-1 on Y+')
    if (t.question().ask === 'again') t.answer('keep')
    expect(t.told('spotlight').map(({ id }) => id)).toEqual(['ann'])
  })

  test('Phoenix Jacket: as the shield goes its bearer heals, and enemies in its zone burn', () => {
    const lost = (card: string, tokens: string) => {
      const shield: Held = { card, down: false, shield: ['g+', 'y+'] }
      const hunters = { ann: { at: 'a', tokens, gear: ['ann-gun', shield] } }
      return show({ hunters, enemies: { 'thug-1': 'a', 'ogre-1': 'b' }, queue: [['melee'], ['slaughterlight']] })
    }
    const phoenix = lost('phoenix-jacket', 'g+ y+ Y+')
    phoenix.end(1, 6)
    while (phoenix.question().ask !== 'activate' && phoenix.told('healed').length === 0) phoenix.pass()
    expect([
      phoenix.told('healed').length,
      phoenix.enemy('thug-1')?.status.burning,
      phoenix.enemy('ogre-1')?.status.burning,
    ]).toEqual([2, 1, 0])
  })
})

describe('enemies, things and Bounties', () => {
  test('Torch Psycho blows up on all in its zone, and gets no status', () => {
    const enemies = { 'torch-psycho-1': { at: 'b', wounds: 1 }, 'thug-1': 'b', 'thug-2': 'c' }
    const t = show({ cards: { enemies: { thug: { defense: 4 } } }, enemies })
      .dice(7)
      .answer('melee torch-psycho-1 on Y+')
    expect(t.told('enemy-out').map(({ enemy }) => enemy)).toEqual(['torch-psycho-1', 'thug-1'])
  })

  test('Alpha Skag makes Skags beside it stronger, and its Howl moves them', () => {
    const enemies = { 'alpha-skag-1': 'd', 'ripper-skag-1': 'e', 'ripper-skag-2': 'f', 'thug-1': 'f' }
    const t = show({ enemies, queue: [['special'], ['slaughterlight']] }).end()
    while (t.question().ask !== 'activate') t.pass()
    expect(t.told('enemy-moves').map(({ enemy, path }) => [enemy, (path as string[]).length])).toEqual([
      ['ripper-skag-1', 1],
      ['ripper-skag-2', 1],
    ])
  })

  test('Frost Spitter: 2 more against the frozen', () => {
    const need = (cryo: number) =>
      show({
        hunters: { ann: { at: 'a', status: { cryo } } },
        enemies: { 'frost-spitter-1': 'c' },
        queue: [['ranged'], ['slaughterlight']],
      })
        .end(8, 1)
        .answer('Y+')
        .told('defended')[0]?.need
    expect([need(1), need(0)]).toEqual([6, 4])
  })

  test('Frostbite Fern wounds the frozen, Doctor Oops heals the wounded', () => {
    const fern = show({
      hunters: { ann: { at: 'a', status: { cryo: 1 } }, bob: 'a' },
      enemies: { 'frostbite-fern-1': 'f' },
      queue: [['special'], ['slaughterlight']],
    })
      .end()
      .answer('Y+')
    expect(fern.told('wound').map(({ id }) => id)).toEqual(['ann'])
    const oops = show({
      enemies: { 'doctor-oops-1': 'f', 'ogre-1': { at: 'e', wounds: 2 }, 'ogre-2': { at: 'b', wounds: 2 } },
      queue: [['special'], ['slaughterlight']],
    }).end()
    expect([oops.enemy('ogre-1')?.wounds, oops.enemy('ogre-2')?.wounds]).toEqual([1, 2])
  })

  test('Baron Boomstick pushes those near by when he is wounded', () => {
    const t = show({
      map: ['. . a b c'],
      enemies: { 'baron-boomstick-1': 'b' },
      hunters: { ann: { at: 'a', gear: ['two-for-one'] } },
    })
    t.dice(12).answer('two-for-one baron-boomstick-1 on G+')
    expect(t.where('ann')).not.toBe(t.at('a'))
  })

  test('Glow-Worm Gus goes off on all others within RED when he is taken out', () => {
    const t = show({
      hunters: { ann: 'a', bob: 'd' },
      enemies: { 'glow-worm-gus-1': { at: 'b', wounds: 2 }, 'thug-1': 'c', 'thug-2': 'e' },
    })
      .dice(7, 8)
      .answer('melee glow-worm-gus-1 on Y+')
    if (t.question().ask === 'guard') t.answer('Y+')
    expect([t.enemy('thug-1'), t.enemy('thug-2')?.wounds]).toEqual([undefined, 0])
  })

  test.each([
    ['campfire', 'healed'],
    ['microphone', 'spotlight'],
    ['crate', 'dropped'],
    ['ticker', 'spotlight'],
    ['bait-meat', 'spotlight'],
  ])('an Interact Action with the %s does what it says', (kind, event) => {
    const hunters = { ann: { at: 'a', tokens: 'g+ Y+ Y+' } }
    const t = show({
      map: ['a b c d e f 1'],
      spotlight: 'bob',
      hunters,
      elements: [{ kind, at: 'a' }],
      bag: ['guns', 'guns', 'mods'],
    })
    t.answer(`interact ${kind}@${t.at('a')} on Y+`)
    expect(t.told(event).length).toBeGreaterThan(0)
  })

  test('Cell Lock: 4 or more opens it, less costs a token', () => {
    const t = (die: number) => {
      const s = show({ elements: [{ kind: 'cell-lock', at: 'a' }], bag: ['guns'] })
      return s.dice(die).answer(`interact cell-lock@${s.at('a')} on Y+`)
    }
    expect([t(4).state.counters.locks, t(4).state.elements.some(({ kind }) => kind === 'cell-lock')]).toEqual([
      1,
      false,
    ])
    const shut = t(3)
    expect([shut.state.counters.locks, shut.question().ask]).toEqual([undefined, 'which token to stun'])
  })

  test('Pylon and Stove strike enemies alone', () => {
    const pylon = show({ hunters: { ann: 'a', bob: 'b' }, elements: [{ kind: 'pylon', at: 'b' }] })
    pylon.dice(2, 7).answer(`ann-gun pylon@${pylon.at('b')} on Y+`)
    expect([pylon.enemy('thug-1'), pylon.told('defended')]).toEqual([undefined, []])
    const stove = show({ elements: [{ kind: 'stove', at: 'a' }], enemies: { 'thug-1': 'b', 'thug-2': 'c' } })
    stove.dice(1, 1).answer(`interact stove@${stove.at('a')} on Y+`)
    expect([stove.enemy('thug-1'), stove.enemy('thug-2')?.wounds]).toEqual([undefined, 0])
  })

  const hunt = (card: string, more: Partial<PositionSetup>) =>
    show({ map: ['H b c d e f'], hunters: { ann: 'H' }, campaign: { hunt: { card }, won: true }, ...more })

  test('Malpractice: 3 off Medical, and healing corrodes', () => {
    const actions = [{ name: 'mend', skill: 'medical', does: [{ heal: { who: 'me', wounds: 1 } }] }]
    const cards = { hunters: { ann: { skills: { medical: 4 }, actions } } }
    const t = hunt('malpractice', {
      cards,
      hunters: { ann: { at: 'H', tokens: 'g+ Y+ Y+' } },
      enemies: { 'doctor-oops-1': 'f' },
    })
    t.dice(2, 5).answer('ann on Y+')
    expect([total(t), t.hunter('ann').status.corrosive]).toEqual([5 + 4 - 3, 1])
  })

  test('Night Light: each enemy taken out irradiates whoever else is in its zone', () => {
    const t = hunt('night-light', {
      hunters: { ann: 'H', bob: 'b' },
      enemies: { 'thug-1': 'b', 'thug-2': 'b', 'thug-3': 'c' },
    })
      .dice(7)
      .answer(melee)
    expect([
      t.enemy('thug-2')?.status.radiation,
      t.hunter('bob').status.radiation,
      t.enemy('thug-3')?.status.radiation,
    ]).toEqual([1, 1, 0])
  })

  test('Break a Leg: the holder of the Spotlight rolls 1 more', () => {
    const at = (spotlight: 'ann' | 'bob') =>
      total(
        hunt('break-a-leg', { ...tough, spotlight, enemies: { 'thug-1': 'b', 'the-understudy-1': 'f' } })
          .dice(4)
          .answer(melee),
      ) as number
    expect(at('ann') - at('bob')).toBe(1)
  })
})
