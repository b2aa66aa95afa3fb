import { type CardDrawing, Icon, type PageUi } from '@muster/ui'
import type { ReactNode } from 'react'

interface Props {
  readonly ui: PageUi
  readonly of: CardDrawing
  readonly cost: number | string
  readonly unit: string
  /** What stands beside it: how many, buttons. */
  readonly children?: ReactNode
}

/** A card in a line: its picture, name and words, what it has, and what it costs. */
export function ListRow({ ui, of: card, cost, unit, children }: Props) {
  return (
    <div className="list-row">
      <Icon name={card.icon} size={30} />
      <div className="list-row-words">
        <span className="list-row-name">
          <b>{card.name}</b> {card.count !== undefined && <b>{card.count}×</b>} <em>{card.tags.join(' · ')}</em>
        </span>
        <span className="list-row-numbers">
          {ui.CardExtra && <ui.CardExtra of={card} />}
          {card.stats.map(({ name, short = name, value }) => (
            <span key={name} title={name}>
              {short} <b>{value}</b>
            </span>
          ))}
        </span>
      </div>
      <span className="list-cost">
        <b>{cost}</b> {unit}
      </span>
      {children}
    </div>
  )
}

/** What a card says, rule by rule. */
export function ListText({ of: { text = [], lines } }: { of: CardDrawing }) {
  return (
    <ul className="list-text">
      {text.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.map(({ name, text: words }) => (
        <li key={`${name} ${words}`}>
          <b>{name}.</b> {words}
        </li>
      ))}
    </ul>
  )
}
