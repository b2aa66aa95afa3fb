import type { RefusedOption } from '@muster/table'
import { ruleAddress } from '../shell/routes.ts'

export interface Refused {
  readonly ref: string
  readonly reasons: readonly RefusedOption[]
  readonly at: DOMRect | undefined
}

/** Why something cannot be chosen: the rule that refuses it, and the way there. */
export function WhyNot({ of: { reasons, at }, onClose }: { of: Refused; onClose: () => void }) {
  const seen = new Set<string>()
  const distinct = reasons.filter(({ key, rule }) => {
    const what = `${key.split(' ')[0]} ${rule}`
    if (seen.has(what)) return false
    seen.add(what)
    return true
  })
  const left = Math.max(8, Math.min(innerWidth - 328, (at?.right ?? innerWidth / 2) + 8))
  const top = Math.max(60, Math.min(innerHeight - 200, at?.top ?? 120))
  return (
    <div className="why-not" role="status" style={{ left, top }}>
      <b>Not possible</b>
      <ul>
        {distinct.slice(0, 4).map(({ key, rule, text }) => (
          <li key={`${key} ${rule}`}>
            <span className="why-verb">{key.split(' ')[0]}:</span> {text}{' '}
            <a className="rule-link" href={ruleAddress(rule)}>
              {rule}
            </a>
          </li>
        ))}
      </ul>
      <button type="button" className="button button-small button-quiet" onClick={onClose}>
        Close
      </button>
    </div>
  )
}
