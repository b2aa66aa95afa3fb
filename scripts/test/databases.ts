import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { natsProgram, postgresFolder } from '../../apps/server/testing/programs.ts'

/** What the tests of several nodes start, with the package Debian has it in. */
const NEEDED = [
  { name: 'PostgreSQL', package: 'postgresql', setting: 'MUSTER_TEST_DATABASE_URL', isThere: () => postgresFolder() },
  { name: 'nats-server', package: 'nats-server', setting: 'MUSTER_TEST_NATS_URL', isThere: () => natsProgram() },
] as const

/** What the search touches, so that a test can stand in for a machine. */
export interface DatabaseMachine {
  readonly env: NodeJS.ProcessEnv
  readonly isThere: (name: (typeof NEEDED)[number]['name']) => boolean
  readonly isDebianRoot: () => boolean
  readonly run: (command: string, args: readonly string[]) => boolean
  readonly say: (sentence: string) => void
}

/** Installs what is missing as root on Debian; elsewhere says what the tests go without. They skip what is not there. */
export function provideDatabases(machine: DatabaseMachine = thisMachine): void {
  const missing = NEEDED.filter(({ name, setting }) => !machine.env[setting] && !machine.isThere(name))
  if (missing.length === 0) return
  if (machine.isDebianRoot()) {
    const packages = missing.map((needed) => needed.package)
    machine.say(`muster: installing what tests of several nodes start (apt-get install ${packages.join(' ')}) …`)
    if (machine.run('apt-get', ['update', '-qq']))
      machine.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  }
  for (const { name, setting } of missing.filter(({ name }) => !machine.isThere(name)))
    machine.say(`muster: there is no ${name}, its tests are skipped; install it, or name a running one in ${setting}.`)
}

const thisMachine: DatabaseMachine = {
  env: process.env,
  isThere: (name) => NEEDED.find((needed) => needed.name === name)?.isThere() !== undefined,
  isDebianRoot: () => existsSync('/etc/debian_version') && process.getuid?.() === 0,
  run: (command, args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, args, { stdio: ['ignore', 2, 2], env }).status === 0
  },
  say: (sentence) => console.error(sentence),
}
