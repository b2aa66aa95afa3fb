import type { Clock, SeatLine } from '@muster/wire'
import { useEffect, useState } from 'react'
import { link } from '../link.ts'
import type { TableLine } from '../table-line.ts'
import { clockWords } from '../words.ts'

const HOUR = 3_600_000

/** The time at the server, told anew every second while it matters. */
function useNow(isNear: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), isNear ? 250 : 15_000)
    return () => clearInterval(timer)
  }, [isNear])
  return now + link().ahead
}

/** Beside the name of a seat: whether its player is there, who plays for it, and its time. */
export function SeatNote({ line, seat, bot }: { line: TableLine; seat: number; bot: string | undefined }) {
  const of = line.seats[seat]
  const clock = line.clocks.find((one) => one.seat === seat)
  if (!of) return null
  return (
    <p className="seat-line">
      <Presence of={of} bot={bot} />
      {clock && line.state === 'playing' && <SeatClock of={clock} line={line} />}
    </p>
  )
}

/** The time of whoever decides, where seats are out of view. */
export function RunningClock({ line }: { line: TableLine }) {
  if (line.state !== 'playing') return null
  const running = line.clocks.filter(({ due }) => typeof due === 'number')
  const own = running.find(({ seat }) => seat === line.viewer) ?? running[0]
  if (!own) return null
  return (
    <span className="running-clock">
      <small>{own.seat === line.viewer ? 'You' : line.seats[own.seat]?.name}</small> <SeatClock of={own} line={line} />
    </span>
  )
}

function Presence({ of: { kind, here, account }, bot }: { of: SeatLine; bot: string | undefined }) {
  if (kind === 'bot' && account !== undefined) return <span className="presence">away, a bot plays</span>
  if (kind === 'bot') return <span className="presence">bot</span>
  if (bot !== undefined) return <span className="presence">a bot plays ({bot})</span>
  return (
    <span className="presence" data-here={here || undefined}>
      {here ? 'here' : 'away'}
    </span>
  )
}

function SeatClock({ of: { reserve, due }, line: { about } }: { of: Clock; line: TableLine }) {
  const isRunning = typeof due === 'number'
  const now = useNow(isRunning && due - Date.now() < HOUR)
  const { pace } = about
  if (pace.kind === 'untimed') return null
  if (!isRunning) {
    if (pace.kind !== 'live' || reserve <= 0) return null
    return (
      <span className="seat-clock" role="img" aria-label={`${clockWords(reserve)} in reserve`}>
        {clockWords(reserve)}
      </span>
    )
  }
  const left = due - now
  const isLow = pace.kind === 'live' ? left < 15_000 : left < (pace.hours * HOUR) / 10
  return (
    <span
      className="seat-clock seat-clock-runs"
      data-low={isLow || undefined}
      role="timer"
      aria-label={`${clockWords(left)} left`}
    >
      <svg className="hourglass" viewBox="0 0 10 14" aria-hidden="true">
        <path d="M1 0h8v3L6 7l3 4v3H1v-3l3-4-3-4z" />
      </svg>{' '}
      {clockWords(left)}
    </span>
  )
}
