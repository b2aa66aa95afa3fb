import { type CardDrawing, seatMark } from '@muster/ui'
import { ruleAddress } from '../shell/routes.ts'

interface Props {
  readonly of: CardDrawing
  readonly target: string
  readonly onPick?: (() => void) | undefined
  readonly open?: boolean
}

/** A piece's card: picture, numbers with their reasons, wounds, and what else is printed when it is opened. */
export function PieceCard({ of: card, target, onPick, open }: Props) {
  const mark = seatMark(card.seat)
  const left = Math.max(0, card.wounds - card.hurt)
  const share = card.wounds > 0 ? left / card.wounds : 0
  return (
    <div
      className={`card ${card.active ? 'card-active' : ''} ${card.dimmed ? 'card-dimmed' : ''} ${target ? `card-target card-${target}` : ''}`}
    >
      <details open={open ?? false}>
        <summary>
          <svg viewBox="-1.2 -1.2 2.4 2.4" width="44" height="44" aria-hidden="true">
            <path d={mark.path} fill={mark.fill} stroke={mark.line} strokeWidth=".08" />
            <use href={`#gi-${card.icon}`} x="-.66" y="-.68" width="1.32" height="1.32" fill="#fff8ea" />
          </svg>
          <span className="card-head">
            <b>{card.name}</b> <em>{[...card.tags, card.status].filter((part) => part).join(' · ')}</em>
            <span className="card-line">
              <span className="card-stats">
                {card.stats
                  .filter(({ name }) => name !== 'Wounds')
                  .map(({ name, value }) => (
                    <span key={name}>
                      {name === 'Toughness' ? 'Tough' : name} <b>{value}</b>
                    </span>
                  ))}
              </span>
              <span className="wounds" role="img" aria-label={`${left} of ${card.wounds} wounds left`}>
                <span
                  className={share > 0.5 ? 'well' : share > 0.25 ? 'hurt' : 'grave'}
                  style={{ width: `${100 * share}%` }}
                />
                <i aria-hidden="true">
                  {left} / {card.wounds}
                </i>
              </span>
            </span>
          </span>
        </summary>
        <dl>
          {card.lines.map(({ name, text }) => (
            <div key={`${name} ${text}`}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {card.stats
            .filter(({ because }) => (because?.length ?? 0) > 1)
            .map(({ name, value, because }) => (
              <div key={name}>
                <dt>
                  Why {name} {value}
                </dt>
                <dd>
                  {because?.map(({ source, add, rule }) => (
                    <span key={`${source} ${add}`}>
                      {source} {add >= 0 ? `+${add}` : add} {rule && <a href={ruleAddress(rule)}>{rule}</a>}{' '}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
        </dl>
      </details>
      {target && onPick && (
        <button type="button" className="button button-small button-strong" onClick={onPick}>
          {target === 'chosen' ? 'Take back' : 'Choose'}
        </button>
      )}
    </div>
  )
}
