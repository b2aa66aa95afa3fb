import type { ShownOption, ShownQuestion } from '@muster/table'
import type { OptionLook } from '@muster/ui'
import { hunterIcon } from '../scene/icons.ts'
import { tokenOf } from './token-of.ts'

/** How options of a kind are offered. */
interface KindLook {
  readonly name: string
  readonly icon: string
  readonly strong?: boolean
  /** Chosen by a zone of the board, by a model on it or its card, or by a button alone. */
  readonly by?: 'zone' | 'model'
  readonly walks?: boolean
  readonly closes?: boolean
  readonly odds?: boolean
}

/** What a hunter does, by the kind of option. */
const KINDS: Readonly<Record<string, KindLook>> = {
  move: { name: 'Move', icon: 'walking-boot', by: 'zone', walks: true },
  use: { name: 'Attack or use', icon: 'crosshair', by: 'model', strong: true, odds: true },
  loot: { name: 'Loot', icon: 'chest' },
  swap: { name: 'Swap guns', icon: 'crossed-pistols' },
  interact: { name: 'Interact', icon: 'hand', by: 'zone' },
  hand: { name: 'Hand over', icon: 'shaking-hands', by: 'model' },
  spend: { name: 'Use Loot', icon: 'medical-pack' },
  end: { name: 'End', icon: 'hourglass', closes: true },
}

/** What else is asked, by the name of the question. */
const ASKS: Readonly<Record<string, KindLook>> = {
  start: { name: 'Start', icon: 'walking-boot', by: 'zone' },
  zone: { name: 'Zone', icon: 'eye-target', by: 'zone' },
  'enemy zone': { name: 'Goes', icon: 'boot-prints', by: 'zone' },
  'spawn zone': { name: 'Appears', icon: 'dungeon-gate', by: 'zone' },
  station: { name: 'Station', icon: 'portal', by: 'zone' },
  'respawn zone': { name: 'Comes back', icon: 'portal', by: 'zone' },
  activate: { name: 'Activate', icon: 'megaphone', by: 'model' },
  react: { name: '[RE]act', icon: 'reload-gun-barrel', by: 'model' },
  'reacts next': { name: 'First', icon: 'reload-gun-barrel', by: 'model' },
  target: { name: 'Attack', icon: 'crosshair', by: 'model' },
  'enemy next': { name: 'Next', icon: 'boot-prints', by: 'model' },
  fumbles: { name: 'First', icon: 'desert-skull', by: 'model' },
  burn: { name: 'Burns', icon: 'small-fire', by: 'model' },
  whom: { name: 'Whom', icon: 'eye-target', by: 'model' },
  crowd: { name: 'Next', icon: 'crosshair', by: 'model' },
  shot: { name: 'Next shot', icon: 'crosshair', by: 'model', strong: true },
  pool: { name: 'Pays', icon: 'cash', by: 'model' },
  pay: { name: 'Pay', icon: 'cash' },
  'pay with': { name: 'Pay', icon: 'cash' },
  buy: { name: 'Buy', icon: 'cash', by: 'model' },
  pack: { name: 'Equip', icon: 'backpack' },
  campaign: { name: 'Campaign', icon: 'megaphone' },
  'next scenario': { name: 'Scenario', icon: 'megaphone' },
  guard: { name: 'Defend', icon: 'shield', odds: true },
  again: { name: 'Luck', icon: 'clover', odds: true },
  mod: { name: 'Mod', icon: 'upgrade' },
  trees: { name: 'Skill Tree', icon: 'upgrade' },
  drawn: { name: 'Gear', icon: 'backpack' },
  swap: { name: 'Gear', icon: 'backpack' },
  'use loot': { name: 'Loot', icon: 'chest' },
  'give loot': { name: 'Loot', icon: 'chest' },
  'pick up': { name: 'Loot', icon: 'chest' },
  'hand off': { name: 'Loot', icon: 'chest' },
}

const PLAIN: KindLook = { name: 'Choose', icon: 'check-mark' }

/** An element is pointed at by its zone: barrel@c4. */
const pointedAt = (ref: string): string => ref.slice(ref.indexOf('@') + 1)

export function optionLook({ ask, pass }: ShownQuestion, option: ShownOption): OptionLook {
  const { key, text, kind, label = text, detail = '', refs } = option
  const known = (kind === undefined ? ASKS[ask] : KINDS[kind]) ?? PLAIN
  const onBoard = known.by !== undefined && refs.length > 0
  const isHunter = ask === 'hunter'
  return {
    group: onBoard ? (kind ?? ask) : key,
    groupName: isHunter ? label : known.name,
    label,
    // The token is drawn, and the numbers stand in the forecast.
    detail: kind !== undefined && tokenOf(key) !== undefined ? '' : detail,
    icon: isHunter ? hunterIcon(key) : known.icon,
    strong: known.strong === true && onBoard,
    onBoard,
    place: known.by === 'zone' && kind !== 'interact',
    walks: known.walks,
    refs: refs.map(pointedAt),
    odds: known.odds,
    // Whoever stands on the board is chosen like the others, though one of them goes first where nobody chooses.
    closes: known.closes === true || (key === pass && refs.length === 0),
    small: known.by === 'zone',
  }
}
