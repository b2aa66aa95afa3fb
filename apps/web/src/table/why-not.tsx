import { ruleAddress } from '../shell/routes.ts'
import { useOpening } from './opened.ts'
import { NO_CONCERN, type Refused, WHY_NOT } from './refused.ts'

/** Why something cannot be chosen: the rule that refuses it, and the way there; else what is being decided instead. */
export function WhyNot({ of: { question, reasons, at }, onClose }: { of: Refused; onClose: () => void }) {
  const { isOpen, holder } = useOpening<HTMLDivElement>(WHY_NOT)
  const seen = new Set<string>()
  const distinct = reasons.filter(({ look, rule }) => {
    const what = `${look.group} ${rule}`
    if (seen.has(what)) return false
    seen.add(what)
    return true
  })
  if (!isOpen) return null
  const left = Math.max(8, Math.min(innerWidth - 328, (at?.right ?? innerWidth / 2) + 8))
  const top = Math.max(60, Math.min(innerHeight - 200, at?.top ?? 120))
  return (
    <div ref={holder} className="why-not" role="status" style={{ left, top }}>
      <b>Not possible</b>
      {distinct.length === 0 && (
        <p>
          {NO_CONCERN}: {question.text} {question.rule && <a href={ruleAddress(question.rule)}>{question.rule}</a>}
        </p>
      )}
      <ul>
        {distinct.slice(0, 4).map(({ key, look, rule, text }) => (
          <li key={`${key} ${rule}`}>
            <span className="why-verb">{look.groupName}:</span> {text}{' '}
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
