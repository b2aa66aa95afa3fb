import { type Hex, sees } from '@muster/space'
import { ok, type Seat } from '@muster/table'
import type { Overlay, Subject } from '@muster/ui'
import { cellSpots, lineBetween } from '@muster/ui/place'
import { attackVerdict } from '../../rules/attack.ts'
import { weaponValue } from '../../rules/characteristics.ts'
import { hexesBetween, isEngaged } from '../../rules/distance.ts'
import { isAllowed } from '../../rules/effects/standing.ts'
import { cardOf, isEnemy, isOnField, labelOf, mapOf } from '../../rules/lookup.ts'
import { destinations, mayMove } from '../../rules/move.ts'
import type { Battle, Fighter, State } from '../../rules/state.ts'
import { edgesBlockIn, isVisible } from '../../rules/visible.ts'
import { seenBy } from './seen.ts'

/** Kinds of options that take the active fighter to another hex. */
const WALKS = ['move', 'disengage', 'step']

/** What to draw over the board for a fighter pointed at, or for where the active one would go. */
export function overlaysOf(state: State, seat: Seat | undefined, subject: Subject): readonly Overlay[] {
  const { battle } = seenBy(state, seat)
  if (!battle) return []
  if ('ref' in subject) {
    const fighter = battle.fighters.find(({ id }) => id === subject.ref)
    return fighter && isOnField(fighter) ? ofFighter(battle, fighter) : []
  }
  if ('drawn' in subject) return []
  const { kind = '', refs: [place = ''] = [] } = subject
  const active = battle.fighters.find(({ id }) => id === battle.active?.fighter)
  const hex = mapOf(battle).board.labels.indexOf(place)
  if (!active || hex < 0 || !WALKS.includes(kind)) return []
  return [threat(battle, active, [hex], 'could attack from there'), ...sightLines(battle, { ...active, hex })]
}

function ofFighter(battle: Battle, fighter: Fighter): Overlay[] {
  const stays = mayMove(battle, fighter) !== ok
  const ends = stays ? [fighter.hex] : destinations(battle, fighter)
  const name = cardOf(battle, fighter).name
  const reach: Overlay = {
    kind: 'reach',
    name: `${name} can move here`,
    places: cellSpots(ends.filter((hex) => hex !== fighter.hex).map((hex) => labelOf(battle, hex))),
  }
  const words = `${name} can attack here${stays ? '' : ' after a move'}`
  return [threat(battle, fighter, ends, words), reach, ...sightLines(battle, fighter)]
}

/** The hexes in which a fighter could hit an enemy from one of some hexes. */
function threat(battle: Battle, fighter: Fighter, from: readonly Hex[], name: string): Overlay {
  const { board } = mapOf(battle)
  const through = isAllowed(battle, fighter, 'sees-through-blocked')
  const { weapons } = cardOf(battle, fighter)
  const ranges = weapons.map((weapon) => weaponValue(battle, fighter, weapon, undefined, 'range'))
  const farthest = isEngaged(battle, fighter) && from.length === 1 ? 1 : Math.max(1, ...ranges)
  const isHit = (hex: Hex) =>
    from.some(
      (end) =>
        end !== hex &&
        hexesBetween(battle, end, hex) <= farthest &&
        (through || sees(board, end, hex, edgesBlockIn(battle))),
    )
  const cells = board.hexes.flatMap((_, hex) => (!board.blocked[hex] && isHit(hex) ? [labelOf(battle, hex)] : []))
  return { kind: 'threat', name, places: cellSpots(cells) }
}

/** Lines to the enemies a fighter could attack from where it stands, and to those hidden from it. */
function sightLines(battle: Battle, fighter: Fighter): Overlay[] {
  const line = (to: Fighter) => lineBetween(labelOf(battle, fighter.hex), labelOf(battle, to.hex))
  const enemies = battle.fighters.filter((other) => isEnemy(fighter, other) && isOnField(other))
  const hits = enemies.filter((other) =>
    cardOf(battle, fighter).weapons.some((weapon) => !attackVerdict(battle, fighter, weapon, other)),
  )
  const hidden = enemies.filter((other) => !isVisible(battle, fighter, other))
  return [
    { kind: 'sight', name: 'can be attacked from there', places: hits.map(line) },
    { kind: 'blocked', name: 'hidden behind a crag', places: hidden.map(line) },
  ]
}
