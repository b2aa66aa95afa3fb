/**
 * Options of one question are mostly alike but for the words of their keys ("move e4" to e4, "move e5" to e5). What an option would
 * have if the one before it had this one's key is left out; its key is always there. `not` names what the one before has and it lacks.
 */
type Fields = Readonly<Record<string, unknown>>
type Option = Fields & { readonly key: string }
type Packed = Option & { readonly not?: readonly string[] }
type Asking = { readonly options: readonly object[] }

export function packQuestions(questions: readonly Asking[]): unknown[] {
  return questions.map((question) => ({ ...question, options: packOptions(question.options as readonly Option[]) }))
}

export function unpackQuestions<Question>(questions: readonly unknown[]): Question[] {
  return questions.map((question) => {
    const asking = question as Asking
    return { ...asking, options: unpackOptions(asking.options as readonly Packed[]) } as Question
  })
}

function packOptions(options: readonly Option[]): readonly Packed[] {
  return options.map((option, index) => {
    const before = options[index - 1]
    return before ? lessThan(option, before) : option
  })
}

function lessThan(option: Option, before: Option): Packed {
  const packed: Record<string, unknown> = { key: option.key }
  for (const name in option) {
    const value = option[name]
    if (name === 'key' || value === undefined) continue
    if (!(name in before) || !isAlike(renamed(before[name], before.key, option.key), value)) packed[name] = value
  }
  const not = Object.keys(before).filter((name) => before[name] !== undefined && option[name] === undefined)
  return (not.length > 0 ? { ...packed, not } : packed) as Packed
}

function unpackOptions(packed: readonly Packed[]): Option[] {
  const options: Option[] = []
  for (const { not = [], ...own } of packed) {
    const before = options.at(-1)
    const option: Record<string, unknown> = {}
    for (const name in before)
      if (!not.includes(name) && before[name] !== undefined) option[name] = renamed(before[name], before.key, own.key)
    options.push({ ...option, ...own } as Option)
  }
  return options
}

/** A value, or a list of them, as it would be with the words of another key. */
function renamed(value: unknown, from: string, to: string): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, from, to))
  if (typeof value !== 'string') return value
  const words = from.split(' ')
  const others = to.split(' ')
  if (words.length !== others.length) return value
  let text = value
  for (const [index, word] of words.entries()) {
    const other = others[index] as string
    if (word !== other && word !== '') text = text.replaceAll(word, () => other)
  }
  return text
}

function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, index) => isAlike(part, other[index]))
  return false
}
