import type { OwnQuestion } from '@muster/session'
import { type Choice, type Random, seededRandom } from '@muster/table'
import type { TestClient } from './server.ts'

/** Any answer a client could give to a question, from what it is shown alone. */
export function choiceAt({ form, options, min = 0, max = 1, suggestions }: OwnQuestion, random: Random): Choice {
  const keys = options.map(({ key }) => key)
  switch (form) {
    case 'one':
      return keys[random.below(keys.length)] as string
    case 'some':
      return keys.slice(0, min)
    case 'order':
      return keys
    case 'number':
      return min + random.below(max - min + 1)
    default:
      return (suggestions ?? [])[random.below(suggestions?.length ?? 1)] as Choice
  }
}

/** Answers what a player is asked at a table. */
export async function answerOnce(match: string, player: TestClient, random: Random): Promise<boolean> {
  const at = player.at(match)
  const [question] = at.questions
  if (!question) return false
  const { seat, id } = question
  await player.ask({ say: 'answer', match, seat, ...id, choice: choiceAt(question, random) as never })
  return true
}

/** Plays on at random until the game is over, or for so many decisions. */
export async function playToEnd(
  match: string,
  players: readonly TestClient[],
  most = 2_000,
  seed = match,
): Promise<void> {
  const random = seededRandom(seed)
  for (let decisions = 0; decisions < most; ) {
    // Who is asked nothing may be shown a little later what changed.
    const level = Math.max(...players.map((player) => player.at(match).seq))
    const there = players.filter((player) => player.at(match).seq === level)
    if (there.some((player) => player.at(match).shown.result !== null)) {
      for (const player of players) await player.at(match).until(({ shown }) => shown.result !== null)
      return
    }
    let hasAnswered = false
    for (const player of there) hasAnswered ||= await answerOnce(match, player, random)
    if (hasAnswered) decisions++
    else await new Promise((done) => setTimeout(done, 5))
  }
  // Whoever is asked next, where it is one of them, hears of it on a socket of its own, perhaps after whoever decided.
  const isAsked = (player: TestClient) => player.at(match).questions.length > 0
  for (let tries = 0; tries < 100 && !players.some(isAsked); tries++) await new Promise((done) => setTimeout(done, 5))
}
