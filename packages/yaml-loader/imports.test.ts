import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import sample from './fixtures/sample.yaml'

const here = import.meta.dirname

function runInNode(code: string) {
  return spawnSync(process.execPath, ['--import', `${here}/node-hook.ts`, '--input-type=module', '-e', code], {
    cwd: here,
    encoding: 'utf8',
  })
}

test('the Vite plugin loads YAML', () => {
  expect(sample).toEqual({ greeting: 'hello', counts: [1, 2] })
  expect(Object.isFrozen(sample)).toBe(true)
})

test('the Node hook loads the same data', () => {
  const node = runInNode(`import x from './fixtures/sample.yaml'; console.log(JSON.stringify(x))`)
  expect(node.stderr).toBe('')
  expect(JSON.parse(node.stdout)).toEqual(sample)
})

test('the Node hook names file, line and column of a fault', () => {
  const node = runInNode(`import './fixtures/broken.yaml'`)
  expect(node.status).not.toBe(0)
  expect(node.stderr).toMatch(/broken\.yaml:2:1: Map keys must be unique; expected each key once/)
})
