import type { Outcome, ShownOption } from '@muster/table'
import type { Bar, Scene } from '@muster/ui'

/** What the rules say a choice changed. */
interface Summary {
  readonly wounded?: Readonly<Record<string, number>>
  readonly out?: readonly string[]
  readonly hurt?: Readonly<Record<string, number>>
  readonly luck?: number
}

const counted = (count: number): string => `${count} ${count === 1 ? 'wound' : 'wounds'}`

function nameOf({ wounded = {}, out = [], hurt = {}, luck = 0 }: Summary, { board, seats }: Scene): string {
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
    ...(luck === 0 ? [] : [luck > 0 ? `${luck} Luck more` : `${-luck} Luck spent`]),
  ]
  return parts.length === 0 ? 'nothing happens' : parts.join(', ')
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
  return bars.length === 1 && bars[0]?.name === 'nothing happens' ? [] : bars.slice(0, 6)
}

/** Where the forecast says nothing, the numbers of the option. */
export const oddsLine = (_outcomes: readonly Outcome[], { detail = '' }: ShownOption): string => detail
