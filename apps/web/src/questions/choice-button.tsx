import type { ShownOption } from '@muster/table'
import { Icon, type OptionLook } from '@muster/ui'
import type { ReactNode } from 'react'

interface Props {
  readonly look: OptionLook
  readonly number?: number | undefined
  readonly detail?: ReactNode
  readonly option?: ShownOption
  readonly pressed?: boolean
  readonly onChoose: () => void
  readonly onPreview?: (option: ShownOption | undefined, at?: DOMRect) => void
}

/** One choice: its key on the keyboard, its picture, what it is and how. */
export function ChoiceButton({ look, number, detail, option, pressed, onChoose, onPreview }: Props) {
  const show = (element: Element) => onPreview?.(option, element.getBoundingClientRect())
  return (
    <button
      type="button"
      className={`choice ${look.strong ? 'choice-strong' : ''} ${pressed ? 'choice-pressed' : ''}`}
      data-choice={option?.key ?? look.group}
      aria-pressed={pressed}
      onClick={onChoose}
      onMouseEnter={({ currentTarget }) => show(currentTarget)}
      onFocus={({ currentTarget }) => show(currentTarget)}
      onMouseLeave={() => onPreview?.(undefined)}
      onBlur={() => onPreview?.(undefined)}
    >
      {number !== undefined && number < 10 && <kbd>{number}</kbd>}
      <Icon name={look.icon} size={24} />
      <span className="choice-words">
        <b>{look.label}</b>
        {detail ? <small>{detail}</small> : null}
      </span>
    </button>
  )
}
