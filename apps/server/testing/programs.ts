import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'

/** Where Debian puts programs that are on nobody's PATH. */
const DEBIAN_POSTGRES = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs: on the PATH, or Debian's newest. */
export function postgresFolder(): string | undefined {
  const onPath = foldersOnPath().find((folder) => hasAll(folder, ['postgres', 'initdb']))
  if (onPath) return onPath
  if (!existsSync(DEBIAN_POSTGRES)) return undefined
  const newestFirst = readdirSync(DEBIAN_POSTGRES).toSorted((a, b) => Number(b) - Number(a))
  return newestFirst
    .map((version) => join(DEBIAN_POSTGRES, version, 'bin'))
    .find((folder) => hasAll(folder, ['postgres', 'initdb']))
}

/** The NATS server: on the PATH, or Debian's. */
export const natsProgram = (): string | undefined =>
  [...foldersOnPath(), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'nats-server'))
    .find((path) => existsSync(path))

const foldersOnPath = (): readonly string[] =>
  (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')

const hasAll = (folder: string, names: readonly string[]): boolean =>
  names.every((name) => existsSync(join(folder, name)))

/** PostgreSQL refuses to run as root: the user it runs as instead, nothing where we are not root. */
export function humbleUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: number('-u'), gid: number('-g') }
    } catch {
      // There is no such user; the next may be there.
    }
  }
  return undefined
}

/** A port nobody uses now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
