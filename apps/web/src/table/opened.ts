import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/** What lies open over the table: one thing at a time, by name. */
let opened: string | undefined
const listeners = new Set<() => void>()

export function open(name: string | undefined): void {
  opened = name
  for (const listener of listeners) listener()
}

/** Closes whatever is open; false where nothing is. */
export function closeOpened(): boolean {
  if (opened === undefined) return false
  open(undefined)
  return true
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export interface Opening<Holder extends Element> {
  readonly isOpen: boolean
  readonly toggle: () => void
  /** What is open together with its button: a press anywhere else closes it. */
  readonly holder: RefObject<Holder | null>
}

/** Something that can lie open: its button toggles it, another thing that opens or a press outside closes it. */
export function useOpening<Holder extends Element>(name: string): Opening<Holder> {
  const holder = useRef<Holder>(null)
  const isOpen = useSyncExternalStore(subscribe, () => opened) === name
  // Before it is seen, so that no press after that is missed.
  useLayoutEffect(() => {
    if (!isOpen) return
    const press = ({ target }: Event) => {
      if (!holder.current?.contains(target as Node)) open(undefined)
    }
    addEventListener('pointerdown', press, true)
    return () => removeEventListener('pointerdown', press, true)
  }, [isOpen])
  return { isOpen, toggle: () => open(isOpen ? undefined : name), holder }
}
