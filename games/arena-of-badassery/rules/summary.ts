import { woundsNow } from './effects/who.ts'
import { isUp } from './lookup.ts'
import type { State } from './state.ts'

/** What a choice changed, in the words of odds: enemies wounded and taken out, hunters wounded and out, Luck spent. */
export function summarise(before: State, after: State): Record<string, unknown> {
  const wounded: Record<string, number> = {}
  const out: string[] = []
  for (const enemy of before.enemies) {
    const now = after.enemies.find(({ id }) => id === enemy.id)
    if (!now) out.push(enemy.id)
    else if (now.wounds !== enemy.wounds) wounded[enemy.id] = now.wounds - enemy.wounds
  }
  const hurt: Record<string, number> = {}
  after.hunters.forEach((hunter, at) => {
    const was = before.hunters[at]
    if (was && isUp(was) && !isUp(hunter)) out.push(hunter.id)
    else if (was && woundsNow(hunter) !== woundsNow(was)) hurt[hunter.id] = woundsNow(hunter) - woundsNow(was)
  })
  const luck = after.luck - before.luck
  return {
    ...(Object.keys(wounded).length > 0 ? { wounded } : {}),
    ...(out.length > 0 ? { out } : {}),
    ...(Object.keys(hurt).length > 0 ? { hurt } : {}),
    ...(luck !== 0 ? { luck } : {}),
  }
}
