import { lazy, Suspense } from 'react'
import type { MenuProps } from './menu-sheet.tsx'
import { Popover } from './popover.tsx'

const MenuSheet = lazy(async () => ({ default: (await import('./menu-sheet.tsx')).MenuSheet }))

/** What one may want at any time. */
export function TableMenu(props: MenuProps) {
  return (
    <Popover name="menu" className="menu" label="≡" title="Table menu">
      <Suspense>
        <MenuSheet {...props} />
      </Suspense>
    </Popover>
  )
}
