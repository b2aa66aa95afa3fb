import { expect, test } from 'vitest'
import { duel, hasSucceeded } from '../testing/duel.ts'
import { type ModelSetup, position } from '../testing/position.ts'

const weapon = (keywords: readonly string[], more: object = {}) => [
  { name: 'gun', skill: 'ranged', bands: ['yellow', 'green'], attack: true, with: keywords, ...more },
]
/** Ana with a gun of these keywords against Bob. */
const armed = (keywords: readonly string[], wish: Parameters<typeof duel>[0] = {}) =>
  duel({ bob: { tokens: 'Y+' }, ...wish, ana: { actions: weapon(keywords), ...wish.ana } })
const SHOOT = 'ana-1 bob-1 on Y+'

test('CZ-KEYWORD-1 CZ-KEYWORD-14 Pierce X takes X off the Armor', () => {
  const t = armed(['pierce 2'], { bob: { tokens: 'Y+', armor: 3 } })
    .dice(2, 4)
    .play(SHOOT, 'Y+ armor')
  expect(t.told('failure')).toMatchObject([{ against: 5 }])
})

test('CZ-KEYWORD-2 an Accurate action may be rolled again without Luck', () => {
  const t = armed(['accurate']).dice(2, 5, 6).answer(SHOOT)
  expect(t.offer()).toEqual(['accurate 0', 'keep'])
  expect(t.answer('accurate 0').told('success')).toMatchObject([{ total: 6 }])
})

test('CZ-KEYWORD-3 that is the one re-roll of the die, and so is one by Luck', () => {
  const t = armed(['accurate'], { luck: [2, 0] })
    .dice(2, 5, 3)
    .play(SHOOT, 'accurate 0')
  expect([t.told('failure').length, t.state.sides[0]?.luck]).toEqual([1, 2])
  const other = armed(['accurate'], { luck: [2, 0] })
    .dice(2, 5, 3)
    .play(SHOOT, 'luck 0')
  expect([other.told('failure').length, other.state.sides[0]?.luck]).toEqual([1, 1])
})

test('CZ-KEYWORD-4 a Complex action is not tried with a rival within RED', () => {
  const near = (gap: number) => armed(['complex'], { more: { dee: { seat: 1, at: [5 + 1.06 + gap, 5] } } })
  expect(near(2.5).whyNot(SHOOT)).toBe('CZ-KEYWORD-4')
  expect(near(3.5).offer('ana-1')).toContain(SHOOT)
})

test('CZ-KEYWORD-5 what a Crit does takes a Crit that succeeds', () => {
  const wounds = (face: number, against: number, skill = 0) => {
    const t = duel({
      ana: { actions: weapon([], { crits: ['deadly'] }), skills: { ranged: skill } },
      bob: { tokens: 'Y+ Y+ Y+' },
    })
    return t.dice(face, against).answer(SHOOT).told('wound').length
  }
  expect([wounds(8, 5), wounds(7, 5, 3), wounds(8, 8)]).toEqual([2, 1, 0])
})

test('CZ-KEYWORD-6 CZ-WOUND-5 who fumbles a Dangerous action is wounded on the token it spent', () => {
  const t = armed(['dangerous'], { ana: { tokens: 'G+ Y+', actions: weapon(['dangerous']) } })
  t.dice(1, 5).answer('ana-1 bob-1 on G+')
  expect([hasSucceeded(t), t.tokens('ana'), t.tokens('bob')]).toEqual([false, 'g- Y+', 'Y+'])
})

test('CZ-R-19 with a RED token it is taken out, or picks another where the table plays so', () => {
  const hurt = (ownActionWoundOnRedToken: 'taken-out' | 'choose-other-token') =>
    armed(['dangerous'], {
      ana: { tokens: 'R+ Y+', actions: weapon(['dangerous']) },
      more: { cal: { seat: 0, at: [15, 15] } },
      options: { ownActionWoundOnRedToken },
    })
      .dice(1, 5)
      .answer('ana-1 bob-1 on R+')
  expect(hurt('taken-out').model('ana').where).toBe('out')
  expect(hurt('choose-other-token').tokens('ana')).toBe('R- y+')
})

test('CZ-KEYWORD-7 CZ-WOUND-9 a Deadly attack deals two wounds, the second where the controller wants it', () => {
  const t = armed(['deadly'], { bob: { tokens: 'G+ Y+ Y+' } })
    .dice(7, 3)
    .play(SHOOT, 'Y+')
  expect([t.question().seat, t.offer()]).toEqual([1, ['G+', 'Y+']])
  expect(t.answer('Y+').tokens('bob')).toBe('G+ y+ y+')
})

