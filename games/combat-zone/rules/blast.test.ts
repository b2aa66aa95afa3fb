import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import { type ModelSetup, type Position, position } from '../testing/position.ts'

const launcher = (more: readonly string[] = [], bands: readonly string[] = ['yellow', 'green']) => [
  { name: 'launcher', skill: 'ranged', bands, attack: true, with: ['blast', ...more] },
]
type Wish = Parameters<typeof duel>[0]
const FIRE = 'ana-1 bob-1 on Y+'
/** In contact with Bob, north of him. */
const NORTH = { x: 500, y: 1103 }
/** Ana fires a Blast at Bob; neither he nor anybody else has a Ready token unless it is given. */
const fired = (wish: Wish, ...dice: number[]): Position =>
  duel({ bob: { tokens: 'Y- Y-' }, ...wish, ana: { tokens: 'Y+ Y+', actions: launcher(), ...wish?.ana } })
    .dice(...dice)
    .play(FIRE, NORTH)
const one = (seat: number, x: number, y: number, tokens = 'Y-', z = 0): ModelSetup => ({ seat, at: [x, y, z], tokens })
/** The same, and Bob, who was hit, opposes the area with the token that is whole. */
const hit = (wish: Wish, ...dice: number[]): Position => fired(wish, ...dice).answer('Y-')
/** North of the token by so much from edge to edge. */
const beyond = (gap: number) => 11.03 + 0.5 + 0.53 + gap
const caught = (t: Position) => t.told('blasted').map(({ id }) => id)
const rolled = (t: Position) => t.told('guard').map(({ id }) => id)

test('CZ-BLAST-1 CZ-R-91 the Impact token is placed in contact with the target before the dice', () => {
  const t = duel({ ana: { actions: launcher() }, bob: { tokens: 'Y-' } }).answer(FIRE)
  expect([t.question().ask, t.question().seat, t.told('dice')]).toEqual(['impact', 0, []])
  expect(() => t.answer({ x: 500, y: 1120 })).toThrow(/in contact/)
})

test('CZ-BLAST-2 it is rolled against the opposing Skill of the target', () => {
  const bob = { tokens: 'Y-', skills: { reflexes: 2 } }
  expect(fired({ bob }, 5, 4).told('failure')).toMatchObject([{ total: 5, against: 6 }])
})

test('CZ-BLAST-3 CZ-BLAST-10 on a success the target is hit at once, and perhaps again by the area', () => {
  const t = fired({ bob: { tokens: 'G- Y- Y-' } }, 7, 3, 6)
  t.answer('G-')
  expect(t.told('wound')).toHaveLength(1)
  t.answer('Y-')
  expect([t.tokens('bob'), caught(t)]).toEqual(['g- y- Y-', ['bob-1']])
})

test('CZ-BLAST-4 the area is everybody within RED of the token, whoever they belong to', () => {
  const t = hit({ more: { cal: one(0, 5, beyond(2.9)), dee: one(1, 8, beyond(3.1)) } }, 7, 3, 7, 7)
  expect(rolled(t)).toEqual(['bob-1', 'bob-1', 'cal-1'])
})

const runner = { more: { dee: one(1, 5, beyond(1), 'Y+') } }

test('CZ-BLAST-5 CZ-BLAST-6 who has a Ready token may move out first and is not affected then', () => {
  const t = fired(runner, 7, 3, 7)
  expect([t.question().ask, t.question().seat, t.offer()]).toEqual(['get out', 1, ['dee-1 on Y+', 'stay']])
  t.answer('dee-1 on Y+')
    .walk([5, beyond(3.2)])
    .answer('Y-')
  expect([t.tokens('dee'), rolled(t)]).toEqual(['Y-', ['bob-1', 'bob-1']])
})

test('CZ-BLAST-7 who is still within RED rolls Reflexes against the roll that placed it', () => {
  const evade = (face: number) => {
    const dee = { ...one(1, 5, beyond(1)), skills: { reflexes: 2 } }
    return caught(hit({ ana: { skills: { ranged: 1 } }, more: { dee } }, 7, 3, 8, face))
  }
  expect([evade(5), evade(6)]).toEqual([['dee-1'], []])
})

