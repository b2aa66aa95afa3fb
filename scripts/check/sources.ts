import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../lib/files.ts'
import type { Workspaces } from './directions.ts'
import type { Source } from './syntax.ts'

export function readSources(root: string, files: readonly string[]): Source[] {
  return files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

/** What a commit would hold: git's word where there is git, else everything below the root. */
export function trackedText(root: string): Source[] {
  const git = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const listed = git.status === 0 ? git.stdout.split('\0').filter((file) => file !== '') : filesBelow(root, ['.'])
  const present = [...new Set(listed)].filter((file) => existsSync(join(root, file)))
  return readSources(root, present).filter(({ text }) => !text.includes('\0'))
}

export function readWorkspaces(root: string): Workspaces {
  const folders = ['packages', 'games', 'apps'].flatMap((layer) =>
    existsSync(join(root, layer)) ? readdirSync(join(root, layer)).map((name) => `${layer}/${name}`) : [],
  )
  const named = folders.filter((folder) => existsSync(join(root, folder, 'package.json')))
  return new Map(
    named.map((folder) => [JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).name, folder] as const),
  )
}
