import { d6, Match } from '@muster/table'
import { expect, test } from 'vitest'
import { type Tiny, tinyGame, which } from '../../table/testing/tiny-game.ts'
import { decide } from '../decide.ts'
import type { Mind } from '../mind.ts'
import { parseStrength } from '../strengths.ts'

/** How often something was written down. */
const count = ({ log }: Tiny, word: string): number => log.filter((one) => one === word).length

const plain: Pick<Mind<Tiny>, 'looksInto' | 'looksBeyond'> = { looksInto: () => false, looksBeyond: () => false }

const choice = (game: ReturnType<typeof tinyGame>, mind: Mind<Tiny>, bot: string): unknown =>
  decide({
    match: Match.open(game, { seats: 2, config: {}, seed: 'x' }),
    seat: 0,
    mind,
    strength: parseStrength(bot, mind),
    seed: 'y',
  }).answer

/** Somebody takes a coin or plants a tree; then seasons pass. */
const orchard = tinyGame((table, state) => {
  state.log.push(table.ask(0, which(state.log.length === 0 ? ['take', 'plant'] : ['wait'])))
  state.over = state.log.length >= 60
})

test('search goes by the outlook where the mind has one, greedy by the value', () => {
  const value = (state: Tiny) => count(state, 'take')
  expect(choice(orchard, { ...plain, value }, 'search@100')).toBe('take')
  const farsighted = { ...plain, value, outlook: (state: Tiny) => count(state, 'plant') }
  expect(choice(orchard, farsighted, 'search@100')).toBe('plant')
  expect(choice(orchard, farsighted, 'greedy')).toBe('take')
})

test('a question that is not worth a search is decided by what one step shows, of the value or the outlook', () => {
  const mind: Mind<Tiny> = {
    ...plain,
    value: (state) => count(state, 'take'),
    outlook: (state) => count(state, 'plant'),
    searches: () => false,
  }
  expect(choice(orchard, mind, 'search@100')).toBe('take')
  expect(choice(orchard, { ...mind, settings: { judgesOutlook: true } }, 'search@100')).toBe('plant')
})

/** One of five fields is sown; whatever it is, hail falls on it later. */
const fields = tinyGame((table, state) => {
  const [sown] = state.log
  state.log.push(table.ask(0, which(sown === undefined ? ['1', '2', '3', '4', '5'] : ['wait'])))
  if (state.log.length === 3) state.log.push('hail')
  state.over = state.log.length >= 60
})

/** What the search says of the fields. */
function ofFields(settings: NonNullable<Mind['settings']>) {
  const value = (state: Tiny) => Number(state.log[0] ?? 0) / 5 - 4 * count(state, 'hail')
  const mind: Mind<Tiny> = { ...plain, value, settings: { horizon: 5, judgedVisits: 6, ...settings } }
  const match = Match.open(fields, { seats: 2, config: {}, seed: 'x' })
  return decide({ match, seat: 0, mind, strength: parseStrength('search@60', mind), seed: 'y' }).why
}

test('only the answers judged best are tried, as many as the mind says', () => {
  expect(ofFields({}).choices.map(({ key }) => key)).toEqual(['5', '4', '3'])
  expect(ofFields({ rootWidth: 2 }).choices.map(({ key }) => key)).toEqual(['5', '4'])
})

test('brought to the level of the tries, what one step shows does not make answers look good that were not tried', () => {
  const [plainly, levelled] = [ofFields({}), ofFields({ levels: true })]
  const lead = ({ choices: [best, second] }: typeof plainly) => (best?.visits ?? 0) - (second?.visits ?? 0)
  expect(levelled.choices[0]?.key).toBe('5')
  expect(lead(levelled)).toBeGreaterThan(2 * lead(plainly))
})

/** A blow, if it is struck, falls after many reactions: more than the tries find their way through. */
const duel = tinyGame((table, state) => {
  if (state.log.length === 0) state.log.push(table.ask(0, which(['rest', 'strike'])))
  else state.log.push(table.ask(1, which(['react'])))
  if (state.log[0] === 'strike' && count(state, 'react') === 45) state.log.push('fall')
  state.over = state.log.length >= 60
})

test('search plays on to where nothing hangs in the air before it values a position', () => {
  const settings = { patience: 60 }
  const mind: Mind<Tiny> = { ...plain, value: (state) => 4 * count(state, 'fall') - count(state, 'strike'), settings }
  const isQuiet = (state: Tiny) => count(state, 'strike') === count(state, 'fall')
  expect(choice(duel, mind, 'search@40')).toBe('rest')
  expect(choice(duel, { ...mind, isQuiet }, 'search@40')).toBe('strike')
})

/** Both paths lead past a fight of many dice; one is a little shorter. */
const paths = tinyGame((table, state) => {
  if (state.log.length === 0) state.log.push(table.ask(0, which(['long', 'short'])))
  else {
    table.ask(0, which(['on']))
    state.log.push(table.roll(1, 6, d6, { why: 'fight', rule: 'x' }).reduce((sum, face) => sum + face, 0))
  }
  state.over = state.log.length >= 60
})

test('answers are compared by the same dice, so that few tries tell them apart', () => {
  const value = ({ log }: Tiny) => {
    const [path, ...fights] = log as [string, ...number[]]
    return fights.reduce((sum, fight) => sum + fight - 21, 0) / 10 + (path === 'short' ? 0.05 : 0)
  }
  const mind: Mind<Tiny> = { ...plain, value, settings: { horizon: 3, rootReach: 1000 } }
  const chosen = Array.from(
    { length: 40 },
    (_, index) =>
      decide({
        match: Match.open(paths, { seats: 2, config: {}, seed: 'x' }),
        seat: 0,
        mind,
        strength: parseStrength('search@20', mind),
        seed: `${index}`,
      }).answer,
  )
  expect(new Set(chosen)).toEqual(new Set(['short']))
})
