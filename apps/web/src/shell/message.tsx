import type { ReactNode } from 'react'
import { Frame } from './frame.tsx'

/** A screen that says something: what went wrong, or what we wait for. */
export function Message({ title, children, busy }: { title: string; children?: ReactNode; busy?: boolean }) {
  return (
    <Frame title={title}>
      <main className="message" aria-busy={busy ?? false}>
        <h1>{title}</h1>
        {children && <p>{children}</p>}
        {!busy && (
          <a className="button button-strong" href="#/">
            To the shelf
          </a>
        )}
      </main>
    </Frame>
  )
}
