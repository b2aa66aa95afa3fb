import { expect, test } from 'vitest'
import { HUNTERS } from '../testing/pack.ts'
import { type Position, type PositionSetup, position } from '../testing/position.ts'

/** Each Event drawn where what is printed on it matters, and beside it somebody it says nothing of. */
const four = Object.fromEntries(HUNTERS.map((id) => [id, { tokens: ['yellow', 'yellow', 'yellow'] }]))
const begun = (event: string, { cards, ...setup }: Partial<PositionSetup> = {}, ...dice: number[]) =>
  position({
    map: ['a b c d e f'],
    hunters: { ann: 'a' },
    queue: [['event'], ['slaughterlight'], ['slaughterlight']],
    events: [event],
    ...setup,
    cards: { ...cards, hunters: four },
  }).end(...dice)

/** To the end of the enemies' turn, with a no to everything. */
const drawn = (event: string, setup?: Partial<PositionSetup>, ...dice: number[]): Position => {
  const t = begun(event, setup, ...dice)
  while (t.question().ask !== 'activate') t.pass()
  return t
}
const counts = (t: Position, event: string) => t.told(event).map(({ id }) => id)
/** What was told once the Event was drawn: a Boss has had its own turn before. */
const sinceEvent = (t: Position, kind: string) =>
  t.events.slice(t.events.findIndex(({ event }) => event === 'event')).filter(({ event }) => event === kind)
/** Tokens for the bag, whatever they are. */
const bag = ['mods', 'guns', 'guns', 'guns', 'guns']
const held = (card: string, down: boolean) => ({ card, down })

test('Sponsor Drop: three tokens fall where the Spotlight is', () => {
  const t = drawn('sponsor-drop', { bag })
  expect(t.told('dropped')).toMatchObject([{ zone: t.at('a'), tokens: { length: 3 } }])
})

test('Free Refills: each hunter reloads', () => {
  const hunters = { ann: { at: 'a', gear: [held('ann-gun', true)] }, bob: { gear: [held('bob-gun', true)] } }
  const t = drawn('free-refills', { hunters })
  expect([t.hunter('ann').gear, t.hunter('bob').gear]).toMatchObject([[{ down: false }], [{ down: false }]])
})

test('Battery Commercial: shields of both sides are recharged', () => {
  const cards = { gear: { dome: { slot: 'shield', shield: ['yellow', 'yellow'] } } }
  const hunters = { ann: { at: 'a', gear: [{ card: 'dome', down: true, shield: [] }] } }
  const t = drawn('battery-commercial', { cards, hunters, enemies: { 'nomad-1': { at: 'f', shields: [] } } })
  expect(t.hunter('ann').gear).toMatchObject([{ down: false, shield: ['Y+', 'Y+'] }])
  expect(t.enemy('nomad-1')?.shields).toEqual(['yellow'])
})

test('Is There a Doctor in the House: each wounded hunter heals one wound', () => {
  const hunters = { ann: { at: 'a', tokens: 'y+ y+ Y+' }, bob: { tokens: 'y+ Y+ Y+' } }
  const t = drawn('is-there-a-doctor-in-the-house', { hunters, enemies: { 'ogre-1': { at: 'f', wounds: 1 } } })
  expect([counts(t, 'healed'), t.enemy('ogre-1')?.wounds]).toEqual([['ann', 'bob'], 1])
})

test('Fan Mail and Bullet Tax: the hunters gain Luck, for Bullet Tax whoever has most Loot is out of ammo', () => {
  expect(drawn('fan-mail').state.luck).toBe(2)
  const t = drawn('bullet-tax', { hunters: { ann: 'a', bob: { loot: ['cash-100'] } } })
  expect([t.state.luck, counts(t, 'out-of-ammo')]).toEqual([1, ['bob']])
})

test('Stagehands on Strike: enemies move one zone less until the round ends', () => {
  const t = drawn('stagehands-on-strike', {
    queue: [['event', 'move'], ['move'], ['move']],
    enemies: { 'thug-1': 'f' },
  })
  expect(t.where('thug-1')).toBe(t.at('e'))
  t.play('ann', 'end', 'bob', 'end', 'cid', 'end').dice(2).answer('end')
  expect(t.where('thug-1')).toBe(t.at('c'))
})

test('Crowd Surfing: each hunter may move up to two zones', () => {
  const t = begun('crowd-surfing')
  expect(t.offer()).toEqual([t.at('b'), t.at('c'), t.at('a')])
  t.answer(t.at('c'))
  expect([t.where('ann'), t.question().text]).toEqual([t.at('c'), expect.stringContaining('Bob')])
})