test('CZ-WOUND-11 with no token left that is not RED the second wound takes it out', () => {
  const t = armed(['deadly'], { bob: { tokens: 'Y+ y-' }, more: { dee: { seat: 1, at: [20, 28] } } })
  t.dice(7, 3).play(SHOOT, 'Y+')
  expect(t.model('bob').where).toBe('out')
})

test('CZ-KEYWORD-11 a card with Discard is lost, hit or miss', () => {
  const gear = { bomb: { actions: weapon(['discard']) } }
  const thrown = (face: number) =>
    duel({ ana: { gear: [{ card: 'bomb', down: false }] }, bob: { tokens: 'Y+ Y-' }, gear })
      .dice(face, 4)
      .play('bomb-1 bob-1 on Y+', 'Y+')
  expect([thrown(2).model('ana').gear, thrown(7).model('ana').gear]).toEqual([[], []])
})

const wall = { kind: 'wall', at: [7.5, 8] }
const barrels = [8, 9].map((y) => ({ kind: 'barrel', at: [5, y] }))
const far = { at: [5, 12], tokens: 'Y+' } as const
const cover = (keywords: readonly string[], pieces: readonly unknown[]) =>
  armed(keywords, { bob: far, pieces }).dice(2, 5).answer(SHOOT).told('acts')[0]?.cover

test('CZ-KEYWORD-12 obstacles do not hinder an Indirect action', () => {
  expect([cover([], barrels), cover(['indirect'], barrels)]).toEqual([2, 0])
})

test('CZ-KEYWORD-13 barriers do', () => {
  expect(cover(['indirect'], [wall])).toBe(1)
  expect(armed(['indirect'], { bob: far, pieces: [{ kind: 'wall', at: [5, 8] }] }).whyNot(SHOOT)).toBe('CZ-PATH-9')
})

test('CZ-KEYWORD-15 Armor of which nothing is left cannot be used, and Gear is not lost', () => {
  const vest = { vest: { armor: 2 } }
  const bob = { tokens: 'Y+', gear: [{ card: 'vest', down: false }] }
  const t = armed(['pierce 2'], { bob, gear: vest }).dice(7, 3).answer(SHOOT)
  expect([t.told('guard')[0]?.by, t.model('bob').gear]).toEqual(['', [{ card: 'vest', down: false }]])
})

test('CZ-KEYWORD-16 for the next attack it is whole again', () => {
  const t = armed(['pierce 1'], { bob: { tokens: 'Y+', armor: 2 } }).dice(2, 4, 2, 4)
  t.play(SHOOT, 'Y+ armor', 'shoot bob-1 on G+', 'Y+ armor')
  expect(t.told('failure').map(({ against }) => against)).toEqual([5, 6])
})

const silent = (pieces: readonly unknown[], more: Parameters<typeof armed>[1] = {}) =>
  armed(['silent'], {
    bob: { at: [5, 12], tokens: 'Y+ Y+', ...more.bob },
    pieces,
    options: more.options ?? {},
    more: { dee: { seat: 1, at: [6.5, 12], tokens: 'Y+' } },
  })
    .dice(7, 2)
    .answer(SHOOT)

test('CZ-KEYWORD-19 who is hit silently shoots back only along a clear path', () => {
  expect(silent([]).offer('shoot')).not.toEqual([])
  expect(silent([{ kind: 'barrel', at: [5, 8] }]).whyNot('shoot ana-1 on Y+')).toBe('CZ-KEYWORD-19')
})

test('CZ-KEYWORD-20 and may do anything else', () => {
  const t = silent([{ kind: 'barrel', at: [5, 8] }])
  expect(new Set(t.question().options.map(({ kind }) => kind))).toEqual(new Set(['move', 'command', 'drag', 'end']))
})

test('CZ-R-86 the table says whether anything else may be aimed at the attacker', () => {
  const jam = { name: 'Jam', skill: 'tech', bands: ['yellow'], who: { side: 'rival' }, with: ['stun 1'] }
  const jams = (silentForbids: 'attacks-only' | 'any-action-at-the-attacker', pieces: readonly unknown[]) =>
    silent(pieces, { bob: { actions: [jam] }, options: { silentForbids } }).offer('bob-1 ana-1').length
  const barrel = [{ kind: 'barrel', at: [5, 8] }]
  expect(jams('attacks-only', barrel)).toBe(2)
  expect(jams('any-action-at-the-attacker', barrel)).toBe(0)
  expect(jams('any-action-at-the-attacker', [])).toBe(2)
})

test('CZ-KEYWORD-21 Stun X turns X Ready tokens to Used, or as many as there are', () => {
  const t = armed(['stun 2'], { bob: { tokens: 'G+ Y- Y-' } })
    .dice(7, 3)
    .play(SHOOT, 'Y-')
  expect(t.tokens('bob')).toBe('G- y- Y-')
})

