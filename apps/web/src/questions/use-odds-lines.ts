import type { Choice } from '@muster/table'
import { useEffect, useState } from 'react'
import type { FormProps } from './form-props.ts'
import type { Looked } from './narrow.ts'

const MOST_LINES = 13

/** Odds in a line each, as they come in, by the key of the option. */
export function useOddsLines(
  { choosing: { question }, oddsLine }: FormProps,
  choices: readonly { readonly of: Looked; readonly choice: Choice }[],
): ReadonlyMap<string, string> {
  const [lines, setLines] = useState<ReadonlyMap<string, string>>(new Map())
  const which = JSON.stringify(choices.map(({ choice }) => choice))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question has new odds, and so have other choices
  useEffect(() => {
    let current = true
    setLines(new Map())
    for (const { of, choice } of choices.slice(0, MOST_LINES))
      oddsLine(of, choice).then((line) => {
        if (current && line) setLines((known) => new Map(known).set(of.option.key, line.replaceAll(' %', '\u00a0%')))
      })
    return () => {
      current = false
    }
  }, [question, which])
  return lines
}
