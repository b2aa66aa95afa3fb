import type { Outcome, ShownOption } from '@muster/table'
import type { Bar, Scene } from '@muster/ui'

type Summary = {
  readonly damage?: Readonly<Record<string, number>>
  readonly down?: readonly string[]
  readonly points?: readonly number[]
}

/** What an outcome does, as damage to the fighter that the choice concerns, or in words. */
function nameOf(
  { damage = {}, down = [], points }: Summary,
  names: ReadonlyMap<string, string>,
  seats: Scene['seats'],
): string {
  const parts = [
    ...down.map((id) => `${names.get(id) ?? 'a fighter'} taken down`),
    ...Object.entries(damage).map(([id, amount]) => {
      const who = names.get(id) ?? 'a fighter'
      return amount > 0 ? `${amount} damage to ${who}` : `${-amount} damage off ${who}`
    }),
    ...(points ?? []).flatMap((score, seat) => (score === 0 ? [] : [`${seats[seat]?.name} scores ${score}`])),
  ]
  return parts.length === 0 ? 'no change' : parts.join(', ')
}

function namesIn({ seats }: Scene): Map<string, string> {
  return new Map(seats.flatMap(({ cards }) => cards.map(({ id, name }) => [id, name] as const)))
}

function hitBy(outcomes: readonly Outcome[], option: ShownOption): string | undefined {
  return option.kind === 'attack' || outcomes.length > 12 ? option.refs[0] : undefined
}

/** Damage to one target: nothing, up to four bands, taken down. */
function damageBars(outcomes: readonly Outcome[], target: string): Bar[] {
  const by = new Map<number, number>()
  let down = 0
  for (const { p, summary } of outcomes) {
    const { damage = {}, down: fell = [] } = summary as Summary
    if (fell.includes(target)) down += p
    else by.set(damage[target] ?? 0, (by.get(damage[target] ?? 0) ?? 0) + p)
  }
  const amounts = [...by.keys()].filter((amount) => amount > 0).sort((a, b) => a - b)
  const size = Math.max(1, Math.ceil(amounts.length / 4))
  const bands: Bar[] = []
  for (let from = 0; from < amounts.length; from += size) {
    const band = amounts.slice(from, from + size)
    const [low = 0] = band
    const high = band.at(-1) ?? low
    bands.push({
      name: low === high ? `${low}` : `${low}–${high}`,
      p: band.reduce((sum, amount) => sum + (by.get(amount) ?? 0), 0),
      tone: 'plain',
    })
  }
  return [
    { name: 'none', p: by.get(0) ?? 0, tone: 'bad' },
    ...bands,
    ...(down > 0 ? [{ name: 'down', p: down, tone: 'good' as const }] : []),
  ]
}

export function oddsBars(outcomes: readonly Outcome[], option: ShownOption, scene: Scene): readonly Bar[] {
  const target = hitBy(outcomes, option)
  if (target !== undefined) return damageBars(outcomes, target)
  const names = namesIn(scene)
  const bars = outcomes.map(({ p, summary }) => ({
    name: nameOf(summary as Summary, names, scene.seats),
    p,
    tone: 'plain' as const,
  }))
  return bars.length === 1 && bars[0]?.name === 'no change' ? [] : bars.slice(0, 6)
}

/** "4.2 damage on average · 12 % down". */
export function oddsLine(outcomes: readonly Outcome[], option: ShownOption, scene: Scene): string {
  const target = hitBy(outcomes, option)
  if (target === undefined) return ''
  const card = scene.seats.flatMap(({ cards }) => cards).find(({ id }) => id === target)
  const left = card ? card.wounds - card.hurt : 0
  let mean = 0
  let down = 0
  for (const { p, summary } of outcomes) {
    const { damage = {}, down: fell = [] } = summary as Summary
    if (fell.includes(target)) down += p
    mean += p * (fell.includes(target) ? left : (damage[target] ?? 0))
  }
  const average = `${mean.toFixed(1)} damage on average`
  return down > 0 ? `${average} · ${down < 0.01 ? 'under 1' : Math.round(100 * down)} % taken down` : average
}
