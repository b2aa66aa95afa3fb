import type { Outcome, ShownOption } from '@muster/table'
import type { Bar, Scene } from '@muster/ui'

/** What the rules say a choice changed. */
interface Summary {
  readonly wounded?: Readonly<Record<string, number>>
  readonly out?: readonly string[]
  readonly hurt?: Readonly<Record<string, number>>
  readonly tokens?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly shields?: Readonly<Record<string, readonly string[]>>
  readonly spotlight?: string
  readonly luck?: number
}

const NOTHING = 'nothing happens'
const counted = (count: number): string => `${count} ${count === 1 ? 'wound' : 'wounds'}`

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

function nameOf(summary: Summary, { board, seats }: Scene): string {
  const { wounded = {}, out = [], hurt = {}, tokens = {}, shields = {}, spotlight, luck = 0 } = summary
  const names = new Map([
    ...(board?.pieces ?? []).map(({ id, name }) => [id, name] as const),
    ...seats.flatMap(({ cards }) => cards.map(({ id, name }) => [id, name] as const)),
  ])
  const who = (id: string) => names.get(id) ?? 'somebody'
  const parts = [
    ...out.map((id) => `${who(id)} is out`),
    ...Object.entries(wounded).map(([id, count]) => `${who(id)}: ${counted(count)}`),
    ...Object.entries(hurt).map(
      ([id, count]) => `${who(id)} ${count > 0 ? `suffers ${counted(count)}` : `heals ${-count}`}`,
    ),
    ...Object.keys(shields).map((id) => `${who(id)}: its shield suffers`),
    ...Object.entries(tokens).map(([id, kinds]) => `${who(id)}: ${Object.keys(kinds).map(capital).join(', ')}`),
    ...(spotlight === undefined || spotlight === '' ? [] : [`${who(spotlight)} takes the Spotlight`]),
    ...(luck === 0 ? [] : [luck > 0 ? `${luck} Luck more` : `${-luck} Luck spent`]),
  ]
  return parts.length === 0 ? NOTHING : parts.join(', ')
}

const toneOf = ({ wounded, out = [], hurt }: Summary): Bar['tone'] => {
  if (hurt && Object.values(hurt).some((count) => count > 0)) return 'bad'
  return wounded || out.length > 0 ? 'good' : 'plain'
}

export function oddsBars(outcomes: readonly Outcome[], _option: ShownOption, scene: Scene): readonly Bar[] {
  const sums = new Map<string, Bar>()
  for (const { p, summary } of outcomes) {
    const name = nameOf(summary as Summary, scene)
    sums.set(name, { name, p: p + (sums.get(name)?.p ?? 0), tone: toneOf(summary as Summary) })
  }
  const bars = [...sums.values()].sort((a, b) => b.p - a.p)
  return bars.length === 1 && bars[0]?.name === NOTHING ? [] : bars.slice(0, 6)
}

/** Of a roll that may be made again: what comes of it, so that one sees what is gained. Else the numbers of the option. */
export function oddsLine(outcomes: readonly Outcome[], { key, detail = '' }: ShownOption, scene: Scene): string {
  if (!/^(keep|luck|accurate)\b/.test(key)) return detail
  const sums = new Map<string, number>()
  for (const { p, summary } of outcomes) {
    const name = nameOf({ ...(summary as Summary), luck: 0 }, scene)
    sums.set(name, p + (sums.get(name) ?? 0))
  }
  if (sums.size === 1 && sums.has(NOTHING) && key !== 'keep') return ''
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .filter(([name]) => name !== NOTHING || sums.size === 1)
    .slice(0, 2)
    .map(([name, p]) => (p === 1 ? name : `${name} ${Math.round(100 * p)} %`))
    .join(' · ')
}
