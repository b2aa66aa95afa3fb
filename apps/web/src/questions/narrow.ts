import type { ShownOption, ShownQuestion } from '@muster/table'
import type { OptionLook } from '@muster/ui'

export type Looked = { readonly option: ShownOption; readonly look: OptionLook }

export interface Narrowing {
  /** What was pointed at so far. */
  readonly refs: readonly string[]
  /** The kind of choice that was picked first, if any. */
  readonly group: string | undefined
}

export const nothing: Narrowing = { refs: [], group: undefined }

/** The options still meant, given what was pointed at. */
export function meant(options: readonly Looked[], { refs, group }: Narrowing): Looked[] {
  return options.filter(
    ({ option, look }) =>
      (group === undefined || look.group === group) && refs.every((ref) => look.onBoard && option.refs.includes(ref)),
  )
}

/** What can be pointed at next, and whether it is a thing to point at with force (an attack). */
export function targetsOf(options: readonly Looked[], narrowing: Narrowing): Map<string, 'plain' | 'strong'> {
  const left = meant(options, narrowing).filter(({ look }) => look.onBoard)
  const targets = new Map<string, 'plain' | 'strong'>()
  for (const { option, look } of left)
    for (const ref of option.refs) {
      const tellsNothing =
        option.refs.length > 1 && left.length > 1 && left.every((one) => one.option.refs.includes(ref))
      if (narrowing.refs.includes(ref) || tellsNothing) continue
      targets.set(ref, look.strong || targets.get(ref) === 'strong' ? 'strong' : 'plain')
    }
  return targets
}

/** First things to choose where every option is about two: "which fighter" before "where". */
export function leadsOf(options: readonly Looked[]): string[] {
  const pairs = options.filter(({ look }) => look.onBoard)
  if (pairs.length < options.length || pairs.some(({ option }) => option.refs.length < 2)) return []
  return [...new Set(pairs.map(({ option }) => option.refs[0] as string))]
}

/** How many options of one kind are shown as buttons before they are one button that leads to the board. */
const MOST_BUTTONS = 6

export type Offer =
  | { readonly kind: 'option'; readonly of: Looked }
  | { readonly kind: 'group'; readonly look: OptionLook; readonly count: number }

/** What the prompt shows as buttons: single options, and one button for a kind with many. Strong ones first. */
export function offersOf(options: readonly Looked[]): Offer[] {
  const groups = Map.groupBy(options, ({ look }) => look.group)
  const offers = [...groups.values()].flatMap((members): Offer[] => {
    const [first] = members
    const many = first?.look.place ? 1 : MOST_BUTTONS
    if (first?.look.onBoard && members.length > many)
      return [{ kind: 'group', look: first.look, count: members.length }]
    return members.map((of) => ({ kind: 'option', of }))
  })
  const isStrong = (offer: Offer) => (offer.kind === 'option' ? offer.of.look.strong : offer.look.strong)
  return [...offers.filter(isStrong), ...offers.filter((offer) => !isStrong(offer))]
}

/** A choice that is a piece shows that piece. */
export function withFaces(options: readonly Looked[], faces: ReadonlyMap<string, string>): Looked[] {
  return options.map(({ option, look }) => {
    const face = look.onBoard && !look.strong && option.refs.length === 1 ? faces.get(option.refs[0] ?? '') : undefined
    return { option, look: face ? { ...look, icon: face } : look }
  })
}

export function looked(question: ShownQuestion, look: (option: ShownOption) => OptionLook): Looked[] {
  return question.options.map((option) => ({ option, look: look(option) }))
}
