import {
  decide,
  greedyPlayer,
  judgeAnswers,
  namedStrengths,
  type Player,
  playMatch,
  randomPlayer,
  strengthOf,
  strengthPlayer,
  withBudget,
} from '@muster/bots'
import { clone, Match, type Pending, randomAnswer, seededRandom, writeChoice } from '@muster/table'
import { beforeAll, describe, expect, test } from 'vitest'
import { mind } from '../bot.ts'
import { combatZone } from '../rules/game.ts'
import type { Battle } from '../rules/state.ts'
import { duel } from '../testing/duel.ts'
import { netrun } from '../testing/netrun.ts'
import { type Position, position } from '../testing/position.ts'
import { value } from './value.ts'

const bot: Player<Battle> = greedyPlayer(mind)

/** What the bot whose turn it is answers, in keys. */
function chosen(t: Position, player: Player<Battle> = bot): unknown {
  const [asked] = t.match.pending
  if (!asked) throw new Error('nobody is asked')
  return writeChoice(asked.question, player(t.match, asked.seat))
}

describe('what a position is worth', () => {
  const worth = (change: (battle: Battle) => void) => {
    const battle = clone(duel().state)
    change(battle)
    return value(battle, 0)
  }
  const model = (battle: Battle, id: string) => battle.models.find((one) => one.id === id) as Battle['models'][number]
  const plain = worth(() => {})

  test.each<[string, (battle: Battle) => void]>([
    ['a rival wounded', (battle) => Object.assign(model(battle, 'bob-1'), { tokens: ['g+', 'Y+'] })],
    ['a rival taken out', (battle) => Object.assign(model(battle, 'bob-1'), { where: 'out' })],
    ['a rival Hacked', (battle) => Object.assign(model(battle, 'bob-1'), { hacked: 1 })],
    ['Luck', (battle) => Object.assign(battle.sides[0] ?? {}, { luck: 2 })],
    ['Loot', (battle) => Object.assign(model(battle, 'ana-1'), { loot: ['dog-tags'] })],
    ['a point of the scenario', (battle) => Object.assign(battle, { scores: [1, 0] })],
    [
      'a program that runs',
      (battle) => Object.assign(battle, { programs: [{ of: 'ana-1', card: 'adware', running: true }] }),
    ],
  ])('%s is worth something', (_, change) => {
    expect(worth(change)).toBeGreaterThan(plain)
  })

  test.each<[string, (battle: Battle) => void]>([
    ['a wound', (battle) => Object.assign(model(battle, 'ana-1'), { tokens: ['G+', 'y+'] })],
    ['a Used token', (battle) => Object.assign(model(battle, 'ana-1'), { tokens: ['G+', 'Y-'] })],
    ['a Hacked token', (battle) => Object.assign(model(battle, 'ana-1'), { hacked: 1 })],
    ['being out of every range', (battle) => Object.assign(model(battle, 'ana-1'), { at: { x: 2100, y: 2900, z: 0 } })],
    ['a point of a rival', (battle) => Object.assign(battle, { scores: [0, 1] })],
  ])('%s costs something', (_, change) => {
    expect(worth(change)).toBeLessThan(plain)
  })

  test('a marker is worth being near', () => {
    const marked = (x: number) =>
      worth((battle) => Object.assign(battle, { markers: [{ kind: 'bag', at: { x, y: 500, z: 0 } }] }))
    expect(marked(600)).toBeGreaterThan(marked(1700))
  })
})

