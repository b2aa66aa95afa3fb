import { type ComponentType, lazy } from 'react'

/** A part of a page that is loaded when it is first drawn. */
export const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))
