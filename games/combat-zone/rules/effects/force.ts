import { type CardInForce, makeForce } from '@muster/reaction'
import type { Seat } from '@muster/table'
import type { CombatStanding, CombatTrigger, CombatWords } from '../../content/grammar/index.ts'
import { gearOf } from '../../content/lookup.ts'
import { besideOf } from '../beside.ts'
import { completedOf } from '../campaign/lookup.ts'
import { cardOf, modelsOn } from '../lookup.ts'
import type { Battle } from '../state.ts'
import { alliesOf, partOf, seatsIn } from '../teamplay.ts'

/** Whether a rule of the scenario is another one for each side: what speaks of nobody's side holds once for all. */
const isSided = (rule: CombatStanding): boolean => rule.who?.side !== undefined || rule.against?.side !== undefined

/** CZ-TEAMPLAY-8: the end of the game is one for both players of a team: whoever of them still plays hears it for both. */
function heardBy(
  { sides }: Battle,
  owner: Seat,
  allies: readonly Seat[],
  triggers: readonly CombatTrigger[],
): readonly CombatTrigger[] {
  const speaks = allies.length < 2 || allies.find((seat) => !sides[seat]?.left) === owner
  return speaks ? triggers : triggers.filter(({ on }) => on !== 'game-end')
}

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
      const allies = alliesOf(battle, owner)
      const isFirst = allies[0] === owner
      const rules = {
        triggers: heardBy(battle, owner, allies, scenario.triggers),
        standing: scenario.standing.filter((rule) => isFirst && (owner === seats[0] || isSided(rule))),
      }
      yield { rules, owner, bearer: undefined, source: scenario.name }
      const own = scenario.sides[partOf(battle, owner)]
      if (own) {
        const triggers = heardBy(battle, owner, allies, own.triggers)
        const standing = isFirst ? own.standing : []
        yield { rules: { triggers, standing }, owner, bearer: undefined, source: scenario.name }
      }
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