test('CZ-BLAST-7 moving without getting out does not help', () => {
  const t = fired(runner, 7, 3, 7, 3)
    .answer('dee-1 on Y+')
    .walk([5, beyond(2)])
    .answer('Y-')
  expect([caught(t), t.tokens('dee')]).toEqual([['dee-1'], 'y-'])
})

test('CZ-BLAST-8 a character chooses a token, which takes the wound; a Gonk has the colour of its card', () => {
  const gus: ModelSetup = { seat: 1, at: [7, beyond(1)], gonk: 'red' }
  const t = hit({ more: { dee: one(1, 5, beyond(1), 'G- Y-'), gus } }, 7, 3, 7, 3, 6)
  expect(t.offer()).toEqual(['G-', 'Y-'])
  t.answer('Y-')
  expect([t.tokens('dee'), t.told('dice').at(-1)]).toMatchObject(['G- y-', { die: 'RED' }])
})

test('CZ-BLAST-9 CZ-R-56 each that fails suffers it', () => {
  const t = hit({ more: { cal: one(0, 5, beyond(1)), dee: one(1, 7, beyond(1)) } }, 7, 3, 7, 3, 3)
  expect(caught(t)).toEqual(['dee-1', 'cal-1'])
  expect([t.tokens('dee'), t.tokens('cal')]).toEqual(['y-', 'y-'])
})

test('CZ-BLAST-11 CZ-BLAST-12 a miss does nothing at first, and the target’s owner may shift the token by RED', () => {
  const missed = () => fired({}, 3, 5)
  const t = missed()
  expect([t.question().ask, t.question().seat, t.tokens('bob')]).toEqual(['shift', 1, 'Y- Y-'])
  expect(() => t.answer({ x: 500, y: 1423 })).toThrow(/RED at most/)
  expect(missed().dice(7).answer({ x: 500, y: 1403 }).told('shifted').at(-1)).toMatchObject({ y: 1403 })
  expect(missed().dice(7).answer(NORTH).told('shifted').at(-1)).toMatchObject({ y: 1103 })
})

test('CZ-BLAST-13 the area is where the token is then, against the attacker’s roll', () => {
  const t = fired({ more: { cal: one(0, 5, 16.5) } }, 4, 5)
  t.dice(7, 3).answer({ x: 500, y: 1403 })
  expect([caught(t), t.tokens('cal')]).toEqual([['cal-1'], 'y-'])
})

/** Ana fumbles; Bob puts the token south of her, she stays, and these are the faces from there on. */
const fumbled = (keywords: readonly string[], ...dice: number[]) =>
  fired({ ana: { actions: launcher(keywords) } }, 1, 5)
    .dice(...dice)
    .play({ x: 500, y: 397 }, 'stay', 'Y+')

test('CZ-BLAST-14 CZ-BLAST-15 CZ-R-95 on a Fumble it lies at the attacker, against the Obstacle die', () => {
  const t = fired({}, 1, 5)
  expect([t.question().ask, t.question().seat]).toEqual(['impact', 1])
  expect([caught(fumbled([], 5, 4)), caught(fumbled([], 5, 5))]).toEqual([['ana-1'], []])
  expect(fumbled([], 5, 4).told('dice').at(-2)).toMatchObject({ die: 'Obstacle', seat: 1 })
})

test('CZ-BLAST-16 a Dangerous one wounds who fumbled as well', () => {
  expect(fumbled(['dangerous'], 5, 4).tokens('ana')).toBe('y- y+')
  expect(fumbled([], 5, 4).tokens('ana')).toBe('Y- y+')
})

test('CZ-BLAST-17 the area reaches up and down as well', () => {
  const onLedge = (height: number) => {
    const pieces = [{ kind: 'rooftop', at: [5, 14], size: [4, 4], height }]
    const dee = one(1, 5, 12.2, 'Y-', height)
    return rolled(hit({ pieces, more: { dee } }, 7, 3, 7, 7)).includes('dee-1')
  }
  expect([onLedge(2), onLedge(4)]).toEqual([true, false])
})

