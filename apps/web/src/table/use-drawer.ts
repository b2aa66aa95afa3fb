import { useEffect, useState } from 'react'

export type Drawer = 'none' | 'seats' | 'log'

/** The drawer that is pulled out, where seats and log have no room of their own; a press on the table pushes it in. */
export function useDrawer() {
  const [drawer, setDrawer] = useState<Drawer>('none')
  useEffect(() => {
    if (drawer === 'none') return
    const press = ({ target }: Event) => {
      if (!(target as Element).closest('.seats, .log, .drawer-button, .rule-sheet, dialog')) setDrawer('none')
    }
    addEventListener('pointerdown', press, true)
    return () => removeEventListener('pointerdown', press, true)
  }, [drawer])
  return [drawer, setDrawer] as const
}
