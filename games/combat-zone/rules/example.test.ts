import { playThrough } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { position } from '../testing/position.ts'

const fileOf = (name: string) => `../playthroughs/${name}`
const nameOf = (_: unknown, seat: number) => ['John', 'Lizzie'][seat] as string
/** Where somebody walks to, as an answer of its player. */
const to = (seat: number, x: number, y: number) => ({ seat, choice: [{ x, y }] })
const at = (seat: number, x: number, y: number) => ({ seat, choice: { x, y } })

const chief = { seat: 0, tokens: 'G+ Y+ Y+', skills: { ranged: 1 } }
const elder = { seat: 1, tokens: 'G+ Y+ Y+', skills: { reflexes: 2, influence: 2 } }

test('CZ-CONTROL-9 CZ-CONTROL-10 CZ-LUCK-8 CZ-INSPIRE-5 the first worked example of the book', async () => {
  const t = position({
    models: {
      chief: { ...chief, at: [5, 3] },
      brute: { seat: 0, at: [20, 2], tokens: 'G+ Y+' },
      recruit: { seat: 0, at: [12, 11.5], gonk: 'yellow', skills: { melee: 1 } },
      elder: { ...elder, at: [5, 22] },
      blade: { seat: 1, at: [12, 20], tokens: 'Y+ Y+', skills: { melee: 2 } },
      lookout: { seat: 1, at: [16, 26], gonk: 'yellow' },
    },
    luck: [3, 3],
  })
  const told = playThrough(
    t.match,
    [
      'activate chief-1',
      'move on G+',
      to(0, 500, 1200),
      [7, 6],
      'shoot elder-1 on Y+',
      'G+',
      'keep',
      'keep',
      'end',
      'activate blade-1',
      'move on Y+',
      to(1, 1200, 1400),
      [5, 4, 6, 7],
      'strike recruit-1 on Y+',
      'keep',
      'luck 0',
      'luck 0',
      at(0, 1200, 1047),
      'activate chief-1',
      [3, 6],
      'shoot blade-1 on Y+',
      'keep',
      'keep',
      'inspire',
      'lookout-1',
      'move on Y+',
      to(1, 1600, 2000),
    ],
    { nameOf },
  )
  expect([t.model('recruit').where, t.tokens('chief'), t.tokens('blade')]).toEqual(['out', 'G- Y- Y-', 'Y+ Y+'])
  expect([t.state.sides.map(({ luck }) => luck), t.state.control]).toEqual([[2, 2], 0])
  await expect(told).toMatchFileSnapshot(fileOf('first-example.txt'))
})

test('CZ-REACT-14 CZ-REACT-18 CZ-COMMAND-5 CZ-BASIC-9 the second worked example of the book', async () => {
  const t = position({
    models: {
      chief: { ...chief, at: [9, 8] },
      brute: { seat: 0, at: [5, 10], tokens: 'G+ Y+' },
      elder: { ...elder, at: [14, 20] },
      blade: { seat: 1, at: [5, 16], tokens: 'G+ Y+' },
      sister: { seat: 1, at: [14, 22.5], tokens: 'G+ Y+ Y+' },
    },
    control: 1,
  })
  const told = playThrough(
    t.match,
    [
      'activate blade-1',
      [6, 4],
      'shoot brute-1 on Y+',
      'G+',
      [6, 3],
      'shoot blade-1 on Y+',
      'Y-',
      'move on G+',
      to(1, 900, 2000),
      'activate chief-1',
      [8, 5],
      'shoot blade-1 on G+',
      'G-',
      [7, 3],
      'shoot elder-1 on Y+',
      'Y+',
      [8, 5],
      'command sister-1 on G+',
      'move on Y+',
      to(1, 1030, 2100),
      [9, 4],
      'triage blade-1 on G+',
      'g-',
    ],
    { nameOf },
  )
  expect(['brute', 'blade', 'chief', 'elder', 'sister'].map((name) => t.tokens(name))).toEqual([
    'g+ Y-',
    'G- y-',
    'G- Y- Y+',
    'G- y+ Y+',
    'G- Y- Y+',
  ])
  expect([t.state.control, t.state.active?.id]).toEqual([1, 'sister-1'])
  await expect(told).toMatchFileSnapshot(fileOf('second-example.txt'))
})
