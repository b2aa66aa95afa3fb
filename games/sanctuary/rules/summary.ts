import type { State } from './state.ts'

/** What a choice changed, in the words of odds: enemies hurt, defeated and escaped, hunters hurt, loot gained. */
export function summarise(before: State, after: State): Record<string, unknown> {
  const harmed: Record<string, number> = {}
  const gone: string[] = []
  for (const { id, health } of before.enemies) {
    const now = after.enemies.find((enemy) => enemy.id === id)
    if (!now) gone.push(id)
    else if (now.health !== health) harmed[id] = health - now.health
  }
  const hurt = after.hunters.map((hunter, seat) => hunter.wounds - (before.hunters[seat]?.wounds ?? 0))
  const loot = after.hunters.map((hunter, seat) => hunter.collected - (before.hunters[seat]?.collected ?? 0))
  const escaped = after.escaped - before.escaped
  return {
    ...(Object.keys(harmed).length > 0 ? { harmed } : {}),
    ...(gone.length > 0 ? { gone } : {}),
    ...(escaped > 0 ? { escaped } : {}),
    ...(hurt.some((wounds) => wounds !== 0) ? { hurt } : {}),
    ...(loot.some((count) => count !== 0) ? { loot } : {}),
  }
}
