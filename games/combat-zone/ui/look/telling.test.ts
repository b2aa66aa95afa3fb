import type { RefusedOption } from '@muster/table'
import { expect, test } from 'vitest'
import { telling } from './telling.ts'

const refused = (key: string, rule: string): RefusedOption =>
  ({ key, kind: key.split(' ')[0], rule, text: '', refs: [] }) as never

test('that an action is for the other side is told only where nothing else stands against it', () => {
  const [rival, far, own] = [
    refused('triage bob-1', 'CZ-R-55'),
    refused('triage cai-1', 'CZ-ACTION-7'),
    refused('strike ana-1', 'CZ-ACTION-26'),
  ]
  expect(telling([rival, far, own] as RefusedOption[])).toEqual([far, own])
})
