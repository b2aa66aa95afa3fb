import { describe, expect, test } from 'vitest'
import { abilityText, battleText, deedsText, lesserText, rulesText, weaponText } from './describe.ts'
import type { Deed, StandingRule, Trigger, Who } from './grammar.ts'
import { baseContent } from './index.ts'

const pickText = (who: Who) => deedsText([{ pick: { who } }])

describe('which fighters', () => {
  test.each<[Who, string]>([
    [{}, 'Pick a fighter.'],
    [{ side: 'any' }, 'Pick a fighter.'],
    [{ side: 'friendly' }, 'Pick a friendly fighter.'],
    [{ side: 'enemy' }, 'Pick an enemy fighter.'],
    [{ side: 'enemy', visible: true }, 'Pick a visible enemy fighter.'],
    [{ is: 'me' }, 'Pick this fighter.'],
    [{ side: 'friendly', is: 'not-me' }, 'Pick another friendly fighter.'],
    [{ fighter: 'blue-horror' }, 'Pick Blue Horror.'],
    [{ runemark: 'hero' }, 'Pick a fighter with the hero runemark.'],
    [{ without: 'hero' }, 'Pick a fighter without the hero runemark.'],
    [{ hurt: true }, 'Pick a fighter with damage tokens.'],
    [{ hurt: false }, 'Pick a fighter with no damage tokens.'],
    [{ activated: true }, 'Pick a fighter with an activation token.'],
    [{ activated: false }, 'Pick a fighter with no activation token.'],
    [{ within: { hexes: 1, of: 'me' } }, 'Pick a fighter within 1 hex.'],
    [{ within: { hexes: 2, of: 'objective' } }, 'Pick a fighter within 2 hexes of an objective.'],
    [{ within: { hexes: 0, of: 'objective' } }, 'Pick a fighter in the same hex as an objective.'],
    [{ within: { hexes: 1, of: 'friend' } }, 'Pick a fighter within 1 hex of another fighter of their warband.'],
    [{ within: { hexes: 1, of: 'enemy' } }, 'Pick a fighter within 1 hex of a fighter of the opposing warband.'],
    [{ within: { hexes: 0, of: 'edge' } }, 'Pick a fighter in an edge hex.'],
    [{ within: { hexes: 1, of: 'edge' } }, 'Pick a fighter within 1 hex of an edge hex.'],
    [{ within: { hexes: 1, of: 'blocked' } }, 'Pick a fighter within 1 hex of a blocked hex.'],
    [{ within: { hexes: 1, of: 'desecration' } }, 'Pick a fighter within 1 hex of a Desecration token.'],
    [{ within: { hexes: 0, of: 'own-territory' } }, 'Pick a fighter in their own territory.'],
    [{ within: { hexes: 0, of: 'enemy-territory' } }, 'Pick a fighter in enemy territory.'],
    [{ within: { hexes: 2, of: 'enemy-territory' } }, 'Pick a fighter within 2 hexes of enemy territory.'],
    [{ beyond: { hexes: 0, of: 'own-territory' } }, 'Pick a fighter not in their own territory.'],
    [{ beyond: { hexes: 3, of: 'me' } }, 'Pick a fighter more than 3 hexes from this fighter.'],
    [
      { beyond: { hexes: 2, of: 'friend' } },
      'Pick a fighter more than 2 hexes from every other fighter of their warband.',
    ],
    [{ beyond: { hexes: 1, of: 'objective' } }, 'Pick a fighter more than 1 hex from every objective.'],
  ])('%j', (who, text) => expect(pickText(who)).toBe(text))

  test('near a fighter that was picked before', () =>
    expect(
      deedsText([
        { pick: { who: { side: 'enemy' } } },
        { all: { who: { within: { hexes: 2, of: 'them' } }, do: [{ heal: { to: 'them', amount: 1 } }] } },
      ]),
    ).toBe('Pick an enemy fighter. Remove 1 damage token from each fighter within 2 hexes of the fighter picked.'))

  test('the one picked', () => expect(pickText({ is: 'them' })).toBe('Pick them.'))
})

