import { expect, test } from 'vitest'
import { HUNTERS } from '../testing/pack.ts'
import { type Position, type PositionSetup, position } from '../testing/position.ts'
import { baseContent } from './index.ts'

/** Each Announcement in an enemy turn where what is printed on it matters, and beside it somebody it says nothing of. */
const four = Object.fromEntries(HUNTERS.map((id) => [id, { tokens: ['yellow', 'yellow', 'yellow'] }]))
const begun = (card: string, { cards, ...setup }: Partial<PositionSetup>, ...dice: number[]) =>
  position({
    map: ['a b c d e f'],
    hunters: { ann: 'a' },
    queue: [card, ['slaughterlight'], ['slaughterlight']],
    ...setup,
    cards: { ...cards, hunters: four },
  }).end(...dice)

/** To the end of the enemies' turn, with a no to everything; whoever can defends with a token that is not RED yet. */
const over = (t: Position): Position => {
  while (t.question().ask !== 'activate')
    if (t.question().ask === 'guard') t.answer(t.offer().find((token) => token.startsWith('Y')) ?? t.offer()[0])
    else t.pass()
  return t
}
const turn = (card: string, setup: Partial<PositionSetup>, ...dice: number[]) => over(begun(card, setup, ...dice))

/** What each defence had to reach, by who attacked. */
function needs(t: Position): Record<string, number[]> {
  const by: Record<string, number[]> = {}
  let enemy = ''
  for (const told of t.events)
    if (told.event === 'attacks') enemy = told.enemy as string
    else if (told.event === 'defended' || told.event === 'undefended')
      by[enemy] = [...(by[enemy] ?? []), told.need as number]
  return by
}
const downed = (t: Position) => t.state.hunters.filter(({ gear }) => gear[0]?.down).map(({ id }) => id)
const event = (deed: Readonly<Record<string, unknown>>) => ({ events: { act: deed } })
const rush = { events: ['crowd-rush'] }
const struck = (who: object, wounds: number) => ({ wound: { who, wounds } })
/** Everybody at hand. */
const pair = { ann: 'a', bob: 'a' } as const

test.each(Object.values(baseContent.announcements))('AB-ROUND-6 $name gives its orders from top to bottom', (card) => {
  const t = turn(card.id, {
    map: ['a b', ' ', ' ', ' ', ' ', ' ', ' ', ' ', ' ', ' ', ' ', ' ', '1 . .'],
    scenario: { spawning: [{ enemy: 'thug', count: 1, at: 1 }] },
    events: ['act'],
    cards: event({ do: [{ last: { who: { kind: 'hunter' }, until: 'round', standing: { allow: 'gather' } } }] }),
  })
  const heard = t.events.flatMap((told) => {
    if (told.event === 'order') return [told.order]
    if (told.event === 'out-of-ammo') return ['empty']
    return told.event === 'event' || told.event === 'slaughterlight' ? [told.event] : []
  })
  const printed = card.orders.map((order) => (typeof order === 'string' ? order : 'empty'))
  expect(heard.filter((one, at) => one !== 'empty' || heard[at - 1] !== 'empty')).toEqual(printed)
})

test('Casting Call: whoever comes into the Vault moves one zone, and nobody else', () => {
  const scenario = { spawning: [{ enemy: 'thug', count: 1, at: 1 }] }
  const t = turn('casting-call', { map: ['a b c d 1'], enemies: { 'gunner-1': 'd' }, scenario })
  expect([t.where('thug-1'), t.where('gunner-1')]).toEqual([t.at('d'), t.at('d')])
})

test('Stage Fright: each enemy has 1 Strength less', () => {
  expect(needs(turn('stage-fright', { enemies: { 'gunner-1': 'c' } }, 8))).toEqual({ 'gunner-1': [4] })
})

test('Feeding Frenzy: Fodder has 1 Strength more', () => {
  const enemies = { 'skag-pup-1': 'b', 'thug-1': 'b' }
  expect(needs(turn('feeding-frenzy', { enemies }, 8, 8))).toEqual({ 'skag-pup-1': [4], 'thug-1': [5] })
})

