import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import { type ModelSetup, position } from '../testing/position.ts'

const cal = (more: Partial<ModelSetup> = {}): ModelSetup => ({ seat: 0, at: [6.5, 5], tokens: 'Y+ Y+', ...more })
const commanded = (more: Partial<ModelSetup> = {}) =>
  duel({ ana: { skills: { influence: 2 } }, bob: { tokens: 'Y+' }, more: { cal: cal(more) } })
    .dice(5, 4)
    .answer('command cal-1 on G+')

test('CZ-COMMAND-2 on a success the target is the Active Model', () => {
  expect(commanded().state.active).toEqual({ id: 'cal-1', acts: 0 })
})

test("CZ-COMMAND-3 the commander's own turn is over, and its tokens stay Ready", () => {
  const t = commanded()
  expect(t.tokens('ana')).toBe('G- Y+')
  expect(t.question().options.every(({ refs }) => refs?.[0] === 'cal-1')).toBe(true)
})

test('CZ-COMMAND-4 on a failure the commander goes on', () => {
  const t = duel({ ana: { skills: { influence: 2 } }, more: { cal: cal() } })
    .dice(3, 7)
    .answer('command cal-1 on G+')
  expect([t.state.active?.id, t.tokens('ana')]).toEqual(['ana-1', 'G- Y+'])
})

test('CZ-COMMAND-5 Control stays where it was if both are of one player', () => {
  const t = commanded()
  expect([t.state.control, t.told('control')]).toEqual([0, []])
})

test('CZ-COMMAND-6 a character without a Ready token cannot be activated', () => {
  expect(duel({ more: { cal: cal({ tokens: 'G- Y-' }) } }).whyNot('command cal-1 on Y+')).toBe('CZ-COMMAND-6')
})

test('CZ-COMMAND-7 a Gonk can, and acts once', () => {
  const t = commanded({ gonk: 'yellow' })
  expect(t.state.active?.id).toBe('cal-1')
  t.answer('move on Y+').walk([6.5, 8])
  expect(t.state.control).toBe(1)
})

test('CZ-COMMAND-10 only the activated model is used', () => {
  const t = commanded()
  expect(t.question().ask).toBe('act')
  expect(t.offer().filter((key) => key.startsWith('activate') || key === 'inspire')).toEqual([])
})

test('CZ-R-6 CZ-COMMAND-1 no card lets a model command itself', () => {
  const shout = {
    name: 'shout',
    skill: 'influence',
    bands: ['red'],
    who: { side: 'friendly' },
    does: [{ activate: { who: 'them' } }],
  }
  const t = duel({ ana: { actions: [shout] }, bob: { tokens: 'Y+' }, more: { cal: cal() } })
  expect([t.offer('ana-1 cal-1').length, t.offer('ana-1 ana-1')]).toEqual([2, []])
  expect(t.whyNot('ana-1 ana-1 on Y+')).toBe('CZ-R-6')
})

test('CZ-R-128 CZ-INSPIRE-10 a Gonk whose card can command does not while its own team is being inspired', () => {
  const call = {
    name: 'call',
    skill: 'influence',
    bands: ['red'],
    who: { side: 'friendly' },
    does: [{ activate: { who: 'them' } }],
  }
  const gus: ModelSetup = { seat: 0, at: [6.5, 5], gonk: 'yellow', actions: [call] }
  const t = position({
    models: { ana: { seat: 0, at: [5, 5], tokens: 'Y+ Y-' }, gus, bob: { seat: 1, at: [20, 28], tokens: 'Y+' } },
  }).play('inspire', 'gus-1')
  expect([t.offer('gus-1'), t.whyNot('gus-1 ana-1 on Y+')]).toEqual([[], 'CZ-R-128'])
  const active = duel({ bob: { at: [20, 28] }, more: { gus, cal: cal({ at: [8, 5] }) } })
  active.dice(7, 2).answer('command gus-1 on Y+')
  expect(active.offer('gus-1 cal-1')).toEqual(['gus-1 cal-1 on Y+'])
})

/** Bob is shot and answers with a Command. */
const answered = (state: object = {}) =>
  duel({
    ana: { tokens: 'Y+ Y+' },
    bob: { tokens: 'Y+ Y+', skills: { influence: 3 } },
    more: { dee: { seat: 1, at: [6.5, 10], tokens: 'G+' } },
    ...state,
  })
    .dice(7, 3, 5, 2)
    .answer('shoot bob-1 on Y+')

test('CZ-COMMAND-11 a Command may be a [RE]action', () => {
  expect(answered().offer('command')).toEqual(['command dee-1 on y+', 'command dee-1 on Y+'])
})

test('CZ-COMMAND-12 but not while another player inspires the team', () => {
  const t = duel({
    ana: { at: [15, 2], tokens: 'Y-' },
    bob: { tokens: 'Y+ Y+' },
    more: { gus: { seat: 0, at: [5, 5], gonk: 'yellow' }, dee: { seat: 1, at: [6.5, 10], tokens: 'G+' } },
    state: { stage: 'inspire', active: undefined },
  })
  t.dice(7, 3).play('gus-1', 'shoot bob-1 on Y+')
  expect(t.offer('command')).toEqual([])
  expect(t.whyNot('command dee-1 on Y+')).toBe('CZ-COMMAND-12')
})

test('CZ-COMMAND-13 when the activated model is finished Control passes', () => {
  expect(commanded().answer('end').state.control).toBe(1)
})

test('CZ-REACT-19 a Command that succeeds as a [RE]action takes Control, whatever tokens the interrupted model has left', () => {
  const t = answered().answer('command dee-1 on Y+')
  expect([t.state.active?.id, t.state.control, t.tokens('ana')]).toEqual(['dee-1', 1, 'Y- Y+'])
})

