import type { PageUi } from '@muster/ui'
import { useContext } from 'react'
import type { Camera } from '../board/camera.ts'
import { Extras } from './extras.ts'
import type { TableModel } from './model.ts'
import { callSeat } from './names.ts'
import { Popover } from './popover.tsx'
import type { TableState } from './state.ts'
import { TableMenu } from './table-menu.tsx'
import type { Drawer } from './use-drawer.ts'

interface Props {
  readonly ui: PageUi
  readonly model: TableModel
  readonly state: TableState
  readonly replay: boolean
  readonly drawer: Drawer
  readonly onDrawer: (drawer: Drawer) => void
  readonly onHelp: () => void
  readonly onHowTo: () => void
  /** Opens the rules at what is being decided. */
  readonly onRules: () => void
  /** What pans and zooms the board; undefined while none is laid. */
  readonly camera: Camera | undefined
}

/** Where we are: the game, the battle, the round and its phases. */
export function TopBar({ ui, model, state, replay, drawer, onDrawer, onHelp, onHowTo, onRules, camera }: Props) {
  const { scene } = state.standing
  const extras = useContext(Extras)
  const { round, turnOf } = scene
  const now = turnOf === undefined ? round : `${round}: ${callSeat(state, turnOf)}`
  const toggle = (which: Drawer) => onDrawer(drawer === which ? 'none' : which)
  return (
    <header className="table-top">
      <a className="logo" href={extras.home?.href ?? '#/'}>
        Muster
      </a>
      <div className="place">
        {replay && <span className="replay-mark">Replay</span>}
        {scene.place.length === 0 && <span>{state.kept.title}</span>}
        {scene.place.map(({ name, text }) => (
          <Popover key={name} name={`place ${name}`} className="place-part" label={name}>
            <p>{text}</p>
          </Popover>
        ))}
      </div>
      <div className="top-extra">
        <ui.TopExtra of={scene} />
      </div>
      <ol className="track" aria-label={now}>
        {now && <li className="track-round">{now}</li>}
        {scene.track.map(({ name, now }) => (
          <li key={name} className={now ? 'track-now' : ''} aria-current={now ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
      <div className="top-buttons">
        <BoardTools camera={camera} />
        {extras.top}
        <button
          type="button"
          className="drawer-button"
          data-drawer-of="seats"
          aria-expanded={drawer === 'seats'}
          onClick={() => toggle('seats')}
        >
          Seats
        </button>
        <button type="button" className="drawer-button" aria-expanded={drawer === 'log'} onClick={() => toggle('log')}>
          Log
        </button>
        <button type="button" className="top-link" onClick={onRules}>
          Rules
        </button>
        <TableMenu ui={ui} model={model} state={state} replay={replay} onHelp={onHelp} onHowTo={onHowTo} />
      </div>
    </header>
  )
}

/** They keep their place while no board is laid. */
function BoardTools({ camera }: { camera: Camera | undefined }) {
  return (
    <div className="board-tools" style={camera ? undefined : { visibility: 'hidden' }}>
      <button type="button" aria-label="Zoom in" onClick={() => camera?.zoom(1.3)}>
        +
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => camera?.zoom(1 / 1.3)}>
        −
      </button>
      <button type="button" aria-label="Fit the board" onClick={camera?.fit}>
        ⤢
      </button>
    </div>
  )
}
