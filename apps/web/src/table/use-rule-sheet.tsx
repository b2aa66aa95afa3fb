import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { parseRoute } from '../shell/routes.ts'

const RuleSheet = lazy(async () => ({ default: (await import('../rules/rule-sheet.tsx')).RuleSheet }))

interface Shown {
  readonly game: string
  readonly rule: string
}

/** Rules that are looked up at the table: a link to one opens it beside the board instead of leaving the game. */
export function useRuleSheet() {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const from = useRef<Element | null>(null)
  const last = shown.at(-1)
  useEffect(() => {
    if (!last && from.current instanceof HTMLElement && from.current.isConnected) from.current.focus()
  }, [last])
  const show = (game: string, rule: string) => {
    if (!last) from.current = document.activeElement
    setShown([...shown, { game, rule }])
  }
  const close = () => setShown([])
  return {
    isOpen: last !== undefined,
    show,
    close,
    /** Hears of clicks on links anywhere on the table. */
    onClickCapture: (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#/rules/"]')
      if (!link || link.dataset.whole !== undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
      const route = parseRoute(link.getAttribute('href') ?? '')
      if (route.at !== 'rules' || !route.rule) return
      event.preventDefault()
      show(route.game, route.rule)
    },
    sheet: last && (
      <Suspense>
        <RuleSheet
          {...last}
          onBack={shown.length > 1 ? () => setShown(shown.slice(0, -1)) : undefined}
          onClose={close}
        />
      </Suspense>
    ),
  }
}