test('CZ-BLAST-18 CZ-R-141 who has a barrier between it and the token is not affected', () => {
  const t = hit({ pieces: [{ kind: 'wall', at: [5, 12] }], more: { dee: one(1, 5, beyond(1.2)) } }, 7, 3, 7)
  expect(rolled(t)).toEqual(['bob-1', 'bob-1'])
})

test('CZ-R-93 who moved has used up its [RE]action to the Blast; who did not may still [RE]act', () => {
  const t = fired({ bob: { tokens: 'Y+ Y+' } }, 7, 3)
    .answer('bob-1 on Y+')
    .walk([11, 10])
  expect([t.tokens('bob'), t.state.batch]).toEqual(['y+ Y-', undefined])
  const stayed = fired({ bob: { tokens: 'Y+ Y+' } }, 7, 3, 7).play('stay', 'Y+')
  expect([stayed.question().ask, stayed.question().seat]).toEqual(['act', 1])
})

test('CZ-SHOOTBRAWL-9 into a Brawl the target alone opposes the roll', () => {
  const t = hit({ more: { cal: one(0, 6.5, 10) } }, 7, 3, 7, 7)
  expect(
    t
      .told('guard')
      .slice(0, 2)
      .map(({ id }) => id),
  ).toEqual(['bob-1', 'bob-1'])
})

test('CZ-R-60 the table says whether Armor opposes the area', () => {
  const offered = (armorAgainstBlastArea: boolean) => {
    const dee = { ...one(1, 5, beyond(1)), armor: 2 }
    return hit({ more: { dee }, options: { armorAgainstBlastArea } }, 7, 3).offer()
  }
  expect(offered(true)).toEqual(['Y-', 'Y- armor'])
  const bare = hit(
    { more: { dee: { ...one(1, 5, beyond(1)), armor: 2 } }, options: { armorAgainstBlastArea: false } },
    7,
    3,
    8,
    8,
  )
  expect(bare.told('guard').map(({ by }) => by)).toEqual(['', '', ''])
})

test('CZ-R-91 the table says how wide the Impact token is', () => {
  const placed = (impactTokenDiameterInches: 1 | 0.5) =>
    duel({ ana: { actions: launcher() }, bob: { tokens: 'Y-' }, options: { impactTokenDiameterInches } }).answer(FIRE)
  expect(() => placed(0.5).answer(NORTH)).toThrow(/in contact/)
  expect(placed(0.5).dice(2, 7).answer({ x: 500, y: 1078 }).told('impact')).toMatchObject([{ y: 1078 }])
  const reach = (y: number, impactTokenDiameterInches: 1 | 0.5) => {
    const place = impactTokenDiameterInches === 1 ? NORTH : { x: 500, y: 1078 }
    const dee = one(1, 5, y)
    const t = duel({
      ana: { tokens: 'Y+ Y+', actions: launcher() },
      bob: { tokens: 'Y- Y-' },
      more: { dee },
      options: { impactTokenDiameterInches },
    })
    return t.dice(7, 3, 8, 8).play(FIRE, place, 'Y-').told('guard').length
  }
  expect([reach(beyond(2.9), 1), reach(beyond(2.9), 0.5)]).toEqual([3, 2])
})

test('CZ-R-93 the table says whether moving out uses up the [RE]action', () => {
  const open = (blastDodgeIsReaction: boolean) => {
    const t = duel({
      ana: { tokens: 'Y+ Y+', actions: launcher() },
      bob: { tokens: 'Y+ Y+ Y+' },
      options: { blastDodgeIsReaction },
    })
    t.dice(7, 3).play(FIRE, NORTH, 'bob-1 on Y+').walk([5, 6.5])
    return t.question()
  }
  expect(open(true)).toMatchObject({ ask: 'act', seat: 0 })
  expect(open(false)).toMatchObject({ ask: 'act', seat: 1 })
})

