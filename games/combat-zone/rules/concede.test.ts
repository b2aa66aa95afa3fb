import { expect, test } from 'vitest'
import { campaign } from '../testing/campaign.ts'
import { duel } from '../testing/duel.ts'
import { type ModelSetup, position } from '../testing/position.ts'
import { mayAct } from './concede.ts'

const resign = { act: 'resign' } as const
const tokens = 'Y+ Y+'

/** Ana, who is active, Bob and Cat: each a gang of its own. */
const three = () =>
  duel({ luck: [0, 0, 0], ana: { tokens }, bob: { tokens }, more: { cat: { seat: 2, at: [12, 12], tokens } } })

test('CZ-R-152 models of who gives up leave without Bodies, and the others play on', () => {
  const t = three()
  t.match.act(1, resign)
  expect([t.model('bob').where, t.state.bodies, t.result]).toEqual(['out', [], undefined])
  expect([t.question().seat, t.state.control, t.offer('shoot')]).toEqual([0, 0, ['shoot cat-1 on Y+']])
})

test('CZ-R-152 Control passes clockwise where it was theirs, and stays where it is otherwise', () => {
  const t = three()
  t.match.act(0, resign)
  expect([t.model('ana').where, t.state.active?.id, t.state.control]).toEqual(['out', 'bob-1', 1])
  const other = three()
  other.match.act(2, resign)
  expect([other.state.active?.id, other.state.control]).toEqual(['ana-1', 0])
  other.answer('end')
  expect(other.state.control).toBe(1)
})

test('CZ-R-152 a [RE]action that waits lapses with its player; what was rolled and paid before stays', () => {
  const t = three().dice(7, 3).answer('shoot bob-1 on Y+')
  expect([t.question().seat, t.state.batch === undefined]).toEqual([1, false])
  t.match.act(1, resign)
  expect([t.question().seat, t.state.batch, t.state.active?.id]).toEqual([0, undefined, 'ana-1'])
  expect([t.tokens('ana'), t.model('bob').where, t.state.bodies]).toEqual(['Y- Y+', 'out', []])
})

const far: ModelSetup = { seat: 2, at: [12, 12], tokens }
const blasting = [{ name: 'launcher', skill: 'ranged', bands: ['yellow'], attack: true, with: ['blast'] }]
/** In contact with Bob, north of him. */
const NORTH = { x: 500, y: 1103 }

test('CZ-R-152 a Blast goes with its player: nobody gets out of it, and its area hurts nobody', () => {
  const cat = { seat: 2, at: [5, 12.5], tokens } as const
  const t = duel({ luck: [0, 0, 0], ana: { tokens, actions: blasting }, bob: { tokens: 'Y- Y- Y-' }, more: { cat } })
  t.dice(7, 3).play('ana-1 bob-1 on Y+', NORTH)
  expect([t.question().ask, t.question().seat]).toEqual(['get out', 2])
  t.match.act(0, resign)
  expect([t.told('blasted'), t.tokens('cat'), t.state.blast, t.state.impact]).toEqual([
    [],
    tokens,
    undefined,
    undefined,
  ])
})

test('CZ-R-152 the Impact token of a Blast goes with its player before the dice, too', () => {
  const cat = { seat: 2, at: [5, 12.5], tokens } as const
  const t = duel({ luck: [0, 0, 0], ana: { tokens, actions: blasting }, bob: { tokens: 'Y- G-' }, more: { cat } })
  t.play('ana-1 bob-1 on Y+', NORTH)
  expect([t.question().ask, t.question().seat]).toEqual(['guard', 1])
  t.match.act(0, resign)
  expect([t.state.impact, t.state.blast, t.told('dice')]).toEqual([undefined, undefined, []])
})

test('CZ-R-152 nobody rolls against whoever gave up when asked what it opposes with; the token stays spent', () => {
  const t = duel({ luck: [0, 0, 0], ana: { tokens }, bob: { tokens: 'Y- G-' }, more: { cat: far } })
  t.answer('shoot bob-1 on Y+')
  expect([t.question().ask, t.question().seat]).toEqual(['guard', 1])
  t.match.act(1, resign)
  expect([t.told('dice'), t.told('failure'), t.told('success')]).toEqual([[], [], []])
  expect([t.tokens('ana'), t.question().ask, t.question().seat]).toEqual(['Y- Y+', 'act', 0])
})

test('CZ-R-152 nor is rolled for a [RE]action whose player gives up while it is opposed', () => {
  const t = duel({ luck: [0, 0, 0], ana: { tokens: 'Y+ G+' }, bob: { tokens: 'Y+ Y+' }, more: { cat: far } })
  t.dice(7, 3).answer('shoot bob-1 on Y+').answer('shoot ana-1 on Y+')
  expect([t.question().ask, t.question().seat]).toEqual(['guard', 0])
  t.match.act(1, resign)
  t.answer('G+')
  expect([t.told('dice').length, t.tokens('ana'), t.question().ask]).toEqual([2, 'Y- G+', 'act'])
})

