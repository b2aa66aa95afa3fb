import type { ShownOption, ShownQuestion } from '@muster/table'
import type { OptionLook } from '@muster/ui'
import { cardIcon } from './card-icon.ts'

const PLAIN = { detail: '', icon: 'check-mark', strong: false, onBoard: false, place: false }

/** A key of the window: "play heavy-beam for 2 at mech-1", "use basic-radar-13 2 at mech-1 paying burn 1". */
const ACT = /^(play|use) ([\w-]+?)(?: (\d+))?(?: for (\d+))?(?: at ([\w-]+))?(?: paying (.+))?$/

/** "Play Heavy Beam (4 Energy) for X = 2 at Stone Helix", "Play Heavy Beam (4 Energy: burn 4) at Stone Helix". */
const PLAY = /^Play (.+) \((\d+ Energy(?:: [^)]+)?)\)(?: for X = (\d+))?(?: at (.+))?$/

/** The card id of something in play: "basic-radar-13" is a Basic Radar. */
const faceOf = (id: string): string => id.replace(/-\d+$/, '')

/** A player is pointed at by the Mech. */
const pointed = (target: string): string => target.replace(/^player-/, 'mech-')

/** A refusal has no text of its own; the id of a card reads like its name. */
const spoken = (id: string): string =>
  id.replace(/(^|-)([a-z])/g, (_, gap, letter) => `${gap && ' '}${letter.toUpperCase()}`)

function playLook(key: string, text: string): OptionLook {
  const [, , card = '', , , target] = ACT.exec(key) ?? []
  const [, name = spoken(card), cost = '', x, aim] = PLAY.exec(text) ?? []
  const ref = `hand:${card}`
  return {
    ...PLAIN,
    group: `play ${card}`,
    groupName: name,
    label: `${name}${x === undefined ? '' : ` (X = ${x})`}${aim === undefined ? '' : ` → ${aim}`}`,
    detail: cost,
    icon: cardIcon(card),
    strong: target?.startsWith('mech-') ?? false,
    onBoard: true,
    refs: target === undefined ? [ref] : [ref, pointed(target)],
    card: ref,
    odds: target !== undefined,
  }
}

function useLook(key: string, text: string): OptionLook {
  const [, , from = '', index = '1', , target] = ACT.exec(key) ?? []
  const cut = text.indexOf(': ')
  const name = cut < 0 ? spoken(faceOf(from)) : text.slice(0, cut)
  return {
    ...PLAIN,
    group: `use ${from} ${index}`,
    groupName: name,
    label: name,
    detail: cut < 0 ? '' : text.slice(cut + 2),
    icon: from.startsWith('mech-') ? 'battle-mech' : cardIcon(faceOf(from)),
    onBoard: true,
    refs: target === undefined || pointed(target) === from ? [from] : [from, pointed(target)],
  }
}

const SINGLE: Readonly<Record<string, Pick<OptionLook, 'label' | 'detail' | 'icon' | 'strong'>>> = {
  pass: { label: 'Pass', detail: 'let it resolve', icon: 'hand', strong: true },
  end: { label: 'End your turn', detail: 'the others may still react', icon: 'checkered-flag', strong: false },
  move: { label: 'Standard move', detail: 'one hex, chosen when it resolves', icon: 'move', strong: false },
}

function actLook({ key, text }: ShownOption): OptionLook {
  const [, paid] = /^move paying (.+)$/.exec(key) ?? []
  if (paid !== undefined) return { ...actLook({ key: 'move', text, refs: [] }), detail: paid }
  const single = SINGLE[key]
  if (single) return { ...PLAIN, ...single, group: key, groupName: single.label }
  return key.startsWith('play ') ? playLook(key, text) : useLook(key, text)
}

/** Cards of the hand are chosen by pointing at them; "stop" is the button to go on. */
function scrapLook({ key, text }: ShownOption): OptionLook {
  if (key === 'stop')
    return { ...PLAIN, group: key, groupName: text, label: 'Keep these cards', detail: 'scrap no more', strong: true }
  const ref = `hand:${key}`
  const icon = 'card-discard'
  return { ...PLAIN, group: 'scrap', groupName: 'Scrap', label: text, icon, onBoard: true, refs: [ref], card: ref }
}

/** "Eagle Eye: Eagle Eye Long Hunt (guided missiles and locks)". */
function deckLook({ key, text }: ShownOption): Pick<OptionLook, 'label' | 'detail' | 'icon'> {
  const [, label = text, detail = ''] = /^.+?: (.+) \((.+)\)$/.exec(text) ?? []
  return { label, detail, icon: cardIcon(key.replace(/-[a-z]+$/, '')) }
}

const PLACES = new Set(['hex', 'step'])
const THINGS = new Set(['target', 'copy target', 'keep', 'keep objects', 'next effect', 'wrecks'])
const YES = new Set(['roll', 'keep'])

/** How an option is offered, by what is asked and what its key says. */
export function optionLook({ ask }: ShownQuestion, option: ShownOption): OptionLook {
  const { key, text } = option
  if (ask === 'act' || ACT.test(key)) return actLook(option)
  if (ask === 'scrap') return scrapLook(option)
  const plain = { ...PLAIN, group: key, groupName: text, label: text }
  if (PLACES.has(ask) && key !== 'stop')
    return { ...plain, group: 'hex', groupName: 'Move', icon: 'move', onBoard: true, place: true, walks: true }
  if (THINGS.has(ask)) return { ...plain, icon: 'crosshair', strong: ask === 'copy target', onBoard: true }
  if (ask === 'deck') return { ...plain, ...deckLook(option) }
  return { ...plain, strong: YES.has(key) }
}