test('CZ-COMMAND-1 any action that activates another model is a Command, whatever its Skill', () => {
  const actions = [
    {
      name: 'remote',
      skill: 'tech',
      bands: ['red'],
      who: { side: 'friendly', is: 'not-me' },
      does: [{ activate: { who: 'them' } }],
    },
  ]
  const t = duel({ ana: { actions }, more: { cal: cal() } })
    .dice(5, 4)
    .answer('ana-1 cal-1 on G+')
  expect([t.state.active?.id, t.tokens('ana')]).toEqual(['cal-1', 'G- Y+'])
})

/** A card that activates a friend by Tech. */
const remote = (who: object = { side: 'friendly', is: 'not-me' }) => [
  { name: 'remote', skill: 'tech', bands: ['red'], who, does: [{ activate: { who: 'them' } }] },
]

test('CZ-COMMAND-6 CZ-R-78 a card commands nobody either who could not be activated: no Ready token, or a stunned Gonk', () => {
  const told = (more: Partial<ModelSetup>) =>
    duel({ ana: { actions: remote() }, more: { cal: cal(more) } }).whyNot('ana-1 cal-1 on Y+')
  expect(told({ tokens: 'G- Y-' })).toBe('CZ-COMMAND-6')
  expect(told({ gonk: 'yellow', marks: [{ what: 'stunned', stays: false }] })).toBe('CZ-R-78')
  expect(told({ gonk: 'yellow' })).toBeUndefined()
})

test('CZ-COMMAND-12 CZ-R-128 no card takes Control either while another player inspires the team', () => {
  const wounded = (state: object) =>
    duel({
      ana: { at: [15, 2], tokens: 'Y-' },
      bob: { tokens: 'Y+ Y+', actions: remote() },
      more: { gus: { seat: 0, at: [5, 5], gonk: 'yellow' }, dee: { seat: 1, at: [6.5, 10], tokens: 'G+' } },
      ...state,
    }).dice(7, 3)
  const t = wounded({ state: { stage: 'inspire', active: undefined } }).play('gus-1', 'shoot bob-1 on Y+')
  expect([t.offer('bob-1'), t.whyNot('bob-1 dee-1 on Y+')]).toEqual([[], 'CZ-COMMAND-12'])
  const other = wounded({ active: 'gus' }).answer('shoot bob-1 on Y+')
  expect(other.offer('bob-1')).toEqual(['bob-1 dee-1 on y+', 'bob-1 dee-1 on Y+'])
})

test('CZ-R-67 once a Command has succeeded in a batch, none of a card is made in it', () => {
  const torrent = [{ name: 'spray', skill: 'ranged', bands: ['yellow'], attack: true, with: ['torrent'] }]
  const t = duel({
    ana: { tokens: 'G+ Y+', actions: torrent },
    bob: { at: [5, 10], tokens: 'Y+ Y+', skills: { influence: 3 } },
    more: {
      dee: { seat: 1, at: [5, 11.2], tokens: 'Y+ Y+', actions: remote() },
      eli: { seat: 1, at: [7, 10.6], tokens: 'G+' },
    },
  })
  t.dice(11, 3, 3, 5, 2).play('ana-1 bob-1 on G+', ['bob-1', 'dee-1'], 'command eli-1 on Y+')
  expect([t.state.commanded, t.whyNot('dee-1 eli-1 on Y+')]).toEqual(['eli-1', 'CZ-R-67'])
})

/** Ana talks Bob into acting. */
const talked = () =>
  duel({
    ana: {
      actions: [
        {
          name: 'goad',
          skill: 'influence',
          bands: ['yellow'],
          who: { side: 'rival' },
          does: [{ activate: { who: 'them' } }],
        },
      ],
    },
    bob: { tokens: 'Y+ Y-', skills: { influence: 2 } },
  }).dice(7, 4)

test("CZ-COMMAND-8 a Command to a rival is opposed with the rival's Influence", () => {
  expect(talked().answer('ana-1 bob-1 on Y+').told('success')).toMatchObject([{ total: 7, against: 6 }])
})

test('CZ-COMMAND-9 the rival stays with its owner, who has Control and decides what it does', () => {
  const t = talked().answer('ana-1 bob-1 on Y+')
  expect([t.state.active?.id, t.state.control, t.question().seat]).toEqual(['bob-1', 1, 1])
})

test('CZ-COMMAND-5 CZ-REACT-19 Control that a Command brings is Control taken: it counts, and cards hear of it', () => {
  const gear = { bell: { triggers: [{ on: 'control', do: [{ luck: { add: 1 } }] }] } }
  const bell = [{ card: 'bell', down: false }]
  const t = duel({
    ana: { tokens: 'Y+ Y+', gear: bell },
    bob: { tokens: 'Y+ Y+', gear: bell },
    more: { dee: { seat: 1, at: [6.5, 10] }, cat: { seat: 0, at: [6.5, 5] } },
    gear,
  })
  t.dice(7, 3, 7, 3).play('shoot bob-1 on Y+', 'command dee-1 on Y+')
  expect([t.state.active?.id, t.state.sides.map(({ luck, controls }) => [luck, controls])]).toEqual([
    'dee-1',
    [
      [0, 1],
      [1, 2],
    ],
  ])
  const own = duel({ ana: { tokens: 'Y+ Y+', gear: bell }, more: { cat: { seat: 0, at: [6.5, 5] } }, gear })
  own.dice(7, 3).answer('command cat-1 on Y+')
  expect([own.state.active?.id, own.state.sides[0]]).toMatchObject(['cat-1', { luck: 0, controls: 1 }])
})
