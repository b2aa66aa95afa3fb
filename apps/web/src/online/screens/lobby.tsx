import { useState } from 'react'
import { boxes, boxOf } from '../../shelf/boxes.ts'
import { Cover } from '../../shelf/cover.tsx'
import { get, type LobbyLine } from '../api.ts'
import { useMe } from '../me.ts'
import { useAsked } from '../use-asked.ts'
import { momentWords, paceNames, paceWords } from '../words.ts'
import { NameForm } from './name-form.tsx'
import { Room, Trouble } from './room.tsx'

const EVERY = 8000
const PACES = Object.keys(paceNames) as LobbyLine['pace']['kind'][]

/** Open tables to sit down at, and the way to a table of one's own. */
export function Lobby() {
  const me = useMe()
  const [game, setGame] = useState('')
  const [pace, setPace] = useState('')
  const [free, setFree] = useState(true)
  const query = `tables?${new URLSearchParams({ ...(game && { game }), ...(pace && { pace }), ...(free && { free: '1' }) })}`
  const { value, problem } = useAsked(query, () => get<{ tables: readonly LobbyLine[] }>(query), EVERY)
  return (
    <Room title="Play online" lead="Sit down at a table, or lay one of your own and send the link to your friends.">
      {me && !me.account && <NameForm why="A name is all it takes; you can keep it with a passkey later." />}
      <section aria-labelledby="open-tables">
        <h2 id="open-tables">Tables</h2>
        <div className="filters">
          <label>
            Game
            <select value={game} onChange={({ target }) => setGame(target.value)}>
              <option value="">Every game</option>
              {boxes.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <label>
            Pace
            <select value={pace} onChange={({ target }) => setPace(target.value)}>
              <option value="">Any pace</option>
              {PACES.map((kind) => (
                <option key={kind} value={kind}>
                  {paceNames[kind]}
                </option>
              ))}
            </select>
          </label>
          <label className="filter-check">
            <input type="checkbox" checked={free} onChange={({ target }) => setFree(target.checked)} /> with a free seat
          </label>
        </div>
        <Trouble of={problem} />
        {value?.tables.length === 0 && (
          <p className="quiet">No table is open just now. Lay one: others will see it here.</p>
        )}
        <ul className="lines">
          {value?.tables.map((table) => (
            <TableRow key={table.match} of={table} mine={me?.account?.id} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="new-table">
        <h2 id="new-table">A table of your own</h2>
        <ul className="new-tables">
          {boxes.map(({ id, title }) => (
            <li key={id}>
              <a className="panel" href={`#/online/new/${id}`}>
                <Cover of={id} />
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </Room>
  )
}

/** One table of the lobby: what is played there, by whom, how fast. */
function TableRow({ of: table, mine }: { of: LobbyLine; mine: string | undefined }) {
  const { match, game, seats, pace, created, state } = table
  const free = seats.filter(({ kind }) => kind === 'free').length
  const isMine = seats.some(({ account }) => account !== undefined && account === mine)
  const who = seats.filter(({ kind }) => kind !== 'free').map(({ name }) => name)
  const word = isMine ? 'Go there' : free > 0 && state === 'open' ? 'Sit down' : 'Watch'
  const title = boxOf(game)?.title ?? game
  return (
    <li className="panel">
      <div>
        <h3>{title}</h3>
        <p>
          {who.join(', ') || 'nobody yet'} · {free > 0 ? `${free} free of ${seats.length}` : 'all seats taken'} ·{' '}
          {paceWords(pace)} · laid {momentWords(created)}
        </p>
      </div>
      <a
        className={`button ${word === 'Watch' ? '' : 'button-strong'}`}
        href={`#/online/table/${match}`}
        aria-label={`${word}: ${title}, ${who.join(', ')}`}
      >
        {word}
      </a>
    </li>
  )
}
