import { type Roll, seatMark } from '@muster/ui'
import { useEffect, useState } from 'react'

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

interface Props {
  readonly rolls: readonly Roll[]
  readonly beat: number
  /** How many decisions were made; dice of decisions that were taken back are taken away. */
  readonly decisions: number
  readonly names: readonly string[]
}

/** The last dice, in one place, each roll named and labelled. */
export function DiceTray({ rolls, beat, decisions, names }: Props) {
  const [last, setLast] = useState<Omit<Props, 'names'> & { readonly old: boolean }>()
  useEffect(() => {
    if (rolls.length > 0) setLast({ rolls, beat, decisions, old: false })
    const aged = setTimeout(() => setLast((known) => known && { ...known, old: true }), 4500)
    return () => clearTimeout(aged)
  }, [rolls, beat, decisions])
  const shown = last && last.decisions <= decisions ? last : undefined
  return (
    <aside className={`tray ${shown?.old ? 'tray-old' : ''}`} key={shown?.beat} aria-label="Dice">
      <h2>Dice</h2>
      {!shown && <p className="tray-none">The dice lie here once they are rolled.</p>}
      {shown?.rolls.slice(-3).map((roll, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls are told apart by their order
        <section key={index} style={{ borderColor: seatMark(roll.seat).line }}>
          <p>
            {roll.seat === undefined ? '' : `${names[roll.seat]}: `}
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
