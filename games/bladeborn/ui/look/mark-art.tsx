import { type ArtProps, type Mark, seatMark } from '@muster/ui'

const ICONS: Readonly<Record<string, string>> = { banner: 'tattered-banner', crown: 'crown', cairn: 'stone-pile' }

/** An objective: a banner in colour and shape of whoever holds it, the word underneath. Where somebody fell, a skull. */
export function MarkArt({ of: { look, seat } }: ArtProps<Mark>) {
  if (look === 'fallen')
    return <use href="#gi-death-skull" x="-15" y="-15" width="30" height="30" fill="#3a1512" opacity=".55" />
  const mark = seat === undefined ? undefined : seatMark(seat)
  const ink = mark?.fill ?? '#3a332b'
  return (
    <g className="bb-objective">
      {mark ? (
        <path d={mark.path} transform="scale(30)" fill={ink} fillOpacity=".16" stroke={ink} strokeWidth=".08" />
      ) : (
        <circle r="30" fill="#fff7e2" fillOpacity=".5" stroke={ink} strokeWidth="2.6" strokeDasharray="2.6 4.2" />
      )}
      <use href={`#gi-${ICONS[look] ?? 'tattered-banner'}`} x="-18" y="-25" width="36" height="36" fill={ink} />
      <text y="22" className="bb-objective-word" fill={ink}>
        {mark ? 'held' : 'open'}
      </text>
    </g>
  )
}