test('CZ-KEYWORD-22 their own player says which', () => {
  const t = armed(['stun 1'], { bob: { tokens: 'G+ Y+ Y-' } })
    .dice(7, 3)
    .play(SHOOT, 'Y-')
  expect([t.question().seat, t.offer()]).toEqual([1, ['G+', 'Y+']])
})

test('CZ-R-88 what Stun has turned to Used pays for no [RE]action', () => {
  const t = armed(['stun 1'], { bob: { tokens: 'Y+' } })
    .dice(7, 3)
    .answer(SHOOT)
  expect([t.tokens('bob'), t.state.batch]).toEqual(['y-', undefined])
})

test('CZ-KEYWORD-23 CZ-INSPIRE-14 a stunned Gonk sits out the next Inspire, and then its mark is gone', () => {
  const gus: ModelSetup = { seat: 0, at: [5, 5], gonk: 'yellow', marks: [{ what: 'stunned', stays: false }] }
  const hal: ModelSetup = { seat: 0, at: [8, 5], gonk: 'yellow' }
  const ana: ModelSetup = { seat: 0, at: [15, 2], tokens: 'Y-' }
  const t = position({ models: { ana, gus, hal, bob: { seat: 1, at: [5, 28], tokens: 'Y+' } } })
  expect(t.offer()).toEqual(['hal-1', 'done'])
  expect(t.answer('done').model('gus').marks).toEqual([])
})

test('CZ-KEYWORD-24 who is suppressed [RE]acts with a move only', () => {
  const t = armed(['suppression'], { bob: { tokens: 'Y+ Y+' } })
    .dice(7, 3)
    .answer(SHOOT)
  expect(new Set(t.question().options.map(({ kind }) => kind))).toEqual(new Set(['move', 'end']))
  expect(t.whyNot('shoot ana-1 on Y+')).toBe('CZ-KEYWORD-24')
})

test('CZ-R-87 what a card prints that moves its bearer is a move too', () => {
  const actions = [
    { name: 'zip', does: [{ move: { who: 'me', colour: 'green' } }] },
    { name: 'shout', does: [{ luck: { add: 1 } }] },
    { name: 'roll', does: [{ move: { who: { is: 'me' }, colour: 'red' } }] },
  ]
  const t = armed(['suppression'], { bob: { tokens: 'Y+ Y+', actions } })
    .dice(7, 3)
    .answer(SHOOT)
  expect(t.offer('bob-1')).toEqual(['bob-1 on y+', 'bob-1 on Y+'])
  expect(t.offer('bob-3')).toEqual(['bob-3 on y+', 'bob-3 on Y+'])
  expect(t.whyNot('bob-2 on Y+')).toBe('CZ-KEYWORD-24')
  expect(t.play('bob-1 on Y+', 'y+').walk([5, 22]).at('bob')).toEqual([500, 2200])
})

test('CZ-KEYWORD-26 no Skill is added to an Unwieldy action', () => {
  const t = armed(['unwieldy'], { ana: { skills: { ranged: 2 }, actions: weapon(['unwieldy']) } })
    .dice(5, 4)
    .answer(SHOOT)
  expect(t.told('success')).toMatchObject([{ total: 5, against: 4 }])
})

const help = (keywords: readonly string[]) => [
  { name: 'help', skill: 'medical', bands: ['red'], who: { side: 'friendly', is: 'not-me' }, with: keywords },
]

test('CZ-KEYWORD-18 Refresh X turns X Used tokens of the target Ready, as its owner likes', () => {
  const t = duel({ ana: { actions: help(['refresh 1']) }, more: { cal: { seat: 0, at: [7, 5], tokens: 'G- Y-' } } })
  t.dice(7, 3).answer('ana-1 cal-1 on Y+')
  expect(t.offer()).toEqual(['G-', 'Y-'])
  expect(t.answer('G-').tokens('cal')).toBe('G+ Y-')
})

test('CZ-HEAL-1 Heal X heals up to X wounds', () => {
  const t = duel({ ana: { actions: help(['heal 2']) }, more: { cal: { seat: 0, at: [7, 5], tokens: 'g+ y-' } } })
  t.dice(7, 3).answer('ana-1 cal-1 on Y+')
  expect(t.tokens('cal')).toBe('G+ Y-')
})

