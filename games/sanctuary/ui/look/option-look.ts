import type { ShownOption, ShownQuestion } from '@muster/table'
import type { OptionLook } from '@muster/ui'
import { hunterIcon } from '../scene/icons.ts'

type Verb = { readonly name: string; readonly icon: string; readonly strong?: boolean }

const VERBS: Readonly<Record<string, Verb>> = {
  shoot: { name: 'Shoot', icon: 'crosshair', strong: true },
  bullet: { name: 'Next bullet', icon: 'bullets', strong: true },
  hold: { name: 'Hold fire', icon: 'hand' },
  move: { name: 'Move', icon: 'walking-boot' },
  sprint: { name: 'Sprint', icon: 'sprint' },
  phaselock: { name: 'Phaselock', icon: 'magic-portal' },
  gunzerking: { name: 'Gunzerking', icon: 'crossed-pistols' },
  'sabre-turret': { name: 'Sabre Turret', icon: 'sentry-gun' },
  bloodwing: { name: 'Bloodwing', icon: 'bird-claw' },
  equip: { name: 'Equip', icon: 'backpack' },
  remove: { name: 'Take off', icon: 'card-discard' },
  use: { name: 'Use', icon: 'card-play' },
  trade: { name: 'Trade', icon: 'trade' },
  give: { name: 'Give', icon: 'card-exchange' },
  take: { name: 'Take', icon: 'card-pickup' },
  agree: { name: 'Agree', icon: 'shaking-hands' },
  decline: { name: 'Decline', icon: 'cancel' },
  pick: { name: 'Pick up', icon: 'open-treasure-chest' },
  end: { name: 'End', icon: 'hourglass' },
  done: { name: 'Done', icon: 'check-mark' },
  keep: { name: 'Keep', icon: 'backpack' },
  spawn: { name: 'Appears', icon: 'dungeon-gate' },
  stand: { name: 'Stand', icon: 'castle' },
  step: { name: 'Goes', icon: 'boot-prints' },
  turret: { name: 'Turret', icon: 'sentry-gun' },
  lay: { name: 'Lay', icon: 'brick-wall' },
  piece: { name: 'Piece', icon: 'brick-wall' },
}

/** Chosen by pointing at a square of the board. */
const PLACES = new Set(['move', 'sprint', 'spawn', 'stand', 'turret', 'step', 'lay'])

/** Chosen by a card that lies in view, or by what it concerns on the board. */
const ON_TABLE = new Set([
  'shoot',
  'bullet',
  'phaselock',
  'bloodwing',
  'equip',
  'remove',
  'use',
  'give',
  'take',
  'trade',
])

/** A button each, however many there are: a trade is about single cards. */
const SINGLE = new Set(['give', 'take'])

/** Things to point at: for a turret its own square, for a strike the card and whom it strikes, for a trade the ally. */
function refsOf(verb: string, { key, refs }: ShownOption): readonly string[] {
  const [, first = '', word = '', last = ''] = key.split(' ')
  if (verb === 'turret') return [first]
  if (verb === 'lay') return refs.slice(0, 1)
  if (verb === 'shoot') return [first]
  if (verb === 'trade') return [`hunter-${word === '' ? '' : last || word}`]
  if (verb === 'use' && last !== '') return [first, last]
  if (verb === 'step') return refs.slice(1)
  return refs
}

/** "Shoot Goliath: damage 2, range 3" as a label and what stands under it. */
function wordsOf(text: string): { readonly label: string; readonly detail: string } {
  const cut = text.search(/[:.] /)
  return cut < 0 ? { label: text, detail: '' } : { label: text.slice(0, cut), detail: text.slice(cut + 2) }
}

/** A hunter to choose: who it is and what they can do; the rest is said when it is looked at. */
function hunterLook({ key, text }: ShownOption): OptionLook {
  const { label, detail } = wordsOf(text)
  return {
    group: key,
    groupName: label,
    label,
    detail: detail.replace(/\..*/, ''),
    icon: hunterIcon(key),
    strong: false,
    onBoard: false,
    place: false,
  }
}

export function optionLook(question: ShownQuestion, option: ShownOption): OptionLook {
  if (question.ask === 'hunter') return hunterLook(option)
  const { key, text } = option
  const [verb = ''] = key.split(' ')
  const known = VERBS[verb]
  const { label, detail } = wordsOf(text)
  const place = PLACES.has(verb)
  return {
    group: known && !SINGLE.has(verb) ? verb : key,
    groupName: known?.name ?? label,
    label,
    detail,
    icon: known?.icon ?? 'check-mark',
    strong: known?.strong ?? false,
    place,
    walks: verb === 'move' || verb === 'sprint',
    small: place,
    onBoard: place || ON_TABLE.has(verb),
    refs: refsOf(verb, option),
    odds: verb === 'shoot' || verb === 'end',
    ...(verb === 'sprint' ? { yieldsTo: 'move', faint: true } : {}),
  }
}
