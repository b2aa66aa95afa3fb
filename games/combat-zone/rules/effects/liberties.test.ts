import { makePile } from '@muster/table'
import { expect, test } from 'vitest'
import { duel } from '../../testing/duel.ts'
import type { ModelSetup } from '../../testing/position.ts'

type Wish = NonNullable<Parameters<typeof duel>[0]>
const card = { gear: [{ card: 'charm', down: false }] }
/** Ana, or whom is named, has a card with a standing rule; the twin of each test goes without. */
const withRule = (standing: object, wish: Wish, bearer: 'ana' | 'bob' = 'ana') => {
  const gear = { charm: { standing: [standing] } }
  return [duel({ ...wish, [bearer]: { ...wish[bearer], ...card }, gear }), duel({ ...wish, gear })] as const
}
const far = { at: [20, 28] } as const
const near: Partial<ModelSetup> = { at: [5, 6.9], tokens: 'Y+ Y+' }
const SHOOT = 'shoot bob-1 on Y+'

test('cross-obstacles: obstacles are crossed without a roll', () => {
  const wish: Wish = { bob: far, pieces: [{ kind: 'fence', at: [5, 8] }] }
  const [free, bound] = withRule({ allow: 'cross-obstacles' }, wish)
  free.answer('move on G+').walk([5, 11])
  expect([free.at('ana'), free.told('dice')]).toEqual([[500, 1100], []])
  bound.answer('move on G+').dice(7, 3).walk([5, 11])
  expect(bound.told('dice')).toHaveLength(2)
})

test('pass-rivals: rivals are moved through without a roll, or not at all where it is forbidden', () => {
  const wish: Wish = { bob: { at: [5, 8] } }
  const [free] = withRule({ allow: 'pass-rivals' }, wish)
  expect(free.answer('move on G+').walk([5, 11]).told('dice')).toEqual([])
  const [barred] = withRule({ forbid: 'pass-rivals' }, wish)
  expect(barred.answer('move on G+').refusedPath([5, 11])).toBe('CZ-SETUP-4')
})

test('climb-freely: faces are climbed without a roll, with two actions too', () => {
  const up: [number, number][] = [
    [6.47, 15],
    [7.5, 15],
  ]
  const wish = (height: number): Wish => ({
    ana: { at: [6.47, 15], tokens: 'Y+ Y+' },
    bob: far,
    pieces: [{ kind: 'rooftop', at: [10, 15], size: [6, 6], height }],
  })
  const [free] = withRule({ allow: 'climb-freely' }, wish(4))
  free.answer('move on Y+').walk(...up)
  expect([free.model('ana').at.z, free.told('dice')]).toEqual([400, []])
  const [high] = withRule({ allow: 'climb-freely' }, wish(10))
  high
    .answer('climb Y+ on Y+')
    .walk(...up)
    .walk(...up)
  expect([high.model('ana').at.z, high.tokens('ana'), high.told('dice')]).toEqual([1000, 'Y- Y-', []])
})

test('fall-unhurt: its own falls do no harm, but what falls on it does', () => {
  const wish: Wish = {
    ana: { at: [6, 10, 5], tokens: 'Y+ Y+' },
    bob: { at: [9.5, 10], tokens: 'Y+ Y+' },
    pieces: [
      { kind: 'rooftop', at: [5, 10], size: [6, 6], height: 5 },
      { kind: 'rooftop', at: [14, 10], size: [6, 6], height: 5 },
    ],
  }
  const fallen = (t: ReturnType<typeof duel>) => {
    t.answer('move on Y+').dice(3, 6).walk([11.5, 10])
    t.answer(t.offer()[0] as string)
    return [t.tokens('ana'), t.tokens('bob')]
  }
  expect(fallen(withRule({ allow: 'fall-unhurt' }, wish)[0])).toEqual(['Y- Y+', 'y+ Y+'])
  expect(fallen(withRule({ allow: 'fall-unhurt' }, wish, 'bob')[0])).toEqual(['y- Y+', 'y+ Y+'])
})

