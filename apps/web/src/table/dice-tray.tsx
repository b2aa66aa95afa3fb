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

function Face({ face, tone }: Roll['dice'][number]) {
  const pips = PIPS[face]
  return (
    <svg
      className={`die die-${tone}`}
      viewBox="-20 -20 40 40"
      width="38"
      height="38"
      role="img"
      aria-label={tone === 'plain' ? `${face}` : `${face}, ${tone}`}
    >
      <rect x="-17" y="-17" width="34" height="34" rx="7" />
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x} ${y}`} cx={x * 9} cy={y * 9} r="3.4" />)
      ) : (
        <text y="6">{face}</text>
      )}
    </svg>
  )
}

/** The last dice, in one place, each roll named and labelled. */
export function DiceTray({ rolls, beat, names }: { rolls: readonly Roll[]; beat: number; names: readonly string[] }) {
  const [shown, setShown] = useState<{ rolls: readonly Roll[]; beat: number; old: boolean }>()
  useEffect(() => {
    if (rolls.length > 0) setShown({ rolls, beat, old: false })
    const aged = setTimeout(() => setShown((last) => last && { ...last, old: true }), 4500)
    return () => clearTimeout(aged)
  }, [rolls, beat])
  return (
    <aside className={`tray ${shown?.old ? 'tray-old' : ''}`} key={shown?.beat} aria-label="Dice">
      <h2>Dice</h2>
      {!shown && <p className="tray-none">The dice lie here once they are rolled.</p>}
      {shown?.rolls.slice(-3).map((roll, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls are told apart by their order
        <section key={index} style={{ borderColor: seatMark(roll.seat).line }}>
          <p>
            {names[roll.seat]}: {roll.why}
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
