import './games.css'
import { useEffect, useState } from 'react'
import { boxOf } from '../shelf/boxes.ts'
import { Frame } from '../shell/frame.tsx'
import { goTo } from '../shell/routes.ts'
import { useServer } from '../shell/server.ts'
import { dropTable, findTable, type KeptTable, keptTables, type Stored } from '../store/tables.ts'
import { downloadRecord, importRecord } from './files.ts'

/** Who sat at a table; the one person among bots is whoever reads this. */
function whoPlays({ names, seats }: KeptTable): string {
  const isAlone = seats.filter(({ kind }) => kind === 'person').length === 1
  return names.map((name, seat) => (isAlone && seats[seat]?.kind === 'person' ? 'You' : name)).join(', ')
}

/** All games kept in this browser: those under way and those that are over. */
export function Games() {
  const [tables, setTables] = useState<readonly KeptTable[]>()
  const [damaged, setDamaged] = useState<readonly Stored[]>([])
  const [problem, setProblem] = useState('')
  const [sure, setSure] = useState('')
  const hasServer = useServer()
  const load = () =>
    void keptTables().then((kept) => {
      setTables(kept.whole)
      setDamaged(kept.damaged)
    })
  useEffect(load, [])
  const take = (file: File | undefined) => {
    if (!file) return
    importRecord(file)
      .then(({ id }) => goTo(`#/replay/${id}`))
      .catch((error: Error) => setProblem(error.message))
  }
  const remove = (id: string) => {
    if (sure !== id) return setSure(id)
    void dropTable(id).then(load)
  }
  const download = (id: string, record: unknown, title: string) =>
    void findTable(id)
      .then((whole) => whole.record)
      .catch(() => record)
      .then((found) => downloadRecord(found, title))
  const deeds = (id: string, record: unknown, title: string) => (
    <>
      <button type="button" className="button button-small" onClick={() => download(id, record, title)}>
        Save as a file
      </button>
      <button type="button" className="button button-small button-quiet" onClick={() => remove(id)}>
        {sure === id ? 'Really delete?' : 'Delete'}
      </button>
    </>
  )
  const list = (title: string, kept: readonly KeptTable[], none: string) => (
    <section className="games" aria-label={title}>
      <h2>{title}</h2>
      {kept.length === 0 && <p className="lead">{none}</p>}
      <ul>
        {kept.map((table) => (
          <li key={table.id} className="panel">
            <div>
              <h3>{table.title}</h3>
              <p>
                {boxOf(table.game)?.title} · {whoPlays(table)} · {table.decisions ?? table.record.answers.length}{' '}
                decisions · {new Date(table.at).toLocaleString()}
                {table.outcome && ` · ${table.outcome}`}
              </p>
            </div>
            <div className="chips">
              {!table.over && (
                <a className="button button-small button-strong" href={`#/table/${table.id}`}>
                  Continue
                </a>
              )}
              {!table.over && hasServer && (
                <a className="button button-small" href={`#/online/adopt/${table.id}`}>
                  Continue online
                </a>
              )}
              <a className="button button-small" href={`#/replay/${table.id}`}>
                Replay
              </a>
              {deeds(table.id, table.record, table.title)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
  return (
    <Frame title="Games">
      <main className="page">
        <h1>Games</h1>
        <p className="lead">Everything here is kept in this browser. Drop a .muster.json file anywhere to open it.</p>
        {problem && (
          <p className="trouble" role="alert">
            {problem} Nothing of yours was changed.
          </p>
        )}
        <label className="button">
          Open a replay file
          <input
            type="file"
            accept=".json,application/json"
            className="unseen"
            onChange={({ target }) => take(target.files?.[0])}
          />
        </label>
        {tables &&
          list(
            'In progress',
            tables.filter(({ over }) => !over),
            'No game is under way.',
          )}
        {tables &&
          list(
            'Finished and imported',
            tables.filter(({ over }) => over),
            'Finished games are kept here to look at again.',
          )}
        {damaged.length > 0 && (
          <section className="games" aria-label="Damaged">
            <h2>Damaged</h2>
            <p className="lead">What was kept of these cannot be read here. Save it as a file before you delete it.</p>
            <ul>
              {damaged.map((one) => (
                <li key={one.id} className="panel">
                  <div>
                    <h3>{String(one.title ?? 'A game without a title')}</h3>
                  </div>
                  <div className="chips">{deeds(one.id, one, 'damaged')}</div>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </Frame>
  )
}
