import type { Seat } from '@muster/table'
import type { OrderOffer } from '@muster/ui'
import { ruleAddress } from '../shell/routes.ts'
import type { TableModel } from './model.ts'
import { valuesFor } from './orders-of.ts'

interface Props {
  readonly offers: readonly OrderOffer[]
  readonly model: TableModel
  readonly seat: Seat
}

/** What only the player of a seat sees: what is ordered beforehand. */
export function StandingOrders({ offers, model, seat }: Props) {
  const orders = model.ordersOf(seat)
  const ordered = offers.flatMap(({ id, values }) => {
    const chosen = values.findIndex((value) => value.id === orders[id])
    return id === offers[0]?.id || chosen > 0 ? [values[chosen]?.name ?? ''] : []
  })
  return (
    <details className="orders">
      <summary>
        Standing orders <small>{ordered.join(', ')}</small>
      </summary>
      {offers.map((offer) => (
        <Order key={offer.id} of={offer} model={model} seat={seat} chosen={orders[offer.id]} />
      ))}
    </details>
  )
}

interface OrderProps extends Omit<Props, 'offers'> {
  readonly of: OrderOffer
  readonly chosen: string | undefined
}

function Order({ of: offer, model, seat, chosen }: OrderProps) {
  const { id, name, rule } = offer
  return (
    <fieldset className="order">
      <legend>
        {name}{' '}
        <a className="rule-link" href={ruleAddress(rule)}>
          {rule}
        </a>
      </legend>
      {valuesFor(offer, model.isShared).map((value) => (
        <label key={value.id}>
          <input
            type="radio"
            name={`order-${seat}-${id}`}
            checked={chosen === value.id}
            onChange={() => void model.order(seat, id, value.id)}
          />
          <span>
            {value.name} {value.text && <small>{value.text}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
