import type { Hex } from '@muster/space'
import {
  attachContent,
  clone,
  Fault,
  type GameEvent,
  makePile,
  type Script,
  ScriptTable,
  type Seat,
} from '@muster/table'
import { Study } from '@muster/table/testing'
import type { z } from 'zod'
import { contentWith } from '../content/index.ts'
import { config } from '../rules/config.ts'
import { taskProgress } from '../rules/effects/task.ts'
import { bladeborn } from '../rules/game.ts'
import { fighterOf, mapOf } from '../rules/lookup.ts'
import { borneBy } from '../rules/power.ts'
import { makeBattle } from '../rules/setup.ts'
import type { Battle, Campaign, Convergence, Phase, State } from '../rules/state.ts'

/** Common starts of rule tests: tables before, during and after a battle, with nothing left to chance. */

export const HUNT = 'godsworn-hunt'
export const RAVAGERS = 'khagras-ravagers'
export const DESPOILERS = 'grashraks-despoilers'
export const EYES = 'eyes-of-the-nine'
export const DRAWN_AND_QUARTERED = 'drawn-and-quartered'

/** Changes criticals only, so that it leaves set-up, rounds and campaigns alone. */
export const QUIET_TWIST = 'blood-moon'

export type ConfigInput = z.input<typeof config>
export type Opening = ConfigInput & { readonly seed?: string; readonly packs?: readonly unknown[] }

/** A table as it opens; every die must be set and every answer given. */
export function open({ seed = 'test', packs = [], ...given }: Opening = {}): Study<State> {
  return new Study<State>(bladeborn, { seats: 2, config: given, packs, seed })
}

/** A skirmish at the question before its set-up roll-off: seat 1 is asked to agree on the battle. */
export function agreeing({ battle = DRAWN_AND_QUARTERED, ...opening }: Opening = {}): Study<State> {
  return open({ warbands: [HUNT, RAVAGERS], twist: QUIET_TWIST, ...opening }).answer(battle)
}

/** Hunt (seat 0) wins the roll-off and both choose their reserves; seat 0 is asked for the first placement. */
export function placing(opening: Opening = {}): Study<State> {
  return agreeing(opening).dice(5, 2).play('agree', ['jagathra', 'ollo'], ['razek'])
}

/** Seat 0 is player A and goes first; w o w o w o w. */
export const PLACEMENTS = [
  'place theddra d1',
  'place khagra d9',
  'place grundann f1',
  'place zarshia f9',
  'place grawl h1',
  'place cragan h9',
  'place shond e1',
] as const

/** Six singles for seat 0, none for seat 1: seat 0 has the initiative. */
export const SEAT_0_LEADS = [1, 2, 3, 4, 5, 6, 1, 1, 2, 2, 3, 3] as const
/** Two singles each: a tie. */
export const TIED = [1, 1, 2, 2, 3, 4, 3, 3, 5, 5, 1, 2] as const

/**
 * The whole set-up, and the first hero phase with these dice; seat 0 is asked who goes first where it leads. On other maps
 * than Drawn and Quartered's the placements are the first on offer.
 */
export function deployed(opening: Opening = {}, dice: readonly number[] = SEAT_0_LEADS): Study<State> {
  const t = placing(opening).dice(...dice)
  const known = (opening.battle ?? DRAWN_AND_QUARTERED) === DRAWN_AND_QUARTERED
  for (let turn = 0; t.question().ask === 'place'; turn++) t.answer(known ? PLACEMENTS[turn] : t.offer()[0])
  return t
}

type Both<Value> = readonly [Value, Value]

