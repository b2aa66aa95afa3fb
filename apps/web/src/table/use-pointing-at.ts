import type { PageUi, Subject } from '@muster/ui'
import { useState } from 'react'
import { cellUnder } from '../board/lay.ts'
import { refOf, type Zoomed } from '../cards/card-spot.tsx'
import { meantBy, subjectsOf } from '../questions/narrow.ts'
import type { Preview } from '../questions/preview.ts'
import type { Choosing } from '../questions/use-choice.ts'
import { announce } from '../shell/announce.ts'
import type { TableModel } from './model.ts'
import { open } from './opened.ts'
import { NO_CONCERN, type Refused, WHY_NOT } from './refused.ts'
import type { TableState } from './state.ts'

const rectOf = (ref: string): DOMRect | undefined =>
  document
    .querySelector(`.board [data-ref="${CSS.escape(ref)}"], [data-card="${CSS.escape(ref)}"]`)
    ?.getBoundingClientRect()

export type PointingAt = ReturnType<typeof usePointingAt>

/** What comes of pointing at something on the table: it is chosen, looked into, enlarged, or it is said why not. */
export function usePointingAt(ui: PageUi, model: TableModel, state: TableState, choosing: Choosing | undefined) {
  const { board } = state.standing.scene
  const [preview, setPreview] = useState<Preview>()
  const [pointed, setPointed] = useState<readonly Subject[]>([])
  const [zoomed, setZoomed] = useState<Zoomed>()
  const [refused, setRefused] = useState<Refused>()
  const [trail, setTrail] = useState<string>()
  const whyNot = async (ref: string) => {
    const { asked } = model
    const all = await model.why()
    const reasons = all.flatMap((refusal) => {
      const look = asked && ui.optionLook(asked, { ...refusal, text: refusal.key })
      return look && (look.refs ?? refusal.refs).includes(ref) ? [{ ...refusal, look }] : []
    })
    if (!asked) return
    setRefused({ question: asked, reasons, at: rectOf(ref) })
    open(WHY_NOT)
    const [first] = reasons
    announce(first ? `Not possible: ${first.text}, ${first.rule}` : `Not possible: ${NO_CONCERN}`)
  }
  return {
    preview,
    setPreview,
    pointed,
    zoomed,
    refused,
    trail,
    pick: (ref: string) => {
      if (!choosing || choosing.point(ref)) return
      const piece = board?.pieces.find(({ id }) => id === ref)
      const cell = piece && cellUnder(piece)
      if (cell !== undefined && choosing.targets.has(cell) && choosing.point(cell)) return
      void whyNot(ref)
    },
    hover: (ref: string | undefined, at?: DOMRect) => {
      const found = ref && choosing?.targets.has(ref) ? meantBy(choosing.options, choosing.narrowing, ref) : []
      const [of] = found.filter(({ look }) => look.strong)
      setPreview(of && at ? { of, choice: of.option.key, at } : undefined)
      setPointed(ref ? subjectsOf(ref, found) : [])
      setTrail(found.some(({ look }) => look.walks) ? ref : undefined)
    },
    zoom: (next: Zoomed | undefined) => {
      setZoomed(next)
      setPointed(next ? [{ ref: refOf(next.card) }] : [])
    },
    /** After every change nothing is pointed at. */
    forget: () => {
      setPreview(undefined)
      setPointed([])
      setZoomed(undefined)
      setTrail(undefined)
    },
  }
}
