import type { PageUi, SideOffer } from '@muster/ui'
import { GameCard } from '../cards/game-card.tsx'
import { PieceCard } from '../cards/piece-card.tsx'

/** What a seat brings, laid before it as cards: its pieces, its deck, its abilities. */
export function LaidSide({ ui, seat, of: side }: { ui: PageUi; seat: number; of: SideOffer }) {
  const { name, text, cards, powers } = side
  const copies = [...Map.groupBy(cards, ({ id }) => id).values()].flatMap((same) =>
    same[0] ? [{ ...same[0], seat, count: same[0].count ?? same.length }] : [],
  )
  const pieces = copies.filter(({ kind }) => kind === undefined)
  const others = copies.filter(({ kind }) => kind !== undefined)
  return (
    <div className="laid">
      <p className="laid-plan">
        <b>{name}.</b> {text}
      </p>
      {pieces.length > 0 && (
        <ul className="laid-pieces">
          {pieces.map((card) => (
            <li key={card.id}>
              <PieceCard ui={ui} of={card} target="" />
              {card.count > 1 && <span className="laid-count">{card.count}×</span>}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
        <ul className="laid-deck" tabIndex={0} aria-label={`The cards of ${name}`}>
          {others.map((card) => (
            <li key={card.id}>
              <GameCard ui={ui} of={card} whole />
            </li>
          ))}
        </ul>
      )}
      {powers.length > 0 && (
        <details className="laid-powers">
          <summary>
            {powers.length === 1
              ? powers[0]?.name
              : `${powers.length} abilities: ${powers.map((one) => one.name).join(', ')}`}
          </summary>
          <ul className="powers">
            {powers.map(({ name: power, cost, text: words }) => (
              <li key={power}>
                <b>{power}</b> {cost && `(${cost})`}: {words}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
