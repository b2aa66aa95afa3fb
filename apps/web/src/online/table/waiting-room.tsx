import { contributionHash } from '@muster/table'
import { seatMark } from '@muster/ui'
import type { SeatLine } from '@muster/wire'
import { useState } from 'react'
import { boxOf } from '../../shelf/boxes.ts'
import type { Me } from '../api.ts'
import type { OnlineTable } from '../online-table.ts'
import { NameForm } from '../screens/name-form.tsx'
import { Room, Trouble } from '../screens/room.tsx'
import type { TableLine } from '../table-line.ts'
import { useDeed } from '../use-asked.ts'
import { renewedContribution } from '../witnessed.ts'
import { paceWords } from '../words.ts'
import { Talk } from './chat.tsx'
import { LinkNote } from './notes.tsx'

interface Props {
  readonly table: OnlineTable
  readonly line: TableLine
  readonly me: Me
}

/** A table before its game begins: who sits where, a free seat to take, and the link for those who are to come. */
export function WaitingRoom({ table, line, me }: Props) {
  const { match, seats, about } = line
  const { problem, act } = useDeed()
  const account = me.account?.id
  const own = seats.find((seat) => seat.account !== undefined && seat.account === account)
  const free = seats.filter(({ kind }) => kind === 'free').length
  const sit = (seat: number) =>
    act(() => table.request({ say: 'sit', match, seat, hash: contributionHash(renewedContribution(match, seat)) }))
  const stand = (seat: number) => act(() => table.request({ say: 'stand', match, seat }))
  const title = boxOf(about.game)?.title ?? about.game
  return (
    <Room
      title={`A table of ${title}`}
      lead={`${paceWords(about.pace)}${about.isPrivate ? ', only for who has the link' : ''}. The game begins by itself when every seat is taken.`}
    >
      <LinkNote />
      {!me.account && <NameForm why="Then take a seat." />}
      <div className="waiting-room">
        <section className="panel" aria-labelledby="seats">
          <h2 id="seats">
            {free === 0 ? 'Everybody is here' : free === 1 ? 'One seat is free' : `${free} seats are free`}
          </h2>
          <ol className="chairs">
            {seats.map((seat) => (
              <Chair
                key={seat.seat}
                of={seat}
                isOwn={seat === own}
                onSit={me.account && !own ? () => sit(seat.seat) : undefined}
                onStand={() => stand(seat.seat)}
              />
            ))}
          </ol>
          {free === 0 && <p className="quiet">The dice are being sealed: everybody adds to them.</p>}
          <Trouble of={problem} />
        </section>
        <Invitation match={match} />
        <div className="panel">
          <Talk table={table} line={line} me={account} />
        </div>
      </div>
    </Room>
  )
}

interface ChairProps {
  readonly of: SeatLine
  readonly isOwn: boolean
  readonly onSit: (() => void) | undefined
  readonly onStand: () => void
}

function Chair({ of: { seat, kind, name, level, here }, isOwn, onSit, onStand }: ChairProps) {
  const mark = seatMark(seat)
  return (
    <li>
      <svg viewBox="-1.2 -1.2 2.4 2.4" width="26" height="26" aria-hidden="true">
        <path d={mark.path} fill={mark.fill} stroke={mark.line} strokeWidth=".12" />
      </svg>
      <span>
        {kind === 'free' ? 'Free' : name}
        {isOwn && ' (you)'} {kind === 'bot' && level && <small>{level} bot</small>}
        {kind === 'person' && !isOwn && <small>{here ? 'here' : 'away'}</small>}
      </span>
      {kind === 'free' && onSit && (
        <button type="button" className="button button-small button-strong" onClick={onSit}>
          Sit down
        </button>
      )}
      {isOwn && (
        <button type="button" className="button button-small button-quiet" onClick={onStand}>
          Get up
        </button>
      )}
    </li>
  )
}

/** The link to send to those who are to come. */
function Invitation({ match }: { match: string }) {
  const [done, setDone] = useState('')
  const address = `${location.origin}${location.pathname}#/online/table/${match}`
  const copy = () =>
    void navigator.clipboard?.writeText(address).then(
      () => setDone('Copied.'),
      () => setDone('Mark the address and copy it yourself.'),
    )
  return (
    <section className="panel" aria-labelledby="invite">
      <h2 id="invite">Invite</h2>
      <label className="field">
        <span>Whoever opens this address can sit down, or watch.</span>
        <input readOnly value={address} onFocus={({ target }) => target.select()} />
      </label>
      <div className="chips">
        <button type="button" className="button" onClick={copy}>
          Copy the link
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ title: 'Muster', url: address }).catch(() => undefined)}
          >
            Send it …
          </button>
        )}
      </div>
      <output>{done}</output>
    </section>
  )
}
