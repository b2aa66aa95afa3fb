import type { ShownOption, ShownQuestion } from '@muster/table'
import type { OptionLook } from '@muster/ui'

const VERBS: Readonly<Record<string, { readonly name: string; readonly icon: string; readonly strong?: boolean }>> = {
  attack: { name: 'Attack', icon: 'crossed-swords', strong: true },
  move: { name: 'Move', icon: 'walking-boot' },
  step: { name: 'Step', icon: 'walking-boot' },
  disengage: { name: 'Disengage', icon: 'run' },
  wait: { name: 'Wait', icon: 'hourglass' },
  end: { name: 'End', icon: 'hourglass' },
  stop: { name: 'Stop', icon: 'hourglass' },
  ability: { name: 'Ability', icon: 'magic-swirl' },
  use: { name: 'Artefact', icon: 'gem-pendant' },
  place: { name: 'Place', icon: 'position-marker' },
  activate: { name: 'Activate', icon: 'campfire' },
  push: { name: 'Push', icon: 'shield-bash' },
  pick: { name: 'Pick', icon: 'card-pick' },
  reroll: { name: 'Re-roll', icon: 'dice-six-faces-six', strong: true },
}

/** These concern the active fighter, but are not chosen by pointing at it. */
const ELSEWHERE = new Set(['wait', 'end', 'stop', 'stay', 'ability', 'use', 'reroll', 'keep', 'decline'])

const WALKS = new Set(['move', 'step', 'disengage'])
const PLACES = new Set([...WALKS, 'push'])

/** The verb an option begins with says what kind of thing it is; its text is "what: how". */
export function optionLook(_question: ShownQuestion, { key, text, refs }: ShownOption): OptionLook {
  const [verb = ''] = key.split(' ')
  const known = VERBS[verb]
  const cut = text.indexOf(': ')
  const label = cut < 0 ? text : text.slice(0, cut)
  return {
    group: known ? verb : key,
    groupName: known?.name ?? label,
    label,
    detail: cut < 0 ? '' : text.slice(cut + 2),
    icon: known?.icon ?? 'check-mark',
    strong: known?.strong ?? false,
    odds: verb === 'attack',
    place: PLACES.has(verb),
    walks: WALKS.has(verb),
    onBoard: refs.length > 0 && !ELSEWHERE.has(verb),
  }
}