export type Scene = {
  readonly battle?: string
  readonly warbands?: Both<string>
  readonly config?: ConfigInput
  readonly packs?: readonly unknown[]
  readonly twist?: string
  readonly round?: number
  readonly phase?: Phase
  readonly turn?: Seat
  readonly initiative?: Seat
  readonly turnsLeft?: Both<number>
  /** Where fighters stand, by id. Whoever is neither here nor in reserve is down. */
  readonly field?: Readonly<Record<string, string>>
  readonly reserve?: readonly string[]
  readonly damage?: Readonly<Record<string, number>>
  readonly activated?: readonly string[]
  /** Who controls objectives, by hex. */
  readonly control?: Readonly<Record<string, Seat>>
  readonly points?: Both<number>
  readonly rolled?: Both<readonly number[]>
  readonly groups?: Both<Battle['sides'][0]['groups']>
  readonly lesser?: Both<readonly string[]>
  readonly used?: Both<readonly string[]>
  readonly rewards?: State['rewards']
  readonly campaign?: CampaignSoFar
}

export type CampaignSoFar = {
  readonly fought?: Campaign['fought']
  readonly aspirant?: Seat
  readonly powers?: Campaign['powers']
  readonly convergence?: Convergence
}

/** A battle under way: by default round 2 of Drawn and Quartered, seat 0 to take the first turn as player A. */
export function stateAt(scene: Scene = {}): State {
  const { battle: card = DRAWN_AND_QUARTERED, warbands = [HUNT, RAVAGERS], packs = [], campaign } = scene
  const { lesser = [[], []], used = [[], []], rewards = [], twist = QUIET_TWIST } = scene
  const content = contentWith(packs)
  const settled = config.parse({ play: campaign ? 'campaign' : 'skirmish', ...scene.config })
  const hidden = settled.options.lesserArtefacts === 'hidden'
  const hand = (seat: Seat, cards: readonly string[] = []) =>
    makePile('lesser-artefact', hidden ? [seat] : 'all', cards)
  const bare = {
    stage: 'battle',
    config: settled,
    warbands: [...warbands],
    rewards: clone(rewards),
  } as unknown as State
  const state = attachContent(bare, content) as State
  if (campaign) {
    const out = [...lesser.flat(), ...used.flat()]
    state.campaign = {
      fought: clone(campaign.fought ?? []),
      powers: clone(campaign.powers ?? [[], []]),
      lesser: [hand(0), hand(1)],
      pile: makePile(
        'lesser-artefact',
        'none',
        Object.keys(content.lesserArtefacts).filter((id) => !out.includes(id)),
      ),
      ...(campaign.aspirant === undefined ? {} : { aspirant: campaign.aspirant }),
    }
  }
  state.battle = makeBattle(content, {
    card,
    warbands,
    options: settled.options,
    lesser: [hand(0, lesser[0]), hand(1, lesser[1])],
    borne: borneBy(state),
    convergence: campaign?.convergence,
  })
  arrange(state.battle, scene, twist)
  for (const seat of [0, 1] as const) state.battle.sides[seat].used = [...used[seat]]
  return state
}

function arrange(battle: Battle, scene: Scene, twist: string): void {
  const { field = {}, reserve = [], damage = {}, activated = [], control = {} } = scene
  const { round = 2, phase = 'turn', turn = 0, initiative = 0, points = [0, 0], turnsLeft = [4, 4] } = scene
  Object.assign(battle, { round, phase, turn, initiative, winner: 0, twist })
  const { board, objectives } = mapOf(battle)
  for (const fighter of battle.fighters) {
    const label = field[fighter.id]
    const down = fighter.where === 'apart' ? 'apart' : 'down'
    fighter.where = label !== undefined ? 'field' : reserve.includes(fighter.id) ? 'reserve' : down
    fighter.hex = label === undefined ? -1 : board.labels.indexOf(label)
    fighter.damage = damage[fighter.id] ?? 0
    fighter.activated = activated.includes(fighter.id)
  }
  battle.control = objectives.map(({ hex }) => control[board.labels[hex] as string] ?? -1)
  for (const seat of [0, 1] as const) {
    const side = battle.sides[seat]
    side.player = seat
    side.points = points[seat]
    side.turnsLeft = turnsLeft[seat]
    side.rolled = [...(scene.rolled?.[seat] ?? [])]
    side.groups = clone(scene.groups?.[seat] ?? [])
  }
}

