import type { Moment } from '@muster/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { mayMove } from '../settings/settings.ts'
import { type Laid, standOf } from './lay.ts'
import type { Before } from './show-moments.ts'

/** Loaded beside the board, and only where something may move. */
const load = () => import('./show-moments.ts')

/** Shows the moments of a change; nothing waits for it. */
export function useMotion(
  group: RefObject<SVGGElement | null>,
  laid: Laid,
  moments: readonly Moment[],
  beat: number,
): void {
  const before = useRef<ReadonlyMap<string, Before>>(new Map())
  useEffect(() => {
    if (mayMove()) void load()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each beat is shown once
  useEffect(() => {
    const root = group.current
    if (!root) return
    const stage = { root, laid, before: before.current }
    if (mayMove() && moments.length > 0) void load().then(({ showMoments }) => showMoments(moments, stage))
    before.current = new Map(
      [...root.querySelectorAll<SVGGElement>('[data-piece]')].map((element) => {
        const id = element.dataset.piece ?? ''
        const at = standOf(laid, id) ?? { x: 0, y: 0 }
        return [id, { at, picture: element.cloneNode(true) as SVGGElement }] as const
      }),
    )
  }, [beat])
}
