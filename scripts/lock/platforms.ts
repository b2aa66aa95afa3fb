export type LockEntry = {
  version?: string
  integrity?: string
  resolved?: string
  dev?: boolean
  optional?: boolean
  link?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
export type Lock = { packages: Record<string, LockEntry> }

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32', 'aix']
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/**
 * Binary packages of other platforms that a lock file lacks. A registry that mirrors only some platforms makes npm
 * write such a lock; `npm ci` then refuses it everywhere, and a Mac would get no linter even if it did not.
 */
export function missingPlatforms(lock: Lock): Record<string, LockEntry> {
  const missing: Record<string, LockEntry> = {}
  for (const entry of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const path = `node_modules/${name}`
      if (lock.packages[path] || !/^\d+\.\d+\.\d+/.test(version)) continue
      const platform = platformOf(name)
      if (!platform) continue
      const { cpu, libc, os } = platform
      missing[path] = {
        version,
        ...(cpu && { cpu }),
        ...(entry.dev && { dev: true }),
        ...(libc && { libc }),
        optional: true,
        ...(os && { os }),
      }
    }
  }
  return missing
}

/** A binary package says in its name what it runs on: `@biomejs/cli-linux-x64-musl`. */
export function platformOf(name: string): Pick<LockEntry, 'cpu' | 'libc' | 'os'> | undefined {
  const words = name.split('/').at(-1)?.split('-') ?? []
  const os = SYSTEMS.find((system) => words.includes(system))
  const cpu = PROCESSORS.find((processor) => words.includes(processor))
  if (!cpu || !(os || cpu === 'wasm32')) return undefined
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : words.includes('gnu') ? 'glibc' : undefined
  return { cpu: [cpu], ...(libc && { libc: [libc] }), ...(os && { os: [os] }) }
}
