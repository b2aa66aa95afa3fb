import { type PointerEvent, useRef, useState } from 'react'
import type { FormProps } from './form-props.ts'

/** Put in order: first at the top, moved by dragging or by buttons. */
export function OrderForm({ choosing, beside }: FormProps) {
  const { options, picked, setPicked, answer } = choosing
  const move = (key: string, to: number) => setPicked(picked.filter((one) => one !== key).toSpliced(to, 0, key))
  const { list, held, ...dragging } = useDragging(move)
  const text = (key: string) => options.find(({ option }) => option.key === key)?.option.text ?? key
  return (
    <>
      <div className="choices">
        <ol ref={list} className="order-list" {...dragging}>
          {picked.map((key, index) => (
            <li key={key} data-key={key} className={held === key ? 'order-held' : ''}>
              <span className="order-grip" aria-hidden="true">
                ⠿
              </span>
              <span>{text(key)}</span>
              <button
                type="button"
                className="button button-small"
                aria-label={`Move ${text(key)} up`}
                aria-disabled={index === 0}
                onClick={() => index > 0 && move(key, index - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                className="button button-small"
                aria-label={`Move ${text(key)} down`}
                aria-disabled={index === picked.length - 1}
                onClick={() => index < picked.length - 1 && move(key, index + 1)}
              >
                ↓
              </button>
            </li>
          ))}
        </ol>
      </div>
      <div className="closing">
        <button type="button" className="button button-strong" data-confirm="" onClick={() => answer(picked)}>
          Take this order
        </button>
        {beside}
      </div>
    </>
  )
}

/** Rows dragged by pointer: one that is held goes below all others whose middle it is under. */
function useDragging(move: (key: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [held, setHeld] = useState<string>()
  const letGo = () => setHeld(undefined)
  return {
    list,
    held,
    onPointerDown: (event: PointerEvent) => {
      const target = event.target as Element
      const key = target.closest<HTMLElement>('li')?.dataset.key
      if (key === undefined || target.closest('button')) return
      list.current?.setPointerCapture(event.pointerId)
      setHeld(key)
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (held === undefined) return
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('li') ?? [])]
      const isAbove = (row: HTMLElement) => {
        const { top, height } = row.getBoundingClientRect()
        return top + height / 2 < clientY
      }
      const to = rows.filter((row) => row.dataset.key !== held && isAbove(row)).length
      if (rows[to]?.dataset.key !== held) move(held, to)
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  }
}
