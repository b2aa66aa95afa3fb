import type { OwnQuestion } from '@muster/session'
import type { Choice } from '@muster/table'

/** An answer among what a question offers, evenly; folded options hardly anybody wants are left out. */
export function randomChoice(question: OwnQuestion, below: (count: number) => number): Choice {
  const { form, min = 0, max = 0, suggestions = [] } = question
  const keys = question.options.filter(({ fold }) => fold === undefined).map(({ key }) => key)
  const picked = (from: readonly string[], count: number): string[] => {
    const left = [...from]
    return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] ?? '')
  }
  switch (form) {
    case 'one':
      return keys[below(keys.length)] ?? ''
    case 'some': {
      const chosen = new Set(picked(keys, min + below(max - min + 1)))
      return keys.filter((key) => chosen.has(key))
    }
    case 'order':
      return picked(keys, keys.length)
    case 'number':
      return min + below(max - min + 1)
    default:
      return suggestions[below(suggestions.length)] as Choice
  }
}
