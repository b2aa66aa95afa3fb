import type { PageUi, PieceDrawing, PlaneBoard } from '@muster/ui'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Camera } from '../board/camera.ts'
import type { Laid } from '../board/lay.ts'
import { Loupe } from './loupe.tsx'
import { planKey } from './plan-keys.ts'
import { PlanLayer, RegionLayer } from './plan-layer.tsx'
import { planByPointer } from './plan-pointer.ts'
import type { Planning } from './planning.ts'
import { PieceNames, PlaneFrame, SceneryLayer, SceneryNames } from './scenery.tsx'

export { Planner } from './planner.ts'

interface Props {
  readonly laid: Laid
  readonly plane: PlaneBoard
  readonly plan: Planning | undefined
}

/** What lies under the pieces of a plane. */
export function PlaneGround({ ui, laid, plane, plan }: Props & { ui: PageUi }) {
  return (
    <>
      <PlaneFrame laid={laid} plane={plane} />
      <SceneryLayer ui={ui} laid={laid} plane={plane} />
      {plan && <RegionLayer laid={laid} plan={plan} plane={plane} />}
      <SceneryNames laid={laid} plane={plane} />
    </>
  )
}

/** What lies over them: names and heights in words, whatever else is said there, and what is drawn. */
export function PlaneTop({
  laid,
  plane,
  plan,
  mover,
  isTarget,
  children,
}: Props & { mover: PieceDrawing | undefined; isTarget: (id: string) => boolean; children: ReactNode }) {
  return (
    <>
      <PieceNames laid={laid} plane={plane} isTarget={isTarget} />
      {children}
      {plan && <PlanLayer laid={laid} plan={plan} mover={mover} />}
    </>
  )
}

interface DeskProps extends Props {
  readonly camera: Camera
  readonly svg: RefObject<SVGSVGElement | null>
  readonly group: RefObject<SVGGElement | null>
  readonly world: string
  readonly onSay: (words: string) => void
}

/** How much larger words are drawn at most, where there are many, and where there are few. */
const LARGEST = { '--readable': 1.9, '--readable-few': 2.6 }

/** Keeps words large enough to be read on a board that is drawn small. */
function useReadable(svg: RefObject<SVGSVGElement | null>, { width, height }: Laid['box']): void {
  useEffect(() => {
    const board = svg.current
    if (!board) return
    const watch = new ResizeObserver(() => {
      const shown = Math.max(width / board.clientWidth, height / board.clientHeight)
      for (const [name, most] of Object.entries(LARGEST))
        board.style.setProperty(name, `${Math.max(1, Math.min(most, shown))}`)
    })
    watch.observe(board)
    return () => watch.disconnect()
  }, [svg, width, height])
}

/** What somebody who plans works with: pointer, keys, and a loupe under a finger. */
export function PlaneDesk({ laid, plane, plan, camera, svg, group, world, onSay }: DeskProps) {
  const [draws, setDraws] = useState(false)
  const now = useRef({ laid, plan, camera, onSay })
  now.current = { laid, plan, camera, onSay }
  const plans = plan !== undefined
  useEffect(() => {
    const [board, inner] = [svg.current, group.current]
    if (!board || !inner || !plans) return
    const desk = () => ({ ...now.current, plan: now.current.plan as Planning, svg: board, group: inner })
    const stop = planByPointer(board, desk, setDraws)
    const key = (event: KeyboardEvent) => {
      if (!now.current.plan || !planKey(event, { ...desk(), onSay: now.current.onSay, onLeave: leaveBoard })) return
      event.preventDefault()
      event.stopPropagation()
    }
    board.addEventListener('keydown', key, true)
    return () => {
      stop()
      board.removeEventListener('keydown', key, true)
    }
  }, [plans, svg, group])
  useEffect(() => {
    plan?.face(({ x, y }) => {
      const [zero, seen] = [laid.read({ x: 0, y: 0 }), laid.read({ x: x * laid.scale, y: y * laid.scale })]
      return { x: seen.x - zero.x, y: seen.y - zero.y }
    })
  }, [plan, laid])
  useReadable(svg, laid.box)
  return plan && draws ? <Loupe laid={laid} plane={plane} plan={plan} world={world} /> : null
}

/** The keyboard goes on with the choices. */
function leaveBoard(): void {
  document.querySelector<HTMLElement>('.prompt .choice, .prompt button')?.focus()
}
