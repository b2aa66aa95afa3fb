import type { Goal } from '@muster/ui'
import { conditionsText } from '../../content/describe/condition.ts'
import { spelled } from '../../content/describe/places.ts'
import { speechOf } from '../../content/describe/speech.ts'
import type { Condition } from '../../content/grammar/condition.ts'
import type { Content } from '../../content/load.ts'
import { huntOf, showOf } from '../../rules/lookup.ts'
import type { State } from '../../rules/state.ts'

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** AB-WIN-1, AB-WIN-3: each way to win in words. */
export function winText(content: Content, win: readonly Condition[]): string {
  const speech = speechOf(content, { bearer: 'model' })
  const ways = win.map((condition) => conditionsText(speech, condition))
  return ways.length === 0
    ? 'Play through all Announcements and clear the Vault of enemies'
    : `Win when ${ways.join(', or when ')}`
}

/** AB-RESPAWN-10, AB-BOUNTY-17. */
function loseText(state: State): string {
  const speech = speechOf(state.content, { bearer: 'model' })
  const ways = showOf(state).lose.map((condition) => conditionsText(speech, condition))
  const out = huntOf(state)
    ? 'Lost if a hunter is taken out: in a Bounty Hunt nobody comes back'
    : 'Lost if a hunter is out at a round’s end and nobody can pay the NEW-U'
  return [out, ...ways].join(', or if ')
}

/** How far each condition has come. */
function standsOf(state: State, { counter, rounds }: Condition): string[] {
  return [
    ...(counter ? [`${sentence(spelled(counter.of))}: ${state.counters[counter.of] ?? 0} of ${counter.least}`] : []),
    ...(rounds !== undefined ? [`Round ${Math.min(state.round, rounds)} of ${rounds}`] : []),
  ]
}

/** AB-WIN-1..3, AB-BOUNTY-10: how it is won, how it is lost, and how it stands. */
export function goalOf(state: State): Goal {
  const { win } = showOf(state)
  const toCome = state.deck.cards.length + state.queue.cards.length
  return {
    how: winText(state.content, win),
    note: `${loseText(state)}. Clearing the Vault once no Announcement is left wins too.`,
    stands: [
      ...win.flatMap((condition) => standsOf(state, condition)).map((text) => ({ text })),
      { text: `${state.enemies.length} ${state.enemies.length === 1 ? 'enemy' : 'enemies'}` },
      ...(state.round > 0 ? [{ text: `${toCome} ${toCome === 1 ? 'card' : 'cards'} to come` }] : []),
    ],
  }
}
