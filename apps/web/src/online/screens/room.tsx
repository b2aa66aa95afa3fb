import '../online.css'
import type { ReactNode } from 'react'
import { Frame } from '../../shell/frame.tsx'
import { useMe } from '../me.ts'

const ROOMS = [
  { href: '#/online', name: 'Lobby' },
  { href: '#/online/mine', name: 'My games' },
  { href: '#/online/account', name: 'Account' },
]

/** The room around every screen of online play, with the ways between them. */
export function Room({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const me = useMe()
  const rooms = me?.account?.isOperator ? [...ROOMS, { href: '#/online/reports', name: 'Reports' }] : ROOMS
  const here = location.hash.replace(/\/+$/, '')
  return (
    <Frame title={title}>
      <main className="page online">
        <nav className="rooms" aria-label="Online">
          {rooms.map(({ href, name }) => (
            <a key={href} href={href} aria-current={here === href ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </main>
    </Frame>
  )
}

/** What went wrong, where something did. */
export function Trouble({ of: problem }: { of: string }) {
  if (!problem) return null
  return (
    <p className="trouble" role="alert">
      {problem}
    </p>
  )
}