test('leave-brawls: no roll to leave, or no leaving at all', () => {
  const wish: Wish = { bob: near }
  const [free, bound] = withRule({ allow: 'leave-brawls' }, wish)
  expect(free.answer('move on G+').walk([5, 2]).told('escaping')).toEqual([])
  expect(bound.answer('move on G+').dice(9, 2).walk([5, 2]).told('escaping')).toHaveLength(1)
  const [pinned] = withRule({ forbid: 'leave-brawls' }, wish)
  pinned.answer('move on G+')
  expect(pinned.refusedPath([5, 2])).toBe('CZ-SETUP-4')
  expect(pinned.walk([5.3, 5]).at('ana')).toEqual([530, 500])
})

test('work-near-rivals: Complex actions with a rival within RED', () => {
  const pray = { name: 'Pray', who: { is: 'me' }, with: ['complex'] }
  const [free, bound] = withRule({ allow: 'work-near-rivals' }, { ana: { actions: [pray] }, bob: { at: [5, 8] } })
  expect(free.offer('ana-1')).not.toEqual([])
  expect(bound.whyNot('ana-1 ana-1 on G+')).toBe('CZ-KEYWORD-4')
})

test('loot: a Gonk may, or nobody', () => {
  const body = { no: 1, of: 'bob-1', at: { x: 620, y: 500, z: 0 } }
  const state = { bodies: [body], lootPast: makePile('loot', 'all', ['stimpak']) }
  const [gonk, plain] = withRule({ allow: 'loot' }, { ana: { gonk: 'yellow' }, bob: far, state })
  expect(gonk.offer('loot-goods')).toEqual(['loot-goods body-1 on Y+'])
  expect(plain.whyNot('loot-goods body-1 on Y+')).toBe('CZ-LOOT-1')
  const [barred] = withRule({ forbid: 'loot' }, { bob: far, state })
  expect(barred.whyNot('loot-goods body-1 on G+')).toBe('CZ-SETUP-4')
})

test('command: a Gonk may, or nobody', () => {
  const more = { cal: { seat: 0, at: [6.5, 5] } as const }
  const [gonk, plain] = withRule({ allow: 'command' }, { ana: { gonk: 'yellow' }, bob: far, more })
  expect(gonk.offer('command')).toEqual(['command cal-1 on Y+'])
  expect(plain.offer('command')).toEqual([])
  const [barred] = withRule({ forbid: 'command' }, { bob: far, more })
  expect(barred.whyNot('command cal-1 on G+')).toBe('CZ-SETUP-4')
})

const answered = (wish: Wish) => ({ bob: { tokens: 'Y+ Y+', ...wish.bob }, ...wish })

test('react: who is kept from it does not [RE]act', () => {
  const [barred, plain] = withRule({ forbid: 'react' }, answered({ bob: { tokens: 'Y+ Y+' } }), 'bob')
  expect(barred.dice(7, 2).answer(SHOOT).state.batch).toBeUndefined()
  expect(plain.dice(7, 2).answer(SHOOT).question().seat).toBe(1)
})

test('react-unhurt: who held may [RE]act all the same, to the attacks the card means', () => {
  const rule = { allow: 'react-unhurt', for: { skill: 'ranged' } }
  const [alert, plain] = withRule(rule, answered({ bob: { tokens: 'Y+ Y+' } }), 'bob')
  expect(alert.dice(2, 7).answer(SHOOT).question()).toMatchObject({ ask: 'act', seat: 1 })
  expect(plain.dice(2, 7).answer(SHOOT).question().seat).toBe(0)
  const [struck] = withRule(rule, { bob: { at: [5, 8], tokens: 'Y+ Y+' } }, 'bob')
  expect(struck.dice(2, 7).answer('strike bob-1 on Y+').question().seat).toBe(0)
})

