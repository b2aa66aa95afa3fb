import {
  attachContent,
  type Game,
  type Offer,
  ok,
  pickOneOf,
  type Result,
  refuse,
  type Seat,
  type Table,
  type Words,
} from '@muster/table'
import { z } from 'zod'
import { bands } from '../../band.ts'
import { batchSchema, takeNext } from '../../batch.ts'
import { happens } from '../../effects/trigger.ts'
import { hasKeyword } from '../../keyword.ts'
import { payingTokens, withToken } from '../../pay.ts'
import { freshRow, makeRow, readyAll, rowSchema, woundsOf } from '../../row.ts'
import { printedColourOf, type Token } from '../../token.ts'
import { isForceStale } from '../stale-force.ts'
import { carryOut } from './check.ts'
import { type PitContent, pitCards, readPitCards } from './content.ts'
import {
  bandBetween,
  cardOf,
  fighterOf,
  type Pit,
  type PitFighter,
  pitForce,
  pitGame,
  pitPerform,
  standingOf,
} from './state.ts'

/** One thing a fighter may do: values only. */
interface ActOption {
  readonly by: string
  readonly action: number
  readonly targets: readonly string[]
  readonly token: Token
}

interface ActAsk {
  readonly pit: Pit
  readonly seat: Seat
  /** The one who [RE]acts, at whom alone; none in an own turn. */
  readonly reacting?: { readonly id: string; readonly at: string } | undefined
}

const END: ActOption = { by: '', action: -1, targets: [], token: 'R+' }

function targetsOf(pit: Pit, fighter: PitFighter, action: number, only: string | undefined): string[][] {
  const { bands: mask, skill, keywords } = cardOf(pit, fighter).actions[action] as PitContent[string]['actions'][number]
  if (!skill) return only === undefined ? [[]] : []
  const inReach = standingOf(pit).filter(
    ({ id, seat }) =>
      seat !== fighter.seat &&
      (only === undefined || id === only) &&
      (mask & (1 << bands.indexOf(bandBetween(pit, fighter.id, id)))) !== 0,
  )
  if (hasKeyword(keywords, 'sweep')) return inReach.length > 0 ? [inReach.map(({ id }) => id)] : []
  return inReach.map(({ id }) => [id])
}

const actOffer: Offer<ActOption, ActAsk> = {
  options({ pit, seat, reacting }) {
    const own = standingOf(pit).filter(({ id, seat: of }) => of === seat && (!reacting || reacting.id === id))
    const acts = own.flatMap((fighter) =>
      cardOf(pit, fighter).actions.flatMap((_, action) =>
        targetsOf(pit, fighter, action, reacting?.at).flatMap((targets) =>
          payingTokens(fighter.tokens).map((token) => ({ by: fighter.id, action, targets, token })),
        ),
      ),
    )
    return [...acts, END]
  },
}

const actWords: Words<ActOption, ActAsk> = {
  ask: 'act',
  rule: 'T-ACT-4',
  prompt: ({ reacting }) => (reacting ? `What is the [RE]action of ${reacting.id}?` : 'Who does what?'),
  key: ({ by, action, targets, token }) =>
    action < 0 ? 'end' : withToken([by, String(action), ...targets].join(' '), token),
  text: ({ by, action, targets, token }, { pit }) =>
    action < 0
      ? 'Nothing more'
      : `${by}: ${cardOf(pit, fighterOf(pit, by)).actions[action]?.name} ${targets.join(', ')} with ${token}`,
}

function act(table: Table, pit: Pit, ask: ActAsk): boolean {
  const { by, action, targets, token } = table.ask(ask.seat, pickOneOf(actWords, actOffer, ask, END))
  if (action < 0) return false
  const fighter = fighterOf(pit, by)
  const chosen = cardOf(pit, fighter).actions[action] as PitContent[string]['actions'][number]
  const aimed = targets.map((id) => fighterOf(pit, id))
  carryOut(table, pit, { by: fighter, action: chosen, token, targets: aimed, isReaction: ask.reacting !== undefined })
  return true
}

