const ID = /^[A-Z]{2,}-[A-Z][A-Z0-9]*-\d+/
const RANGE_END = /^\.\.(?:[A-Z]{2,}-[A-Z][A-Z0-9]*-)?(\d+)/
const SEPARATOR = /^[\s,]+/
const LONGEST_RANGE = 100

/**
 * The rule ids a test's name starts with: `BB-MOVE-3, BB-MOVE-4 a fighter …`, `BB-ATTACK-9..11 …`. Only the start
 * counts: an id further on is a mention, and a mention shows nothing.
 */
export function ruleIdsOf(title: string): string[] {
  const ids: string[] = []
  let rest = title.trimStart()
  for (let match = ID.exec(rest); match; match = ID.exec(rest)) {
    rest = rest.slice(match[0].length)
    const end = RANGE_END.exec(rest)
    if (end) rest = rest.slice(end[0].length)
    ids.push(...expand(match[0], end?.[1]))
    rest = rest.replace(SEPARATOR, '')
  }
  return [...new Set(ids)]
}

function expand(first: string, end: string | undefined): string[] {
  if (end === undefined) return [first]
  const dash = first.lastIndexOf('-') + 1
  const from = Number(first.slice(dash))
  const count = Number(end) - from + 1
  if (count < 1 || count > LONGEST_RANGE) {
    throw new Error(`${first}..${end} in a test's name; expected a range upwards of at most ${LONGEST_RANGE} rules.`)
  }
  return Array.from({ length: count }, (_, index) => `${first.slice(0, dash)}${from + index}`)
}