test('Commercial Break: nobody [RE]acts, nor fights for its life', () => {
  const t = begun('commercial-break', { ...rush, hunters: pair, enemies: { 'thug-1': 'b' } }, 1)
  expect([t.tokens('ann'), t.story('reactions', 'dying'), t.question().ask]).toEqual(['y+ Y+ Y+', [], 'activate'])
  const red = { ...pair, ann: { at: 'a', tokens: 'y+ y+ y+' } }
  const last = begun('commercial-break', { ...rush, hunters: red, enemies: { 'thug-1': 'b' } }, 1)
  expect(last.story('reactions', 'dying', 'taken-out')).toEqual(['taken-out'])
})

test('Pop Quiz: once a round a hunter that defends itself earns all of them 1 Luck', () => {
  expect(turn('pop-quiz', { ...rush, enemies: { 'thug-1': 'b', 'thug-2': 'b' } }, 7, 7, 7, 7).state.luck).toBe(1)
  expect(turn('pop-quiz', { events: ['free-refills'], enemies: { 'thug-1': 'b' } }, 1).state.luck).toBe(0)
})

test('Meet and Greet: once a round an enemy that moves into the zone of the Spotlight strikes at once', () => {
  const t = turn('meet-and-greet', { enemies: { 'thug-1': 'b', 'thug-2': 'e' } }, 7)
  expect(t.story('enemy-moves', 'attacks').slice(0, 2)).toEqual(['enemy-moves', 'attacks'])
  expect([t.told('attacks').length, t.where('thug-2')]).toEqual([1, t.at('a')])
})

test('Seeing Red: the holder of the Spotlight turns a Used token to Ready', () => {
  const hunters = { ann: { at: 'a', tokens: 'Y- Y- Y+' }, bob: { at: 'a', tokens: 'Y- Y- Y+' } }
  const t = turn('seeing-red', { hunters })
  expect(t.told('readied').map(({ id }) => id)).toEqual(['ann'])
})

test('Red Carpet: Range 1 more, for those who have one', () => {
  const enemies = { 'gunner-1': 'e', 'thug-1': 'b' }
  expect(turn('red-carpet', { map: ['a c d b e'], enemies: { 'gunner-1': 'e' } }, 8).told('attacks')).toHaveLength(1)
  expect(turn('red-carpet', { map: ['b a c d . . e'], enemies }).told('attacks')).toEqual([])
})

test.each([
  ['butterfingers', 'the holder of the Spotlight', { bob: { at: 'b', loot: ['cash-100'] } }, ['ann']],
  ['bankrupt', 'the holder of the Spotlight', { bob: { at: 'b', loot: ['cash-100'] } }, ['ann']],
  ['wardrobe-malfunction', 'whoever has most Loot', { bob: { at: 'b', loot: ['cash-100'] } }, ['bob']],
  ['recall-notice', 'whoever has most Loot', { bob: { at: 'b', loot: ['cash-100'] } }, ['bob']],
  ['jammed', 'whoever has most Ready tokens', { ann: { at: 'a', tokens: 'Y- Y+ Y+' } }, ['bob', 'cid', 'dee']],
  ['dry-spell', 'whoever is closest to a spawning zone', { bob: 'e' }, ['bob']],
] as const)('AB-R-19 %s: %s is out of ammo', (card, _, hunters, out) => {
  expect(downed(turn(card, { map: ['a b c d e f 1'], hunters: { ann: 'a', ...hunters } }))).toEqual(out)
})

test('Amateur Hour: each enemy has 1 Defense less, for those who [RE]act', () => {
  const t = begun('amateur-hour', { events: ['free-refills'], enemies: { 'gunner-1': 'b' } }, 1, 2)
  expect(t.answer(['ann']).answer('melee gunner-1 on Y+').told('success')).toMatchObject([{ total: 5, need: 4 }])
})

test('Crowd Surge: whom a Ranged attack wounds may only [RE]act with a move', () => {
  const t = begun('crowd-surge', { enemies: { 'gunner-1': 'b' } }, 1).answer(['ann'])
  expect([t.offer('melee'), t.offer('ann-gun'), t.offer('move').length > 0]).toEqual([[], [], true])
})

test('Intermission: when the turn ends, each hunter with the most wounds heals one', () => {
  const hunters = {
    ann: { at: 'a', tokens: 'y+ y+ Y+' },
    bob: { at: 'a', tokens: 'y+ y- Y+' },
    cid: { tokens: 'y+ Y+ Y+' },
  }
  const t = turn('intermission', { hunters, events: ['free-refills'] })
  expect(t.told('healed').map(({ id }) => id)).toEqual(['ann', 'bob'])
})

