import { Match } from '@muster/table'
import type { EngineUi } from '@muster/ui'
import type { Session } from './session.ts'

/** How a game went: scores after every decision, where its rounds began, and how the dice fell against expectation. */
export interface GameCourse {
  readonly scores: readonly (readonly number[])[]
  readonly rounds: readonly { readonly at: number; readonly name: string }[]
  readonly luck: readonly { readonly name: string; readonly values: readonly number[] }[]
}

/** What was taken back is played too, since the dice after it follow from it, but only what is in force counts. */
export function courseOf(ui: EngineUi, session: Session): GameCourse {
  const { entries, setup, told } = session.match
  const match = Match.open(ui.game, setup)
  const scores = [[...ui.scores(match.view(undefined))]]
  const rounds: GameCourse['rounds'][number][] = []
  for (const entry of entries) {
    match.take(entry)
    const at = match.line.places.length
    scores.length = Math.min(scores.length, at)
    const seen = match.view(undefined)
    scores.push([...ui.scores(seen)])
    while ((rounds.at(-1)?.at ?? -1) >= at) rounds.pop()
    const name = ui.chapter?.(seen) ?? ui.scene(seen, undefined).round
    if (name !== rounds.at(-1)?.name) rounds.push({ at, name })
  }
  return { scores, rounds, luck: ui.luck(told.map(({ event }) => event)) }
}