/** A test match that goes on from a scene. */
export function studyAt(scene: Scene = {}, seed = 'test'): Study<State> {
  return studyOf(stateAt(scene), scene.packs, seed)
}

/** A test match that goes on from a state. */
export function studyOf(state: State, packs: readonly unknown[] = [], seed = 'test'): Study<State> {
  return new Study<State>(bladeborn, { seats: 2, config: state.config, packs, seed }, state)
}

/**
 * Whoever is asked does as little as possible until the next round's hero phase has been rolled with these dice, or the
 * battle is over: the first on offer begins, arrives or is activated, and waits.
 */
export function waitOut(t: Study<State>, ...dice: readonly number[]): Study<State> {
  const { round } = battleOf(t)
  t.dice(...dice)
  while (!t.result && t.state.battle?.round === round) t.answer(t.offer().includes('wait') ? 'wait' : t.offer()[0])
  return t
}

/** An attack with these dice, every re-roll declined. */
export function strike(t: Study<State>, attack: string, ...dice: readonly number[]): Study<State> {
  t.dice(...dice).answer(attack)
  while (!t.result && t.question().ask === 'reroll') t.answer('keep')
  return t
}

/** The fault an act is refused with. */
export function faultOf(act: () => unknown): Fault {
  try {
    act()
  } catch (thrown) {
    if (thrown instanceof Fault) return thrown
    throw thrown
  }
  throw new Error('nothing was refused')
}

/** Theddra against Khagra, far from each other and from every objective of Drawn and Quartered. */
export const DUEL = { theddra: 'f1', khagra: 'f9' } as const

/** The very last turn of a battle of three rounds, seat 0 to take it. */
export const LAST_TURN = { round: 3, phase: 'turn', turn: 0, turnsLeft: [1, 0], field: DUEL } as const

/** The last turn is waited through: the battle ends with it. */
export const WAIT_IT_OUT = ['activate theddra', 'wait'] as const

/** Plays steps of the rules in place, with everything scripted. */
export function steps(state: State, count: number, script: Script = {}): ScriptTable {
  let left = count
  return stepsUntil(state, () => left-- === 0, script)
}

/** Plays steps of the rules in place until something holds, with everything scripted. */
export function stepsUntil(state: State, holds: (state: State) => boolean, script: Script = {}): ScriptTable {
  const table = new ScriptTable(script)
  while (!holds(state)) bladeborn.step(table, state)
  table.done()
  return table
}

/** Whether the battle under way is over and what comes after it is done. */
export const isSettled = ({ stage }: State): boolean => stage !== 'battle' && stage !== 'spoils'

/** The order in which cards lie: 0, 1, 2 and so on. */
export const unshuffled = (count: number): number[] => [...Array(count).keys()]

/** A campaign before its first battle, warbands chosen, which will be Drawn and Quartered. */
export function campaignAt(given: ConfigInput = {}, packs: readonly unknown[] = []): State {
  const state = bladeborn.start(
    contentWith(packs),
    config.parse({ play: 'campaign', warbands: [HUNT, RAVAGERS], ...given }),
    2,
  )
  stepsUntil(state, ({ stage }) => stage === 'choose')
  return state
}

/** Draws the next battle of a campaign: the battle card that lies at `index`, the first being Drawn and Quartered. */
export function drawBattle(state: State, index = 0): ScriptTable {
  const count = Object.keys(state.content.battles).length
  const order = unshuffled(count).filter((place) => place !== index)
  return steps(state, 1, { chances: [[index, ...order]] })
}

/**
 * Ends the battle under way for one seat, which leads in everything a card may count, and does what comes after it; the pile
 * lies unshuffled.
 */
