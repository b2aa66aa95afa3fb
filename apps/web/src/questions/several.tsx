import { ChoiceButton } from './choice-button.tsx'
import type { FormProps } from './form-props.ts'

/** Pick some: toggles, and a button that says what is still missing. */
export function SomeForm({ choosing }: FormProps) {
  const { question, options, picked, setPicked, answer } = choosing
  const { min = 0, max = options.length } = question
  const enough = picked.length >= min && picked.length <= max
  const missing = picked.length < min ? `Choose ${min - picked.length} more` : `Take ${picked.length - max} away`
  const toggle = (key: string) =>
    setPicked(picked.includes(key) ? picked.filter((one) => one !== key) : [...picked, key])
  return (
    <div className="choices">
      {options.map((of, index) => (
        <ChoiceButton
          key={of.option.key}
          of={of}
          look={{ ...of.look, strong: picked.includes(of.option.key) }}
          number={index + 1}
          pressed={picked.includes(of.option.key)}
          detail={picked.includes(of.option.key) ? 'chosen' : of.look.detail || 'choose'}
          onChoose={() => toggle(of.option.key)}
        />
      ))}
      <button
        type="button"
        className={`button ${enough ? 'button-strong' : ''}`}
        aria-disabled={!enough}
        data-confirm=""
        onClick={() => enough && answer(picked)}
      >
        {enough ? `Confirm ${picked.length} of ${max}` : missing}
      </button>
    </div>
  )
}

/** Put in order: first at the top, moved by buttons. */
export function OrderForm({ choosing }: FormProps) {
  const { options, picked, setPicked, answer } = choosing
  const swap = (from: number, to: number) => {
    const keys = [...picked]
    const [key] = keys.splice(from, 1)
    if (key !== undefined) keys.splice(to, 0, key)
    setPicked(keys)
  }
  const text = (key: string) => options.find(({ option }) => option.key === key)?.option.text ?? key
  return (
    <div className="choices">
      <ol className="order-list">
        {picked.map((key, index) => (
          <li key={key}>
            <span>{text(key)}</span>
            <button
              type="button"
              className="button button-small"
              aria-label={`Move ${text(key)} up`}
              aria-disabled={index === 0}
              onClick={() => index > 0 && swap(index, index - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              className="button button-small"
              aria-label={`Move ${text(key)} down`}
              aria-disabled={index === picked.length - 1}
              onClick={() => index < picked.length - 1 && swap(index, index + 1)}
            >
              ↓
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className="button button-strong" data-confirm="" onClick={() => answer(picked)}>
        Take this order
      </button>
    </div>
  )
}
