import { describe, expect, test } from 'vitest'
import { baseContent } from '../content/index.ts'
import { validateTeam } from '../content/team/validate.ts'
import { duel } from '../testing/duel.ts'
import { type ModelSetup, position } from '../testing/position.ts'

const far = { at: [20, 28], tokens: 'Y+' } as const
const gun = (...keywords: string[]) => [
  { name: 'gun', skill: 'ranged', bands: ['yellow', 'green'], attack: true, with: keywords },
]
const one = (seat: number, x: number, y: number, more: Partial<ModelSetup> = {}): ModelSetup => ({
  seat,
  at: [x, y],
  tokens: 'Y+',
  ...more,
})

describe('ways', () => {
  const car = { kind: 'car', at: [5, 8] }

  test('CZ-R-10 CZ-R-138 who ends on an obstacle rolls for it, stands on its top, and steps off it for nothing', () => {
    const t = duel({ bob: far, pieces: [car] })
      .answer('move on G+')
      .dice(7, 3)
      .walk([5, 8])
      .walk([5, 8])
    expect([t.model('ana').at, t.told('dice').length]).toEqual([{ x: 500, y: 800, z: 150 }, 2])
    t.answer('move on Y+').walk([5, 11])
    expect([t.model('ana').at, t.told('dice').length]).toEqual([{ x: 500, y: 1100, z: 0 }, 2])
  })

  test('CZ-R-138 beside the middle of a piece nobody stands, but in rubble anybody does', () => {
    const t = duel({ bob: far, pieces: [car] }).answer('move on G+')
    expect(t.refusedPath([5, 7])).toBe('CZ-MOVE-4')
    const rubble = duel({ bob: far, pieces: [{ kind: 'rubble', at: [5, 8] }] })
      .answer('move on G+')
      .dice(7, 3)
      .walk([5, 6.2])
      .walk([5, 6.2])
    expect(rubble.model('ana').at).toEqual({ x: 500, y: 620, z: 0 })
  })

  test('CZ-R-12 who fails in front of somebody else goes back to where there is room', () => {
    const t = duel({ bob: far, more: { cal: one(0, 5, 7.2) }, pieces: [{ kind: 'fence', at: [5, 8] }] })
      .answer('move on G+')
      .dice(2, 6)
      .walk([5, 10])
    expect([t.at('ana'), t.told('held').length]).toEqual([[500, 615], 1])
  })

  test('CZ-R-13 CZ-R-139 nobody is moved through, nor scenery crossed, with no place beyond to end at', () => {
    const t = duel({ ana: { tokens: 'R+' }, bob: { at: [5, 7], tokens: 'Y+' } }).answer('move on R+')
    expect(t.refusedPath([5, 7.5])).toBe('CZ-MOVE-4')
    const fence = duel({ ana: { tokens: 'R+' }, bob: far, pieces: [{ kind: 'dumpster', at: [5, 7.8], size: [4, 4] }] })
    expect(fence.answer('move on R+').refusedPath([5, 8])).toBe('CZ-MOVE-4')
  })

  test('CZ-R-41 a Brawl may be left on the way, as long as the move ends in it', () => {
    const t = duel({ bob: { at: [5, 6.5], tokens: 'Y+' } })
      .answer('move on G+')
      .walk([1, 5], [1, 7], [3.5, 6.5])
    expect([t.at('ana'), t.told('dice')]).toEqual([[350, 650], []])
  })

  test('CZ-R-118 CZ-R-119 a free move without a colour is as long as the token picked, and out of a Brawl an escape with its die', () => {
    const actions = [{ name: 'run', does: [{ move: { who: 'me' } }] }]
    const t = duel({ ana: { tokens: 'Y+ G-', actions }, bob: { at: [5, 6.5], tokens: 'Y+' } })
    t.dice(9, 3)
      .play('ana-1 on Y+', 'G-')
      .walk([5, -6 + 0.6 + 6])
    expect(t.told('escaping').length).toBe(1)
    expect(t.told('dice')[0]).toMatchObject({ die: 'GREEN' })
    expect(t.refusedPath([17.1, 5])).toBe('CZ-BASIC-2')
    expect(t.walk([17, 5]).at('ana')).toEqual([1700, 500])
  })

  test('CZ-R-145 who stands on a roof is not in the way of who walks below', () => {
    const shop = {
      kind: 'shop',
      at: [8, 8],
      size: [6, 6],
      openings: [{ wall: 'south', at: 1.75, width: 2.5, kind: 'door' }],
    }
    const t = duel({ ana: { at: [8, 3] }, bob: { at: [8, 8, 4], tokens: 'Y+' }, pieces: [shop] })
      .answer('move on G+')
      .walk([8, 9])
    expect([t.model('ana').at, t.told('dice')]).toEqual([{ x: 800, y: 900, z: 0 }, []])
  })
})

