import { expect, test } from 'vitest'
import { missingPlatforms, platformOf } from './platforms.ts'

test.each([
  ['@biomejs/cli-darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
  ['@biomejs/cli-linux-x64-musl', { cpu: ['x64'], libc: ['musl'], os: ['linux'] }],
  ['@rolldown/binding-linux-s390x-gnu', { cpu: ['s390x'], libc: ['glibc'], os: ['linux'] }],
  ['@oxc-parser/binding-linux-arm-musleabihf', { cpu: ['arm'], libc: ['musl'], os: ['linux'] }],
  ['@rolldown/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ['fsevents', undefined],
])('%s runs on %j', (name, platform) => {
  expect(platformOf(name)).toEqual(platform)
})

test('binary packages of other platforms are added, what is there stays', () => {
  const packages = {
    'node_modules/tool': {
      dev: true,
      optionalDependencies: { 'tool-linux-x64': '1.0.0', 'tool-win32-x64': '1.0.0', extra: '1.0.0' },
    },
    'node_modules/tool-linux-x64': { version: '1.0.0' },
  }
  expect(missingPlatforms({ packages })).toEqual({
    'node_modules/tool-win32-x64': { version: '1.0.0', cpu: ['x64'], dev: true, optional: true, os: ['win32'] },
  })
})
