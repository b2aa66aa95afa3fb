import type { Seat, TableEvent } from '@muster/table'
import type { ConvergenceStep } from '../content/cards.ts'
import type { Ending, Group, Lasting, Victory } from './state.ts'

/** What happened, and by which rule. */
type Happening<Name extends string, Details = unknown> = { readonly event: Name; readonly rule: string } & Details

/** The fighter an event is about, and the card that names it: two copies of a fighter have one card. */
type OfFighter = { readonly fighter: string; readonly fighterCard: string }
type OfSeat = { readonly seat: Seat }
/** The hexes entered, by label. */
type Way = OfFighter & { readonly path: readonly string[] }
/** Damage tokens that came or went, how many there are now, and the Wounds they are held against. */
type Tokens = OfFighter & { readonly amount: number; readonly total: number; readonly wounds: number }

type BeforeBattle =
  | Happening<'warband', OfSeat & { readonly warband: string }>
  | Happening<'reward-held', OfSeat & { readonly reward: string }>
  | Happening<'reward-discarded', OfSeat & { readonly reward: string }>
  | Happening<'campaign', { readonly warbands: readonly string[] }>
  | Happening<'battle-card', { readonly battle: string; readonly number?: number }>
  | Happening<'convergence', OfSeat & { readonly step: ConvergenceStep; readonly warband: string }>

type SettingUp =
  | Happening<'battle', { readonly battle: string; readonly objectives: readonly string[] }>
  | Happening<'rolloff', { readonly scores: readonly number[]; readonly winner: Seat; readonly for: string }>
  | Happening<'reserves', OfSeat & { readonly fighters: readonly string[]; readonly fighterCards: readonly string[] }>
  | Happening<'place', OfFighter & OfSeat & { readonly hex: string }>
  | Happening<'to-reserve', OfFighter>
  | Happening<'twist', { readonly twist: string }>

type OfRound =
  | Happening<'phase', { readonly phase: 'hero' | 'reserve' | 'combat' | 'end'; readonly round: number }>
  | Happening<'divided', OfSeat & { readonly singles: readonly number[]; readonly groups: readonly Group[] }>
  | Happening<'initiative', OfSeat>
  | Happening<'first', OfSeat & { readonly by: Seat }>
  | Happening<'arrive', OfFighter & { readonly hex: string }>
  | Happening<'pass', OfSeat>
  | Happening<'turn-over', OfSeat & { readonly left: number }>
  | Happening<'control', OfSeat & { readonly objective: string }>
  | Happening<'points', OfSeat & { readonly points: number; readonly total: number; readonly source: string }>
  | Happening<'deserted', { readonly round: number }>

type OfActivation =
  | Happening<'activate', OfFighter & { readonly actions: number }>
  | Happening<'activated', OfFighter>
  | Happening<'wait', OfFighter>
  | Happening<'move', Way>
  | Happening<'disengage', Way>
  | Happening<'push', Way>
  | Happening<'attack', OfFighter & { readonly weapon: string; readonly target: string; readonly targetCard: string }>
  | Happening<
      'hits',
      {
        readonly fighter: string
        readonly target: string
        readonly need: number
        readonly hits: number
        readonly criticals: number
        readonly damage: number
      }
    >
  | Happening<'damage', Tokens & { readonly by?: string | undefined }>
  | Happening<'heal', Tokens>
  | Happening<'down', OfFighter & { readonly by?: string }>

type OfCards =
  | Happening<'ability', OfFighter & Group & { readonly ability: string }>
  | Happening<'artefact', OfSeat & { readonly card: string; readonly fighter?: string }>
  | Happening<'card', OfSeat & { readonly source: string }>
  | Happening<'pick', OfFighter & OfSeat & { readonly source: string }>
  | Happening<'lasting', OfFighter & Lasting>
  | Happening<'gain', OfSeat & Group & { readonly source: string }>
  | Happening<'ready', OfFighter & { readonly source: string }>
  | Happening<'desecrate', { readonly hex: string; readonly source: string }>

type AfterBattle =
  | Happening<
      'battle-over',
      { readonly by: Ending; readonly points: readonly number[]; readonly winner?: Seat; readonly loser?: Seat }
    >
  | Happening<'tiebreak', { readonly winner: Seat; readonly by: Victory }>
  | Happening<'aspirant', OfSeat>
  | Happening<'spoils', OfSeat & { readonly card?: string }>
  | Happening<'power', OfSeat & { readonly power: string }>
  | Happening<'bearer', OfFighter & OfSeat & { readonly power: string }>
  | Happening<'champion', OfSeat & { readonly reward: string }>

/** Everything that can happen in a game of Bladeborn. What a sentence about it needs is in the event itself. */
export type Event = TableEvent | BeforeBattle | SettingUp | OfRound | OfActivation | OfCards | AfterBattle
