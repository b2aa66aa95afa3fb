import { bearing, clone, copyPile } from '@muster/table'
import type { Content } from '../content/load.ts'
import { shareForce } from './effects/force.ts'
import type { Battle, Campaign, Fighter, Side, State } from './state.ts'

type Writable<Data> = { -readonly [Key in keyof Data]: Data[Key] }

/**
 * A copy as `clone` makes it, only faster: bots and the live table make one for every answer they try. Lists that rules
 * replace and never change in place are shared.
 */
export function copyState(state: State): State {
  const copy = bearing(state.content) as Writable<State>
  copy.stage = state.stage
  copy.config = state.config
  copy.warbands = [state.warbands[0], state.warbands[1]]
  copy.rewards = state.rewards.length === 0 ? [] : clone(state.rewards)
  copy.battle = state.battle && copyBattle(state.battle, state.content)
  copy.campaign = state.campaign && copyCampaign(state.campaign)
  return copy
}

/** What battles came to is written once and stays: a long campaign is copied as fast as a short one. */
function copyCampaign({ fought, ...campaign }: Campaign): Campaign {
  return { fought: fought.slice(), ...clone(campaign) }
}

/** The battle of a state; whatever hangs on the original, the copy bears the state's content. */
export function copyBattle(battle: Omit<Battle, 'content'>, content: Content): Battle {
  const { active } = battle
  const copy = bearing(content) as Writable<Battle>
  copy.card = battle.card
  copy.phase = battle.phase
  copy.round = battle.round
  copy.winner = battle.winner
  copy.initiative = battle.initiative
  copy.turn = battle.turn
  copy.active = active && { fighter: active.fighter, actions: active.actions, used: active.used }
  copy.sides = [copySide(battle.sides[0]), copySide(battle.sides[1])]
  copy.fighters = copyFighters(battle.fighters)
  copy.control = battle.control.slice()
  copy.desecrated = battle.desecrated
  copy.twist = battle.twist
  copy.convergence = battle.convergence
  copy.options = battle.options
  copy.chosenTwist = battle.chosenTwist
  copy.outcome = battle.outcome
  return shareForce(battle, copy)
}

function copySide(side: Side): Side {
  const { warband, player, points, turnsLeft, rolled, groups, arrived, lesser, used } = side
  return {
    warband,
    player,
    points,
    turnsLeft,
    rolled,
    groups,
    arrived,
    lesser: copyPile(lesser),
    used,
  }
}

function copyFighters(fighters: readonly Fighter[]): Fighter[] {
  const copies: Fighter[] = []
  for (const { id, card, seat, where, hex, damage, activated, bears, lasting, marked } of fighters)
    copies.push({ id, card, seat, where, hex, damage, activated, bears, lasting, marked })
  return copies
}
