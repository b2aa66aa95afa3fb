import { useEffect, useState } from 'react'

export interface Asked<Value> {
  readonly value: Value | undefined
  readonly problem: string
  readonly again: () => void
}

/** Something asked of the server, and asked again now and then; `key` says what is asked. */
export function useAsked<Value>(key: string, ask: () => Promise<Value>, every?: number): Asked<Value> {
  const [found, setFound] = useState<{ key: string; value?: Value; problem: string }>({ key, problem: '' })
  const [time, setTime] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is known by its key
  useEffect(() => {
    let current = true
    ask().then(
      (value) => current && setFound({ key, value, problem: '' }),
      (error: Error) => current && setFound((before) => ({ ...before, key, problem: error.message })),
    )
    const next = every === undefined ? undefined : setTimeout(() => setTime(time + 1), every)
    return () => {
      current = false
      clearTimeout(next)
    }
  }, [key, time])
  const isOf = found.key === key
  return {
    value: isOf ? found.value : undefined,
    problem: isOf ? found.problem : '',
    again: () => setTime((before) => before + 1),
  }
}

/** Something a person does that may fail in words. */
export function useDeed(): { busy: boolean; problem: string; act: (deed: () => Promise<unknown>) => void } {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const act = (deed: () => Promise<unknown>) => {
    if (busy) return
    setBusy(true)
    setProblem('')
    deed()
      .catch((error: Error) => setProblem(error.message))
      .finally(() => setBusy(false))
  }
  return { busy, problem, act }
}
