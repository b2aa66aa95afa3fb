import type { ZoneDrawing } from '@muster/ui'
import { useState } from 'react'
import { Cover } from '../table/cover.tsx'
import { type CardTable, LyingCard, refOf, SmallCard } from './card-spot.tsx'
import { CardBacks, GameCard } from './game-card.tsx'

type Props = CardTable & { readonly of: ZoneDrawing }

/** The viewer's own hand, at their edge. */
export function Hand({ of: zones, ...table }: CardTable & { readonly of: readonly ZoneDrawing[] }) {
  const several = zones.length > 1
  return (
    <section className="hand" aria-label={zones.map(({ name }) => name).join(', ')}>
      {zones.map((zone) => (
        <div key={zone.id} className="hand-part">
          {several && <h3>{zone.name}</h3>}
          <ul>
            {zone.cards.map((card) => (
              <li key={card.id}>
                <LyingCard {...table} of={card} />
              </li>
            ))}
          </ul>
          {zone.cards.length === 0 && <p className="quiet">{zone.name}: no cards</p>}
        </div>
      ))}
    </section>
  )
}

/** Cards of a seat, or of nobody: rows as lines, hands of others as backs, piles as counters that open. */
export function Zones({ of: zones, ...table }: CardTable & { readonly of: readonly ZoneDrawing[] }) {
  const rows = zones.filter(({ kind, cards }) => kind === 'row' && cards.length > 0)
  const counted = zones.filter(({ kind }) => kind !== 'row')
  return (
    <>
      {rows.map((zone) => (
        <div key={zone.id} className="zone-row">
          <h3>{zone.name}</h3>
          <ul>
            {zone.cards.map((card) => (
              <li key={card.id}>
                <SmallCard {...table} of={card} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {counted.length > 0 && (
        <div className="piles">
          {counted.map((zone) => (
            <Pile key={zone.id} of={zone} {...table} />
          ))}
        </div>
      )}
    </>
  )
}

/** A counter; opens where there is something to see. */
function Pile({ of: zone, ...table }: Props) {
  const [open, setOpen] = useState(false)
  const count = zone.cards.length + zone.hidden
  const glows = zone.cards.some((card) => table.targets.has(refOf(card)))
  const words = (
    <>
      {zone.kind === 'hand' && <CardBacks count={count} />}
      {zone.name} <b>{count}</b>
    </>
  )
  if (zone.cards.length === 0) return <span className="pile">{words}</span>
  return (
    <>
      <button
        type="button"
        className={`pile pile-open ${glows ? 'spot-target' : ''}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words}
      </button>
      {open && <PileSheet of={zone} {...table} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The cards of a pile, spread out to be read; those that can be chosen are chosen here. */
function PileSheet({ of: zone, onClose, ...table }: Props & { readonly onClose: () => void }) {
  return (
    <Cover name={zone.name} onEscape={onClose}>
      <div className="sheet">
        <header>
          <h2>
            {zone.name}: {zone.cards.length + zone.hidden}
          </h2>
          {zone.hidden > 0 && <p className="quiet">{zone.hidden} of them face down</p>}
          <button type="button" className="button" onClick={onClose}>
            Close
          </button>
        </header>
        <ul className="sheet-cards">
          {zone.cards.map((card) => (
            <li key={card.id}>
              {table.targets.has(refOf(card)) ? (
                <LyingCard
                  {...table}
                  of={card}
                  onZoom={() => {}}
                  onPick={(ref) => {
                    onClose()
                    table.onPick(ref)
                  }}
                />
              ) : (
                <GameCard ui={table.ui} of={card} whole />
              )}
            </li>
          ))}
        </ul>
      </div>
    </Cover>
  )
}
