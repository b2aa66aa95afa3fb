import type { Seat } from '@muster/table'
import type { PageUi } from '@muster/ui'
import { useContext, useState } from 'react'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { SpeedChoice } from '../settings/speed-choice.tsx'
import { useServer } from '../shell/server.ts'
import { areNotesWanted, wantNotes } from '../teach/notes.ts'
import { Extras } from './extras.ts'
import type { TableModel } from './model.ts'
import { isYou } from './names.ts'
import type { TableState } from './state.ts'

export interface MenuProps {
  readonly ui: PageUi
  readonly model: TableModel
  readonly state: TableState
  readonly replay: boolean
  readonly onHelp: () => void
  readonly onHowTo: () => void
}

/** The pace of bots, sound, help, giving up, leaving. */
export function MenuSheet({ ui, model, state, replay, onHelp, onHowTo }: MenuProps) {
  const { sound } = useSettings()
  const { viewer, standing, kept } = state
  const extras = useContext(Extras)
  const hasServer = useServer()
  return (
    <section className="menu-sheet" aria-label="Table menu">
      <SpeedChoice isNamed />
      <label>
        Sound <small>{sound === 0 ? 'off' : `${sound} %`}</small>
        <input
          type="range"
          min={0}
          max={100}
          step={10}
          value={sound}
          onChange={({ target }) => changeSettings({ sound: Number(target.value) })}
        />
      </label>
      {ui.teaching && (
        <>
          <button type="button" className="button button-quiet" onClick={onHowTo}>
            How to play in two minutes
          </button>
          <label className="menu-check">
            <input
              type="checkbox"
              defaultChecked={areNotesWanted()}
              onChange={({ target }) => wantNotes(target.checked)}
            />
            Tips at the first question of each kind
          </label>
        </>
      )}
      <button type="button" className="button button-quiet" onClick={onHelp}>
        Keyboard shortcuts
      </button>
      <a className="button button-quiet" href={`#/rules/${ui.id}`} target="_blank" rel="noreferrer">
        The whole rulebook
      </a>
      <a className="button button-quiet" href="#/settings">
        All settings
      </a>
      {!replay && viewer !== undefined && standing.mayDo.includes('resign') && (
        <GiveUp ui={ui} model={model} state={state} seat={viewer} />
      )}
      {hasServer && !replay && !kept.match && !kept.isExercise && !standing.result && (
        <a className="button button-quiet" href={`#/online/adopt/${kept.id}`}>
          Continue online
        </a>
      )}
      {extras.menu}
      <a className="button" href={extras.home?.href ?? '#/'}>
        Leave the table <small>it is kept as it stands</small>
      </a>
    </section>
  )
}

function GiveUp({ ui, model, state, seat }: Pick<MenuProps, 'ui' | 'model' | 'state'> & { readonly seat: Seat }) {
  const [asking, setAsking] = useState(false)
  const isYours = isYou(state, seat)
  const who = isYours ? 'You leave' : `${state.kept.names[seat]} leaves`
  const goesOn = ui.together && state.standing.scene.seats.length > 1
  return (
    <div className="give-up">
      <button type="button" className="button button-quiet" aria-expanded={asking} onClick={() => setAsking(!asking)}>
        Give up …
      </button>
      {asking && (
        <p>
          {who} the game{goesOn ? '; the others play on' : ` and ${isYours ? 'lose' : 'loses'} it`}.{' '}
          <button type="button" className="button button-small" onClick={() => void model.concede(seat)}>
            Give up now
          </button>
        </p>
      )}
    </div>
  )
}
