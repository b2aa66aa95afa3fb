import { bearing, copyPile } from '@muster/table'
import type { Item, Permanent, Player, State } from './state.ts'

type Writable<Data> = { -readonly [Key in keyof Data]: Data[Key] }

/**
 * A copy as `clone` makes it, only faster: bots and the live table make one for every answer they try. What rules replace
 * and never change in place (the config, lasting effects, due functions, who lost) is shared.
 */
export function copyState(state: State): State {
  const copy = bearing(state.content) as Writable<State>
  copy.phase = state.phase
  copy.config = state.config
  copy.turn = state.turn
  copy.turns = state.turns
  copy.players = state.players.map(copyPlayer)
  copy.inPlay = state.inPlay.map(copyPermanent)
  copy.lasting = state.lasting.slice()
  copy.stack = state.stack.map(copyItem)
  copy.due = state.due.slice()
  copy.triggered = state.triggered.slice()
  copy.queue = state.queue.slice()
  copy.made = state.made
  copy.lost = state.lost.slice()
  if (state.outcome) copy.outcome = state.outcome
  return copy
}

function copyPlayer(player: Player): Player {
  const { energy, pools } = player
  return {
    mech: player.mech,
    team: player.team,
    out: player.out,
    hex: player.hex,
    damage: player.damage,
    marked: player.marked,
    energy: { ready: energy.ready, marked: energy.marked, burned: energy.burned },
    pools: { attack: pools.attack, evasion: pools.evasion, armor: pools.armor },
    hand: copyPile(player.hand),
    reserve: copyPile(player.reserve),
    scrapheap: copyPile(player.scrapheap),
    moves: player.moves,
    attacks: player.attacks,
  }
}

const copyPermanent = (one: Permanent): Permanent => ({ ...one, locks: one.locks.slice() })

const copyItem = (item: Item): Item => (item.strikes ? { ...item, strikes: item.strikes.slice() } : { ...item })
