import { expect, test } from 'vitest'
import { traceRefusals } from './traces.ts'

const found = (text: string, file = 'docs/x.md') => traceRefusals({ file, text })
/** Keeps what is refused out of this file, which is checked too. */
const join = (...parts: string[]) => parts.join('')

test.each([
  [join('see https:', '//registry.example.org/x'), 'packages by name'],
  [join('see http:', '//npm.example.org/repository/', 'npm-group/'), 'packages by name'],
  [join('cd /', 'home/ada/muster'), 'a path relative to the repository'],
  [join("'/", "Users/ada/muster'"), 'a path relative to the repository'],
  [join('cat /', 'work/main/x'), 'a path relative to the repository'],
  [join('C:', '\\Users\\ada'), 'a path relative to the repository'],
])('refuses %j', (text, expected) => {
  expect(found(`first line\n${text}`)).toEqual([
    expect.stringMatching(new RegExp(`^docs/x.md:2: .*; expected ${expected}`)),
  ])
})

test.each([
  'https://github.com/sponsors/someone',
  'http://localhost:4747',
  '../assets/root/x and apps/builds/x',
  '`${base}/home/ada/`',
  "route('/home')",
])('accepts %j', (text) => {
  expect(found(text)).toEqual([])
})

test('the lock file names no download address, .npmrc no registry', () => {
  const locked = `"resolved": "${join('https:', '//example.org/x.tgz')}"`
  expect(found(locked, 'package-lock.json')).toHaveLength(1)
  expect(found('"resolved": "packages/table"', 'package-lock.json')).toEqual([])
  expect(found(join('registry', '=example'), '.npmrc')).toHaveLength(1)
  expect(found('omit-lockfile-registry-resolved=true', '.npmrc')).toEqual([])
})
