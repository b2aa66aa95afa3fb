import { describe, expect, test } from 'vitest'
import {
  announcementText,
  elementText,
  enemyText,
  eventText,
  fanText,
  gearText,
  hunterText,
  scenarioText,
} from './describe.ts'
import { baseContent as box, contentWith } from './index.ts'

/** What a hunter's ability with such rules says. */
function hunterSays(rules: object): string[] {
  const written = { id: 'x', name: 'X', title: 'X', tokens: ['green', 'yellow', 'red'], skills: {}, gun: 'fuse-box' }
  const { hunters } = contentWith([{ hunters: [{ ...written, ...rules }] }])
  return hunters.x ? hunterText(box, hunters.x) : []
}

function eventSays(deed: object): string {
  const { events } = contentWith([{ events: [{ id: 'x', name: 'X', do: [deed] }] }])
  return events.x ? (eventText(box, events.x)[0] ?? '') : ''
}

const MOST = { kind: 'hunter', most: 'loot' }

describe('every deed of its own has a text', () => {
  test.each<[object, string]>([
    [{ status: { who: MOST, add: 'slag' } }, 'Put a Slag token on each hunter with the most Loot.'],
    [{ status: { who: {}, add: 'burning', count: 2 } }, 'Put 2 Burning tokens on each model.'],
    [
      { cure: { who: { kind: 'hunter', status: 'any' } } },
      'Take all status tokens off each hunter with a status token.',
    ],
    [{ recharge: { who: { shielded: false } } }, 'Each model without a working shield recharges its shields.'],
    [{ reload: { who: { kind: 'hunter', ready: true } } }, 'Each hunter with a Ready token reloads.'],
    [
      { empty: { who: { kind: 'hunter', closest: 'spawning' } } },
      'Each hunter closest to a spawning zone is out of ammo.',
    ],
    [{ exhaust: 'this' }, 'Turn this card face down until the game is over.'],
    [{ discard: 'this' }, 'Discard this card.'],
    [{ loot: { who: MOST, add: -2 } }, 'Each hunter with the most Loot loses 2 Loot tokens.'],
    [
      { loot: { who: { spotlight: true, kind: 'hunter' }, add: 1 } },
      'The hunter with the Spotlight takes 1 Loot token from the bag.',
    ],
    [{ drop: { at: 'spotlight', tokens: 3 } }, 'Drop 3 Loot tokens from the bag in the zone of the Spotlight.'],
    [{ draw: { who: MOST, deck: 'legendary' } }, 'Each hunter with the most Loot draws a card of the Legendary deck.'],
    [{ mod: { who: { kind: 'hunter' } } }, 'Each hunter places a Mod.'],
    [
      { spotlight: { who: { kind: 'hunter', least: 'wounds' } } },
      'The hunter with the fewest wounds gains the Spotlight.',
    ],
    [
      { move: { who: { kind: 'enemy', type: 'fodder' }, zones: 2 } },
      'Each enemy of the type Fodder moves up to 2 zones.',
    ],
    [
      { push: { who: { base: 'large' }, zones: 1, way: 'away' } },
      'Push each model with a large base 1 zone away from this model.',
    ],
    [{ place: { who: { tough: true }, at: 'start' } }, 'Put each model that is Tough into a starting zone.'],
    [{ act: { who: { kind: 'hunter' }, free: 'interact' } }, 'Each hunter may take a free Interact Action.'],
    [
      { attack: { who: MOST, strength: 5, with: ['shock', 'corrosive 2'] } },
      'Each hunter with the most Loot suffers a ranged attack of Strength 5 with Shock and Corrosive 2.',
    ],
    [{ orders: { list: ['spawn', 'event'] } }, 'Carry out Spawn and Event at once.'],
    [{ orders: { who: { card: 'psycho' }, list: ['melee'] } }, 'Each Psycho carries out Melee at once.'],
    [{ spawn: { enemy: 'lil-shotty', count: 2, at: 'spawning' } }, 'Spawn 2 Lil Shotties in a spawning zone.'],
    [{ spawn: { enemy: 'nine-toes', at: 'start' } }, 'Nine Toes appears in a starting zone.'],
    [{ queue: 'swap' }, 'The first two Announcements of the queue change places.'],
    [{ carry: { who: MOST, thing: 'old-boot', add: 1 } }, 'Each hunter with the most Loot picks up an old boot.'],
    [{ count: { what: 'bangs' } }, 'Add 1 to the tally of bangs.'],
    [{ count: { what: 'bangs', add: -2 } }, 'Take 2 from the tally of bangs.'],
    [{ element: { put: 'fuel-drum', at: 'station' } }, 'Put a fuel drum in the zone of a NEW-U Station.'],
    [{ clear: { element: 'nest', at: 'spotlight' } }, 'Remove the nest in the zone of the Spotlight.'],
    [{ end: 'lost' }, 'The hunters lose.'],
    [{ if: { who: { card: 'old-ironjaw' }, do: [{ end: 'won' }] } }, 'If Old Ironjaw is in play, the hunters win.'],
  ])('%j', (deed, text) => {
    expect(eventSays(deed)).toBe(text)
  })
})

