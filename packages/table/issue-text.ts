import type { z } from 'zod'

/** The first problems a schema found, each with where it stands: "players[0].name: expected string". */
export function issueText(error: z.ZodError, root = ''): string {
  const shown = error.issues.slice(0, 3).map((issue) => `${pathText([root, ...issue.path])}: ${issue.message}`)
  const more = error.issues.length - shown.length
  return more > 0 ? `${shown.join('; ')}; and ${more} more` : shown.join('; ')
}

function pathText(path: readonly PropertyKey[]): string {
  const text = path
    .filter((part) => part !== '')
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
  return text.replace(/^\./, '') || 'the whole'
}
