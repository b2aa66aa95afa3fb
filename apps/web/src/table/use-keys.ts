import { type RefObject, useEffect } from 'react'
import type { Choosing } from '../questions/use-choice.ts'
import type { TableModel } from './model.ts'
import { closeOpened } from './opened.ts'

interface Keys {
  readonly choosing: Choosing | undefined
  readonly model: TableModel
  readonly board: RefObject<SVGSVGElement | null>
  readonly help: () => void
  /** Closes what lies open at the sides; false where nothing does. */
  readonly close: () => boolean
}

const prompt = (selector: string) => document.querySelector<HTMLElement>(`.prompt ${selector}`)

/** Whether a key means something to what has the focus: a slider takes arrows and nothing else. */
function takesKeys(target: Element, key: string): boolean {
  return target.matches('input[type="range"]') ? !/^[,.?]$/.test(key) : target.matches('input, textarea, select')
}

/** Keys for the whole table; those of the board are its own. */
export function useKeys({ choosing, model, board, help, close }: Keys): void {
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      '?': help,
      escape: () => closeOpened() || close() || choosing?.back(),
      ',': () => model.lookBy(-1),
      '.': () => model.lookBy(1),
      u: () => document.querySelector<HTMLElement>('[data-take-back]')?.click(),
      b: () => board.current?.focus(),
      f: () => prompt('[data-pass-on]')?.click(),
      h: () => document.querySelector<HTMLElement>('.hand .spot')?.focus(),
      p: () => (prompt('.choice') ?? prompt('button'))?.focus(),
      ' ': () => model.skip(),
      enter: () => prompt('[data-confirm]')?.click(),
    }
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key !== 'Escape' && takesKeys(target, event.key)) return
      if (document.querySelector('.cover')) return
      if (/^[1-9]$/.test(event.key)) {
        const button = document.querySelectorAll<HTMLElement>('.prompt button.choice')[Number(event.key) - 1]
        button?.click()
        return
      }
      const act = keys[event.key.toLowerCase()]
      if (!act || ((event.key === 'Enter' || event.key === ' ') && target.closest('button, a, summary, svg.board')))
        return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