describe('rules read as a player would say them', () => {
  test.each<[object, string]>([
    [{ change: 'tech', add: 1 }, 'This hunter has +1 Tech.'],
    [{ change: 'gun-slots', add: 1 }, 'This hunter has +1 gun slot.'],
    [{ change: 'luck', add: 1 }, 'Each game starts with 1 Luck more.'],
    [{ change: 'price', add: -2 }, 'This hunter pays $200 less for each card it buys.'],
    [
      { change: 'loot', add: 1, who: { kind: 'enemy' }, against: { is: 'me' } },
      'Each enemy drops 1 Loot token more when this hunter takes it out.',
    ],
    [
      { change: 'defending', add: 1, for: { skill: 'melee' } },
      'This hunter has +1 to its defence rolls against melee attacks.',
    ],
    [
      { change: 'acting', add: 1, who: { is: 'me', hurt: 2 } },
      'This hunter has +1 to its rolls while it has at least 2 wounds.',
    ],
    [
      { change: 'acting', add: 2, for: { keyword: 'pistol' }, against: { kind: 'enemy', alone: true } },
      'This hunter has +2 to its rolls with a pistol against any enemy that is alone.',
    ],
    [{ forbid: 'react', who: { kind: 'hunter' } }, 'No hunter may [RE]act.'],
    [{ forbid: 'take-status' }, 'This hunter cannot get status tokens.'],
    [{ forbid: 'take-status', who: { is: 'me' } }, 'This hunter cannot get status tokens.'],
    [
      { allow: 'gather' },
      'This hunter may take any number of Loot tokens from each zone it enters or is activated in.',
    ],
    [{ keyword: 'deadly crits', for: { keyword: 'pistol' } }, "This hunter's pistol attacks have Deadly with a Crit."],
    [
      { keyword: 'shock', who: { kind: 'enemy', type: 'ranged-normal' }, for: { skill: 'ranged' } },
      'The ranged attacks of each enemy of the type Ranged Normal have Shock.',
    ],
    [{ keyword: 'cryo', who: { kind: 'enemy' }, for: { skill: 'melee' } }, "Each enemy's melee attacks have Cryo."],
  ])('%j', (standing, text) => {
    expect(hunterSays({ standing: [standing] })).toEqual([text])
  })

  const gain = [{ luck: { add: 1 } }]
  test.each<[object, string]>([
    [{ on: 'takes-out', do: gain }, 'When this hunter takes out an enemy, gain 1 Luck.'],
    [
      { on: 'takes-out', who: { kind: 'enemy', status: 'burning' }, do: gain },
      'When this hunter takes out an enemy that burns, gain 1 Luck.',
    ],
    [
      { on: 'crit', by: { kind: 'hunter', is: 'not-me' }, who: { is: 'me' }, do: gain },
      'When another hunter scores a Crit against this hunter, gain 1 Luck.',
    ],
    [
      { on: 'wounded', by: { is: 'me', hurt: 3 }, once: 'game', do: gain },
      'Once a game, when this hunter is wounded and has at least 3 wounds, gain 1 Luck.',
    ],
    [
      { on: 'enters', by: { kind: 'enemy', in: 'me' }, do: gain },
      "When an enemy moves into this hunter's zone, gain 1 Luck.",
    ],
    [{ on: 'round-start', do: gain }, 'At the start of each round, gain 1 Luck.'],
    [
      { on: 'round-start', by: { is: 'me', spotlight: true }, do: gain },
      'At the start of each round, if this hunter has the Spotlight, gain 1 Luck.',
    ],
    [
      { on: 'enemy-turn-end', by: { kind: 'hunter', in: 'start' }, do: [{ reload: { who: 'me' } }] },
      'At the end of each enemy turn, for each hunter in a starting zone: this hunter reloads.',
    ],
  ])('%j', (trigger, text) => {
    expect(hunterSays({ triggers: [trigger] })).toEqual([text])
  })
})

