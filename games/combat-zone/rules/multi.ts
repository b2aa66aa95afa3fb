import { beats, hasKeyword, isCrit, isFumble, type Roll, reaches, type Side } from '@muster/reaction'
import { basesInTorrent } from '@muster/space'
import { putInOrder, type Words } from '@muster/table'
import type { CombatAction } from '../content/grammar/index.ts'
import { bandBetween, baseOf, basesOf, LIMITER, othersThan, planeFor, ranks, toleranceOf } from './components.ts'
import { exceptBetween } from './elev.ts'
import { clockwiseFrom, modelOf, nameOf, optionsOf } from './lookup.ts'
import { calledOff, comparedAs, type Outcome, opposition, rollAgainst, stillAgainst, waysAgainst } from './oppose.ts'
import { coverAgainst, HALF, pathVerdict } from './path.ts'
import { canReact } from './react.ts'
import type { Affected } from './shootbrawl.ts'
import type { Battle, Model } from './state.ts'
import type { Table } from './table.ts'

/** CZ-MULTI-4: whether a model is in a band of the action. */
function isInBand(battle: Battle, by: Model, { bands }: CombatAction, model: Model): boolean {
  return reaches(bands, ranks[bandBetween(battle, by, model)], [0, 1, 2])
}

/** CZ-KEYWORD-25, CZ-MULTI-4, CZ-R-90, CZ-R-142: everybody in the strip towards the target, friend or rival, within the bands. */
export function inTorrent(battle: Battle, by: Model, action: CombatAction, target: Model): Model[] {
  const plane = planeFor(battle)
  const isLong = reaches(action.bands, ranks.long, [0, 1, 2])
  const range = isLong ? plane.width + plane.depth : LIMITER.green
  const others = othersThan(battle, by)
  const bases = basesOf(battle, others)
  const hit = basesInTorrent(
    plane,
    baseOf(battle, by),
    baseOf(battle, target),
    HALF,
    range,
    bases,
    toleranceOf(battle),
    exceptBetween(battle, baseOf(battle, by), baseOf(battle, target)),
  ).map((at) => others[at] as Model)
  return others.filter((one) => one === target || (hit.includes(one) && isInBand(battle, by, action, one)))
}

/** CZ-R-43, CZ-R-90: the cover of each along its own strip; where that is blocked it adds 1. */
function coverOfEach(battle: Battle, by: Model, action: CombatAction, model: Model, targets: readonly Model[]): number {
  if (pathVerdict(battle, by, model)) return 1
  const apart = optionsOf(battle).torrentTargetsObscureEachOther ? [] : targets.map(({ id }) => id)
  return coverAgainst(battle, by, action, model, apart)
}

/** CZ-MULTI-1..3, CZ-KEYWORD-25: one roll that all oppose, each with its own, and whom of them it affects. */
export function rollAtAll(
  table: Table,
  battle: Battle,
  by: Model,
  models: readonly Model[],
  action: CombatAction,
  side: Side,
): Outcome & { readonly hits: readonly Affected[]; readonly held: readonly Model[] } {
  const asked = models.map((model) => {
    const ways = waysAgainst(battle, model, by, action, coverOfEach(battle, by, action, model, models))
    return { model, ...opposition(table, battle, model, ways, side, by, action) }
  })
  const against = stillAgainst(battle, by, asked)
  if (against.length === 0) return { ...calledOff, hits: [], held: [] }
  const isAccurate = hasKeyword(action.keywords, 'accurate')
  const [roll, ...answers] = rollAgainst(table, battle, by, side, against, { isAccurate }) as [Roll, ...Roll[]]
  const hits = against.flatMap(({ model, token, by: armor, side: { add } }, at) => {
    const answer = answers[at] as Roll
    const won = beats(roll, side.add, answer, add)
    const compared = { ...comparedAs(by, roll, side.add, answer, add), at: model.id }
    table.tell({ event: won ? 'success' : 'failure', rule: 'CZ-MULTI-3', ...compared })
    return won ? [{ model, token, armor }] : []
  })
  const rolled = { face: roll.face, add: side.add }
  const held = against.flatMap(({ model }) => (hits.some((hit) => hit.model === model) ? [] : [model]))
  return { won: hits.length > 0, isCrit: isCrit(roll), isFumble: isFumble(roll), rolled, hits, held }
}

type OrderAsk = { readonly battle: Battle }

const orderWords: Words<string, OrderAsk> = {
  ask: 'react order',
  rule: 'CZ-R-65',
  prompt: () => 'In which order do your models [RE]act?',
  doing: 'puts [RE]actions in order',
  key: (id) => id,
  text: (id, { battle }) => nameOf(battle, { id }),
  refs: (id) => [id],
}

/** CZ-R-65: of wounds dealt at the same time, the players clockwise from the left of who acts, each in an order of his own of those who can answer. */
export function orderOfReactions(table: Table, battle: Battle, by: Model, wounded: readonly string[]): string[] {
  return clockwiseFrom(battle, by.seat).flatMap((seat) => {
    const own = wounded.filter((id) => modelOf(battle, id).seat === seat && canReact(battle, by, id))
    return own.length > 1 ? table.ask(seat, putInOrder(orderWords, own, { battle })) : own
  })
}
