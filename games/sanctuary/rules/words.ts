import { type GameEvent, plural } from '@muster/table'
import type { Content } from '../content/load.ts'
import type { Event } from './events.ts'
import { goblinId, memberName, NOTHING, playerName } from './lookup.ts'
import type { State } from './state.ts'

const listed = (words: readonly string[]): string => words.join(', ')

const walked = (verb: string, path: readonly string[]): string =>
  `${verb} ${plural(path.length, 'square')} to ${path.at(-1)}`

/** Health as it is told after it fell or rose: "18 of 21 left". A character shot below zero has none left. */
const leftOf = (health: number, max: number): string => `${Math.max(0, health)} of ${max} left`

/** What ends when its owner's next turn begins. */
const effects = {
  phaselock: 'Phaselock lets go of its enemy',
  turret: 'The Sabre Turret is taken away',
  mark: 'The mark of Bloodwing fades',
} as const

/** What happened, one sentence for each kind of event. */
const sentences: {
  readonly [Name in Event['event']]: (event: Extract<Event, { event: Name }>, names: Names, state: State) => string
} = {
  edit: () => 'The position was edited.',
  dice: ({ faces, why }) => `Rolled ${why}: ${faces.join(', ')}.`,
  table: ({ first, centre, difficulty }, { player }) =>
    `${player(first)} begins; the middle of Sanctuary is ${centre}. The game is ${difficulty}.`,
  piece: ({ kind, squares }) => `${kind === 'cover' ? 'Cover' : 'Terrain'} is placed on ${squares.join(' ')}.`,
  'gave-up': ({ seat }, { player }) => `${player(seat)} gives up.`,
  'taken-over': ({ hunter, who, seat }, { card, player }) =>
    who === '' ? `${player(seat)} now plays for ${player(hunter)}.` : `${player(seat)} now plays ${card(who)}.`,
  abandoned: () => 'Nobody is left to defend Sanctuary: it is lost.',
  'roll-again': ({ square }) => `${square} will not do: the dice are rolled again.`,
  'enemy-deck': ({ cards }, names) => `In the enemy deck: ${listed(cards.map(names.card))}.`,
  decks: ({ enemies, loot, rare }) =>
    `Decks: ${plural(enemies, 'enemy card')}, ${plural(loot, 'loot card')}, ${plural(rare, 'Rare Loot card')}.`,
  hunter: ({ seat, hunter }, { card, player }) => `${player(seat)} plays ${card(hunter)}.`,
  stands: ({ who, square }, { card }) => `${card(who)} stands on ${square} in Sanctuary.`,
  round: ({ round }) => `Round ${round}.`,
  turn: ({ who }, { card }) => `${card(who)}'s turn begins.`,
  timer: ({ who, timer }, { card }) =>
    timer === 0 ? `${card(who)}'s ability is ready.` : `${card(who)}'s ability timer is at ${timer}.`,
  field: () => 'The Phaselock field hurts the enemies in it.',
  'turret-fires': () => 'The Sabre Turret fires.',
  fire: ({ enemy, who, damage }, names) => `${names.enemy(enemy)} fires at ${names.card(who)} for ${damage} damage.`,
  prevented: ({ who, card, left }, names) =>
    `${names.card(who)} uses ${names.card(card)}: ${left === 0 ? 'no' : left} damage gets through.`,
  hurt: ({ who, damage, health, max }, { card }) => `${card(who)} takes ${damage} damage (${leftOf(health, max)}).`,
  down: ({ who }, { card }) => `${card(who)} is down.`,
  'effect-ends': ({ effect }) => `${effects[effect]}.`,
  move: ({ who, path }, { card }) => `${card(who)} ${walked('moves', path)}.`,
  sprint: ({ who, path }, { card }) => `${card(who)} ${walked('sprints', path)}.`,
  shoot: ({ who, target, guns }, { card, enemy }) => {
    const by = guns.length > 0 ? ` with ${guns.map(card).join(' and ')}` : ''
    return `${card(who)} shoots at ${enemy(target)}${by}.`
  },
  harm: ({ enemy, amount, left, max }, names) => `${names.enemy(enemy)} takes ${amount} damage (${leftOf(left, max)}).`,
  defeated: ({ enemy }, names) => `${names.enemy(enemy)} is defeated.`,
  finished: ({ card }, names) => `The card ${names.card(card)} leaves play.`,
  dropped: ({ square, count }) => `${plural(count, 'loot card')} ${count === 1 ? 'lies' : 'lie'} on ${square}.`,
  loot: ({ who, card }, names) => `${names.card(who)} gains ${names.card(card)}.`,
  'no-loot': () => 'There is no loot left to draw.',
  refilled: () => 'The spent loot becomes the loot deck.',
  goblin: ({ square }) => `A Loot Goblin appears on ${square}.`,
  'goblin-gone': () => 'The Loot Goblin disappears into Sanctuary.',
  captured: ({ who, square }, { card }) => `${card(who)} captures the token on ${square}.`,
  equipped: ({ who, card, out }, names) =>
    `${names.card(who)} equips ${names.card(card)}${out === undefined ? '' : ` in place of ${names.card(out)}`}.`,
  removed: ({ who, card }, names) => `${names.card(who)} takes off ${names.card(card)}.`,
  used: ({ who, card }, names) => `${names.card(who)} uses ${names.card(card)}.`,
  healed: ({ who, health, now, max }, { card }) => `${card(who)} is healed by ${health} (${leftOf(now, max)}).`,
  declined: ({ who }, { card }) => `${card(who)} declines the trade.`,
  traded: ({ who, partner, give, take }, { card }) =>
    `${card(who)} gives ${card(give)} to ${card(partner)} for ${card(take)}.`,
  ability: ({ who }, { card, ability }) => `${card(who)} uses ${ability(who)}.`,
  phaselocked: ({ enemy }, names) => `${names.enemy(enemy)} is held by Phaselock.`,
  'phaselock-ends': () => 'Phaselock ends with the enemy it held.',
  gunzerking: ({ who, left }, { card }) => `${card(who)} goes Gunzerking with ${plural(left, 'action')} left.`,
  turret: ({ square, way }) => `The Sabre Turret stands on ${square}, its wall ${way}.`,
  marked: ({ card }, names) => `Bloodwing marks ${names.card(card)}.`,
  'mark-paid': ({ who }, { card }) => `The mark pays: free loot for ${card(who)}.`,
  regained: ({ who, health, now, max }, { card }) => `${card(who)} regains ${health} health (${leftOf(now, max)}).`,
  drawn: ({ who, card }, names) => `${names.card(who)} draws ${names.card(card)}.`,
  spawned: ({ enemy, square }, names) => `${names.enemy(enemy)} appears on ${square}.`,
  chest: ({ square }) => `A chest lies on ${square}.`,
  mixed: ({ cards }) => `The three-star cards are shuffled into the ${cards} cards of the enemy deck.`,
  'off-board': ({ who }, { card }) => `${card(who)} is taken off the board.`,
  march: () => 'Enemy Movement.',
  'enemy-moves': ({ enemy, path }, names) => `${names.enemy(enemy)} ${walked('moves', path)}.`,
  escaped: ({ enemy, escaped }, names, { config }) => {
    const { lives } = config.options
    return `${names.enemy(enemy)} reaches Sanctuary (${lives - escaped} of ${lives} lives left).`
  },
  won: () => 'Every enemy is beaten: Sanctuary holds, and all players win.',
  lost: ({ escaped }) => `${escaped} enemies have reached Sanctuary: the players lose.`,
}

