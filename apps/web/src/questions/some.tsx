import { ChoiceButton } from './choice-button.tsx'
import type { FormProps } from './form-props.ts'

/** Pick some: toggles, and a button that says what is still missing. */
export function SomeForm({ choosing, beside }: FormProps) {
  const { question, options, picked, setPicked, answer } = choosing
  const { min = 0, max = options.length } = question
  const enough = picked.length >= min && picked.length <= max
  const missing = picked.length < min ? `Choose ${min - picked.length} more` : `Take ${picked.length - max} away`
  const toggle = (key: string) =>
    setPicked(picked.includes(key) ? picked.filter((one) => one !== key) : [...picked, key])
  return (
    <>
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
      </div>
      <div className="closing">
        <button
          type="button"
          className={`button ${enough ? 'button-strong' : ''}`}
          aria-disabled={!enough}
          data-confirm=""
          onClick={() => enough && answer(picked)}
        >
          {enough ? `Confirm ${picked.length} of ${max}` : missing}
        </button>
        {beside}
      </div>
    </>
  )
}
