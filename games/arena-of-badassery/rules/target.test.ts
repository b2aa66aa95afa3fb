import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../testing/position.ts'

const calm = { tokens: ['yellow', 'yellow', 'yellow'] }
const hunters = { ann: calm, bob: calm, cid: calm, dee: calm }
const row = (more: Partial<PositionSetup>): PositionSetup => ({
  map: ['a b c d e f'],
  queue: [['ranged'], ['slaughterlight']],
  spotlight: 'ann',
  ...more,
  cards: { ...more.cards, hunters },
})
/** Whom enemies attack, each defence being a Crit. */
const attacked = (setup: PositionSetup, dice: number[] = [8]) =>
  position(setup)
    .end(...dice)
    .told('attacks')
    .map(({ id }) => id)

describe('enemy attacks and their targets', () => {
  test('AB-TARGET-1 the Spotlight hunter is attacked by whoever can', () => {
    expect(attacked(row({ hunters: { ann: 'a', bob: 'e' }, enemies: { 'gunner-1': 'd' } }))).toEqual(['ann'])
  })

  test('AB-TARGET-2 one out of range or out of sight is not, and another is', () => {
    expect(attacked(row({ hunters: { ann: 'a', bob: 'c' }, enemies: { 'gunner-1': 'e' } }))).toEqual(['bob'])
    expect(attacked(row({ hunters: { ann: 'a', bob: 'b' }, enemies: { 'gunner-1': 'c' } }))).toEqual(['bob'])
  })

  test('AB-TARGET-3 failing the Spotlight hunter, the closest', () => {
    const setup = row({ hunters: { bob: 'b', cid: 'e' }, enemies: { 'gunner-1': 'c' } })
    expect(attacked(setup)).toEqual(['bob'])
  })

  test('AB-TARGET-4 of those equally close the most wounded', () => {
    const setup = row({ hunters: { bob: 'b', cid: { at: 'd', tokens: 'y+ Y+ Y+' } }, enemies: { 'gunner-1': 'c' } })
    const t = position(setup).end(8)
    expect(t.told('attacks').map(({ id }) => id)).toEqual(['cid'])
  })

  const tied = row({ hunters: { bob: 'b', cid: 'd' }, enemies: { 'gunner-1': 'c' }, seats: 2 })

  test('AB-TARGET-5 where both tie, the players choose among those', () => {
    const t = position(tied).end(8)
    expect(t.question()).toMatchObject({ ask: 'target', rule: 'AB-TARGET-5' })
    expect(t.offer()).toEqual(['bob', 'cid'])
    expect(
      t
        .answer('cid')
        .told('attacks')
        .map(({ id }) => id),
    ).toEqual(['cid'])
  })

  test('AB-TARGET-6 where they do not agree, chance decides among those', () => {
    const t = position({ ...tied, options: { groupDecisions: 'vote' } }).end(8)
    expect(t.match.questions.map(({ seat, ask }) => [seat, ask])).toEqual([
      [0, 'target'],
      [1, 'target'],
    ])
    t.answer('bob', 0).answer('cid', 1)
    expect(['bob', 'cid']).toContain(t.told('attacks')[0]?.id)
    const agreed = position({ ...tied, options: { groupDecisions: 'vote' } })
      .end(8)
      .answer('cid', 0)
      .answer('cid', 1)
    expect(agreed.told('attacks')[0]?.id).toBe('cid')
    const settled = position({ ...tied, options: { groupDecisions: 'automatic' } }).end(8)
    expect(['bob', 'cid']).toContain(settled.told('attacks')[0]?.id)
  })

  test('AB-R-23 with the option the first player decides, whoever holds the Spotlight', () => {
    const held = { ...tied, hunters: { ann: 'a', bob: 'b', cid: 'd' }, spotlight: 'bob', stage: 'activate' } as const
    const decider = (groupDecisions: 'host' | 'spotlight-player') => {
      const hunters = { ...held.hunters, ann: { at: 'a', activated: false }, cid: { at: 'd', activated: false } }
      return position({ ...held, hunters, options: { groupDecisions } }).match.questions.map(({ seat, ask }) => [
        seat,
        ask,
      ])
    }
    expect(decider('spotlight-player')).toEqual([[1, 'activate']])
    expect(decider('host')).toEqual([[0, 'activate']])
  })

  test('AB-TARGET-7 AB-R-104 an enemy that reaches nobody yet may be named first where hunters could still [RE]act', () => {
    const near = (tokens: string) =>
      position({
        map: ['a b c d e f'],
        hunters: { ann: { at: 'b', tokens } },
        enemies: { 'thug-1': 'a', 'thug-2': 'e' },
        queue: [['melee'], ['move']],
        active: 'dee',
      }).end()
    expect(near('G- Y- Y-').question().ask).toBe('guard')
    const t = near('G+ Y- Y-')
    expect([t.offer(), t.folded()]).toEqual([['thug-1'], ['thug-2']])
    t.dice(1).answer('thug-2').answer('Y-').answer(['ann'])
    t.dice(2).answer(`move ${t.at('d')} on G+`)
    expect(t.told('attacks')).toMatchObject([{ enemy: 'thug-1' }])
  })

  test('AB-TARGET-7 the players choose in which order enemies attack', () => {
    const t = position(row({ hunters: { ann: 'a' }, enemies: { 'gunner-1': 'b', 'gunner-2': 'a' } })).end(8, 8)
    expect(t.offer()).toEqual(['gunner-1', 'gunner-2'])
    t.answer('gunner-2')
    expect(t.told('attacks').map(({ enemy }) => enemy)).toEqual(['gunner-2', 'gunner-1'])
  })

  test('AB-TARGET-8 AB-ORDERS-4 every enemy strikes on a Melee order, one with a Range too', () => {
    const enemies = { 'thug-1': 'b', 'thug-2': 'b', 'gunner-1': 'b' }
    const t = position(row({ hunters: { ann: 'a' }, enemies, queue: [['melee']] }))
      .end(8, 8, 8)
      .answer('thug-1')
    expect(
      t
        .answer('thug-2')
        .told('attacks')
        .map(({ enemy, kind }) => [enemy, kind]),
    ).toEqual([
      ['thug-1', 'melee'],
      ['thug-2', 'melee'],
      ['gunner-1', 'melee'],
    ])
  })

  test('AB-TARGET-9 a melee attack reaches the own zone and the next', () => {
    const queue = [['melee']] as const
    expect(attacked(row({ hunters: { ann: 'a', bob: 'd' }, enemies: { 'thug-1': 'c' }, queue }))).toEqual(['bob'])
    const t = position(row({ hunters: { ann: 'a' }, enemies: { 'thug-1': 'c' }, queue })).end()
    expect(t.told('attacks')).toEqual([])
  })

  test('AB-TARGET-10 Range is the greatest number of zones', () => {
    expect(attacked(row({ hunters: { ann: 'a' }, enemies: { 'gunner-1': 'd' } }))).toEqual(['ann'])
    expect(attacked(row({ hunters: { ann: 'a' }, enemies: { 'gunner-1': 'e' } }), [])).toEqual([])
  })

  test('AB-TARGET-11 a ranged attack can be made in the own zone, and is met with Reflexes', () => {
    const t = position(row({ hunters: { ann: 'a' }, enemies: { 'gunner-1': 'a' } })).end(4)
    expect(t.told('defended')).toMatchObject([{ id: 'ann', total: 5 }])
  })

  test('AB-TARGET-12 one Strength serves for both kinds', () => {
    const cards = { enemies: { gunner: { strength: 6 } } }
    const t = position(
      row({ hunters: { ann: 'a' }, enemies: { 'gunner-1': 'a' }, queue: [['melee', 'ranged']], cards }),
    )
    expect(
      t
        .end(8, 8)
        .told('defended')
        .map(({ need }) => need),
    ).toEqual([6, 6])
  })

  test('AB-TARGET-13 AB-KEYWORD-24 an ability tied to one kind does not work in the other', () => {
    const cards = { enemies: { gunner: { ranged: ['crowd control'] } } }
    const setup = row({ hunters: { ann: 'a' }, enemies: { 'gunner-1': 'b' }, cards })
    const dice = (order: 'melee' | 'ranged', ...faces: number[]) =>
      position({ ...setup, queue: [[order]] })
        .end(...faces)
        .told('dice')
        .map(({ why }) => why)
    expect(dice('ranged', 1, 8)).toContain('for Crowd Control')
    expect(dice('melee', 8)).not.toContain('for Crowd Control')
  })

  const special = (specials: unknown[]) => ({ enemies: { thug: { specials, hitPoints: 2 } } })

  test('AB-TARGET-14 AB-ORDERS-7 a special action does what the card says', () => {
    const cards = special([
      { name: 'Breathe', does: [{ wound: { who: { kind: 'hunter', within: { band: 'red', of: 'me' } }, wounds: 1 } }] },
    ])
    const enemies = { 'thug-1': 'b', 'gunner-1': 'b' }
    const t = position(row({ hunters: { ann: 'a' }, enemies, queue: [['special']], cards })).end()
    expect(t.told('special')).toMatchObject([{ enemy: 'thug-1', name: 'Breathe' }])
    expect(t.told('dice').map(({ die }) => die)).toEqual(['D4'])
    expect(t.told('reactions')).toEqual([])
    expect(t.tokens('ann')).toBe('y+ Y+ Y+')
  })

  const cheer = { name: 'Cheer', does: [{ luck: { add: 1 } }] }
  const jeer = { name: 'Jeer', does: [{ luck: { add: -1 } }] }

  test('AB-TARGET-15 AB-TARGET-16 an enemy takes all its special actions, top to bottom', () => {
    const t = position(
      row({ hunters: { ann: 'a' }, enemies: { 'thug-1': 'c' }, queue: [['special']], cards: special([cheer, jeer]) }),
    )
    expect(
      t
        .end()
        .told('special')
        .map(({ name }) => name),
    ).toEqual(['Cheer', 'Jeer'])
  })

  test('AB-TARGET-17 the players choose in which order enemies take them', () => {
    const enemies = { 'thug-1': 'c', 'thug-2': 'd', 'thug-3': 'e' }
    const t = position(
      row({ hunters: { ann: 'a' }, enemies, queue: [['special']], cards: special([cheer, jeer]) }),
    ).end()
    t.play('thug-3', 'thug-1')
    expect(t.told('special').map(({ enemy }) => enemy)).toEqual([
      'thug-3',
      'thug-3',
      'thug-1',
      'thug-1',
      'thug-2',
      'thug-2',
    ])
  })

  test('AB-TARGET-16 whoever is taken out between two of them leaves the next enemy all of its own', () => {
    const slam = { name: 'Slam', attack: { kind: 'melee' } }
    const cards = {
      enemies: { thug: { specials: [slam, cheer] }, gunner: { specials: [slam] } },
    }
    const enemies = { 'thug-1': 'a', 'thug-2': 'b', 'gunner-1': 'b' }
    const t = position(row({ hunters: { ann: 'a' }, enemies, queue: [['special']], cards })).answer('end')
    t.dice(1).answer('thug-1').answer(['ann']).dice(8).answer('melee thug-1 on Y+')
    expect(t.enemy('thug-1')).toBeUndefined()
    t.dice(8).answer('gunner-1').answer('Y+').dice(8, 2).answer('Y+')
    expect(t.told('special').map(({ enemy, name }) => [enemy, name])).toEqual([
      ['thug-1', 'Slam'],
      ['gunner-1', 'Slam'],
      ['thug-2', 'Slam'],
      ['thug-2', 'Cheer'],
    ])
  })

  test('AB-R-55 a special attack that finds no target does not happen, nor what follows from it', () => {
    const bite = { name: 'Bite', attack: { kind: 'melee' }, does: [{ luck: { add: 1 } }] }
    const luckAfter = (at: string) =>
      position(
        row({
          hunters: { ann: 'a' },
          enemies: { 'thug-1': at },
          queue: [['special']],
          cards: { enemies: { thug: { specials: [bite] } } },
        }),
      ).end(...(at === 'b' ? [8] : [])).state.luck
    expect([luckAfter('b'), luckAfter('e')]).toEqual([1, 0])
  })
})
