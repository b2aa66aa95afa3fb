import {
  type AnyQuestion,
  makeSideNote,
  type Offer,
  ok,
  pickOneOf,
  type Refusal,
  type Seat,
  type Table,
  type Verdict,
  type Words,
} from '@muster/table'
import { isCrit } from './compare.ts'
import type { Roll } from './roll.ts'

/** How a game keeps its Luck: one constant of the game. */
export interface LuckOf<State> {
  left(state: State, seat: Seat): number
  change(state: State, seat: Seat, by: number): void
  readonly rules: { readonly ask: string; readonly luck: string; readonly accurate: string; readonly streak: string }
  readonly refusals: {
    /** A die has been rolled again already. */
    readonly once: Refusal
    /** No Luck is left. */
    readonly none: Refusal
  }
}

/** What the dice come to as they lie, in words, and how likely the action succeeds if one of them is rolled again. */
export interface Stands {
  readonly text: () => string
  /** From 0 to 1; undefined where there is more than one thing to succeed at. */
  readonly chance: (again: Roll) => number | undefined
}

/** Who may roll what again: the dice of the roll that are this seat's to re-roll, and the one whose action is Accurate. */
interface AgainAsk {
  readonly luck: LuckOf<unknown>
  readonly state: unknown
  readonly seat: Seat
  readonly rolls: readonly Roll[]
  readonly accurate: Roll | undefined
  readonly stands: Stands | undefined
  readonly isSettled: (() => boolean) | undefined
}

/** Whether the dice lie so well that none of them could do better, as far as the game says. */
export const isSettled = ({ context }: AnyQuestion): boolean => (context as AgainAsk).isSettled?.() ?? false

type Way = 'luck' | 'accurate'
/** How to roll which die again, by its place among the rolls; or not to. */
type AgainOption = 'keep' | `${Way} ${number}`

const KEEP: AgainOption = 'keep'

/** Options are words, so that they hold for every run of a step. */
function readOption(option: AgainOption): { way: Way; at: number } | undefined {
  if (option === KEEP) return undefined
  const way: Way = option.startsWith('luck') ? 'luck' : 'accurate'
  return { way, at: Number(option.slice(way.length + 1)) }
}

function againCandidates({ rolls, accurate }: AgainAsk): AgainOption[] {
  const candidates: AgainOption[] = []
  rolls.forEach((roll, at) => {
    if (roll === accurate) candidates.push(`accurate ${at}`)
    candidates.push(`luck ${at}`)
  })
  candidates.push(KEEP)
  return candidates
}

function againVerdict(option: AgainOption, { luck, state, seat, rolls }: AgainAsk): Verdict {
  const read = readOption(option)
  if (!read) return ok
  if (rolls[read.at]?.done) return luck.refusals.once
  return read.way === 'luck' && luck.left(state, seat) === 0 ? luck.refusals.none : ok
}

const againOffer: Offer<AgainOption, AgainAsk> = {
  options: (ask) => againCandidates(ask).filter((option) => againVerdict(option, ask) === ok),
  sample: ({ luck, state, seat, rolls, accurate }, random) => {
    const isLeft = luck.left(state, seat) > 0
    let many = 1
    for (const roll of rolls) if (!roll.done) many += (roll === accurate ? 1 : 0) + (isLeft ? 1 : 0)
    let left = random.below(many)
    for (let at = 0; at < rolls.length; at++) {
      const roll = rolls[at] as Roll
      if (roll.done) continue
      if (roll === accurate && left-- === 0) return `accurate ${at}`
      if (isLeft && left-- === 0) return `luck ${at}`
    }
    return KEEP
  },
}

/** One set of words for the rules of each game's Luck, made when first asked for. */
const wordsOf = makeSideNote<Words<AgainOption, AgainAsk>>()

function againWords({ rules }: LuckOf<unknown>): Words<AgainOption, AgainAsk> {
  const known = wordsOf.get(rules)
  if (known) return known
  const words = makeAgainWords(rules.ask)
  wordsOf.set(rules, words)
  return words
}

function makeAgainWords(rule: string): Words<AgainOption, AgainAsk> {
  return {
    ask: 'again',
    doing: 'may roll again',
    rule,
    prompt: ({ luck, state, seat, rolls, stands }) => {
      const shown = rolls.map(({ die, face }) => `${die.name} ${face}`).join(', ')
      const now = stands ? `${stands.text()} ` : ''
      return `${now}You have rolled ${shown}. Roll a die again? (${luck.left(state, seat)} Luck left)`
    },
    key: (option) => option,
    text: (option, { rolls }) => {
      const read = readOption(option)
      if (!read) return 'Keep what you have rolled'
      const { die, face } = rolls[read.at] as Roll
      const how = read.way === 'luck' ? 'for one Luck' : 'since the action is Accurate'
      return `Roll the ${die.name} ${face} again ${how}`
    },
    detail: (option, { rolls, stands }) => {
      const read = readOption(option)
      const chance = read && stands?.chance(rolls[read.at] as Roll)
      return chance === undefined ? '' : `the action succeeds ${Math.round(100 * chance)} %`
    },
    about: ({ luck, state, seat, rolls }) => ({
      luck: luck.left(state, seat),
      dice: rolls.map(({ die, face, kind, done }) => ({ roll: kind.why, die: die.name, face, final: done })),
    }),
    candidates: againCandidates,
    verdict: againVerdict,
  }
}

/** Whether anything is left to be asked: else nobody is. */
function mayRollAgain({ luck, state, seat, rolls, accurate }: AgainAsk): boolean {
  if (accurate && !accurate.done && rolls.includes(accurate)) return true
  return luck.left(state, seat) > 0 && rolls.some(({ done }) => !done)
}

/**
 * AB-LUCK-2..7, AB-RESOLVE-6, CZ-LUCK-2..4, CZ-KEYWORD-2, CZ-KEYWORD-3, CZ-R-49, CZ-R-50: one seat's chance to roll dice again,
 * die by die, each once. True where it did. `stands` says what the dice come to as they lie, `settled` whether that is the best they can.
 */
export function offerAgain<State>(
  table: Table,
  luck: LuckOf<State>,
  state: State,
  seat: Seat,
  rolls: readonly Roll[],
  accurate?: Roll,
  stands?: Stands,
  settled?: () => boolean,
): boolean {
  const ask: AgainAsk = { luck: luck as LuckOf<unknown>, state, seat, rolls, accurate, stands, isSettled: settled }
  let did = false
  while (mayRollAgain(ask)) {
    const option = readOption(table.ask(seat, pickOneOf(againWords(ask.luck), againOffer, ask, KEEP)))
    if (!option) return did
    rollAgain(table, luck, state, seat, rolls[option.at] as Roll, option.way)
    did = true
  }
  return did
}

/** AB-LUCK-9, AB-R-26, CZ-LUCK-12: a Crit bought with Luck gives the token back; one by Accurate has cost none. */
function rollAgain<State>(table: Table, luck: LuckOf<State>, state: State, seat: Seat, roll: Roll, way: Way): void {
  const was = roll.face
  if (way === 'luck') luck.change(state, seat, -1)
  roll.face = table.roll(roll.seat, 1, roll.die, roll.kind)[0] as number
  roll.done = true
  table.tell(() => ({ event: 'again', rule: luck.rules[way], seat, die: roll.die.name, was, face: roll.face, way }))
  if (way !== 'luck' || !isCrit(roll)) return
  luck.change(state, seat, 1)
  table.tell(() => ({ event: 'streak', rule: luck.rules.streak, seat, left: luck.left(state, seat) }))
}
