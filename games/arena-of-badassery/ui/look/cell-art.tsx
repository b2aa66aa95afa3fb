import type { ArtProps, Cell } from '@muster/ui'
import { Plate } from './plate.tsx'

/** A number that stays the same for a place, so that scattered ink looks the same every time. */
function scatter(id: string): number {
  let sum = 7
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997
  return sum
}

function Spawn({ number }: { number: string }) {
  return (
    <>
      <circle r="45" fill="#2b1512" />
      <circle r="45" fill="none" stroke="#14110f" strokeWidth="5" />
      <circle r="37" fill="none" stroke="#ffd21f" strokeWidth="4" strokeDasharray="10 8" />
      <use href="#gi-dungeon-gate" x="-20" y="-24" width="40" height="40" fill="#ff6a13" />
      <Plate words={`SPAWN ${number}`} y={34} tone="light" />
    </>
  )
}

/** A zone the scenario has plans for. */
function Marked({ name }: { name: string }) {
  return (
    <>
      <path d="M-40-24H40M-40-8H40M-40 8H40M-40 24H40" stroke="#ff6a13" strokeWidth="6" opacity=".45" />
      <Plate words={name.toUpperCase()} y={36} tone="light" />
    </>
  )
}

/** The floor of a zone: sand with thick lines, halftone shade, a crack here and there, and what it is for. */
export function CellArt({ of: { id, look }, outline }: ArtProps<Cell> & { outline: string }) {
  const number = scatter(id)
  const spawn = look.find((name) => name.startsWith('spawn-'))
  const marks = look.filter((name) => name.startsWith('mark '))
  return (
    <>
      <path d={outline} fill="url(#ab-floor)" />
      {number % 3 === 0 && <path d={outline} fill="url(#ab-dots)" />}
      <path d={outline} fill="none" stroke="#14110f" strokeWidth="4.5" strokeLinejoin="round" />
      {number % 2 === 0 && (
        <path
          d="M-40 14l10 5-4 8 12 4M24-30l8-6 3 7 9-3"
          transform={`rotate(${(number % 6) * 60})`}
          fill="none"
          stroke="#8a6a3a"
          strokeWidth="2.4"
          opacity=".6"
        />
      )}
      {look.includes('start') && (
        <use href="#gi-boot-prints" x="-24" y="-24" width="48" height="48" fill="#8a6a3a" opacity=".35" />
      )}
      {spawn && <Spawn number={spawn.slice(6)} />}
      {marks.map((name) => (
        <Marked key={name} name={name.slice(5)} />
      ))}
    </>
  )
}
