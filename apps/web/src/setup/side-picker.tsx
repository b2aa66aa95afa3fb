import type { PageUi, SideOffer } from '@muster/ui'

interface Props {
  readonly ui: PageUi
  readonly side: string
  readonly sides: readonly SideOffer[]
  readonly folds: boolean
  readonly onSide: (side: string) => void
}

/** What a seat plays: tiles, and one of a tile's sides where it has several. */
export function SidePicker({ ui, side, sides, folds, onSide }: Props) {
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
    </>
  )
}

function Tiles({ ui, side, sides, onSide }: Omit<Props, 'folds'>) {
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
          <svg viewBox="0 0 48 48" width="32" height="32" aria-hidden="true">
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

/** Where a tile has one side only, there is nothing to choose. */
function Variants({ of: chosen, sides, onSide }: { of: SideOffer } & Pick<Props, 'sides' | 'onSide'>) {
  const variants = sides.filter(({ group }) => group?.id === chosen.group?.id)
  if (variants.length < 2) return null
  return (
    <fieldset className="segments variants">
      <legend>{chosen.group?.text}</legend>
      {variants.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={id === chosen.id} onClick={() => onSide(id)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