test('Gift Bag: whoever has least Loot draws an Ammo card', () => {
  const cards = { gear: { clip: { slot: 'misc', deck: 'ammo', cost: 100, resale: 50 } } }
  const has = { loot: ['cash-100'] }
  const hunters = { ann: 'a', bob: has, cid: has, dee: has } as const
  const t = begun('gift-bag', { cards, hunters, decks: { ammo: ['clip'] } })
  t.answer(t.offer()[0])
  expect([...t.hunter('ann').gear, ...t.hunter('ann').inventory].map(({ card }) => card)).toContain('clip')
})

test('Pyrotechnics: everybody where the Spotlight is is shot at, friend and foe', () => {
  const hunters = { ann: 'a', bob: 'a', cid: 'b' } as const
  const t = drawn('pyrotechnics', { hunters, enemies: { 'thug-1': 'a' } }, 7, 7, 1)
  expect(counts(t, 'defended')).toEqual(['ann', 'bob'])
  expect(t.told('defended')[0]).toMatchObject({ need: 5, total: 8 })
  expect(t.enemy('thug-1')).toBeUndefined()
})

test('Frozen Assets, Acid Rain and Belch: tokens on the holder of the Spotlight, or on all', () => {
  const enemies = { 'thug-1': 'f', 'mortar-skag-1': { at: 'e', wounds: 2 } }
  const frozen = drawn('frozen-assets', { enemies })
  expect(counts(frozen, 'status')).toEqual(['ann'])
  const rain = drawn('acid-rain', { enemies })
  expect(counts(rain, 'status')).toEqual([...HUNTERS, 'thug-1', 'mortar-skag-1'])
  const belch = drawn('belch', { enemies })
  expect([belch.hunter('ann').status.corrosive, belch.enemy('mortar-skag-1')?.wounds]).toEqual([2, 1])
})

test('Gas Leak: on 5 a wound for whoever has most Loot, else every enemy burns', () => {
  const setup = { hunters: { ann: 'a', bob: { loot: ['cash-100'] } }, enemies: { 'ogre-1': 'f' } } as const
  const wound = drawn('gas-leak', setup, 5)
  expect([wound.tokens('bob'), wound.enemy('ogre-1')?.wounds]).toEqual(['y+ Y+ Y+', 0])
  const fire = drawn('gas-leak', setup, 4)
  expect([fire.tokens('bob'), fire.enemy('ogre-1')?.wounds]).toEqual(['Y+ Y+ Y+', 1])
})

test('Rigged Game: no Luck until the round ends', () => {
  const t = begun('rigged-game', { luck: 2, queue: [['event', 'melee'], ['melee']], enemies: { 'thug-1': 'b' } }, 2, 2)
  expect(t.story('defended', 'undefended')).toEqual(['defended'])
  expect(t.state.luck).toBe(2)
  t.answer('ann').dice(2).answer('melee thug-1 on Y+')
  expect(t.question().ask).toBe('again')
})

test('Pickpockets and Hostile Audit: Loot goes back into the bag', () => {
  const has = { loot: ['cash-100'] }
  const hunters = { ann: 'a', bob: has, cid: { loot: ['cash-100', 'cash-250', 'cash-250'] } } as const
  expect(counts(drawn('pickpockets', { hunters }), 'loot-lost')).toEqual(['bob', 'cid'])
  const enemies = { 'nomad-1': { at: 'f', shields: [] } }
  const audit = drawn('hostile-audit', { hunters, enemies })
  expect([counts(audit, 'loot-lost'), audit.enemy('nomad-1')?.shields]).toEqual([['cid', 'cid'], ['yellow']])
})

test('Double Booking and Crowd Rush: orders like those of an Announcement', () => {
  const spawning = [{ enemy: 'thug', count: 2, at: 1 }]
  const booked = drawn('double-booking', { map: ['a . . . . . . 1 .'], scenario: { spawning } })
  expect(booked.told('spawned')).toHaveLength(2)
  const rush = drawn('crowd-rush', { enemies: { 'thug-1': 'c' } }, 7)
  expect(rush.story('enemy-moves', 'attacks')).toEqual(['enemy-moves', 'attacks'])
})