test('CZ-R-152 of several who oppose one roll those whose player is still in go on', () => {
  const actions = [{ name: 'flamer', skill: 'ranged', bands: ['red', 'yellow'], attack: true, with: ['torrent'] }]
  const more = { cat: { seat: 2, at: [5, 12], tokens: 'Y- G-' } } as const
  const t = duel({ luck: [0, 0, 0], ana: { tokens, actions }, bob: { tokens: 'Y- G-' }, more })
  t.answer('ana-1 bob-1 on Y+')
  t.match.act(1, resign)
  t.dice(7, 3).answer('Y-')
  expect(t.told('dice').map(({ seat }) => seat)).toEqual([0, 2])
  expect(t.tokens('cat')).toBe('y- G-')
})

test('CZ-R-152 into a Brawl, too: the lowest is one of those who are still there', () => {
  const more = { cat: { seat: 2, at: [5, 11.2], tokens: 'Y- G-' } } as const
  const t = duel({ luck: [0, 0, 0], ana: { tokens }, bob: { tokens: 'Y- G-' }, more })
  t.answer('shoot bob-1 on Y+')
  t.match.act(1, resign)
  t.dice(7, 3).answer('Y-')
  expect(t.told('dice').map(({ seat }) => seat)).toEqual([0, 2])
  expect(t.tokens('cat')).toBe('y- G-')
})

test('CZ-R-152 and in the area of a Blast', () => {
  const cat = { seat: 2, at: [5, 12.5], tokens: 'Y- G-' } as const
  const t = duel({ luck: [0, 0, 0], ana: { tokens, actions: blasting }, bob: { tokens: 'Y- Y-' }, more: { cat } })
  t.dice(7, 3).play('ana-1 bob-1 on Y+', { x: 500, y: 1103 })
  while (t.question().seat !== 2) t.answer(t.offer()[0])
  expect(t.question().ask).toBe('guard')
  t.dice(4).match.act(2, resign)
  expect(t.told('blasted').map(({ id }) => id)).toEqual(['bob-1'])
  expect(t.told('dice').map(({ seat }) => seat)).toEqual([0, 1, 1])
})

test('CZ-R-152 a Blast whose target is gone before its roll comes to nothing', () => {
  const t = duel({ luck: [0, 0, 0], ana: { tokens, actions: blasting }, bob: { tokens: 'Y- G-' }, more: { cat: far } })
  t.play('ana-1 bob-1 on Y+', NORTH)
  t.match.act(1, resign)
  expect([t.told('dice'), t.state.impact, t.state.blast, t.question().ask]).toEqual([[], undefined, undefined, 'act'])
})

test('CZ-R-152 CZ-BRAWL-8 whoever is no longer held by anybody goes on without a roll', () => {
  const bob = { at: [5, 6.56], tokens: 'Y- G-' } as const
  const t = duel({ luck: [0, 0, 0], ana: { tokens }, bob, more: { cat: far } })
  t.answer('move on Y+').walk([11, 5])
  expect([t.question().ask, t.question().seat]).toEqual(['guard', 1])
  t.match.act(1, resign)
  expect([t.told('dice'), t.question().ask, t.question().seat]).toEqual([[], 'path', 0])
  expect(t.walk([11, 5]).at('ana')).toEqual([1100, 500])
})

test('CZ-R-152 CZ-DRAG-8 whoever gives up when it is to be dragged is dragged nowhere', () => {
  const bob = { at: [5, 6.9], tokens: 'Y- G-' } as const
  const t = duel({ luck: [0, 0, 0], ana: { tokens }, bob, more: { cat: far } }).answer('drag bob-1 on Y+')
  expect(t.question()).toMatchObject({ ask: 'guard', seat: 1 })
  t.match.act(1, resign)
  expect([t.told('dice'), t.state.moving, t.question().ask]).toEqual([[], undefined, 'act'])
})

test('CZ-R-152 a Blast in a [RE]action hurts nobody once its player gives up while others evade it', () => {
  const bob = { tokens: 'Y+ Y+ Y+', actions: blasting }
  const more = { cat: { seat: 2, at: [7.5, 4], tokens: 'Y- G-' } } as const
  const t = duel({ luck: [0, 0, 0], ana: { tokens: 'Y+ Y+ Y+' }, bob, more })
  t.dice(7, 3).play('shoot bob-1 on Y+')
  t.dice(7, 3).play('bob-1 ana-1 on Y+', { x: 500, y: 397 }, 'Y-', 'stay')
  expect([t.question().ask, t.question().seat]).toEqual(['guard', 2])
  t.match.act(1, resign)
  t.dice(2, 2).play('Y-', 'Y+')
  expect([t.told('blasted'), t.state.blast, t.state.impact, t.tokens('cat')]).toEqual([
    [],
    undefined,
    undefined,
    'Y- G-',
  ])
  expect([t.question().ask, t.question().seat]).toEqual(['act', 0])
})

