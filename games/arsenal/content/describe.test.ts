import { expect, test } from 'vitest'
import type { z } from 'zod'
import { action, attack, personal } from '../testing/pack.ts'
import { describeDeeds } from './describe/deeds.ts'
import { describeStanding } from './describe/standing.ts'
import { describeTarget } from './describe/target.ts'
import { describeCard } from './describe.ts'
import { type Deed, damageTypes, deed, standing, target } from './grammar.ts'
import { baseContent, contentWith } from './index.ts'
import { printedText } from './printed.ts'
import { card } from './schema.ts'
import texts from './texts.yaml'

const everything = [...Object.values(baseContent.mechs), ...Object.values(baseContent.cards)]

/** What two texts of one card must have in common, each as a word both use or neither. */
const TERMS: readonly (readonly [term: string, pattern: RegExp])[] = [
  ...[
    'Guided',
    'Explosive',
    'Rapid-Fire',
    'Swarm',
    'Radius',
    'Energy',
    'Reserve',
    'Scrapheap',
    'ATK',
    'EVA',
    'ARM',
  ].map((word): [string, RegExp] => [word, new RegExp(`\\b${word}\\b`)]),
  ...damageTypes.map((type): [string, RegExp] => [`${type} Attacks`, new RegExp(`\\b${type} Attack`)]),
  ...['attack', 'evasion', 'armor'].flatMap((roll): [string, RegExp][] => [
    [`${roll} roll`, new RegExp(`\\b${roll} roll`)],
    [`${roll} pool`, new RegExp(`\\b${roll} pool`)],
  ]),
  ['at the cost of', /→/],
  ['mark', /\bmarks?\b/i],
  ['burn', /\bburns?\b/i],
  ['refresh', /\brefresh/i],
  ['scrap', /\bscraps?\b/i],
  ['lock', /\block/i],
  ['prevent', /\bprevent/i],
  ['damage', /\bdamage/i],
  ['draw', /\bdraws? \d/i],
  ['hand', /\bhand\b/],
  ['standard move', /\bstandard move/],
  ['move', /\bmoves? (your|the target|\d|up to)/i],
  ['advance', /\badvance/i],
  ['retreat', /\bretreat/i],
  ['disrupt', /\bdisrupt/i],
  ['control', /\bcontrol\b/],
  ['range bonus', /\brange bonus\b/],
  ['extended range', /\bextended range\b/],
  ['this turn', /\bthis turn\b/],
  ['your turn only', /\byour turn only\b/i],
  ['start of', /\bthe start of\b/],
  ['end of', /\bthe end of\b/],
  ['on a hit', /\bon a hit\b/i],
  ['evade', /\bevade\b/],
  ['target', /\btarget|\battacker\b/i],
]

/** Numbers as people write them in a sentence. */
const NUMBERS: readonly (readonly [pattern: RegExp, digit: string])[] = [
  [/\b(one|(?<=draw )a(?= card))\b/gi, '1'],
  [/\btwice\b/gi, '2 times'],
  [/\b(two|second)\b/gi, '2'],
  [/\bthree\b/gi, '3'],
  [/\bfour\b/gi, '4'],
  [/\bfive\b/gi, '5'],
  [/\beight\b/gi, '8'],
]

/** What a text means, however it is worded: every number in it, and the terms it uses. */
function factsOf(worded: string) {
  const text = NUMBERS.reduce((sentence, [pattern, digit]) => sentence.replace(pattern, digit), worded)
  return {
    numbers: (text.match(/\d+|\bX\b/g) ?? []).sort(),
    terms: TERMS.filter(([, pattern]) => pattern.test(text)).map(([term]) => term),
  }
}

test('every Mech and card has a text of its own, in the order of the box', () => {
  expect(Object.keys(texts as Record<string, string>)).toEqual(everything.map(({ id }) => id))
})