describe('how much', () => {
  test.each<[Extract<Deed, { damage: unknown }>['damage']['amount'], string]>([
    [3, 'Deal 3 damage to them.'],
    ['value', 'Deal damage to them equal to the value of this ability.'],
    ['half-value', 'Deal damage to them equal to half the value of this ability (rounded up).'],
    [{ dice: 1, need: 4, each: 2 }, 'Roll 1 die. Deal 2 damage to them on a roll of 4 or more.'],
    [{ dice: 3, need: 5, each: 1 }, 'Roll 3 dice. Deal 1 damage to them for every roll of 5 or more.'],
    [
      { dice: 'value', need: 4, each: 2 },
      'Roll a number of dice equal to the value of this ability. Deal 2 damage to them for every roll of 4 or more.',
    ],
    [{ count: 'objectives', times: 1 }, 'Deal 1 damage to them for every objective under your control.'],
    [{ count: 'objectives', held: 'owner', times: 2 }, 'Deal 2 damage to them for every objective under your control.'],
    [
      { count: 'objectives', held: 'opponent', times: 1 },
      "Deal 1 damage to them for every objective under your opponent's control.",
    ],
    [
      { count: 'objectives', held: 'nobody', times: 1 },
      "Deal 1 damage to them for every objective under nobody's control.",
    ],
    [
      { count: 'objectives', held: 'owner', marked: 'old-cairn', times: 1 },
      'Deal 1 damage to them for every objective marked old cairn under your control.',
    ],
    [{ count: 'fighters', times: 1 }, 'Deal 1 damage to them for every fighter on the battlefield.'],
    [
      { count: 'fighters', who: { side: 'friendly', within: { hexes: 1, of: 'me' } }, times: 2, most: 6 },
      'Deal 2 damage to them for every friendly fighter within 1 hex, up to 6 in all.',
    ],
    [
      { count: 'fallen', who: { side: 'enemy' }, times: 1 },
      'Deal 1 damage to them for every enemy fighter taken down so far.',
    ],
    [{ count: 'desecrations', times: 2 }, 'Deal 2 damage to them for every Desecration token on the battlefield.'],
  ])('%j', (amount, text) => expect(deedsText([{ damage: { to: 'them', amount } }])).toBe(text))
})

