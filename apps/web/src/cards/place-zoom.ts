import type { CSSProperties } from 'react'

export type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

interface Zoom {
  /** The card that is enlarged, as it lies. */
  readonly at: Rect
  /** Whether what comes of choosing it is shown beside it. */
  readonly odds: boolean
  /** What the card could be used on, wherever that is on the page. */
  readonly aims: readonly Rect[]
  readonly page: { readonly width: number; readonly height: number }
}

const CARD = 264
const ODDS = 288
const TALL = 440
const EDGE = 8
const STRIDE = 24

/** Above a card of the hand, beside any other; what comes of it lies towards the middle of the page. */
export function placeZoom(zoom: Zoom): CSSProperties {
  const { at, page } = zoom
  const isRight = (at.left + at.right) / 2 > page.width / 2
  const flexDirection = isRight ? 'row-reverse' : 'row'
  if (at.top > page.height / 2) return { flexDirection, left: leftOf(zoom, isRight), bottom: page.height - at.top + 10 }
  const top = Math.max(56, Math.min(at.top, page.height - TALL - 40))
  return isRight
    ? { flexDirection, right: page.width - at.left + 12, top }
    : { flexDirection, left: at.right + 12, top }
}

/** As near to its card as leaves what it aims at in view; right above the card where nothing does. */
function leftOf({ at, odds, aims, page }: Zoom, isRight: boolean): number {
  const width = CARD + (odds ? ODDS : 0)
  const most = page.width - EDGE - width
  const usual = Math.max(EDGE, Math.min(most, isRight ? at.right - width : at.left))
  const isClear = (left: number) =>
    aims.every((aim) => aim.right < left || aim.left > left + width || aim.bottom < at.top - 10 - TALL)
  for (let away = 0; away <= page.width; away += STRIDE)
    for (const left of [usual - away, usual + away]) if (left >= EDGE && left <= most && isClear(left)) return left
  return usual
}
