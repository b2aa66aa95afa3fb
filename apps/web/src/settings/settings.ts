import { useSyncExternalStore } from 'react'

export const speeds = ['slow', 'normal', 'fast', 'instant'] as const

export interface Settings {
  readonly name: string
  readonly sound: number
  readonly motion: 'system' | 'full' | 'off'
  readonly text: 'normal' | 'large' | 'larger'
  readonly theme: 'system' | 'dark' | 'light'
  readonly speed: (typeof speeds)[number]
}

const FIRST: Settings = {
  name: 'Player 1',
  sound: 0,
  motion: 'system',
  text: 'normal',
  theme: 'dark',
  speed: 'normal',
}

const KEY = 'muster-settings'

function load(): Settings {
  try {
    return { ...FIRST, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return FIRST
  }
}

let current = load()
const listeners = new Set<() => void>()

export const settings = (): Settings => current

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {}
  applySettings()
  for (const listener of listeners) listener()
}

export function useSettings(): Settings {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, settings)
}

/** Puts what concerns the whole page on its root element. */
export function applySettings(): void {
  const { dataset } = document.documentElement
  dataset.text = current.text
  dataset.motion = current.motion
  dataset.theme = current.theme
}

export function mayMove(): boolean {
  if (current.motion !== 'system') return current.motion === 'full'
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