describe('deeds', () => {
  test.each<[Deed, string]>([
    [{ pick: { who: { side: 'friendly' }, optional: true } }, 'You can pick a friendly fighter.'],
    [{ damage: { to: 'me', amount: 2 } }, 'Deal 2 damage to this fighter.'],
    [{ heal: { to: 'me', amount: 1 } }, 'Remove 1 damage token from this fighter.'],
    [{ heal: { to: 'them', amount: 'value' } }, 'Remove damage tokens from them equal to the value of this ability.'],
    [{ push: { who: 'them', hexes: 1 } }, 'You can push them 1 hex.'],
    [{ push: { who: 'me', hexes: 2 } }, 'You can push this fighter up to 2 hexes.'],
    [{ push: { who: 'them', hexes: 2, must: true } }, 'Push them 2 hexes.'],
    [{ push: { who: 'them', hexes: 1, away: true } }, 'You can push them 1 hex away from this fighter.'],
    [{ bonus: { who: 'me', action: 'attack' } }, 'This fighter can make a bonus attack action.'],
    [{ bonus: { who: 'them', action: 'disengage' } }, 'They can make a bonus disengage action.'],
    [{ bonus: { who: 'me', action: 'move' } }, 'This fighter can make a bonus move action.'],
    [
      { bonus: { who: 'me', action: 'move', hexes: 3, engaged: true } },
      'This fighter can make a bonus move action of up to 3 hexes even if adjacent to enemy fighters.',
    ],
    [
      { bonus: { who: 'them', action: 'move', hexes: 'half-value' } },
      'They can make a bonus move action of up to a number of hexes equal to half the value of this ability (rounded up).',
    ],
    [
      { bonus: { who: 'me', action: 'move', hexes: { dice: 2, need: 3, each: 1 } } },
      'Roll 2 dice. This fighter can make a bonus move action of up to 1 hex for every roll of 3 or more.',
    ],
    [
      { change: { who: 'me', what: 'attacks', add: 1, until: 'activation' } },
      "Add 1 to the Attacks of this fighter's weapons until the end of this activation.",
    ],
    [
      { change: { who: 'them', what: 'toughness', add: -2, until: 'round' } },
      'Subtract 2 from their Toughness until the end of this battle round.',
    ],
    [
      { change: { who: 'me', what: 'strength', by: 'half-value', with: 'missile', until: 'turn' } },
      "Add half the value of this ability (rounded up) to the Strength of this fighter's missile weapons until the end of this turn.",
    ],
    [
      { change: { who: 'them', what: 'attacks', add: -1, defending: true, until: 'battle' } },
      'Subtract 1 from the Attacks of weapons used against them until the end of the battle.',
    ],
    [
      { allow: { who: 'them', what: 'cannot-move', until: 'round' } },
      'Until the end of this battle round, they cannot make move or disengage actions.',
    ],
    [
      { allow: { who: 'me', what: 'pins-enemies', until: 'turn' } },
      'Until the end of this turn, enemy fighters adjacent to this fighter cannot make disengage actions.',
    ],
    [
      { allow: { who: 'them', what: 'counts-double', until: 'battle' } },
      'Until the end of the battle, they count as two fighters for control of objectives.',
    ],
    [
      { reroll: { who: 'me', what: 'all', with: 'melee', until: 'activation' } },
      'Until the end of this activation, this fighter can re-roll all of the dice in attacks with melee weapons.',
    ],
    [{ score: { player: 'owner', points: 1 } }, 'Score 1 victory point.'],
    [{ score: { player: 'opponent', points: 2 } }, 'Your opponent scores 2 victory points.'],
    [
      { arrive: { who: 'reserve', near: 'me' } },
      'Place one of your reserve fighters in a hex adjacent to this fighter.',
    ],
    [{ arrive: { who: 'reserve', near: 'them' } }, 'Place one of your reserve fighters in a hex adjacent to them.'],
    [
      { arrive: { who: 'reserve', near: 'reserve-hexes' } },
      'Place one of your reserve fighters on or adjacent to one of your reserve hexes.',
    ],
    [{ arrive: { who: 'brimstone-horrors', near: 'own-territory' } }, 'Place Brimstone Horrors in your territory.'],
    [{ desecrate: { hex: 'me' } }, "Place a Desecration token in this fighter's hex."],
    [{ desecrate: { hex: 'them' } }, 'Place a Desecration token in their hex.'],
    [{ gain: { group: 'double', value: 4 } }, 'Gain a double with a value of 4.'],
    [{ gain: { group: 'triple', value: 'value' } }, 'Gain a triple with the value of this ability.'],
    [{ seize: { within: 1, of: 'me' } }, 'Take control of an objective within 1 hex of this fighter.'],
    [{ ready: { who: 'them' } }, 'Remove the activation token from them.'],
    [
      {
        all: {
          who: { is: 'not-me', within: { hexes: 1, of: 'me' } },
          do: [{ damage: { to: 'them', amount: 'half-value' } }],
        },
      },
      'Deal damage to each other fighter within 1 hex equal to half the value of this ability (rounded up).',
    ],
    [
      {
        all: {
          who: { side: 'enemy' },
          do: [{ damage: { to: 'them', amount: { dice: 1, need: 4, each: 2 } } }, { push: { who: 'them', hexes: 1 } }],
        },
      },
      'Roll 1 die for each enemy fighter. Deal 2 damage to them on a roll of 4 or more. You can push them 1 hex.',
    ],
    [
      {
        all: {
          who: { side: 'friendly' },
          do: [{ push: { who: 'them', hexes: 1 } }, { heal: { to: 'them', amount: 1 } }],
        },
      },
      'You can push each friendly fighter by 1 hex. Remove 1 damage token from them.',
    ],
    [
      { chance: { need: 4, do: [{ damage: { to: 'me', amount: 1 } }, { heal: { to: 'them', amount: 1 } }] } },
      'Roll 1 die. On a 4 or more, deal 1 damage to this fighter. Remove 1 damage token from them.',
    ],
  ])('%j', (deed, text) => expect(deedsText([deed])).toBe(text))

  test('changes that differ only in the characteristic are said at once', () => {
    const change = (what: 'damage' | 'critical' | 'attacks' | 'move', add = 1): Deed => ({
      change: { who: 'me', what, add, until: 'turn' },
    })
    expect(deedsText([change('attacks'), change('critical')])).toBe(
      "Add 1 to the Attacks and Damage for critical hits of this fighter's weapons until the end of this turn.",
    )
    expect(deedsText([change('damage'), change('critical')])).toBe(
      "Add 1 to the Damage of this fighter's weapons until the end of this turn.",
    )
    expect(deedsText([change('damage'), change('critical', 2), change('move')])).toBe(
      "Add 1 to the Damage for hits of this fighter's weapons until the end of this turn. " +
        "Add 2 to the Damage for critical hits of this fighter's weapons until the end of this turn. " +
        "Add 1 to this fighter's Move until the end of this turn.",
    )
  })
})

