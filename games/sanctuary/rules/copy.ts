import { bearing, copyPile } from '@muster/table'
import type { Enemy, Hunter, InPlay, State, Turn } from './state.ts'

type Writable<Data> = { -readonly [Key in keyof Data]: Data[Key] }

/**
 * A copy as `clone` makes it, only faster: bots and the live table make one for every answer they try. Lists and parts that
 * rules replace and never change in place are shared.
 */
export function copyState(state: State): State {
  const copy = bearing(state.content) as Writable<State>
  copy.config = state.config
  copy.stage = state.stage
  copy.centre = state.centre
  copy.first = state.first
  copy.pieces = state.pieces
  copy.kit = state.kit.slice()
  copy.hunters = state.hunters.map(copyHunter)
  copy.enemies = state.enemies.map(copyEnemy)
  copy.inPlay = state.inPlay.map(copyInPlay)
  copy.tokens = state.tokens.slice()
  copy.enemyDeck = copyPile(state.enemyDeck)
  copy.bosses = copyPile(state.bosses)
  copy.enemyDiscard = copyPile(state.enemyDiscard)
  copy.lootDeck = copyPile(state.lootDeck)
  copy.lootDiscard = copyPile(state.lootDiscard)
  copy.rare = copyPile(state.rare)
  copy.gone = state.gone.slice()
  copy.round = state.round
  copy.turnsTaken = state.turnsTaken
  copy.mixed = state.mixed
  copy.escaped = state.escaped
  copy.turn = state.turn && copyTurn(state.turn)
  copy.march = state.march && { order: state.march.order.slice(), rolls: { ...state.march.rolls } }
  copy.phaselock = state.phaselock
  copy.turret = state.turret
  copy.mark = state.mark && { seat: state.mark.seat, card: state.mark.card, escaped: state.mark.escaped }
  copy.outcome = state.outcome
  if (state.left) copy.left = state.left
  if (state.players) copy.players = state.players
  return copy
}

function copyHunter(hunter: Hunter): Hunter {
  const { seat, card, square, wounds, timer, guns, shields, upgrades, hand, perks, collected, returning } = hunter
  return {
    seat,
    card,
    square,
    wounds,
    timer,
    guns: guns.slice(),
    shields: shields.slice(),
    upgrades: upgrades.slice(),
    hand: hand.slice(),
    perks: perks.slice(),
    collected,
    returning,
  }
}

function copyEnemy({ id, card, member, square, health }: Enemy): Enemy {
  return { id, card, member, square, health }
}

function copyInPlay({ card, escaped }: InPlay): InPlay {
  return { card, escaped }
}

function copyTurn(turn: Turn): Turn {
  const { seat, condition, left, done, walked, sprinted, abilityUsed, gunzerking, earned, drawn } = turn
  return {
    seat,
    condition,
    left,
    done: done.slice(),
    walked,
    sprinted,
    abilityUsed,
    gunzerking,
    earned,
    drawn,
    declined: turn.declined.slice(),
    draws: turn.draws.slice(),
    lootDraws: turn.lootDraws.slice(),
  }
}
