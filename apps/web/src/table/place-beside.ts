import type { CSSProperties } from 'react'

type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

interface Beside {
  /** What it stands beside. */
  readonly at: Rect
  /** What it must leave free: the prompt. */
  readonly prompt: Rect | undefined
  readonly page: { readonly width: number; readonly height: number }
  /** How large it is at most. */
  readonly width: number
  readonly height: number
}

const EDGE = 8
const BELOW_TOP = 56

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** Where something stands beside what it is about: in the window, and never over the prompt that it belongs to. */
export function placeBeside({ at, prompt, page, width, height }: Beside): CSSProperties {
  const isOfPrompt = prompt && at.left >= prompt.left && at.top >= prompt.top && at.right <= prompt.right + 1
  if (isOfPrompt && prompt.left > page.width / 3 && prompt.top < page.height / 2)
    return {
      right: page.width - prompt.left + EDGE,
      top: within(at.top, BELOW_TOP, Math.max(BELOW_TOP, page.height - height)),
    }
  if (isOfPrompt)
    return { left: within(at.left, EDGE, page.width - width - EDGE), bottom: page.height - prompt.top + EDGE }
  const isRight = at.right + 12 + width <= page.width - EDGE
  const left = within(isRight ? at.right + 12 : at.left - width - 12, EDGE, page.width - width - EDGE)
  const low = prompt && prompt.left < left + width && prompt.right > left ? prompt.top : page.height
  return { left, top: within(at.top - 40, BELOW_TOP, Math.max(BELOW_TOP, Math.max(low, page.height / 2) - height)) }
}