const standingText = (rule: StandingRule, bearer?: 'fighter' | 'battle' | 'aspirant') =>
  rulesText({ standing: [rule], triggers: [] }, bearer)

describe('what holds while a card is in force', () => {
  test.each<[StandingRule, string]>([
    [{ change: 'move', add: 1 }, "Add 1 to this fighter's Move."],
    [{ change: 'wounds', add: -2 }, "Subtract 2 from this fighter's Wounds."],
    [{ change: 'range', add: 1, with: 'missile' }, "Add 1 to the Range of this fighter's missile weapons."],
    [
      { change: 'damage', add: 1, against: { hurt: true } },
      "Add 1 to the Damage for hits of this fighter's weapons in attacks against fighters with damage tokens.",
    ],
    [
      { change: 'attacks', add: -1, defending: true },
      'Subtract 1 from the Attacks of weapons used against this fighter.',
    ],
    [
      { change: 'attacks', add: 1, who: { is: 'me', within: { hexes: 1, of: 'desecration' } } },
      'While this fighter is within 1 hex of a Desecration token, add 1 to the Attacks of their weapons.',
    ],
    [
      { allow: 'counts-double', who: { is: 'me', hurt: false } },
      'While this fighter has no damage tokens, they count as two fighters for control of objectives.',
    ],
    [{ reroll: 'one' }, 'This fighter can re-roll one of the dice in attacks.'],
    [
      { reroll: 'misses', with: 'missile', against: { side: 'enemy', runemark: 'hero' } },
      'This fighter can re-roll all dice that miss in attacks with missile weapons against enemy fighters with the hero runemark.',
    ],
    [
      { allow: 'moves-through-friends' },
      'This fighter can move through hexes that contain friendly fighters, but cannot end a move there.',
    ],
    [
      { allow: 'moves-through-enemies' },
      'This fighter can move through hexes that contain enemy fighters, but cannot end a move there.',
    ],
    [{ allow: 'moves-engaged' }, 'This fighter can make move actions even while adjacent to enemy fighters.'],
    [{ allow: 'disengages-freely' }, 'This fighter can end a disengage action adjacent to enemy fighters.'],
    [
      { allow: 'picks-any-target' },
      'This fighter can attack any visible enemy fighter within range, even while adjacent to others.',
    ],
    [{ allow: 'sees-through-blocked' }, 'This fighter can see, and be seen, through blocked hexes.'],
    [{ allow: 'cannot-be-pushed' }, 'This fighter cannot be pushed.'],
    [{ allow: 'counts-double' }, 'This fighter counts as two fighters for control of objectives.'],
    [{ allow: 'pins-enemies' }, 'Enemy fighters adjacent to this fighter cannot make disengage actions.'],
    [{ allow: 'cannot-move' }, 'This fighter cannot make move or disengage actions.'],
    [{ allow: 'holds-no-objective' }, 'This fighter does not count for control of objectives.'],
  ])('of one fighter: %j', (rule, text) => expect(standingText(rule, 'fighter')).toBe(text))

  test.each<[StandingRule, string]>([
    [{ change: 'move', add: -1 }, 'Subtract 1 from the Move of all fighters.'],
    [
      { change: 'critical', add: 1, with: 'melee' },
      'Add 1 to the Damage for critical hits of the melee weapons of all fighters.',
    ],
    [
      { change: 'toughness', add: -1, who: { within: { hexes: 0, of: 'edge' } } },
      'Subtract 1 from the Toughness of fighters in an edge hex.',
    ],
    [{ change: 'strength', add: 1, who: { fighter: 'grawl' } }, "Add 1 to the Strength of Grawl's weapons."],
    [
      { allow: 'pins-enemies', who: { runemark: 'hero' } },
      'The enemies of fighters with the hero runemark cannot make disengage actions while adjacent to them.',
    ],
    [
      { allow: 'counts-double', who: { runemark: 'hero' } },
      'Fighters with the hero runemark count as two fighters each for control of objectives.',
    ],
    [{ allow: 'holds-no-objective' }, 'All fighters do not count for control of objectives.'],
    [{ reroll: 'all' }, 'All fighters can re-roll all of the dice in attacks.'],
  ])('of all fighters: %j', (rule, text) => expect(standingText(rule)).toBe(text))

  test.each<[StandingRule, string]>([
    [{ change: 'move', add: 1, who: { side: 'enemy' } }, "Add 1 to the Move of the adversary's fighters."],
    [
      { reroll: 'one', who: { side: 'friendly' }, against: { side: 'enemy', runemark: 'hero' } },
      "The aspirant's fighters can re-roll one of the dice in attacks against the adversary's fighters with the hero runemark.",
    ],
    [
      { allow: 'sees-through-blocked', who: { side: 'any' } },
      'All fighters can see, and be seen, through blocked hexes.',
    ],
  ])('in a convergence: %j', (rule, text) => expect(standingText(rule, 'aspirant')).toBe(text))
})

