import { isGoblin } from './lookup.ts'
import type { State } from './state.ts'

/**
 * What a choice changed, in the words of odds: enemies hurt, defeated and escaped, hunters hurt, loot drawn. What is drawn is not
 * known before: a Loot Goblin is one card of those whose turn it is.
 */
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
  const { turn, config } = before
  if (turn && config.options.goblinDraw === 'counts')
    loot[turn.seat] = (loot[turn.seat] ?? 0) + goblinsSince(before, after)
  const escaped = after.escaped - before.escaped
  return {
    ...(Object.keys(harmed).length > 0 ? { harmed } : {}),
    ...(gone.length > 0 ? { gone } : {}),
    ...(escaped > 0 ? { escaped } : {}),
    ...(hurt.some((wounds) => wounds !== 0) ? { hurt } : {}),
    ...(loot.some((count) => count !== 0) ? { loot } : {}),
  }
}

const goblinsSince = ({ inPlay }: State, after: State): number =>
  after.inPlay.filter((card) => isGoblin(after, card) && !inPlay.some((known) => known.card === card.card)).length
