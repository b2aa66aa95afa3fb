import { expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'

const ready = { ana: { tokens: 'Y+ Y+' }, bob: { tokens: 'Y+ Y+' } } as const
/** Ana has shot and wounded Bob. */
const shot = (more: Parameters<typeof duel>[0] = {}) =>
  duel({ ...ready, ...more })
    .dice(7, 3)
    .answer('shoot bob-1 on Y+')

test('CZ-REACT-1 a character wounded by an attack may act at once', () => {
  const t = shot()
  expect([t.question().ask, t.question().seat]).toEqual(['act', 1])
  expect(t.question().options.every(({ refs }) => refs?.[0] === 'bob-1')).toBe(true)
})

test('CZ-REACT-2 it need not', () => {
  const t = shot().answer('end')
  expect([t.question().seat, t.tokens('bob')]).toEqual([0, 'y+ Y+'])
})

test('CZ-REACT-3 an attack that fails gives none', () => {
  const t = duel(ready).dice(3, 3).answer('shoot bob-1 on Y+')
  expect([t.question().seat, t.state.batch]).toEqual([0, undefined])
})

test('CZ-REACT-4 it is paid with a Ready token of the wounded character', () => {
  const none = duel({ ...ready, bob: { tokens: 'Y- Y-' } })
    .dice(7, 3)
    .answer('shoot bob-1 on Y+')
  expect(none.question().seat).toBe(0)
  const one = duel({ ...ready, bob: { tokens: 'Y+ G-' } })
    .dice(7, 3)
    .play('shoot bob-1 on Y+', 'Y+')
  expect(one.offer('move')).toEqual(['move on y+'])
})

test('CZ-REACT-5 the token just turned RED may pay, and moves 3 inches', () => {
  const t = duel({ ...ready, bob: { tokens: 'Y+' } })
    .dice(7, 3)
    .play('shoot bob-1 on Y+', 'move on y+')
  expect(t.refusedPath([5, 13.05])).toBe('CZ-BASIC-2')
  expect(t.walk([5, 13]).at('bob')).toEqual([500, 1300])
})

test('CZ-REACT-6 it is one single action', () => {
  const t = shot().answer('move on Y+').walk([5, 12])
  expect(t.question().seat).toBe(0)
})

test('CZ-REACT-7 it comes after the wounding action', () => {
  const t = shot()
  expect(t.events.at(-1)).toMatchObject({ event: 'wound', id: 'bob-1' })
  const actions = [{ name: 'ram', skill: 'ranged', bands: ['yellow'], attack: true, with: ['push'] }]
  const rammed = duel({ ...ready, ana: { tokens: 'Y+ Y+', actions } })
    .dice(7, 3)
    .answer('ana-1 bob-1 on Y+')
  expect([rammed.at('bob'), rammed.question().seat]).toEqual([[500, 1300], 1])
  expect(rammed.answer('move on Y+').walk([5, 19]).at('bob')).toEqual([500, 1900])
})

test('CZ-REACT-8 CZ-REACT-16 afterwards the interrupted model goes on; Control is where it was', () => {
  const t = shot().answer('move on Y+').walk([5, 12])
  expect([t.state.active?.id, t.state.control, t.tokens('ana')]).toEqual(['ana-1', 0, 'Y- Y+'])
  expect(t.offer('shoot')).toEqual(['shoot bob-1 on Y+'])
})

test('CZ-REACT-10 a second attack that wounds gives a second one', () => {
  const t = duel({ ...ready, bob: { tokens: 'G+ Y+ Y+' } }).dice(7, 3, 7, 3)
  t.play('shoot bob-1 on Y+', 'Y+', 'move on y+').walk([5, 11])
  t.play('shoot bob-1 on Y+', 'Y+')
  expect([t.question().seat, t.offer('move')]).toEqual([1, ['move on G+', 'move on y+']])
})

test('CZ-REACT-12 there is none to a [RE]action', () => {
  const t = shot().dice(7, 3).play('shoot ana-1 on Y+', 'Y+')
  expect([t.tokens('ana'), t.question().seat, t.state.batch]).toEqual(['Y- y+', 0, undefined])
})

test('CZ-REACT-14 an attack is only made at who dealt the wound', () => {
  const t = shot({ more: { cal: { seat: 0, at: [9, 5] } } })
  expect(t.offer('shoot')).toEqual(['shoot ana-1 on y+', 'shoot ana-1 on Y+'])
  expect(t.whyNot('shoot cal-1 on Y+')).toBe('CZ-REACT-14')
})

test('CZ-REACT-15 any action may be a [RE]action', () => {
  const t = shot({ more: { dee: { seat: 1, at: [6.5, 10], tokens: 'y+', hacked: 1 } } })
  const kinds = new Set(t.question().options.map(({ kind }) => kind))
  expect([...kinds]).toEqual(['move', 'shoot', 'triage', 'firewall', 'command', 'drag', 'end'])
})

test('CZ-REACT-17 who loses the Active Model to one loses Control', () => {
  const t = shot({ ana: { tokens: 'Y+ R+' }, more: { cal: { seat: 0, at: [15, 2] } } })
  t.dice(7, 3).play('shoot ana-1 on Y+', 'R+', { x: 500, y: 397 })
  expect([t.model('ana').where, t.state.control, t.question().ask]).toEqual(['out', 1, 'control'])
})

test('CZ-REACT-18 who loses a Gonk to one while inspiring keeps Control and finishes', () => {
  const gonk = (x: number) => ({ seat: 0, at: [x, 5], gonk: 'yellow' }) as const
  const t = duel({
    ana: { at: [15, 2], tokens: 'Y-' },
    bob: { tokens: 'Y+ Y+' },
    more: { gus: gonk(5), hal: gonk(8) },
    state: { stage: 'inspire', active: undefined },
  })
  t.dice(7, 3, 7, 3).play('gus-1', 'shoot bob-1 on Y+', 'shoot gus-1 on Y+', { x: 500, y: 397 })
  expect([t.model('gus').where, t.state.control, t.offer()]).toEqual(['out', 0, ['hal-1', 'done']])
})

test('CZ-REACT-11 a wound that no attack dealt gives none', () => {
  const actions = [{ name: 'gun', skill: 'ranged', bands: ['yellow'], attack: true, with: ['dangerous'] }]
  const t = duel({ ana: { tokens: 'Y+ Y+', actions }, bob: { tokens: 'Y+' } })
    .dice(1, 5)
    .answer('ana-1 bob-1 on Y+')
  expect([t.tokens('ana'), t.state.batch, t.question().seat]).toEqual(['y- Y+', undefined, 0])
})

/** Ana's hit lets Cal shoot for free at once: both shots wound before anybody answers. */
const volley = (dee: string) => {
  const does = [{ act: { who: { side: 'friendly', is: 'not-me' }, skill: 'ranged', attack: true } }]
  const actions = [{ name: 'signal', skill: 'ranged', bands: ['yellow'], attack: true, does }]
  return duel({
    ana: { tokens: 'Y+ Y+', actions },
    bob: { tokens: 'Y+ Y+' },
    more: { cal: { seat: 0, at: [9, 5], tokens: 'Y+' }, dee: { seat: 1, at: [9, 10], tokens: dee } },
  })
}

test('CZ-REACT-1 CZ-R-65 a free attack takes nobody’s [RE]action away: first who was wounded first, each at its own attacker', () => {
  const t = volley('Y+ Y+').dice(7, 3, 7, 3).play('ana-1 bob-1 on Y+', 'shoot dee-1 on Y+')
  expect([t.tokens('bob'), t.tokens('dee')]).toEqual(['y+ Y+', 'y+ Y+'])
  expect(t.offer('shoot')).toEqual(['shoot ana-1 on y+', 'shoot ana-1 on Y+'])
  t.answer('end')
  expect(t.offer('shoot')).toEqual(['shoot cal-1 on y+', 'shoot cal-1 on Y+'])
  t.answer('end')
  expect([t.question().seat, t.state.batch, t.state.laterBatches]).toEqual([0, undefined, []])
})
