import { squareLabelled } from '@muster/space'
import type { Random, Seat } from '@muster/table'
import { abilitiesOf } from './ability.ts'
import { END, type Menu, mayDo, type Option, type OptionKind, optionKinds, stepOption } from './action.ts'
import { board } from './board.ts'
import { areTokensNear, detours } from './detour.ts'
import { changesOf } from './equip.ts'
import { hunterOf, turnOf } from './lookup.ts'
import { canWalk, destinations, isDestination, sampleDestination, stepsOf } from './move.ts'
import { pickupVerdict } from './pickup.ts'
import { targetsOf, waysToFire } from './shots.ts'
import type { Hunter, State } from './state.ts'
import { tradeVerdict } from './trade.ts'
import { usesOf } from './use.ts'

const PICKUP: readonly Option[] = [{ do: 'pickup' }]
const NONE: readonly Option[] = []

/** Whether there is what a kind of option needs at the least: most often there is not, and nothing else need be asked. */
function hasMeans(state: State, seat: Seat, kind: OptionKind): boolean {
  const hunter = hunterOf(state, seat)
  switch (kind) {
    case 'shoot':
      return state.enemies.length > 0
    case 'ability':
      return hunter.timer === 0
    case 'equip':
      return ownsAnything(hunter)
    case 'use':
      return hunter.hand.length > 0
    case 'trade':
      return state.hunters.length > 1 && state.hunters.some(ownsAnything)
    case 'pickup':
      return state.tokens.length > 0
    default:
      return true
  }
}

function ownsAnything({ hand, guns, shields, upgrades }: Hunter): boolean {
  return hand.length + guns.length + shields.length + upgrades.length > 0
}

/** The options of one kind, in order; none where the kind itself is refused. */
function optionsOfKind(state: State, seat: Seat, kind: OptionKind): readonly Option[] {
  if (!hasMeans(state, seat, kind) || mayDo(state, seat, kind)) return NONE
  switch (kind) {
    case 'move':
    case 'sprint':
      return walksOf(state, seat, kind)
    case 'shoot':
      return shotsOf(state, seat)
    case 'ability':
      return abilitiesOf(state, seat)
    case 'equip':
      return changesOf(state, hunterOf(state, seat))
    case 'use':
      return usesOf(state, seat)
    case 'trade':
      return tradesOf(state, seat)
    case 'pickup':
      return pickupVerdict(state, seat) ? NONE : PICKUP
  }
}

function walksOf(state: State, seat: Seat, name: 'move' | 'sprint'): Option[] {
  const steps = stepsOf(state, seat, name === 'sprint')
  const walks: Option[] = []
  for (const square of destinations(state, seat, steps)) walks.push(stepOption(name, square))
  for (const walk of detours(state, seat, steps)) walks.push({ do: name, ...walk })
  return walks
}

function shotsOf(state: State, seat: Seat): Option[] {
  const hunter = hunterOf(state, seat)
  const shots: Option[] = []
  for (const guns of waysToFire(state, hunter))
    for (const { id } of targetsOf(state, hunter, guns)) shots.push({ do: 'shoot', guns, enemy: id })
  return shots
}

function tradesOf(state: State, seat: Seat): Option[] {
  const trades: Option[] = []
  for (const { seat: ally } of state.hunters)
    if (ally !== seat && !tradeVerdict(state, seat, ally)) trades.push({ do: 'trade', ally })
  return trades
}

/** Everything that can be done now, in order: moves, sprints, shots, ability, equipment, loot, trades, picking up, the end. */
export function menuOf({ state, seat }: Menu): Option[] {
  const menu: Option[] = []
  for (const kind of optionKinds) for (const option of optionsOfKind(state, seat, kind)) menu.push(option)
  menu.push(END)
  return menu
}

/** SN-R-30, SN-R-36: what can be had without an action. */
const FREE = ['ability', 'use'] as const

/** SN-DEATH-4: whether there is anything to do but end. */
export function hasOptions(state: State, seat: Seat): boolean {
  for (const kind of turnOf(state).left > 0 ? optionKinds : FREE) {
    const walks = kind === 'move' || kind === 'sprint'
    if (walks && !mayDo(state, seat, kind) && canWalk(state, seat, kind === 'sprint')) return true
    if (!walks && optionsOfKind(state, seat, kind).length > 0) return true
  }
  return false
}

/** Kinds in the order random play tries them from a random start. */
const SAMPLED = [
  'ability',
  'shoot',
  'move',
  'equip',
  'use',
  'trade',
  'pickup',
  'shoot',
  'move',
  'shoot',
  'sprint',
  'move',
  'end',
] as const

/** Any one of the options without the others: a kind at random, then one of that kind; the end is always possible. */
export function sampleOption({ state, seat }: Menu, random: Random): Option {
  for (let at = random.below(SAMPLED.length); ; at = (at + 1) % SAMPLED.length) {
    const kind = SAMPLED[at] as (typeof SAMPLED)[number]
    const option = kind === 'end' ? END : sampleOfKind(state, seat, kind, random)
    if (option) return option
  }
}

function sampleOfKind(state: State, seat: Seat, kind: OptionKind, random: Random): Option | undefined {
  if (kind === 'move' || kind === 'sprint') return sampleWalk(state, seat, kind, random)
  const options = optionsOfKind(state, seat, kind)
  return options.length === 0 ? undefined : options[random.below(options.length)]
}

/** Where tokens lie in reach, every fourth walk is any of all, detours included. */
function sampleWalk(state: State, seat: Seat, name: 'move' | 'sprint', random: Random): Option | undefined {
  if (mayDo(state, seat, name)) return undefined
  const steps = stepsOf(state, seat, name === 'sprint')
  if (areTokensNear(state, seat, steps) && random.below(4) === 0) {
    const walks = walksOf(state, seat, name)
    return walks[random.below(Math.max(1, walks.length))]
  }
  const square = sampleDestination(state, seat, steps, random)
  return square === undefined ? undefined : stepOption(name, square)
}

/** The option with a key: a walk by where it ends, anything else by looking among those of its kind. */
export function readOption(key: string, menu: Menu, keyOf: (option: Option, menu: Menu) => string): Option | undefined {
  if (key === 'end') return END
  const { state, seat } = menu
  const [word = '', label = '', way] = key.split(' ')
  if ((word === 'move' || word === 'sprint') && way === undefined) {
    const square = squareLabelled(board, label)
    if (square < 0 || mayDo(state, seat, word)) return undefined
    return isDestination(state, seat, stepsOf(state, seat, word === 'sprint'), square)
      ? stepOption(word, square)
      : undefined
  }
  return optionsOfKind(state, seat, kindOfWord(word)).find((option) => keyOf(option, menu) === key)
}

const words: Readonly<Record<string, OptionKind>> = {
  move: 'move',
  sprint: 'sprint',
  shoot: 'shoot',
  equip: 'equip',
  remove: 'equip',
  use: 'use',
  trade: 'trade',
  pick: 'pickup',
}

/** The kind a key belongs to by its first word; abilities have names of their own. */
function kindOfWord(word: string): OptionKind {
  return Object.hasOwn(words, word) ? (words[word] as OptionKind) : 'ability'
}
