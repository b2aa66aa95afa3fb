import type { ListDrawing, ListEntry, ListFault, ListMeter, PageUi } from '@muster/ui'
import { ruleAddress } from '../shell/routes.ts'
import { ListRow, ListText } from './list-row.tsx'
import type { ListAtWork } from './use-list.ts'

/** The numbers of a list at a glance, each beside its limit. */
export function Meters({ of: meters }: { of: readonly ListMeter[] }) {
  return (
    <dl className="meters">
      {meters.map(({ name, value, limit, text }) => (
        <div key={name} className={limit !== undefined && value > limit ? 'meter meter-over' : 'meter'}>
          <dt>
            {name} <small>{text}</small>
          </dt>
          <dd>
            <b>{value}</b>
            {limit !== undefined && <> of {limit}</>}
            {limit !== undefined && value > limit && <strong> {value - limit} over</strong>}
          </dd>
          {limit !== undefined && (
            <progress aria-hidden="true" max={Math.max(1, limit)} value={Math.min(value, limit)} />
          )}
        </div>
      ))}
    </dl>
  )
}

/** What the rules have against a list, each with the one step that mends it. */
export function Faults({ of: faults, onTake }: { of: readonly ListFault[]; onTake: ListAtWork['take'] }) {
  return (
    <div className="list-faults" role="status">
      {faults.length === 0 && <p className="list-legal">Legal: ready to be played.</p>}
      {faults.map(({ text, rule, repair, fix, entry }) => (
        <p key={`${rule} ${text} ${entry}`} className="list-fault">
          <span>
            {text.charAt(0).toUpperCase() + text.slice(1)}{' '}
            <a className="rule-link" href={ruleAddress(rule)}>
              {rule}
            </a>
          </span>
          {fix ? (
            <button type="button" className="button button-small" data-fix={rule} onClick={() => onTake(fix)}>
              Mend: {repair}
            </button>
          ) : (
            <span>{repair}</span>
          )}
        </p>
      ))}
    </div>
  )
}

interface Props {
  readonly ui: PageUi
  readonly unit: string
  readonly of: ListDrawing
  readonly list: ListAtWork
}

/** The list itself, entry by entry. The one that is looked at is given what can be carried. */
export function ListPanel({ ui, unit, of: drawing, list }: Props) {
  return (
    <ul className="list-entries">
      {drawing.entries.map((entry) => (
        <li key={entry.id} className={entry.id === drawing.entry ? 'list-entry list-entry-now' : 'list-entry'}>
          <Entry ui={ui} unit={unit} of={entry} isNow={entry.id === drawing.entry} list={list} />
        </li>
      ))}
    </ul>
  )
}

type EntryProps = Omit<Props, 'of'> & { readonly of: ListEntry; readonly isNow: boolean }

function Entry({ ui, unit, of: entry, isNow, list }: EntryProps) {
  const { card, cost, less, more, carries } = entry
  return (
    <>
      <ListRow ui={ui} of={card} cost={cost} unit={unit}>
        {more && (
          <button
            type="button"
            className="button button-small"
            aria-label={`One more ${card.name}`}
            onClick={() => list.take(more)}
          >
            +
          </button>
        )}
        <button
          type="button"
          className="button button-small"
          aria-label={more ? `One ${card.name} fewer` : `Take ${card.name} out`}
          onClick={() => list.take(less)}
        >
          −
        </button>
      </ListRow>
      <Carried of={entry} list={list} />
      <div className="list-entry-tools">
        {carries && (
          <button
            type="button"
            className="button button-small"
            aria-pressed={isNow}
            aria-label={`${isNow ? 'Gets what you add' : 'Give to'}: ${card.name}`}
            onClick={() => list.look(entry.id)}
          >
            {isNow ? 'Gets what you add' : 'Give to'}
          </button>
        )}
        <Versions of={entry} list={list} />
        <details>
          <summary>Rules</summary>
          <ListText of={card} />
        </details>
      </div>
    </>
  )
}

function Carried({ of: { card, carried }, list }: Pick<EntryProps, 'of' | 'list'>) {
  if (carried.length === 0) return null
  return (
    <ul className="list-carried">
      {carried.map(({ card: held, less }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one may be carried twice before that is mended
        <li key={`${held.id} ${index}`} title={held.text?.join(' ')}>
          {held.name} <small>{held.cost?.value}</small>
          <button type="button" aria-label={`Take ${held.name} off ${card.name}`} onClick={() => list.take(less)}>
            ×
          </button>
        </li>
      ))}
    </ul>
  )
}

function Versions({ of: { versions }, list }: Pick<EntryProps, 'of' | 'list'>) {
  if (versions.length < 2) return null
  return (
    <fieldset className="segments">
      <legend className="unseen">Version</legend>
      {versions.map(({ name, step, now }) => (
        <button key={name} type="button" aria-pressed={now} onClick={() => !now && list.take(step)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
