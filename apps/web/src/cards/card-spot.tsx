import { type CardDrawing, Icon, type PageUi, seatMark } from '@muster/ui'
import type { PointerEvent, ReactNode } from 'react'
import type { Targets } from '../board/board.tsx'
import { GameCard } from './game-card.tsx'

export interface Zoomed {
  readonly card: CardDrawing
  readonly at: DOMRect
}

/** What everything that shows cards is handed. */
export interface CardTable {
  readonly ui: PageUi
  readonly targets: Targets
  readonly onPick: (ref: string) => void
  readonly onZoom: (zoomed: Zoomed | undefined) => void
  readonly onLight: (refs: readonly string[]) => void
}

export const refOf = ({ id, ref }: CardDrawing): string => ref ?? id

/** A thumb does not hover: what it tapped has the focus. */
const byMouse = (act: (event: PointerEvent<Element>) => void) => (event: PointerEvent<Element>) => {
  if (event.pointerType === 'mouse') act(event)
}

interface Props extends CardTable {
  readonly of: CardDrawing
  readonly className: string
  readonly children: ReactNode
}

/** A place where a card lies: pointing at it enlarges it, choosing it picks it or says why not. */
function CardSpot({ of: card, className, children, targets, onPick, onZoom, onLight }: Props) {
  const ref = refOf(card)
  const target = targets.get(ref)
  const show = ({ currentTarget }: { currentTarget: Element }) => {
    onZoom({ card, at: currentTarget.getBoundingClientRect() })
    onLight([ref])
  }
  const hide = () => {
    onZoom(undefined)
    onLight([])
  }
  return (
    <button
      type="button"
      className={`spot ${className} ${target ? `spot-target spot-${target}` : ''}`}
      data-card={ref}
      data-target={target && ref}
      aria-pressed={target === 'chosen' ? true : undefined}
      onClick={() => onPick(ref)}
      onPointerEnter={byMouse(show)}
      onPointerLeave={byMouse(hide)}
      onFocus={show}
      onBlur={hide}
    >
      {children}
      {target && <span className="unseen">{target === 'chosen' ? 'chosen' : 'can be chosen'}</span>}
    </button>
  )
}

/** A card as large as it lies in a hand. */
export function LyingCard(props: CardTable & { readonly of: CardDrawing }) {
  return (
    <CardSpot {...props} className="spot-card">
      <GameCard ui={props.ui} of={props.of} />
    </CardSpot>
  )
}

/** A card in a line: its picture, name and what it is. */
export function SmallCard(props: CardTable & { readonly of: CardDrawing }) {
  const { of: card } = props
  const tone = card.tone ?? seatMark(card.seat).line
  const left = card.wounds > 0 ? `${card.wounds - card.hurt}/${card.wounds}` : ''
  return (
    <CardSpot {...props} className={`spot-small ${card.dimmed ? 'gc-dimmed' : ''}`}>
      <span className="small-bar" style={{ background: tone }} />
      <Icon name={card.icon} size={22} />
      <span className="small-words">
        <b>{card.name}</b>
        <small>{[card.kind, left, card.status].filter((part) => part).join(' · ')}</small>
        {card.brief?.map(({ name, text }) => (
          <small key={`${name} ${text}`}>
            {name} <b>{text}</b>
          </small>
        ))}
      </span>
      {card.badges?.map(({ icon, name }) => (
        <span key={name} title={name}>
          <Icon name={icon} size={16} />
        </span>
      ))}
      {card.cost && <span className="gc-cost">{card.cost.value}</span>}
    </CardSpot>
  )
}