/** What happened, in words, of content, the table's options and what the event itself says. */
export function describe(event: GameEvent, state: State): string {
  const told = event as Event
  const sentence = sentences[told.event] as (event: Event, names: Names, state: State) => string
  return sentence(told, namesIn(state), state)
}

type Names = {
  player(seat: number): string
  /** A card, of whatever deck. */
  card(id: string): string
  enemy(id: string): string
  ability(hunter: string): string
}

function namesIn(state: State): Names {
  const { content } = state
  const { loot, enemies, chests, hunters } = content
  return {
    player: (seat) => playerName(state, seat),
    card: (id) =>
      id === NOTHING ? 'nothing' : ((loot[id] ?? enemies[id] ?? chests[id] ?? hunters[id])?.name ?? 'a card'),
    enemy: (id) => enemyCalled(content, id),
    ability: (hunter) => hunters[hunter]?.ability.name ?? 'the special ability',
  }
}

/** An enemy by its id, on the board or gone. */
function enemyCalled({ enemies, loot }: Content, id: string): string {
  for (const card of Object.values(enemies)) {
    const member = card.tokens.indexOf(id)
    if (member >= 0) return memberName(card, member)
  }
  return Object.values(loot).find((card) => goblinId(card.id) === id)?.name ?? 'an enemy'
}
