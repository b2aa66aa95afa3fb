import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface Props {
  readonly name: string
  /** Nothing of the table shows through. */
  readonly whole?: boolean
  /** What Escape does; nothing where the cover has to be answered. */
  readonly onEscape?: (() => void) | undefined
  readonly children: ReactNode
}

/** Something that lies over the table: it has the focus, and nothing under it can be reached. */
export function Cover({ name, whole = false, onEscape, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`cover ${whole ? 'cover-whole' : ''}`}
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onEscape?.()
      }}
    >
      {children}
    </dialog>
  )
}
