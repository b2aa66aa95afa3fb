import { type ArtProps, type Mark, seatMark } from '@muster/ui'

/** A wreck: scorched plates, and a sign in the colour of whose it was. */
export function MarkArt({ of: { name, seat } }: ArtProps<Mark>) {
  return (
    <g>
      <title>{name}</title>
      <path d="M-24 9L-11-13 6-9 25 3 12 17-10 19Z" fill="#05070f" opacity=".8" />
      <use href="#gi-hazard-sign" x="-14" y="-15" width="28" height="28" fill={seatMark(seat).line} opacity=".85" />
    </g>
  )
}
