import type { PageUi } from '@muster/ui'
import type { TableState } from './state.ts'
import type { Drawer } from './table.tsx'

interface Props {
  readonly ui: PageUi
  readonly state: TableState
  readonly replay: boolean
  readonly drawer: Drawer
  readonly onDrawer: (drawer: Drawer) => void
  readonly onHelp: () => void
}

/** Where we are: the game, the battle, the round and its phases. */
export function TopBar({ ui, state, replay, drawer, onDrawer, onHelp }: Props) {
  const { scene } = state.standing
  const toggle = (which: Drawer) => onDrawer(drawer === which ? 'none' : which)
  return (
    <header className="table-top">
      <a className="logo" href="#/">
        Muster
      </a>
      <div className="place">
        {replay && <span className="replay-mark">Replay</span>}
        {scene.place.length === 0 && <span>{state.kept.title}</span>}
        {scene.place.map(({ name, text }) => (
          <details key={name} className="place-part">
            <summary>{name}</summary>
            <p>{text}</p>
          </details>
        ))}
      </div>
      <div className="top-extra">
        <ui.TopExtra of={scene} />
      </div>
      <ol className="track" aria-label={scene.round}>
        {scene.round && <li className="track-round">{scene.round}</li>}
        {scene.track.map(({ name, now }) => (
          <li key={name} className={now ? 'track-now' : ''} aria-current={now ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
      <div className="top-buttons">
        <button
          type="button"
          className="drawer-button"
          aria-expanded={drawer === 'seats'}
          onClick={() => toggle('seats')}
        >
          Seats
        </button>
        <button type="button" className="drawer-button" aria-expanded={drawer === 'log'} onClick={() => toggle('log')}>
          Log
        </button>
        <a className="top-link" href={`#/rules/${ui.id}`}>
          Rules
        </a>
        <button type="button" aria-label="Keyboard shortcuts" onClick={onHelp}>
          ?
        </button>
      </div>
    </header>
  )
}