test('The Crowd Wants Blood: the ordinary fighters have 1 Strength more', () => {
  const enemies = { 'thug-1': 'b', 'ogre-1': 'c' }
  expect(needs(turn('the-crowd-wants-blood', { enemies }, 8, 8))).toEqual({ 'thug-1': [6], 'ogre-1': [5] })
})

test('Viewer Vote: once a round whoever defends itself gains the Spotlight', () => {
  const hunters = { ann: 'f', bob: 'a', cid: 'f' } as const
  const enemies = { 'gunner-1': 'b', 'gunner-2': 'e' }
  const t = turn('viewer-vote', { map: ['a b . . . . . . . e f'], hunters, enemies, events: ['free-refills'] }, 8, 8)
  expect(t.told('attacks')).toHaveLength(2)
  expect(t.told('spotlight')).toHaveLength(1)
})

test('Dog Pile: 1 Strength more against a hunter that is alone', () => {
  const enemies = { 'thug-1': 'b' }
  expect(needs(turn('dog-pile', { enemies }, 8))).toEqual({ 'thug-1': [6] })
  expect(needs(turn('dog-pile', { enemies, hunters: pair }, 8))).toEqual({ 'thug-1': [5] })
})

test('Cheap Shots: 1 Strength more against a wounded hunter', () => {
  const need = (tokens: string) =>
    needs(turn('cheap-shots', { hunters: { ann: { at: 'a', tokens } }, enemies: { 'thug-1': 'b' } }, 8))
  expect([need('Y+ Y+ y+'), need('Y+ Y+ Y+')]).toEqual([{ 'thug-1': [6] }, { 'thug-1': [5] }])
})

test.each([
  ['pay-per-view', 'once a round', 1],
  ['bankrupt', 'each time', 2],
])('%s: %s an enemy hits, its target loses a Loot token', (card, _, lost) => {
  const hunters = { ann: { at: 'a', loot: ['cash-100', 'cash-100'] } }
  const t = turn(card, { hunters, enemies: { 'thug-1': 'b', 'thug-2': 'b' }, events: ['free-refills'] }, 1, 1)
  expect(t.told('loot-lost')).toHaveLength(lost)
})

test('Lights Camera Violence: the holder of the Spotlight has 1 less to defend with', () => {
  const t = turn('lights-camera-violence', { enemies: { 'thug-1': 'b' } }, 4)
  expect(t.told('defended')).toMatchObject([{ total: 4 + 3 - 1, need: 5 }])
  const other = turn('lights-camera-violence', { enemies: { 'thug-1': 'b' }, spotlight: 'dee' }, 4)
  expect(other.told('defended')).toMatchObject([{ total: 4 + 3 }])
})

test('Autograph Hunters: wounding the holder of the Spotlight gives it to whoever has fewest wounds, once a round', () => {
  const hurt = 'y+ Y+ Y+'
  const hunters = { ann: 'a', bob: { at: 'a', tokens: hurt }, cid: { tokens: hurt } } as const
  const t = turn('autograph-hunters', { hunters, enemies: { 'thug-1': 'b' } }, 1)
  expect(t.told('spotlight').map(({ id }) => id)).toEqual(['dee'])
})

test.each([
  ['blackout', 'ranged'],
  ['final-warning', 'ranged'],
])('%s: nobody rolls again by Luck', (card) => {
  const t = begun(card, { luck: 3, enemies: { 'gunner-1': 'b' }, events: ['free-refills'] }, 1)
  expect([t.question().ask, t.told('undefended').length]).toEqual(['react', 1])
})

test('Cold Open: Melee attacks have Cryo, Ranged ones do not', () => {
  const t = turn('cold-open', { enemies: { 'thug-1': 'b' }, events: ['free-refills'] }, 8, 4)
  expect(t.hunter('ann').status.cryo).toBe(1)
})

