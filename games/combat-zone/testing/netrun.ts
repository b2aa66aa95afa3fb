import { duel } from './duel.ts'
import type { Position } from './position.ts'

type Wish = Parameters<typeof duel>[0]

/** Ana, a Netrunner with Tech 2 and some programs, is active; Bob with Tech 1 stands five inches off. */
export function netrun(programs: readonly string[], { ana = {}, bob = {}, ...more }: NonNullable<Wish> = {}): Position {
  return duel({
    ana: { tokens: 'Y+ Y+', skills: { tech: 2 }, programs, ...ana },
    bob: { tokens: 'Y+ Y+', skills: { tech: 1 }, ...bob },
    ...more,
  })
}

/** A program as it stands. */
export function program(t: Position, card: string) {
  return t.state.programs.find((one) => one.card === card)
}