test('CZ-KEYWORD-5 CZ-R-46 the 10 of the Obstacle die, rolled for a fumbled Blast, is evaded by a Crit only and is no Crit of who acts', () => {
  const gun = { name: 'gun', skill: 'ranged', bands: ['yellow'], attack: true, with: ['blast'], crits: ['deadly'] }
  const cat = { seat: 0, at: [6.4, 4], tokens: 'Y- G-', skills: { reflexes: 4 } } as const
  const t = duel({ ana: { tokens: 'Y+', actions: [gun] }, bob: { tokens: 'Y-' }, more: { cat } })
  t.dice(1, 5).play('ana-1 bob-1 on Y+', { x: 500, y: 1103 })
  t.dice(10, 8, 7).play({ x: 500, y: 397 }, 'Y-')
  expect(t.told('blasted').map(({ id }) => id)).toEqual(['cat-1'])
  expect(t.told('wound').map(({ id, token }) => `${id} ${token}`)).toEqual(['cat-1 Y-'])
})

test('CZ-R-94 the area is evaded without cover, and the Crit of the roll that placed it does there what it does', () => {
  const gun = { name: 'gun', skill: 'ranged', bands: ['yellow'], attack: true, with: ['blast'], crits: ['deadly'] }
  const cal = { seat: 1, at: [7, 11], tokens: 'Y- G- Y-' } as const
  const blown = (face: number, evading: number) => {
    const pieces = [{ kind: 'barrel', at: [6, 8] }]
    const t = duel({ ana: { tokens: 'Y+', actions: [gun] }, bob: { gonk: 'red' }, more: { cal }, pieces })
    t.dice(face, 3).play('ana-1 bob-1 on Y+', { x: 500, y: 1103 })
    t.dice(evading).play({ x: 500, y: 1103 }, 'Y-')
    return t
  }
  expect(
    blown(6, 5)
      .told('wound')
      .map(({ id }) => id),
  ).toEqual(['cal-1'])
  expect(blown(6, 6).told('wound')).toEqual([])
  expect(blown(8, 7).question()).toMatchObject({ ask: 'which token to wound', seat: 1 })
})

test('CZ-R-96 a token that missed goes through no barrier and stays on the table', () => {
  const pieces = [{ kind: 'wall', at: [5, 12.3] }]
  const t = duel({ ana: { tokens: 'Y+', actions: launcher() }, bob: { tokens: 'Y-', at: [5, 10] }, pieces })
  t.dice(2, 5).play('ana-1 bob-1 on Y+', { x: 500, y: 1103 })
  const refused = (x: number, y: number) => {
    try {
      t.answer({ x, y })
    } catch (error) {
      return (error as { rule?: string }).rule
    }
  }
  expect([refused(500, 1350), refused(500, 1225)]).toEqual(['CZ-R-96', 'CZ-R-96'])
})

test('CZ-BLAST-9 CZ-BLAST-10 what its card does besides, a Blast does to everybody it catches', () => {
  const virus = { name: 'virus', skill: 'tech', bands: ['yellow'], who: { side: 'rival' }, with: ['blast'] }
  const actions = [{ ...virus, does: [{ hack: { who: 'them', tokens: 1 } }] }]
  const more = { cal: one(0, 5, beyond(1)), dee: one(1, 7, beyond(1)) }
  const hacked = (t: Position) => ['bob', 'dee', 'cal'].map((name) => t.model(name).hacked)
  const t = duel({ ana: { tokens: 'Y+ Y+', actions }, bob: { tokens: 'Y-' }, more }).dice(7, 3, 6, 7, 6)
  expect(hacked(t.play(FIRE, NORTH))).toEqual([2, 0, 1])
  const missed = duel({ ana: { tokens: 'Y+ Y+', actions }, bob: { tokens: 'Y-' }, more }).dice(4, 5, 4, 3, 5)
  expect(hacked(missed.play(FIRE, NORTH, NORTH))).toEqual([0, 1, 0])
})