test('CZ-R-152 nobody has taken out a model whose player gives up when asked where its wound falls', () => {
  const actions = [{ name: 'killer', skill: 'ranged', bands: ['yellow'], attack: true, with: ['deadly', 'push'] }]
  const gear = { charm: { triggers: [{ on: 'takes-out', do: [{ luck: { add: 1 } }] }] } }
  const bob = { tokens: 'Y- G- Y-' }
  const t = duel({
    luck: [0, 0, 0],
    ana: { tokens, actions, gear: [{ card: 'charm', down: false }] },
    bob,
    gear,
    more: { cat: { seat: 2, at: [12, 12], tokens } },
  })
  t.dice(7, 3).play('ana-1 bob-1 on Y+', 'Y-')
  expect([t.question().ask, t.question().seat]).toEqual(['which token to wound', 1])
  t.match.act(1, resign)
  expect([t.told('luck'), t.told('pushed'), t.question().seat]).toEqual([[], [], 0])
})

/** Ana wounds Bob, whose [RE]action is next; Cat is far away, and a Body of hers, with two cards, beside him. */
function answered(bob: Partial<ModelSetup>) {
  const held = (card: string) => ({ card, down: false })
  const dee: ModelSetup = { seat: 2, at: [12, 12], where: 'out', gear: [held('sword'), held('rifle')] }
  const more = {
    cat: { seat: 2, at: [20, 28], tokens },
    dee,
    gus: { seat: 1, at: [0, 0], gonk: 'yellow', where: 'out' },
  } as const
  const bodies = [{ no: 1, of: 'dee-1', at: { x: 650, y: 1000, z: 0 } }]
  const gear = { sword: {}, rifle: {} }
  const t = duel({
    luck: [0, 0, 0],
    ana: { tokens },
    bob: { tokens: 'Y+ Y+ Y+', ...bob },
    more,
    gear,
    state: { bodies },
  })
  return t.dice(7, 3).answer('shoot bob-1 on Y+')
}

test('CZ-R-152 whoever gives up when asked which card of a Body it takes leaves it where it lies', () => {
  const t = answered({}).dice(7, 3).answer('loot-gear body-1 on Y+')
  expect([t.question().ask, t.question().seat]).toEqual(['card', 1])
  t.match.act(1, resign)
  expect([t.state.bodies.length, t.model('bob').gear, t.model('dee').gear.length, t.told('looted')]).toEqual([
    1,
    [],
    2,
    [],
  ])
})

test('CZ-R-152 whoever gives up when asked where somebody comes in deploys nobody', () => {
  const t = answered({ actions: [{ name: 'call', does: [{ deploy: { card: 'gus' } }] }] }).answer('bob-1 on Y+')
  expect([t.question().ask, t.question().seat]).toEqual(['deploy', 1])
  t.match.act(1, resign)
  expect([t.told('deployed'), t.state.models.filter(({ seat, where }) => seat === 1 && where === 'table')]).toEqual([
    [],
    [],
  ])
})

test('CZ-R-152 CZ-TEAMPLAY-3 Control is not left to a team-mate who gave up when it was offered', () => {
  const at = { ana: [3, 3], bob: [3, 27], cat: [19, 3], dan: [19, 27] } as const
  const models = Object.fromEntries(
    (['ana', 'bob', 'cat', 'dan'] as const).map((name, seat) => [name, { seat, at: at[name], tokens: 'G+ Y-' }]),
  )
  const t = position({ luck: [0, 0, 0, 0], pairs: true, models })
  expect([t.question().seat, t.offer()]).toContainEqual(['activate ana-1', 'inspire', 'leave'])
  t.match.act(2, resign)
  t.answer('leave')
  expect([t.question().seat, t.state.control, t.offer()]).toEqual([0, 0, ['activate ana-1', 'inspire']])
})

test('CZ-R-152 CZ-R-131 the last side left has won, and nobody gives up twice or afterwards', () => {
  const t = three()
  t.match.act(2, resign)
  expect(() => t.match.act(2, resign)).toThrow('no longer in the game')
  t.match.act(0, resign)
  expect(t.result).toEqual({ winners: [1], by: 'gave-up' })
})

test('CZ-R-152 between the games of a campaign there is nothing to give up', () => {
  const asked = (stage: 'teams' | 'game') => mayAct(campaign({ stage, campaign: { stage } }), 0, 'resign')
  expect(asked('teams')).toMatchObject({ rule: 'CZ-R-152', text: 'no game of the campaign is under way' })
  expect(asked('game')).not.toMatchObject({ text: 'no game of the campaign is under way' })
})
