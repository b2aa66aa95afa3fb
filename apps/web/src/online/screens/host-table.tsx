import '../online.css'
import type { Pace } from '@muster/wire'
import { useState } from 'react'
import type { SeatPlan } from '../../engine/protocol.ts'
import type { NewTable } from '../../setup/open-table.ts'
import { Setup, type SetupHost } from '../../setup/setup.tsx'
import { boxOf } from '../../shelf/boxes.ts'
import { goTo } from '../../shell/routes.ts'
import { post, type SeatWish, type TableWish } from '../api.ts'
import { useMe } from '../me.ts'
import { NameForm } from './name-form.tsx'
import { PacePicker, USUAL_PACE } from './pace-picker.tsx'
import { Room } from './room.tsx'

export const wishOf = (plan: SeatPlan): SeatWish =>
  plan.kind === 'person' ? 'me' : plan.kind === 'bot' ? { bot: plan.level } : 'free'

/** By how many decisions spectators may be behind. */
const DELAYS = [0, 5, 20] as const

/** Lays a table at the server and goes there. */
export async function layOnline(wish: TableWish): Promise<void> {
  const { match } = await post<{ match: string }>('tables', wish)
  goTo(`#/online/table/${match}`)
}

/** A table of one's own: the game as it is always set up, and how it is played online. */
export function HostTable({ game }: { game: string }) {
  const me = useMe()
  const [pace, setPace] = useState<Pace>(USUAL_PACE)
  const [isPrivate, setIsPrivate] = useState(false)
  const [watchDelay, setWatchDelay] = useState(0)
  const title = `Lay a table of ${boxOf(game)?.title ?? game}`
  if (me && !me.account)
    return (
      <Room title={title}>
        <NameForm why="The others at your table see it." />
      </Room>
    )
  const lay = ({ config, seats, packs = [] }: NewTable) =>
    layOnline({ game, config, packs, seats: seats.map(wishOf), pace, isPrivate, watchDelay })
  const extra = (
    <>
      <PacePicker pace={pace} onPace={setPace} />
      <fieldset className="segments">
        <legend>Who may find it</legend>
        <button type="button" aria-pressed={!isPrivate} onClick={() => setIsPrivate(false)}>
          Everybody, in the lobby
        </button>
        <button type="button" aria-pressed={isPrivate} onClick={() => setIsPrivate(true)}>
          Who has the link
        </button>
      </fieldset>
      <fieldset className="segments">
        <legend>Spectators see the table</legend>
        {DELAYS.map((delay) => (
          <button key={delay} type="button" aria-pressed={watchDelay === delay} onClick={() => setWatchDelay(delay)}>
            {delay === 0 ? 'as it is played' : `${delay} decisions later`}
          </button>
        ))}
      </fieldset>
    </>
  )
  const host: SetupHost = { title, button: 'Lay the table', extra, lay }
  return <Setup game={game} host={host} />
}