describe('what a bot does', () => {
  test('it shoots who is in reach rather than rest, at who would be taken out rather than who would not', () => {
    const weak = { seat: 1, at: [8, 10], tokens: 'R+' } as const
    const t = duel({ bob: { tokens: 'G+ G+ G+' }, more: { eve: weak } })
    expect(chosen(t)).toMatch(/^shoot eve-1 /)
  })

  test('it closes in on who is out of reach, and ends the move where it can shoot', () => {
    const t = duel({ bob: { at: [5, 24] } })
    expect(chosen(t)).toMatch(/^move /)
    t.play(chosen(t))
    t.answer(chosen(t))
    expect(t.offer('shoot')).not.toEqual([])
  })

  test('it stops shooting at a wall and goes round it', () => {
    const t = duel({ pieces: [{ kind: 'wall', at: [5, 7.5] }] })
    expect(t.offer('shoot')).toEqual([])
    expect(chosen(t)).toMatch(/^move /)
  })

  test('it launches what costs no token before it spends one', () => {
    const t = netrun(['adware'], { bob: { at: [5, 11], tokens: 'G+ G+', skills: {} } })
    expect(chosen(t)).toBe('launch adware bob-1')
  })

  test('it rolls a miss again while it has Luck, and keeps a hit', () => {
    const rolled = (own: number, other: number) =>
      duel({ luck: [2, 0], bob: { tokens: 'R+' } })
        .dice(own, other)
        .answer('shoot bob-1 on G+')
    expect(chosen(rolled(2, 4))).toBe('luck 0')
    expect(chosen(rolled(11, 2))).toBe('keep')
  })

  test('it [RE]acts where that hurts, and lets the RED token lie where another holds', () => {
    const t = duel({ ana: { tokens: 'Y+' }, bob: { tokens: 'Y+ Y+' } })
      .dice(7, 3)
      .answer('shoot bob-1 on Y+')
    expect([t.question().seat, chosen(t)]).toEqual([1, expect.stringMatching(/^shoot ana-1 /)])
    const shot = duel({ bob: { tokens: 'R+ G+' } }).answer('shoot bob-1 on Y+')
    expect(chosen(shot)).toBe('G+')
  })

  test('CZ-KEYWORD-24 it leaves no answer to who would shoot back, and that alone is what it prefers Suppression for', () => {
    const pin = {
      name: 'pin',
      skill: 'ranged',
      bands: ['red', 'yellow', 'green'],
      attack: true,
      with: ['suppression'],
    }
    const gain = (bob: string) => {
      const { match } = duel({
        ana: { tokens: 'Y+', skills: { ranged: 1 }, actions: [pin] },
        bob: { tokens: bob, skills: { ranged: 3 } },
        state: { scenario: 'turf-war' },
      })
      const judged = judgeAnswers(match, 0, mind, undefined, 100)
      const worthOf = (wanted: string) =>
        judged.find(({ answer }) => (answer as { action: string }).action === wanted)?.worth ?? 0
      return worthOf('ana-1') - worthOf('shoot')
    }
    expect(gain('G+ G+')).toBeGreaterThan(0)
    expect(gain('R-')).toBe(0)
  })

  test('CZ-FREE-1 CZ-COMMAND-2 it has a friend shoot who shoots better, for free or by a Command', () => {
    const by = (does: object, acts = {}) => ({
      name: 'orders',
      skill: 'influence',
      bands: ['red', 'yellow'],
      who: { side: 'friendly', is: 'not-me' },
      does: [does],
      ...acts,
    })
    const told = (does: object, cat: string) =>
      chosen(
        duel({
          ana: { tokens: 'R+', skills: { influence: 4 }, actions: [by(does)] },
          bob: { tokens: 'G- G-', at: [5, 14] },
          more: { cat: { seat: 0, at: [8, 5], tokens: cat, skills: { ranged: 4 } } },
        }),
      )
    expect(told({ act: { who: 'them', attack: true } }, 'G- G-')).toBe('ana-1 cat-1 on R+')
    expect(told({ activate: { who: 'them' } }, 'G+ G+')).toMatch(/^(ana-1|command) cat-1 on R\+$/)
  })

  test('CZ-CONTROL-13 it gains less by wounding who would spend a token on its [RE]action, where that alone lets its side inspire', () => {
    const models = {
      ana: { seat: 0, at: [6, 2], tokens: 'Y+' },
      amy: { seat: 0, at: [16, 2], tokens: 'Y+' },
      bob: { seat: 1, at: [6, 8], tokens: 'G+ G+ G+' },
      ben: { seat: 1, at: [16, 28], tokens: 'Y+' },
    } as const
    const gain = (row: string) => {
      const { match } = position({
        models: { ...models, ben: { ...models.ben, tokens: row } },
        active: 'ana',
        state: { scenario: 'turf-war' },
      })
      const judged = judgeAnswers(match, 0, mind, undefined, 100)
      const [shoot, move] = ['shoot', 'move'].map((wanted) =>
        judged.find(({ answer }) => (answer as { action: string }).action === wanted),
      )
      return (shoot?.worth ?? 0) - (move?.worth ?? 0)
    }
    expect(gain('Y+')).toBeLessThan(gain('Y-') - 0.2)
  })

  test('it inspires a team that has spent its tokens', () => {
    const t = duel({
      active: 'bob',
      ana: { tokens: 'Y- Y-' },
      more: { cat: { seat: 0, at: [20, 1], tokens: 'R+ Y- Y- G-' } },
    })
    t.answer('end')
    expect([t.question().ask, chosen(t)]).toEqual(['control', 'inspire'])
  })

  test('it sets its Gonks to work before its tokens turn Ready, though that scores', () => {
    const t = position({
      models: {
        ana: { seat: 0, at: [5, 2], tokens: 'G- Y-' },
        gus: { seat: 0, at: [5, 5], gonk: 'yellow' },
        bob: { seat: 1, at: [5, 10], tokens: 'R+' },
      },
      state: { scenario: 'turf-war' },
    })
    expect([t.question().ask, chosen(t)]).toEqual(['gonk', 'gus-1'])
    t.answer('gus-1')
    expect(chosen(t)).toBe('shoot bob-1 on Y+')
  })

  test('CZ-TEAMPLAY-3 a bot that goes by weights takes Control though it might leave it to its team-mate', () => {
    const { match } = position({
      models: {
        ana: { seat: 0, at: [5, 5], tokens: 'G+ Y-' },
        cat: { seat: 2, at: [8, 2] },
        bob: { seat: 1, at: [5, 10] },
        dan: { seat: 3, at: [8, 28] },
      },
      luck: [0, 0, 0, 0],
      pairs: true,
    })
    const strength = { policy: 'light', noise: 0 } as const
    expect(decide({ match, seat: 0, mind, strength, seed: 'a' }).answer).toBe('ana-1')
  })

  test('it says why: the best choices first', () => {
    const { match } = duel()
    const { why } = decide({ match, seat: 0, mind, strength: { policy: 'greedy' }, seed: 'a' })
    const [best, second] = why.choices
    expect(best?.key).toMatch(/^shoot bob-1/)
    expect(best?.expected).toBeGreaterThanOrEqual(second?.expected ?? 1)
  })
})

