import type { OptionValue } from '@muster/table'
import type { MainOption } from '@muster/ui'
import { RuleTab } from '../shell/rule-tab.tsx'

interface Props {
  readonly of: readonly MainOption[]
  readonly chosen: Readonly<Record<string, OptionValue>>
  readonly onChoose: (name: string, value: OptionValue) => void
}

/** The options everybody wants to choose, such as the difficulty. The first value of each is what it begins with. */
export function MainOptions({ of: options, chosen, onChoose }: Props) {
  return options.map(({ name, title, rule, values }) => (
    <fieldset key={name} className="segments modes">
      <legend>
        {title} <RuleTab rule={rule} />
      </legend>
      {values.map(({ value, name: word, text }) => (
        <button
          key={String(value)}
          type="button"
          aria-pressed={(chosen[name] ?? values[0]?.value) === value}
          onClick={() => onChoose(name, value)}
        >
          <b>{word}</b>
          <small>{text}</small>
        </button>
      ))}
    </fieldset>
  ))
}
