import { greedyAnswer, greedyPlayer, playMatch } from '@muster/bots'
import { Match, pickOne, writeChoice } from '@muster/table'
import { expect, test } from 'vitest'
import { value } from './bot/value.ts'
import { contest, mind } from './bot.ts'
import { sanctuary } from './rules/game.ts'
import { gun, type Position, type PositionSetup, position } from './testing/position.ts'

const worth = (setup: PositionSetup) => value(position(setup).state, 0)
const base: PositionSetup = { hunters: [{ at: '5,5' }, { at: '15,15' }], enemies: { 'a.1': { at: '9,5', health: 3 } } }

/** What a greedy bot answers to the question a seat is asked. */
function botChoice({ match }: Position, seat = 0) {
  return writeChoice(match.pendingOf(seat).question, greedyAnswer(match, seat, mind))
}

/** What an option weighs before it is tried. */
function botGlance({ match, state }: Position, key: string, seat = 0): number {
  const { question } = match.pendingOf(seat)
  const options = question.form === 'one' ? question.options : []
  const index = options.findIndex((option) => writeChoice(question, option) === key)
  return mind.weigh?.(question, state, seat)?.[index] ?? Number.NaN
}

/** Lets greedy bots play a turn; what they chose. */
function botTurn(t: Position, seat = 0): string[] {
  const chosen: string[] = []
  while (t.match.pending[0]?.seat === seat && chosen.at(-1) !== 'end') {
    chosen.push(String(botChoice(t, seat)))
    t.answer(chosen.at(-1))
  }
  return chosen
}

test('enemies are worse the nearer, the healthier and the more they are', () => {
  const at = (label: string, health = 3) => worth({ ...base, enemies: { 'a.1': { at: label, health } } })
  expect(at('9,3')).toBeGreaterThan(at('9,7'))
  expect(at('9,5', 1)).toBeGreaterThan(at('9,5', 5))
  expect(worth({ ...base, enemies: {} })).toBeGreaterThan(worth(base))
})

test('lives, health and loot are worth something, equipped loot more', () => {
  expect(worth(base)).toBeGreaterThan(worth({ ...base, escaped: 2 }))
  expect(worth(base)).toBeGreaterThan(worth({ ...base, hunters: [{ at: '5,5', health: 2 }, { at: '15,15' }] }))
  const armed = (slot: 'hand' | 'guns') =>
    worth({ ...base, loot: { g: gun(2, 2) }, hunters: [{ at: '5,5', [slot]: ['g'] }, { at: '15,15' }] })
  expect(armed('hand')).toBeGreaterThan(worth(base))
  expect(armed('guns')).toBeGreaterThan(armed('hand'))
})

test('a win is beyond anything, a defeat below, the less so the more cards were beaten', () => {
  const won = position({ hunters: [{ at: '5,5' }], deck: [], enemies: { 'a.1': '5,7' } }).answer('shoot a.1')
  const lost = () =>
    position({ hunters: [{ at: '5,5' }], escaped: 5, enemies: { 'a.1': '10,8' } })
      .dice(1)
      .answer('end')
      .spawn().state
  expect(value(won.state, 0)).toBeGreaterThan(worth({ hunters: [{ at: '5,5', guns: ['hammerhand', 'old-glory'] }] }))
  expect(value(lost(), 0)).toBeLessThan(worth({ ...base, escaped: 5, enemies: { 'a.1': { at: '10,8', health: 8 } } }))
  const further = lost()
  further.enemyDiscard.cards.push('filler-1')
  expect(value(further, 0)).toBeGreaterThan(value(lost(), 0))
})

test('at a glance a shot that kills weighs most, then one that hurts, and a step into a lane more than one away', () => {
  const t = position({
    hunters: [{ at: '5,5' }],
    enemies: { 'a.1': { at: '5,7', health: 1 }, 'b.1': { at: '7,5', health: 5 } },
  })
  expect(botGlance(t, 'shoot a.1')).toBeGreaterThan(botGlance(t, 'shoot b.1'))
  expect(botGlance(t, 'shoot b.1')).toBeGreaterThan(botGlance(t, 'end'))
  const away = position({ hunters: [{ at: '5,5' }], enemies: { 'a.1': { at: '8,7', health: 3 } } })
  expect(botGlance(away, 'move 5,7')).toBeGreaterThan(botGlance(away, 'move 5,3'))
})

test('bots let enemies appear far away', () => {
  const t = position({ hunters: [{ at: '5,5' }, { at: '15,15' }] }).answer('end')
  expect(mind.habit?.(t.match.pendingOf(0).question, t.state, 0)).toBe(1)
})

