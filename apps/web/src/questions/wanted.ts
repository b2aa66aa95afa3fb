import { createContext } from 'react'
import type { Looked } from './narrow.ts'

/** What a lesson would have one choose: keys of options, and the kinds they are shown under. */
export const Wanted = createContext<ReadonlySet<string>>(new Set())

/** The options a lesson wants: by what their buttons are known, and where they are on the board. */
export function wantedOf(options: readonly Looked[], keys: readonly string[]) {
  const wanted = options.filter(({ option }) => keys.includes(option.key))
  const names = new Set(wanted.flatMap(({ option, look }) => [option.key, look.group]))
  return { names, refs: [...new Set(wanted.flatMap(({ refs }) => refs))] }
}
