import { describe, expect, test } from 'vitest'
import type { Game } from '../game.ts'
import { type PlaceOffer, pickPoint } from '../offer.ts'
import { type Point, pickOne, pickSome } from '../question.ts'
import { attachContent, clone } from '../state.ts'
import type { Table } from '../table.ts'
import { ok, refuse } from '../verdict.ts'
import { laws as lawsOfPlay, lawsOfWords } from './conformance.ts'
import type { DrawView } from './secrecy.ts'
import { plainWords, type Tiny, tinyGame, which } from './tiny-game.ts'

const laws = { ...lawsOfPlay, ...lawsOfWords }

type Law = keyof typeof laws

/** Two questions, then it is over. */
function sound(table: Table, state: Tiny): void {
  state.log.push(table.ask(0, which(['x', 'y'])))
  if (state.log.length >= 3) state.over = true
}

const OPTIONS: Law = 'options are unique and readable, and those not offered are refused'
const SECRETS: Law = 'a seat learns nothing from what it may not know'
const SOUND: Law = 'random play ends, with every state sound'
const WORDS: Law = 'every event is plain data and has words'
const RESTORE: Law = 'save, drop and restore at every question changes nothing'
const REPLAY: Law = 'a record replays to the byte, and undo leads back'
const PLAYOUT: Law = 'the playout table plays the same game as the live table'
const COPY: Law = 'a copy lives its own life'
const FORESEEN: Law = 'what is foreseen of a step comes of it'
const SENTENCES: Law = 'a sentence stands on its event alone'
const QUESTIONS: Law = 'questions speak of things by their names'
const STRANGERS: Law = 'whatever is offered elsewhere is refused by a rule'

/** What a law finds, be it by failing. */
function problemsOf(law: Law, game: Game<Tiny>, scene?: DrawView): string[] {
  try {
    return laws[law](game, { seats: 2, seed: 'laws' }, scene)
  } catch (error) {
    return [String(error)]
  }
}

const played = (rule: (table: Table, state: Tiny) => void) =>
  tinyGame((table, state) => {
    rule(table, state)
    sound(table, state)
  })

const near: Point = { x: 1, y: 0 }
const far: Point = { x: 9, y: 0 }
const placing = (offer: Partial<PlaceOffer<Point, undefined>>, text = 'there') =>
  pickPoint<undefined>(
    { ask: 'where', prompt: () => 'Where?', key: () => '', text: () => text },
    { candidates: () => [near], verdict: ({ x }) => (x > 5 ? refuse('T-FAR-1', 'too far') : ok), ...offer },
    undefined,
  )

const forgetting = (state: Tiny): Tiny => attachContent({ ...clone(state), log: [] }, state.content)
const sharing = (state: Tiny): Tiny => attachContent({ ...state }, state.content)

