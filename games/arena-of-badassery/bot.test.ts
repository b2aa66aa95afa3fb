import { decide, greedyAnswer, greedyPlayer, namedStrengths, playMatch, strengthOf } from '@muster/bots'
import { Match, writeChoice } from '@muster/table'
import { expect, test } from 'vitest'
import { bestBuy, bestSwap } from './bot/gear.ts'
import { goalsOf } from './bot/goals.ts'
import { value } from './bot/value.ts'
import { contest, mind } from './bot.ts'
import { arena } from './rules/game.ts'
import { type Position, type PositionSetup, position } from './testing/position.ts'

const worth = (setup: PositionSetup): number => value(position(setup).state)

/** What a greedy bot answers to the question a seat is asked. */
const botChoice = ({ match }: Position, seat = 0) =>
  writeChoice(match.pendingOf(seat).question, greedyAnswer(match, seat, mind))

/** What an option weighs before it is tried. */
function botGlance({ match, state }: Position, key: string, seat = 0): number {
  const { question } = match.pendingOf(seat)
  const options = question.form === 'one' ? question.options : []
  const index = options.findIndex((option) => writeChoice(question, option) === key)
  return mind.weigh?.(question, state, seat)?.[index] ?? Number.NaN
}

const base: PositionSetup = { map: ['a b c d e f'], hunters: { ann: 'a' }, enemies: { 'thug-1': 'c' } }

const shoot = { name: 'shoot', skill: 'ranged', bands: ['red'], attack: true }

/** A counter needs something on the card that counts it. */
const countedLater = (what: string) => ({
  slaughterlight: { triggers: [{ on: 'round-start', do: [{ count: { what } }] }] },
})

/** A switch that has to be thrown twice. */
const switches: PositionSetup = {
  ...base,
  enemies: {},
  cards: { elements: { switch: { interact: { says: 'Throw it', do: [{ count: { what: 'thrown' } }] } } } },
  scenario: { ...countedLater('thrown'), win: [{ counter: { of: 'thrown', least: 2 } }] },
  elements: [{ kind: 'switch', at: 'e' }],
}

test('enemies, wounds and the loss of Luck make a position worse, Loot and a sturdy hunter in the Spotlight better', () => {
  expect(worth({ ...base, enemies: {} })).toBeGreaterThan(worth(base))
  expect(worth(base)).toBeGreaterThan(worth({ ...base, hunters: { ann: { at: 'a', tokens: 'g+ y+ Y+' } } }))
  expect(worth({ ...base, luck: 2 })).toBeGreaterThan(worth(base))
  expect(worth({ ...base, hunters: { ann: { at: 'a', loot: ['ammo-100'] } } })).toBeGreaterThan(worth(base))
  const hurt: PositionSetup = { ...base, hunters: { ann: 'a', bob: { at: 'a', tokens: 'g+ y+ y+' } } }
  expect(worth({ ...hurt, spotlight: 'ann' })).toBeGreaterThan(worth({ ...hurt, spotlight: 'bob' }))
})

test('a counter that wins, what raises it and where that is are read off the cards', () => {
  const { state } = position(switches)
  const goals = goalsOf(state)
  expect(goals.counters).toEqual([{ of: 'thrown', least: 2 }])
  expect(goals.sites.map(({ kind, counts }) => [kind, counts])).toEqual([['switch', true]])
  const near = { ...switches, hunters: { ann: 'd' } }
  expect(worth(near)).toBeGreaterThan(worth(switches))
})

test('a bot walks to what wins and uses it, and does not where it is of no use', () => {
  expect(botChoice(position(switches))).toMatch(/^move /)
  const there = position({ ...switches, hunters: { ann: 'e' } })
  expect(botChoice(there)).toMatch(new RegExp(`^interact switch@${there.at('e')}`))
  const plain = position({ ...switches, scenario: {}, hunters: { ann: 'e' } })
  expect(botGlance(there, `interact switch@${there.at('e')} on G+`)).toBeGreaterThan(
    botGlance(plain, `interact switch@${plain.at('e')} on G+`),
  )
})

test('a drum that counts only next to an enemy is shot only there', () => {
  const drums = (enemies: Record<string, string>): PositionSetup => ({
    ...base,
    enemies,
    cards: {
      elements: {
        drum: { shot: { do: [{ if: { who: { kind: 'enemy', in: 'here' }, do: [{ count: { what: 'bangs' } }] } }] } },
      },
    },
    scenario: { ...countedLater('bangs'), win: [{ counter: { of: 'bangs', least: 1 } }] },
    elements: [{ kind: 'drum', at: 'd' }],
  })
  const full = position(drums({ 'thug-1': 'd' }))
  expect(botChoice(full)).toMatch(new RegExp(`^ann-gun drum@${full.at('d')}`))
  const empty = position(drums({ 'thug-1': 'f' }))
  expect(botGlance(empty, `ann-gun drum@${empty.at('d')} on G+`)).toBeLessThan(0)
})

