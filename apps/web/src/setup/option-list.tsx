import type { OptionValue, TableOption } from '@muster/table'
import { RuleTab } from '../shell/rule-tab.tsx'
import { plain } from './options.ts'

interface Props {
  readonly of: readonly TableOption[]
  readonly chosen: Readonly<Record<string, OptionValue>>
  readonly onChoose: (name: string, value: OptionValue) => void
}

/** Every table option with its values, the default marked, and the ruling it belongs to. */
export function OptionList({ of: options, chosen, onChoose }: Props) {
  const changed = options.filter(({ name, standard }) => (chosen[name] ?? standard) !== standard).length
  return (
    <details className="panel options">
      <summary>
        House rules <small>{changed === 0 ? 'all as the rulings say' : `${changed} changed`}</small>
      </summary>
      <div className="option-grid">
        {options.map(({ name, words, rule, values, standard }) => (
          <fieldset key={name} className="option">
            <legend>
              {plain(name)} {rule && <RuleTab rule={rule} />}
            </legend>
            <p>{words}</p>
            <div className="segments">
              {values.map((value) => (
                <button
                  key={String(value)}
                  type="button"
                  aria-pressed={(chosen[name] ?? standard) === value}
                  onClick={() => onChoose(name, value)}
                >
                  {plain(value)}
                  {value === standard && <small> default</small>}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </details>
  )
}
