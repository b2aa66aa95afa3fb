import { playerOf } from './lookup.ts'
import type { Permanent, State } from './state.ts'

/** What a choice changed: damage on Mechs and Objects, and who lost. */
export function summarise(before: State, after: State): Record<string, unknown> {
  const damage: Record<string, number> = {}
  after.players.forEach((player, seat) => {
    const more = player.damage - playerOf(before, seat).damage
    if (more !== 0) damage[`mech-${seat}`] = more
  })
  for (const one of after.inPlay) {
    const more = one.damage - (before.inPlay.find(({ id }) => id === one.id)?.damage ?? 0)
    if (more !== 0) damage[one.id] = more
  }
  const wrecked = before.inPlay
    .filter(({ id }: Permanent) => !after.inPlay.some((one) => one.id === id))
    .map(({ id }) => id)
  return { damage, wrecked, lost: after.lost.slice(before.lost.length).flat() }
}
