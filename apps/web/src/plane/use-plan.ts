import { useEffect, useState, useSyncExternalStore } from 'react'
import { load } from './lazy.ts'
import type { PlanGiven, Planner } from './planner.ts'
import type { Planning } from './planning.ts'

const nobody = () => () => {}
const nothing = () => undefined

type Given = Omit<PlanGiven, 'question'> & {
  readonly question: PlanGiven['question'] | undefined
  readonly decisions: number
}

/** The plan for a question about a plane; undefined for any other, and until what it takes is loaded. */
export function usePlan({ question, decisions, ...given }: Given): Planning | undefined {
  const [planner, setPlanner] = useState<Planner>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each decision begins anew
  useEffect(() => {
    if (question?.form !== 'point' && question?.form !== 'path') return
    let current = true
    load().then((loaded) => current && setPlanner(new loaded.Planner({ ...given, question })))
    return () => {
      current = false
      setPlanner(undefined)
    }
  }, [decisions, question?.seat, question?.ask])
  return useSyncExternalStore(planner?.subscribe ?? nobody, planner?.get ?? nothing)
}
