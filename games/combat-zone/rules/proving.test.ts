import { describe, expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import { type ModelSetup, position } from '../testing/position.ts'
import type { Battle } from './state.ts'

/** What each Prove Your Worth says of its end. Ana's is the side that proves its worth, Bob's the other. */

type Wish = NonNullable<Parameters<typeof duel>[0]>
const far = { bob: { at: [20, 28] } } as const
const scene = (scenario: string, wish: Wish = {}) => duel({ ...far, ...wish, state: { scenario, ...wish.state } })
const one = (seat: number, x: number, y: number, more: Partial<ModelSetup> = {}): ModelSetup => ({
  seat,
  at: [x, y],
  tokens: 'Y+',
  ...more,
})
const marker = (kind: string, x: number, y: number, more: object = {}) => ({
  kind,
  at: { x: 100 * x, y: 100 * y, z: 0 },
  ...more,
})

const late: Battle['sides'] = [0, 1].map(() => ({
  faction: 'stock',
  team: 'stock',
  luck: 0,
  cred: 0,
  controls: 50,
  left: false,
}))
/** Time is up with these points. */
const timeUp = (scenario: string, scores: number[], wish: Wish = {}) =>
  scene(scenario, { ...wish, state: { sides: late, scores, ...wish.state } }).answer('end').result

const shot = (scenario: string, wish: Wish) => {
  const t = scene(scenario, { bob: { tokens: 'R+' }, more: { cal: one(1, 20, 28) }, ...wish })
  return t.dice(7, 3).answer('shoot bob-1 on Y+')
}

test.each(['prove-lawmen', 'prove-zoners', 'prove-gen-red'])(
  'CZ-R-131 in %s the time is not up because one side has nobody left',
  (scenario) => {
    const t = scene(scenario, { bob: { tokens: 'R+' } })
      .dice(7, 3)
      .answer('shoot bob-1 on Y+')
    expect([t.result, t.state.scores]).toEqual([undefined, [0, 0]])
  },
)

describe('Foundry Rite', () => {
  const struck = (skill: string, bob: Partial<ModelSetup> = {}, active = 'ana') => {
    const fist = { name: 'hit', skill, bands: ['red', 'yellow'], attack: true }
    const t = scene('prove-maelstrom', {
      ana: { at: [5, 5], tokens: 'R+', actions: [fist] },
      bob: { at: [5, 9], tokens: 'R+', actions: [fist], ...bob },
      more: { cal: one(1, 20, 28), cat: one(0, 2, 28) },
      active,
    })
    t.dice(5, 3).answer(active === 'ana' ? 'ana-1 bob-1 on R+' : 'bob-1 ana-1 on R+')
    return t.state.scores
  }

  test('CZ-SCENARIO-4 the initiates score 2 for a character taken out in melee, their rivals however they do it', () => {
    expect([struck('melee'), struck('ranged'), struck('melee', { gonk: 'red' })]).toEqual([
      [2, 0],
      [0, 0],
      [0, 0],
    ])
    expect(struck('ranged', {}, 'bob')).toEqual([0, 2])
  })

  test('a character that takes itself out counts for the rivals', () => {
    const bomb = { name: 'bomb', skill: 'ranged', bands: ['yellow'], attack: true, with: ['dangerous'] }
    const cat = one(0, 2, 28)
    const t = scene('prove-maelstrom', { ana: { tokens: 'R+', actions: [bomb] }, bob: { at: [5, 10] }, more: { cat } })
    expect(t.dice(1, 3).play('ana-1 bob-1 on R+', 'Y+').state.scores).toEqual([0, 2])
  })

  test('nobody is healed', () => {
    const cat = one(0, 6.5, 5, { tokens: 'y+' })
    const t = scene('prove-maelstrom', { more: { cat } }).dice(7, 3).answer('triage cat-1 on Y+')
    expect(t.tokens('cat')).toBe('y+')
  })

  test('CZ-R-131 with as many points the rivals have won', () => {
    expect([timeUp('prove-maelstrom', [4, 4])?.winners, timeUp('prove-maelstrom', [6, 4])?.winners]).toEqual([[1], [0]])
  })
})

describe('The Long Walk Home', () => {
  const walked = (more: Wish['more'] = {}) =>
    scene('prove-tyger-claws', { ana: { at: [11, 24] }, bob: { at: [2, 2] }, leaders: ['ana'], more })
      .answer('move on Y+')
      .walk([11, 27.9]).result?.winners

  test('the family wins when its Leader stands in the shrine with a friend near it, and only then', () => {
    expect([walked({ cat: one(0, 11, 23) }), walked()]).toEqual([[0], undefined])
  })

  test('the friend may come after the Leader', () => {
    const came = (y: number) =>
      scene('prove-tyger-claws', {
        ana: { at: [11, 19] },
        bob: { at: [2, 2] },
        leaders: ['cat'],
        more: { cat: one(0, 11, 27.9) },
      })
        .answer('move on Y+')
        .walk([11, y]).result?.winners
    expect([came(23), came(19.2)]).toEqual([[0], undefined])
  })

  test('it loses when the Leader falls, or is not there in time', () => {
    const t = scene('prove-tyger-claws', {
      bob: { at: [5, 10] },
      ana: { tokens: 'R+' },
      leaders: ['ana'],
      active: 'bob',
      more: { cat: one(0, 2, 28) },
    })
    expect(t.dice(7, 3).answer('shoot ana-1 on Y+').result?.winners).toEqual([1])
    expect(timeUp('prove-tyger-claws', [0, 0])?.winners).toEqual([1])
  })
})

describe('Opening Night', () => {
  test('CZ-R-131 an audience of which nobody is left has not survived, whatever was scored', () => {
    const t = scene('prove-bozos', { bob: { tokens: 'R+' } })
      .dice(7, 3)
      .answer('shoot bob-1 on Y+')
    expect([t.state.scores, t.result]).toEqual([[1, 0], { winners: [0], by: 'standing' }])
  })

  test('the troupe scores for Influence on rival characters and for rivals taken out', () => {
    const daunt = { name: 'daunt', skill: 'influence', bands: ['yellow'], who: { side: 'rival' }, with: ['stun 1'] }
    const t = scene('prove-bozos', { ana: { actions: [daunt] }, bob: { at: [5, 10], tokens: 'Y-' } })
    expect(t.dice(7, 3).answer('ana-1 bob-1 on Y+').state.scores).toEqual([1, 0])
    expect(shot('prove-bozos', { bob: { at: [5, 10], gonk: 'red' } }).state.scores).toEqual([1, 0])
  })

  test('CZ-R-131 with 10 points it wins, with fewer the audience has survived', () => {
    const last = shot('prove-bozos', { bob: { at: [5, 10], gonk: 'red' }, state: { scores: [9, 0] } })
    expect(last.result).toEqual({ winners: [0], by: 'points' })
    expect([timeUp('prove-bozos', [9, 0])?.winners, timeUp('prove-bozos', [3, 0])?.winners]).toEqual([[1], [1]])
  })
})

describe('Last Case', () => {
  const leader = { leaders: ['bob'] }

  test('the Lawmen win when the rival Leader is taken out, by whatever it is', () => {
    expect(shot('prove-lawmen', { bob: { at: [5, 10], tokens: 'R+' }, ...leader }).result?.winners).toEqual([0])
    const roof = (x: number) => ({ kind: 'rooftop', at: [x, 20], size: [4, 4], height: 13 })
    const t = scene('prove-lawmen', {
      bob: { at: [6.4, 20, 13], tokens: 'G+' },
      more: { cal: one(1, 20, 28) },
      pieces: [roof(5), roof(11)],
      active: 'bob',
      ...leader,
    })
    t.answer('move on G+').dice(2, 7).walk([10, 20])
    expect(t.result?.winners).toEqual([0])
  })

  test('the Suspects win when it ends a move in the getaway zone', () => {
    const t = scene('prove-lawmen', { bob: { at: [18, 4], tokens: 'Y+' }, active: 'bob', ...leader })
    expect(t.answer('move on Y+').walk([21, 1]).result?.winners).toEqual([1])
  })

  test('CZ-R-131 at the end it is one point for each Suspect character against six', () => {
    const crowd = (many: number) =>
      Object.fromEntries(Array.from({ length: many }, (_, at) => [`s${at}`, one(1, 2 + 2 * at, 26)]))
    expect(timeUp('prove-lawmen', [0, 0], { more: crowd(6) })?.winners).toEqual([1])
    expect(timeUp('prove-lawmen', [0, 0], { more: crowd(4) })?.winners).toEqual([0])
  })
})

describe('Well Water', () => {
  const pumps = [marker('pump', 5.5, 15), marker('pump', 11, 15)]

  test('an Inspire scores each pump the Zoners hold', () => {
    const models = { ana: one(0, 5.5, 14, { tokens: 'Y-' }), bob: one(1, 20, 28) }
    const t = position({ models, state: { scenario: 'prove-zoners', markers: pumps } })
    expect(t.state.scores).toEqual([1, 0])
  })

  test('CZ-DEPLOY-1 a Squatter joins them beside who is picked when a Gonk of theirs is lost, and nowhere if nobody is', () => {
    const lost = (...answers: unknown[]) => {
      const gus = { seat: 0, at: [5, 16], gonk: 'red' } as const
      const t = scene('prove-zoners', { bob: { at: [5, 10] }, more: { gus }, active: 'bob' })
      t.dice(7, 3).play('shoot gus-1 on Y+', ...answers)
      return t.state.models.filter(({ card }) => card === 'squatter').map(({ seat, at }) => [seat, at.x, at.y])
    }
    expect(lost('ana-1', { x: 606, y: 500 })).toEqual([[0, 606, 500]])
    expect(lost('nobody')).toEqual([])
  })

  test('CZ-R-131 with 14 points they win, with fewer the Raiders', () => {
    expect([timeUp('prove-zoners', [13, 0])?.winners, timeUp('prove-zoners', [14, 0])?.winners]).toEqual([[1], [0]])
  })
})

describe('Final Exam', () => {
  const servers = [marker('server', 5, 4), marker('server', 20, 27)]
  const exam = (wish: Wish = {}, state: Partial<Battle> = {}) =>
    scene('prove-gen-red', { ...wish, state: { markers: servers, ...state } })

  test('the kids claim a server with Tech, and four claims win at once', () => {
    const t = exam().dice(7, 3).answer('prove-gen-red-1 ana-1 on Y+')
    expect([t.state.markers[0]?.seat, t.result]).toEqual([0, undefined])
    const last = exam({}, { scores: [6, 0] })
      .dice(7, 3)
      .answer('prove-gen-red-1 ana-1 on Y+')
    expect(last.result).toMatchObject({ winners: [0] })
  })

  test('the Staff pulls a plug without a roll, with nobody of the kids within RED', () => {
    const t = exam({ active: 'bob' })
    expect([t.offer('prove-gen-red-1'), t.answer('prove-gen-red-1 bob-1 on Y+').state.markers.length]).toEqual([
      ['prove-gen-red-1 bob-1 on G+', 'prove-gen-red-1 bob-1 on Y+'],
      1,
    ])
  })

  test('CZ-R-131 with fewer than four claims when time runs out the Staff has won, whatever it did', () => {
    expect([2, 4, 6].map((points) => timeUp('prove-gen-red', [points, 0])?.winners)).toEqual([[1], [1], [1]])
  })
})

describe('Return to Sender', () => {
  const prototype = (more: object = {}) => [marker('prototype', 5, 6, more)]

  test('it is secured with Tech by a character of the team, at a risk', () => {
    const t = scene('prove-arasaka', { state: { markers: prototype() } })
    t.dice(1, 5).answer('prove-arasaka-1 ana-1 on Y+')
    expect([t.state.markers[0]?.carrier, t.tokens('ana')]).toEqual([undefined, 'G+ y-'])
    t.dice(7, 3).answer('prove-arasaka-1 ana-1 on G+')
    expect(t.state.markers[0]?.carrier).toBe('ana-1')
  })

  test('carried home it wins, and when time is up it is the Finders’', () => {
    const t = scene('prove-arasaka', { ana: { at: [5, 7] }, state: { markers: prototype({ carrier: 'ana-1' }) } })
    expect(t.answer('move on Y+').walk([5, 4]).result?.winners).toEqual([0])
    expect(timeUp('prove-arasaka', [0, 0])?.winners).toEqual([1])
  })
})