export function endBattle(state: State, winner: Seat, answers: readonly unknown[] = []): ScriptTable {
  const battle = state.battle as Battle
  battle.phase = 'end'
  battle.round = 6
  battle.sides[winner as 0 | 1].points = 9
  battle.control.fill(winner)
  const survivor = battle.fighters.find(({ seat }) => seat === winner)
  if (survivor) Object.assign(survivor, { where: 'field', hex: mapOf(battle).starting[winner as 0 | 1][0] })
  if (taskProgress(battle) !== undefined) overrun(battle, winner)
  const pile = (state.campaign as Campaign).pile.cards.length + battle.sides.flatMap(({ used }) => used).length
  return stepsUntil(state, isSettled, { chances: [unshuffled(pile)], answers })
}

/** One warband unhurt in the other's territory, which it has defiled, and nobody left of the other: every task done, or none. */
function overrun(battle: Battle, winner: Seat): void {
  const { territory, board } = mapOf(battle)
  battle.sides.forEach((side, seat) => {
    side.player ??= seat
  })
  const hexes = (territory[1 - winner] as readonly Hex[]).filter((hex) => board.blocked[hex] === 0)
  battle.desecrated = hexes.slice(0, 1)
  for (const fighter of battle.fighters)
    if (fighter.seat !== winner) Object.assign(fighter, { where: 'down', hex: -1, damage: 0 })
    else if (fighter.where !== 'apart') Object.assign(fighter, { where: 'field', hex: hexes.shift(), damage: 0 })
}

/** One whole campaign battle: drawn, fought, won. */
export function fight(state: State, winner: Seat, answers: readonly unknown[] = []): GameEvent[] {
  return [...drawBattle(state).events, ...endBattle(state, winner, answers).events]
}

/** The battle under way. */
export function battleOf({ state }: Study<State>): Battle {
  return state.battle as Battle
}

/** What happened, by name. */
export function named(events: readonly GameEvent[], ...names: string[]): GameEvent[] {
  return events.filter(({ event }) => names.includes(event))
}

/** Where a fighter stands, by label; undefined off the battlefield. */
export function whereIs(t: Study<State>, id: string): string | undefined {
  const battle = battleOf(t)
  return mapOf(battle).board.labels[fighterOf(battle, id).hex]
}

/** Drawn and Quartered with something else about it, as a card of its own. */
export function battleLike(change: object, id = 'test-battle') {
  const { battles } = contentWith([])
  return { battles: [{ ...clone(battles[DRAWN_AND_QUARTERED]), id, name: 'Test Battle', ...change }] }
}

/** An ability card with another number of reserves. */
export function reservesOf(warband: string, reserves: number) {
  return { abilityCards: [{ warband, reserves, abilities: clone(contentWith([]).warbands[warband]?.abilities) }] }
}

/** A warband of two plain fighters whose convergences and their backs do one simple thing each. */
export const SNAILS = 'snails'
export const SNAIL_PACK = {
  warbands: [
    {
      id: SNAILS,
      name: 'Snails',
      icon: 'snail',
      colour: '#667744',
      reserves: 0,
      fighters: ['snail', 'slug'].map((id) => ({
        id,
        name: id,
        move: 4,
        toughness: 4,
        wounds: 10,
        weapons: [{ id: 'horn', name: 'Horn', range: 1, attacks: 3, strength: 4, damage: [2, 4] }],
      })),
      abilities: [{ id: 'slime', name: 'Slime', cost: 'double', do: [{ heal: { to: 'me', amount: 1 } }] }],
      convergences: {
        first: {
          id: 'trail',
          name: 'Trail',
          rules: { standing: [{ change: 'move', add: -1 }] },
          back: { id: 'shell', name: 'Shell', rules: { standing: [{ change: 'toughness', add: 1 }] } },
        },
        second: {
          id: 'salt',
          name: 'Salt',
          rules: {},
          back: { id: 'house', name: 'House', rules: { standing: [{ change: 'toughness', add: 2 }] } },
        },
        final: {
          id: 'rain',
          name: 'Rain',
          rules: {},
          back: { id: 'leaf', name: 'Leaf', fighter: 'snail', rules: { standing: [{ change: 'wounds', add: 3 }] } },
        },
      },
    },
  ],
}
