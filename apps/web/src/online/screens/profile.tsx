import { boxOf } from '../../shelf/boxes.ts'
import { get, type Profile as Told } from '../api.ts'
import { useAsked } from '../use-asked.ts'
import { momentWords } from '../words.ts'
import { Room, Trouble } from './room.tsx'

/** Somebody as everybody may know them: since when, how well they play what, and their last games. */
export function Profile({ id }: { id: string }) {
  const { value, problem } = useAsked(id, () => get<Told>(`people/${encodeURIComponent(id)}`))
  return (
    <Room title={value?.name ?? 'A player'} lead={value && `Here since ${momentWords(value.since)}.`}>
      <Trouble of={problem} />
      {value && <Ratings of={value} />}
      {value && <History of={value} />}
    </Room>
  )
}

function Ratings({ of: { ratings, together } }: { of: Told }) {
  if (ratings.length === 0 && together.length === 0) return <p className="quiet">No rated game yet.</p>
  return (
    <section aria-labelledby="ratings">
      <h2 id="ratings">Ratings</h2>
      <dl className="facts">
        {ratings.map(({ game, rating, games }) => (
          <div key={game} className="panel">
            <dt>{boxOf(game)?.title ?? game}</dt>
            <dd>
              {Math.round(rating)} <small>{games === 1 ? 'after 1 game' : `after ${games} games`}</small>
            </dd>
          </div>
        ))}
        {together.map(({ game, difficulty, wins, games }) => (
          <div key={`${game} ${difficulty}`} className="panel">
            <dt>
              {boxOf(game)?.title ?? game} <small>{difficulty}</small>
            </dt>
            <dd>
              {wins} of {games} <small>won together</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function History({ of: { games } }: { of: Told }) {
  if (games.length === 0) return null
  return (
    <section aria-labelledby="last-games">
      <h2 id="last-games">Last games</h2>
      <ul className="lines">
        {games.map(({ match, game, names, outcome, ended }) => (
          <li key={match} className="panel">
            <div>
              <h3>{boxOf(game)?.title ?? game}</h3>
              <p>{[names.join(', '), outcome, ended ? momentWords(ended) : ''].filter((part) => part).join(' · ')}</p>
            </div>
            <a className="button" href={`#/online/replay/${match}`} aria-label={`Replay: ${boxOf(game)?.title}`}>
              Replay
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
