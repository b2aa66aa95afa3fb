import type { Parts } from './parts.ts'

/** From which share of a segment to which it runs over a part, as `[from, to]`; nothing where it does not or only touches. */
export type Share = readonly [from: number, to: number]

/**
 * Shares are quotients of whole numbers, rounded once: the same place on the segment is always the same share, whichever
 * edge it was found at and however the table is turned.
 */
export function shareOver(
  parts: Parts,
  part: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): Share | undefined {
  if (!isBoxNear(parts, part, ax, ay, bx, by)) return undefined
  const { x, y } = parts
  const first = parts.start[part] as number
  const end = parts.start[part + 1] as number
  let from = 0
  let to = 1
  let before = end - 1
  for (let corner = first; corner < end; before = corner++) {
    const px = x[before] as number
    const py = y[before] as number
    const ex = (x[corner] as number) - px
    const ey = (y[corner] as number) - py
    const inside = ex * (ay - py) - ey * (ax - px)
    const change = ex * (by - ay) - ey * (bx - ax)
    if (change === 0) {
      if (inside < 0) return undefined
    } else {
      const share = -inside / change
      if (change > 0) from = Math.max(share, from)
      else to = Math.min(share, to)
    }
    if (from > to) return undefined
  }
  return from < to || (ax === bx && ay === by) ? [from, to] : undefined
}

function isBoxNear(parts: Parts, part: number, ax: number, ay: number, bx: number, by: number): boolean {
  return (
    Math.min(ax, bx) <= (parts.right[part] as number) &&
    Math.max(ax, bx) >= (parts.left[part] as number) &&
    Math.min(ay, by) <= (parts.top[part] as number) &&
    Math.max(ay, by) >= (parts.bottom[part] as number)
  )
}

/** The shares of a segment over any of some parts, in order, joined where they meet. */
export function sharesOver(
  parts: Parts,
  which: readonly number[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
): Share[] {
  const found: Share[] = []
  for (const part of which) {
    const share = shareOver(parts, part, ax, ay, bx, by)
    if (share) found.push(share)
  }
  return found.length < 2 ? found : joined(found)
}

/** Shares that meet or overlap as one, in order. */
export function joined(shares: Share[]): Share[] {
  shares.sort((a, b) => a[0] - b[0])
  const merged: Share[] = []
  for (const share of shares) {
    const last = merged.at(-1)
    if (last && share[0] <= last[1]) merged[merged.length - 1] = [last[0], Math.max(share[1], last[1])]
    else merged.push(share)
  }
  return merged
}
