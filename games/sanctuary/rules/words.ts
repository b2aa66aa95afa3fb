import type { GameEvent } from '@muster/table'
import { memberName } from './lookup.ts'
import type { State } from './state.ts'

// biome-ignore lint/suspicious/noExplicitAny: each kind of event has details of its own
type Telling = (event: any, names: Names) => string

type Names = {
  seat(seat: unknown): string
  enemy(id: unknown): string
  card(id: unknown): string
  cards(ids: unknown): string
}

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
const last = (path: unknown): string => String((path as string[]).at(-1))

/** What happened, one sentence an event. */
const tellings: Record<string, Telling> = {
  edit: () => 'The position was edited.',
  dice: ({ faces, why }) => `Dice ${why}: ${(faces as number[]).join(', ')}.`,
  table: ({ first, centre, difficulty }, names) =>
    `${names.seat(first)} begins; the middle of Sanctuary is ${centre}. The game is ${difficulty}.`,
  piece: ({ kind, squares }) =>
    `${kind === 'cover' ? 'Cover' : 'Terrain'} is placed on ${(squares as string[]).join(' ')}.`,
  'gave-up': ({ seat }) => `Player ${Number(seat) + 1} gives up.`,
  'taken-over': ({ hunter, seat }, names) => `Player ${Number(seat) + 1} now plays ${names.seat(hunter)}.`,
  abandoned: () => 'Nobody is left to defend Sanctuary: it is lost.',
  'roll-again': ({ square }) => `${square} will not do: the dice are rolled again.`,
  'enemy-deck': ({ cards }, names) => `In the enemy deck: ${names.cards(cards)}.`,
  decks: ({ enemies, loot, rare }) => `Decks: ${enemies} enemy cards, ${loot} loot cards, ${rare} Rare Loot cards.`,
  hunter: ({ seat, hunter }, names) => `Player ${Number(seat) + 1} plays ${names.card(hunter)}.`,
  stands: ({ seat, square }, names) => `${names.seat(seat)} stands on ${square} in Sanctuary.`,
  round: ({ round }) => `Round ${round}.`,
  turn: ({ seat }, names) => `The turn of ${names.seat(seat)} begins.`,
  timer: ({ seat, timer }, names) => `The ability timer of ${names.seat(seat)} is at ${timer}.`,
  field: () => 'The Phaselock field hurts.',
  'turret-fires': () => 'The Sabre Turret fires.',
  fire: ({ enemy, seat, damage }, names) => `${names.enemy(enemy)} fires at ${names.seat(seat)} for ${damage}.`,
  prevented: ({ seat, card, left }, names) => `${names.seat(seat)} uses ${names.card(card)}; ${left} damage is left.`,
  hurt: ({ seat, damage, health }, names) => `${names.seat(seat)} takes ${damage} damage and has ${health} health.`,
  down: ({ seat }, names) => `${names.seat(seat)} is down.`,
  'effect-ends': ({ effect }) => `The ${effect} ends.`,
  move: ({ seat, path }, names) =>
    `${names.seat(seat)} moves ${plural((path as string[]).length, 'square')} to ${last(path)}.`,
  sprint: ({ seat, path }, names) =>
    `${names.seat(seat)} sprints ${plural((path as string[]).length, 'square')} to ${last(path)}.`,
  shoot: ({ seat, target, guns }, names) => {
    const by = (guns as string[]).length > 0 ? ` with ${names.cards(guns)}` : ''
    return `${names.seat(seat)} shoots at ${names.enemy(target)}${by}.`
  },
  harm: ({ enemy, amount, left }, names) => `${names.enemy(enemy)} takes ${amount} damage and has ${left} health left.`,
  defeated: ({ enemy }, names) => `${names.enemy(enemy)} is defeated.`,
  finished: ({ card }, names) => `${names.card(card)} leaves play.`,
  dropped: ({ square, count }) => `${plural(count, 'loot card')} lie on ${square}.`,
  loot: ({ seat, card }, names) => `${names.seat(seat)} gains ${names.card(card)}.`,
  'no-loot': () => 'There is no loot left to draw.',
  refilled: () => 'The spent loot becomes the loot deck.',
  midget: ({ square }) => `A Loot Midget appears on ${square}.`,
  'midget-gone': () => 'The Loot Midget disappears into Sanctuary.',
  captured: ({ seat, square }, names) => `${names.seat(seat)} captures the token on ${square}.`,
  equipped: ({ seat, card, out }, names) =>
    `${names.seat(seat)} equips ${names.card(card)}${out === undefined ? '' : ` in place of ${names.card(out)}`}.`,
  removed: ({ seat, card }, names) => `${names.seat(seat)} takes off ${names.card(card)}.`,
  used: ({ seat, card }, names) => `${names.seat(seat)} uses ${names.card(card)}.`,
  healed: ({ seat, health }, names) => `${names.seat(seat)} is healed by up to ${health}.`,
  declined: ({ seat }, names) => `${names.seat(seat)} declines the trade.`,
  traded: ({ seat, ally, give, take }, names) =>
    `${names.seat(seat)} gives ${names.card(give)} to ${names.seat(ally)} for ${names.card(take)}.`,
  ability: ({ source }) => `${String(source).replace(': ', ' uses ')}.`,
  phaselocked: ({ enemy }, names) => `${names.enemy(enemy)} is held by Phaselock.`,
  'phaselock-ends': () => 'Phaselock ends with the enemy it held.',
  gunzerking: ({ seat, left }, names) => `${names.seat(seat)} goes Gunzerking with ${plural(left, 'action')} left.`,
  turret: ({ square, way }) => `The Sabre Turret stands on ${square}, its wall ${way}.`,
  marked: ({ card }, names) => `Bloodwing marks ${names.card(card)}.`,
  'mark-paid': ({ seat }, names) => `The mark pays: free loot for ${names.seat(seat)}.`,
  regained: ({ seat, health, now }, names) => `${names.seat(seat)} regains ${health} and has ${now} health.`,
  drawn: ({ seat, card }, names) => `${names.seat(seat)} draws ${names.card(card)}.`,
  spawned: ({ enemy, square }, names) => `${names.enemy(enemy)} appears on ${square}.`,
  chest: ({ square }) => `A chest lies on ${square}.`,
  mixed: ({ cards }) => `The three-star cards are shuffled into the ${cards} cards of the enemy deck.`,
  'off-board': ({ seat }, names) => `${names.seat(seat)} is taken off the board.`,
  march: () => 'Enemy Movement.',
  'enemy-moves': ({ enemy, path }, names) =>
    `${names.enemy(enemy)} moves ${plural((path as string[]).length, 'square')} to ${last(path)}.`,
  escaped: ({ enemy, escaped }, names) => `${names.enemy(enemy)} reaches Sanctuary: ${escaped} so far.`,
  won: () => 'Every enemy is beaten: Sanctuary holds, and all players win.',
  lost: ({ escaped }) => `${escaped} enemies have reached Sanctuary: the players lose.`,
}

export function describe(event: GameEvent, state: State): string {
  const telling = tellings[event.event]
  return telling ? telling(event, namesIn(state)) : event.event
}

function namesIn({ content, hunters }: State): Names {
  const card = (id: unknown): string => {
    const name = String(id)
    const known = content.loot[name] ?? content.enemies[name] ?? content.chests[name] ?? content.hunters[name]
    return known?.name ?? name
  }
  return {
    seat: (seat) => content.hunters[hunters[Number(seat)]?.card ?? '']?.name ?? `Player ${Number(seat) + 1}`,
    enemy: (id) => {
      const [own, member] = String(id).split('.')
      const known = content.enemies[own ?? '']
      return known ? memberName(known, Number(member) - 1) : card(own)
    },
    card,
    cards: (ids) => (ids as string[]).map(card).join(', '),
  }
}
