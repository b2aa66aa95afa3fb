import type { ListOffer, PageUi } from '@muster/ui'
import { useState } from 'react'
import { ListRow, ListText } from './list-row.tsx'
import { everything, groupsOf, numbersOf, sifted, tagsOf, type Wanted } from './sift.ts'
import type { ListAtWork } from './use-list.ts'

interface Props {
  readonly ui: PageUi
  readonly unit: string
  readonly offers: readonly ListOffer[]
  /** Whom carried cards would go to. */
  readonly bearer: string
  readonly onTake: ListAtWork['take']
}

/** The cards of the box: filtered, sorted and searched, each with what it would break. */
export function Catalogue({ ui, unit, offers, bearer, onTake }: Props) {
  const groups = groupsOf(offers)
  const [wanted, setWanted] = useState<Wanted>({ ...everything, group: groups[0] ?? '' })
  const found = sifted(offers, wanted)
  return (
    <section className="panel catalogue" aria-labelledby="catalogue-title">
      <h2 id="catalogue-title">Cards</h2>
      <Sieve unit={unit} offers={offers} wanted={wanted} onWant={(part) => setWanted({ ...wanted, ...part })} />
      <p className="list-note" role="status">
        {found.length} of {offers.length} cards
        {bearer && found.some(({ group }) => group === wanted.group) && isCarried(found) ? `, for ${bearer}` : ''}
      </p>
      <ul className="list-offers">
        {found.map((offer) => (
          <li key={offer.card.id} data-offer={offer.card.id} className={offer.breaks ? 'list-breaking' : ''}>
            <Offer ui={ui} unit={unit} of={offer} onTake={onTake} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether cards go to an entry of the list instead of being one. */
const isCarried = (offers: readonly ListOffer[]): boolean => offers.every(({ card }) => card.kind !== undefined)

function Offer({ ui, unit, of, onTake }: { of: ListOffer } & Pick<Props, 'ui' | 'unit' | 'onTake'>) {
  const { card, has, more, breaks } = of
  return (
    <>
      <ListRow ui={ui} of={card} cost={card.cost?.value ?? 0} unit={unit}>
        {has > 0 && <span className="list-has">{has} in it</span>}
        <button
          type="button"
          className="button button-small"
          aria-disabled={more === undefined}
          aria-label={`Add ${card.name}`}
          onClick={() => more && onTake(more)}
        >
          Add
        </button>
      </ListRow>
      <ListText of={card} />
      {breaks && <p className="list-breaks">{more ? `Then ${breaks}.` : `Not now: ${breaks}.`}</p>}
    </>
  )
}

interface SieveProps {
  readonly unit: string
  readonly offers: readonly ListOffer[]
  readonly wanted: Wanted
  readonly onWant: (part: Partial<Wanted>) => void
}

/** What is looked for. */
function Sieve({ unit, offers, wanted, onWant }: SieveProps) {
  const orders = [
    { name: 'box', short: 'As in the box' },
    { name: 'name', short: 'Name' },
    { name: 'cost', short: unit },
    ...numbersOf(offers, wanted.group),
  ]
  const tags = tagsOf(offers, wanted.group)
  return (
    <div className="sieve">
      <Segments
        legend="Show"
        of={groupsOf(offers).map((group) => ({ name: group, short: group }))}
        chosen={wanted.group}
        onChoose={(group) => onWant({ group, tag: '', by: 'box' })}
      />
      <label className="field">
        <span className="unseen">Search</span>
        <input
          type="search"
          placeholder="Search names and rules"
          value={wanted.words}
          onChange={({ target }) => onWant({ words: target.value })}
        />
      </label>
      {tags.length > 1 && (
        <Segments
          legend="Only"
          of={[{ name: '', short: 'All' }, ...tags.map((tag) => ({ name: tag, short: tag }))]}
          chosen={wanted.tag}
          onChoose={(tag) => onWant({ tag })}
        />
      )}
      <Segments legend="Sort by" of={orders} chosen={wanted.by} onChoose={(by) => onWant({ by })} />
      <button
        type="button"
        className="button button-small"
        aria-pressed={wanted.fits}
        onClick={() => onWant({ fits: !wanted.fits })}
      >
        Only what fits
      </button>
    </div>
  )
}

interface SegmentsProps {
  readonly legend: string
  readonly of: readonly { readonly name: string; readonly short: string }[]
  readonly chosen: string
  readonly onChoose: (name: string) => void
}

function Segments({ legend, of: parts, chosen, onChoose }: SegmentsProps) {
  return (
    <fieldset className="segments">
      <legend>{legend}</legend>
      {parts.map(({ name, short }) => (
        <button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {short}
        </button>
      ))}
    </fieldset>
  )
}
