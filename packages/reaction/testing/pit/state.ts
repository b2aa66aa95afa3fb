import { type PlayedState, refuse, type Seat, type Words } from '@muster/table'
import { type Band, bandOf } from '../../band.ts'
import type { Batch } from '../../batch.ts'
import type { CardGame, ModelAsk, Use } from '../../effects/card-game.ts'
import { type CardInForce, makeForce } from '../../effects/force.ts'
import { makePerform } from '../../effects/verbs.ts'
import { modelOf } from '../../effects/who.ts'
import type { Standing } from '../../grammar/standing.ts'
import type { Until } from '../../grammar/words.ts'
import type { Row } from '../../row.ts'
import { suffer } from '../../wound.ts'
import { tokenRules, woundRules } from '../rules.ts'
import type { PitCard, PitContent, PitWords } from './content.ts'

export interface PitFighter {
  readonly id: string
  readonly card: string
  readonly seat: Seat
  tokens: Row
  place: number
  out: boolean
}

interface Lasting {
  readonly on: string
  readonly source: string
  readonly standing: Standing<PitWords>
  readonly until: Until
}

export interface Pit extends PlayedState<PitContent> {
  rounds: number
  round: number
  turn: Seat
  luck: number[]
  fighters: PitFighter[]
  lasting: Lasting[]
  counts: Record<string, number>
  batch?: Batch
}

export const cardOf = ({ content }: Pit, { card }: { readonly card: string }): PitCard => content[card] as PitCard
export const standingOf = ({ fighters }: Pit): PitFighter[] => fighters.filter(({ out }) => !out)
export const fighterOf = (pit: Pit, id: string): PitFighter => pit.fighters.find((one) => one.id === id) as PitFighter
export const bandBetween = (pit: Pit, one: string, other: string): Band =>
  bandOf(Math.abs(fighterOf(pit, one).place - fighterOf(pit, other).place), [1, 2, 3])

function* cardsIn(pit: Pit): Generator<CardInForce<PitWords>> {
  for (const fighter of standingOf(pit)) {
    const rules = cardOf(pit, fighter)
    yield { rules, owner: fighter.seat, bearer: fighter.id, source: rules.name }
    for (const { on, source, standing } of pit.lasting)
      if (on === fighter.id)
        yield { rules: { standing: [standing], triggers: [] }, owner: fighter.seat, bearer: on, source }
  }
}

export const pitForce = makeForce<Pit, PitWords>(cardsIn)

const plain = (ask: string, prompt: string): Words<string, Use> => ({
  ask,
  prompt: ({ source }) => `${prompt} (${source})`,
  key: (option) => option,
  text: (option) => option,
  assume: (options) => options[0] as string,
})

const modelWords: Words<string, ModelAsk<Pit>> = {
  ask: 'whom',
  prompt: ({ use }) => `Whom does ${use.source} mean?`,
  key: (id) => id,
  text: (id) => id,
  assume: (ids) => ids[0] as string,
}

export const pitGame: CardGame<Pit, PitWords> = {
  models: standingOf,
  areRivals: (_, one, other) => one !== other,
  kindOf: (pit, model) => cardOf(pit, model).kind,
  keywordsOf: () => [],
  bandBetween: (pit, one, other) => bandBetween(pit, one.id, other.id),
  sees: () => true,
  fits: (pit, { seat }, { alone }) =>
    alone === undefined || alone === (standingOf(pit).filter((one) => one.seat === seat).length === 1),
  wound(table, pit, { id }, wounds) {
    const fighter = fighterOf(pit, id)
    if (suffer(table, woundRules, fighter, wounds) === 'out') takeOut(pit, fighter)
  },
  healer: (_, __, { seat }) => seat,
  putUnder(pit, { id }, standing, until, { source }) {
    pit.lasting = [...pit.lasting, { on: id, source, standing, until }]
    pitForce.changed(pit)
  },
  count(pit, what) {
    const count = (pit.counts[what] ?? 0) + 1
    pit.counts[what] = count
    return count
  },
  counted: ({ counts }, what) => counts[what] ?? 0,
  luck: {
    left: ({ luck }, seat) => luck[seat] ?? 0,
    change: ({ luck }, seat, by) => {
      luck[seat] = (luck[seat] ?? 0) + by
    },
    rules: { ask: 'T-LUCK-1', luck: 'T-LUCK-2', accurate: 'T-LUCK-3', streak: 'T-LUCK-4' },
    refusals: {
      once: refuse('T-LUCK-5', 'this die has been rolled again already'),
      none: refuse('T-LUCK-6', 'no Luck is left'),
    },
  },
  wounds: woundRules,
  tokens: tokenRules,
  words: { model: modelWords, choice: plain('choice', 'Which one?'), may: plain('may', 'Use it?') },
}

export function takeOut(pit: Pit, fighter: PitFighter): void {
  fighter.out = true
  pit.lasting = pit.lasting.filter(({ on }) => on !== fighter.id)
  pitForce.changed(pit)
}

export const pitPerform = makePerform<Pit, PitWords>(pitGame, {
  shove(whom, { state, use }) {
    const moved = modelOf(pitGame, state, whom === 'me' ? use.me : use.them)
    if (moved) fighterOf(state, moved.id).place += 1
    return undefined
  },
})
