import type { ArtProps, Mark } from '@muster/ui'
import { coverHex } from '@muster/ui/cover'
import { EDGE } from './ground.tsx'
import { Plate } from './plate.tsx'

/** A NEW-U Station: a lit portal, or a dead one. */
function Station({ on, name }: { on: boolean; name: string }) {
  return (
    <>
      <circle r="42" fill={on ? '#0f4f78' : '#6d675c'} stroke="#14110f" strokeWidth="4" />
      <circle
        r="32"
        fill="none"
        stroke={on ? '#42c6ff' : '#a39c8c'}
        strokeWidth="6"
        strokeDasharray={on ? undefined : '9 7'}
      />
      <use href="#gi-portal" x="-19" y="-19" width="38" height="38" fill={on ? '#b9ecff' : '#3d3931'} />
      <Plate words={name} y={-34} tone={on ? 'light' : 'off'} />
    </>
  )
}

/** What stands in a zone: those that share one lie side by side. */
function Thing({ icon, place, blocks, name }: { icon: string; place: number; blocks: boolean; name: string }) {
  const x = place === 0 ? 0 : place % 2 === 1 ? 34 : -34
  return (
    <g transform={`translate(${x} ${place === 0 ? 0 : 16})`}>
      <rect
        x="-25"
        y="-25"
        width="50"
        height="50"
        rx={blocks ? 2 : 10}
        fill={blocks ? '#4a443a' : '#d39a3c'}
        stroke="#14110f"
        strokeWidth="4"
      />
      <use href={`#gi-${icon}`} x="-19" y="-19" width="38" height="38" fill={blocks ? '#f3e7c4' : '#14110f'} />
      <Plate words={name.toUpperCase()} y={place === 0 ? -34 : 32} />
    </g>
  )
}

/** Loot along the lower edge, alike tokens as one with a count. */
function Loot({ kinds }: { kinds: readonly string[] }) {
  return (
    <g transform={`translate(${-15 * (kinds.length - 1)} 46)`}>
      {kinds.map((kind, index) => {
        const [icon, count] = kind.split(':')
        return (
          <g key={kind} transform={`translate(${30 * index} 0)`}>
            <rect x="-13" y="-13" width="26" height="26" rx="6" fill="#3fae4e" stroke="#14110f" strokeWidth="3" />
            <use href={`#gi-${icon}`} x="-10" y="-10" width="20" height="20" fill="#14110f" />
            {count !== '1' && (
              <text className="ab-count" x="12" y="-5">
                {count}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

function Void() {
  return (
    <>
      <path d={coverHex(0, 0, EDGE)} fill="url(#ab-void)" stroke="#14110f" strokeWidth="6" strokeLinejoin="round" />
      <Plate words="VOID · NO SIGHT" y={0} />
    </>
  )
}

/** Everything on the board that is no model. */
export function MarkArt({ of: { look, name } }: ArtProps<Mark>) {
  const [kind, ...words] = look.split(' ')
  return (
    <g className="ab-mark">
      <title>{name}</title>
      {kind === 'void' && <Void />}
      {kind === 'station-on' && <Station on name={name} />}
      {kind === 'station-off' && <Station on={false} name={name} />}
      {kind === 'element' && (
        <Thing icon={words[0] ?? ''} place={Number(words[1])} blocks={words[2] === 'blocks'} name={name} />
      )}
      {kind === 'loot' && <Loot kinds={words} />}
      {kind === 'full' && <Plate words="FULL" x={44} y={-20} />}
      {kind === 'fallen' && (
        <use href="#gi-desert-skull" x="-15" y="6" width="30" height="30" fill="#7a5a2c" opacity=".7" />
      )}
    </g>
  )
}