test('bots propose and agree to trades that serve both, and to no others', () => {
  const setup: PositionSetup = {
    hunters: [
      { at: '5,5', hand: ['hunter-mod'] },
      { at: '6,6', card: 'mordecai', hand: ['siren-mod'] },
    ],
  }
  expect(botTurn(position(setup)).slice(0, 3)).toEqual(['trade with 1', 'give hunter-mod', 'take siren-mod'])
  const t = position(setup)
  const words = { ask: 'agree', prompt: () => '', key: String, text: String }
  const agree = (context: object) => mind.habit?.(pickOne(words, ['agree', 'decline'], context), t.state, 1)
  const swap = { state: t.state, seat: 0, ally: 1, give: 'hunter-mod', take: 'siren-mod' }
  expect(agree(swap)).toBe('agree')
  const own = position({
    hunters: [
      { at: '5,5', hand: ['siren-mod'] },
      { at: '6,6', card: 'mordecai', hand: ['hunter-mod'] },
    ],
  })
  expect(botTurn(own).some((choice) => choice.startsWith('trade'))).toBe(false)
})

test('Maya holds what would walk in next and she cannot shoot', () => {
  const t = position({
    hunters: [{ at: '2,18', card: 'maya', timer: 0 }, { at: '19,18' }],
    enemies: { 'a.1': { at: '10,8', health: 6 }, 'b.1': { at: '2,2', health: 2 } },
  })
  expect(botTurn(t)).toContain('phaselock a.1')
})

test('Salvador goes Gunzerking where there is enough to shoot at', () => {
  const t = position({
    hunters: [
      { at: '10,5', card: 'salvador', timer: 0, guns: ['one', 'two'] },
      { at: '19,18', card: 'maya' },
    ],
    loot: { one: gun(1, 1), two: gun(1, 1) },
    enemies: { 'a.1': { at: '10,7', health: 2 }, 'b.1': { at: '8,5', health: 2 }, 'c.1': { at: '12,5', health: 2 } },
  })
  expect(botTurn(t)).toContain('gunzerking')
})

test('SN-GUNZERK-3 shots to come while Gunzerking are worth what they can hit: no enemy falls twice', () => {
  const left = (left: number, enemies: PositionSetup['enemies'] = {}) =>
    worth({
      hunters: [{ at: '10,5', card: 'salvador' }, { at: '19,18' }],
      enemies: { 'a.1': '10,6', ...enemies },
      turn: { left, gunzerking: true },
    })
  expect(left(4)).toBe(left(1))
  expect(left(4, { 'b.1': '10,4' })).toBeGreaterThan(left(1, { 'b.1': '10,4' }))
})

test('Axton puts the turret where it reaches a crowd', () => {
  const enemies = {
    'a.1': { at: '9,6', health: 3 },
    'b.1': { at: '10,6', health: 3 },
    'c.1': { at: '11,6', health: 3 },
  }
  const t = position({ hunters: [{ at: '2,18', card: 'axton', timer: 0 }, { at: '3,18' }], enemies })
  expect(botTurn(t)).toContain('sabre-turret')
  const [column = 0, row = 0] = t.told('turret').map(({ square }) => String(square).split(',').map(Number))[0] ?? []
  expect(Math.max(Math.abs(column - 10), Math.abs(row - 6))).toBeLessThanOrEqual(3)
})

test('Mordecai marks what the others are about to shoot', () => {
  const t = position({
    hunters: [
      { at: '10,4', card: 'mordecai', timer: 0 },
      { at: '12,6', card: 'maya' },
    ],
    enemies: { 'a.1': { at: '10,6', health: 3 } },
  })
  expect(botTurn(t)).toContain('bloodwing a.1')
})

test('a bot steps into the lane of the enemy nearest to Sanctuary and shoots it', () => {
  const t = position({
    hunters: [{ at: '13,5' }, { at: '19,18' }],
    enemies: { 'a.1': { at: '10,6', health: 1 }, 'b.1': { at: '18,2', health: 1 } },
  })
  expect(botTurn(t)).toContain('shoot a.1')
})

test('without a shot to make, a bot goes to meet the enemy', () => {
  const t = position({
    hunters: [{ at: '18,18' }, { at: '2,18' }],
    enemies: { 'a.1': { at: '4,4', health: 2 } },
    deck: [],
  })
  const before = 14 + 14
  botTurn(t)
  const [column = 0, row = 0] = t.at(0).split(',').map(Number)
  expect(Math.abs(column - 4) + Math.abs(row - 4)).toBeLessThan(before)
})

test('SN-R-87 a bot lies in wait at the corner the next enemy comes from', () => {
  const waiting = (at: string, spawnCorner: 'nearest' | 'rotating') =>
    worth({ hunters: [{ at }], enemies: {}, deck: ['a', 'b'], options: { spawnCorner } })
  expect(waiting('18,18', 'nearest')).toBe(waiting('3,3', 'nearest'))
  expect(waiting('18,18', 'rotating')).toBeLessThan(waiting('3,3', 'rotating'))
})

