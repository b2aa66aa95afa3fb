import type { Choice, Seat } from '@muster/table'
import type { SearchSettings } from './settings.ts'

/** One answer to a question, by its key, and how it has done for the seat that gives it. */
export type Arm = {
  readonly key: string
  readonly choice: Choice
  /** How much it is trusted before it is tried; all arms of a question together about 1. */
  readonly trust: number
  visits: number
  /** Sum of what came of it for the seat, each from -1 (lost) to 1 (won). */
  sum: number
}

/** What one seat can answer at a node, most trusted first; only the first few are tried until many visits ask for more. */
export type Arms = { visits: number; readonly list: Arm[]; readonly known: Set<string> }

/**
 * A place in the tree: what was decided and what fell on the way to it, whatever the cards that are hidden. Seats asked at
 * once each have arms of their own, so that none knows what another answers.
 */
export type Node = { visits: number; readonly arms: Map<Seat, Arms>; readonly next: Map<string, Node> }

export function makeNode(): Node {
  return { visits: 0, arms: new Map(), next: new Map() }
}

export function childOf(node: Node, key: string): Node {
  const known = node.next.get(key)
  if (known) return known
  const child = makeNode()
  node.next.set(key, child)
  return child
}

/** How many arms are open after so many visits: widening is slow, so that wide questions are not spread thin. */
function openArms(visits: number, { width, widening }: SearchSettings): number {
  return width + Math.floor(widening * Math.sqrt(visits))
}

/** The open arm to try next, by what it brought, how much it is trusted and how little it was tried (PUCT). */
export function bestArm(
  { visits, list }: Arms,
  settings: SearchSettings,
  isOffered: (arm: Arm) => boolean,
): Arm | undefined {
  let sum = 0
  let tried = 0
  for (const arm of list) {
    sum += arm.sum
    tried += arm.visits
  }
  const unknown = tried === 0 ? 0 : sum / tried - settings.doubt
  const spread = settings.curiosity * Math.sqrt(visits + 1)
  const open = openArms(visits, settings)
  let best: Arm | undefined
  let most = Number.NEGATIVE_INFINITY
  let looked = 0
  for (const arm of list) {
    if (looked >= open) break
    const mean = arm.visits === 0 ? unknown : arm.sum / arm.visits
    const score = mean + (spread * arm.trust) / (1 + arm.visits)
    if (score <= most) {
      looked++
      continue
    }
    if (!isOffered(arm)) continue
    looked++
    best = arm
    most = score
  }
  return best
}
