import type { ArtProps, Cell, Mark } from '@muster/ui'

export function CellArt({ outline }: ArtProps<Cell> & { outline: string }) {
  return <path d={outline} fill="#d8cfbf" stroke="#6b5f4b" strokeWidth="2" />
}

/** The stones of a heap, in rows of three. */
export function MarkArt({ of: { name } }: ArtProps<Mark>) {
  return (
    <g fill="#4a5560">
      {Array.from({ length: Number.parseInt(name, 10) }, (_, index) => (
        <circle key={index} cx={((index % 3) - 1) * 22} cy={Math.floor(index / 3) * 22 - 22} r="9" />
      ))}
    </g>
  )
}