test('CZ-BLAST-12 CZ-R-96 the way down counts: a token that missed leaves no roof, but it may leave a low crate', () => {
  const shifted = (kind: string, height: number, y: number) => {
    const t = duel({
      ana: { at: [5, 1], tokens: 'Y+', actions: launcher([], ['yellow', 'green', 'long']) },
      bob: { at: [5, 7.6, height], tokens: 'Y-' },
      pieces: [{ kind, at: [5, 10], size: [6, 6], height }],
    })
    t.dice(2, 5, 5).play(FIRE, { x: 500, y: 863 })
    try {
      t.answer({ x: 500, y })
    } catch (error) {
      return (error as { rule?: string }).rule
    }
  }
  expect([shifted('rooftop', 4, 640), shifted('rooftop', 4, 760), shifted('container', 2, 640)]).toEqual([
    'CZ-BLAST-12',
    undefined,
    undefined,
  ])
})

test('CZ-BLAST-12 CZ-R-96 it may come to lie on what is higher, too, as far as RED goes that way', () => {
  const lies = (y: number) => {
    const t = duel({
      ana: { at: [5, 1], tokens: 'Y+', actions: launcher([], ['yellow', 'green', 'long']) },
      bob: { at: [5, 7], tokens: 'Y+' },
      pieces: [{ kind: 'container', at: [5, 10.1], size: [6, 4] }],
    })
    return t.dice(2, 5).play(FIRE, { x: 500, y: 803 }, { x: 500, y }).state.impact
  }
  expect([lies(800)?.z, lies(860)?.z, lies(960)?.z]).toEqual([0, 250, 250])
})

test('CZ-R-91 on a roof the Impact token lies on the roof, not beyond its edge', () => {
  const t = duel({
    ana: { at: [5, 1], tokens: 'Y+', actions: launcher([], ['yellow', 'green', 'long']) },
    bob: { at: [5, 7.6, 4], tokens: 'Y-' },
    pieces: [{ kind: 'rooftop', at: [5, 10], size: [6, 6], height: 4 }],
  }).answer(FIRE)
  expect(() => t.answer({ x: 500, y: 657 })).toThrow(/on its level/)
  expect(t.dice(2, 5).answer({ x: 500, y: 863 }).question().ask).toBe('shift')
})

test('CZ-R-92 CZ-MULTIPLAYER-5 of three players: the hit, then who moves out by players with the acting last, then the area, then [RE]actions', () => {
  const shove = [{ name: 'gun', skill: 'ranged', bands: ['yellow', 'green'], attack: true, with: ['blast', 'push'] }]
  const t = position({
    active: 'ana',
    luck: [0, 0, 0],
    models: {
      ana: { seat: 0, at: [5, 3], tokens: 'Y+ Y+', actions: shove },
      ally: { seat: 0, at: [7.6, 10], tokens: 'Y+' },
      bob: { seat: 1, at: [5, 10], tokens: 'Y+ Y+' },
      cid: { seat: 2, at: [3, 8], tokens: 'Y+' },
    },
  })
  t.dice(7, 3, 8, 3, 3).answer('ana-1 bob-1 on Y+').answer({ x: 500, y: 897 })
  expect([t.tokens('bob'), t.at('bob')]).toEqual(['y+ Y+', [500, 1300]])
  const asked: unknown[] = []
  for (let q = t.question(); q.ask === 'get out'; q = t.question()) {
    asked.push([q.seat, t.offer()])
    t.answer('stay')
  }
  expect(asked).toEqual([
    [1, ['bob-1 on y+', 'bob-1 on Y+', 'stay']],
    [2, ['cid-1 on Y+', 'stay']],
    [0, ['ally-1 on Y+', 'stay']],
  ])
  t.answer('Y+')
  expect(t.told('blasted').map(({ id }) => id)).toEqual(['cid-1', 'ally-1'])
  expect([t.question().seat, t.question().ask]).toEqual([1, 'act'])
  expect([t.answer('end').question().seat, t.answer('end').state.active?.id]).toEqual([2, 'ana-1'])
})

test('CZ-R-65 who was hit by the Blast itself [RE]acts before whoever its area wounds, and nobody is asked about that', () => {
  const t = fired({ bob: { tokens: 'Y+ Y+ Y+' }, more: { cal: one(1, 5, beyond(0.5), 'Y+ Y+') } }, 7, 3)
  t.answer('stay').dice(2, 2).answer('Y+')
  expect([t.question().ask, t.question().seat]).toEqual(['act', 1])
  expect(t.question().text).toContain('Bob')
})
