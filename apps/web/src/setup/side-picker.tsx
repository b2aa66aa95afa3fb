import type { PageUi, SideOffer } from '@muster/ui'
import { GameCard } from '../cards/game-card.tsx'
import { PieceCard } from '../cards/piece-card.tsx'

interface Props {
  readonly ui: PageUi
  readonly seat: number
  readonly side: string
  readonly sides: readonly SideOffer[]
  readonly folds: boolean
  readonly onSide: (side: string) => void
}

/** What a seat plays: tiles, one of a tile's sides where it has several, and what is in it. */
export function SidePicker({ ui, seat, side, sides, folds, onSide }: Props) {
  const chosen = sides.find(({ id }) => id === side)
  const name = chosen ? [chosen.group?.name, chosen.name].filter((part) => part).join(', ') : 'Choose at the table'
  const tiles = <Tiles ui={ui} side={side} sides={sides} onSide={onSide} />
  return (
    <>
      {folds ? (
        <details className="side-fold">
          <summary>
            {ui.terms.side}: <b>{name}</b> <small>change</small>
          </summary>
          {tiles}
        </details>
      ) : (
        tiles
      )}
      {chosen?.group && <Variants of={chosen} sides={sides} onSide={onSide} />}
      {chosen && <SidePreview ui={ui} seat={seat} of={chosen} />}
    </>
  )
}

function Tiles({ ui, side, sides, onSide }: Omit<Props, 'seat' | 'folds'>) {
  const chosen = sides.find(({ id }) => id === side)
  const tiles = [...Map.groupBy(sides, ({ id, group }) => group?.id ?? id).values()].flatMap(([first]) =>
    first ? [first] : [],
  )
  const isChosen = ({ id, group }: SideOffer) => id === side || (group !== undefined && group.id === chosen?.group?.id)
  return (
    <fieldset className="sides">
      <legend>{ui.terms.side}</legend>
      {tiles.map((tile) => (
        <button
          key={tile.id}
          type="button"
          className="side"
          aria-pressed={isChosen(tile)}
          onClick={() => !isChosen(tile) && onSide(tile.id)}
        >
          <svg viewBox="0 0 48 48" width="44" height="44" aria-hidden="true">
            <circle cx="24" cy="24" r="23" fill={tile.colour} stroke="#e9dcc0" strokeWidth="1.5" />
            <use href={`#gi-${tile.icon}`} x="9" y="9" width="30" height="30" fill="#fff8ea" />
          </svg>
          <span>{tile.group?.name ?? tile.name}</span>
        </button>
      ))}
      <button type="button" className="side" aria-pressed={side === ''} onClick={() => onSide('')}>
        <span className="side-later">?</span>
        <span>Choose at the table</span>
      </button>
    </fieldset>
  )
}

function Variants({ of: chosen, sides, onSide }: { of: SideOffer } & Pick<Props, 'sides' | 'onSide'>) {
  const variants = sides.filter(({ group }) => group?.id === chosen.group?.id)
  return (
    <fieldset className="segments variants">
      <legend>{chosen.group?.text}</legend>
      {variants.map(({ id, name, text }) => (
        <button key={id} type="button" aria-pressed={id === chosen.id} onClick={() => onSide(id)}>
          <b>{name}</b>
          <small>{text}</small>
        </button>
      ))}
    </fieldset>
  )
}

/** The cards of a side, each once with how many there are. */
function SidePreview({ ui, seat, of: { name, text, cards, powers } }: { ui: PageUi; seat: number; of: SideOffer }) {
  const copies = [...Map.groupBy(cards, ({ id }) => id).values()].flatMap((same) =>
    same[0] ? [{ ...same[0], seat, count: same[0].count ?? same.length }] : [],
  )
  const pieces = copies.filter(({ kind }) => kind === undefined)
  const others = copies.filter(({ kind }) => kind !== undefined)
  return (
    <details className="preview">
      <summary>
        {name}: {text}
      </summary>
      {pieces.map((card) => (
        <PieceCard key={card.id} ui={ui} of={card} target="" />
      ))}
      {others.length > 0 && (
        <ul className="sheet-cards">
          {others.map((card) => (
            <li key={card.id}>
              <GameCard ui={ui} of={card} whole />
            </li>
          ))}
        </ul>
      )}
      {powers.length > 0 && (
        <ul className="powers">
          {powers.map(({ name: power, cost, text: words }) => (
            <li key={power}>
              <b>{power}</b> {cost && `(${cost})`}: {words}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
