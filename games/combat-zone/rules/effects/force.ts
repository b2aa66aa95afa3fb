import { type CardInForce, makeForce } from '@muster/reaction'
import type { CombatStanding, CombatWords } from '../../content/grammar/index.ts'
import { gearOf } from '../../content/lookup.ts'
import { besideOf } from '../beside.ts'
import { completedOf } from '../campaign/lookup.ts'
import { cardOf, modelsOn } from '../lookup.ts'
import type { Battle } from '../state.ts'
import { alliesOf, partOf, seatsIn } from '../teamplay.ts'

/** Whether a rule of the scenario is another one for each side: what speaks of nobody's side holds once for all. */
const isSided = (rule: CombatStanding): boolean => rule.who?.side !== undefined || rule.against?.side !== undefined

/**
 * CZ-CARDS-3, CZ-CARDS-16, CZ-GEAR-1, CZ-LOOT-12, CZ-NET-18, CZ-OBJECTIVE-7: the scenario for every player, the Objectives each has completed, then for each model on the table its card, the
 * Gear it has face up, its Loot, its Running programs, and what lasts on it.
 */
function* cardsIn(battle: Battle): Generator<CardInForce<CombatWords>> {
  const { content, programs } = battle
  const seats = seatsIn(battle)
  const scenario = content.scenarios[battle.scenario ?? '']
  if (scenario)
    for (const owner of seats) {
      const isFirst = alliesOf(battle, owner)[0] === owner
      const rules = {
        ...scenario,
        standing: scenario.standing.filter((rule) => isFirst && (owner === seats[0] || isSided(rule))),
      }
      yield { rules, owner, bearer: undefined, source: scenario.name }
      const own = scenario.sides[partOf(battle, owner)]
      if (own)
        yield { rules: isFirst ? own : { ...own, standing: [] }, owner, bearer: undefined, source: scenario.name }
    }
  for (const owner of seats)
    for (const id of completedOf(battle, owner)) {
      const objective = content.objectives[id]
      if (objective) yield { rules: objective, owner, bearer: undefined, source: objective.name }
    }
  for (const model of modelsOn(battle)) {
    const { id: bearer, seat: owner } = model
    const card = cardOf(battle, model)
    yield { rules: card, owner, bearer, source: card.name }
    for (const { card: id, down } of model.gear) {
      const gear = down ? undefined : gearOf(content, id)
      if (gear) yield { rules: gear, owner, bearer, source: gear.name }
    }
    for (const id of model.loot) {
      const loot = content.loot[id]
      if (loot) yield { rules: loot, owner, bearer, source: loot.name }
    }
    for (const { of, card: id, running, on: them } of programs) {
      const program = running && of === bearer ? content.programs[id] : undefined
      if (program) yield { rules: program.running, owner, bearer, them, source: program.name }
    }
    for (const { on, owner: by, source, standing } of battle.lasting)
      if (on === bearer) yield { rules: { standing: [standing], triggers: [] }, owner: by, bearer, source }
  }
}

export const combatForce = makeForce<Battle, CombatWords>(cardsIn, {
  get: (battle) => besideOf(battle).force,
  set: (battle, force) => {
    const beside = besideOf(battle)
    beside.force = force
    beside.doings = undefined
  },
})
