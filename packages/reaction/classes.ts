import { type Matters, makeSideNote, type Tally } from '@muster/table'
import { beats, isCrit, isFumble } from './compare.ts'
import type { ActionDie } from './dice.ts'

const remembered = makeSideNote<Map<string | number, readonly number[]>>()

/**
 * What matters of a die against numbers that are fixed: a Fumble, how many of the different numbers it reaches, a Crit. Where
 * a number may still change by a re-roll, faces matter.
 */
export function mattersOf(die: ActionDie, add: number, needs: readonly number[]): Matters {
  const known = remembered.get(die) ?? new Map<string | number, readonly number[]>()
  const name = needs.length === 1 ? (needs[0] as number) - add : `${add} ${needs.join()}`
  const before = known.get(name)
  if (before) return before
  const classes = classesOf(die, add, new Set(needs))
  known.set(name, classes)
  remembered.set(die, known)
  return classes
}

function classesOf(die: ActionDie, add: number, needs: ReadonlySet<number>): readonly number[] {
  return die.faces.map((face) => {
    if (isFumble({ die, face })) return 0
    if (isCrit({ die, face })) return needs.size + 2
    return 1 + [...needs].filter((need) => face + add >= need).length
  })
}

/** One side of an opposed roll: its die and all that is added. */
export interface Side {
  readonly die: ActionDie
  readonly add: number
}

export interface Opposed {
  readonly acting: Side
  readonly opposing: readonly Side[]
}

const ACTING = '|'

/**
 * CZ-MULTI-1..3: what matters of one acting die against several opposing ones: whether it is a Fumble or a Crit, and which it
 * beats. The acting die is the first that is thrown.
 */
export const opposed: Tally<Opposed> = {
  count(soFar, at, face, { acting, opposing }) {
    if (at === 0) return `${face}${ACTING}`
    const { die, add } = opposing[at - 1] as Side
    const shown = { die: acting.die, face: Number.parseInt(soFar, 10) }
    return `${soFar}${beats(shown, acting.add, { die, face }, add) ? 'x' : '.'}`
  },
  end(soFar, { acting: { die } }) {
    const shown = { die, face: Number.parseInt(soFar, 10) }
    const kind = isFumble(shown) ? 'f' : isCrit(shown) ? 'c' : ''
    return `${kind}${soFar.slice(soFar.indexOf(ACTING))}`
  },
}