test('a Loot Goblin is worth a shot, and more so the nearer it is to falling', () => {
  const setup = (left: number): PositionSetup => ({
    hunters: [{ at: '5,5', guns: ['g'] }, { at: '15,15' }],
    loot: { g: gun(3, 3) },
    enemies: { 'loot-goblin-1.1': { at: '5,8', left } },
  })
  expect(botTurn(position(setup(4)))).toContain('shoot loot-goblin-1.1 with g')
  expect(worth(setup(2))).toBeGreaterThan(worth(setup(10)))
})

test('the pace of a game: who came, who fell, what escaped, and damage a round by fives', () => {
  const told = [
    { event: 'round', round: 1 },
    { event: 'spawned', enemy: 'rats.1' },
    { event: 'spawned', enemy: 'old-thunder.1' },
    { event: 'goblin', enemy: 'loot-goblin-1.1' },
    { event: 'harm', enemy: 'rats.1', amount: 4, left: 0, max: 1 },
    { event: 'defeated', enemy: 'rats.1' },
    { event: 'round', round: 6 },
    { event: 'harm', enemy: 'old-thunder.1', amount: 3, left: 5, max: 8 },
    { event: 'harm', enemy: 'old-thunder.1', amount: 9, left: 0, max: 8 },
    { event: 'defeated', enemy: 'old-thunder.1' },
  ].map((event) => ({ event }))
  const { state } = position({ hunters: [{ at: '5,5' }], escaped: 2 })
  const pace = contest.measure?.({ told, state } as never)
  expect(pace).toMatchObject({ escaped: 2, 'one star': 1, 'one star killed': 1, bosses: 1, 'bosses killed': 1 })
  expect(pace).toMatchObject({ goblins: 1, 'goblins killed': 0, 'two stars': 0 })
  expect(pace).toMatchObject({ 'damage a round, rounds 1-5': 0.2, 'damage a round, rounds 6-10': 8 })
})

test('SN-R-86 a bot that took a hunter over weighs by that hunter, and quiet is the turn of either', () => {
  const taken: PositionSetup = {
    hunters: [
      { at: '5,5', card: 'axton', timer: 0, guns: ['cannon'], hand: ['better'] },
      { at: '15,15', card: 'maya' },
    ],
    loot: { cannon: gun(4, 4), better: gun(6, 6, { bullets: 2 }) },
    enemies: { 'a.1': { at: '5,8', health: 5 }, 'b.1': { at: '10,3', health: 4 } },
  }
  const [own, other] = [position(taken), position({ ...taken, players: [1, 1] })]
  for (const key of ['shoot a.1 with cannon', 'move 5,3', 'equip better', 'sabre-turret'])
    expect(botGlance(other, key, 1), key).toBe(botGlance(own, key, 0))
  expect(botGlance(other, 'shoot a.1 with cannon', 1)).toBeGreaterThan(botGlance(other, 'end', 1))
  own.answer('sabre-turret')
  other.answer('sabre-turret')
  for (const key of ['turret 8,8 vertical', 'turret 18,18 vertical'])
    expect(botGlance(other, key, 1), key).toBe(botGlance(own, key, 0))
  const begins = { ...other.state, stage: 'start' as const }
  expect(mind.isQuiet?.(begins, 1)).toBe(true)
  expect(mind.isQuiet?.(begins, 0)).toBe(false)
})

test('SN-R-86 bots play on for hunters they took over', () => {
  const match = Match.open(sanctuary, { seats: 2, seed: 'taken over', config: { hunters: ['axton', 'maya'] } })
  const player = greedyPlayer(mind)
  for (let made = 0; made < 20; made++) {
    const [asked] = match.pending
    if (asked) match.answer(asked.seat, writeChoice(asked.question, greedyAnswer(match, asked.seat, mind)))
  }
  match.act(0, { act: 'resign' })
  const { length } = match.told
  playMatch(match, [player, player])
  const shot = match.told.slice(length).flatMap(({ event }) => (event.event === 'shoot' ? [event.who] : []))
  expect(new Set(shot)).toEqual(new Set(['axton', 'maya']))
})

test('a whole game: bots play to the end, use abilities and loot, and the contest has a table for each difficulty', () => {
  const { tables } = contest
  expect(tables.map(({ name }) => name)).toContain('2 players, easy')
  expect(new Set(tables.map(({ seats }) => seats))).toEqual(new Set([1, 2, 3, 4]))
  const table = tables.find(({ name }) => name === '2 players, easy')
  const match = Match.open(sanctuary, { seats: 2, config: table?.config, seed: 'a game' })
  const player = greedyPlayer(mind)
  const { result } = playMatch(match, [player, player])
  expect(result.rounds).toBeGreaterThan(5)
  const told = new Set(match.told.map(({ event }) => event.event))
  for (const event of ['ability', 'equipped', 'shoot', 'defeated']) expect(told).toContain(event)
})
