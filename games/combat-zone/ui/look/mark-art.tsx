import { type ArtProps, type Mark, seatMark } from '@muster/ui'

/** A zone by its name, who controls a quarter, a marker of the scenario, a ladder, a door or window, the name of a wind at the table's edge. */
export function MarkArt({ of: { look, name, seat } }: ArtProps<Mark>) {
  if (look === 'quarter' && seat !== undefined) {
    const { path, fill, line } = seatMark(seat)
    return (
      <g className="cz-held">
        <title>{name}</title>
        <path d={path} fill={fill} stroke={line} />
      </g>
    )
  }
  if (look === 'zone')
    return (
      <text className="cz-zone" y="6">
        {name}
      </text>
    )
  if (look === 'wind')
    return (
      <text className="cz-wind" y="11">
        {name.charAt(0).toUpperCase()}
      </text>
    )
  if (look === 'ladder')
    return (
      <g className="cz-ladder">
        <title>{name}</title>
        <path d="M-6-13V13M6-13V13M-6-8H6M-6-1H6M-6 6H6" />
      </g>
    )
  if (look === 'door' || look === 'window')
    return (
      <g className="cz-ladder">
        <title>{name}</title>
        <path d={look === 'door' ? 'M-9 9V-9L5-5V13Z' : 'M-9-9H9V9H-9ZM-9 0H9M0-9V9'} />
      </g>
    )
  if (look === 'marker')
    return (
      <g>
        <title>{name}</title>
        <circle className="cz-marker" r="24" />
        {seat !== undefined && <path className="cz-claim" d={seatMark(seat).path} fill={seatMark(seat).fill} />}
        <use href="#gi-checkered-flag" x="-14" y="-14" width="28" height="28" fill="#eaf6ff" />
        <text className="cz-zone" y="42">
          {name.split(',')[0]}
        </text>
      </g>
    )
  return null
}
