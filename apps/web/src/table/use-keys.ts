import { type RefObject, useEffect } from 'react'
import type { Choosing } from '../questions/use-choice.ts'
import type { TableModel } from './model.ts'

interface Keys {
  readonly choosing: Choosing | undefined
  readonly model: TableModel
  readonly board: RefObject<SVGSVGElement | null>
  readonly help: () => void
}

const prompt = (selector: string) => document.querySelector<HTMLElement>(`.prompt ${selector}`)

/** Keys for the whole table; those of the board are its own. */
export function useKeys({ choosing, model, board, help }: Keys): void {
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      '?': help,
      escape: () => choosing?.back(),
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
      if (event.ctrlKey || event.metaKey || event.altKey || target.matches('input, textarea, select')) return
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
