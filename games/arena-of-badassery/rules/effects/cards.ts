import { bandOf, type CardGame, type CardModel, fits, type ModelAsk, makePerform, type Use } from '@muster/reaction'
import type { Words } from '@muster/table'
import type { ArenaWords } from '../../content/grammar/schemas.ts'
import { besideOf } from '../beside.ts'
import { enemyCardOf, hunterCardOf, isInIt, isUp, nameOf } from '../lookup.ts'
import { luck } from '../luck.ts'
import { isHunter } from '../occupancy.ts'
import { bandLimits, rangeBetween } from '../range.ts'
import { seesZone } from '../sight.ts'
import type { Enemy, Hunter, State } from '../state.ts'
import { force } from './force.ts'
import { healBy } from './heal-by.ts'
import { asModel, modelNamed } from './model.ts'
import { tokenRules, woundRules } from './rules.ts'
import { ownVerbs } from './verbs.ts'
import { comesFirst, fitsWords, woundsNow } from './who.ts'
import { woundBy } from './wound-by.ts'

/** How the counter of a use begins its end that a card limits to one in a span. */
export const ONCE = ' once '

const behind = (state: State, id: string): Hunter | Enemy => modelNamed(state, id) as Hunter | Enemy

const plain = (ask: string, prompt: (use: Use) => string): Words<string, Use> => ({
  ask,
  doing: 'chooses what a card does',
  rule: 'AB-R-23',
  prompt,
  key: (option) => option,
  text: (option) => option,
  assume: (options) => options[0] as string,
})

const modelWords: Words<string, ModelAsk<State>> = {
  ask: 'whom',
  doing: 'chooses whom it is for',
  rule: 'AB-ACTION-11',
  prompt: ({ use }) => `Whom does ${use.source} mean?`,
  key: (id) => id,
  text: (id, { state }) => (id === 'nobody' ? 'Nobody' : nameOf(state, id)),
  refs: (id) => [id],
  assume: (ids) => ids[0] as string,
}

/** Of who has left the board in the middle of what concerned it. */
const NO_KEYWORDS: readonly string[] = []

/** What the words of cards need to know of the Arena. AB-TYPES-3: whoever stands in for an enemy is meant where that one is named. */
export const arenaGame: CardGame<State, ArenaWords> = {
  models(state, kind) {
    const models: CardModel[] = []
    if (kind !== 'enemy') for (const hunter of state.hunters) if (isUp(hunter)) models.push(asModel(hunter))
    if (kind !== 'hunter') for (const enemy of state.enemies) models.push(asModel(enemy))
    return models
  },
  modelNamed(state, id) {
    const model = modelNamed(state, id)
    return !model || (isHunter(model) && !isInIt(state, model)) ? undefined : asModel(model)
  },
  areRivals: (_, one, other) => one < 0 !== other < 0,
  kindOf: (_, { seat }) => (seat < 0 ? 'enemy' : 'hunter'),
  keywordsOf(state, { id }) {
    const model = modelNamed(state, id)
    if (!model) return NO_KEYWORDS
    return (isHunter(model) ? hunterCardOf(state, model) : enemyCardOf(state, model)).keywords
  },
  isCard: (state, model, card) => model.card === (state.config.swaps[card] ?? card),
  bandBetween: (state, one, other) =>
    bandOf(rangeBetween(state, behind(state, one.id).zone, behind(state, other.id).zone), bandLimits),
  sees: (state, one, other) => seesZone(state, behind(state, one.id), behind(state, other.id).zone),
  fits(state, model, who, use) {
    if (!fitsWords(state, model, who, use)) return false
    if (who.most === undefined && who.least === undefined && who.closest === undefined) return true
    return comesFirst(state, model, arenaGame.models(state), who, use, (one) => fits(uncompared, state, one, who, use))
  },
  wound: (table, state, { id }, wounds, use) => woundBy(table, state, behind(state, id), wounds, use),
  healer: (_, { seat }) => seat,
  woundsOn(state, { id }) {
    const model = modelNamed(state, id)
    return model ? woundsNow(model) : 0
  },
  heal: (table, state, { id }, wounds) => healBy(table, state, behind(state, id), wounds),
  putUnder(state, { id }, standing, until, { source }) {
    state.lasting = [
      ...state.lasting,
      { on: id, source, standing: standing as unknown as Record<string, unknown>, until },
    ]
    force.changed(state)
  },
  count(state, what) {
    const count = (state.counters[what] ?? 0) + 1
    state.counters[what] = count
    if (what.includes(ONCE)) besideOf(state).limits = undefined
    return count
  },
  counted: (state, what) => state.counters[what] ?? 0,
  luck,
  wounds: woundRules,
  tokens: tokenRules,
  words: {
    model: modelWords,
    choice: plain('choice', ({ source }) => `${source}: which one?`),
    may: plain('may', ({ source }) => `Use ${source}?`),
  },
}

/** The same for what a card says of a model by itself, without comparing it with others. */
const uncompared: CardGame<State, ArenaWords> = { ...arenaGame, fits: fitsWords }

/** Carries out what a card does, deed by deed. */
export const perform = makePerform<State, ArenaWords>(arenaGame, ownVerbs())
