import { expect, test } from 'vitest'
import { campaign } from '../testing/campaign.ts'
import { duel } from '../testing/duel.ts'
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
