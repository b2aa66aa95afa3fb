import { Icon } from '@muster/ui'
import { type ReactNode, useEffect } from 'react'
import { useServer } from './server.ts'

const ONLINE = { href: '#/online', name: 'Online', icon: 'meeple' }
const LINKS = [
  { href: '#/games', name: 'Games', icon: 'film-strip' },
  { href: '#/rules', name: 'Rules', icon: 'open-book' },
  { href: '#/settings', name: 'Settings', icon: 'cog' },
]

/** The quiet room around every screen but the table. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = title === 'Muster' ? 'Muster' : `${title} · Muster`
  }, [title])
  const hasServer = useServer()
  return (
    <div className="frame">
      <header className="top">
        <a className="logo" href="#/">
          Muster
        </a>
        <nav aria-label="Main">
          {(hasServer ? [ONLINE, ...LINKS] : LINKS).map(({ href, name, icon }) => (
            <a
              key={href}
              href={href}
              aria-label={name}
              aria-current={location.hash.startsWith(href) ? 'page' : undefined}
            >
              <Icon name={icon} /> <span>{name}</span>
            </a>
          ))}
        </nav>
      </header>
      {children}
    </div>
  )
}