describe('paths of attack', () => {
  const cover = (pieces: readonly unknown[], more: Parameters<typeof duel>[0] = {}) => {
    const t = duel({ bob: { at: [5, 12], tokens: 'Y+' }, pieces, ...more })
    return t.whyNot('shoot bob-1 on Y+') ?? t.dice(2, 5).answer('shoot bob-1 on Y+').told('acts')[0]?.cover
  }
  const room = (width: number, kind: string) => ({
    kind: 'wall',
    at: [5, 9],
    size: [8, 0.3],
    openings: [{ at: 4 - width / 2, width, kind }],
  })

  test('CZ-R-33 a shot goes through a door as wide as the path for nothing, through a narrower one or a window for 1', () => {
    expect([cover([room(2, 'door')]), cover([room(0.8, 'door')]), cover([room(1.2, 'window')])]).toEqual([0, 1, 1])
  })

  test('CZ-R-34 within reach of who acts nothing adds, not even another model or the end of a wall; a wall across still blocks', () => {
    expect(cover([{ kind: 'wall', at: [7.6, 6.2] }])).toBe(0)
    expect(cover([], { more: { cal: one(0, 5, 6.8) } })).toBe(0)
    expect(cover([], { more: { cal: one(0, 5, 7.2) } })).toBe(1)
    expect(cover([{ kind: 'wall', at: [5, 6.2] }])).toBe('CZ-PATH-9')
  })

  test('CZ-R-35 what is in the way of Triage is added to the Obstacle die', () => {
    const t = duel({
      bob: far,
      more: { cal: one(0, 5, 6.9, { tokens: 'y-' }) },
      pieces: [{ kind: 'fence', at: [5, 6] }],
    })
    expect(t.dice(5, 5).answer('triage cal-1 on Y+').told('failure')).toMatchObject([{ total: 5, against: 5 }])
  })

  test('CZ-R-136 touching walls that only reach in add 1 together, walls apart 1 each', () => {
    const walls = (gap: number) => [
      { kind: 'wall', at: [7.5, 8], size: [5, 0.3] },
      { kind: 'wall', at: [7.5, 8.3 + gap], size: [5, 0.3] },
    ]
    expect([cover(walls(0)), cover(walls(0.5))]).toEqual([1, 2])
  })

  test('CZ-R-121 rivals behind a wall and drones keep from Complex actions', () => {
    const actions = gun('complex')
    const wall = { kind: 'wall', at: [6.5, 5], size: [3, 0.3], turn: 1 }
    const near = duel({ ana: { actions }, bob: { at: [5, 12] }, more: { dee: one(1, 8, 5) }, pieces: [wall] })
    expect(near.whyNot('ana-1 bob-1 on Y+')).toBe('CZ-KEYWORD-4')
    const drone = duel({
      ana: { actions },
      bob: { at: [5, 12], programs: ['scrap-crab'] },
      more: { 'scrap-crab': { seat: 1, at: [8, 5], droneOf: 'bob' } },
    })
    expect(drone.whyNot('ana-1 bob-1 on Y+')).toBe('CZ-KEYWORD-4')
  })
})