test('CZ-KEYWORD-8 CZ-KEYWORD-9 CZ-KEYWORD-10 Defense counts with its Skill against others, not with Armor and not for oneself', () => {
  const vest = { standing: [{ keyword: 'defense reflexes 2' }, { keyword: 'defense melee 2' }] }
  const bob = { tokens: 'Y+', skills: { reflexes: 1 }, armor: 3, gear: [{ card: 'vest', down: false }] }
  const guarded = (answer: string) => armed([], { bob, gear: { vest } }).dice(2, 3).play(SHOOT, answer).told('failure')
  expect(guarded('Y+')).toMatchObject([{ against: 6 }])
  expect(guarded('Y+ armor')).toMatchObject([{ against: 6 }])
  const own = duel({
    ana: { tokens: 'Y+', skills: { melee: 1 }, gear: [{ card: 'vest', down: false }] },
    bob: { at: [5, 7], tokens: 'Y+' },
    gear: { vest },
  })
  expect(own.dice(3, 5).answer('strike bob-1 on Y+').told('failure')).toMatchObject([{ total: 4 }])
})

/** Ana pushes Bob, who stands so far north of her. */
const pushed = (pieces: readonly unknown[] = [], at: readonly [number, number, number?] = [5, 10], from = 5) =>
  armed(['push'], {
    pieces,
    ana: { at: [from, 5, at[2] ?? 0], actions: weapon(['push']) },
    bob: { at, tokens: 'Y+ Y+' },
  })
    .dice(7, 3)
    .answer(SHOOT)

test('CZ-KEYWORD-17 a Push moves the target 3 inches straight away', () => {
  expect(pushed().at('bob')).toEqual([500, 1300])
  expect(pushed([], [8, 9], 5).at('bob')).toEqual([980, 1140])
})

test('CZ-KEYWORD-17 CZ-R-14 CZ-R-29 it stops at scenery and at the edge of the Battlespace', () => {
  const [, y = 0] = pushed([{ kind: 'fence', at: [5, 12] }]).at('bob')
  expect([y > 1100, y <= 1190 - 52]).toEqual([true, true])
  const [, inside = 0] = pushed([{ kind: 'rubble', at: [5, 13] }]).at('bob')
  expect([inside > 1080, inside <= 1150 - 52]).toEqual([true, true])
  const out = pushed([{ kind: 'rubble', at: [5, 10.5] }]).at('bob')
  expect(out).toEqual([500, 1300])
  const far = armed(['push'], { size: [22, 12], bob: { at: [5, 10], tokens: 'Y+ Y+' } })
  expect(far.dice(7, 3).answer(SHOOT).at('bob')[1]).toBeLessThanOrEqual(1200 - 52)
})

test('CZ-R-29 CZ-R-17 CZ-FALL-5 who is pushed over an edge falls onto whoever stands where its base touches the face', () => {
  const roof = { kind: 'rooftop', at: [5, 6], size: [6, 10], height: 4 }
  const t = armed(['push'], {
    pieces: [roof],
    ana: { at: [5, 5, 4], actions: weapon(['push']) },
    bob: { at: [5, 10, 4], tokens: 'Y+ Y+' },
    more: {
      cal: { seat: 1, at: [4.5, 12], tokens: 'G+ G-' },
      far: { seat: 1, at: [6.6, 12.2], tokens: 'G+ G-' },
      fay: { seat: 0, at: [18, 12] },
    },
  })
    .dice(7, 3)
    .answer(SHOOT)
  while (t.question().ask !== 'act') t.answer(t.offer()[0] as string)
  expect([t.tokens('bob'), t.tokens('cal'), t.tokens('far')]).toEqual(['y+ y+', 'g+ G-', 'G+ G-'])
  const { x, y, z } = t.model('bob').at
  expect([z, Math.abs(Math.hypot(x - 450, y - 1200) - 106) < 2]).toEqual([0, true])
})

test('CZ-R-29 CZ-R-18 CZ-R-146 over an edge it falls, straight to the one place at its foot, comes to rest at its foot and takes a wound where its controller wants', () => {
  const roof = { kind: 'rooftop', at: [5, 6], size: [6, 10], height: 4 }
  const t = pushed([roof], [5, 10, 4])
  expect(t.told('falls')).toMatchObject([{ id: 'bob-1', inches: 4 }])
  expect([t.model('bob').at.z, t.tokens('bob')]).toEqual([0, 'y+ y+'])
  expect(t.model('bob').at.y).toBeGreaterThanOrEqual(1100 + 52)
})

test('CZ-KEYWORD-12 CZ-SETUP-4 a card that makes shots Indirect takes the cover off what is offered, too', () => {
  const offered = (standing: object[]) => {
    const setup = { gear: { scope: { standing } }, pieces: [{ kind: 'fence', at: [5, 7.5] }] }
    const t = duel({ ana: { tokens: 'Y+', gear: [{ card: 'scope', down: false }] }, ...setup })
    return t.question().options.find(({ key }) => key === 'shoot bob-1 on Y+')?.text
  }
  expect(offered([])).toContain('cover +1')
  expect(offered([{ keyword: 'indirect' }])).not.toContain('cover')
})
