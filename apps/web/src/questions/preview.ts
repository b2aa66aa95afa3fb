import type { Choice, ShownOption } from '@muster/table'
import type { OptionLook } from '@muster/ui'
import { onLongPress } from '../shell/long-press.ts'
import type { Looked } from './narrow.ts'

/** A choice somebody looks at before making it, and where on the page. */
export interface Preview {
  readonly of: Looked
  readonly choice: Choice
  readonly at: DOMRect
}

export type ShowPreview = (preview: Preview | undefined) => void

/** Handlers that show a choice while it is pointed at, has the focus, or has a finger rest on it. */
export function previewOn(of: Looked, show: ShowPreview, choice: Choice = of.option.key) {
  const showAt = (target: Element) => show({ of, choice, at: target.getBoundingClientRect() })
  const begin = ({ currentTarget }: { currentTarget: Element }) => showAt(currentTarget)
  const end = () => show(undefined)
  return { onMouseEnter: begin, onFocus: begin, onMouseLeave: end, onBlur: end, ...onLongPress(showAt) }
}

/** A choice that is no option of its own, such as a number. */
export function madeUp(option: ShownOption, look: Pick<OptionLook, 'label' | 'icon'>): Looked {
  const { key, refs } = option
  const plain = { group: key, groupName: '', detail: '', strong: false, onBoard: false, place: false }
  return { option, look: { ...plain, ...look }, refs }
}