test('side by side, the written text of every Mech and card has the facts of the one made from its data', () => {
  const sideBySide = everything.map((card) => ({
    card: card.id,
    written: printedText(card),
    made: describeCard(card),
    facts: factsOf(printedText(card)),
  }))
  expect(sideBySide).toEqual(sideBySide.map((row) => ({ ...row, facts: factsOf(row.made) })))
})

test('a wrong number, cost, keyword or damage type in a written text is found', () => {
  const made = '+1 die on your attack rolls in melee Attacks. 1, mark → Deal 2 damage to the target.'
  const facts = factsOf(made)
  expect(
    factsOf('1, mark → The target takes 2 damage. Attack rolls of your melee Attacks: +1 die, on each attack roll.'),
  ).toEqual(facts)
  for (const wrong of [
    made.replace('2 damage', '3 damage'),
    made.replace('1, mark', 'mark'),
    made.replace('mark', 'scrap'),
    made.replace('melee', 'laser'),
    made.replace('attack rolls', 'armor rolls'),
    `Guided. ${made}`,
  ])
    expect(factsOf(wrong)).not.toEqual(facts)
})

test('written texts are no copies of the made ones', () => {
  const worded = everything.filter((card) => describeCard(card).includes(' '))
  const same = worded.filter((card) => printedText(card) === describeCard(card))
  expect(same.map(({ id }) => id)).toEqual([])
})

test('a card of a pack is printed as its data say', () => {
  const pack = {
    cards: [
      {
        id: 'long-nap',
        name: 'Long Nap',
        type: 'action',
        cost: 1,
        instant: true,
        do: [{ charge: { refresh: 2 } }],
      },
    ],
  }
  const nap = contentWith([pack]).cards['long-nap']
  expect(nap && printedText(nap)).toBe('You refresh 2 Energy.')
})

