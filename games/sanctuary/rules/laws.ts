import { healthOf, isDownAt } from './character.ts'
import { equippedOf } from './equip.ts'
import { groundOf } from './ground.ts'
import { cityOf, isGoblin } from './lookup.ts'
import type { State } from './state.ts'

/** What holds in every position, as sentences about what does not. */
export function brokenLaws(state: State, seats = state.hunters.length): string[] {
  const absent = brokenSeats(state, seats)
  if (absent.length > 0) return absent
  const strangers = unknownCards(state)
  return strangers.length > 0 ? strangers : [...brokenPlaces(state), ...brokenCards(state), ...brokenHunters(state)]
}

function brokenSeats({ hunters, first, turn, phaselock, turret, mark, left = [], players = [] }: State, seats: number) {
  if (hunters.length !== seats) return [`there are ${seats} seats, and ${hunters.length} hunters`]
  const ofTurn = turn ? [turn.seat, ...turn.declined, ...turn.draws, ...turn.lootDraws] : []
  const owners = [phaselock, turret, mark].flatMap((effect) => effect?.seat ?? [])
  const named = [first, ...ofTurn, ...owners, ...left, ...players, ...hunters.map(({ seat }) => seat)]
  return [...new Set(named)].filter((seat) => seat >= seats).map((seat) => `there is no seat ${seat}`)
}

function unknownCards({
  content,
  hunters,
  enemies,
  inPlay,
  lootDeck,
  rare,
  lootDiscard,
  enemyDeck,
  bosses,
  enemyDiscard,
}: State): string[] {
  const owned = hunters.flatMap((hunter) => [...equippedOf(hunter), ...hunter.hand, ...hunter.perks])
  const loot = [...owned, ...lootDeck.cards, ...rare.cards, ...lootDiscard.cards].filter((id) => !content.loot[id])
  const dealt = [...enemyDeck.cards, ...bosses.cards, ...enemyDiscard.cards].filter(
    (id) => !content.enemies[id] && !content.chests[id],
  )
  const played = [...inPlay, ...enemies]
    .map(({ card }) => card)
    .filter((id) => !content.enemies[id] && !content.loot[id])
  const unknown = hunters.map(({ card }) => card).filter((card) => card !== '' && !content.hunters[card])
  return [...loot, ...dealt, ...played, ...unknown].map((id) => `there is no card ${id}`)
}

function brokenPlaces(state: State): string[] {
  const broken: string[] = []
  const taken = new Set<number>()
  const stand = (who: string, square: number, wallToo: boolean) => {
    if (groundOf(state).closed[square]) broken.push(`${who} stands on closed ground`)
    if (wallToo && state.turret?.wall.includes(square) && state.config.options.wallBlocksMovement === 'all')
      broken.push(`${who} stands in the wall`)
    if (taken.has(square)) broken.push(`${who} shares a square`)
    taken.add(square)
  }
  for (const { seat, square } of state.hunters) if (square >= 0) stand(`the hunter of seat ${seat}`, square, true)
  for (const { id, square } of state.enemies) {
    stand(id, square, true)
    if (cityOf(state).has[square]) broken.push(`${id} stands in Sanctuary`)
  }
  for (const { square } of state.tokens)
    if (groundOf(state).closed[square]) broken.push('a token lies on closed ground')
  return broken
}

/** Every card is in exactly one place, and a card in play has an enemy on the board. */
function brokenCards(state: State): string[] {
  const broken: string[] = []
  const { hunters, lootDeck, lootDiscard, rare, gone, inPlay, enemies } = state
  const owned = hunters.flatMap((hunter) => [...equippedOf(hunter), ...hunter.hand, ...hunter.perks])
  const goblins = inPlay.filter((card) => isGoblin(state, card)).map(({ card }) => card)
  const loot = [...owned, ...lootDeck.cards, ...lootDiscard.cards, ...rare.cards, ...gone, ...goblins]
  if (new Set(loot).size < loot.length) broken.push('a loot card is in two places')
  const dealt = [
    ...state.enemyDeck.cards,
    ...state.bosses.cards,
    ...state.enemyDiscard.cards,
    ...inPlay.map(({ card }) => card),
  ]
  if (new Set(dealt).size < dealt.length) broken.push('an enemy card is in two places')
  for (const { card } of inPlay)
    if (!enemies.some((enemy) => enemy.card === card)) broken.push(`${card} is in play without enemies`)
  for (const { id, card, member } of enemies) {
    if (!inPlay.some((played) => played.card === card)) broken.push(`${id} belongs to no card in play`)
    const count = state.content.enemies[card]?.members.length ?? 1
    if (member >= count) broken.push(`${id} is member ${member} of ${card}, which has ${count}`)
  }
  if (state.phaselock && !enemies.some(({ id }) => id === state.phaselock?.enemy)) broken.push('Phaselock holds nobody')
  return broken
}

function brokenHunters(state: State): string[] {
  const broken: string[] = []
  for (const hunter of state.hunters) {
    const { seat, card, guns, shields, upgrades } = hunter
    if (card === '') continue
    if (guns.length > 2 || shields.length > 1 || upgrades.length > state.config.options.upgradeSlots)
      broken.push(`seat ${seat} has more equipped than there are slots`)
    const downed = state.turn?.seat === seat && state.turn.condition !== 'up'
    if (!downed && hunter.square >= 0 && isDownAt(state, healthOf(state, hunter)))
      broken.push(`seat ${seat} should be down`)
  }
  return broken
}
