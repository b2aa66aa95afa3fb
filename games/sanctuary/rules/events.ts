import type { Seat, TableEvent } from '@muster/table'
import type { PieceKind } from '../content/grammar.ts'

/**
 * Everything that is told of a game, each kind with what its sentence needs: cards and enemies by the ids content knows them
 * by, squares by their labels. Nothing is looked up in the state, which may be another by the time the sentence is read.
 */

/** Whose hunter it is, and which: the id of its card, '' before one is chosen. */
type OfHunter = { readonly seat: Seat; readonly who: string }
type OfCard = OfHunter & { readonly card: string }
type OfEnemy = { readonly enemy: string }
type OnSquare = { readonly square: string }
type Walked = { readonly path: readonly string[] }
/** What a hunter's health is after it changed, of how much at most. */
type Health = { readonly health: number; readonly now: number; readonly max: number }
type Nothing = Readonly<Record<never, never>>

type Details = {
  table: { readonly first: Seat; readonly centre: string; readonly difficulty: string }
  piece: { readonly kind: PieceKind; readonly squares: readonly string[] }
  'roll-again': OnSquare
  'enemy-deck': { readonly cards: readonly string[] }
  decks: { readonly enemies: number; readonly loot: number; readonly rare: number }
  hunter: { readonly seat: Seat; readonly hunter: string }
  stands: OfHunter & OnSquare
  round: { readonly round: number }
  turn: OfHunter & { readonly round: number }
  'gave-up': { readonly seat: Seat }
  /** `seat` now decides for the hunter of the seat `hunter`, whose card is `who`. */
  'taken-over': OfHunter & { readonly hunter: Seat }
  abandoned: Nothing
  timer: OfHunter & { readonly timer: number }
  field: OfHunter
  'turret-fires': OfHunter
  fire: OfHunter & OfEnemy & { readonly damage: number }
  prevented: OfCard & { readonly left: number }
  hurt: OfHunter & { readonly damage: number; readonly health: number; readonly max: number }
  down: OfHunter
  'effect-ends': OfHunter & { readonly effect: 'phaselock' | 'turret' | 'mark' }
  move: OfHunter & Walked
  sprint: OfHunter & Walked
  shoot: OfHunter & { readonly guns: readonly string[]; readonly target: string }
  harm: OfEnemy & { readonly amount: number; readonly left: number; readonly max: number; readonly by: Seat }
  defeated: OfEnemy
  finished: { readonly card: string }
  dropped: OnSquare & { readonly count: number }
  loot: OfCard
  'no-loot': OfHunter
  refilled: Nothing
  goblin: OfEnemy & OnSquare
  'goblin-gone': OfEnemy
  captured: OfHunter & OnSquare & { readonly loot: number }
  equipped: OfCard & { readonly out?: string }
  removed: OfCard
  used: OfCard
  healed: OfHunter & Health
  declined: OfHunter
  /** `partner` is the card of the ally's hunter; 'nothing' goes one way where gifts are allowed. */
  traded: OfHunter & { readonly ally: Seat; readonly partner: string; readonly give: string; readonly take: string }
  ability: OfHunter & { readonly source: string }
  phaselocked: OfHunter & OfEnemy
  'phaselock-ends': Nothing
  gunzerking: OfHunter & { readonly left: number }
  turret: OfHunter & OnSquare & { readonly way: 'horizontal' | 'vertical' }
  marked: OfCard
  'mark-paid': OfHunter
  regained: OfHunter & Health
  drawn: OfCard & { readonly corner?: string }
  spawned: OfEnemy & OnSquare
  chest: OnSquare
  mixed: { readonly cards: number }
  'off-board': OfHunter
  march: { readonly round: number }
  'enemy-moves': OfEnemy & Walked
  escaped: OfEnemy & { readonly escaped: number }
  won: Nothing
  lost: { readonly escaped: number }
}

type OwnEvent = {
  [Name in keyof Details]: { readonly event: Name; readonly rule: string } & Details[Name]
}[keyof Details]

export type Event = OwnEvent | TableEvent
