import { modelsWho } from '@muster/reaction'
import type { Seat } from '@muster/table'
import { end as endBattle } from '../../end.ts'
import { areRivals, isOn, modelOf, modelsOn } from '../../lookup.ts'
import { quartersOf } from '../../quarter.ts'
import type { Battle, Model } from '../../state.ts'
import { alliesOf } from '../../teamplay.ts'
import { isClaimedFor, markersNear } from '../fits.ts'
import { combatCards } from '../game.ts'
import { happen } from '../moments.ts'
import type { ArgsOf, At } from './doing.ts'

type Each = NonNullable<ArgsOf<'score'>['each']>

/** How often a score counts as things stand. */
export function timesOf({ battle, use }: Pick<At, 'battle' | 'use'>, each: Each | undefined): number {
  if (each === undefined) return 1
  if (each === 'quarter') return quartersOf(battle, use.seat)
  if ('who' in each) return modelsWho(combatCards, battle, each.who, use).length
  const own = (id: string) => modelOf(battle, id).seat === use.seat
  return battle.markers.filter((marker) => {
    if (marker.kind !== each.marker) return false
    if (each.held === 'claimed') return marker.seat !== undefined && !areRivals(battle, use, { seat: marker.seat })
    if (each.held === 'carried') return marker.carrier !== undefined && own(marker.carrier)
    const near = modelsOn(battle).filter((model) => markersNear(battle, model, marker.kind).includes(marker))
    const mine = near.filter((model) => !areRivals(battle, use, model)).length
    return mine > near.length - mine
  }).length
}

/** CZ-SCENARIO-4: points for the card's player. */
export function score({ points, each }: ArgsOf<'score'>, at: At): undefined {
  const { table, battle, use } = at
  const more = points * timesOf(at, each)
  if (more === 0) return
  const total = (battle.scores[use.seat] ?? 0) + more
  battle.scores = battle.scores.with(use.seat, total)
  table.tell({ event: 'scores', rule: 'CZ-SCENARIO-4', seat: use.seat, points: more, total, source: use.source })
}

/** CZ-SCENARIO-4: the card's player has won, or has lost to all others. */
export function end(how: ArgsOf<'end'>, { table, battle, use }: At): undefined {
  if (battle.outcome) return
  const own = alliesOf(battle, use.seat)
  const others = [...battle.sides.keys()].filter((seat) => !own.includes(seat) && !battle.sides[seat]?.left)
  endBattle(table, battle, how === 'win' ? own : others, 'scenario')
}

/** What a model does with the nearest marker of a kind that it carries or has within reach. */
export function marker({ do: what, kind, who }: ArgsOf<'marker'>, at: At): undefined {
  const { table, battle, use } = at
  const id = who === 'me' ? use.me : use.them
  const model = battle.models.find((one) => one.id === id)
  if (!model || !isOn(model)) return
  const place = { ...model.at }
  const [found] = markersFor(battle, model, what, kind)
  if (what !== 'place' && !found) return
  if (what === 'place') battle.markers = [...battle.markers, { kind, at: place }]
  else if (what === 'remove') battle.markers = battle.markers.filter((one) => one !== found)
  else if (found) battle.markers = battle.markers.map((one) => (one === found ? changed(one) : one))
  table.tell({ event: 'marker', rule: 'CZ-SCENARIO-3', id: model.id, what, kind })
  if (what !== 'drop' && what !== 'place') happen(table, battle, { on: 'marker', by: model })

  function changed(one: Battle['markers'][number]): Battle['markers'][number] {
    if (what === 'claim') return { ...one, seat: (model as { seat: Seat }).seat }
    if (what === 'take') return { ...one, carrier: (model as { id: string }).id }
    const { carrier: _, ...down } = one
    return { ...down, at: place }
  }
}

/** The markers a model can do that with: it takes what lies there, claims what is not its side's yet, and removes what it carries first. */
function markersFor(battle: Battle, model: Model, what: ArgsOf<'marker'>['do'], kind: string): Battle['markers'] {
  if (what === 'drop') return carriedBy(battle, model.id, kind)
  const near = markersNear(battle, model, kind)
  if (what === 'take') return near.filter(({ carrier }) => carrier === undefined)
  if (what === 'claim') return near.filter((one) => !isClaimedFor(battle, one, model))
  return [...carriedBy(battle, model.id, kind), ...near]
}

const carriedBy = ({ markers }: Battle, id: string, kind: string): Battle['markers'] =>
  markers.filter((one) => one.kind === kind && one.carrier === id)
