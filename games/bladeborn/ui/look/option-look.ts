import type { ShownOption, ShownQuestion } from '@muster/table'
import type { OptionLook } from '@muster/ui'

type KindLook = Pick<OptionLook, 'icon'> & { readonly name: string } & Partial<
    Pick<OptionLook, 'strong' | 'odds' | 'place' | 'walks'>
  > & {
    /** It concerns the active fighter, but is not chosen by pointing at it. */
    readonly elsewhere?: boolean
  }

const KINDS: Readonly<Record<string, KindLook>> = {
  attack: { name: 'Attack', icon: 'crossed-swords', strong: true, odds: true },
  move: { name: 'Move', icon: 'walking-boot', place: true, walks: true },
  step: { name: 'Step', icon: 'walking-boot', place: true, walks: true },
  disengage: { name: 'Disengage', icon: 'run', place: true, walks: true },
  wait: { name: 'Wait', icon: 'hourglass', elsewhere: true },
  end: { name: 'End', icon: 'hourglass', elsewhere: true },
  stop: { name: 'Stop', icon: 'hourglass', elsewhere: true },
  stay: { name: 'Stay', icon: 'hourglass', elsewhere: true },
  ability: { name: 'Ability', icon: 'magic-swirl', elsewhere: true },
  artefact: { name: 'Artefact', icon: 'gem-pendant', elsewhere: true },
  place: { name: 'Place', icon: 'position-marker' },
  activate: { name: 'Activate', icon: 'campfire' },
  push: { name: 'Push', icon: 'shield-bash', place: true },
  pick: { name: 'Pick', icon: 'card-pick' },
  reroll: { name: 'Re-roll', icon: 'dice-six-faces-six', strong: true },
}

/** Options of a kind with a look of its own stand together; any other stands for itself. */
export function optionLook({ ask }: ShownQuestion, option: ShownOption): OptionLook {
  const { key, text, refs, kind = ask, label = text, detail = '' } = option
  const { name, icon, elsewhere, ...look }: Partial<KindLook> = KINDS[kind] ?? {}
  return {
    strong: false,
    place: false,
    ...look,
    group: name === undefined ? key : kind,
    groupName: name ?? label,
    label,
    detail,
    icon: icon ?? 'check-mark',
    onBoard: refs.length > 0 && !elsewhere,
  }
}
