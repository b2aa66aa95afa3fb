import type { RefusedOption } from '@muster/table'
import { Icon, type Scene } from '@muster/ui'
import { Fragment, useEffect, useState } from 'react'
import { ruleAddress } from '../shell/routes.ts'
import { cardsIn } from './cards-in.ts'
import type { FormProps } from './form-props.ts'

const MOST_SHOWN = 4

interface RefusedKind {
  readonly name: string
  readonly icon: string
  readonly refusal: RefusedOption
}

/** Kinds that are refused for the same reason, which is given once. */
function alike(kinds: Iterable<RefusedKind>): RefusedKind[][] {
  const byReason = new Map<string, RefusedKind[]>()
  for (const kind of kinds) {
    const reason = `${kind.refusal.rule} ${kind.refusal.text}`
    byReason.set(reason, [...(byReason.get(reason) ?? []), kind])
  }
  return [...byReason.values()]
}

/** What somebody would have tried first: what concerns others before what concerns oneself, the common reason first. */
function likeliest(refused: readonly RefusedOption[], seat: number, { seats }: Scene): RefusedOption[] {
  const own = new Set(seats.filter((one) => one.seat === seat).flatMap(({ cards }) => cards.map(({ id }) => id)))
  const mine = ({ refs }: RefusedOption) => (refs.some((ref) => own.has(ref)) ? 1 : 0)
  const common = ({ rule }: RefusedOption) => refused.filter((other) => other.rule === rule).length
  return [...refused].sort((a, b) => mine(a) - mine(b) || common(b) - common(a))
}

/** Kinds of choice that are not there at all: each with the rule that refuses it, and the way to that rule. */
export function RefusedKinds({ choosing: { question, options }, ui, scene, why }: FormProps) {
  const [refused, setRefused] = useState<readonly RefusedOption[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question has new refusals
  useEffect(() => {
    let current = true
    setRefused([])
    why().then((found) => current && setRefused(found))
    return () => {
      current = false
    }
  }, [question])
  const offered = new Set(options.map(({ look }) => look.group))
  const cards = cardsIn(scene)
  const kinds = new Map<string, RefusedKind>()
  for (const refusal of likeliest(refused, question.seat, scene)) {
    const { group, groupName, icon, card } = ui.optionLook(question, { ...refusal, text: refusal.key })
    if (card !== undefined && cards.has(card)) continue
    if (group !== refusal.key && !offered.has(group) && !kinds.has(group))
      kinds.set(group, { name: groupName, icon, refusal })
  }
  if (kinds.size === 0) return null
  return (
    <ul className="refused">
      {alike(kinds.values())
        .slice(0, MOST_SHOWN)
        .map((same) => (
          <Reason key={same[0]?.name} of={same} />
        ))}
    </ul>
  )
}

/** What is refused, by its names, and the one reason. */
function Reason({ of: kinds }: { of: readonly RefusedKind[] }) {
  const [first] = kinds
  if (!first) return null
  const { rule, text } = first.refusal
  return (
    <li>
      <a href={ruleAddress(rule)}>
        {kinds.map(({ name, icon }) => (
          <Icon key={name} name={icon} size={18} />
        ))}
        <span>
          {kinds.map(({ name }, at) => (
            <Fragment key={name}>
              {at > 0 && ', '}
              <s>{name}</s>
            </Fragment>
          ))}{' '}
          {text} <span className="refused-rule">({rule})</span>
        </span>
      </a>
    </li>
  )
}
