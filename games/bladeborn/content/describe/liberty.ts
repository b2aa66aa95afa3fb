import type { Liberty } from '../grammar.ts'

/** What a liberty lets its subject do, or keeps it from: "this fighter can move through friendly fighters". */
export function libertyText(liberty: Liberty, subject: string, plural: boolean): string {
  if (liberty === 'pins-enemies' && plural)
    return `the enemies of ${subject} cannot make disengage actions while adjacent to them`
  if (liberty === 'pins-enemies') return `enemy fighters adjacent to ${subject} cannot make disengage actions`
  const predicate = plural ? (plurals[liberty] ?? predicates[liberty]) : predicates[liberty]
  return `${subject} ${subject === 'they' ? predicate.replace(' each ', ' ') : predicate}`
}

const predicates: Record<Exclude<Liberty, 'pins-enemies'>, string> = {
  'moves-through-friends': 'can move through hexes that contain friendly fighters, but cannot end a move there',
  'moves-through-enemies': 'can move through hexes that contain enemy fighters, but cannot end a move there',
  'moves-engaged': 'can make move actions even while adjacent to enemy fighters',
  'disengages-freely': 'can end a disengage action adjacent to enemy fighters',
  'picks-any-target': 'can attack any visible enemy fighter within range, even while adjacent to others',
  'sees-through-blocked': 'can see, and be seen, through blocked hexes',
  'cannot-be-pushed': 'cannot be pushed',
  'counts-double': 'counts as two fighters for control of objectives',
  'cannot-move': 'cannot make move or disengage actions',
  'holds-no-objective': 'does not count for control of objectives',
}

const plurals: Partial<typeof predicates> = {
  'counts-double': 'count as two fighters each for control of objectives',
  'holds-no-objective': 'do not count for control of objectives',
}
