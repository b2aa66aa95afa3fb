import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..')

/** The folders that hold sources and tests. */
const SOURCE_FOLDERS = ['packages', 'games', 'apps', 'scripts', 'bench'] as const

const SKIPPED = new Set(['node_modules', 'dist', 'reports'])

/** All files below the given folders of a checkout, as sorted paths relative to it with `/` between their parts. */
export function filesBelow(root: string, folders: readonly string[] = SOURCE_FOLDERS): string[] {
  return folders.flatMap((folder) => walk(join(root, folder)).map((file) => slashed(relative(root, file)))).sort()
}

function walk(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => {
    if (SKIPPED.has(entry.name) || entry.name.startsWith('.')) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? walk(path) : entry.isFile() ? [path] : []
  })
}

/** A folder that does not exist (yet) has no files. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** The games of a checkout that hold a file or folder. */
export function gamesWith(root: string, path: string): string[] {
  const games = entriesOf(join(root, 'games')).map(({ name }) => name)
  return games.filter((game) => existsSync(join(root, 'games', game, path))).sort()
}

export function slashed(path: string): string {
  return path.split(sep).join('/')
}

/** Test files and what only they use. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || /\/(fixtures|testing)\//.test(file)
}
