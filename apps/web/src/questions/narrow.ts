import type { ShownOption, ShownQuestion } from '@muster/table'
import type { OptionLook, Subject } from '@muster/ui'

/** An option, how it looks, and what it is chosen by. */
export interface Looked {
  readonly option: ShownOption
  readonly look: OptionLook
  readonly refs: readonly string[]
}

export interface Narrowing {
  /** What was pointed at so far. */
  readonly refs: readonly string[]
  /** The kind of choice that was picked first, if any. */
  readonly group: string | undefined
}

export const nothing: Narrowing = { refs: [], group: undefined }

export type TargetKind = 'plain' | 'strong' | 'faint'

/** The options still meant, given what was pointed at. */
export function meant(options: readonly Looked[], { refs, group }: Narrowing): Looked[] {
  const left = options.filter(
    (one) =>
      (group === undefined || one.look.group === group) &&
      refs.every((ref) => one.look.onBoard && one.refs.includes(ref)),
  )
  if (group !== undefined || refs.length === 0) return left
  const groups = new Set(left.map(({ look }) => look.group))
  return left.filter(({ look }) => look.yieldsTo === undefined || !groups.has(look.yieldsTo))
}

/** The options meant by pointing at something next, or at something else instead. */
export function meantBy(options: readonly Looked[], { refs, group }: Narrowing, ref: string): Looked[] {
  const next = meant(options, { refs: [...refs, ref], group })
  return next.length > 0 ? next : meant(options, { refs: [ref], group })
}

/** A choice as something to look into. */
export const subjectOf = ({ option: { key, kind, refs } }: Looked): Subject => ({ option: key, kind, refs })

/** What one looks into by pointing at something: the choice it stands for, where it stands for one kind, then the thing. */
export function subjectsOf(ref: string, options: readonly Looked[]): Subject[] {
  const [first] = options
  const isOne = first && options.every(({ look }) => look.group === first.look.group)
  return isOne ? [subjectOf(first), { ref }] : [{ ref }]
}

/** What can be pointed at next, and whether it is a thing to point at with force (an attack). */
export function targetsOf(options: readonly Looked[], narrowing: Narrowing): Map<string, TargetKind> {
  const left = meant(options, narrowing).filter(({ look }) => look.onBoard)
  const targets = new Map<string, TargetKind>()
  for (const { look, refs } of left)
    for (const ref of refs) {
      const tellsNothing = refs.length > 1 && left.length > 1 && left.every((one) => one.refs.includes(ref))
      if (narrowing.refs.includes(ref) || tellsNothing) continue
      targets.set(ref, brighter(targets.get(ref), look))
    }
  return targets
}

/** What glows: what can be pointed at next. Where a small place was pointed at, so do the others, for another try. */
export function glowingOf(options: readonly Looked[], narrowing: Narrowing): Map<string, TargetKind | 'chosen'> {
  const [ref] = narrowing.refs
  const isTry = ref !== undefined && meant(options, narrowing).every(({ look }) => look.small)
  return isTry
    ? new Map([...targetsOf(options, { ...narrowing, refs: [] }), [ref, 'chosen']])
    : targetsOf(options, narrowing)
}

function brighter(known: TargetKind | undefined, { strong, faint }: OptionLook): TargetKind {
  if (strong || known === 'strong') return 'strong'
  return faint && known !== 'plain' ? 'faint' : 'plain'
}

/** First things to choose where every option is about two: "which fighter" before "where". */
export function leadsOf(options: readonly Looked[]): string[] {
  if (options.some(({ look, refs }) => !look.onBoard || look.card !== undefined || refs.length < 2)) return []
  return [...new Set(options.map(({ refs }) => refs[0] as string))]
}

/** How many options of one kind are shown as buttons before they are one button that leads to the board. */
const MOST_BUTTONS = 6

export type PromptButton =
  | { readonly kind: 'option'; readonly of: Looked }
  | { readonly kind: 'group'; readonly look: OptionLook; readonly count: number }

/**
 * What the prompt shows as buttons: single options, and one button for a kind with many. Strong ones first. What is chosen by a
 * card in view has none.
 */
export function offersOf(options: readonly Looked[], cards: ReadonlySet<string> = new Set()): PromptButton[] {
  const groups = Map.groupBy(
    options.filter(({ look }) => look.card === undefined || !cards.has(look.card)),
    ({ look }) => look.group,
  )
  const offers = [...groups.values()].flatMap((members): PromptButton[] => {
    const [first] = members
    const many = first?.look.place ? 1 : MOST_BUTTONS
    if (first?.look.onBoard && members.length > many)
      return [{ kind: 'group', look: first.look, count: new Set(members.map(({ refs }) => refs.at(-1))).size }]
    return members.map((of) => ({ kind: 'option', of }))
  })
  const isStrong = (offer: PromptButton) => (offer.kind === 'option' ? offer.of.look.strong : offer.look.strong)
  return [...offers.filter(isStrong), ...offers.filter((offer) => !isStrong(offer))]
}

/** The headings some of the options are folded away under. */
export const foldsOf = (options: readonly Looked[]): string[] => [
  ...new Set(options.flatMap(({ option }) => option.fold ?? [])),
]

/** Going nowhere is no target where the piece stands, but a button: a press on the piece would be taken for it. */
export function withStaying(options: readonly Looked[], stands: string | undefined): Looked[] {
  return options.map((one) => {
    const { look, refs } = one
    if (stands === undefined || !look.walks || refs.at(-1) !== stands) return one
    const stays = { group: `stay ${look.group}`, groupName: 'Stay here', label: 'Stay here', icon: 'hourglass' }
    return { ...one, look: { ...look, ...stays, onBoard: false, place: false, walks: false, closes: true } }
  })
}

/** A choice that is a piece shows that piece, and one that names whose picture it shows that. */
export function withFaces(options: readonly Looked[], faces: ReadonlyMap<string, string>): Looked[] {
  return options.map((one) => {
    const { look, refs } = one
    const own = look.onBoard && !look.strong && refs.length === 1 ? refs[0] : undefined
    const face = faces.get(look.face ?? own ?? '')
    return face ? { ...one, look: { ...look, icon: face } } : one
  })
}

export function looked(question: ShownQuestion, lookOf: (option: ShownOption) => OptionLook): Looked[] {
  return question.options.map((option) => {
    const look = lookOf(option)
    return { option, look, refs: look.refs ?? option.refs }
  })
}
