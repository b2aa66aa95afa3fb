import { isPlain, quoted } from './json.ts'

/**
 * Options of one question are mostly alike but for the words of their keys ("move e4" to e4, "move e5" to e5). What an option would
 * have if the one before it had this one's key is left out; its key is always there. `not` names what the one before has and it lacks.
 */
type Fields = Readonly<Record<string, unknown>>
type Option = Fields & { readonly key: string }
type Packed = Option & { readonly not?: readonly string[] }
export type Asking = { readonly options: readonly object[] }

export function packQuestions(questions: readonly Asking[]): unknown[] {
  return questions.map((question) => ({ ...question, options: packOptions(question.options as readonly Option[]) }))
}

/** What `packQuestions` makes, as JSON. Its slow twin is `JSON.stringify(packQuestions(questions))`. */
export const questionsText = (questions: readonly Asking[]): string => `[${questions.map(questionText).join()}]`

function questionText(question: Asking): string {
  let text = ''
  for (const name in question) {
    const value = (question as unknown as Fields)[name]
    if (value === undefined) continue
    const part = name === 'options' ? optionsText(question.options as readonly Option[]) : JSON.stringify(value)
    text += `${text === '' ? '' : ','}${quoted(name)}:${part}`
  }
  return `{${text}}`
}

function optionsText(options: readonly Option[]): string {
  const [first] = options
  if (!first) return '[]'
  let text = `[${JSON.stringify(first)}`
  for (let index = 1; index < options.length; index++) {
    const option = options[index] as Option
    const more = moreText(option, options[index - 1] as Option)
    // Most options are nothing but their key: every piece a text is made of costs as much as what is in it.
    if (more === '' && isPlain(option.key)) text += `,{"key":"${option.key}"}`
    else text += `,{"key":${quoted(option.key)}${more}}`
  }
  return `${text}]`
}

/** What an option has beside its key, where it does not follow from the one before. */
function moreText(option: Option, before: Option): string {
  const { key } = option
  const changes = changesOf(before.key, key)
  const isOnce = changes.length === 2 && isThereOnce(before.key, changes[0] as string)
  let text = ''
  let shared = 1
  for (const name in option) {
    const value = option[name]
    if (name === 'key' || value === undefined) continue
    const old = before[name]
    if (old !== undefined) shared++
    const isSame = isOnce && old === before.key ? value === key : old !== undefined && isRenamed(old, value, changes)
    if (!isSame) text += `,${quoted(name)}:${JSON.stringify(value)}`
  }
  const not = shared === countOf(before) ? undefined : missingFrom(option, before)
  return not ? `${text},"not":${JSON.stringify(not)}` : text
}

/** Then a key with this word changed is the other key. */
const isThereOnce = (key: string, word: string): boolean => key.indexOf(word) === key.lastIndexOf(word)

function countOf(option: Option): number {
  let count = 0
  for (const name in option) if (name !== undefined) count++
  return count
}

export function unpackQuestions<Question>(questions: readonly unknown[]): Question[] {
  return questions.map((question) => {
    const asking = question as Asking
    return { ...asking, options: unpackOptions(asking.options as readonly Packed[]) } as Question
  })
}

function packOptions(options: readonly Option[]): readonly Packed[] {
  let before: Option | undefined
  return options.map((option) => {
    const packed = before ? lessThan(option, before, changesOf(before.key, option.key)) : option
    before = option
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
  const not = missingFrom(option, before)
  if (not) packed.not = not
  return packed as Packed
}

/** What the option before has and this one lacks. */
function missingFrom(option: Option, before: Option): string[] | undefined {
  let not: string[] | undefined
  for (const name in before)
    if (before[name] !== undefined && option[name] === undefined) {
      not ??= []
      not.push(name)
    }
  return not
}

function unpackOptions(packed: readonly Packed[]): Option[] {
  const options: Option[] = []
  for (const { not = [], ...own } of packed) {
    const before = options.at(-1)
    const changes = before ? changesOf(before.key, own.key) : []
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
const SPACE = 0x20

function changesOf(key: string, other: string): Changes {
  let changes = NONE
  // Where the first word begins that differs.
  let from = 0
  for (let at = 0; at < key.length && key.charCodeAt(at) === other.charCodeAt(at); at++)
    if (key.charCodeAt(at) === SPACE) from = at + 1
  let there = from
  for (;;) {
    const to = key.indexOf(' ', from)
    const end = other.indexOf(' ', there)
    if (to < 0 !== end < 0) return NONE
    const word = to < 0 ? key.slice(from) : key.slice(from, to)
    const another = end < 0 ? other.slice(there) : other.slice(there, end)
    // Hardly ever are there two, and a list that grows takes room for many.
    if (word !== another && word !== '') changes = changes === NONE ? [word, another] : [...changes, word, another]
    if (to < 0) return changes
    from = to + 1
    there = end + 1
  }
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
    const at = text.indexOf(word)
    if (at >= 0) text = replaced(text, word, changes[index + 1] as string, at)
  }
  return text
}

/** A text with another word wherever this one stands, first at a known place. */
function replaced(text: string, word: string, other: string, first: number): string {
  let made = ''
  let from = 0
  for (let at = first; at >= 0; at = text.indexOf(word, from)) {
    made += text.slice(from, at) + other
    from = at + word.length
  }
  return made + text.slice(from)
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
