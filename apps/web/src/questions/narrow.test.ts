import { expect, test } from 'vitest'
import { type Looked, leadsOf, meant, nothing, offersOf, targetsOf } from './narrow.ts'

const option = (key: string, ...refs: string[]): Looked => ({
  option: { key, text: key, refs },
  look: {
    group: key.split(' ')[0] ?? '',
    groupName: key,
    label: key,
    detail: '',
    icon: 'hound',
    strong: key.startsWith('attack'),
    place: key.startsWith('move'),
    onBoard: refs.length > 0 && !key.startsWith('wait'),
  },
})

const action = [
  ...['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'].map((hex) => option(`move ${hex}`, hex)),
  option('attack grawl with axe', 'grawl'),
  option('attack grawl with spear', 'grawl'),
  option('wait', 'saek'),
]

test('pointing at a place that one option concerns means that option', () => {
  expect(meant(action, { refs: ['a2'], group: undefined }).map(({ option: { key } }) => key)).toEqual(['move a2'])
  expect(meant(action, { refs: ['grawl'], group: undefined })).toHaveLength(2)
})

test('targets are what options on the board concern; the actor of a wait is none', () => {
  expect([...targetsOf(action, nothing)]).toEqual([
    ['a1', 'plain'],
    ['a2', 'plain'],
    ['a3', 'plain'],
    ['a4', 'plain'],
    ['a5', 'plain'],
    ['a6', 'plain'],
    ['a7', 'plain'],
    ['grawl', 'strong'],
  ])
  expect([...targetsOf(action, { refs: [], group: 'attack' }).keys()]).toEqual(['grawl'])
})

test('many options of one kind are one button, strong ones come first', () => {
  const offers = offersOf(action).map((offer) => (offer.kind === 'group' ? offer.count : offer.of.option.key))
  expect(offers).toEqual(['attack grawl with axe', 'attack grawl with spear', 7, 'wait'])
})

test('where every option is about two things, the first of them leads', () => {
  const placing = [
    option('place saek a1', 'saek', 'a1'),
    option('place saek a2', 'saek', 'a2'),
    option('place arnulf a1', 'arnulf', 'a1'),
  ]
  expect(leadsOf(placing)).toEqual(['saek', 'arnulf'])
  expect([...targetsOf(placing, { refs: ['saek'], group: undefined }).keys()]).toEqual(['a1', 'a2'])
  expect(leadsOf(action)).toEqual([])
})
