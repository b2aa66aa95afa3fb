import { expect, test } from 'vitest'
import { type DatabaseMachine, provideDatabases } from './databases.ts'

function machine(has: readonly string[], more: Partial<DatabaseMachine> = {}) {
  const there = new Set(has)
  const did: string[] = []
  const said: string[] = []
  const made: DatabaseMachine = {
    env: {},
    isThere: (name) => there.has(name),
    isDebianRoot: () => false,
    run: (command, args) => {
      did.push([command, ...args].join(' '))
      if (args.includes('postgresql')) there.add('PostgreSQL')
      return true
    },
    say: (sentence) => said.push(sentence),
    ...more,
  }
  return { made, did, said }
}

test('nothing is done where all is there or named', () => {
  const { made, did, said } = machine(['PostgreSQL'], { env: { MUSTER_TEST_NATS_URL: 'nats://somewhere' } })
  provideDatabases(made)
  expect([...did, ...said]).toEqual([])
})

test('as root on Debian what is missing is installed, and what could not be is said', () => {
  const { made, did, said } = machine([], { isDebianRoot: () => true })
  provideDatabases(made)
  expect(did).toEqual(['apt-get update -qq', 'apt-get install -y -qq --no-install-recommends postgresql nats-server'])
  expect(said.at(-1)).toContain('there is no nats-server')
  expect(said).toHaveLength(2)
})

test('elsewhere the tests go without, and are told how to be pointed at one', () => {
  const { made, did, said } = machine(['nats-server'])
  provideDatabases(made)
  expect(did).toEqual([])
  expect(said).toEqual([
    'muster: there is no PostgreSQL, its tests are skipped; install it, or name a running one in MUSTER_TEST_DATABASE_URL.',
  ])
})
