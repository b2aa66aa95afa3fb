import {
  type Offer,
  ok,
  pickOneOf,
  type Question,
  type Random,
  type Refusal,
  type Seat,
  type Table,
  type Words,
} from '@muster/table'
import type { Side } from './classes.ts'
import { dieOf } from './dice.ts'
import { different, type ReadRow } from './row.ts'
import { colourOf, type Token } from './token.ts'

/**
 * One way to defend: with what (the word of it stands in the key, none for the usual Skill), whose tokens it rolls, and what
 * is added. Shield tokens, Armor, another Skill and a Netrunner who steps in are ways of the games.
 */
export interface GuardWay {
  readonly by: string
  readonly tokens: ReadRow
  readonly add: number
}

/** What somebody defends with: a way and one of its tokens. */
export interface Guard {
  readonly by: string
  readonly token: Token
  readonly add: number
}

/** What a guard question is about; games add what their words need. */
export interface GuardAsk {
  readonly ways: readonly GuardWay[]
}

/** How one game speaks of a guard, and how likely one is to hold: from 0 to 1. */
export interface GuardWords<Ask extends GuardAsk> {
  readonly rule: string
  readonly prompt: (ask: Ask) => string
  readonly text: (guard: Guard, ask: Ask) => string
  readonly refs?: (guard: Guard, ask: Ask) => readonly string[]
  /** Who defends, and against what. What each way adds is told of every guard. */
  readonly about: (ask: Ask) => Readonly<Record<string, unknown>>
  readonly holds: (side: Side, ask: Ask) => number
  /** What it has and cannot defend with this time, and why. */
  readonly barred?: (ask: Ask) => readonly Barred[]
}

/** A way to defend that is closed. */
export interface Barred {
  readonly by: string
  readonly refusal: Refusal
}

export function sideOf({ token, add }: Guard): Side {
  return { die: dieOf(colourOf(token)), add }
}

function guardsOf({ ways }: GuardAsk): Guard[] {
  return ways.flatMap(({ by, tokens, add }) => different(tokens).map((token) => ({ by, token, add })))
}

/** A closed way as one that adds nothing. */
const wayOf = ({ ways }: GuardAsk, by: string): GuardWay => ({ by, tokens: ways[0]?.tokens ?? [], add: 0 })

const offer: Offer<Guard, GuardAsk> = {
  options: guardsOf,
  sample: ({ ways }, random: Random) => {
    const { by, tokens, add } = ways[random.below(ways.length)] as GuardWay
    return { by, token: tokens[random.below(tokens.length)] as Token, add }
  },
}

/** The words of a game's guard question: one constant of the game. */
export function guardWords<Ask extends GuardAsk>(own: GuardWords<Ask>): Words<Guard, Ask> {
  const { rule, prompt, text, refs, about, holds, barred } = own
  return {
    ask: 'guard',
    doing: 'chooses how to defend',
    rule,
    prompt,
    text,
    key: ({ by, token }) => (by === '' ? token : `${token} ${by}`),
    ...(refs ? { refs } : {}),
    ...(barred
      ? {
          candidates: (ask: Ask) => [
            ...guardsOf(ask),
            ...guardsOf({ ways: barred(ask).map(({ by }) => wayOf(ask, by)) }),
          ],
          verdict: ({ by }: Guard, ask: Ask) => barred(ask).find((one) => one.by === by)?.refusal ?? ok,
        }
      : {}),
    about: (ask) => ({ ...about(ask), adds: Object.fromEntries(ask.ways.map(({ by, add }) => [by, add])) }),
    assume: (guards, ask) => {
      const chances = guards.map((guard) => holds(sideOf(guard), ask))
      return guards[chances.indexOf(Math.max(...chances))] as Guard
    },
  }
}

/**
 * AB-DEFEND-1..3, AB-DEFEND-5, AB-SHIELD-3, AB-SHIELD-4, CZ-ACTION-15..18, CZ-R-57: what to defend with. Any token, Ready or
 * Used; it is not spent, but it is the one at risk. There is no declining.
 */
export function guardQuestion<Ask extends GuardAsk>(words: Words<Guard, Ask>, ask: Ask): Question<Guard> {
  return pickOneOf(words, offer as Offer<Guard, Ask>, ask)
}

/** Asks for a guard; nobody is asked who has but one. */
export function askGuard<Ask extends GuardAsk>(table: Table, seat: Seat, words: Words<Guard, Ask>, ask: Ask): Guard {
  const [way] = ask.ways
  if (way && ask.ways.length === 1 && way.tokens.every((token) => token === way.tokens[0]))
    return { by: way.by, token: way.tokens[0] as Token, add: way.add }
  return table.ask(seat, guardQuestion(words, ask))
}
