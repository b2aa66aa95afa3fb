import type { Seat } from '@muster/table'
import { Icon, type Scene, seatMark } from '@muster/ui'
import type { CardTable } from './card-spot.tsx'

interface Props extends CardTable {
  readonly of: NonNullable<Scene['stack']>
  readonly nameOf: (seat: Seat) => string
  /** How a text is told to whoever looks. */
  readonly tell: (text: string) => string
}

/** What was declared and waits; what is resolved first lies on top. Where it lies over the board, it keeps its place empty. */
export function Stack({ of: { name, items }, nameOf, tell, targets, onPick, onLight }: Props) {
  if (items.length === 0)
    return (
      <section className="stack stack-empty" aria-label={name}>
        Nothing waits to resolve
      </section>
    )
  return (
    <section className="stack" aria-label={name}>
      <h2>{name}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
      <ol tabIndex={0} aria-label={name}>
        {items.map((item) => {
          const mark = seatMark(item.seat)
          const target = targets.get(item.id)
          const who = item.seat === undefined ? '' : nameOf(item.seat)
          const words = (
            <>
              <Icon name={item.icon} size={24} />
              <span>
                <small>{[item.now, who].filter((part) => part).join(' · ')}</small>
                <b>{tell(item.name)}</b>
                <span>{tell(item.text)}</span>
              </span>
            </>
          )
          return (
            <li
              key={item.id}
              style={{ borderLeftColor: mark.line }}
              onMouseEnter={() => onLight([item.id])}
              onMouseLeave={() => onLight([])}
            >
              {target ? (
                <button
                  type="button"
                  className={`stack-item spot-target spot-${target}`}
                  data-target={item.id}
                  onClick={() => onPick(item.id)}
                >
                  {words}
                </button>
              ) : (
                <div className="stack-item">{words}</div>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
