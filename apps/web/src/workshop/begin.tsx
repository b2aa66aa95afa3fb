import { useState } from 'react'
import { dropList, keptLists } from '../store/lists.ts'
import type { ListAtWork, Terms } from './use-list.ts'

interface Props {
  readonly game: string
  readonly what: string
  readonly terms: Terms
  readonly list: ListAtWork
}

/** Where a list comes from: begun anew, by lot, one that was kept, or a code. */
export function Begin({ game, what, terms, list }: Props) {
  const [size, setSize] = useState(terms.sizes[0] ?? 0)
  const [code, setCode] = useState('')
  return (
    <>
      <fieldset className="segments">
        <legend>How large</legend>
        {terms.sizes.map((one) => (
          <button key={one} type="button" aria-pressed={one === size} onClick={() => setSize(one)}>
            {one} {terms.unit}
          </button>
        ))}
      </fieldset>
      <ul className="begins">
        {terms.begins.map((begin) => (
          <li key={begin.id} className="panel">
            <h2>
              <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
                <circle cx="24" cy="24" r="23" fill={begin.colour} />
                <use href={`#gi-${begin.icon}`} x="9" y="9" width="30" height="30" fill="#fff8ea" />
              </svg>{' '}
              {begin.name}
            </h2>
            <p>{begin.text}</p>
            <div className="chips">
              <button
                type="button"
                className="button button-strong"
                aria-label={`Begin with ${begin.name}`}
                onClick={() => void list.open({ code: begin.code, size, name: '' })}
              >
                Begin
              </button>
              <button
                type="button"
                className="button"
                aria-label={`A ${what} of ${begin.name} by lot`}
                onClick={() => void list.byLot(begin.id, size)}
              >
                By lot
              </button>
            </div>
          </li>
        ))}
      </ul>
      <form
        className="begin-code"
        onSubmit={(event) => {
          event.preventDefault()
          void list.open({ code: code.trim(), size: undefined, name: '' })
        }}
      >
        <label className="field">
          <span>A code that somebody gave you</span>
          <input value={code} onChange={({ target }) => setCode(target.value)} />
        </label>
        <button type="submit" className="button">
          Open
        </button>
      </form>
      <Kept game={game} unit={terms.unit} list={list} />
    </>
  )
}

/** The lists that were kept in this browser. */
function Kept({ game, unit, list }: { game: string; unit: string; list: ListAtWork }) {
  const [lists, setLists] = useState(() => keptLists(game))
  if (lists.length === 0) return null
  return (
    <section className="panel kept-lists" aria-labelledby="kept-title">
      <h2 id="kept-title">Kept</h2>
      <ul>
        {lists.map((one) => (
          <li key={one.name}>
            <button type="button" className="button button-small" onClick={() => void list.open(one)}>
              {one.name}, {one.size} {unit}
            </button>
            <button
              type="button"
              className="button button-small button-quiet"
              aria-label={`Delete ${one.name}`}
              onClick={() => {
                dropList(one)
                setLists(keptLists(game))
              }}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
