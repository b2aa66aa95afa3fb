import type { Seat } from '@muster/table'
import type { PageUi } from '@muster/ui'
import { useState } from 'react'
import { ruleAddress } from '../shell/routes.ts'
import type { TableModel } from './model.ts'
import type { TableState } from './state.ts'

interface Props {
  readonly ui: PageUi
  readonly model: TableModel
  readonly state: TableState
  readonly seat: Seat
}

/** What only the player of a seat sees: standing orders, and giving up. */
export function OwnSeat(props: Props) {
  const { ui, state } = props
  return (
    <>
      {(ui.orders?.length ?? 0) > 0 && <StandingOrders {...props} />}
      {state.standing.mayDo.includes('resign') && <GiveUp {...props} />}
    </>
  )
}

function StandingOrders({ ui, model, seat }: Props) {
  const orders = model.ordersOf(seat)
  const ordered = (ui.orders ?? []).flatMap(({ id, values }) => {
    const chosen = values.findIndex((value) => value.id === orders[id])
    return id === ui.orders?.[0]?.id || chosen > 0 ? [values[chosen]?.name ?? ''] : []
  })
  return (
    <details className="orders">
      <summary>
        Standing orders <small>{ordered.join(', ')}</small>
      </summary>
      {ui.orders?.map(({ id, name, rule, values }) => (
        <fieldset key={id} className="order">
          <legend>
            {name}{' '}
            <a className="rule-link" href={ruleAddress(rule)}>
              {rule}
            </a>
          </legend>
          {values.map((value) => (
            <label key={value.id}>
              <input
                type="radio"
                name={`order-${seat}-${id}`}
                checked={orders[id] === value.id}
                onChange={() => void model.order(seat, id, value.id)}
              />
              <span>
                {value.name} {value.text && <small>{value.text}</small>}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </details>
  )
}

function GiveUp({ model, state, seat }: Props) {
  const [asking, setAsking] = useState(false)
  return (
    <div className="give-up">
      <button
        type="button"
        className="button button-small button-quiet"
        aria-expanded={asking}
        onClick={() => setAsking(!asking)}
      >
        Give up …
      </button>
      {asking && (
        <p>
          {state.kept.names[seat]} leaves the game and has lost.{' '}
          <button
            type="button"
            className="button button-small"
            onClick={() => {
              setAsking(false)
              void model.concede(seat)
            }}
          >
            Give up now
          </button>
        </p>
      )}
    </div>
  )
}
