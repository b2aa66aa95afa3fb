import { type ArtProps, type Cell, seatMark } from '@muster/ui'

const HEX = 'M0-40L34.64-20V20L0 40-34.64 20V-20Z'
const PLATE = 'M0-36.5L31.6-18.25V18.25L0 36.5-31.6 18.25V-18.25Z'

const numberOf = (look: string): number => Number(look.split('-')[1])

/** A plate of the arena floor: hazard stripes on the rim, the paint of sponsors, the marks of where Mechs start. */
export function CellArt({ of: { look } }: ArtProps<Cell>) {
  const start = look.find((name) => name.startsWith('start-'))
  const mark = start === undefined ? undefined : seatMark(numberOf(start))
  return (
    <g>
      <path d={HEX} className="ar-gap" />
      <path d={PLATE} className={look.includes('rim') ? 'ar-plate ar-rim' : 'ar-plate'} />
      {look.includes('rim') && (
        <path className="ar-hazard" d="M-17 27l7-9h5l-7 9zM-5 27l7-9h5l-7 9zM7 27l7-9h5l-7 9z" />
      )}
      {look.includes('painted') && (
        <path className="ar-paint" d="M-17 4L0-13 17 4H9L0-5-9 4ZM-17 15L0-2 17 15H9L0 6-9 15Z" />
      )}
      {look.includes('middle') && (
        <g className="ar-middle">
          <circle r="21" />
          <path d="M0-27V-15M0 27V15M-27 0H-15M27 0H15" />
        </g>
      )}
      {mark && (
        <path
          d={mark.path}
          transform="scale(15)"
          fill={mark.fill}
          fillOpacity=".4"
          stroke={mark.line}
          strokeWidth=".12"
          strokeOpacity=".8"
        />
      )}
    </g>
  )
}