const triggerText = (trigger: Trigger, bearer?: 'fighter' | 'battle' | 'aspirant') =>
  rulesText({ standing: [], triggers: [trigger] }, bearer)

describe('what happens by itself', () => {
  const heal: Deed[] = [{ heal: { to: 'me', amount: 1 } }]

  test.each<[Trigger, string]>([
    [
      {
        on: 'round-end',
        do: [{ score: { player: 'owner', points: { count: 'objectives', held: 'owner', times: 1 } } }],
      },
      'At the end of each battle round, each player scores 1 victory point for every objective under their control.',
    ],
    [
      { on: 'round-start', rounds: [3], do: [{ gain: { group: 'double', value: 2 } }] },
      'At the start of the third battle round, each player gains a double with a value of 2.',
    ],
    [
      {
        on: 'round-start',
        do: [
          { pick: { who: { side: 'friendly' } } },
          { push: { who: 'them', hexes: 2, must: true } },
          { seize: { within: 1, of: 'them' } },
        ],
      },
      'At the start of each battle round, each player picks a friendly fighter. They push that fighter 2 hexes. They take control of an objective within 1 hex of that fighter.',
    ],
    [
      {
        on: 'round-end',
        rounds: [2, 3, 4],
        do: [
          {
            all: {
              who: { side: 'friendly', within: { hexes: 0, of: 'edge' } },
              do: [{ damage: { to: 'them', amount: 2 } }],
            },
          },
        ],
      },
      'At the end of the second, third and fourth battle rounds, each player deals 2 damage to each friendly fighter in an edge hex.',
    ],
    [
      { on: 'battle-end', do: [{ score: { player: 'opponent', points: 1 } }] },
      "At the end of the battle, each player's opponent scores 1 victory point.",
    ],
    [{ on: 'activation-start', do: heal }, 'When a fighter is activated, remove 1 damage token from that fighter.'],
    [
      { on: 'activation-end', who: { hurt: true }, do: heal },
      'After the activation of a fighter with damage tokens, remove 1 damage token from that fighter.',
    ],
    [
      { on: 'attack', rounds: [1], do: [{ push: { who: 'them', hexes: 1 } }] },
      'In the first battle round, after a fighter has made an attack action, their player can push the target 1 hex.',
    ],
    [
      { on: 'down', who: { runemark: 'hero' }, do: [{ score: { player: 'owner', points: 3 } }] },
      'Each time a fighter with the hero runemark is taken down, the opposing player scores 3 victory points.',
    ],
    [
      { on: 'down', do: [{ heal: { to: 'them', amount: 3 } }] },
      'Each time a fighter is taken down, remove 3 damage tokens from the fighter that took them down.',
    ],
    [
      { on: 'arrival', do: [{ bonus: { who: 'me', action: 'move', hexes: 3 } }] },
      'When a fighter is placed on the battlefield during the battle, that fighter can make a bonus move action of up to 3 hexes.',
    ],
  ])('for both players: %j', (trigger, text) => expect(triggerText(trigger)).toBe(text))

  test.each<[Trigger, string]>([
    [{ on: 'activation-start', do: heal }, 'When this fighter is activated, remove 1 damage token from this fighter.'],
    [
      { on: 'attack', do: [{ damage: { to: 'them', amount: 1 } }] },
      'After this fighter has made an attack action, deal 1 damage to the target.',
    ],
    [
      { on: 'round-start', do: [{ gain: { group: 'double', value: 1 } }] },
      'At the start of each battle round, gain a double with a value of 1.',
    ],
  ])('for one fighter: %j', (trigger, text) => expect(triggerText(trigger, 'fighter')).toBe(text))

  test.each<[Trigger, string]>([
    [
      {
        on: 'round-start',
        do: [{ pick: { who: { side: 'enemy' } } }, { push: { who: 'them', hexes: 2, must: true } }],
      },
      "At the start of each battle round, the aspirant picks one of the adversary's fighters. They push that fighter 2 hexes.",
    ],
    [
      {
        on: 'round-end',
        do: [{ all: { who: { side: 'friendly', is: 'not-me' }, do: [{ damage: { to: 'them', amount: 1 } }] } }],
      },
      "At the end of each battle round, deal 1 damage to each other of the aspirant's fighters.",
    ],
    [
      { on: 'down', who: { side: 'enemy' }, do: [{ gain: { group: 'triple', value: 5 } }] },
      "Each time one of the adversary's fighters is taken down, the aspirant gains a triple with a value of 5.",
    ],
    [
      {
        on: 'battle-end',
        do: [{ score: { player: 'owner', points: { count: 'fighters', who: { side: 'friendly' }, times: 1 } } }],
      },
      "At the end of the battle, the aspirant scores 1 victory point for every one of the aspirant's fighters.",
    ],
  ])('for the aspirant: %j', (trigger, text) => expect(triggerText(trigger, 'aspirant')).toBe(text))
})

