import type { Outcome, ShownOption } from '@muster/table'
import type { Bar, Scene } from '@muster/ui'

type Summary = {
  readonly harmed?: Readonly<Record<string, number>>
  readonly gone?: readonly string[]
  readonly escaped?: number
  readonly hurt?: readonly number[]
  readonly loot?: readonly number[]
}

function namesIn({ board, seats }: Scene): Map<string, string> {
  return new Map([
    ...(board?.pieces ?? []).map(({ id, name }) => [id, name] as const),
    ...seats.map(({ seat, title }) => [`seat ${seat}`, title] as const),
  ])
}

/** What an outcome does, in words. */
function nameOf(
  { harmed = {}, gone = [], escaped = 0, hurt = [], loot = [] }: Summary,
  names: ReadonlyMap<string, string>,
): string {
  const who = (id: string) => names.get(id) ?? 'an enemy'
  const parts = [
    ...gone.slice(escaped).map((id) => `${who(id)} falls`),
    ...Object.entries(harmed).map(([id, amount]) => `${amount} damage to ${who(id)}`),
    ...(escaped > 0 ? [`${escaped} ${escaped === 1 ? 'reaches' : 'reach'} Sanctuary`] : []),
    ...hurt.flatMap((wounds, seat) =>
      wounds === 0 ? [] : [`${who(`seat ${seat}`)} ${wounds > 0 ? `takes ${wounds}` : `heals ${-wounds}`}`],
    ),
    ...loot.flatMap((count, seat) => (count === 0 ? [] : [`${count} loot for ${who(`seat ${seat}`)}`])),
  ]
  return parts.length === 0 ? 'no change' : parts.join(', ')
}

export function oddsBars(outcomes: readonly Outcome[], _option: ShownOption, scene: Scene): readonly Bar[] {
  const names = namesIn(scene)
  const bars = outcomes.map(({ p, summary }) => ({
    name: nameOf(summary as Summary, names),
    p,
    tone: 'plain' as const,
  }))
  return bars.length === 1 && bars[0]?.name === 'no change' ? [] : bars.slice(0, 6)
}

/** Shots are foretold by the engine; nothing else stands on a button. */
export const oddsLine = (): string => ''
