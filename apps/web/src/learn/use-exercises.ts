import { useEffect, useState } from 'react'
import { Engine } from '../engine/client.ts'
import type { ExerciseLine } from '../engine/protocol.ts'

/** What a game teaches, once it is loaded; or why that failed. */
export function useExercises(game: string): { lines: readonly ExerciseLine[] | undefined; problem: string } {
  const [lines, setLines] = useState<readonly ExerciseLine[]>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    const engine = new Engine()
    engine
      .ask('lessons', { game })
      .then(setLines)
      .catch((error: Error) => setProblem(error.message))
      .finally(() => engine.close())
  }, [game])
  return { lines, problem }
}
