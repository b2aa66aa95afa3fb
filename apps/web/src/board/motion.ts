import type { Moment } from '@muster/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { mayMove } from '../settings/settings.ts'
import type { Placed } from './layout.ts'

const STEP = 110

/** Shows the moments of a change one after the other; nothing waits for it. */
export function useMotion(
  group: RefObject<SVGGElement | null>,
  placed: ReadonlyMap<string, Placed>,
  moments: readonly Moment[],
  beat: number,
): void {
  const before = useRef(new Map<string, readonly [number, number]>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: each beat is shown once
  useEffect(() => {
    const root = group.current
    if (!root) return
    const piece = (id: string) => root.querySelector<SVGGElement>(`[data-piece="${CSS.escape(id)}"]`)
    if (mayMove()) {
      let delay = 0
      for (const moment of moments) delay = show(moment, delay, piece, placed, before.current)
    }
    before.current = new Map(
      [...root.querySelectorAll<SVGGElement>('[data-piece]')].map((element) => {
        const { e, f } = element.transform.baseVal.consolidate()?.matrix ?? { e: 0, f: 0 }
        return [element.dataset.piece ?? '', [e, f]] as const
      }),
    )
  }, [beat])
}

function show(
  moment: Moment,
  delay: number,
  piece: (id: string) => SVGGElement | null,
  placed: ReadonlyMap<string, Placed>,
  before: ReadonlyMap<string, readonly [number, number]>,
): number {
  const element = piece(moment.piece)
  const inner = element?.firstElementChild as SVGGElement | null | undefined
  if (!element || !inner) return delay
  if (moment.kind === 'move') {
    const end = placed.get(moment.path.at(-1) ?? '')
    const start = before.get(moment.piece)
    const steps = [
      ...(start ? [start] : []),
      ...moment.path.flatMap((id) =>
        placed.get(id) ? [[placed.get(id)?.x ?? 0, placed.get(id)?.y ?? 0] as const] : [],
      ),
    ]
    if (!end || steps.length < 2) return delay
    const frames = steps.map(([x, y]) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` }))
    inner.animate(frames, { duration: STEP * (steps.length - 1) + 60, delay, easing: 'ease-in-out', fill: 'backwards' })
    return delay + STEP * (steps.length - 1) + 60
  }
  if (moment.kind === 'strike') {
    const from = before.get(moment.piece)
    const to = before.get(moment.target)
    if (!from || !to) return delay
    const [dx, dy] = [(to[0] - from[0]) * 0.35, (to[1] - from[1]) * 0.35]
    inner.animate([{ transform: 'none' }, { transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
      duration: 300,
      delay,
      easing: 'ease-in',
    })
    return delay + 220
  }
  const shake = [0, -5, 5, -3, 0].map((x) => ({ transform: `translate(${x}px, 0)` }))
  inner.animate(shake, { duration: 260, delay })
  const text = document.createElementNS('http://www.w3.org/2000/svg', 'text')
  text.textContent = moment.words
  text.setAttribute('class', 'hurt-words')
  element.append(text)
  text
    .animate(
      [
        { opacity: 0, transform: 'translate(0, -20px)' },
        { opacity: 1, transform: 'translate(0, -36px)', offset: 0.2 },
        { opacity: 0, transform: 'translate(0, -62px)' },
      ],
      { duration: 1300, delay, fill: 'both' },
    )
    .finished.finally(() => text.remove())
  return delay + 200
}
