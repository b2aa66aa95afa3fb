import type { ReactNode } from 'react'
import { useOpening } from './opened.ts'

/** What helps with a question: beside the choices where there is room, else behind one button. */
export function MoreHelp({ children }: { children: ReactNode }) {
  const { isOpen, toggle, holder } = useOpening<HTMLDivElement>('more-help')
  return (
    <div ref={holder} className="more-help">
      <button
        type="button"
        className="button more-toggle"
        aria-label="More help"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        ⋯
      </button>
      <div className="more-list">{children}</div>
    </div>
  )
}