test.each<[z.input<typeof deed>, string]>([
  [{ dice: { roll: 'attack', add: 1 } }, 'Add 1 die to your next attack roll this turn.'],
  [
    { dice: { roll: 'evasion', less: 2, who: 'target', all: true } },
    "Take 2 dice from all the target player's evasion rolls this turn.",
  ],
  [
    { dice: { roll: 'armor', add: 'X', until: 'rolled', autonomous: true } },
    'Add X dice to your next armor roll, also for Autonomous Objects.',
  ],
  [{ dice: { roll: 'attack' } }, 'Take 0 dice from your next attack roll this turn.'],
  [
    { range: { times: 2, who: 'rivals' } },
    "Multiply the range bonus of each rival's next evasion roll this turn by 2.",
  ],
  [{ pool: { of: 'armor', less: 1, who: 'everyone' } }, "Take 1 die from each player's armor pool."],
  [{ prevent: { amount: 2 } }, 'Prevent 2 of the next damage to your Mech this turn.'],
  [
    { prevent: { amount: 2, to: 'target', type: 'laser' } },
    'Prevent 2 of the next laser damage to the target this turn.',
  ],
  [{ damage: { amount: 3, to: 'target', sure: true } }, 'Deal 3 damage to the target that cannot be prevented.'],
  [{ damage: { amount: 1 } }, 'Deal 1 damage to your Mech.'],
  [{ blast: { amount: 1, what: 'mechs', side: 'rival' } }, 'Deal 1 damage to each rival Mech within the Radius.'],
  [
    { blast: { amount: 2, what: 'both', side: 'any', radius: 1 } },
    'Deal 2 damage to each Mech and Object within 1 hex of this card.',
  ],
  [
    { blast: { amount: 2, what: 'objects', side: 'any', from: 'target', radius: 2 } },
    'Deal 2 damage to each Object within 2 hexes of the target.',
  ],
  [
    { repair: { amount: { per: 'lock', most: 3 } } },
    'Remove as many as the number of your locks (at most 3) damage from your Mech.',
  ],
  [{ draw: { cards: 1, who: 'rivals' } }, 'Each rival draws 1 card.'],
  [{ draw: { cards: 2 } }, 'You draw 2 cards.'],
  [{ drop: { cards: 1, who: 'target', random: true } }, 'The target player scraps 1 card from hand at random.'],
  [{ recover: { cards: 1, to: 'hand' } }, 'Return the top card of your Scrapheap to your hand.'],
  [{ recover: { cards: 2, to: 'reserve' } }, 'Return the top 2 cards of your Scrapheap to the top of your Reserve.'],
  [{ move: { hexes: 1 } }, 'Move your Mech 1 hex.'],
  [{ move: { hexes: 2, what: 'target', upTo: true } }, 'Move the target up to 2 hexes.'],
  [{ advance: { hexes: 2, to: 'target' } }, 'Your Mech advances 2 hexes to the target.'],
  [{ retreat: { hexes: 1, what: 'target' } }, 'The target retreats 1 hex from your Mech.'],
  [{ lock: { until: 'turn', on: 'target' } }, 'You have a lock on the target this turn.'],
  [{ lock: { until: 'card', on: 'radius' } }, 'You have a lock on every rival Mech and Object within the Radius.'],
  [{ unlock: { who: 'rivals', on: 'me' } }, 'Each rival loses all locks on you and your Objects.'],
  [{ unlock: { who: 'me' } }, 'You lose all locks.'],
  [{ jam: { who: 'target' } }, 'The target player cannot have a lock this turn.'],
  [{ halt: { who: 'target' } }, "The target player's Mech cannot make standard moves this turn."],
  [{ speed: { free: 1 } }, 'Your Mech can make 1 more free standard move this turn.'],
  [{ speed: { free: 2, paid: -1 } }, 'Your Mech can make 2 more free and 1 fewer paid standard move this turn.'],
  [{ speed: { paid: -2, who: 'rivals' } }, "Each rival's Mech can make 2 fewer paid standard moves this turn."],
  [{ disrupt: {} }, 'Disrupt the target.'],
  [{ mark: {} }, 'Mark the target.'],
  [{ unmark: {} }, 'Unmark the target.'],
  [
    { drain: { mark: 1, burn: 2, who: 'target' } },
    'The target player marks 1 Energy and the target player burns 2 Energy for nothing.',
  ],
  [{ drain: { burn: 1 } }, 'You burn 1 Energy for nothing.'],
  [{ charge: { unmark: 1, refresh: 2 } }, 'You unmark 1 Energy and you refresh 2 Energy.'],
  [{ scrap: {} }, 'Scrap the target.'],
  [{ return: {} }, "Return the target to its owner's hand."],
  [{ seize: {} }, 'Take control of the target.'],
])('%j reads: %s', (input, text) => {
  expect(describeDeeds([deed.parse(input)])).toBe(text)
})

test.each<[z.input<typeof standing>, string]>([
  [{ dice: 'attack', add: 1 }, '+1 die on your attack rolls.'],
  [
    { dice: 'attack', add: -2, who: 'rivals-inside', type: 'laser' },
    '-2 dice on the attack rolls in laser Attacks of rivals within the Radius.',
  ],
  [
    { dice: 'evasion', add: 2, against: 'locked', autonomous: true },
    '+2 dice on your evasion rolls against anything you have a lock on, also for Autonomous Objects.',
  ],
  [{ stat: 'hand', add: 1 }, '+1 to your maximum hand size.'],
  [{ stat: 'arm', add: -1, who: 'allies-inside' }, '-1 to the ARM of your side within the Radius.'],
  [{ harm: 1, type: 'emp', against: 'locked' }, '+1 damage with your emp Attacks against anything you have a lock on.'],
  [{ harm: 2 }, '+2 damage with your Attacks.'],
  [{ shield: 1, to: 'both', type: 'cryo' }, 'Each time, prevent 1 damage from cryo Attacks to your Mech and Objects.'],
  [
    { shield: 2, to: 'mech', who: 'everyone-inside' },
    'Each time, prevent 2 damage to the Mech of every player within the Radius.',
  ],
  [{ reach: 8 }, 'Your extended range reaches 8 hexes.'],
  [{ cost: -1, of: 'all' }, 'Your cards cost 1 less.'],
  [{ cost: 2, of: 'lock-on' }, 'Your Lock-On cards cost 2 more.'],
  [{ cost: -2, of: 'attack', nth: 2 }, 'Attack number 2 you play each turn costs 2 less.'],
  [{ forbid: 'moves' }, 'No standard moves for you.'],
  [{ forbid: 'locks', who: 'rivals-inside' }, 'No locks for the Mechs of rivals within the Radius.'],
])('%j reads: %s', (input, text) => {
  expect(describeStanding(standing.parse(input))).toBe(text)
})