test('Stampede: enemies move through full zones, and Skags one zone further', () => {
  const hunters = { ann: 'a', bob: 'i', cid: 'i', dee: 'i' } as const
  const map = ['a b c d e f g h i j k']
  const way = (card: string) =>
    turn(card, { map, hunters, enemies: { 'ripper-skag-1': 'k' } }).told('enemy-moves')[0]?.path
  expect(way('stampede')).toHaveLength(4)
  expect(way('first-litter')).toHaveLength(1)
})

test('Bonus Round: whoever is taken out leaves one token more', () => {
  const deed = { do: [struck({ kind: 'enemy' }, 1)] }
  const more = { enemies: { 'thug-1': 'c' }, bag: ['mods', 'guns', 'guns'], events: ['act'], cards: event(deed) }
  const t = turn('bonus-round', more)
  expect(t.told('dropped').flatMap(({ tokens }) => tokens)).toHaveLength(2)
  expect(t.state.ground.map(({ token }) => token)).toHaveLength(2)
})

test('Blood Sport: each enemy has 1 Strength more', () => {
  const enemies = { 'thug-1': 'b', 'ogre-1': 'c' }
  expect(needs(turn('blood-sport', { enemies }, 8, 8, 8, 8))).toEqual({ 'thug-1': [6, 6], 'ogre-1': [6, 6] })
})

test('Firing Squad: Range 1 more, and ordinary shooters 1 Strength more', () => {
  const enemies = { 'gunner-1': 'f', 'nomad-1': 'd', 'thug-1': 'f' }
  const t = turn('firing-squad', { enemies }, 8, 8, 8, 8)
  expect(needs(t)).toEqual({ 'gunner-1': [6, 6], 'nomad-1': [6, 6] })
})

test('No Exit: no hunter moves', () => {
  const t = begun('no-exit', { enemies: { 'thug-1': 'b' } }, 1).answer(['ann'])
  expect([t.offer('move'), t.whyNot(`move ${t.at('b')} on Y+`)]).toEqual([[], 'AB-HUNTER-2'])
})

test('Ratings War: once a round a wound costs 1 Luck', () => {
  const enemies = { 'thug-1': 'b', 'thug-2': 'b' }
  const t = begun('ratings-war', { luck: 3, enemies, events: ['free-refills'] }, 1, 1)
  while (t.question().ask !== 'activate')
    if (t.question().ask === 'again') t.answer('keep')
    else if (t.question().ask === 'guard') t.answer('Y+')
    else t.pass()
  expect([t.told('undefended').length, t.state.luck]).toEqual([2, 2])
})

test('Hard Cut: the holder of the Spotlight does not [RE]act, others do', () => {
  const may = (spotlight: 'ann' | 'bob') =>
    begun('hard-cut', { spotlight, enemies: { 'thug-1': 'b' } }, 1).question().ask
  expect([may('ann'), may('bob')]).toEqual(['activate', 'react'])
})

test('Overtime: once a round a hit heals each wounded enemy by one', () => {
  const enemies = { 'thug-1': 'b', 'thug-2': 'b', 'ogre-1': { at: 'f', wounds: 2 }, 'ogre-2': { at: 'e', wounds: 1 } }
  const t = turn('overtime', { enemies, map: ['a b c d . . . . . . . . . e f'] }, 1, 1)
  expect([t.enemy('ogre-1')?.wounds, t.enemy('ogre-2')?.wounds]).toEqual([1, 0])
})

test('Final Warning: heavy shooters have 1 Strength less', () => {
  const enemies = { 'nomad-1': 'c', 'gunner-1': 'c' }
  const t = turn('final-warning', { enemies, events: ['free-refills'] }, 8, 8)
  expect(needs(t)).toEqual({ 'nomad-1': [5], 'gunner-1': [5] })
})

test('Curtain Fire: shots of ordinary shooters hit everybody in the zone', () => {
  const t = turn('curtain-fire', { hunters: pair, enemies: { 'gunner-1': 'c' }, events: ['free-refills'] }, 8, 8)
  expect(t.told('defended').map(({ id }) => id)).toEqual(['ann', 'bob'])
})

test('All Stars: the Tough have 1 Strength more, large ones 1 Move', () => {
  const enemies = { 'goliath-1': 'd', 'thug-1': 'a' }
  const t = turn('all-stars', { enemies }, 8, 8)
  expect(t.told('enemy-moves').find(({ enemy }) => enemy === 'goliath-1')?.path).toHaveLength(2)
  expect(needs(t)).toEqual({ 'goliath-1': [8], 'thug-1': [5] })
})