test('react-at-anyone: a [RE]action at whomever', () => {
  const wish = answered({ bob: { tokens: 'Y+ Y+' }, more: { cal: { seat: 0, at: [8, 5] } } })
  const [free, bound] = withRule({ allow: 'react-at-anyone' }, wish, 'bob')
  expect(free.dice(7, 2).answer(SHOOT).offer('shoot cal-1')).toEqual(['shoot cal-1 on y+', 'shoot cal-1 on Y+'])
  expect(bound.dice(7, 2).answer(SHOOT).whyNot('shoot cal-1 on Y+')).toBe('CZ-REACT-14')
})

test('be-targeted: cannot be named by whom the card means', () => {
  const rule = { forbid: 'be-targeted', against: { side: 'rival' } }
  const [hidden, plain] = withRule(rule, {}, 'bob')
  expect(hidden.whyNot(SHOOT)).toBe('CZ-SETUP-4')
  expect(plain.offer('shoot')).toContain(SHOOT)
})

test('use-armor: no Armor against what the card means', () => {
  const worn = { armor: 2, tokens: 'Y+' }
  const [bare, plain] = withRule({ forbid: 'use-armor', for: { skill: 'ranged' } }, { bob: worn }, 'bob')
  plain.answer(SHOOT)
  expect(plain.offer()).toEqual(['Y+', 'Y+ armor'])
  bare.dice(3, 5).answer(SHOOT)
  expect(bare.told('guard')).toMatchObject([{ by: '' }])
})

test('be-stunned: by keyword or by card, it keeps its tokens', () => {
  const dazzle = { name: 'Dazzle', skill: 'tech', bands: ['yellow'], who: { side: 'rival' }, with: ['stun 1'] }
  const flash = { ...dazzle, name: 'Flash', with: [], does: [{ stun: { who: 'them', tokens: 1 } }] }
  const wish: Wish = { ana: { actions: [dazzle, flash] }, bob: { tokens: 'Y+ Y+' } }
  for (const no of [1, 2]) {
    const [steady, plain] = withRule({ forbid: 'be-stunned' }, wish, 'bob')
    const key = `ana-${no} bob-1 on G+`
    expect(steady.dice(9, 2).answer(key).tokens('bob')).toBe('Y+ Y+')
    expect(plain.dice(9, 2).answer(key).tokens('bob')).toBe('Y- Y+')
  }
})

test('CZ-KEYWORD-23 a card stuns Gonks as the keyword does', () => {
  const flash = {
    name: 'Flash',
    skill: 'tech',
    bands: ['yellow'],
    who: { side: 'rival' },
    does: [{ stun: { who: 'them', tokens: 1 } }],
  }
  const t = duel({ ana: { actions: [flash] }, bob: { gonk: 'yellow' } })
  expect(t.dice(9, 2).answer('ana-1 bob-1 on G+').model('bob').marks).toMatchObject([{ what: 'stunned' }])
})

test('spend-luck: no Luck on its dice, acting or opposing, but Accurate helps', () => {
  const wish: Wish = { ana: { actions: [aimed] }, bob: { tokens: 'Y+' }, luck: [1, 1] }
  const [actor, plain] = withRule({ forbid: 'spend-luck' }, wish)
  expect(plain.dice(5, 6).answer('ana-1 bob-1 on Y+').offer()).toEqual(['accurate 0', 'luck 0', 'keep'])
  actor.dice(5, 6, 7).answer('ana-1 bob-1 on Y+')
  expect([actor.question().seat, actor.offer()]).toEqual([0, ['accurate 0', 'keep']])
  expect(actor.answer('accurate 0').question()).toMatchObject({ ask: 'again', seat: 1 })
  const [target] = withRule({ forbid: 'spend-luck' }, { bob: { tokens: 'Y+' }, luck: [0, 1] }, 'bob')
  expect(target.dice(7, 3).answer(SHOOT).told('wound')).toHaveLength(1)
})
const aimed = { name: 'Aim', skill: 'ranged', bands: ['yellow'], attack: true, with: ['accurate'] }

