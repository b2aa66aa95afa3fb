import type { LogLine } from '@muster/session'
import { type PageUi, seatMark } from '@muster/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ruleAddress } from '../shell/routes.ts'
import type { TableState } from './state.ts'

interface Props {
  readonly ui: PageUi
  readonly state: TableState
  readonly onLight: (refs: readonly string[]) => void
  /** What stands below it. */
  readonly children: ReactNode
}

const MOST_LINES = 160

/** What an event concerns on the board: every text in it could be a piece or a place. */
function refsOf(event: LogLine['event']): string[] {
  return Object.values(event)
    .flat()
    .filter((value): value is string => typeof value === 'string')
}

/** Whose event it is: its seat, or that of the first piece or card it names. */
function seatOf({ event }: LogLine, owners: ReadonlyMap<string, number | undefined>): number | undefined {
  if (typeof event.seat === 'number') return event.seat
  const named = refsOf(event).find((ref) => owners.has(ref))
  return named === undefined ? undefined : owners.get(named)
}

export function LogPanel({ ui, state, onLight, children }: Props) {
  const { log, standing, at } = state
  const [filter, setFilter] = useState('')
  const [all, setAll] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const owners = new Map(standing.scene.seats.flatMap(({ cards }) => cards.map(({ id, seat }) => [id, seat] as const)))
  const wanted = filter.trim().toLowerCase()
  const lines = log.filter(
    ({ event, text }) => (all || !ui.isMinor?.(event)) && (!wanted || text.toLowerCase().includes(wanted)),
  )
  const count = log.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are scrolled into view
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [count, at])
  useEffect(() => {
    const { current: lines } = list
    if (!lines) return
    const watch = new ResizeObserver(() => lines.scrollTo({ top: lines.scrollHeight }))
    watch.observe(lines)
    return () => watch.disconnect()
  }, [])
  return (
    <aside className="log" aria-label="Log">
      <header>
        <h2>Log</h2>
        {ui.isMinor && (
          <label className="log-all">
            <input type="checkbox" checked={all} onChange={() => setAll(!all)} /> all
          </label>
        )}
        <input
          type="search"
          aria-label="Filter the log"
          placeholder="filter"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
      <ol ref={list} tabIndex={0} aria-label="What happened">
        {lines.slice(-MOST_LINES).map((line, index) => {
          const seat = seatOf(line, owners)
          const heading = ui.isHeading(line.event)
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows at its end
              key={`${line.after} ${index}`}
              className={heading ? 'log-heading' : ''}
              style={{ borderLeftColor: seat === undefined ? 'transparent' : seatMark(seat).line }}
              onMouseEnter={() => onLight(refsOf(line.event))}
              onMouseLeave={() => onLight([])}
            >
              {line.text}{' '}
              {line.event.rule && (
                <a className="rule-link" href={ruleAddress(line.event.rule)}>
                  {line.event.rule}
                </a>
              )}
            </li>
          )
        })}
      </ol>
      {children}
    </aside>
  )
}
