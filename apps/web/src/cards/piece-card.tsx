import { type CardDrawing, type PageUi, seatMark } from '@muster/ui'
import { Health } from './health.tsx'
import { Because, Changed, Reasons } from './reasons.tsx'

interface Props {
  readonly ui: PageUi
  readonly of: CardDrawing
  readonly target: string
  readonly onPick?: (() => void) | undefined
  readonly open?: boolean
}

/** A piece's card: picture, numbers with their reasons, wounds, and what else is printed when it is opened. */
export function PieceCard({ ui, of: card, target, onPick, open }: Props) {
  const mark = seatMark(card.seat)
  const about = [card.status, ...card.tags].filter((part) => part).join(' · ')
  const aim = target ? `card-target card-${target}` : ''
  return (
    <div className={`card ${card.active ? 'card-active' : ''} ${card.dimmed ? 'card-dimmed' : ''} ${aim}`}>
      <details open={open ?? false}>
        <summary>
          <svg viewBox="-1.2 -1.2 2.4 2.4" width="44" height="44" aria-hidden="true">
            <path d={mark.path} fill={card.tone ?? mark.fill} stroke={mark.line} strokeWidth=".08" />
            <use href={`#gi-${card.icon}`} x="-.66" y="-.68" width="1.32" height="1.32" fill="#fff8ea" />
          </svg>
          <span className="card-head">
            <span className="card-title" title={about}>
              <b>{card.name}</b> <em>{about}</em>
            </span>
            <span className="card-line">
              <span className="card-stats">
                {card.stats
                  .filter(({ name }) => name.toLowerCase() !== ui.terms.wounds)
                  .map(({ name, short, value, because }) => (
                    <span key={name}>
                      {short ?? name} <b>{value}</b>
                      <Changed because={because} />
                    </span>
                  ))}
              </span>
              {card.wounds > 0 && <Health ui={ui} of={card} />}
            </span>
            {ui.CardExtra && <ui.CardExtra of={card} />}
            {card.brief?.map(({ name, text }) => (
              <span key={`${name} ${text}`} className="card-brief">
                <span>{name}</span> {text}
              </span>
            ))}
          </span>
        </summary>
        <dl>
          {card.text?.map((line) => (
            <div key={line}>
              <dd>{line}</dd>
            </div>
          ))}
          {card.lines.map(({ name, text, because }) => (
            <div key={`${name} ${text}`}>
              <dt>{name}</dt>
              <dd>
                {text} {because && because.length > 0 && <Because of={because} />}
              </dd>
            </div>
          ))}
        </dl>
        <Reasons of={card.stats} />
      </details>
      {target && onPick && (
        <button type="button" className="button button-small button-strong" onClick={onPick}>
          {target === 'chosen' ? 'Take back' : 'Choose'}
        </button>
      )}
    </div>
  )
}
