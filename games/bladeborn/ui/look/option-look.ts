import type { ShownOption, ShownQuestion } from '@muster/table'
import type { OptionLook } from '@muster/ui'

type KindLook = Pick<OptionLook, 'icon'> & { readonly name: string } & Partial<
    Pick<OptionLook, 'strong' | 'odds' | 'place' | 'walks' | 'closes'>
  > & {
    /** It concerns the active fighter, but is not chosen by pointing at it. */
    readonly elsewhere?: boolean
  }

const KINDS: Readonly<Record<string, KindLook>> = {
  attack: { name: 'Attack', icon: 'crossed-swords', strong: true, odds: true },
  move: { name: 'Move', icon: 'walking-boot', place: true, walks: true },
  step: { name: 'Step', icon: 'walking-boot', place: true, walks: true },
  disengage: { name: 'Disengage', icon: 'run', place: true, walks: true },
  wait: { name: 'Wait', icon: 'hourglass', elsewhere: true, closes: true },
  end: { name: 'End', icon: 'hourglass', elsewhere: true, closes: true },
  stop: { name: 'Stop', icon: 'hourglass', elsewhere: true, closes: true },
  stay: { name: 'Stay', icon: 'hourglass', elsewhere: true, closes: true },
  decline: { name: 'Decline', icon: 'hourglass', elsewhere: true, closes: true },
  ability: { name: 'Ability', icon: 'magic-swirl', elsewhere: true },
  artefact: { name: 'Artefact', icon: 'gem-pendant', elsewhere: true },
  place: { name: 'Place', icon: 'position-marker' },
  activate: { name: 'Activate', icon: 'campfire' },
  push: { name: 'Push', icon: 'shield-bash', place: true },
  pick: { name: 'Pick', icon: 'card-pick' },
  keep: { name: 'Keep', icon: 'check-mark', closes: true },
  reroll: { name: 'Re-roll', icon: 'dice-six-faces-six', strong: true },
}

type Rolled = { readonly need: number; readonly faces: readonly number[]; readonly reroll: 'one' | 'misses' | 'all' }

const percent = (share: number): string => `${Math.round(100 * share)} %`

/** BB-REROLL-1: what a re-roll is likely to gain. One that gives up a hit stands last, and says so. */
function rerollLook(key: string, { need, faces, reroll }: Rolled): Partial<OptionLook> {
  const hits = (7 - need) / 6
  const isHit = (face: number) => face >= need
  const die = /^reroll (\d+)$/.exec(key)?.[1]
  if (die !== undefined) {
    const face = faces[Number(die) - 1] ?? 0
    return isHit(face)
      ? { strong: false, detail: 'gives up a hit', label: `Re-roll the ${face}, a hit` }
      : { detail: `a miss; hits ${percent(hits)}` }
  }
  const dice = reroll === 'all' ? faces.length : faces.filter((face) => !isHit(face)).length
  const lost = reroll === 'all' ? faces.filter(isHit).length : 0
  const gain = dice * hits - lost
  return {
    strong: gain > 0,
    detail: `${gain < 0 ? '−' : '+'}${Math.abs(gain).toFixed(1)} hits on average${lost > 0 ? `, gives up ${lost}` : ''}`,
  }
}

/** Options of a kind with a look of its own stand together; any other stands for itself. */
export function optionLook({ ask, about }: ShownQuestion, option: ShownOption): OptionLook {
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
    ...(kind === 'reroll' && about ? rerollLook(key, about as unknown as Rolled) : {}),
  }
}
