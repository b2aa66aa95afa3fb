import type { Reason } from '@muster/table'
import type { Action } from '../grammar/action.ts'
import type { Standing } from '../grammar/standing.ts'
import type { ActionFilter, CardWords } from '../grammar/words.ts'
import { hasKeyword, type Keyword } from '../keyword.ts'
import type { CardGame, CardModel, Use } from './card-game.ts'
import type { Force, InForce } from './force.ts'
import { fits } from './who.ts'

/** What a number is asked for: whose it is, against whom, and in which action. */
export interface Asked<W extends CardWords> {
  readonly model: CardModel
  readonly against?: CardModel | undefined
  readonly action?: Action<W> | undefined
}

/** Whether an action is one of those a card speaks of; without an action, none is. */
export function isFor<W extends CardWords>(
  filter: ActionFilter<W> | undefined,
  action: Action<W> | undefined,
): boolean {
  if (!filter) return true
  if (!action) return false
  const { skill, attack, keyword } = filter
  if (skill !== undefined && action.skill !== skill) return false
  if (attack !== undefined && action.attack !== attack) return false
  return keyword === undefined || hasKeyword(action.keywords, keyword, true)
}

/** A card that names nobody speaks of its bearer, and one that nobody bears of everybody: whether it could mean a model at all. */
const mayMean = <W extends CardWords>({ rule, bearer }: InForce<Standing<W>>, { id }: CardModel): boolean =>
  rule.who !== undefined || bearer === undefined || bearer === id

function holds<State, W extends CardWords>(
  game: CardGame<State, W>,
  state: State,
  entry: InForce<Standing<W>>,
  { model, against, action }: Asked<W>,
): boolean {
  const { rule, owner, bearer, them, source } = entry
  if (!mayMean(entry, model) || !isFor(rule.for, action)) return false
  const { who, against: whom } = rule
  if (!who && !whom) return true
  const use: Use = { seat: owner, me: bearer, them: them ?? against?.id, source, rule: '' }
  if (who && !fits(game, state, model, who, use)) return false
  return !whom || (against !== undefined && fits(game, state, against, whom, use))
}

/** How much the cards in force change a number of a model by; each is written down where a list is handed in. */
export function changeOf<State, W extends CardWords>(
  game: CardGame<State, W>,
  state: State,
  force: Force<W>,
  number: W['number'],
  asked: Asked<W>,
  because?: Reason[],
): number {
  let change = 0
  for (const entry of force.changes.get(number) ?? []) {
    if (!('add' in entry.rule) || !holds(game, state, entry, asked)) continue
    change += entry.rule.add
    because?.push({ source: entry.source, add: entry.rule.add })
  }
  return change
}

/** Whether a card lets a model do something; what another forbids is forbidden. */
export function isAllowed<State, W extends CardWords>(
  game: CardGame<State, W>,
  state: State,
  force: Force<W>,
  liberty: W['liberty'],
  asked: Asked<W>,
): boolean {
  const allows = force.allows.get(liberty)
  if (!allows?.some((entry) => holds(game, state, entry, asked))) return false
  return !isForbidden(game, state, force, liberty, asked)
}

/** Whether a card keeps a model from something. */
export function isForbidden<State, W extends CardWords>(
  game: CardGame<State, W>,
  state: State,
  force: Force<W>,
  liberty: W['liberty'],
  asked: Asked<W>,
): boolean {
  return (force.forbids.get(liberty) ?? []).some((entry) => holds(game, state, entry, asked))
}

/** The keywords of an action with those that cards in force give it. */
export function keywordsOf<State, W extends CardWords>(
  game: CardGame<State, W>,
  state: State,
  force: Force<W>,
  action: Action<W>,
  asked: Asked<W>,
): readonly Keyword[] {
  const { model, against } = asked
  const now: Asked<W> = { model, against, action }
  let keywords = action.keywords
  for (const entry of force.keywords)
    if ('keyword' in entry.rule && holds(game, state, entry, now)) keywords = [...keywords, entry.rule.keyword]
  return keywords
}
