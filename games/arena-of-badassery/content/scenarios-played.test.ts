import { neighbours } from '@muster/space'
import { Match, randomAnswer, seededRandom, writeChoice } from '@muster/table'
import { expect, test } from 'vitest'
import { arena } from '../rules/game.ts'
import { labelOf } from '../rules/lookup.ts'
import type { State } from '../rules/state.ts'
import { CLEAR } from '../rules/status.ts'
import { baseContent } from './index.ts'

/** What scenarios of the box say of themselves, in their own Vaults. */
const hunters = ['mordecai', 'brick', 'maya', 'gaige']
const zonesOf = (scenario: string) => baseContent.maps[scenario] as NonNullable<(typeof baseContent.maps)[string]>
const enemy = (card: string, zone: number, more: object = {}) => ({
  id: `${card}-1`,
  card,
  zone,
  wounds: 0,
  shields: [...(baseContent.enemies[card]?.shields ?? [])],
  status: CLEAR,
  ...more,
})

/** A scenario at its first activation, then as a test lays it out, with the Spotlight on the first hunter. */
function begun(scenario: string, layout: Readonly<Record<string, unknown>>): Match<State> {
  const match = Match.open(arena, { seats: 1, seed: scenario, config: { scenario, hunters } })
  until(match, 'activate')
  const edits = Object.entries({ spotlight: 0, ...layout })
  match.edit(edits.map(([path, value]) => ({ op: 'replace', path: `/${path}`, value })))
  return match
}

function until(match: Match<State>, ask: string, answers: Readonly<Record<string, string>> = {}): void {
  const random = seededRandom(ask)
  for (let left = 400; left > 0 && !match.result; left--) {
    const [question] = match.questions
    if (question?.ask === ask) return
    const [{ question: asked, seat }] = match.pending as [(typeof match.pending)[number]]
    match.answer(seat, answers[question?.ask ?? ''] ?? writeChoice(asked, randomAnswer(asked, random)))
  }
}

/** All hunters do nothing: the enemies have their turn, and the next round begins. */
function nextRound(match: Match<State>, wish = ''): void {
  const { round } = match.state
  for (let left = 60; left > 0 && match.state.round === round && !match.result; left--) {
    const [question] = match.questions
    const [{ question: asked, seat }] = match.pending as [(typeof match.pending)[number]]
    const wished = question?.options.find(({ key }) => key === wish)?.key
    const no = wished ?? (question?.ask === 'act' ? 'end' : question?.form === 'some' ? [] : question?.pass)
    match.answer(seat, no ?? writeChoice(asked, randomAnswer(asked, seededRandom('round'))))
  }
}
const told = (match: Match<State>, kind: string) =>
  match.told.flatMap(({ event }) => (event.event === kind ? [event] : []))
/** One Announcement is left. */
const opening = { 'queue/cards': ['opening-bell'], 'deck/cards': [] }

test('Here Puppy: a Skag that moves into the pen counts, and lands in a spawning zone', () => {
  const { marks, spawning } = zonesOf('here-puppy')
  const [pen = 0, other = 0] = marks.pen ?? []
  const match = begun('here-puppy', { 'hunters/0/zone': pen, enemies: [enemy('ripper-skag', other)], ...opening })
  nextRound(match)
  expect(told(match, 'counted')).toMatchObject([{ what: 'penned-skags', now: 1 }])
  expect(spawning).toContain(match.state.enemies.find(({ id }) => id === 'ripper-skag-1')?.zone)
})

test('The Long Night: every round a beacon goes out and one stands at the cairn', () => {
  const { marks } = zonesOf('the-long-night')
  const match = begun('the-long-night', { counters: { beacons: 3 }, enemies: [] })
  const atCairn = () =>
    match.state.elements.filter(({ kind, zone }) => kind === 'beacon' && marks.cairn?.includes(zone)).length
  const before = atCairn()
  nextRound(match)
  expect([match.state.counters.beacons, atCairn() - before]).toEqual([2, 1])
})

test('Grandmother Maw Dines Out: she eats the roast she comes upon', () => {
  const { elements, board } = zonesOf('grandmother-maw-dines-out')
  const { zone: roast = 0 } = elements.find(({ kind }) => kind === 'roast') ?? {}
  const [before = 0] = neighbours(board, roast)
  const match = begun('grandmother-maw-dines-out', {
    'hunters/0/zone':
      neighbours(board, roast).find((zone) => !neighbours(board, before).includes(zone) && zone !== before) ?? 0,
    enemies: [enemy('grandmother-maw', before)],
  })
  nextRound(match, labelOf(match.state, roast))
  expect(told(match, 'cleared')).toMatchObject([{ kind: 'roast' }])
})

test('Demolition Derby: a burning enemy that is taken out goes off on all in its zone', () => {
  const { board, enemies } = zonesOf('demolition-derby')
  const { zone: at = 0 } = enemies[0] ?? {}
  const [zone = 0] = neighbours(board, at)
  const burning = { wounds: 0, status: { ...CLEAR, burning: 1 } }
  const match = begun('demolition-derby', {
    enemies: [enemy('psycho', zone, burning), { ...enemy('tunnel-rat', zone) }],
    'hunters/0/zone': at,
    ...opening,
  })
  nextRound(match)
  expect(told(match, 'enemy-out').map(({ enemy: id }) => id)).toEqual(['psycho-1', 'tunnel-rat-1'])
})
