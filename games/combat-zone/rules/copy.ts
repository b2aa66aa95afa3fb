import { bearing, clone } from '@muster/table'
import { combatForce } from './effects/force.ts'
import type { Battle, Model } from './state.ts'

/**
 * A copy as `clone` makes it, only faster: the config never changes in a battle and the ground is only ever replaced, of
 * models only tokens and Gear change in place, and what was worked out of the cards in force holds for both.
 */
export function copyBattle(battle: Battle): Battle {
  const copy = bearing(battle.content) as Record<string, unknown>
  for (const [key, value] of Object.entries(battle)) {
    if (key === 'config' || key === 'ground') copy[key] = value
    else copy[key] = key === 'models' ? battle.models.map(copyModel) : clone(value)
  }
  combatForce.share(battle, copy as Battle)
  return copy as Battle
}

function copyModel(model: Model): Model {
  return { ...model, tokens: model.tokens.slice(), gear: model.gear.map((held) => ({ ...held })) }
}
