import { Match } from '@muster/table'
import { describe, expect, test } from 'vitest'
import { arsenal } from '../../rules/game.ts'
import { bench } from '../../testing/bench.ts'
import { autonomous, lockOn, personal, protocol } from '../../testing/pack.ts'
import { sceneOf } from './scene.ts'

const CARDS = {
  radar: lockOn(),
  plate: personal({ placement: 'shoulder', standing: [{ stat: 'arm', add: 2 }] }),
  drone: autonomous({ radius: 1 }),
  plan: protocol({ standing: [{ cost: -1, of: 'attack' }] }),
}

const zone = (scene: ReturnType<typeof sceneOf>, id: string) => scene.zones.find((one) => one.id === id)

function table() {
  return bench({
    cards: CARDS,
    players: [
      {
        mech: { arm: 1, hp: 20 },
        at: [0, 0],
        hand: ['heavy-beam', 'heavy-beam', 'sidestep'],
        energy: [3, 4, 1],
        damage: 5,
        scrapheap: ['autocannon', 'piledriver'],
        inPlay: ['plate', 'plan', { card: 'drone', id: 'drone-9', at: [1, 0], damage: 1 }],
      },
      {
        at: [3, 0],
        hand: ['siege-rocket', 'parry'],
        only: ['power-sabre', 'grapple'],
        inPlay: [{ card: 'radar', id: 'radar-8', locks: ['mech-0'], marked: true }],
      },
    ],
  })
}

describe('what a seat sees', () => {
  test('the own hand lies open, with copies called by one name and the cost they have now', () => {
    const hand = zone(sceneOf(table().state, 0), 'hand-0')
    expect(hand?.hidden).toBe(0)
    expect(hand?.cards.map(({ name, ref, id }) => [name, ref, id])).toEqual([
      ['Heavy Beam', 'hand:heavy-beam', 'hand-0-0'],
      ['Heavy Beam', 'hand:heavy-beam', 'hand-0-1'],
      ['Sidestep', 'hand:sidestep', 'hand-0-2'],
    ])
    expect(hand?.cards[0]?.cost).toMatchObject({
      value: 3,
      because: [
        { source: 'Heavy Beam', add: 4 },
        { source: 'The plan', add: -1 },
      ],
    })
  })

  test("a rival's hand and both Reserves are numbers, and no hidden card is named anywhere in the scene", () => {
    for (const viewer of [0, undefined]) {
      const scene = sceneOf(table().state, viewer)
      expect(zone(scene, 'hand-1')).toMatchObject({ cards: [], hidden: 2 })
      expect(zone(scene, 'reserve-1')).toMatchObject({ cards: [], hidden: 2 })
      expect(JSON.stringify(scene)).not.toMatch(/siege-rocket|Siege Rocket|parry|Parry|power-sabre|grapple/i)
    }
    expect(JSON.stringify(sceneOf(table().state, 1))).toContain('Siege Rocket')
  })

  test('a spectator sees no hand', () => {
    expect(zone(sceneOf(table().state, undefined), 'hand-0')).toMatchObject({ cards: [], hidden: 3 })
  })

  test('what everybody sees is the same for everybody', () => {
    const open = (viewer: number | undefined) => {
      const { zones, ...rest } = sceneOf(table().state, viewer)
      return { ...rest, zones: zones.filter(({ kind }) => kind !== 'hand') }
    }
    expect(open(0)).toEqual(open(1))
    expect(open(0)).toEqual(open(undefined))
  })
})

describe('what lies on the table', () => {
  test('Mechs and Autonomous Objects stand in the arena, with who has a lock on them', () => {
    const t = table()
    const pieces = sceneOf(t.state, 0).board?.pieces
    expect(pieces?.map(({ id, at, hurt, wounds, seat }) => [id, at, hurt, wounds, seat])).toEqual([
      ['drone-9', { cell: t.hex(1, 0) }, 1, 3, 0],
      ['mech-0', { cell: t.hex(0, 0) }, 5, 20, 0],
      ['mech-1', { cell: t.hex(3, 0) }, 0, 20, 1],
    ])
    expect(pieces?.[1]?.badges).toEqual([{ icon: 'targeted', name: 'Player 2 has a lock on it' }])
    expect(pieces?.[2]?.badges).toEqual([])
  })

  test('cards in play lie with their seat; a marked one is dimmed; an Object has hit points', () => {
    const scene = sceneOf(table().state, 0)
    expect(zone(scene, 'in-play-0')?.cards.map(({ name, hurt, wounds }) => [name, hurt, wounds])).toEqual([
      ['The plate', 0, 3],
      ['The plan', 0, 0],
      ['The drone', 1, 3],
    ])
    expect(zone(scene, 'in-play-1')?.cards[0]).toMatchObject({
      status: 'marked',
      dimmed: true,
      lines: [{ name: 'Lock', text: 'Test Mech 0' }],
    })
  })

  test('the Scrapheap lies open, its top first', () => {
    expect(zone(sceneOf(table().state, 1), 'scrapheap-0')?.cards.map(({ name }) => name)).toEqual([
      'Piledriver',
      'Autocannon',
    ])
  })

  test('a number of a Mech says what it is made of', () => {
    const [mech] = sceneOf(table().state, 0).seats[0]?.cards ?? []
    const armor = mech?.stats.find(({ short }) => short === 'ARM')
    expect(armor?.value).toBe('3/3')
    expect(armor?.because).toMatchObject([
      { source: 'Test Mech 0', add: 1 },
      { source: 'The plate', add: 2 },
    ])
  })

  test('Energy is counted by its three states', () => {
    expect(sceneOf(table().state, 0).extra).toMatchObject({
      sides: [{ energy: { ready: 3, marked: 4, burned: 1 } }, {}],
    })
  })

  test('what waits is stacked, the last declared first', () => {
    const t = table()
    t.answer('play heavy-beam at mech-1')
    const { stack } = sceneOf(t.state, 1)
    expect(stack?.items).toMatchObject([{ seat: 0, name: 'Heavy Beam → Test Mech 1', now: 'resolves next' }])
  })
})

test('before decks are chosen there is no arena, and seats have no Mech', () => {
  const match = Match.open(arsenal, { seats: 3, config: {}, seed: 'decks' })
  const scene = sceneOf(match.state, 0)
  expect(scene.board).toBeUndefined()
  expect(scene.seats.map(({ title, score }) => [title, score])).toEqual(Array(3).fill(['No Mech yet', undefined]))
})

test('six Mechs in three teams: everybody has a team, allies share one', () => {
  const match = Match.open(arsenal, {
    seats: 6,
    config: { teams: 3, decks: Array(6).fill('eagle-eye-signature') },
    seed: 't',
  })
  const scene = sceneOf(match.state, 2)
  expect(scene.seats.map(({ team }) => team)).toEqual(['Team 1', 'Team 2', 'Team 3', 'Team 1', 'Team 2', 'Team 3'])
  expect(scene.board?.pieces).toHaveLength(6)
  expect(new Set(scene.board?.pieces.map(({ name }) => name)).size).toBe(6)
})
