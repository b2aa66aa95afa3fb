import { seatMark } from '@muster/ui'
import { Cover } from './cover.tsx'
import type { TableModel } from './model.ts'
import type { BackRequest, TableState } from './state.ts'

const MOST_LINES = 6

/** Asks the other people at the screen whether a decision may be taken back. Shows only what everybody knows. */
export function TakeBack({ model, state, of: request }: { model: TableModel; state: TableState; of: BackRequest }) {
  const { names } = state.kept
  const { undo, lines, waiting } = request
  const asker = names[undo.seat] ?? ''
  const more = lines.length - MOST_LINES
  return (
    <Cover name={`${asker} asks to take a decision back`} whole>
      <div>
        <h2>{asker} asks to take a decision back</h2>
        <p>
          The table would stand as it did before decision {undo.left + 1} of {state.total}.{' '}
          {lines.length > 0 && 'This would not have happened:'}
        </p>
        {lines.length > 0 && (
          <ul className="undone">
            {lines.slice(0, MOST_LINES).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their order
              <li key={index}>{line}</li>
            ))}
            {more > 0 && <li>and {more} more</li>}
          </ul>
        )}
        <p>
          {undo.seen ? 'Dice or cards were seen since' : 'Somebody else has decided since'}, so the others have to
          agree.
        </p>
        {waiting.map((seat) => (
          <div key={seat} className="consent">
            <b style={{ color: seatMark(seat).text }}>{names[seat]}, do you agree?</b>
            <button type="button" className="button button-strong" onClick={() => model.agree(seat)}>
              Yes, take it back
            </button>
            <button type="button" className="button" onClick={() => model.decline(seat)}>
              No
            </button>
          </div>
        ))}
        <button type="button" className="button button-quiet" onClick={() => model.withdraw()}>
          {asker} lets it stand
        </button>
      </div>
    </Cover>
  )
}