test.each([
  ['walk-on-part', 'nine-toes', 'Nine Toes'],
  ['surprise-guest', 'the-understudy', 'The Understudy'],
  ['stunt-double', 'twice-shy-trudy', 'Twice-Shy Trudy'],
])('AB-UNIQUE-1 %s: %s comes to a spawning zone, and does not come twice', (event, enemy) => {
  const map = ['a b c d e f 1']
  const t = drawn(event, { map, hunters: { ann: 'a', bob: 'f' } })
  expect(t.told('spawned')).toMatchObject([{ enemy: `${enemy}-1`, zone: t.at('1') }])
  expect(counts(t, 'spotlight')).toEqual(event === 'surprise-guest' ? ['bob'] : [])
  expect(drawn(event, { map, enemies: { [`${enemy}-1`]: 'e' } }).told('spawned')).toEqual([])
})

test('Trap Door: the holder of the Spotlight lands at a NEW-U Station and loses a Ready token', () => {
  const t = drawn('trap-door', { map: ['a b c d e U'], hunters: { ann: 'a', bob: 'a' } })
  expect([t.where('ann'), t.where('bob'), counts(t, 'stunned')]).toEqual([t.at('U'), t.at('a'), ['ann']])
})

test('Musical Chairs: the Spotlight goes to another, with the fewest wounds', () => {
  const hurt = { tokens: 'y+ Y+ Y+' }
  const t = drawn('musical-chairs', { hunters: { ann: 'a', bob: hurt, dee: hurt } })
  expect(counts(t, 'spotlight')).toEqual(['cid'])
})

test('Double or Nothing: the box holds Loot and rats, walking away costs Luck', () => {
  const box = begun('double-or-nothing', { bag, luck: 1 })
  expect(box.offer()).toEqual(['open the box', 'walk away'])
  box.answer('open the box')
  while (box.question().ask === 'spawn zone') box.pass()
  expect(box.told('dropped')).toMatchObject([{ zone: box.at('a'), tokens: { length: 4 } }])
  expect(box.told('spawned')).toMatchObject([{ enemy: 'tunnel-rat-1', zone: box.at('a') }, {}, {}])
  expect(begun('double-or-nothing', { bag, luck: 1 }).answer('walk away').state.luck).toBe(0)
})

test('Heckler with a Rifle: whoever has most Ready tokens is shot at, past any shield', () => {
  const cards = { gear: { dome: { slot: 'shield', shield: ['green'] } } }
  const hunters = {
    ann: { at: 'a', tokens: 'Y+ Y- Y-' },
    bob: { gear: ['dome'] },
    cid: { tokens: 'Y+ Y- Y-' },
  } as const
  const t = drawn('heckler-with-a-rifle', { cards, hunters: { ...hunters, dee: { tokens: 'Y+ Y+ Y-' } } }, 5)
  expect(t.told('defended')).toMatchObject([{ id: 'bob', token: 'Y+', need: 6 }])
})

test('Executive Order: the Chairman takes his special; without him the holder of the Spotlight is out of ammo', () => {
  const t = drawn('executive-order', { enemies: { 'chairman-mayhem-1': 'c', 'nomad-1': 'f' } }, 1, 8, 8, 1, 8)
  expect(sinceEvent(t, 'special')).toMatchObject([{ enemy: 'chairman-mayhem-1', name: 'Hostile Takeover' }])
  expect(counts(drawn('executive-order'), 'out-of-ammo')).toEqual(['ann'])
})

test('Golden Handshake: a gun and a Nomad, or Slag', () => {
  const map = ['a b c d e f 1']
  const t = begun('golden-handshake', { map, decks: { guns: ['bob-gun'] } })
  expect(t.offer()).toEqual(['take the money', 'spit on it'])
  t.answer('take the money')
  t.answer(t.offer()[0])
  expect([t.told('spawned').map(({ enemy }) => enemy), t.hunter('ann').gear.length]).toEqual([['nomad-1'], 2])
  expect(begun('golden-handshake', { map }).answer('spit on it').told('status')).toMatchObject([{ kind: 'slag' }])
})

test('Tremor: every hunter loses a Ready token, and Grandmother Maw moves up to two zones', () => {
  const t = drawn('tremor', { map: ['a b c d e f g h'], enemies: { 'grandmother-maw-1': 'h', 'thug-1': 'b' } })
  expect(counts(t, 'stunned')).toEqual([...HUNTERS])
  expect(sinceEvent(t, 'enemy-moves')).toMatchObject([{ enemy: 'grandmother-maw-1', path: { length: 2 } }])
})

test('The Nest Opens: three pups where the Spotlight is', () => {
  const t = begun('the-nest-opens')
  while (t.question().ask === 'spawn zone') t.pass()
  expect(t.told('spawned').map(({ enemy }) => enemy)).toEqual(['skag-pup-1', 'skag-pup-2', 'skag-pup-3'])
})