test('Swarm: Fodder has 1 Strength more and moves through full zones', () => {
  const enemies = { 'skag-pup-1': 'd', 'thug-1': 'c', 'thug-2': 'c', 'thug-3': 'c' }
  const hunters = { ann: 'a', bob: 'b', cid: 'b', dee: 'b' } as const
  const t = begun('swarm', { hunters, enemies }, 8, 8, 8, 8)
  while (t.question().ask !== 'activate') t.pass()
  expect(needs(t)['skag-pup-1']).toEqual([4])
})

test('Wild Card: a fumbled action sets its hunter on fire, a fumbled defence does not', () => {
  const t = begun('wild-card', { enemies: { 'ogre-1': 'b' }, events: ['free-refills'] }, 1, 1).answer(['ann'])
  expect(t.hunter('ann').status.burning).toBe(0)
  t.answer('melee ogre-1 on Y+')
  expect(t.told('status')).toMatchObject([{ id: 'ann', kind: 'burning' }])
})

test('Board Meeting: bandits have 1 Defense more', () => {
  const scenario = { spawning: [{ enemy: 'nine-toes', count: 1, at: 1 }] }
  const enemies = { 'nine-toes-1': 'b', 'thug-1': 'e' }
  const t = begun('board-meeting', { map: ['a b c d e f 1'], scenario, enemies }, 1, 3).answer(['ann'])
  expect(t.answer('melee nine-toes-1 on Y+').told('success')).toMatchObject([{ need: 6 }])
})

test('Hostile Bid: once a round a bandit that hits takes a Loot token and recharges its shields', () => {
  const hunters = { ann: { at: 'a', loot: ['cash-100', 'cash-100'] } }
  const enemies = { 'nomad-1': { at: 'c', shields: [] }, 'gunner-1': 'c' }
  const t = turn('hostile-bid', { hunters, enemies }, 2, 2)
  expect([t.told('loot-lost').length, t.enemy('nomad-1')?.shields]).toEqual([1, ['yellow']])
})

test('Golden Parachute: once a round a bandit that is taken out brings two Tunnel Rats', () => {
  const scenario = {
    special: { triggers: [{ on: 'enemy-turn-end', do: [struck({ kind: 'enemy', card: 'psycho' }, 1)] }] },
  }
  const enemies = { 'psycho-1': 'e', 'psycho-2': 'e', 'thug-1': 'e' }
  const t = turn('golden-parachute', { map: ['a . . . . . . . . . e . 1'], enemies, scenario, bag: ['mods', 'guns'] })
  expect(t.told('spawned').map(({ enemy }) => enemy)).toEqual(['tunnel-rat-1', 'tunnel-rat-2'])
})

test('First Litter: pups move one zone further', () => {
  const enemies = { 'skag-pup-1': 'f', 'ripper-skag-1': 'e' }
  const t = turn('first-litter', { map: ['a . . . . . . . . e f'], enemies })
  const path = (id: string) => t.told('enemy-moves').find(({ enemy }) => enemy === id)?.path
  expect([path('skag-pup-1'), path('ripper-skag-1')].map((zones) => (zones as string[]).length)).toEqual([4, 3])
})

test('Feeding Time: once a round a wounded hunter has a pup at its heels', () => {
  const t = turn('feeding-time', { enemies: { 'thug-1': 'b', 'gunner-1': 'c' } }, 1, 1)
  expect(t.told('undefended')).toHaveLength(2)
  expect(t.told('spawned')).toMatchObject([{ enemy: 'skag-pup-1', zone: t.at('a') }])
})

test("Grandmother's Footsteps: Skags have 1 Strength more; the first into the Spotlight stuns its holder", () => {
  const enemies = { 'ripper-skag-1': 'b', 'ripper-skag-2': 'b', 'thug-1': 'c' }
  const t = turn('grandmothers-footsteps', { enemies }, 8, 8, 8, 8, 8, 8)
  expect(needs(t)).toEqual({ 'ripper-skag-1': [5, 5], 'ripper-skag-2': [5, 5], 'thug-1': [5, 5] })
  expect(t.told('stunned').map(({ id }) => id)).toEqual(['ann'])
})
