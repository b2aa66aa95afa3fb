import { decideSlowly, type Memory, type Mind, parseStrength, type Why } from '@muster/bots'
import { commitmentTo, type Match, type Seat, type ShownQuestion, writeChoice } from '@muster/table'
import type { BotLevel, Thought } from './protocol.ts'

/** The bots of one table, and what each remembers between its decisions. */
export class Bots {
  #memories = new Map<Seat, Memory>()
  #stop: AbortController | undefined

  /**
   * What a bot answers, and why. The match must stay as it is meanwhile. Its own dice come from what is published about the
   * match's seed, so that they tell nothing of the match's dice, and the same seed and decisions meet the same bots.
   */
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
    const seed = `${commitmentTo(match.setup.seed)} ${seat} ${match.entries.length}`
    const asked = { match, seat, mind, strength: parseStrength(level, mind), seed, memory }
    const { answer, why } = await decideSlowly(asked, { signal: this.#stop.signal, onProgress })
    const shown = match.questions.find((question) => question.seat === seat)
    return { seat, choice: writeChoice(match.pendingOf(seat).question, answer), ...inWords(why, shown) }
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

function inWords({ choices, line, iterations }: Why, question: ShownQuestion | undefined) {
  const texts = new Map(question?.options.map(({ key, text }) => [key, text]))
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