test('once all is counted, everybody makes for the way out', () => {
  const out: PositionSetup = {
    ...switches,
    scenario: { win: [{ every: { who: { kind: 'hunter' }, fits: { in: 'station' } } }] },
    map: ['a b c d e U'],
  }
  expect(worth({ ...out, hunters: { ann: 'd' } })).toBeGreaterThan(worth(out))
  expect(goalsOf(position(out).state).exits).toEqual(['station'])
})

test('Luck is spent on a miss that matters, and kept after a hit', () => {
  const shoot = (face: number) =>
    position({ ...base, luck: 2, enemies: { 'thug-1': { at: 'c', wounds: 0 } } })
      .dice(face)
      .answer('ann-gun thug-1 on G+')
  const missed = shoot(2)
  expect(missed.question().ask).toBe('again')
  expect(botChoice(missed)).toBe('luck 0')
  expect(botChoice(shoot(11))).toBe('keep')
})

test('a hunter that was wounded strikes back with what it has Ready', () => {
  const t = position({
    map: ['a b c d e'],
    hunters: { ann: { at: 'a', tokens: 'G+ Y- Y-' } },
    enemies: { 'thug-1': 'b' },
    queue: [['melee'], ['melee']],
    active: 'dee',
  })
  t.end(1).answer('Y-')
  expect(t.question().ask).toBe('react')
  expect(botChoice(t)).toEqual(['ann'])
  t.answer(['ann'])
  expect(botChoice(t)).toMatch(/thug-1 on G\+$/)
})

test('Health is used by whoever is wounded', () => {
  const t = position({ ...base, enemies: {}, hunters: { ann: { at: 'a', tokens: 'g- Y- Y+', loot: ['health-100'] } } })
  expect(botChoice(t)).toBe('spend health-100 use')
})

test('at a glance a hit that fells weighs more than one that hurts, and both more than the end', () => {
  const t = position({
    ...base,
    enemies: { 'thug-1': 'b', 'brute-1': 'b' },
    cards: { enemies: { brute: { hitPoints: 4 } } },
  })
  expect(botGlance(t, 'ann-gun thug-1 on G+')).toBeGreaterThan(botGlance(t, 'ann-gun brute-1 on G+'))
  expect(botGlance(t, 'ann-gun brute-1 on G+')).toBeGreaterThan(botGlance(t, 'end'))
})

test('there are five strengths, told apart by how they think, and each says why', () => {
  const policies = namedStrengths.map((name) => strengthOf(name, mind))
  expect(new Set(policies.map((strength) => JSON.stringify(strength))).size).toBe(5)
  for (const strength of policies) {
    const { match } = position(base)
    const { answer, why } = decide({ match, seat: 0, mind, strength, seed: 'why' })
    expect(why.line[0]).toBe(writeChoice(match.pendingOf(0).question, answer))
  }
})

test('a whole scenario: bots play to the end, and use Loot, Luck and [RE]actions', () => {
  expect(contest.tables.map(({ name }) => name)).toContain('make-me-a-sandwich')
  const match = Match.open(arena, { seats: 2, config: { scenario: 'shareholder-value' }, seed: 'bots' })
  const player = greedyPlayer(mind)
  const { result } = playMatch(match, [player, player])
  expect(result.outcome).toBeDefined()
  const told = new Set(match.told.map(({ event }) => event.event))
  for (const event of ['again', 'loot-gained', 'reactions', 'enemy-out', 'spotlight']) expect(told).toContain(event)
})

test('Gear is bought where it is better than what is there, and never swapped back and forth', () => {
  const gear = {
    dear: { slot: 'gun', cost: 800, resale: 300, deck: 'guns', actions: [shoot] },
    fair: { slot: 'gun', cost: 400, resale: 160, deck: 'guns', actions: [shoot] },
    cheap: { slot: 'gun', cost: 100, resale: 40, deck: 'guns', actions: [shoot] },
  }
  const { state } = position({ ...base, cards: { gear }, hunters: { ann: { at: 'a', gear: ['ann-gun', 'cheap'] } } })
  expect(bestBuy(state, 'ann', ['cheap', 'dear'])).toBe('dear')
  const rich = position({
    ...base,
    cards: { gear },
    hunters: { ann: { at: 'a', gear: ['dear', 'fair'], inventory: ['cheap'] } },
  })
  expect(bestBuy(rich.state, 'ann', ['cheap'])).toBeUndefined()
  const swaps = [
    { out: 'dear', card: 'cheap' },
    { out: '', card: '' },
  ]
  expect(bestSwap(rich.state, 'ann', swaps)).toBeUndefined()
  expect(bestSwap(rich.state, 'ann', [{ out: '', card: 'cheap' }, ...swaps])).toEqual({ out: '', card: 'cheap' })
})

test('the pace of a campaign: the tries of each stage, without Bounty Hunts', () => {
  const told = [
    'scenario',
    'game-lost',
    'scenario',
    'taken-out',
    'game-won',
    'hunt',
    'game-won',
    'scenario',
    'enemy-out',
  ]
  const pace = contest.measure?.({ told: told.map((event) => ({ event: { event } })), state: {} } as never)
  expect(pace).toMatchObject({ 'tries 1': 2, 'tries 2': 1, 'tries 3': 0, 'hunters out': 1, 'enemies out': 1 })
})
