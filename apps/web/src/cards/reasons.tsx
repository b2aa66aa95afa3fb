import type { Reason } from '@muster/table'
import type { StatDrawing } from '@muster/ui'
import { ruleAddress } from '../shell/routes.ts'

/** What a number is made of, each part with its rule. */
export function Because({ of: because }: { of: readonly Reason[] }) {
  return because.map(({ source, add, rule }) => (
    <span key={`${source} ${add} ${rule}`} className="because">
      {source} {add >= 0 ? `+${add}` : `−${-add}`} {rule && <a href={ruleAddress(rule)}>{rule}</a>}{' '}
    </span>
  ))
}

/** Numbers that are more than what is printed, with their reasons. */
export function Reasons({ of: stats }: { of: readonly StatDrawing[] }) {
  return stats
    .filter(({ because }) => (because?.length ?? 0) > 1)
    .map(({ name, value, because }) => (
      <span key={name} className="reasons">
        <b>
          Why {name} {value}
        </b>{' '}
        <Because of={because ?? []} />
      </span>
    ))
}

/** A mark beside a number that something changed: up or down, and by what. */
export function Changed({ because = [] }: { because?: readonly Reason[] | undefined }) {
  const changes = because.slice(1).filter(({ add }) => add !== 0)
  const sum = changes.reduce((total, { add }) => total + add, 0)
  if (sum === 0) return null
  const words = changes.map(({ source, add }) => `${source} ${add > 0 ? '+' : '−'}${Math.abs(add)}`).join(', ')
  return (
    <span className={sum > 0 ? 'changed-up' : 'changed-down'} role="img" aria-label={words} title={words}>
      {sum > 0 ? '▲' : '▼'}
    </span>
  )
}
