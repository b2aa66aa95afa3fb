import type { ShownOption, ShownQuestion } from '@muster/table'
import { type OptionLook, plainLook } from '@muster/ui'
import { handRef } from '../hand-ref.ts'

type Look = (option: ShownOption, plain: OptionLook) => OptionLook

/** A card is chosen by itself in the hand, and by its target. */
const playLook: Look = ({ kind, refs: [card = '', target] }, plain) => ({
  ...plain,
  group: `play ${card}`,
  icon: 'circuitry',
  face: handRef(card),
  strong: kind === 'attack',
  onBoard: true,
  refs: target === undefined ? [handRef(card)] : [handRef(card), target],
  card: handRef(card),
  odds: target !== undefined,
})

/** A function is chosen by the card in play it belongs to; which of its functions it is, its detail says. */
const useLook: Look = ({ refs: [from = '', , target = from] }, plain) => ({
  ...plain,
  group: `use ${from} ${plain.detail}`,
  icon: 'circuitry',
  face: from,
  onBoard: true,
  refs: [...new Set([from, target])],
})

const single =
  (icon: string, look: Partial<OptionLook> = {}): Look =>
  ({ kind = '' }, plain) => ({ ...plain, group: kind, icon, ...look })

/** Cards of the hand are chosen by pointing at them. */
const scrapLook: Look = ({ refs: [card = ''] }, plain) => ({
  ...plain,
  group: 'scrap',
  icon: 'card-discard',
  onBoard: true,
  refs: [handRef(card)],
  card: handRef(card),
})

const strong: Look = (_, plain) => ({ ...plain, strong: true })
const placeLook: Look = (_, plain) => ({
  ...plain,
  group: 'hex',
  groupName: 'Move',
  icon: 'move',
  onBoard: true,
  place: true,
  walks: true,
})
const thingLook: Look = (_, plain) => ({ ...plain, icon: 'crosshair', onBoard: true })

/** By the kind of an option, which is the name of its question where that has only one. */
const looks: Readonly<Record<string, Look>> = {
  attack: playLook,
  play: playLook,
  use: useLook,
  move: single('move'),
  end: single('checkered-flag', { closes: true }),
  pass: single('hand', { strong: true, closes: true }),
  scrap: scrapLook,
  'keep-hand': strong,
  roll: strong,
  hex: placeLook,
  step: placeLook,
  target: thingLook,
  'copy target': (option, plain) => ({ ...thingLook(option, plain), strong: true }),
  keep: thingLook,
  'keep objects': thingLook,
  'next effect': thingLook,
  wrecks: thingLook,
  deck: (_, plain) => ({ ...plain, icon: 'battle-mech' }),
}

/** How an option is offered. */
export function optionLook({ ask }: ShownQuestion, option: ShownOption): OptionLook {
  const plain = plainLook(option)
  return looks[option.kind ?? ask]?.(option, plain) ?? plain
}
