import { attachContent, clone } from '@muster/table'
import { besideOf } from './beside.ts'
import { combatForce } from './effects/force.ts'
import type { Battle, Model } from './state.ts'

/**
 * The same battle with all its fields, also those that hold nothing yet, always in the same order: engines read objects that
 * are all made alike several times as fast as others, so rules never delete a field but leave nothing in it.
 */
export function shaped(battle: Omit<Battle, 'content'>, content: Battle['content']): Battle {
  const fields = {
    config: battle.config,
    stage: battle.stage,
    eb: battle.eb,
    battlespace: battle.battlespace,
    ground: battle.ground,
    scenario: battle.scenario,
    firstSide: battle.firstSide,
    turn: battle.turn,
    done: battle.done,
    control: battle.control,
    leftToPartner: battle.leftToPartner,
    sides: battle.sides,
    models: battle.models,
    active: battle.active,
    inspired: battle.inspired,
    moving: battle.moving,
    fallen: battle.fallen,
    shots: battle.shots,
    blast: battle.blast,
    batch: battle.batch,
    laterBatches: battle.laterBatches,
    commanded: battle.commanded,
    bodies: battle.bodies,
    loose: battle.loose,
    markers: battle.markers,
    impact: battle.impact,
    outcome: battle.outcome,
    lasting: battle.lasting,
    counts: battle.counts,
    errands: battle.errands,
    moved: battle.moved,
    ignored: battle.ignored,
    programs: battle.programs,
    tasks: battle.tasks,
    scores: battle.scores,
    lootDeck: battle.lootDeck,
    lootPast: battle.lootPast,
    brought: battle.brought,
    campaign: battle.campaign,
  } satisfies { [Field in keyof Required<Omit<Battle, 'content'>>]: Battle[Field] }
  const made = attachContent(fields, content) as Battle
  // Made alike to the last: what is noted beside a battle is so from its beginning.
  besideOf(made)
  return made
}

/**
 * A copy as `clone` makes it, only faster: the config never changes in a battle and the ground is only ever replaced, of
 * models only tokens and Gear change in place, and what was worked out of the cards in force holds for both.
 */
export function copyBattle(battle: Battle): Battle {
  const copy = shaped(battle, battle.content)
  copy.done = clone(battle.done)
  copy.sides = clone(battle.sides)
  copy.models = copyModels(battle.models)
  copy.active = clone(battle.active)
  copy.inspired = battle.inspired.slice()
  copy.moving = clone(battle.moving)
  copy.fallen = battle.fallen.slice()
  copy.shots = clone(battle.shots)
  copy.blast = clone(battle.blast)
  copy.batch = clone(battle.batch)
  copy.laterBatches = clone(battle.laterBatches)
  copy.bodies = clone(battle.bodies)
  copy.loose = clone(battle.loose)
  copy.markers = clone(battle.markers)
  copy.impact = clone(battle.impact)
  copy.outcome = clone(battle.outcome)
  copy.lasting = clone(battle.lasting)
  copy.counts = clone(battle.counts)
  copy.errands = clone(battle.errands)
  copy.moved = battle.moved.slice()
  copy.ignored = clone(battle.ignored)
  copy.programs = clone(battle.programs)
  copy.tasks = clone(battle.tasks)
  copy.scores = battle.scores.slice()
  copy.lootDeck = clone(battle.lootDeck)
  copy.lootPast = clone(battle.lootPast)
  copy.brought = clone(battle.brought)
  copy.campaign = clone(battle.campaign)
  combatForce.share(battle, copy)
  besideOf(copy).doings = besideOf(battle).doings
  return copy
}

/** Lists made by adding to them are alike to engines, whatever has become of the code; what `map` makes is not. */
function copyModels(models: readonly Model[]): Model[] {
  const copies: Model[] = []
  for (const model of models) {
    const gear: Model['gear'] = []
    for (const held of model.gear) gear.push({ ...held })
    copies.push({ ...model, tokens: model.tokens.slice(), gear })
  }
  return copies
}
