import { type Reason, reasoned, type Seat } from '@muster/table'
import type { CardDrawing, StatDrawing } from '@muster/ui'
import { capital } from '../../content/describe/deeds.ts'
import type { RollName } from '../../content/grammar.ts'
import { printedText } from '../../content/printed.ts'
import type { Mech } from '../../content/schema.ts'
import { type Stat, statOf } from '../../rules/effects/standing.ts'
import { mechId, mechOf, playerOf } from '../../rules/lookup.ts'
import type { State } from '../../rules/state.ts'
import { cardIcon } from '../look/card-icon.ts'
import { lockBadges } from './board.ts'

/** A Mech card as it is printed. */
export function printedMech(mech: Mech): CardDrawing {
  const text = printedText(mech)
  return {
    id: mech.id,
    name: mech.name,
    icon: cardIcon(mech.id),
    seat: undefined,
    tags: [mech.weight, mech.body, mech.profile].map(capital),
    status: '',
    dimmed: false,
    active: false,
    hurt: 0,
    wounds: mech.hp,
    stats: [
      { name: 'Attack', short: 'ATK', value: mech.atk },
      { name: 'Evasion', short: 'EVA', value: mech.eva },
      { name: 'Armor', short: 'ARM', value: mech.arm },
      { name: 'Speed', short: 'SPD', value: mech.spd.join('/') },
    ],
    lines: [
      ...(text === '' ? [] : [{ name: 'Function', text }]),
      ...(mech.flavor === undefined ? [] : [{ name: 'On air', text: mech.flavor }]),
    ],
  }
}

function statNow(state: State, seat: Seat, stat: Stat): { value: number; because: readonly Reason[] } {
  return reasoned((because) => statOf(state, seat, stat, because))
}

/** AR-POOL-1: what is left in a pool, of what it is restored to. */
function poolStat(state: State, seat: Seat, roll: RollName, stat: Stat): StatDrawing {
  const { value, because } = statNow(state, seat, stat)
  return {
    name: capital(roll),
    short: stat.toUpperCase(),
    value: `${playerOf(state, seat).pools[roll]}/${value}`,
    because,
  }
}

function statusOf(state: State, seat: Seat): string {
  const { out, marked, moves } = playerOf(state, seat)
  if (out) return 'out of the game'
  const moved = moves === 0 ? '' : `moved ${moves === 1 ? 'once' : `${moves} times`}`
  return [marked ? 'marked' : '', moved].filter((part) => part !== '').join(', ')
}

/** A Mech in the game: its pools, and its numbers with their reasons. */
export function mechCard(state: State, seat: Seat): CardDrawing {
  const mech = mechOf(state, seat)
  const { damage, out } = playerOf(state, seat)
  const free = statNow(state, seat, 'free')
  const paid = statNow(state, seat, 'paid')
  return {
    ...printedMech(mech),
    id: mechId(seat),
    seat,
    status: statusOf(state, seat),
    dimmed: out,
    active: !out && state.turn === seat,
    hurt: damage,
    stats: [
      poolStat(state, seat, 'attack', 'atk'),
      poolStat(state, seat, 'evasion', 'eva'),
      poolStat(state, seat, 'armor', 'arm'),
      {
        name: 'Speed',
        short: 'SPD',
        value: `${free.value}/${paid.value}`,
        because: [...free.because, ...paid.because],
      },
    ],
    badges: lockBadges(state, mechId(seat)),
  }
}