test('spare-friends: shooting into a Brawl draws no friend in', () => {
  const wish: Wish = { bob: { tokens: 'Y+' }, more: { cal: { seat: 0, at: [5, 11.5], tokens: 'Y+' } } }
  const [careful, plain] = withRule({ allow: 'spare-friends' }, wish)
  expect(careful.dice(2, 7).answer(SHOOT).told('guard')).toHaveLength(1)
  expect(plain.dice(2, 7, 7).answer(SHOOT).told('guard')).toHaveLength(2)
})

test('CZ-R-62 carry-two-bulky: two may be had, three not', () => {
  const bulky = { keywords: ['bulky'] }
  const held = (...cards: string[]) => cards.map((one) => ({ card: one, down: false }))
  const at = { x: 620, y: 500, z: 0 }
  const looted = (...own: string[]) =>
    duel({
      ana: { gear: held('charm', ...own) },
      bob: { ...far },
      more: { cal: { seat: 1, at: [20, 20], where: 'out', gear: held('cannon') } },
      gear: { charm: { standing: [{ allow: 'carry-two-bulky' }] }, rifle: bulky, shield: bulky, cannon: bulky },
      state: { bodies: [{ no: 1, of: 'cal-1', at }] },
    })
  expect(looted('rifle').offer('loot-gear')).toContain('loot-gear body-1 on G+')
  expect(looted('rifle', 'shield').whyNot('loot-gear body-1 on G+')).toBe('CZ-R-64')
})

test('crossing counts in every roll made while moving: escapes and dragging too', () => {
  const [slow, plain] = withRule({ change: 'crossing', add: -3 }, { bob: near })
  expect(slow.answer('move on G+').dice(9, 2).walk([5, 2]).told('success')).toMatchObject([{ total: 6 }])
  expect(plain.answer('move on G+').dice(9, 2).walk([5, 2]).told('success')).toMatchObject([{ total: 9 }])
  const loose = [{ kind: 'crate', at: [6.5, 5] }]
  const [weak] = withRule({ change: 'crossing', add: -3 }, { bob: far, loose })
  expect(weak.dice(9, 2).answer('drag loose-crate-1 on G+').told('success')).toMatchObject([{ total: 6 }])
})

test('CZ-SETUP-4 CZ-OBST-8 CZ-BRAWL-8 acting and opposing count in rolls made while moving too, and against whom a card says', () => {
  const rolls = (standing: object, bearer: 'ana' | 'bob', bob: Partial<ModelSetup>, to: [number, number]) =>
    withRule(standing, { bob: { ...bob, tokens: 'Y+' } }, bearer).map((t) => {
      t.answer('move on G+').dice(9, 2).walk(to)
      const { total, against } = t.told('success')[0] as unknown as { total: number; against: number }
      return [total, against]
    })
  const through = [{ at: [5, 8] }, [5, 11]] as const
  const away = [near, [5, 2]] as const
  for (const [bob, to] of [through, away] as const) {
    expect(rolls({ change: 'opposing', add: 2 }, 'bob', bob as ModelSetup, [...to])).toEqual([
      [9, 4],
      [9, 2],
    ])
    expect(rolls({ change: 'acting', add: 2 }, 'ana', bob as ModelSetup, [...to])).toEqual([
      [11, 2],
      [9, 2],
    ])
    const onlyAna = { change: 'reflexes', add: 1, against: { card: 'ana' } }
    expect(rolls(onlyAna, 'bob', bob as ModelSetup, [...to])[0]).toEqual([9, 3])
    const attacks = { change: 'opposing', add: 2, for: { attack: true } }
    expect(rolls(attacks, 'bob', bob as ModelSetup, [...to])[0]).toEqual([9, 2])
  }
})
