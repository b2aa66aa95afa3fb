import { makePile } from '@muster/table'
import { expect, test } from 'vitest'
import { netrun, program } from '../testing/netrun.ts'
import { skillOf } from './skills.ts'

/** Each of the programs in the box, by what its Loaded and its Running side do. */

test('CZ-R-130 Adware hacks, and pays its Netrunner a Loot card whenever its target fails, until that is clean', () => {
  const state = { lootDeck: makePile('loot', 'none', ['good-knife', 'dog-tags']) }
  const t = netrun(['adware'], { state, bob: { tokens: 'Y- Y+' } })
    .dice(9, 3)
    .play('launch adware bob-1', 'end', 'activate bob-1')
  t.dice(2, 5).play('shoot ana-1 on Y+')
  expect(t.model('ana').loot).toEqual(['dog-tags'])
  t.dice(2, 5).answer('shoot bob-1 on Y+')
  expect(t.model('ana').loot).toEqual(['dog-tags'])
  t.play('end', 'off')
  expect([t.model('bob').hacked, program(t, 'adware')]).toEqual([0, { of: 'ana-1', card: 'adware', running: false }])
})

test('CZ-ACTION-22 CZ-MOVE-6 CZ-R-130 a roll that its target fails while it moves is a failed action roll, and pays as well', () => {
  const state = { lootDeck: makePile('loot', 'none', ['good-knife', 'dog-tags']) }
  const pieces = [{ kind: 'fence', at: [5, 12] }]
  const t = netrun(['adware'], { state, pieces, bob: { tokens: 'Y- Y+' } })
    .dice(9, 3)
    .play('launch adware bob-1', 'end', 'activate bob-1', 'move on Y+')
  const across = (face: number) => t.dice(face, 5).walk([5, 15])
  expect(across(2).model('ana').loot).toEqual(['dog-tags'])
})

test('Running Rabbit moves friends near it at once, and lengthens their moves while it runs', () => {
  const t = netrun(['running-rabbit'], { more: { cat: { seat: 0, at: [7, 5], tokens: 'Y+' } } })
  t.dice(5, 3).answer('launch running-rabbit')
  expect(t.question().ask).toBe('path')
  expect(t.refusedPath([5, 0.9])).toBe('CZ-BASIC-2')
  t.walk([5, 1]).walk([11, 5])
  expect([t.at('ana'), t.at('cat')]).toEqual([
    [500, 100],
    [1100, 500],
  ])
  expect(t.answer('move on Y+').walk([13, 1]).at('ana')).toEqual([1300, 100])
})

test('Dead Echo hacks, and takes Reflexes off every Hacked rival', () => {
  const t = netrun(['dead-echo'], { bob: { skills: { reflexes: 2 } } })
    .dice(7, 3)
    .answer('launch dead-echo bob-1')
  expect([t.model('bob').hacked, skillOf(t.state, t.model('bob'), 'reflexes')]).toEqual([1, 1])
  t.model('bob').hacked = 0
  expect(skillOf(t.state, t.model('bob'), 'reflexes')).toBe(2)
})

test('Hellhound wounds who is Hacked, and stuns it as its activation begins', () => {
  const t = netrun(['hellhound'], { bob: { hacked: 2 } })
    .dice(7, 3)
    .play('launch hellhound bob-1', 'end')
  expect(t.tokens('bob')).toBe('y+ Y+')
  t.answer('end')
  expect([t.question().ask, t.offer()]).toEqual(['which token to stun', ['y+', 'Y+']])
  t.answer('y+')
  expect([t.tokens('bob'), t.question().ask]).toEqual(['y- Y+', 'act'])
})

test('Speedtrap shortens the moves of its target and hampers its rolls on the way', () => {
  const t = netrun(['speedtrap'], { pieces: [{ kind: 'fence', at: [5, 12] }] })
  t.dice(9, 3).play('launch speedtrap bob-1', 'end', 'move on Y+')
  expect(t.refusedPath([9.1, 10])).toBe('CZ-BASIC-2')
  t.dice(5, 4).walk([5, 13.5])
  expect(t.told('failure').at(-1)).toMatchObject({ total: 3, against: 4 })
})

test('Sword and Mirror takes Hacked tokens off a friend, and one wound of an attack, once', () => {
  const t = netrun(['sword-and-mirror'], { more: { cat: { seat: 0, at: [7, 5], tokens: 'Y+', hacked: 3 } } })
  t.dice(5, 3).play('launch sword-and-mirror cat-1', 'end')
  expect(t.model('cat').hacked).toBe(1)
  t.dice(7, 3).play('shoot cat-1 on Y+', 'yes')
  expect([t.tokens('cat'), program(t, 'sword-and-mirror')?.running]).toEqual(['Y+', false])
  t.dice(7, 3).answer('shoot cat-1 on Y+')
  expect(t.tokens('cat')).toBe('y+')
})

test('Puppeteer pushes who is Hacked, who may not [RE]act and opposes worse for the rest of the activation', () => {
  const t = netrun(['puppeteer'], { bob: { hacked: 1 } })
    .dice(7, 3)
    .answer('launch puppeteer bob-1')
  expect(t.at('bob')).toEqual([500, 1700])
  t.dice(6, 7).answer('shoot bob-1 on Y+')
  expect(t.told('success').slice(-1)).toMatchObject([{ total: 6, against: 5 }])
  expect([t.tokens('bob'), t.question().seat]).toEqual(['y+ Y+', 0])
  expect(t.answer('end').state.programs[0]?.running).toBe(false)
})