describe('the conformance suite', () => {
  test.each(Object.keys(laws) as Law[])('passes a sound game: %s', (law) => {
    expect(problemsOf(law, tinyGame(sound))).toEqual([])
  })

  const telling = (describe: Game<Tiny>['describe'], more = {}): Game<Tiny> => ({
    ...played((table) => table.tell({ event: 'card-drawn', ...more })),
    describe,
  })
  const naming = (words: Partial<typeof plainWords>) =>
    played((table) =>
      table.ask(0, pickOne({ ...plainWords, refs: () => ['basic-radar-13'], ...words }, ['x'], undefined)),
    )
  const alternating = (words: typeof plainWords) =>
    played((table, state) => table.ask(0, pickOne(words, [state.log.length === 1 ? 'y' : 'x'], undefined)))

  let runs = 0
  const unfit = refuse('nothing', 'no')
  test.each<[string, Law, Game<Tiny>, string]>([
    ['a broken law', SOUND, { ...tinyGame(sound), broken: () => ['it rains'] }, 'it rains'],
    ['a number that is none', SOUND, played((_, state) => state.log.push(Number.NaN)), 'state.log[0] is NaN'],
    ['a state that is not plain', SOUND, played((_, state) => state.log.push(new Map())), 'is not a plain object'],
    ['two options of one key', OPTIONS, played((table) => table.ask(0, which(['x', 'x']))), 'the same key'],
    ['an unreadable option', OPTIONS, played((table) => table.ask(0, which(['undefined']))), 'unreadable "undefined"'],
    [
      'more asked for than there is',
      OPTIONS,
      played((table) => table.ask(0, pickSome(plainWords, ['x'], 0, 2, undefined))),
      'asks for more than there are',
    ],
    [
      'a pass that is not offered',
      OPTIONS,
      played((table) => table.ask(0, which(['x'], 'y'))),
      'y is the likely answer, yet not offered',
    ],
    [
      'an answer assumed that is not offered',
      OPTIONS,
      played((table) => table.ask(0, pickOne({ ...plainWords, assume: () => 'z' }, ['x', 'y'], undefined))),
      'z is the likely answer, yet not offered',
    ],
    [
      'a place suggested that is refused',
      OPTIONS,
      played((table) => table.ask(0, placing({ candidates: () => [near, far], sample: () => near }))),
      '{"x":9,"y":0} is suggested, yet T-FAR-1 refuses it',
    ],
    [
      'a place sampled that is refused',
      OPTIONS,
      played((table) => table.ask(0, placing({ sample: () => far }))),
      '{"x":9,"y":0} is refused: too far',
    ],
    [
      'a place suggested twice',
      OPTIONS,
      played((table) => table.ask(0, placing({ candidates: () => [near, { ...near }] }))),
      'it suggests a place twice',
    ],
    [
      'no place suggested',
      OPTIONS,
      played((table) => table.ask(0, placing({ candidates: () => [], sample: () => near }))),
      'it suggests nothing',
    ],
    ['a place without words', OPTIONS, played((table) => table.ask(0, placing({}, ''))), 'unreadable ""'],
    [
      'a refusal without a rule',
      OPTIONS,
      played((table) => {
        const words = { ...plainWords, candidates: () => ['y'], verdict: () => unfit }
        table.ask(0, pickSome(words, ['x'], 0, 1, undefined))
      }),
      'which is no rule id',
    ],
    [
      'an option that is refused',
      OPTIONS,
      played((table) => {
        const words = { ...plainWords, candidates: () => ['x'], verdict: () => unfit }
        table.ask(0, pickSome(words, ['x'], 0, 1, undefined))
      }),
      'x is offered, yet nothing refuses it',
    ],
    [
      'a candidate forgotten',
      OPTIONS,
      played((table) => {
        const words = { ...plainWords, candidates: () => ['x', 'y'], verdict: () => undefined }
        table.ask(0, pickSome(words, ['x'], 0, 1, undefined))
      }),
      'y is neither offered nor refused',
    ],
    [
      'an event without words',
      WORDS,
      { ...played((table) => table.tell({ event: 'hush' })), describe: () => '' },
      'reads ""',
    ],
    ['an event with more than data', WORDS, played((table) => table.tell({ event: 'x', of: () => 1 })), 'is function'],
    ['a memory outside the state', RESTORE, played((_, state) => state.log.push(runs++)), 'the state differs'],
    ['a memory when replayed', REPLAY, played((_, state) => state.log.push(runs++)), 'does not end where it says'],
    ['a memory in playouts', PLAYOUT, played((_, state) => state.log.push(runs++)), 'two different ends'],
    ['a fast copy that forgets', COPY, { ...tinyGame(sound), copy: forgetting }, 'is not like its original'],
    ['a fast copy that shares', COPY, { ...tinyGame(sound), copy: sharing }, 'changed the original'],
    [
      'another question than was foreseen',
      FORESEEN,
      { ...tinyGame(sound), foresee: () => ({ seat: 1, question: which(['x', 'y']) }) },
      'asks something else',
    ],
    [
      'a question where nobody was foreseen',
      FORESEEN,
      { ...tinyGame(sound), foresee: () => 'nobody' },
      'foreseen was nobody',
    ],
    [
      'an event before the question foreseen',
      FORESEEN,
      { ...played((table) => table.tell({ event: 'x' })), foresee: () => ({ seat: 0, question: which(['x', 'y']) }) },
      'does something before it asks',
    ],
    [
      'a question foreseen that never comes',
      FORESEEN,
      { ...tinyGame((_, state) => (state.over = true)), foresee: () => ({ seat: 0, question: which(['x']) }) },
      'asks nobody, foreseen was a question',
    ],
    [
      'a look ahead that changes the state',
      FORESEEN,
      { ...tinyGame(sound), foresee: ({ log }) => void log.push('seen') },
      'is changed by looking ahead',
    ],
    ['a hidden card on the table', SECRETS, played((_, state) => state.log.push(state.deck.cards[0])), '"view"'],
    [
      'a hidden card told aloud',
      SECRETS,
      played((table, state) => table.tell({ event: 'psst', card: state.deck.cards[0] })),
      'shows in "heard"',
    ],
    [
      'a hidden card in a question',
      SECRETS,
      played((table, state) => table.ask(1, which([`not ${state.deck.cards[0]}`]))),
      'seat 1 may not know shows in "questions"',
    ],
    [
      'a question that depends on a hidden card',
      SECRETS,
      played((table, state) => table.ask(state.deck.cards[0] === 'a' ? 0 : 1, which(['x']))),
      'shows in "asked"',
    ],
    ['a sentence that is the name of its event', SENTENCES, telling(({ event }) => event), 'has no sentence'],
    [
      'a sentence that changes with the state',
      SENTENCES,
      telling((_, { log }) => `after ${(log as unknown[]).length}`),
      '"after 3" depends on when it is read',
    ],
    [
      'a raw id in a sentence',
      SENTENCES,
      telling(() => 'The basic-radar-13 is destroyed.', { of: { card: 'basic-radar-13' } }),
      'calls something basic-radar-13',
    ],
    [
      'a raw id in a prompt',
      QUESTIONS,
      naming({ prompt: () => 'Lose basic-radar-13?' }),
      'calls something basic-radar-13',
    ],
    ['a raw id on a button', QUESTIONS, naming({ label: () => 'basic-radar-13' }), 'calls something basic-radar-13'],
    [
      'a raw id in an option',
      QUESTIONS,
      naming({ text: () => 'Use basic-radar-13' }),
      'calls something basic-radar-13',
    ],
    [
      'a raw id beside a button',
      QUESTIONS,
      naming({ detail: () => '(basic-radar-13)' }),
      'calls something basic-radar-13',
    ],
    ['a refusal by no rule', STRANGERS, alternating(plainWords), '"which": y is refused by no rule'],
    [
      'a refusal by what is no rule',
      STRANGERS,
      alternating({ ...plainWords, whyNot: () => unfit }),
      '"which": x is refused by no rule',
    ],
  ])('finds %s', (_, law, game, problem) => {
    const problems = problemsOf(law, game)
    expect(problems.some((found) => found.includes(problem))).toBe(true)
  })

  test('finds a drawing that shows more than the view', () => {
    let drawn = 0
    const restless = () => drawn++
    expect(problemsOf(SECRETS, tinyGame(sound), restless).some((found) => found.includes('shows in "scene"'))).toBe(
      true,
    )
    const drawView: DrawView = ({ log }: Tiny, seat) => [seat, log]
    expect(problemsOf(SECRETS, tinyGame(sound), drawView)).toEqual([])
  })

  test('takes a refusal by a rule for whatever is offered elsewhere', () => {
    const words = { ...plainWords, whyNot: () => refuse('T-TURN-1', 'not now') }
    expect(problemsOf(STRANGERS, alternating(words))).toEqual([])
  })

  test('lets a seat learn the card it draws', () => {
    const drawing = tinyGame((table, state) => {
      const card = state.deck.cards.pop()
      table.tell({ event: 'drawn', card }, [0], { event: 'drawn' })
      state.log.push(table.ask(0, which([`keep ${card}`, 'drop'])) === 'drop')
      state.over = state.log.length === 3
    })
    expect(problemsOf(SECRETS, drawing)).toEqual([])
  })
})
