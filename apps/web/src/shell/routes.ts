import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly at: 'shelf' }
  | { readonly at: 'setup'; readonly game: string }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'replay'; readonly id: string }
  | { readonly at: 'games' }
  | { readonly at: 'rules'; readonly game: string; readonly rule: string }
  | { readonly at: 'settings' }
  | { readonly at: 'nowhere'; readonly path: string }

/** What an address stands for; an address that stands for nothing says so instead of guessing. */
export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#\/?/, '')
  const [first = '', second = '', third = ''] = path.split('/').map(decode)
  if (first === '') return { at: 'shelf' }
  if (first === 'new' && second) return { at: 'setup', game: second }
  if (first === 'table' && second) return { at: 'table', id: second }
  if (first === 'replay' && second) return { at: 'replay', id: second }
  if (first === 'games') return { at: 'games' }
  if (first === 'rules' && second) return { at: 'rules', game: second, rule: third }
  if (first === 'settings') return { at: 'settings' }
  return { at: 'nowhere', path }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const PREFIXES: Readonly<Record<string, string>> = {
  BB: 'bladeborn',
  AR: 'arsenal',
  SN: 'sanctuary',
  AB: 'arena-of-badassery',
  CZ: 'combat-zone',
}

/** The address of a rule by its id. */
export function ruleAddress(rule: string): string {
  return `#/rules/${PREFIXES[rule.split('-')[0] ?? ''] ?? 'bladeborn'}/${rule}`
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener)
      return () => removeEventListener('hashchange', listener)
    },
    () => location.hash,
  )
  return parseRoute(hash)
}

export function goTo(hash: string): void {
  location.hash = hash
}