describe('rolls, wounds and answers', () => {
  test('CZ-R-49 of three players Control is asked for Luck first, then the others clockwise, then Control again', () => {
    const t = duel({
      ana: { tokens: 'Y+', actions: gun('torrent') },
      bob: { at: [5, 10], tokens: 'Y+' },
      more: { cid: one(2, 5, 12) },
      luck: [1, 1, 1],
    })
    t.dice(5, 4, 3, 7).answer('ana-1 bob-1 on Y+')
    const order = [t.question().seat]
    for (const answer of ['keep', 'luck 0', 'keep']) order.push(t.answer(answer).question().seat)
    expect(order).toEqual([0, 1, 2, 0])
  })

  test('CZ-R-50 Accurate is offered where its player would spend Luck, without any, and once', () => {
    const t = duel({ ana: { actions: gun('accurate') }, bob: { tokens: 'Y+' }, luck: [0, 1] })
    t.dice(2, 5, 7, 3).answer('ana-1 bob-1 on Y+')
    expect([t.question().seat, t.offer()]).toEqual([0, ['accurate 0', 'keep']])
    expect(t.answer('accurate 0').question().seat).toBe(1)
    expect(t.answer('luck 0').told('success')).toMatchObject([{ total: 7, against: 3 }])
  })

  test('CZ-R-53 a wound one may place goes on no RED token while there is another', () => {
    const t = duel({ ana: { actions: gun('deadly') }, bob: { tokens: 'Y+ y+ G-' } })
    t.dice(7, 3).play('ana-1 bob-1 on Y+', 'Y+')
    expect(t.tokens('bob')).toBe('y+ y+ g-')
  })

  test('CZ-R-133 twice Deadly is Deadly', () => {
    const gear = { eye: { standing: [{ keyword: 'deadly', for: { attack: true } }] } }
    const ana = { actions: gun('deadly'), gear: [{ card: 'eye', down: false }] }
    const t = duel({ ana, bob: { tokens: 'Y+ Y+ Y+ Y+' }, gear })
    expect(t.dice(7, 3).answer('ana-1 bob-1 on Y+').tokens('bob')).toBe('y+ y+ Y+ Y+')
  })

  test('CZ-R-89 without a target Refresh is for who acts, and its owner picks', () => {
    const actions = [{ name: 'breathe', skill: 'medical', with: ['refresh 1'] }]
    const t = duel({ ana: { tokens: 'Y+ G- R-', actions }, bob: far })
    t.dice(7, 3).answer('ana-1 on Y+')
    expect([t.question().seat, t.offer()]).toEqual([0, ['Y-', 'G-', 'R-']])
    expect(t.answer('G-').tokens('ana')).toBe('Y- G+ R-')
    const tea = duel({ ana: { tokens: 'Y+ G- R-', gear: [{ card: 'tea-of-clarity', down: false }] }, bob: far })
    tea.play('tea-of-clarity-1 on Y+', 'Y-', 'G-')
    expect([tea.tokens('ana'), tea.model('ana').gear]).toEqual(['Y+ G+ R-', []])
  })

  /** Ana's Torrent wounds Bob and Cid, who answer one after the other. */
  const sprayed = (bob: string, ana = 'G+ y+') =>
    duel({
      ana: { tokens: ana, actions: gun('torrent') },
      bob: { at: [5, 10], tokens: bob },
      more: { cid: one(1, 5, 12.5, { tokens: 'Y+ Y+' }), cal: one(0, 15, 2) },
    })

  test('CZ-R-66 whose attacker is gone may still [RE]act, but not with an attack', () => {
    const t = sprayed('Y+ Y+').dice(11, 3, 3, 7, 3)
    t.play('ana-1 bob-1 on G+', ['bob-1', 'cid-1'], 'shoot ana-1 on Y+', 'y+', { x: 500, y: 397 })
    expect([t.model('ana').where, t.question().options[0]?.refs?.[0]]).toEqual(['out', 'cid-1'])
    expect([t.offer('shoot'), t.offer('move')]).toEqual([[], ['move on y+', 'move on Y+']])
    expect([t.answer('end').state.control, t.question().ask]).toEqual([1, 'control'])
  })

  test('CZ-R-68 of three players the next clockwise has Control when a [RE]action has taken the Active Model out', () => {
    const t = duel({
      ana: { tokens: 'G+ y+' },
      bob: { at: [15, 25], tokens: 'Y+' },
      more: { cid: one(2, 5, 10, { tokens: 'Y+ Y+' }), cal: one(0, 15, 2) },
      luck: [0, 0, 0],
    })
    t.dice(11, 3, 7, 3).play('shoot cid-1 on G+', 'shoot ana-1 on Y+', 'y+', { x: 500, y: 397 })
    expect(t.state.control).toBe(1)
  })

  test('CZ-R-69 every shot of a [RE]action and the aim of a Torrent in one are at who dealt the wound', () => {
    const answered = (keyword: string) =>
      duel({
        ana: { tokens: 'G+ Y+' },
        bob: { at: [5, 10], tokens: 'Y+ Y+', actions: gun(keyword) },
        more: { cal: one(0, 6.5, 5) },
      })
        .dice(11, 3)
        .answer('shoot bob-1 on G+')
    expect(answered('torrent').offer('bob-1')).toEqual(['bob-1 ana-1 on y+', 'bob-1 ana-1 on Y+'])
    const rapid = answered('rapid 2').dice(2, 5).play('bob-1 ana-1 on Y+', 'Y+')
    expect([rapid.offer(), rapid.whyNot('cal-1')]).toEqual([['ana-1', 'stop'], 'CZ-R-69'])
  })

  test('CZ-R-70 who was caught in a Blast that drifted answers the model that fired it', () => {
    const t = duel({
      ana: { at: [5, 3], tokens: 'Y+ Y+', actions: gun('blast') },
      bob: { at: [5, 10], tokens: 'Y-' },
      more: { cid: one(1, 9, 10, { tokens: 'Y+ Y+' }) },
    })
    t.dice(5, 6, 6, 2).play('ana-1 bob-1 on Y+', { x: 603, y: 1000 }, { x: 790, y: 1000 }, 'stay')
    expect([t.tokens('cid'), t.offer('shoot')]).toEqual(['y+ Y+', ['shoot ana-1 on y+', 'shoot ana-1 on Y+']])
  })

  test('CZ-R-71 who is taken out by its own action loses Control', () => {
    const t = duel({
      ana: { tokens: 'R+ Y+', actions: gun('dangerous') },
      bob: { tokens: 'Y+' },
      more: { cal: one(0, 15, 2) },
    })
    t.dice(1, 5).play('ana-1 bob-1 on R+', { x: 500, y: 397 })
    expect([t.model('ana').where, t.state.control]).toEqual(['out', 1])
  })

  test('CZ-R-127 a Brawling model aims a Torrent at whom it is Brawling with, and whoever else stands in it is hit', () => {
    const actions = [{ name: 'spray', skill: 'ranged', bands: ['red'], attack: true, with: ['torrent'] }]
    const t = duel({
      ana: { actions },
      bob: { at: [5, 6.5], tokens: 'Y+' },
      more: { dee: one(1, 5, 8.5), eli: one(1, 8, 5) },
    })
    expect(t.offer('ana-1')).toEqual(['ana-1 bob-1 on G+', 'ana-1 bob-1 on Y+'])
    expect(t.dice(7, 3, 3).answer('ana-1 bob-1 on Y+').tokens('dee')).toBe('y+')
  })
})

