import type { ClientMessage } from './messages.ts'

type Answer = Extract<ClientMessage, { say: 'answer' }>

const FIELDS = 7
const [LONGEST_MATCH, LONGEST_KEY, MOST_SEATS] = [64, 2000, 64]

/**
 * What a client says most of all, an answer by a key, read without its schema; nothing where it is anything else. Its slow twin is
 * `clientMessage`.
 */
export function plainAnswer(data: unknown): Answer | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const answer = data as Answer
  const { say, match, seat, epoch, asked, choice, r } = answer
  if (say !== 'answer' || typeof match !== 'string' || typeof choice !== 'string') return undefined
  if (match.length === 0 || match.length > LONGEST_MATCH || choice.length > LONGEST_KEY) return undefined
  if (!isCount(seat) || seat >= MOST_SEATS || !isCount(epoch) || !isCount(asked) || !isCount(r)) return undefined
  let fields = 0
  for (const _ in answer) fields++
  return fields === FIELDS ? answer : undefined
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
