import { Icon, type OptionLook } from '@muster/ui'
import { type ReactNode, useContext } from 'react'
import type { Looked } from './narrow.ts'
import { previewOn, type ShowPreview } from './preview.ts'
import { Wanted } from './wanted.ts'

interface Props {
  readonly look: OptionLook
  readonly number?: number | undefined
  readonly detail?: ReactNode
  /** What comes of it in a line, never cut short. */
  readonly odds?: string | undefined
  readonly of?: Looked
  readonly pressed?: boolean
  readonly onChoose: () => void
  readonly onPreview?: ShowPreview
}

/** One choice: its key on the keyboard, its picture, what it is and how. */
export function ChoiceButton({ look, number, detail, odds, of, pressed, onChoose, onPreview }: Props) {
  const name = of?.option.key ?? look.group
  const isWanted = useContext(Wanted).has(name)
  return (
    <button
      type="button"
      className={`choice ${look.strong ? 'choice-strong' : ''} ${pressed ? 'choice-pressed' : ''}`}
      data-choice={name}
      data-wanted={isWanted || undefined}
      data-odds={look.odds || undefined}
      aria-pressed={pressed}
      onClick={onChoose}
      {...(of && onPreview ? previewOn(of, onPreview) : {})}
    >
      {number !== undefined && number < 10 && <kbd>{number}</kbd>}
      <Icon name={look.icon} size={24} />
      <span className="choice-words">
        <b>{look.label}</b> {detail ? <small>{detail}</small> : null}{' '}
        {odds && <span className="odds-line">{odds}</span>}
      </span>
    </button>
  )
}