describe('turns and teams', () => {
  test('CZ-R-72 CZ-R-74 with every token Ready one passes by activating somebody who does nothing', () => {
    const t = position({
      models: { ana: one(0, 5, 5), bob: one(1, 5, 25), gus: { seat: 0, at: [8, 5], gonk: 'yellow' } },
    })
    expect(t.question().seat).toBe(0)
    t.answer('end')
    expect([t.tokens('ana'), t.state.control]).toEqual(['Y+', 1])
  })

  test('CZ-R-73 who has no character left inspires, and the Gonks act', () => {
    const gus = { seat: 0, at: [8, 5], gonk: 'yellow' } as const
    const t = position({ models: { ana: one(0, 5, 5, { where: 'out' }), bob: one(1, 5, 25), gus } })
    expect([t.question().ask, t.offer()]).toEqual(['gonk', ['gus-1', 'done']])
  })

  test('CZ-R-79 models command each other in turn, also one whose turn was over', () => {
    const t = duel({
      ana: { tokens: 'G+ Y+', skills: { influence: 3 } },
      bob: far,
      more: { cal: one(0, 6.5, 5, { tokens: 'G+ G+' }) },
    })
    t.dice(7, 3, 9, 3).play('command cal-1 on Y+', 'command ana-1 on G+')
    expect([t.state.active?.id, t.state.control, t.tokens('cal')]).toEqual(['ana-1', 0, 'G- G+'])
  })

  test('CZ-R-124 a Merc carries the Gear of the team it is hired by, and what names no faction is for all', () => {
    const team = (faction: string, leader: string, gear: string[]) => ({
      faction,
      characters: [
        { card: leader, gear: [], programs: [] },
        { card: 'solo', gear, programs: [] },
      ],
      gonks: {},
    })
    const rules = (...wish: Parameters<typeof team>) =>
      validateTeam(baseContent, team(...wish), { eb: 100 }).map(({ rule }) => rule)
    const everybodys =
      Object.values(baseContent.gear).find((one) => one.faction === undefined && one.cred === 0)?.id ?? ''
    expect(rules('maelstrom', 'warlord', ['spikey-leathers', everybodys])).toEqual([])
    expect(rules('tyger-claws', 'oyabun', ['spikey-leathers'])).toEqual(['CZ-TEAM-18'])
  })
})
