import type { Memory, Mind, namedStrengths, Why } from '@muster/bots'
import {
  botLots,
  type Choice,
  type Match,
  type Seat,
  type ShownQuestion,
  showQuestion,
  writeChoice,
} from '@muster/table'

export type BotLevel = (typeof namedStrengths)[number]

/** What a bot chose, and why. */
export interface Thought {
  readonly seat: Seat
  readonly choice: Choice
  /** How often it tried something out; 0 where it does not search. */
  readonly tries: number
  /** The best it saw: what it expects of each from -1 (lost) to 1 (won), and how often it was tried. */
  readonly best: readonly { readonly text: string; readonly expected: number; readonly visits: number }[]
  /** What it expects to be answered from here: in the game's keys, with its text where it was just offered. */
  readonly line: readonly { readonly key: string; readonly text: string | undefined }[]
}

/** The bots of one table, and what each remembers between its decisions. */
export class Bots {
  #memories = new Map<Seat, Memory>()
  #stop: AbortController | undefined

  /** What a bot answers, and why. The match must stay as it is meanwhile. */
  async think(
    match: Match,
    mind: Mind,
    seat: Seat,
    level: BotLevel,
    onProgress: (share: number) => void,
  ): Promise<Thought> {
    this.#stop = new AbortController()
    const memory = this.#memories.get(seat) ?? {}
    this.#memories.set(seat, memory)
    // A table is laid, and played by people alone, without what bots think with.
    const { decideSlowly, parseStrength } = await import('@muster/bots/thinking')
    const seed = botLots(match.setup.seed, seat, match.entries.length)
    const asked = { match, seat, mind, strength: parseStrength(level, mind), seed, memory }
    const { answer, why } = await decideSlowly(asked, { signal: this.#stop.signal, onProgress })
    const { question } = match.pendingOf(seat)
    return { seat, choice: writeChoice(question, answer), ...inWords(why, showQuestion(seat, question)) }
  }

  /** Makes the bot that thinks say the best it has found. */
  hurry(): void {
    this.#stop?.abort()
  }

  /** After a decision was taken back, what bots remember no longer fits. */
  forget(): void {
    this.#memories = new Map()
  }
}

function inWords({ choices, line, iterations }: Why, question: ShownQuestion) {
  const texts = new Map(question.options.map(({ key, text }) => [key, text]))
  return {
    tries: iterations,
    best: choices.map(({ key, expected, visits }) => ({ text: textOf(key, texts) ?? key, expected, visits })),
    line: line.map((key) => ({ key, text: textOf(key, texts) })),
  }
}

/** The text of what was offered; several picked options are one key, a list. */
function textOf(key: string, texts: ReadonlyMap<string, string>): string | undefined {
  if (!key.startsWith('[')) return texts.get(key)
  const found = (JSON.parse(key) as string[]).map((one) => texts.get(one))
  return found.includes(undefined) ? undefined : found.join(', ')
}