function step(table: Table, pit: Pit): void {
  const { batch } = pit
  if (batch) {
    const next = takeNext(batch)
    if (!next) delete pit.batch
    else if (!fighterOf(pit, next.id).out && !fighterOf(pit, batch.by).out)
      act(table, pit, { pit, seat: fighterOf(pit, next.id).seat, reacting: { id: next.id, at: batch.by } })
    return
  }
  if (!act(table, pit, { pit, seat: pit.turn })) endTurn(table, pit)
}

function endTurn(table: Table, pit: Pit): void {
  for (const { seat, tokens } of standingOf(pit)) if (seat === pit.turn) readyAll(tokens)
  pit.turn = 1 - pit.turn
  if (pit.turn === 1) return
  pit.round++
  pit.lasting = pit.lasting.filter(({ until }) => until !== 'round')
  for (const what of Object.keys(pit.counts)) if (what.endsWith(' once round')) delete pit.counts[what]
  pitForce.changed(pit)
  happens(table, pitGame, pitPerform, pit, pitForce.of(pit), { on: 'bell', by: standingOf(pit)[0] }, 'T-BELL-1')
}

function result(pit: Pit): Result | undefined {
  const left = [0, 1].filter((seat) => standingOf(pit).some((one) => one.seat === seat))
  if (pit.round <= pit.rounds && left.length > 1) return undefined
  return { winners: left.length > 1 ? [] : left }
}

const NO_DRAW = refuse('T-END-2', 'the pit knows no draw')

export interface PitConfig {
  readonly rounds: number
  readonly teams: readonly (readonly string[])[]
}

/** A game of two seats for tests of the package: fighters in a line with tokens, Luck, [RE]actions and cards. */
export const pit: Game<Pit, PitConfig, PitContent> = {
  id: 'pit',
  title: 'The Pit',
  version: '1',
  seats: { min: 2, max: 2 },
  config: z.strictObject({
    rounds: z.int().min(1).default(4),
    teams: z
      .array(z.array(z.string()))
      .length(2)
      .default([
        ['brute', 'medic'],
        ['sniper', 'brute', 'medic'],
      ]),
  }),
  content: (packs) => readPitCards(Object.assign({}, pitCards, ...packs)),
  start(content, { rounds, teams }) {
    const fighters = teams.flatMap((cards, seat) =>
      cards.map((card, at): PitFighter => {
        const tokens = freshRow(content[card]?.tokens ?? [])
        return { id: `${card}-${seat}${at}`, card, seat, tokens, place: seat === 0 ? -at : at + 1, out: false }
      }),
    )
    return attachContent({ rounds, round: 1, turn: 0, luck: [2, 2], fighters, lasting: [], counts: {} }, content)
  },
  step,
  mayAct: (_pit, _seat, act) => (act === 'agree-draw' ? NO_DRAW : ok),
  act(table, state, seat) {
    for (const fighter of state.fighters) if (fighter.seat === seat) fighter.out = true
    pitForce.changed(state)
    table.tell({ event: 'gave-up', rule: 'T-END-1', seat })
    return 'goes-on'
  },
  result,
  schema: z.strictObject({
    rounds: z.int(),
    round: z.int(),
    turn: z.int(),
    luck: z.array(z.int().nonnegative()),
    fighters: z.array(
      z.strictObject({
        id: z.string(),
        card: z.string(),
        seat: z.int(),
        tokens: rowSchema,
        place: z.int(),
        out: z.boolean(),
      }),
    ),
    lasting: z.array(z.looseObject({ on: z.string(), source: z.string(), until: z.string() })),
    counts: z.record(z.string(), z.int()),
    batch: batchSchema.optional(),
  }),
  broken(state) {
    const broken = isForceStale(pitForce, state) ? ['the cards in force are stale'] : []
    for (const fighter of state.fighters) {
      const printed = fighter.tokens.map(printedColourOf).toSorted().join()
      if (printed !== cardOf(state, fighter).tokens.toSorted().join())
        broken.push(`${fighter.id} has the tokens ${makeRow(fighter.tokens)}`)
    }
    return broken
  },
  describe: (event) => `${event.event}: ${JSON.stringify(event)}`,
  summary: (before, after) => ({
    wounds: after.fighters.map(({ id, tokens }) => woundsOf(tokens) - woundsOf(fighterOf(before, id).tokens)),
    out: after.fighters.filter(({ id, out }) => out && !fighterOf(before, id).out).map(({ id }) => id),
  }),
}
