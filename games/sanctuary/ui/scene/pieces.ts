import type { Badge, PieceDrawing } from '@muster/ui'
import { labelOf } from '../../rules/board.ts'
import { maxHealth } from '../../rules/character.ts'
import { cardOf, enemyCardOf, enemyName, fullHealth, hunterRef, isGoblin, unitOf } from '../../rules/lookup.ts'
import { isLocked } from '../../rules/phaselock.ts'
import type { Enemy, Hunter, State } from '../../rules/state.ts'
import { abilityIcons, hunterIcon, rankTones, unitIcon } from './icons.ts'

/** The base of a Loot Goblin. */
const GOLD = '#7a5a06'
const SIZES = [0.86, 0.98, 1.1] as const

const starWords = ['one star', 'two stars', 'three stars'] as const

export function hunterPiece(state: State, hunter: Hunter): PieceDrawing {
  const { name } = cardOf(state, hunter)
  const { turn } = state
  const isTurn = turn?.seat === hunter.seat
  return {
    id: hunterRef(hunter.seat),
    name,
    icon: hunterIcon(hunter.card),
    seat: hunter.seat,
    at: { cell: labelOf(hunter.square) },
    hurt: hunter.wounds,
    wounds: maxHealth(state, hunter),
    active: isTurn,
    spent: false,
    badges: hunterBadges(state, hunter),
  }
}

function hunterBadges(state: State, hunter: Hunter): Badge[] {
  const { turn } = state
  const isTurn = turn?.seat === hunter.seat
  const badges: Badge[] = []
  if (hunter.shields.length > 0) badges.push({ icon: 'energy-shield', name: 'has a shield' })
  if (isTurn && turn.gunzerking) badges.push({ icon: 'crossed-pistols', name: 'Gunzerking' })
  if (isTurn && (turn.condition === 'shoot-only' || turn.condition === 'normal'))
    badges.push({ icon: 'knocked-out-stars', name: 'down' })
  return badges
}

export function enemyPiece(state: State, enemy: Enemy): PieceDrawing {
  const unit = unitOf(state, enemy)
  const card = isGoblin(state, enemy) ? undefined : enemyCardOf(state, enemy.card)
  const rank = card ? card.stars - 1 : 0
  const most = fullHealth(state, enemy)
  return {
    id: enemy.id,
    name: enemyName(state, enemy),
    icon: unitIcon(unit?.name, card),
    seat: undefined,
    at: { cell: labelOf(enemy.square) },
    hurt: most - enemy.health,
    wounds: most,
    active: false,
    spent: false,
    badges: enemyBadges(state, enemy),
    size: SIZES[rank],
    tone: card ? rankTones[rank] : GOLD,
  }
}

function enemyBadges(state: State, enemy: Enemy): Badge[] {
  const badges: Badge[] = []
  const unit = unitOf(state, enemy)
  const card = unit && enemyCardOf(state, enemy.card)
  if (isLocked(state, enemy)) badges.push({ icon: abilityIcons.phaselock as string, name: 'held by Phaselock' })
  if (state.mark?.card === enemy.card)
    badges.push({ icon: abilityIcons.bloodwing as string, name: 'marked by Bloodwing' })
  if (card && card.stars > 1) badges.push({ icon: card.boss ? 'crown' : 'round-star', name: starsOf(card) })
  return badges
}

const starsOf = ({ stars, boss }: { stars: number; boss: boolean }): string =>
  `${starWords[stars - 1]}${boss ? ', a boss' : ''}`
