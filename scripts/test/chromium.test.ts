import { expect, test } from 'vitest'
import { findChromium, type Machine } from './chromium.ts'

/** A machine on which the given paths start; apt-get puts Debian's there. */
function machine(paths: string[], rest: Partial<Machine> = {}): Machine {
  const working = new Set(paths)
  return {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    say: () => undefined,
    works: (path) => working.has(path),
    isDebianRoot: () => false,
    run: (command, args) => {
      if (command === 'apt-get' && args.includes('chromium')) working.add('/usr/bin/chromium')
      return true
    },
    playwright: () => undefined,
    ...rest,
  }
}

const missing = { problem: expect.stringContaining('install Chromium or Google Chrome') }

test('CHROMIUM comes first', () => {
  const env = { CHROMIUM: '/opt/chrome', PATH: '/usr/bin' }
  expect(findChromium(machine(['/opt/chrome', '/usr/bin/chromium'], { env }))).toEqual({ path: '/opt/chrome' })
})

test('a CHROMIUM that does not start is named, not passed over', () => {
  const env = { CHROMIUM: '/opt/chrome', PATH: '/usr/bin' }
  expect(findChromium(machine(['/usr/bin/chromium'], { env }))).toEqual({
    problem: 'CHROMIUM is set to /opt/chrome, which does not start; expected the path of a Chromium or Chrome.',
  })
})

test('the PATH comes before any install', () => {
  const found = findChromium(machine(['/usr/bin/google-chrome'], { isDebianRoot: () => true }))
  expect(found).toEqual({ path: '/usr/bin/google-chrome' })
})

test('on Debian as root the package is installed, after an update', () => {
  const commands: string[] = []
  const debian = machine([], { isDebianRoot: () => true })
  const run: Machine['run'] = (command, args) => {
    commands.push(`${command} ${args[0]}`)
    return debian.run(command, args)
  }
  expect(findChromium({ ...debian, run })).toEqual({ path: '/usr/bin/chromium' })
  expect(commands).toEqual(['apt-get update', 'apt-get install'])
})

test('elsewhere Playwright downloads its own', () => {
  const playwright = () => ({ cli: 'cli.js', executable: () => '/cache/chrome' })
  expect(findChromium(machine(['/cache/chrome'], { playwright }))).toEqual({ path: '/cache/chrome' })
  expect(findChromium(machine([], { playwright, run: () => false }))).toEqual(missing)
})

test('without any of these one sentence says what to install', () => {
  expect(findChromium(machine([]))).toEqual(missing)
})
