/** A list somebody built and kept, by the name it was given. */
export interface KeptList {
  readonly game: string
  readonly name: string
  readonly code: string
  readonly size: number
}

const KEY = 'muster-lists'

function isList(one: unknown): one is KeptList {
  const { game, name, code, size } = (one ?? {}) as Partial<KeptList>
  return [game, name, code].every((text) => typeof text === 'string') && typeof size === 'number'
}

function all(): KeptList[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isList) : []
  } catch {
    return []
  }
}

/** The lists kept for a game, by name. */
export const keptLists = (game: string): KeptList[] =>
  all()
    .filter((one) => one.game === game)
    .sort((a, b) => a.name.localeCompare(b.name))

const isSame = (a: KeptList, { game, name }: Pick<KeptList, 'game' | 'name'>) => a.game === game && a.name === name

function write(lists: readonly KeptList[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(lists))
  } catch {
    throw new Error('this browser does not let Muster keep lists; copy the link or the code instead')
  }
}

/** Keeps a list in the place of the one that had its name. */
export const keepList = (list: KeptList): void => write([...all().filter((one) => !isSame(one, list)), list])

export const dropList = (list: Pick<KeptList, 'game' | 'name'>): void =>
  write(all().filter((one) => !isSame(one, list)))
