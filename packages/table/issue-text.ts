import type { z } from 'zod'

/** The first problems a schema found, each with where it stands: "players[0].name: expected string". */
export function issueText(error: z.ZodError, root = ''): string {
  return firstFew(
    error.issues.flatMap(clearest).map(({ path, message }) => `${pathText([root, ...path])}: ${spoken(message)}`),
  )
}

/** A value that is not there is missing: whoever writes JSON knows no undefined. */
const spoken = (message: string): string => message.replace(/, received undefined$/, ', and it is missing')

/** The first sentences of a list, and how many there are besides. */
export function firstFew(sentences: readonly string[]): string {
  const shown = sentences.slice(0, 3).join('; ')
  const more = sentences.length - 3
  return more > 0 ? `${shown}; and ${more} more` : shown
}

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>

/** What an alternative says of a value that none of them fits; a schema's own words for it are kept. */
const NO_ALTERNATIVE = 'Invalid input'

/**
 * Where a value may be one of several shapes, what is wrong with the one that was meant: the one with these keys. Where no
 * shape is known by a key, the words that would be.
 */
function clearest(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.message !== NO_ALTERNATIVE || issue.errors.length === 0) return [issue]
  const fitting = issue.errors.filter((issues) => issues.every(({ path }) => path.length > 0))
  const meant = fitting.length === 1 ? fitting[0] : nearly(issue.errors)
  if (meant) return meant.flatMap(clearest).map(({ path, message }) => ({ path: [...issue.path, ...path], message }))
  const unknown = issue.errors.flat().find(({ code }) => code === 'unrecognized_keys')
  const words = issue.errors.flatMap((issues) => issues.find(({ path }) => path.length === 1)?.path ?? [])
  const message =
    words.length > 0
      ? `${unknown?.message ?? 'No known key'}; expected one of ${[...new Set(words)].join(', ')}`
      : [...new Set(issue.errors.flatMap(([first]) => first?.message ?? []))].join(', or ')
  return [{ path: issue.path, message }]
}

/** The shape that lacks nothing, where a key too many is all that is wrong. */
function nearly(errors: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  return errors.find(([first, ...more]) => first?.code === 'unrecognized_keys' && more.length === 0)
}

function pathText(path: readonly PropertyKey[]): string {
  const text = path
    .filter((part) => part !== '')
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
  return text.replace(/^\./, '') || 'the whole'
}
