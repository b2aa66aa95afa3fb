import type { Outcome, ShownOption } from '@muster/table'
import type { Bar, Scene } from '@muster/ui'

type Summary = { readonly damage?: Readonly<Record<string, number>>; readonly lost?: readonly number[] }

const NOTHING = 'no damage'

/** What comes of a choice: damage, and who is out. */
function nameOf({ damage = {}, lost = [] }: Summary, names: ReadonlyMap<string, string>): string {
  const parts = [
    ...lost.map((seat) => `${names.get(`mech-${seat}`) ?? `seat ${seat + 1}`} is out`),
    ...Object.entries(damage).map(([id, amount]) => {
      const who = names.get(id) ?? 'an Object'
      return amount > 0 ? `${amount} damage to ${who}` : `${who} repairs ${-amount}`
    }),
  ]
  return parts.length === 0 ? NOTHING : parts.join(', ')
}

const namesIn = ({ seats, zones }: Scene): Map<string, string> =>
  new Map([...seats, ...zones].flatMap(({ cards }) => cards.map(({ id, name }) => [id, name] as const)))

/** Exact odds where the dice alone decide; Attacks and pulls have forecasts of their own. */
export function oddsBars(outcomes: readonly Outcome[], _option: ShownOption, scene: Scene): readonly Bar[] {
  const names = namesIn(scene)
  const bars = outcomes.map(({ p, summary }) => ({ name: nameOf(summary, names), p, tone: 'plain' as const }))
  return bars.length === 1 && bars[0]?.name === NOTHING ? [] : bars.slice(0, 6)
}

export const oddsLine = (): string => ''
