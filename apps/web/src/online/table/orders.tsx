import type { ConditionalOrder } from '@muster/wire'
import { useEffect, useState } from 'react'
import { Cover } from '../../table/cover.tsx'
import type { TableModel } from '../../table/model.ts'
import type { TableState } from '../../table/state.ts'
import { wordsOfKey } from '../../table/words-of-key.ts'
import type { OnlineTable } from '../online-table.ts'
import type { TableLine } from '../table-line.ts'
import { useDeed } from '../use-asked.ts'
import type { Fact } from '../worker/facts.ts'

interface Props {
  readonly table: OnlineTable
  readonly line: TableLine
  readonly state: TableState
  readonly model: TableModel
}

const COMPARED = {
  equal: 'is',
  'not-equal': 'is not',
  'at-least': 'is at least',
  'at-most': 'is at most',
} as const
type Compared = keyof typeof COMPARED

/** Orders for when one is away, made from the question one has just been asked. */
export function OrdersButton(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { orders } = props.line
  return (
    <>
      <button
        type="button"
        className="button button-small button-quiet"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        Orders{orders.length > 0 && ` (${orders.length})`}
      </button>
      {isOpen && <OrdersCover {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function OrdersCover({ table, line, state, model, onClose }: Props & { readonly onClose: () => void }) {
  const { problem, act } = useDeed()
  const { asked } = model
  const { viewer: seat, orders, match } = line
  const send = (next: readonly ConditionalOrder[]) =>
    act(async () => {
      if (seat === undefined) return
      await table.request({ say: 'orders', match, seat, orders: [...next] })
      table.set({ orders: next })
    })
  const { scene } = state.standing
  return (
    <Cover name="Orders for when you are away" onEscape={onClose}>
      <div className="away-orders">
        <h2>Orders for when you are away</h2>
        <p>
          When you are asked a question of this kind again and the condition holds of what everybody can see, this is
          answered for you at once. When you come back, the log shows what was answered so.
        </p>
        {orders.length > 0 && (
          <ol>
            {orders.map((order, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: orders are told apart by their order
              <li key={index}>
                <span>
                  Asked “{order.ask.replaceAll('-', ' ')}”
                  {order.when &&
                    ` while ${factWords(order.when.path)} ${COMPARED[order.when.is]} ${String(order.when.value)}`}
                  : {wordsOfKey(keyOf(order), scene)}
                </span>
                <button
                  type="button"
                  className="button button-small button-quiet"
                  onClick={() => send(orders.filter((one) => one !== order))}
                >
                  Take it back
                </button>
              </li>
            ))}
          </ol>
        )}
        {asked && asked.form === 'one' && (
          <NewOrder
            key={orders.length}
            ask={asked.ask}
            text={asked.text}
            options={asked.options}
            table={table}
            onOrder={(order) => send([...orders, order])}
          />
        )}
        {asked && asked.form !== 'one' && (
          <p className="quiet">A question like this one cannot be answered beforehand.</p>
        )}
        {problem && (
          <p className="trouble" role="alert">
            {problem}
          </p>
        )}
        <button type="button" className="button" onClick={onClose}>
          Back to the table
        </button>
      </div>
    </Cover>
  )
}

const keyOf = ({ choice }: ConditionalOrder): string => (typeof choice === 'string' ? choice : JSON.stringify(choice))

/** The path to a fact as a person would say it: "players, 2, damage". */
function factWords(path: readonly (string | number)[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `${part + 1}` : part.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()))
    .join(', ')
}

interface NewProps {
  readonly ask: string
  readonly text: string
  readonly options: readonly { readonly key: string; readonly text: string }[]
  readonly table: OnlineTable
  readonly onOrder: (order: ConditionalOrder) => void
}

function NewOrder({ ask, text, options, table, onOrder }: NewProps) {
  const [facts, setFacts] = useState<readonly Fact[]>([])
  const [choice, setChoice] = useState(options[0]?.key ?? '')
  const [fact, setFact] = useState('')
  const [is, setIs] = useState<Compared>('equal')
  const [value, setValue] = useState('')
  useEffect(() => {
    let current = true
    void table.work('facts', {}).then((found) => current && setFacts(found))
    return () => {
      current = false
    }
  }, [table])
  const chosen = facts.find((one) => JSON.stringify(one.path) === fact)
  const pick = (wanted: string) => {
    setFact(wanted)
    setValue(String(facts.find((one) => JSON.stringify(one.path) === wanted)?.value ?? ''))
  }
  const order = () => {
    const when = chosen && { path: [...chosen.path], is, value: readAs(chosen.value, value) }
    onOrder({ ask, choice, ...(when ? { when } : {}) })
  }
  return (
    <div className="new-order">
      <p>
        When asked <b>“{text}”</b>
      </p>
      <label>
        and
        <select value={fact} onChange={({ target }) => pick(target.value)}>
          <option value="">whatever the table looks like</option>
          {facts.map(({ path }) => (
            <option key={JSON.stringify(path)} value={JSON.stringify(path)}>
              {factWords(path)}
            </option>
          ))}
        </select>
      </label>
      {chosen && (
        <div className="chips">
          <select aria-label="How it compares" value={is} onChange={({ target }) => setIs(target.value as Compared)}>
            {Object.entries(COMPARED)
              .filter(([key]) => typeof chosen.value === 'number' || !key.startsWith('at-'))
              .map(([key, words]) => (
                <option key={key} value={key}>
                  {words}
                </option>
              ))}
          </select>
          <input aria-label="With what" value={value} onChange={({ target }) => setValue(target.value)} />
        </div>
      )}
      <label>
        answer
        <select value={choice} onChange={({ target }) => setChoice(target.value)}>
          {options.map((option) => (
            <option key={option.key} value={option.key}>
              {option.text}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button button-strong" onClick={order}>
        Order it
      </button>
    </div>
  )
}

/** What was typed, as the kind of value a fact is. */
function readAs(like: Fact['value'], text: string): Fact['value'] {
  if (typeof like === 'number') return Number(text) || 0
  return typeof like === 'boolean' ? text === 'true' : text
}