describe('whole cards', () => {
  test('an ability', () =>
    expect(
      abilityText({
        do: [
          { pick: { who: { side: 'enemy', visible: true, within: { hexes: 3, of: 'me' } } } },
          { damage: { to: 'them', amount: 'value' } },
        ],
      }),
    ).toBe('Pick a visible enemy fighter within 3 hexes. Deal damage to them equal to the value of this ability.'))

  test('standing rules come before what happens by itself', () =>
    expect(
      rulesText(
        {
          standing: [{ allow: 'cannot-be-pushed' }],
          triggers: [{ on: 'activation-end', do: [{ heal: { to: 'me', amount: 2 } }] }],
        },
        'fighter',
      ),
    ).toBe(
      'This fighter cannot be pushed. After the activation of this fighter, remove 2 damage tokens from this fighter.',
    ))

  test('the three texts of a battle', () =>
    expect(
      battleText({
        rules: { standing: [], triggers: [] },
        reserves: { timing: 'reserve-phase', count: 2, place: 'board-edge' },
        victory: { rounds: 4, winner: 'points', atPoints: 7, elimination: true },
      }),
    ).toEqual({
      rules: 'This battle adds no rules.',
      reserves:
        'In the reserve phase, each player places 2 reserve fighters, or all that are left, each in any hex of the long edge on their side.',
      victory:
        'After 4 battle rounds whoever has more victory points wins; if neither does, it is a draw. ' +
        'A player who has 7 victory points or more at the end of a battle round, and more than their opponent, wins at once. ' +
        'A player with no fighters left, neither on the battlefield nor in reserve, loses at once.',
    }))

  test.each([
    [
      'fighters',
      'After 1 battle round whoever has more fighters on the battlefield wins; if neither does, it is a draw.',
    ],
    ['objectives', 'After 1 battle round whoever controls more objectives wins; if neither does, it is a draw.'],
  ] as const)('a battle won by %s', (winner, victory) =>
    expect(
      battleText({
        rules: { standing: [{ change: 'move', add: 1 }], triggers: [] },
        reserves: { timing: 'first-turn', count: 1, place: 'own-territory' },
        victory: { rounds: 1, winner, elimination: false },
      }),
    ).toEqual({
      rules: 'Add 1 to the Move of all fighters.',
      reserves:
        "From the second battle round on, at the beginning of a player's first turn of the round, that player places 1 reserve fighter in their own territory.",
      victory,
    }),
  )

  test.each([
    ['activation', 'Use during the activation of a friendly fighter. Remove 6 damage tokens from that fighter.'],
    [
      'round-start',
      'Use at the start of a battle round, after the hero phase. Remove 6 damage tokens from that fighter.',
    ],
    ['targeted', 'Use when a friendly fighter is picked as a target. Remove 6 damage tokens from that fighter.'],
    ['attacking', 'Use before a friendly fighter rolls to hit. Remove 6 damage tokens from that fighter.'],
  ] as const)('a lesser artefact used at %s', (when, text) =>
    expect(lesserText({ when, do: [{ heal: { to: 'me', amount: 6 } }] })).toBe(text),
  )

  test('a lesser artefact against the other fighter of an attack', () => {
    expect(lesserText({ when: 'targeted', do: [{ damage: { to: 'them', amount: 1 } }] })).toMatch(
      /Deal 1 damage to the attacker\.$/,
    )
    expect(lesserText({ when: 'attacking', do: [{ push: { who: 'them', hexes: 1 } }] })).toMatch(
      /You can push the target 1 hex\.$/,
    )
  })

  test('a weapon', () => {
    const weapon = { range: 3, attacks: 2, strength: 4, damage: [3, 6] as [number, number] }
    expect(weaponText(weapon)).toBe('Range 3, Attacks 2, Strength 4, Damage 3/6')
    expect(weaponText({ ...weapon, minimum: 2 })).toBe('Range 2 to 3, Attacks 2, Strength 4, Damage 3/6')
  })
})

