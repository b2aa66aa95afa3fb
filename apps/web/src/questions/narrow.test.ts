import { expect, test } from 'vitest'
import {
  foldsOf,
  glowingOf,
  type Looked,
  leadsOf,
  meant,
  meantBy,
  nothing,
  offersOf,
  subjectsOf,
  targetsOf,
  withStaying,
} from './narrow.ts'

const option = (key: string, ...refs: string[]): Looked => ({
  option: { key, text: key, refs },
  refs,
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

test('what is folded away stands under its heading, once', () => {
  const burned = ['play beam paying burn 1', 'play beam paying burn 1 unmarked'].map((key) => {
    const one = option(key, 'beam')
    return { ...one, option: { ...one.option, fold: 'Other ways to pay' } }
  })
  expect(foldsOf([...action, ...burned])).toEqual(['Other ways to pay'])
  expect(foldsOf(action)).toEqual([])
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

test('after a small place was pointed at the others still glow, for another try; a large one is settled', () => {
  const small = action.map((one) => ({ ...one, look: { ...one.look, small: one.look.place } }))
  const pointed = { refs: ['a2'], group: undefined }
  expect(glowingOf(small, pointed)).toEqual(new Map([...targetsOf(small, nothing), ['a2', 'chosen']]))
  expect(glowingOf(small, { refs: ['grawl'], group: undefined }).size).toBe(0)
  expect(glowingOf(action, pointed).size).toBe(0)
})

test('many options of one kind are one button, strong ones come first', () => {
  const offers = offersOf(action).map((offer) => (offer.kind === 'group' ? offer.count : offer.of.option.key))
  expect(offers).toEqual(['attack grawl with axe', 'attack grawl with spear', 7, 'wait'])
})

test('what yields to another kind is meant only where that kind has nothing, or once its own kind was picked', () => {
  const sprint = (place: string): Looked => {
    const one = option(`sprint ${place}`, place)
    return { ...one, look: { ...one.look, yieldsTo: 'move', faint: true } }
  }
  const both = [option('move a1', 'a1'), sprint('a1'), sprint('a2')]
  const keys = (refs: string[], group?: string) => meant(both, { refs, group }).map(({ option: { key } }) => key)
  expect(keys(['a1'])).toEqual(['move a1'])
  expect(keys(['a2'])).toEqual(['sprint a2'])
  expect(keys(['a1'], 'sprint')).toEqual(['sprint a1'])
  expect([...targetsOf(both, nothing)]).toEqual([
    ['a1', 'plain'],
    ['a2', 'faint'],
  ])
})

test('what is chosen by a card in view has no button', () => {
  const play = option('play beam at grawl', 'hand:beam', 'grawl')
  const options = [{ ...play, look: { ...play.look, card: 'hand:beam' } }, option('pass')]
  const keys = (cards: string[]) =>
    offersOf(options, new Set(cards)).map((offer) => (offer.kind === 'group' ? offer.count : offer.of.option.key))
  expect(keys(['hand:beam'])).toEqual(['pass'])
  expect(keys([])).toEqual(['play beam at grawl', 'pass'])
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

test('pointing at something looks into the choice it stands for, where that is of one kind, and then into the thing', () => {
  const look = (ref: string, group?: string) => subjectsOf(ref, meantBy(action, { refs: [], group }, ref))
  expect(look('a2')).toEqual([{ option: 'move a2', refs: ['a2'] }, { ref: 'a2' }])
  expect(look('grawl')).toEqual([{ option: 'attack grawl with axe', refs: ['grawl'] }, { ref: 'grawl' }])
  expect(look('saek')).toEqual([{ ref: 'saek' }])
  const both = [...action, option('push grawl', 'grawl')]
  expect(subjectsOf('grawl', meantBy(both, nothing, 'grawl'))).toEqual([{ ref: 'grawl' }])
  expect(meantBy(both, { refs: ['a2'], group: 'move' }, 'a3').map(({ option: { key } }) => key)).toEqual(['move a3'])
})

test('where the active piece stands is no target; staying is a button that is always in view', () => {
  const walks = action.map((one) => ({ ...one, look: { ...one.look, walks: one.look.place } }))
  const stayed = withStaying(walks, 'a3')
  expect(targetsOf(stayed, nothing).has('a3')).toBe(false)
  expect(targetsOf(stayed, nothing).has('a2')).toBe(true)
  const [stay] = stayed.filter(({ look }) => look.closes)
  expect(stay).toMatchObject({ option: { key: 'move a3' }, look: { label: 'Stay here', onBoard: false } })
  expect(withStaying(walks, undefined)).toEqual(walks)
})
