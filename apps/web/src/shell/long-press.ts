import type { MouseEvent, PointerEvent } from 'react'

/** How long a finger rests on something before that thing is shown instead of taken, in milliseconds. */
export const LONG_PRESS = 450

/** One finger at a time: what it waits for, and whether it has rested long enough. */
let waiting: ReturnType<typeof setTimeout> | undefined
let held = false

const release = () => clearTimeout(waiting)

/** Handlers that show something while a finger rests on it; the click that would follow is not heard. */
export function onLongPress(show: (target: Element) => void) {
  return {
    onPointerDown: ({ pointerType, currentTarget }: PointerEvent) => {
      held = false
      if (pointerType !== 'touch') return
      waiting = setTimeout(() => {
        held = true
        show(currentTarget)
      }, LONG_PRESS)
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClickCapture: (event: MouseEvent) => {
      if (held) event.stopPropagation()
      held = false
    },
  }
}
