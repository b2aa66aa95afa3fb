import type { Outcome, ShownOption } from '@muster/table'
import type { Bar, Scene } from '@muster/ui'

/** What a choice changed, as the rules sum it up. */
type Summary = {
  readonly wounds?: Readonly<Record<string, number>>
  readonly out?: readonly string[]
  readonly commanded?: string
}

const namesIn = ({ seats }: Scene): Map<string, { name: string; seat: number }> =>
  new Map(seats.flatMap(({ seat, cards }) => cards.map(({ id, name }) => [id, { name, seat }] as const)))

/** What comes of it, in words. */
function wordsFor({ wounds = {}, out = [], commanded }: Summary, names: ReturnType<typeof namesIn>): string {
  const name = (id: string) => names.get(id)?.name ?? id
  const hurt = Object.entries(wounds).filter(([id]) => !out.includes(id))
  const parts = [
    ...out.map((id) => `${name(id)} is taken out`),
    ...hurt.map(([id, many]) =>
      many > 0 ? `${name(id)} is wounded${many > 1 ? ` ${many} times` : ''}` : `${name(id)} is healed`,
    ),
    ...(commanded === undefined ? [] : [`${name(commanded)} acts`]),
  ]
  return parts.length === 0 ? 'nothing comes of it' : parts.join(', ')
}

/** Good where it hits others than whoever chooses, bad where it hits its own. */
function toneOf(
  { wounds = {}, out = [] }: Summary,
  names: ReturnType<typeof namesIn>,
  seat: number | undefined,
): Bar['tone'] {
  const hurt = [...out, ...Object.keys(wounds).filter((id) => (wounds[id] ?? 0) > 0)]
  if (hurt.length === 0) return 'plain'
  return hurt.every((id) => names.get(id)?.seat !== seat) ? 'good' : 'bad'
}

function barsOf(outcomes: readonly Outcome[], { refs: [by] }: ShownOption, scene: Scene): Bar[] {
  const names = namesIn(scene)
  const seat = names.get(by ?? '')?.seat
  const bars = new Map<string, Bar>()
  for (const { p, summary } of outcomes) {
    const name = wordsFor(summary, names)
    bars.set(name, { name, p: p + (bars.get(name)?.p ?? 0), tone: toneOf(summary, names, seat) })
  }
  return [...bars.values()].sort((a, b) => b.p - a.p)
}

/** Exact odds, against the guard likeliest to hold. */
export function oddsBars(outcomes: readonly Outcome[], option: ShownOption, scene: Scene): readonly Bar[] {
  const bars = barsOf(outcomes, option, scene)
  return bars.length === 1 && bars[0]?.tone === 'plain' ? [] : bars.slice(0, 5)
}

export function oddsLine(outcomes: readonly Outcome[], option: ShownOption, scene: Scene): string {
  const good = barsOf(outcomes, option, scene).filter(({ tone }) => tone === 'good')
  const p = good.reduce((sum, bar) => sum + bar.p, 0)
  return p === 0 ? '' : `${Math.round(100 * p)} %`
}
