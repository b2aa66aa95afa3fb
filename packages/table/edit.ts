import { Fault } from './fault.ts'
import type { Game, PlayedState } from './game.ts'
import { firstFew, issueText } from './issue-text.ts'
import { patchedBy } from './json-patch.ts'
import { attachContent } from './state.ts'

/** A state changed by JSON Patch. Throws a `bad-edit` fault where the patch or what comes of it is unsound. */
export function editedState<State extends PlayedState>(
  game: Game<State>,
  state: State,
  patch: readonly unknown[],
  seats: number,
): State {
  // Content is shared by every match and no part of the state: stored and loaded, a state is without it.
  const bare = patched(JSON.parse(JSON.stringify(state)), patch) as State
  const parsed = game.schema.safeParse(bare)
  if (!parsed.success) throw new Fault('bad-edit', issueText(parsed.error, 'state'))
  const gone = goneFrom(bare, parsed.data, 'state')
  if (gone.length > 0) throw new Fault('bad-edit', `no such position: ${firstFew(gone)}`)
  const edited = reattached(bare, state)
  const broken = game.broken(edited, seats)
  if (broken.length > 0) throw new Fault('bad-edit', `no such position: ${firstFew(broken)}`)
  return edited
}

/** What the schema would fill in: settings may be left out before a game begins, but once it has, each of them is there. */
function goneFrom(part: unknown, whole: unknown, where: string): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(whole as object).flatMap(([key, value]) =>
    Object.hasOwn(part, key)
      ? goneFrom((part as Record<string, unknown>)[key], value, `${where}.${key}`)
      : [`the setting ${where}.${key} is gone`],
  )
}

/** The edited state with content attached wherever it was attached before. */
function reattached<Part>(edited: Part, state: unknown): Part {
  if (typeof edited !== 'object' || edited === null || typeof state !== 'object' || state === null) return edited
  for (const key in edited) if (Object.hasOwn(state, key)) reattached(edited[key], (state as typeof edited)[key])
  if (!('content' in state) || Object.keys(state).includes('content')) return edited
  return attachContent(edited, state.content)
}

function patched(state: unknown, patch: readonly unknown[]): unknown {
  try {
    return patchedBy(state, patch)
  } catch (error) {
    throw new Fault('bad-edit', (error as Error).message)
  }
}
