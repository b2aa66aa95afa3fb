import { Cover } from './cover.tsx'

const KEYS = [
  ['1 – 9', 'take the choice with that number'],
  ['Enter', 'confirm, or choose what the board cursor is on'],
  ['Esc', 'back to all choices, close what is open'],
  ['B', 'go to the board; arrow keys move its cursor, with Shift through what shares a place'],
  ['P', 'go to the choices'],
  ['H', 'go to the cards in your hand'],
  ['+  −  0', 'zoom in, zoom out, fit (on the board)'],
  ['Tab', 'where a way is drawn on the board: go through suggestions; arrows move its end, B bends it'],
  [',  .', 'step back and forward through decisions'],
  ['U', 'take back your last decision'],
  ['F', 'pass on until something new, where the game has it'],
  ['Space', 'skip to my turn while bots play; play and pause a replay'],
  ['?', 'this list'],
] as const

export function Shortcuts({ onClose }: { onClose: () => void }) {
  return (
    <Cover name="Keyboard shortcuts" onEscape={onClose}>
      <div>
        <h2>Keyboard</h2>
        <dl className="keys">
          {KEYS.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <button type="button" className="button button-strong" onClick={onClose}>
          Close
        </button>
      </div>
    </Cover>
  )
}