describe('our own cards', () => {
  const { warbands, battles, twists, lesserArtefacts } = baseContent
  const texts: [name: string, text: string][] = [
    ...Object.values(warbands).flatMap(({ fighters, abilities, convergences }): [string, string][] => [
      ...fighters.flatMap(({ name, rules, weapons }): [string, string][] => [
        ...weapons.map((weapon): [string, string] => [`${name}: ${weapon.name}`, `${weaponText(weapon)}.`]),
        ...(rules ? [[name, rulesText(rules, 'fighter')] as [string, string]] : []),
      ]),
      ...abilities.map((card): [string, string] => [card.name, abilityText(card)]),
      ...Object.values(convergences).flatMap((card): [string, string][] => [
        [card.name, rulesText(card.rules, 'aspirant')],
        [card.back.name, rulesText(card.back.rules, 'fighter')],
      ]),
    ]),
    ...Object.values(battles).flatMap((card) =>
      Object.values(battleText(card)).map((text): [string, string] => [card.name, text]),
    ),
    ...Object.values(twists).map((card): [string, string] => [card.name, rulesText(card.rules)]),
    ...Object.values(lesserArtefacts).map((card): [string, string] => [card.name, lesserText(card)]),
  ]
  const words =
    /(?:undefined|null|NaN|\[object| {2}|\s[.,;]|\.\.|\b[a-z]+-(?:engaged|friends|enemies|freely|target|blocked|pushed|double|move|objective|value|territory|hexes|start|end|me)\b)/

  test.each(texts)('%s has a clean text', (_, text) => {
    expect(text).toMatch(/^[A-Z].*\.$/)
    expect(text).not.toMatch(words)
    expect(text.match(/[a-z0-9)]\. [^A-Z]/)).toBeNull()
    for (const id of Object.keys(baseContent.fighters)) if (id.includes('-')) expect(text).not.toContain(id)
  })
})
