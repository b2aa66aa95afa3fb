import type { Point } from '@muster/table'
import { ruleAddress } from '../shell/routes.ts'
import type { Planning } from './planning.ts'

const PAD = [
  { name: 'up', sign: '▲', by: { x: 0, y: -10 } },
  { name: 'left', sign: '◀', by: { x: -10, y: 0 } },
  { name: 'right', sign: '▶', by: { x: 10, y: 0 } },
  { name: 'down', sign: '▼', by: { x: 0, y: 10 } },
] as const

/** A point or a way, chosen on the board: what is suggested, what the rules say of what is drawn, and the button that takes it. */
export function PlanForm({ plan }: { plan: Planning }) {
  const isPath = plan.form === 'path'
  const corners = plan.draft.points.length
  const isFine = plan.judged !== undefined && !plan.judged.verdict
  return (
    <div className="plan-form">
      <Chips plan={plan} />
      <p className="plan-words" role="status">
        <PlanWords plan={plan} />
      </p>
      <div className="plan-tools">
        {isPath && (
          <>
            <button type="button" className="button" aria-disabled={corners === 0} onClick={plan.undo}>
              <kbd>⌫</kbd> Undo bend
            </button>
            <button type="button" className="button" aria-disabled={corners === 0} onClick={plan.bend}>
              <kbd>B</kbd> Bend here
            </button>
          </>
        )}
        <button
          type="button"
          className={`button ${isFine ? 'button-strong' : ''}`}
          aria-disabled={!isFine}
          data-confirm=""
          onClick={plan.go}
        >
          {isPath ? 'Move there' : 'Put it there'}
        </button>
        <Pad plan={plan} />
        <Typed plan={plan} />
      </div>
    </div>
  )
}

function Chips({ plan: { suggestions, draft, take } }: { plan: Planning }) {
  if (suggestions.length === 0) return null
  return (
    <div className="plan-chips">
      {suggestions.map(({ points, text }, index) => (
        <button
          key={JSON.stringify(points)}
          type="button"
          className="choice chip"
          data-suggested={index}
          aria-pressed={draft.taken === index}
          onClick={() => take(index)}
        >
          {index < 9 && <kbd>{index + 1}</kbd>} {text}
        </button>
      ))}
    </div>
  )
}

/** What is known of the way: what it comes to, or the rule that refuses it. */
function PlanWords({ plan: { form, way, judged, draft } }: { plan: Planning }) {
  if (draft.typed)
    return (
      <>
        Length {draft.typed}. {judged?.verdict?.text ?? judged?.words}
      </>
    )
  if (way.length === 0 && draft.taken === undefined)
    return <>{form === 'path' ? 'Draw a way on the board' : 'Choose a place on the board'}, or take a suggestion.</>
  if (!judged) return <>…</>
  const { verdict, words } = judged
  if (!verdict) return <>{words || 'The rules allow this.'}</>
  return (
    <span className="plan-no">
      Not possible: {verdict.text}{' '}
      <a className="rule-link" href={ruleAddress(verdict.rule)}>
        {verdict.rule}
      </a>
    </span>
  )
}

/** Moves the end a little, for thumbs. */
function Pad({ plan }: { plan: Planning }) {
  return (
    <fieldset className="plan-pad">
      <legend className="unseen">Move the end</legend>
      {PAD.map(({ name, sign, by }) => (
        <button
          key={name}
          type="button"
          aria-label={`A little ${name}`}
          data-nudge={name}
          onClick={() => plan.nudge(by)}
        >
          {sign}
        </button>
      ))}
    </fieldset>
  )
}

/** The end as numbers, for whoever knows them. */
function Typed({ plan }: { plan: Planning }) {
  const end: Point = plan.draft.points.at(-1) ?? plan.from ?? { x: 0, y: 0 }
  return (
    <details className="plan-typed">
      <summary>Type a place</summary>
      {(['x', 'y'] as const).map((axis) => (
        <label key={axis}>
          {axis}
          <input
            type="number"
            value={end[axis]}
            onChange={({ target }) => plan.end({ ...end, [axis]: Number(target.value) })}
          />
        </label>
      ))}
    </details>
  )
}
