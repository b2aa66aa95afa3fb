import type { ListDrawing, PageUi } from '@muster/ui'
import { ListRow, ListText } from './list-row.tsx'

interface Props {
  readonly ui: PageUi
  readonly of: ListDrawing
  readonly title: string
  readonly unit: string
}

/** The list on paper: every entry with its numbers, its rules and what it carries. Seen on no screen. */
export function PrintSheet({ ui, of: { entries, meters, code }, title, unit }: Props) {
  return (
    <section className="print-sheet" aria-hidden="true">
      <h1>{title}</h1>
      <p>
        {meters
          .map(({ name, value, limit }) => `${name} ${value}${limit === undefined ? '' : ` of ${limit}`}`)
          .join(' · ')}
      </p>
      {entries.map(({ id, card, cost, carried }) => (
        <article key={id}>
          <ListRow ui={ui} of={card} cost={cost} unit={unit} />
          <ListText of={card} />
          {carried.map(({ card: held }) => (
            <p key={held.id}>
              <b>{held.name}</b> ({held.cost?.value} {unit}). {held.text?.join(' ')}
            </p>
          ))}
        </article>
      ))}
      <p className="print-code">{code}</p>
    </section>
  )
}
