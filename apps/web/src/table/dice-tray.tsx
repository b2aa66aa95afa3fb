import type { Seat } from '@muster/table'
import { type PageUi, type Roll, seatMark } from '@muster/ui'
import { useEffect, useState } from 'react'
import type { TableState } from './state.ts'

const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** Outlines of dice that are no cubes. */
const OUTLINES: Readonly<Record<number, string>> = {
  4: 'M0-19L18 14H-18Z',
  8: 'M0-19L16 0 0 19-16 0Z',
  10: 'M0-19L17-4 0 19-17-4Z',
  12: 'M0-19L18-6 11 15H-11L-18-6Z',
  20: 'M0-19L17-9V10L0 19-17 10V-9Z',
}

function Face({ face, tone, sides = 6 }: Roll['dice'][number]) {
  const pips = sides === 6 ? PIPS[face] : undefined
  const outline = OUTLINES[sides]
  return (
    <svg
      className={`die die-${tone}`}
      viewBox="-20 -20 40 40"
      width="38"
      height="38"
      role="img"
      aria-label={tone === 'plain' ? `${face}` : `${face}, ${tone}`}
    >
      {outline ? <path d={outline} /> : <rect x="-17" y="-17" width="34" height="34" rx="7" />}
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x} ${y}`} cx={x * 9} cy={y * 9} r="3.4" />)
      ) : (
        <text y="6">{face}</text>
      )}
    </svg>
  )
}

/** Dice that lie in the tray, and how many decisions were made when they fell. */
export interface Lying {
  readonly rolls: readonly Roll[]
  readonly decisions: number
}

/** The dice that fell last, as far as the log goes back. */
export function lastRolls(ui: PageUi, log: TableState['log']): Lying | undefined {
  const last = log.findLast(({ event }) => event.event === 'dice')
  if (!last) return undefined
  const lines = log.filter(({ after }) => after === last.after)
  return { rolls: ui.rolls(lines.map(({ event }) => event)), decisions: last.after }
}

interface Props {
  readonly rolls: readonly Roll[]
  readonly beat: number
  /** How many decisions were made; dice of decisions that were taken back are taken away, older ones fade. */
  readonly decisions: number
  /** What a seat is called. */
  readonly nameOf: (seat: Seat) => string
  /** The dice that lay there when the table was opened. */
  readonly before: Lying | undefined
}

/** The last dice, in one place, each roll named and labelled. */
export function DiceTray({ rolls, beat, decisions, nameOf, before }: Props) {
  const [last, setLast] = useState<(Lying & { readonly beat: number; readonly old: boolean }) | undefined>(
    before && { ...before, beat, old: true },
  )
  useEffect(() => {
    if (rolls.length > 0) setLast({ rolls, beat, decisions, old: false })
    const aged = setTimeout(() => setLast((known) => known && { ...known, old: true }), 4500)
    return () => clearTimeout(aged)
  }, [rolls, beat, decisions])
  const shown = last && last.decisions <= decisions ? last : undefined
  const age = shown && shown.decisions < decisions ? 'tray-past' : shown?.old ? 'tray-old' : ''
  return (
    <aside className={`tray ${age}`} key={shown?.beat} aria-label="Dice">
      <h2>Dice</h2>
      {!shown && <p className="tray-none">The dice lie here once they are rolled.</p>}
      {shown?.rolls.slice(-2).map((roll, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls are told apart by their order
        <section key={index} style={{ borderColor: seatMark(roll.seat).line }}>
          <p>
            {roll.seat === undefined ? '' : `${nameOf(roll.seat)}: `}
            {roll.why}
          </p>
          <div>
            {roll.dice.map((die, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice are told apart by their order
              <Face key={place} {...die} />
            ))}
          </div>
        </section>
      ))}
    </aside>
  )
}
