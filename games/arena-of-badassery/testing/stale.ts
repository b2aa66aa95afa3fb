import { isForceStale } from '@muster/reaction/testing'
import { ok } from '@muster/table'
import { meansOf, workOutMeans } from '../rules/action.ts'
import { assaultOf, printedAssault } from '../rules/assault.ts'
import { aimsOf, aimVerdict, someAim } from '../rules/attack.ts'
import { besideOf } from '../rules/beside.ts'
import { meetsAny } from '../rules/condition.ts'
import { ONCE } from '../rules/effects/cards.ts'
import { cardsOf, force, workOutCardsOf } from '../rules/effects/force.ts'
import { elementId, isShootable, shootables } from '../rules/element.ts'
import { canMove, endsOfMove } from '../rules/enemymove.ts'
import { arena } from '../rules/game.ts'
import { huntOf, isOnBoard, scenarioOf, showOf, vaultOf } from '../rules/lookup.ts'
import { makeMomentName, momentDue } from '../rules/moments.ts'
import { occupancyOf, workOutOccupancy } from '../rules/occupancy.ts'
import { inOrder } from '../rules/offer.ts'
import { pools, waypoints } from '../rules/route.ts'
import { canSpend, spendsOf, spendsThought, spendVerdict } from '../rules/spend.ts'
import type { Hunter, State } from '../rules/state.ts'
import { hasTarget, targetsFor } from '../rules/target.ts'
import { isStillOpen } from '../rules/win.ts'
import { canStopWithin, stopsWithin } from '../rules/zone.ts'

const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other)

const isFirst = <One>(one: One, at: number, all: readonly One[]): boolean => all.indexOf(one) === at

/** The game with one more law in every position: what is kept beside the state, and what is come by quickly, is what the slow twin of each gives. */
export const watched: typeof arena = { ...arena, broken: (state) => [...arena.broken(state), ...stale(state)] }

/** Sentences about what differs. */
function stale(state: State): string[] {
  const broken: string[] = []
  if (differ(occupancyOf(state), workOutOccupancy(state))) broken.push('who stands where is stale')
  if (isForceStale(force, state)) broken.push('the cards in force are stale')
  const { content, campaign, scenario, elements } = state
  if (vaultOf(state) !== content.maps[campaign?.hunt?.map ?? scenario]) broken.push('the map is stale')
  if (showOf(state) !== (huntOf(state) ?? scenarioOf(state))) broken.push("the scenario's card is stale")
  const shot = elements.filter(({ kind }) => isShootable(state, kind)).map((one) => elementId(state, one))
  if (
    differ(
      shootables(state).map(({ id }) => id),
      shot,
    )
  )
    broken.push('what can be shot at is stale')
  if (differ([...waypoints(state)], [...state.ground, ...pools(state)].map(({ zone }) => zone).filter(isFirst)))
    broken.push('what a way may be chosen for is stale')
  const show = showOf(state)
  if (isStillOpen(state, show) && (meetsAny(state, show.win) || meetsAny(state, show.lose)))
    broken.push('whether the game has ended is stale')
  if (besideOf(state).limits === false && Object.keys(state.counters).some((name) => name.includes(ONCE)))
    broken.push('whether cards are used up is stale')
  if (momentDue(state) !== momentDue(state, makeMomentName)) broken.push('the name of the moment that is due is stale')
  for (const enemy of state.enemies) {
    if (canMove(state, enemy) !== endsOfMove(state, enemy).length > 0)
      broken.push(`whether ${enemy.id} can move is judged in two ways`)
    for (const attack of ['melee', 'ranged'] as const)
      if (
        hasTarget(state, enemy, printedAssault(state, enemy, attack)) !==
        targetsFor(state, enemy, assaultOf(state, enemy, attack)).length > 0
      )
        broken.push(`whether ${enemy.id} has a target for its ${attack} attack is judged in two ways`)
  }
  for (const hunter of state.hunters) if (hunter.id !== '') broken.push(...staleOf(state, hunter))
  return broken
}

function staleOf(state: State, hunter: Hunter): string[] {
  const broken: string[] = []
  const { id } = hunter
  if (differ(meansOf(state, hunter), workOutMeans(state, hunter))) broken.push(`what ${id} can do is stale`)
  if (differ(cardsOf(state, hunter), workOutCardsOf(state, hunter))) broken.push(`the cards of ${id} are stale`)
  const spends = spendsThought(hunter).filter((spend) => spendVerdict(state, hunter, spend) === ok)
  if (differ(spendsOf(state, hunter), spends) || canSpend(state, hunter) !== spends.length > 0)
    broken.push(`what ${id} can do with Loot is judged in two ways`)
  if (!isOnBoard(hunter)) return broken
  for (const steps of [0, 1, 3])
    if (canStopWithin(state, hunter, steps) !== stopsWithin(state, hunter, steps).length > 0)
      broken.push(`whether ${id} can move ${steps} zones is judged in two ways`)
  for (const means of meansOf(state, hunter)) {
    const first = aimsOf(state, hunter, means).find((aim) => aimVerdict(state, hunter, means, aim) === ok)
    if (someAim(state, hunter, means, inOrder) !== first)
      broken.push(`what ${id} can aim ${means.source} at is judged in two ways`)
  }
  return broken
}
