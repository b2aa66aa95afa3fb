import type { State } from './state.ts'

/** What a choice changed, in the words of odds: damage dealt, fighters down, points scored, dice won. */
export function summarise(before: State, after: State): Record<string, unknown> {
  const was = before.battle
  const is = after.battle
  if (!was || !is) return {}
  const damage: Record<string, number> = {}
  const down: string[] = []
  for (const fighter of is.fighters) {
    const old = was.fighters.find(({ id }) => id === fighter.id)
    if (!old) continue
    if (fighter.where === 'down' && old.where !== 'down') down.push(fighter.id)
    else if (fighter.damage !== old.damage) damage[fighter.id] = fighter.damage - old.damage
  }
  const points = [0, 1].map((seat) => (is.sides[seat as 0 | 1].points ?? 0) - (was.sides[seat as 0 | 1].points ?? 0))
  return {
    ...(Object.keys(damage).length > 0 ? { damage } : {}),
    ...(down.length > 0 ? { down } : {}),
    ...(points.some((score) => score !== 0) ? { points } : {}),
  }
}
