import type { ShownOption, ShownQuestion } from '@muster/table'
import type { OptionLook } from '@muster/ui'
import { hunterIcon } from '../scene/icons.ts'

/** How options of a kind are offered. */
type KindLook = {
  readonly name: string
  readonly icon: string
  readonly strong?: boolean
  /** Chosen by pointing at a square of the board; or by a card that lies in view, or by what it concerns on the board. */
  readonly by?: 'square' | 'thing'
  /** Whether it is chosen by the first thing it refers to alone: a shot by the enemy, a turret by its own square. */
  readonly first?: boolean
  /** Whether each has a button of its own, however many there are: a trade is about single cards. */
  readonly single?: boolean
  readonly closes?: boolean
}

const KINDS: Readonly<Record<string, KindLook>> = {
  shoot: { name: 'Shoot', icon: 'crosshair', strong: true, by: 'thing', first: true },
  bullet: { name: 'Next bullet', icon: 'bullets', strong: true, by: 'thing' },
  hold: { name: 'Hold fire', icon: 'hand', closes: true },
  move: { name: 'Move', icon: 'walking-boot', by: 'square' },
  sprint: { name: 'Sprint', icon: 'sprint', by: 'square' },
  phaselock: { name: 'Phaselock', icon: 'magic-portal', by: 'thing' },
  gunzerking: { name: 'Gunzerking', icon: 'crossed-pistols' },
  'sabre-turret': { name: 'Sabre Turret', icon: 'sentry-gun' },
  bloodwing: { name: 'Bloodwing', icon: 'bird-claw', by: 'thing' },
  equip: { name: 'Equip', icon: 'backpack', by: 'thing' },
  remove: { name: 'Take off', icon: 'card-discard', by: 'thing' },
  use: { name: 'Use', icon: 'card-play', by: 'thing' },
  endure: { name: 'Take the damage', icon: 'knocked-out-stars' },
  trade: { name: 'Trade', icon: 'trade', by: 'thing' },
  give: { name: 'Give', icon: 'card-exchange', by: 'thing', single: true },
  take: { name: 'Take', icon: 'card-pickup', by: 'thing', single: true },
  'no-trade': { name: 'No trade', icon: 'cancel' },
  agree: { name: 'Agree', icon: 'shaking-hands' },
  decline: { name: 'Decline', icon: 'cancel' },
  pickup: { name: 'Pick up', icon: 'open-treasure-chest' },
  end: { name: 'End', icon: 'hourglass', closes: true },
  done: { name: 'Done', icon: 'check-mark', closes: true },
  keep: { name: 'Keep', icon: 'backpack' },
  spawn: { name: 'Appears', icon: 'dungeon-gate', by: 'square' },
  stand: { name: 'Stand', icon: 'castle', by: 'square' },
  step: { name: 'Goes', icon: 'boot-prints', by: 'square', first: true },
  turret: { name: 'Turret', icon: 'sentry-gun', by: 'square', first: true },
  lay: { name: 'Lay', icon: 'brick-wall', by: 'square', first: true },
  piece: { name: 'Piece', icon: 'brick-wall' },
}

/** SN-SPRINT-1, SN-SPRINT-3: what a sprint costs. */
const SPRINT = 'takes all your actions, then an enemy card is drawn'

/** A hunter to choose: who it is and what they can do; the rest is said when it is looked at. */
function hunterLook({ key, text, label = text, detail = '', refs: [card = ''] }: ShownOption): OptionLook {
  return {
    group: key,
    groupName: label,
    label,
    detail,
    icon: hunterIcon(card),
    strong: false,
    onBoard: false,
    place: false,
  }
}

export function optionLook(_: ShownQuestion, option: ShownOption): OptionLook {
  const { key, text, kind = '', label = text, detail = '', refs } = option
  if (kind === 'hunter') return hunterLook(option)
  const known = KINDS[kind]
  const place = known?.by === 'square'
  return {
    group: known && !known.single ? kind : key,
    groupName: known?.name ?? label,
    label,
    detail,
    icon: known?.icon ?? 'check-mark',
    strong: known?.strong ?? false,
    closes: known?.closes,
    place,
    walks: kind === 'move' || kind === 'sprint',
    small: place,
    onBoard: place || (known?.by === 'thing' && refs.length > 0),
    refs: known?.first ? refs.slice(0, 1) : refs,
    odds: kind === 'shoot' || kind === 'end',
    ...(kind === 'sprint' ? { yieldsTo: 'move', faint: true, warns: SPRINT } : {}),
  }
}
