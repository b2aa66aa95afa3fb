import { boxOf } from '../../shelf/boxes.ts'
import { get, type MyTable } from '../api.ts'
import { useMe } from '../me.ts'
import { useAsked } from '../use-asked.ts'
import { momentWords, spanWords } from '../words.ts'
import { NameForm } from './name-form.tsx'
import { Room, Trouble } from './room.tsx'

const EVERY = 10_000

/** My tables: those that wait for me first, then those under way, then those that are over. */
export function Mine() {
  const me = useMe()
  const { value, problem } = useAsked('mine', () => get<{ tables: readonly MyTable[] }>('mine'), EVERY)
  if (me && !me.account)
    return (
      <Room title="My games">
        <NameForm why="Your games are kept under it." />
      </Room>
    )
  const tables = value?.tables ?? []
  const waits = tables.filter(({ yourTurn, state }) => yourTurn && state === 'playing')
  const others = tables.filter(({ yourTurn, state }) => !(yourTurn && state === 'playing') && state !== 'over')
  const over = tables.filter(({ state }) => state === 'over')
  return (
    <Room title="My games">
      <Trouble of={problem} />
      {value && tables.length === 0 && (
        <p className="quiet">
          You sit at no table. <a href="#/online">The lobby</a> has some.
        </p>
      )}
      <Group title="Your turn" of={waits} />
      <Group title="Under way" of={others} />
      <Group title="Over" of={over} />
    </Room>
  )
}

function Group({ title, of: tables }: { title: string; of: readonly MyTable[] }) {
  if (tables.length === 0) return null
  const id = title.replace(' ', '-')
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="lines">
        {tables.map((table) => (
          <li key={table.match} className="panel" data-turn={table.yourTurn || undefined}>
            <div>
              <h3>{boxOf(table.game)?.title ?? table.game}</h3>
              <p>
                {[table.names.filter((name) => name).join(', '), stateWords(table)].filter((part) => part).join(' · ')}
              </p>
            </div>
            <div className="chips">
              <a className={`button ${table.yourTurn ? 'button-strong' : ''}`} href={`#/online/table/${table.match}`}>
                {table.state === 'over' ? 'Look' : table.yourTurn ? 'Play' : 'Go there'}
              </a>
              {table.state === 'over' && (
                <a className="button" href={`#/online/replay/${table.match}`}>
                  Replay
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What matters about a table now: the time left, who is waited for, how it ended. */
function stateWords({ state, yourTurn, due, ended, outcome }: MyTable): string {
  if (state === 'open') return 'waiting for players'
  if (state === 'frozen') return 'stopped'
  if (state === 'over')
    return [typeof outcome === 'string' ? outcome : 'over', ended ? momentWords(ended) : ''].join(' ')
  const left = due ? `${spanWords(due - Date.now())} left` : ''
  return [yourTurn ? 'your decision' : 'others decide', left].filter((part) => part).join(', ')
}
