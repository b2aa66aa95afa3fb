import { Fault, type Point, type RefusedOption, type ShownQuestion } from '@muster/table'

const MOST_NAMED = 6

/** Asked for only where it is needed: it takes longer than the options. */
type Refused = () => readonly RefusedOption[]

/** The whole of a way of which the bends and the end were typed. */
type Completed = (drawn: readonly Point[]) => readonly Point[]

/**
 * The choice a person means by what they typed: numbers of options, keys, or beginnings of keys' words ("a gra w m" is
 * "attack grawl with mace" where nothing else begins so). Throws a `bad-choice` fault that says what was expected.
 */
export function readTyped(
  question: ShownQuestion,
  typed: string,
  refused: Refused,
  completed: Completed = (drawn) => drawn,
): unknown {
  switch (question.form) {
    case 'one':
      return keyOf(question, typed, refused)
    case 'some':
    case 'order':
      return asMany(
        question,
        typed === 'none' ? [] : typed.split(',').map((part) => keyOf(question, part.trim(), refused)),
      )
    case 'number':
      return wholeNumbers(typed, 1)[0]
    case 'point':
      return suggested(question, typed) ?? pointOf(typed)
    case 'path':
      return suggested(question, typed) ?? completed(typed.split(',').map(pointOf))
  }
}

/** As many as are asked for. */
function asMany({ form, min = 0, max, options }: ShownQuestion, keys: readonly string[]): readonly string[] {
  const [least, most] = form === 'order' ? [options.length, options.length] : [min, max ?? options.length]
  const wanted = least === most ? `${least}` : `${least} to ${most}`
  if (keys.length < least || keys.length > most)
    throw new Fault('bad-choice', `give ${wanted} of them, with commas between them, not ${keys.length || 'none'}`)
  return keys
}

/** How to answer a question, in half a sentence. */
export function howTo({ form, min }: ShownQuestion): string {
  switch (form) {
    case 'one':
      return 'a number from the list, or the beginning of a key'
    case 'some':
      return `numbers or keys with commas between them${min === 0 ? ', or none' : ''}`
    case 'order':
      return 'all numbers or keys in your order, with commas between them'
    case 'number':
      return 'a whole number'
    case 'point':
      return 'a number from the list, or x y'
    case 'path':
      return 'a number from the list, or x y of where to go, with bends before it: x y, x y'
  }
}

/** What is folded away is meant only by its number, or where nothing else is. */
function keyOf({ options }: ShownQuestion, typed: string, refused: Refused): string {
  const shown = options.filter(({ fold }) => fold === undefined).map(({ key }) => key)
  const all = options.map(({ key }) => key)
  const found = all.includes(typed) ? typed : (meant(shown, typed) ?? meant(all, typed))
  if (found !== undefined) return found
  const key = meant(
    refused().map((option) => option.key),
    /^\d+$/.test(typed) ? '' : typed,
  )
  const why = refused().find((option) => option.key === key)
  if (why) throw new Fault('bad-choice', `"${why.key}" is refused: ${why.text}`, why.rule)
  throw new Fault('bad-choice', `"${typed}" is not on offer; expected a number from 1 to ${options.length} or a key`)
}

/** The key that a number or an abbreviation stands for, if any. Throws a fault where it could be several. */
export function meant(keys: readonly string[], typed: string): string | undefined {
  if (keys.includes(typed)) return typed
  if (/^\d+$/.test(typed)) return keys[Number(typed) - 1]
  const found = typed === '' ? [] : abbreviated(keys, typed)
  if (found.length > 1) throw new Fault('bad-choice', `"${typed}" could be ${some(found)}`)
  return found[0]
}

/** The first few of many. */
export function some(keys: readonly string[]): string {
  const more = keys.length - MOST_NAMED
  return `${keys.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** Keys that begin with what was typed; where there is none, keys whose words begin with the words typed, in order. */
function abbreviated(keys: readonly string[], typed: string): string[] {
  const whole = keys.filter((key) => key.startsWith(typed))
  if (whole.length > 0) return whole
  const parts = typed.split(/\s+/)
  return keys.filter((key) => {
    const words = key.split(' ')
    return parts.length <= words.length && parts.every((part, index) => words[index]?.startsWith(part))
  })
}

function suggested({ suggestions = [] }: ShownQuestion, typed: string): unknown {
  return /^\d+$/.test(typed) ? suggestions[Number(typed) - 1] : undefined
}

function pointOf(typed: string): { x: number; y: number } {
  const [x = 0, y = 0] = wholeNumbers(typed, 2)
  return { x, y }
}

function wholeNumbers(typed: string, count: number): number[] {
  const numbers = typed.trim().split(/\s+/).map(Number)
  if (numbers.length === count && numbers.every(Number.isInteger) && typed.trim() !== '') return numbers
  throw new Fault('bad-choice', `"${typed}" is not ${count === 1 ? 'a whole number' : `${count} whole numbers`}`)
}