test.each<[z.input<typeof target>, string]>([
  [{ what: 'mech' }, 'Target: any Mech.'],
  [{ what: 'player', side: 'rival' }, 'Target: a rival.'],
  [{ what: 'player' }, 'Target: any player.'],
  [{ what: 'object', side: 'rival', within: 0 }, "Target: a rival's Object (in the hex of your Mech)."],
  [
    { what: 'mech-or-object', within: 1, locked: true },
    'Target: any Mech or Object (you have a lock on it, within 1 hex of your Mech).',
  ],
  [
    { what: 'mech', other: true, radius: true, within: 2 },
    'Target: any Mech (not your own Mech, within 2 hexes of your Mech, within the Radius).',
  ],
])('%j reads: %s', (input, text) => {
  expect(describeTarget(target.parse(input))).toBe(text)
})

test('a function reads: when or for what, at what, what happens; keywords come first', () => {
  const made = (fields: object) => describeCard(card.parse({ id: 'x', name: 'X', ...fields }))
  const nothing = [{ draw: { cards: 1 } }]
  expect(
    made(
      personal({
        radius: 1,
        standing: [{ reach: 7 }],
        functions: [
          { cost: { energy: 2, mark: true, scrap: true }, only: 'your-turn', do: nothing },
          { cost: { energy: 'X' }, only: 'rival-turn', target: { what: 'mech' }, do: nothing },
          { on: 'evaded', do: [{ damage: { amount: 1, to: 'target' } }] },
        ],
      }),
    ),
  ).toBe(
    'Radius 1. Your extended range reaches 7 hexes. On your turn only: 2, mark, scrap this card from play → You draw 1 card. ' +
      "On rivals' turns only: X → Target: any Mech. You draw 1 card. " +
      'When you evade an Attack (the attacker is the target): Deal 1 damage to the target.',
  )
  expect(made(personal({ functions: [{ on: 'destroyed', do: nothing }] }))).toBe(
    'When this Object is destroyed: You draw 1 card.',
  )
  expect(made(personal({ functions: [{ on: 'hit', do: nothing }] }))).toBe('When your Attack hits: You draw 1 card.')
  expect(made(attack({ guided: true, explosive: 1, rapidFire: 2, swarm: 3, hit: nothing }))).toBe(
    'Guided. Explosive 1. Rapid-Fire 2. Swarm 3. On a hit: You draw 1 card.',
  )
  expect([made(attack()), made(personal())]).toEqual(['', ''])
  expect(made(action({ target: { what: 'mech' }, do: nothing }))).toBe('Target: any Mech. You draw 1 card.')
})

test('no text is unreadable', () => {
  for (const card of everything)
    for (const text of [describeCard(card), printedText(card)])
      expect(text).not.toMatch(/undefined|\[object|NaN| {2}|\.\.|[a-z]\d/)
})

test('every verb of the vocabulary has words of its own', () => {
  const used = new Set<string>()
  const note = (list: readonly Deed[]) => {
    for (const one of list) for (const name in one) used.add(name)
  }
  for (const card of everything) {
    if ('do' in card) note(card.do)
    if ('hit' in card) note(card.hit)
    if ('functions' in card) for (const one of card.functions) note(one.do)
  }
  const names = deed.options.map((option) => Object.keys(option.shape)[0] as string)
  const unused = names.filter((name) => !used.has(name))
  expect(unused).toEqual(['mark', 'unmark', 'return'])
})
