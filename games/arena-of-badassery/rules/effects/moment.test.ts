import { describe, expect, test } from 'vitest'
import { type PositionSetup, position } from '../../testing/position.ts'

const gain = [{ luck: { add: 1 } }]
const facing: PositionSetup = { map: ['. a b c'], hunters: { ann: 'a', bob: 'a' }, enemies: { 'thug-1': 'b' } }
const annWith = (triggers: readonly object[], setup: Partial<PositionSetup> = {}) =>
  position({
    ...facing,
    ...setup,
    cards: { ...setup.cards, hunters: { ann: { triggers, ...setup.cards?.hunters?.ann } } },
  })
const does = (...deeds: object[]) => ({ hunters: { ann: { actions: [{ name: 'do', does: deeds }] } } })

describe('moments that cards wait for', () => {
  test('spotlight: when a hunter gains it, and not when it keeps it', () => {
    const cards = does({ spotlight: { who: 'me' } })
    const triggers = [{ on: 'spotlight', do: gain }]
    expect(annWith(triggers, { cards, spotlight: 'bob' }).answer('ann on G+').state.luck).toBe(1)
    expect(annWith(triggers, { cards, spotlight: 'ann' }).answer('ann on G+').state.luck).toBe(0)
  })

  test('slaughterlight: when the token turns red', () => {
    const cards = does({ orders: { list: ['slaughterlight'] } })
    const t = annWith([{ on: 'slaughterlight', do: gain }], { cards }).answer('ann on G+')
    expect([t.state.red, t.state.luck]).toEqual([true, 1])
  })

  test('spends-luck: for each token spent, even one that comes back', () => {
    const triggers = [{ on: 'spends-luck', do: [{ ready: { who: 'me', tokens: 1 } }] }]
    const t = annWith(triggers, { luck: 1 }).dice(2, 8).answer('melee thug-1 on Y+').answer('luck 0')
    expect([t.tokens('ann'), t.state.luck]).toEqual(['G+ Y+ Y+', 1])
    const kept = annWith(triggers, { luck: 1 }).dice(2).answer('melee thug-1 on Y+').answer('keep')
    expect(kept.tokens('ann')).toBe('G+ Y- Y+')
  })

  test('healed: a hunter, when a wound was there to heal', () => {
    const cards = does({ heal: { who: 'me', wounds: 2 } })
    const triggers = [{ on: 'healed', do: gain }]
    const hurt = { ann: { at: 'a', tokens: 'G+ y+ Y+' }, bob: 'a' }
    expect(annWith(triggers, { cards, hunters: hurt }).answer('ann on G+').state.luck).toBe(1)
    expect(annWith(triggers, { cards }).answer('ann on G+').state.luck).toBe(0)
  })

  test('wounded: an enemy too, with whoever did it on the other side', () => {
    const triggers = [{ on: 'wounded', by: { kind: 'enemy', hurt: 2 }, who: { is: 'me' }, do: gain }]
    const cards = { enemies: { thug: { hitPoints: 3 } } }
    const t = annWith(triggers, { cards }).dice(7).answer('melee thug-1 on Y+')
    expect(t.state.luck).toBe(0)
    t.dice(7).answer('melee thug-1 on Y+')
    expect(t.state.luck).toBe(1)
  })

  test('wounded: a hunter outside attacks', () => {
    const cards = does({ wound: { who: 'me', wounds: 1 } })
    const t = annWith([{ on: 'wounded', do: gain }], { cards })
      .answer('ann on G+')
      .answer('Y+')
    expect(t.state.luck).toBe(1)
  })

  test('taken-out: an enemy has its say while it is still there, and others fall with it', () => {
    const blast = { on: 'taken-out', do: [{ attack: { who: { zone: 'me', is: 'not-me' }, strength: 5 } }] }
    const cards = { enemies: { thug: { triggers: [blast] } } }
    const t = annWith([{ on: 'takes-out', do: gain }], {
      cards,
      enemies: { 'thug-1': 'b', 'thug-2': 'b', 'gunner-1': 'c' },
    })
    t.dice(8).answer('melee thug-1 on Y+')
    expect(t.state.enemies.map(({ id }) => id)).toEqual(['gunner-1'])
    expect(t.state.luck).toBe(1)
  })

  test('taken-out: a hunter, with whoever did it on the other side, after a lost fight too', () => {
    const counted = (what: string, who: object) => ({
      on: 'taken-out',
      by: { kind: 'hunter' },
      who,
      do: [{ count: { what } }],
    })
    const triggers = [counted('mine', { is: 'me' }), counted('others', { is: 'not-me' })]
    const felled = (tokens: string) =>
      annWith([], {
        cards: { enemies: { thug: { triggers } } },
        hunters: { ann: { at: 'a', tokens } },
        active: 'bob',
      }).end(1)
    expect(felled('g- y- y-').answer('g-').state.counters).toMatchObject({ mine: 1 })
    const declined = felled('g+ y- y-').answer('g+').answer([])
    const lost = felled('g+ y- y-').answer('g+').answer(['ann']).dice(1, 2).answer('melee thug-1 on g+')
    for (const t of [declined, lost]) expect([t.where('ann'), t.state.counters.mine]).toEqual(['out', 1])
    expect(lost.state.counters.others ?? 0).toBe(0)
  })

  test('taken-out: an enemy, in the action that did it', () => {
    const triggers = [{ on: 'taken-out', by: { kind: 'enemy' }, for: { keyword: 'gun' }, do: gain }]
    const by = (action: string) => annWith(triggers).dice(8).answer(`${action} thug-1 on Y+`).state.luck
    expect([by('ann-gun'), by('melee')]).toEqual([1, 0])
  })

  test('AB-EXHAUST-2 shield-lost: the shield does what it does before it is blank', () => {
    const wall = {
      slot: 'shield',
      deck: 'meds',
      cost: 200,
      shield: ['red'],
      triggers: [{ on: 'shield-lost', do: gain }],
    }
    const hunters = { ann: { at: 'a', gear: ['wall'] } }
    const t = annWith([], { cards: { gear: { wall } }, hunters }).end(1)
    expect([t.state.luck, t.hunter('ann').gear[0]?.down]).toEqual([1, true])
  })

  test('shield-lost: an enemy, when its last shield goes', () => {
    const cards = { enemies: { thug: { shields: ['red'], hitPoints: 3, triggers: [{ on: 'shield-lost', do: gain }] } } }
    const t = annWith([], { cards }).dice(1, 8).answer('melee thug-1 on Y+')
    expect([t.enemy('thug-1')?.shields, t.state.luck]).toEqual([[], 1])
  })

  test('hit: an enemy that a hunter did not hold off; defends, by the kind of attack', () => {
    const triggers = [
      { on: 'hit', by: { kind: 'enemy' }, do: [{ count: { what: 'hits' } }] },
      { on: 'defends', for: { skill: 'melee' }, do: [{ count: { what: 'parries' } }] },
      { on: 'defends', for: { skill: 'ranged' }, do: [{ count: { what: 'dodges' } }] },
    ]
    const setup = { hunters: { ann: 'a' } } as const
    expect(annWith(triggers, setup).end(1).answer('Y+').state.counters).toMatchObject({ hits: 1 })
    const held = annWith(triggers, setup).end(7).answer('Y+')
    expect(held.state.counters).toMatchObject({ parries: 1 })
    expect(held.state.counters.dodges ?? 0).toBe(0)
  })

  test('enters: an enemy, for the zone it stops in', () => {
    const triggers = [{ on: 'enters', by: { kind: 'enemy', zone: 'me' }, do: gain }]
    const cards = does({ move: { who: { kind: 'enemy' }, zones: 2 } })
    expect(annWith(triggers, { cards, enemies: { 'thug-1': 'c' } }).answer('ann on G+').state.luck).toBe(1)
  })

  test('times: once for a card that nobody bears, once for its bearer, once for each it names', () => {
    const counted = (what: string) => [{ count: { what } }]
    const t = annWith([{ on: 'enemy-turn-start', do: counted('own') }], {
      hunters: { ann: 'a', bob: 'a', cid: 'out', dee: 'out' },
      queue: [['spawn']],
      scenario: {
        special: {
          triggers: [
            { on: 'enemy-turn-start', do: counted('all') },
            { on: 'enemy-turn-start', by: { kind: 'hunter' }, do: counted('hunters') },
          ],
        },
      },
    })
    t.end()
    expect(t.state.counters).toMatchObject({ own: 1, all: 1, hunters: 2 })
  })

  test('success, failure, crit and fumble: the target is whom the action is aimed at, be it a friend', () => {
    const actions = [
      {
        name: 'mend',
        skill: 'medical',
        bands: ['red'],
        who: { kind: 'hunter', is: 'not-me' },
        does: [{ luck: { add: 1 } }],
      },
    ]
    const slag = [{ status: { who: 'them', add: 'slag' } }]
    const rolled = (on: string, ...dice: number[]) =>
      annWith([{ on, do: slag }], { cards: { hunters: { ann: { actions } } } })
        .dice(...dice)
        .answer('ann bob on G+')
        .hunter('bob').status.slag
    expect([rolled('success', 5, 8), rolled('failure', 5, 3), rolled('crit', 5, 12), rolled('fumble', 5, 1)]).toEqual([
      1, 1, 1, 1,
    ])
  })

  test('success: the target is heard of though the success takes it out, and only where it fits', () => {
    const after = (who: object) =>
      annWith([{ on: 'success', who, do: gain }])
        .dice(7)
        .answer('melee thug-1 on Y+')
    expect(after({ card: 'thug' }).state.luck).toBe(1)
    expect(after({ wounded: true, within: { band: 'red', of: 'me' } }).state.luck).toBe(1)
    expect(after({ card: 'gunner' }).state.luck).toBe(0)
    expect(after({ card: 'thug' }).enemy('thug-1')).toBeUndefined()
  })

  test('success: a target that it takes out is moved no more', () => {
    const away = [{ push: { who: 'them', zones: 1, way: 'away' } }]
    const told = (hitPoints: number) => {
      const cards = { enemies: { thug: { hitPoints } } }
      const t = annWith([{ on: 'success', do: away }], { cards })
        .dice(7)
        .answer('melee thug-1 on Y+')
      return t.told('put').length
    }
    expect([told(1), told(3)]).toEqual([0, 1])
  })

  test('rolled: each roll for an action, of whatever face; reaction: each action that is one', () => {
    const rolled = annWith([{ on: 'rolled', do: gain }])
      .dice(3)
      .answer('melee thug-1 on G+')
    expect(rolled.state.luck).toBe(1)
    const reacted = annWith([{ on: 'reaction', do: gain }], { queue: [['melee'], ['slaughterlight']] })
    expect(reacted.dice(1).answer('melee thug-1 on Y+').state.luck).toBe(0)
    reacted.end(1, 1).answer('Y+').answer(['ann']).answer('melee thug-1 on G+')
    expect(reacted.state.luck).toBe(1)
  })
})
