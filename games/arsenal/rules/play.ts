import { pickOne, type Seat, type Words } from '@muster/table'
import type { Attack } from '../content/schema.ts'
import { everyTarget, strikeVerdict } from './attack.ts'
import { costOf } from './effects/standing.ts'
import { pay } from './energy.ts'
import { useFunction } from './function.ts'
import { declareItem } from './initiative.ts'
import { cardNamed, isOut, mechId, playerOf } from './lookup.ts'
import { declareMove } from './move.ts'
import { nameOf } from './names.ts'
import type { Act, Play } from './options.ts'
import { takeFromHand } from './scrap.ts'
import type { Item, State } from './state.ts'
import type { Table } from './table.ts'
import { setOff } from './trigger.ts'

/** Declares what a player with initiative has chosen, with everything that comes of it. */
export function carryOut(table: Table, state: State, seat: Seat, act: Act): void {
  switch (act.do) {
    case 'move':
      return declareMove(table, state, seat, act.way)
    case 'play':
      return playCard(table, state, seat, act)
    case 'use':
      return useFunction(table, state, seat, act)
    case 'pass':
    case 'end':
      return
  }
}

/** AR-PLAY-4, AR-PLAY-9, AR-ATTACK-2, AR-KEYWORD-22: targets and X are named, the cost is paid, the card leaves the hand. */
function playCard(table: Table, state: State, seat: Seat, { card: id, target, x = 0, way }: Play): void {
  const card = cardNamed(state, id)
  const item: Item = { id: state.made++, seat, kind: 'card', card: id, x, resolving: false }
  if (card.type === 'attack' && target !== undefined) item.strikes = [target, ...swarmTargets(table, state, seat, card)]
  else if (target !== undefined) item.target = target
  pay(table, state, seat, costOf(state, seat, card, x), way)
  // Whoever gives up while naming targets or paying declares nothing.
  if (isOut(state, seat)) return
  takeFromHand(state, seat, id)
  if (card.type === 'attack') {
    playerOf(state, seat).attacks++
    for (const struck of new Set(item.strikes)) setOff(state, 'targeted', struck, mechId(seat))
  }
  declareItem(table, state, item, 'AR-PLAY-4')
}

const copyWords: Words<string, { state: State; seat: Seat; attack: Attack; copy: number }> = {
  ask: 'copy target',
  doing: 'aims another shot',
  rule: 'AR-KEYWORD-15',
  prompt: ({ attack, copy }) => `What is copy ${copy} of ${attack.name} aimed at?`,
  key: (id) => id,
  text: (id, { state }) => nameOf(state, id),
  label: (id, { state }) => nameOf(state, id),
  refs: (id) => [id],
  candidates: ({ state }) => everyTarget(state),
  verdict: (id, { state, seat, attack }) => strikeVerdict(state, seat, attack, id),
}

/** AR-KEYWORD-14 to AR-KEYWORD-16: each copy of a Swarm has a target of its own, valid by itself. */
function swarmTargets(table: Table, state: State, seat: Seat, attack: Attack): string[] {
  const { swarm = 0 } = attack
  if (swarm === 0) return []
  const options = everyTarget(state).filter((target) => !strikeVerdict(state, seat, attack, target))
  return Array.from({ length: swarm }, (_, index) =>
    table.ask(seat, pickOne(copyWords, options, { state, seat, attack, copy: index + 1 })),
  )
}
