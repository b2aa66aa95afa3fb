import { type CardDrawing, Icon, type PageUi, seatMark } from '@muster/ui'
import { Health } from './health.tsx'
import { Reasons } from './reasons.tsx'

interface Props {
  readonly ui: PageUi
  readonly of: CardDrawing
  /** Large enough to read every word, its numbers with their reasons. */
  readonly whole?: boolean
}

/** A card laid out like a card: cost, name, picture, kind, numbers, words. */
export function GameCard({ ui, of: card, whole = false }: Props) {
  const tone = card.tone ?? seatMark(card.seat).line
  return (
    <span
      className={`gc ${whole ? 'gc-whole' : ''} ${card.dimmed ? 'gc-dimmed' : ''}`}
      style={{ '--tone': tone } as React.CSSProperties}
    >
      <span className="gc-head">
        {card.cost && (
          <span className="gc-cost" role="img" aria-label={`${card.cost.name} ${card.cost.value}`}>
            {card.cost.value}
          </span>
        )}
        <b>{card.name}</b>
        {card.count !== undefined && card.count > 1 && <span className="gc-count">{card.count}×</span>}
      </span>
      <span className="gc-art">{ui.CardArt ? <ui.CardArt of={card} /> : <Icon name={card.icon} size={46} />}</span>
      {(card.kind || card.tags.length > 0) && <span className="gc-kind">{card.kind ?? card.tags.join(' · ')}</span>}
      {card.wounds > 0 && <Health ui={ui} of={card} />}
      {card.stats.length > 0 && (
        <span className="gc-stats">
          {card.stats.map(({ name, short, value }) => (
            <span key={name}>
              {short ?? name} <b>{value}</b>
            </span>
          ))}
        </span>
      )}
      <span className="gc-text">
        {(card.keywords?.length ?? 0) > 0 && <b className="gc-keywords">{card.keywords?.join(' · ')}</b>}
        {card.text?.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {card.lines.map(({ name, text }) => (
          <span key={`${name} ${text}`}>
            <b>{name}</b> {text}
          </span>
        ))}
      </span>
      {card.status && <span className="gc-status">{card.status}</span>}
      {(card.badges?.length ?? 0) > 0 && (
        <span className="gc-badges">
          {card.badges?.map(({ icon, name }) => (
            <span key={name} title={name}>
              <Icon name={icon} size={16} /> {whole && name}
            </span>
          ))}
        </span>
      )}
      {whole && <Reasons of={card.cost ? [card.cost, ...card.stats] : card.stats} />}
    </span>
  )
}

/** The back of cards that lie face down. */
export function CardBacks({ count }: { count: number }) {
  const shown = Math.min(count, 7)
  return (
    <svg className="backs" viewBox={`0 0 ${20 + shown * 9} 34`} height="26" aria-hidden="true">
      {Array.from({ length: shown }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
        <g key={index} transform={`translate(${index * 9} 0)`}>
          <rect x="1" y="1" width="22" height="32" rx="3" />
          <path d="M12 9L19 17 12 25 5 17Z" />
        </g>
      ))}
    </svg>
  )
}
