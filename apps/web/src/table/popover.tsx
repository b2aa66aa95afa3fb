import type { ReactNode } from 'react'
import { useOpening } from './opened.ts'

interface Props {
  /** What tells it from other things that can lie open. */
  readonly name: string
  readonly className: string
  /** What its button says. */
  readonly label: ReactNode
  /** What its button is called where it says too little. */
  readonly title?: string | undefined
  readonly buttonClass?: string
  readonly children: ReactNode
}

/** A button that opens something over the table; Escape, a press outside and the next thing that opens close it. */
export function Popover({ name, className, label, title, buttonClass, children }: Props) {
  const { isOpen, toggle, holder } = useOpening<HTMLDivElement>(name)
  return (
    <div ref={holder} className={className}>
      <button type="button" className={buttonClass} aria-expanded={isOpen} aria-label={title} onClick={toggle}>
        {label}
      </button>
      {isOpen && children}
    </div>
  )
}
