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
  let before: Option | undefined
  let words: readonly string[] = []
  return options.map((option) => {
    const own = option.key.split(' ')
    const packed = before ? lessThan(option, before, changesOf(words, own)) : option
    before = option
    words = own
    return packed
  })
}

function lessThan(option: Option, before: Option, changes: Changes): Packed {
  const packed: Record<string, unknown> = { key: option.key }
  for (const name in option) {
    const value = option[name]
    if (name === 'key' || value === undefined) continue
    if (!(name in before) || !isRenamed(before[name], value, changes)) packed[name] = value
  }
  let not: string[] | undefined
  for (const name in before)
    if (before[name] !== undefined && option[name] === undefined) {
      not ??= []
      not.push(name)
    }
  if (not) packed.not = not
  return packed as Packed
}

function unpackOptions(packed: readonly Packed[]): Option[] {
  const options: Option[] = []
  for (const { not = [], ...own } of packed) {
    const before = options.at(-1)
    const changes = before ? changesOf(before.key.split(' '), own.key.split(' ')) : []
    const option: Record<string, unknown> = {}
    for (const name in before)
      if (!not.includes(name) && before[name] !== undefined) option[name] = renamed(before[name], changes)
    options.push({ ...option, ...own } as Option)
  }
  return options
}

/** The words by which one key differs from another: from and to by turns. Nothing where they have not as many. */
type Changes = readonly string[]
const NONE: Changes = []

function changesOf(words: readonly string[], others: readonly string[]): Changes {
  if (words.length !== others.length) return NONE
  const changes: string[] = []
  for (let index = 0; index < words.length; index++) {
    const [word, other] = [words[index] as string, others[index] as string]
    if (word !== other && word !== '') changes.push(word, other)
  }
  return changes
}

/** A value, or a list of them, as it would be with the words of another key. */
function renamed(value: unknown, changes: Changes): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, changes))
  return typeof value === 'string' ? renamedText(value, changes) : value
}

function renamedText(value: string, changes: Changes): string {
  let text = value
  for (let index = 0; index < changes.length; index += 2) {
    const word = changes[index] as string
    if (text === word) text = changes[index + 1] as string
    else if (text.includes(word)) text = text.split(word).join(changes[index + 1])
  }
  return text
}

/** Whether a value with the words of another key is this one. */
function isRenamed(one: unknown, other: unknown, changes: Changes): boolean {
  if (typeof one === 'string') return typeof other === 'string' && renamedText(one, changes) === other
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return false
    for (let index = 0; index < one.length; index++) if (!isRenamed(one[index], other[index], changes)) return false
    return true
  }
  return one === other
}
