import { ruleAddress } from './routes.ts'

/** A rule to look up in a tab of its own, where leaving would lose what has been chosen so far. */
export const RuleTab = ({ rule }: { rule: string }) => (
  <a href={ruleAddress(rule)} target="_blank" rel="noreferrer">
    {rule}
  </a>
)
