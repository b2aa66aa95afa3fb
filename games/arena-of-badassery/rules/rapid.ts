import { hasKeyword, xOf } from '@muster/reaction'
import type { Hex } from '@muster/space'
import { ok, pickOne, refuse, type Verdict, type Words } from '@muster/table'
import { gearUsed, type Means, meansNamed } from './action.ts'
import { aimsOf, aimVerdict, zoneOfAim } from './attack.ts'
import { modelNamed } from './effects/model.ts'
import { elementName, elementNamed } from './element.ts'
import { discardGear, exhaustGear } from './exhaust.ts'
import { hunterOf, isInIt, nameOf, takeOut } from './lookup.ts'
import { keywordsIn } from './numbers.ts'
import { rangeBetween } from './range.ts'
import { type Attempt, resolve } from './resolve.ts'
import type { Shots, State, Todo } from './state.ts'
import type { Table } from './table.ts'

/** AB-KEYWORD-28, AB-R-50: an action, or the first repetition of a Rapid one. */
export function beginAction(table: Table, state: State, attempt: Attempt): void {
  const { hunter, means, colour, isReaction } = attempt
  const left = Math.max(1, xOf(keywordsIn(state, hunter, means.action), 'rapid')) - 1
  const shots: Shots = {
    do: 'shots',
    hunter: hunter.id,
    source: means.source,
    colour,
    left,
    zones: [],
    isReaction,
    reloaded: undefined,
  }
  state.todo.push(shots)
  shoot(table, state, shots, attempt)
}

function shoot(table: Table, state: State, shots: Shots, attempt: Attempt): void {
  const { hunter, means } = attempt
  shots.zones.push(zoneOfAim(state, hunter, means, attempt.aim))
  shots.reloaded = undefined
  const isFumbled = resolve(table, state, attempt)
  const { gear } = means
  if (
    isFumbled &&
    !shots.reloaded &&
    gear !== undefined &&
    hasKeyword(keywordsIn(state, hunter, means.action), 'small clip')
  ) {
    exhaustGear(table, state, hunter, gear, 'AB-KEYWORD-43')
    shots.left = 0
  }
  if (shots.left === 0) finish(table, state, shots)
}

const STOP = 'stop'

interface ShotAsk {
  readonly state: State
  readonly hunter: string
  readonly left: number
  readonly means: Means
  readonly zones: readonly Hex[]
}

const tooFarApart = refuse('AB-KEYWORD-30', 'all targets must be in the same zone or in zones next to each other')

/** AB-KEYWORD-30, AB-R-50: beside all targets before it, and one that the action could be aimed at. */
function shotVerdict(aim: string, { state, hunter: id, means, zones }: ShotAsk): Verdict {
  if (aim === STOP) return ok
  const hunter = hunterOf(state, id)
  const zone = zoneOfAim(state, hunter, means, aim)
  const isNear = zones.every((one) => one < 0 || zone < 0 || rangeBetween(state, one, zone) <= 1)
  return isNear ? aimVerdict(state, hunter, means, aim) : tooFarApart
}

const shotsThought = ({ state, hunter, means }: ShotAsk): string[] => [
  ...aimsOf(state, hunterOf(state, hunter), means),
  STOP,
]

const shotWords: Words<string, ShotAsk> = {
  ask: 'shot',
  doing: 'aims again',
  rule: 'AB-KEYWORD-29',
  prompt: ({ state, hunter, left }) => `${nameOf(state, hunter)} goes on (${left} left): at whom?`,
  key: (aim) => aim,
  text: (aim, { state }) => {
    if (aim === STOP) return 'Stop here'
    const element = elementNamed(state, aim)
    if (element) return elementName(state, element.kind)
    return modelNamed(state, aim) ? nameOf(state, aim) : `Zone ${aim}`
  },
  refs: (aim) => (aim === STOP ? [] : [aim]),
  candidates: shotsThought,
  verdict: shotVerdict,
}

/** AB-KEYWORD-29..31, AB-R-50: the next repetition, at any target beside those before; a hunter may stop. */
export function shootOn(table: Table, state: State): void {
  const shots = state.todo.at(-1) as Shots
  const hunter = hunterOf(state, shots.hunter)
  const means = isInIt(state, hunter) ? meansNamed(state, hunter, shots.source) : undefined
  const context = means && { state, hunter: hunter.id, left: shots.left, means, zones: shots.zones.slice() }
  const aims = context ? shotsThought(context).filter((aim) => shotVerdict(aim, context) === ok) : []
  if (!context || aims.length === 1) {
    finish(table, state, shots)
    return
  }
  const aim = table.ask(hunter.seat, pickOne(shotWords, aims, context, STOP))
  if (aim === STOP) {
    finish(table, state, shots)
    return
  }
  shots.left--
  shoot(table, state, shots, { hunter, means: context.means, colour: shots.colour, aim, isReaction: shots.isReaction })
}

/** AB-KEYWORD-37, AB-KEYWORD-42, AB-GRENADE-2, AB-R-82: what happens to the Gear when the whole action is over. */
function finish(table: Table, state: State, shots: Shots): void {
  takeOut<Todo>(state.todo, shots)
  const hunter = hunterOf(state, shots.hunter)
  const used = gearUsed(state, hunter, shots.source)
  if (!used) return
  const { gear, action } = used
  const keywords = keywordsIn(state, hunter, action)
  if (hasKeyword(keywords, 'discard')) discardGear(table, state, hunter, gear.id)
  else if (shots.reloaded) return
  else if (gear.slot === 'grenade') exhaustGear(table, state, hunter, gear.id, 'AB-GRENADE-2')
  else if (hasKeyword(keywords, 'ammo guzzler')) exhaustGear(table, state, hunter, gear.id, 'AB-KEYWORD-42')
}
