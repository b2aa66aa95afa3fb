import { useState } from 'react'
import type { FormProps } from './form-props.ts'
import { madeUp, previewOn } from './preview.ts'
import { useOddsLines } from './use-odds-lines.ts'

/** How many numbers are buttons before they are a stepper. */
const MOST_BUTTONS = 13

/** A number: a button each with what comes of it, or a stepper and a slider where there are many. */
export function NumberForm(props: FormProps) {
  const { min = 0, max = 0 } = props.choosing.question
  return max - min < MOST_BUTTONS ? <NumberButtons {...props} /> : <NumberStepper {...props} />
}

function NumberButtons(props: FormProps) {
  const { choosing, onPreview } = props
  const { question, answer } = choosing
  const { min = 0, max = 0 } = question
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => {
    const text = `${min + index}`
    return {
      choice: min + index,
      of: madeUp({ key: text, text, refs: [] }, { label: text, icon: 'rolling-dices' }),
    }
  })
  const lines = useOddsLines(props, numbers)
  return (
    <>
      <div className="choices numbers">
        {numbers.map(({ of, choice }) => (
          <button
            key={choice}
            type="button"
            className="choice"
            data-choice={choice}
            onClick={() => answer(choice)}
            {...previewOn(of, onPreview, choice)}
          >
            <span className="choice-words">
              <b>{choice}</b>
              {lines.has(of.option.key) && <span className="odds-line">{lines.get(of.option.key)}</span>}
            </span>
          </button>
        ))}
      </div>
      <div className="closing">{props.beside}</div>
    </>
  )
}

function NumberStepper({ choosing, beside }: FormProps) {
  const { question, answer } = choosing
  const { min = 0, max = 0 } = question
  const [value, setValue] = useState(min)
  const set = (next: number) => setValue(Math.max(min, Math.min(max, next)))
  return (
    <>
      <div className="choices">
        <div className="stepper">
          <button type="button" className="button" aria-label="One less" onClick={() => set(value - 1)}>
            −
          </button>
          <output aria-live="polite">{value}</output>
          <button type="button" className="button" aria-label="One more" onClick={() => set(value + 1)}>
            +
          </button>
          <input
            type="range"
            aria-label={question.text}
            min={min}
            max={max}
            value={value}
            onChange={({ target }) => set(Number(target.value))}
          />
        </div>
      </div>
      <div className="closing">
        <button type="button" className="button button-strong" data-confirm="" onClick={() => answer(value)}>
          Take {value}
        </button>
        {beside}
      </div>
    </>
  )
}
