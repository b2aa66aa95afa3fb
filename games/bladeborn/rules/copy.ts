import { attachContent, clone } from '@muster/table'
import { shareForce } from './effects/force.ts'
import type { Battle, Fighter, Side, State } from './state.ts'

/** A copy as `clone` makes it, only faster: bots and the live table make one for every answer they try. */
export function copyState(state: State): State {
  const { stage, config, warbands, rewards, battle, campaign } = state
  const copy = {
    stage,
    config,
    warbands: [warbands[0], warbands[1]],
    rewards: clone(rewards),
    battle: battle && copyBattle(battle),
    campaign: campaign && clone(campaign),
  }
  return attachContent(copy, state.content) as unknown as State
}

function copyBattle(battle: Battle): Battle {
  const {
    card,
    phase,
    round,
    winner,
    initiative,
    turn,
    active,
    sides,
    fighters,
    control,
    desecrated,
    twist,
    convergence,
    options,
    chosenTwist,
    outcome,
  } = battle
  const copy = {
    card,
    phase,
    round,
    winner,
    initiative,
    turn,
    active: active && { fighter: active.fighter, actions: active.actions, used: active.used },
    sides: [copySide(sides[0]), copySide(sides[1])],
    fighters: copyFighters(fighters),
    control: control.slice(),
    desecrated: desecrated.slice(),
    twist,
    convergence,
    options,
    chosenTwist,
    outcome,
  }
  return shareForce(battle, attachContent(copy, battle.content) as unknown as Battle)
}

function copySide({ warband, player, points, turnsLeft, rolled, groups, arrived, lesser, used }: Side): Side {
  return {
    warband,
    player,
    points,
    turnsLeft,
    rolled: rolled.slice(),
    groups: groups.map(({ dice, value }) => ({ dice, value })),
    arrived,
    lesser: { pile: lesser.pile, sees: lesser.sees, cards: lesser.cards.slice() },
    used: used.slice(),
  }
}

function copyFighters(fighters: readonly Fighter[]): Fighter[] {
  const copies: Fighter[] = []
  for (const { id, card, seat, where, hex, damage, activated, bears, lasting, marked } of fighters)
    copies.push({
      id,
      card,
      seat,
      where,
      hex,
      damage,
      activated,
      bears: bears.slice(),
      lasting: lasting.slice(),
      marked: marked.slice(),
    })
  return copies
}
