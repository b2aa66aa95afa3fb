import {
  beats,
  hasKeyword,
  isCrit,
  isFumble,
  type Opposed,
  type Roll,
  rankOf,
  type Side,
  type Token,
} from '@muster/reaction'
import { pickOne, type Tally, type Words } from '@muster/table'
import type { CombatAction } from '../content/grammar/index.ts'
import { brawlersWith, isInReach } from './brawl.ts'
import { othersThan } from './components.ts'
import { mayBy } from './effects/standing.ts'
import { areRivals, modelOf, nameOf } from './lookup.ts'
import {
  calledOff,
  comparedAs,
  type Opposition,
  type Outcome,
  opposition,
  rollAgainst,
  stillAgainst,
  waysAgainst,
} from './oppose.ts'
import { coverAgainst, pathVerdict } from './path.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'

/** CZ-SHOOTBRAWL-1, CZ-SHOOTBRAWL-10, CZ-R-45: whether an action from outside goes into a Brawl. */
export function isIntoBrawl(battle: Battle, by: Model, target: Model): boolean {
  return areRivals(battle, by, target) && brawlersWith(battle, target).length > 0 && !isInReach(battle, by, target)
}

/** CZ-SHOOTBRAWL-2, CZ-SHOOTBRAWL-3: all within reach of the chosen rival, whoever they belong to, if no card spares its friends. */
export function drawnIn(battle: Battle, by: Model, target: Model): Model[] {
  const isSpared = (other: Model) => !areRivals(battle, by, other) && mayBy(battle, by, 'spare-friends')
  const near = othersThan(battle, by, target).filter((other) => isInReach(battle, target, other))
  return near.filter((other) => !isSpared(other))
}

/** CZ-R-43: the modifiers of its own strip; a blocked one adds 1. */
function coverFor(battle: Battle, by: Model, action: CombatAction, model: Model): number {
  return pathVerdict(battle, by, model) ? 1 : coverAgainst(battle, by, action, model)
}

/** What matters of one die against several of which only the lowest counts: which those are, and whether it beats them. */
const lowestOf: Tally<Opposed> = {
  count(soFar, at, face, { opposing }) {
    if (at === 0) return `${face}|`
    const [acting, lowest = ''] = soFar.split('|')
    const { die, add } = opposing[at - 1] as Side
    const rank = rankOf({ die, face }, add)
    const [before, who] = lowest.split(':')
    if (who === undefined || rank < Number(before)) return `${acting}|${rank}:${at - 1}:${face}`
    return rank === Number(before) ? `${acting}|${before}:${who},${at - 1}:${lowest.split(':')[2]}` : soFar
  },
  end(soFar, { acting, opposing }) {
    const [shown = '', lowest = ''] = soFar.split('|')
    const roll = { die: acting.die, face: Number(shown) }
    const [, who = '', face = ''] = lowest.split(':')
    const { die, add } = opposing[Number(who.split(',')[0])] as Side
    const kind = isFumble(roll) ? 'f' : isCrit(roll) ? 'c' : ''
    return beats(roll, acting.add, { die, face: Number(face) }, add) ? `${kind}|${who}` : `${kind}|`
  },
}

type TieAsk = { readonly battle: Battle }

const tieWords: Words<string, TieAsk> = {
  ask: 'tie',
  rule: 'CZ-SHOOTBRAWL-7',
  prompt: () => 'Several have the lowest roll. Who is affected?',
  doing: 'chooses who is affected',
  key: (id) => id,
  text: (id, { battle }) => nameOf(battle, { id }),
  refs: (id) => [id],
  assume: (ids) => ids[ids.length - 1] as string,
}

/** Whom an action affects, the token at risk, and the Armor it was opposed with ('' for none). */
export type Affected = { readonly model: Model; readonly token: Token | undefined; readonly armor: string }

/** CZ-SHOOTBRAWL-2..8, CZ-SHOOTBRAWL-11, CZ-R-43, CZ-R-44: all oppose the one roll, the chosen rival first, and only the lowest of them can be affected. */
export function intoBrawl(
  table: Table,
  battle: Battle,
  by: Model,
  drawn: readonly Model[],
  action: CombatAction,
  side: Side,
): Outcome & { readonly hit: Affected | undefined; readonly held: readonly Model[] } {
  const asked = drawn.map((model) => {
    const ways = waysAgainst(battle, model, by, action, coverFor(battle, by, action, model))
    return { model, ...opposition(table, battle, model, ways, side, by, action) }
  })
  const against = stillAgainst(battle, by, asked)
  if (against.length === 0) return { ...calledOff, hit: undefined, held: [] }
  const models = against.map(({ model }) => model)
  const [roll, ...answers] = rollAgainst(table, battle, by, side, against, {
    tally: lowestOf,
    isAccurate: hasKeyword(action.keywords, 'accurate'),
  }) as [Roll, ...Roll[]]
  const ranks = answers.map((answer, at) => rankOf(answer, (against[at] as Opposition).side.add))
  const lowest = Math.min(...ranks)
  const tied = models.filter((_, at) => ranks[at] === lowest)
  const first = models.indexOf(tied[0] as Model)
  const answer = answers[first] as Roll
  const { add } = (against[first] as Opposition).side
  const won = beats(roll, side.add, answer, add)
  const compared = {
    ...comparedAs(by, roll, side.add, answer, add),
    ...(tied.length === 1 && { at: (tied[0] as Model).id }),
  }
  const rule = won ? 'CZ-SHOOTBRAWL-5' : 'CZ-SHOOTBRAWL-6'
  table.tell({ event: won ? 'success' : 'failure', rule, ...compared })
  const isBeaten = (at: number) => beats(roll, side.add, answers[at] as Roll, (against[at] as Opposition).side.add)
  const outcome = {
    won,
    isCrit: isCrit(roll),
    isFumble: isFumble(roll),
    rolled: { face: roll.face, add: side.add },
    held: models.filter((_, at) => !isBeaten(at)),
  }
  if (!won) return { ...outcome, hit: undefined }
  const ids = tied.map(({ id }) => id)
  const chooser = (models[0] as Model).seat
  const id = ids.length === 1 ? (ids[0] as string) : table.ask(chooser, pickOne(tieWords, ids, { battle }))
  const model = modelOf(battle, id)
  const { token, by: armor } = against[models.indexOf(model)] as Opposition
  return { ...outcome, hit: { model, token, armor } }
}
