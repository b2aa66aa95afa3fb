import type { ShownOption, ShownQuestion } from '@muster/table'
import { expect, test } from 'vitest'
import { used } from '../../testing/deeds.ts'
import type { AbilityCard } from '../../testing/pack.ts'
import { position } from '../../testing/position.ts'
import { optionLook } from './option-look.ts'

const DUEL = `. . . . .
               . A b . .
              . . . . .`
const cure: AbilityCard = { id: 'cure', name: 'Cure', cost: 'double', do: [{ heal: { to: 'me', amount: 'value' } }] }
const active = () => position(DUEL, { abilities: [cure], groups: [[{ dice: 2, value: 4 }], []] }).activate('A')

/** How the option with a key looks in the question that waits. */
function lookOf(t: ReturnType<typeof active>, key: string) {
  const question = t.question()
  return optionLook(question, question.options.find((option) => option.key === key) as ShownOption)
}

test('an option says on its button what it is and beside it what counts', () => {
  expect(lookOf(active(), 'attack moon-b with blade')).toMatchObject({
    group: 'attack',
    groupName: 'Attack',
    label: 'Attack b with Blade',
    detail: '3 dice on 4+, damage 2/4',
    strong: true,
    odds: true,
    onBoard: true,
  })
  expect(lookOf(active(), 'ability cure with double 4')).toMatchObject({
    group: 'ability',
    label: 'Cure',
    detail: 'spend the double of 4',
    onBoard: false,
  })
  expect(lookOf(active(), 'wait')).toMatchObject({ label: 'Wait', detail: 'end the activation', onBoard: false })
})

test('ways to other hexes are chosen on the board, and the way there is shown', () => {
  const t = active()
  expect(lookOf(t, t.offer('disengage')[0] as string)).toMatchObject({
    group: 'disengage',
    place: true,
    walks: true,
    onBoard: true,
  })
  const pushing = used(DUEL, [{ pick: { who: { side: 'enemy' } } }, { push: { who: 'them', hexes: 1 } }])
  const [pushed = ''] = pushing.play('pick moon-b').offer('push')
  expect(lookOf(pushing, pushed)).toMatchObject({ group: 'push', place: true, onBoard: true })
  expect(lookOf(pushing, pushed).walks).toBeUndefined()
  expect(lookOf(pushing, 'stay')).toMatchObject({ label: 'Do not push', place: false, onBoard: false })
})

test('who declines a bonus action finds that in view, however many attacks there are', () => {
  const declining = used(DUEL, [{ bonus: { who: 'me', action: 'attack' } }])
  expect(lookOf(declining, 'decline')).toMatchObject({
    label: 'Decline the bonus action',
    closes: true,
    onBoard: false,
  })
})

test('what has no kind of its own stands for itself', () => {
  const question = { seat: 0, ask: 'odd', text: '', form: 'one', options: [] } as unknown as ShownQuestion
  const look = optionLook(question, { key: 'even', text: 'Even', refs: [] })
  expect(look).toMatchObject({ group: 'even', groupName: 'Even', strong: false })
})

test('BB-REROLL-1 a re-roll says what it gains, and one that gives up a hit is marked and not urged', () => {
  const about = { need: 5, faces: [2, 5], reroll: 'one' }
  const question = { seat: 0, ask: 'reroll', text: '', form: 'one', options: [], about } as unknown as ShownQuestion
  const look = (key: string, more: object = {}) =>
    optionLook({ ...question, about: { ...about, ...more } }, { key, text: key, refs: [], kind: 'reroll' })
  expect(look('reroll 1')).toMatchObject({ detail: 'a miss; hits 33 %', strong: true })
  expect(look('reroll 2')).toMatchObject({ label: 'Re-roll the 5, a hit', detail: 'gives up a hit', strong: false })
  expect(look('reroll', { reroll: 'misses' })).toMatchObject({ detail: '+0.3 hits on average', strong: true })
  expect(look('reroll', { reroll: 'all', faces: [5, 6] })).toMatchObject({
    detail: '−1.3 hits on average, gives up 2',
    strong: false,
  })
})