/** Two small teams, one of them with programs and a drone to launch. */
const few = {
  teams: [
    {
      id: 'few-kids',
      name: 'Few Kids',
      eb: 60,
      text: 'For a test.',
      faction: 'gen-red',
      characters: [{ card: 'prodigy', programs: ['adware', 'scrap-crab'] }, { card: 'slingshot' }],
    },
    {
      id: 'few-thugs',
      name: 'Few Thugs',
      eb: 60,
      text: 'For a test.',
      faction: 'maelstrom',
      characters: [{ card: 'warlord' }, { card: 'riveter' }],
      gonks: { pledge: 1 },
    },
  ],
}
const field = { scenario: 'turf-war', battlespace: 'container-yard', deployment: 'lined-up' }
const open = (seed: string, controls: number, teams: readonly string[]) =>
  Match.open<Battle>(combatZone, { seats: 2, seed, packs: [few], config: { ...field, teams, controls } })

test.each(namedStrengths)('a %s plays a battle to its end', { timeout: 60_000 }, (name) => {
  const known = strengthOf(name, mind)
  const strength = known.policy === 'search' ? withBudget(known, { iterations: 4 }) : known
  const match = open(name, 2, ['few-kids', 'few-thugs'])
  const players = [strengthPlayer(mind, strength, 'a'), randomPlayer<Battle>(seededRandom(name))]
  expect(playMatch(match, players).result.by).toBeDefined()
})

/** The same team on both sides: it begins even, so who is ahead at the end has taken somebody out. */
describe('against one who plays at random', () => {
  const games: { match: Match<Battle>; seat: number }[] = []

  beforeAll(() => {
    for (const seat of [0, 1]) {
      const match = open(`strong ${seat}`, 6, ['maelstrom-100', 'maelstrom-100'])
      const random = randomPlayer<Battle>(seededRandom(`weak ${seat}`))
      playMatch(match, seat === 0 ? [bot, random] : [random, bot])
      games.push({ match, seat })
    }
  }, 60_000)

  test('a bot wins', () => {
    expect(games.map(({ match }) => match.result?.winners)).toEqual([[0], [1]])
  })

  test('and pays for no move that leads nowhere', () => {
    for (const { match, seat } of games) {
      const own = new Set(match.state.models.filter((model) => model.seat === seat).map(({ id }) => id))
      const events = match.told.map(({ event }) => event as { event: string; id?: string; way?: unknown[] })
      const idle = events.filter(({ event, id, way }, at) => {
        const before = events[at - 1]?.event
        return event === 'stands' && own.has(id ?? '') && way?.length === 0 && before === 'moves'
      })
      expect(idle).toEqual([])
    }
  })
})

test('a bot that looks at its Objectives minds only its own, whoever has answered before', () => {
  const config = { play: 'campaign', factions: ['maelstrom', 'tyger-claws'], rounds: 1 }
  const match = Match.open<Battle>(combatZone, { seats: 2, seed: 'objectives', config })
  const random = seededRandom('objectives')
  for (let [asked] = match.pending; asked && asked.question.words.ask !== 'objective'; [asked] = match.pending)
    match.answer(asked.seat, writeChoice(asked.question, randomAnswer(asked.question, random)))
  const [, theirs] = match.pending
  match.answer(1, writeChoice((theirs as Pending).question, randomAnswer((theirs as Pending).question, random)))
  const held = match.state.campaign?.players[0]?.hand.cards
  for (const seed of ['a', 'b', 'c'])
    expect(held).toContain(decide({ match, seat: 0, mind, strength: { policy: 'greedy' }, seed }).answer)
})