describe('cards of every kind', () => {
  const of = <Card>(cards: Readonly<Record<string, Card>>, id: string): Card => cards[id] as Card

  test('hunters, gear and Skill Trees', () => {
    expect(hunterText(box, of(box.hunters, 'maya'))).toEqual([
      'Phaselock (Willpower, RED, YELLOW, GREEN): Target: an enemy. If it succeeds, put a Cryo token on the target.',
      'Mend (Medical, RED, YELLOW): Target: a wounded hunter. If it succeeds, the target heals up to 1 wound.',
    ])
    expect(gearText(box, of(box.gear, 'hornet-nest'))).toEqual([
      'Shoot (Ranged, RED, YELLOW): Attack, Rapid 2, Incendiary and Small Clip.',
    ])
    expect(gearText(box, of(box.gear, 'tin-lid'))).toEqual([])
  })

  test('enemies', () => {
    expect(enemyText(box, of(box.enemies, 'chairman-mayhem'))).toEqual([
      'Ranged attacks: Suppression.',
      'Attack Fumble: This enemy carries out Melee at once.',
      'Defense Fumble: The hunter who fumbled is out of ammo.',
      'Hostile Takeover: Ranged attack at -1 Strength with Crowd Control and Shock. For each hunter hit, that hunter loses 1 Loot token.',
      "Once a game, when this enemy is wounded and has at least 4 wounds, this enemy recharges its shields, then spawn 1 Nomad in this enemy's zone.",
      'Once a round, when this enemy is wounded and has at least 8 wounds, this enemy has +1 Strength until the end of the round, then push each hunter within RED of this enemy 2 zones away from this enemy.',
      'At the start of each round, if this enemy has at least 8 wounds, this enemy has +1 Move until the end of the round.',
      'Boss Action: Move, Special, Melee if Chairman Mayhem has at least 6 wounds, otherwise Ranged.',
    ])
    expect(enemyText(box, of(box.enemies, 'loot-goon-goliath')).at(-1)).toBe('Drops 1D4 Loot tokens more.')
  })

  test('the show', () => {
    expect(announcementText(box, of(box.announcements, 'dry-spell'))).toEqual([
      'Out of Ammo (each hunter closest to a spawning zone)',
      'Move',
      'Ranged',
      'Special',
    ])
    expect(announcementText(box, of(box.announcements, 'meet-and-greet')).at(-1)).toBe(
      'Once a round, when an enemy moves into the zone of the Spotlight, that enemy carries out Melee at once.',
    )
    expect(fanText(box, of(box.fans, 'crowd-pleaser'))).toBe(
      'If this hunter takes out an enemy 2 times in its own activation, it gains the Spotlight when the activation ends.',
    )
    expect(fanText(box, of(box.fans, 'giant-killer'))).toBe(
      'If this hunter hits an enemy with a large base, it gains the Spotlight at once.',
    )
  })

  test('elements and scenarios', () => {
    expect(elementText(box, of(box.elements, 'safe'))).toEqual([
      'Blocks the line of sight.',
      "Interact (Crack the safe): Drop 3 Loot tokens from the bag in the hunter's zone.",
      'May be attacked against the Obstacle Die. When it is hit, it is removed: drop 2 Loot tokens from the bag in its zone.',
    ])
    expect(elementText(box, of(box.elements, 'lava'))).toEqual([
      'When a model moves into its zone: put a Burning token on that model.',
    ])
    expect(scenarioText(box, of(box.scenarios, 'jailhouse-block'))).toEqual([
      'Each brute enemy has -1 Move.',
      'Once a round, when a hunter takes an Interact Action, each enemy closest to that hunter carries out Move at once.',
      'Slaughterlight: The hunter with the Spotlight cannot [RE]act.',
      'The hunters win when the tally of locks reaches 5 and each hunter is at the gate.',
      'The hunters lose when 5 rounds are over.',
    ])
    expect(scenarioText(box, of(box.bounties, 'dog-catcher')).slice(-2)).toEqual([
      'The hunters win when Old Ironjaw is taken out.',
      'The hunters lose when 6 rounds are over.',
    ])
    expect(scenarioText(box, of(box.bounties, 'the-audit'))[0]).toBe(
      'Every 4 times The Tax Collector hits, the hunters lose.',
    )
  })
})

test('whoever is across from the bearer is called what it is there', () => {
  const { porcupine, 'mirror-ball': mirror } = box.gear
  const { 'the-understudy': understudy, 'twice-shy-trudy': trudy } = box.enemies
  expect(porcupine && gearText(box, porcupine)).toEqual([
    'Once a round, when this hunter defends itself against melee attacks, the attacker suffers 1 wound.',
  ])
  expect(mirror && gearText(box, mirror)).toEqual([
    'Once a round, when this hunter defends itself, the attacker suffers 1 wound.',
  ])
  expect(understudy && enemyText(box, understudy)).toContain(
    'When this enemy is wounded, the attacker gains the Spotlight.',
  )
  expect(trudy && enemyText(box, trudy)).toContain(
    'When a hunter defends itself against this enemy, push this enemy 2 zones away from that hunter.',
  )
})
