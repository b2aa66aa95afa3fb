import { useSyncExternalStore } from 'react'
import { boxes } from '../shelf/boxes.ts'

export type Route =
  | { readonly at: 'shelf' }
  | { readonly at: 'setup'; readonly game: string }
  | { readonly at: 'build'; readonly game: string; readonly list: GivenList | undefined }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'replay'; readonly id: string }
  | { readonly at: 'learn'; readonly game: string; readonly exercise: string }
  | { readonly at: 'games' }
  | { readonly at: 'rules'; readonly game: string; readonly rule: string }
  | { readonly at: 'settings' }
  | { readonly at: 'online'; readonly path: readonly string[] }
  | { readonly at: 'nowhere'; readonly path: string }

/** A list as an address holds it: its code, its size where it says one, and its name. */
export interface GivenList {
  readonly code: string
  readonly size: number | undefined
  readonly name: string
}

/** The address of a list. */
export function listAddress(game: string, { code, size, name }: GivenList): string {
  return ['#/build', game, code, size ?? '', encodeURIComponent(name)].join('/').replace(/\/+$/, '')
}

/** What an address stands for; an address that stands for nothing says so instead of guessing. */
export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#\/?/, '')
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = path.split('/').map(decode)
  if (first === '') return { at: 'shelf' }
  if (first === 'new' && second) return { at: 'setup', game: second }
  if (first === 'build' && second) {
    const size = /^\d{1,4}$/.test(fourth) ? Number(fourth) : undefined
    return { at: 'build', game: second, list: third ? { code: third, size, name: fifth.slice(0, 60) } : undefined }
  }
  if (first === 'table' && second) return { at: 'table', id: second }
  if (first === 'replay' && second) return { at: 'replay', id: second }
  if (first === 'learn' && second) return { at: 'learn', game: second, exercise: third }
  if (first === 'games') return { at: 'games' }
  if (first === 'rules') return { at: 'rules', game: second, rule: third }
  if (first === 'settings') return { at: 'settings' }
  if (first === 'online') return { at: 'online', path: path.split('/').slice(1).map(decode) }
  return { at: 'nowhere', path }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The address of a rule by its id. */
export function ruleAddress(rule: string): string {
  const [prefix] = rule.split('-')
  const box = boxes.find((one) => one.prefix === prefix)
  return box ? `#/rules/${box.id}/${rule}` : '#/rules'
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
