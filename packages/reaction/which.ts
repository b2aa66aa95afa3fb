import { pickOne, refuse, type Seat, type Table, type Words } from '@muster/table'
import { colours } from './dice.ts'
import { different, type ReadRow, type Row } from './row.ts'
import { colourOf, isReady, printedColourOf, type Token, tokenText } from './token.ts'

/** Whoever has a row of tokens: a hunter, a character. */
export interface Bearer {
  readonly id: string
  readonly seat: Seat
  readonly tokens: Row
}

/** What is to happen to the token that is picked. */
export type Purpose = 'wound' | 'heal' | 'ready' | 'stun'

interface TokenAsk {
  readonly bearer: Bearer
  readonly purpose: Purpose
  /** The game's rule that the token is picked by. */
  readonly rule: string
}

const prompts: Readonly<Record<Purpose, string>> = {
  wound: 'Which token takes the wound?',
  heal: 'Which token is healed?',
  ready: 'Which token becomes Ready?',
  stun: 'Which token becomes Used?',
}

/** What a token is worth to its bearer: its colour first, then whether it is Ready. */
function worthOf(token: Token, purpose: Purpose): number {
  const colour = purpose === 'heal' ? printedColourOf(token) : colourOf(token)
  return 2 * (colours.length - colours.indexOf(colour)) + (isReady(token) ? 1 : 0)
}

/** What does harm is likely to go to the worst token, what does good to the best; the first of equals. */
function likeliest(options: readonly Token[], { purpose }: TokenAsk): Token {
  const sign = purpose === 'wound' || purpose === 'stun' ? -1 : 1
  return options.reduce((best, token) => (sign * (worthOf(token, purpose) - worthOf(best, purpose)) > 0 ? token : best))
}

const words: Readonly<Record<Purpose, Words<Token, TokenAsk>>> = {
  wound: wordsFor('wound'),
  heal: wordsFor('heal'),
  ready: wordsFor('ready'),
  stun: wordsFor('stun'),
}

function wordsFor(purpose: Purpose): Words<Token, TokenAsk> {
  return {
    ask: `which token to ${purpose}`,
    doing: 'chooses a token',
    prompt: () => prompts[purpose],
    key: (token) => token,
    text: tokenText,
    refs: (_, { bearer }) => [bearer.id],
    assume: likeliest,
    whyNot: (_, { rule }) => refuse(rule, `there is no such token to ${purpose}`),
  }
}

/**
 * One of these tokens, picked by a seat; equal ones are one option, and nobody is asked what has one answer, as where the picks to
 * come take them all.
 */
export function askToken(
  table: Table,
  seat: Seat,
  purpose: Purpose,
  bearer: Bearer,
  choices: ReadRow,
  rule: string,
  picks = 1,
): Token {
  const options = different(choices)
  if (options.length === 1 || choices.length <= picks) return options[0] as Token
  return table.ask(seat, pickOne({ ...words[purpose], rule }, options, { bearer, purpose, rule }))
}
