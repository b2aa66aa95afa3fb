import { type PageUi, seatMark } from '@muster/ui'
import { Cover } from './cover.tsx'
import type { TableModel } from './model.ts'
import type { TableState } from './state.ts'

/** The base of the seat's pieces, to be known by. */
function SeatMark({ of }: { of: number }) {
  const { path, fill, line } = seatMark(of)
  return (
    <svg className="hand-over-mark" viewBox="-1.2 -1.2 2.4 2.4" width="72" height="72" aria-hidden="true">
      <path d={path} fill={fill} stroke={line} strokeWidth=".1" />
      <path d={path} fill="none" stroke={line} strokeWidth=".05" transform="scale(.72)" />
    </svg>
  )
}

/** Covers the table while it is handed on, because the next player sees what the last one may not. */
export function HandOver({ ui, model, state }: { ui: PageUi; model: TableModel; state: TableState }) {
  const { handOver, mayPass, kept, notice } = state
  const { undo } = state.standing
  const name = kept.names[handOver ?? -1] ?? ''
  const [last] = undo
  return (
    <Cover name={`Hand over to ${name}`} whole>
      <div>
        {notice && <p className="notice">{notice}</p>}
        {handOver !== undefined && <SeatMark of={handOver} />}
        <h2>Hand the screen to {name}</h2>
        <p>{name}’s cards come into view. Everyone else looks away.</p>
        <button type="button" className="button button-strong" onClick={() => model.takeOver()}>
          I am {name}
        </button>
        {mayPass && ui.passOn && (
          <div className="chips">
            <button type="button" className="button" onClick={() => model.passUnseen()}>
              Pass without looking
            </button>
            <button type="button" className="button" onClick={() => model.passOn()}>
              {ui.passOn.label}
            </button>
          </div>
        )}
        {last && last.seat !== handOver && (
          <button type="button" className="button button-quiet" onClick={() => model.takeBack(last.seat)}>
            Wait: {kept.names[last.seat]} takes the last decision back
          </button>
        )}
      </div>
    </Cover>
  )
}
