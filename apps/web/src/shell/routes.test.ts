import { expect, test } from 'vitest'
import { parseRoute, ruleAddress } from './routes.ts'

test('every address stands for one screen, and an unknown one for none', () => {
  expect(parseRoute('')).toEqual({ at: 'shelf' })
  expect(parseRoute('#/')).toEqual({ at: 'shelf' })
  expect(parseRoute('#/new/bladeborn')).toEqual({ at: 'setup', game: 'bladeborn' })
  expect(parseRoute('#/table/x_1')).toEqual({ at: 'table', id: 'x_1' })
  expect(parseRoute('#/replay/x_1')).toEqual({ at: 'replay', id: 'x_1' })
  expect(parseRoute('#/rules/bladeborn')).toEqual({ at: 'rules', game: 'bladeborn', rule: '' })
  expect(parseRoute('#/table')).toEqual({ at: 'nowhere', path: 'table' })
  expect(parseRoute('#/%E0%A4%A/x')).toEqual({ at: 'nowhere', path: '%E0%A4%A/x' })
})

test('the address of a rule leads to it', () => {
  expect(parseRoute(ruleAddress('BB-MOVE-5'))).toEqual({ at: 'rules', game: 'bladeborn', rule: 'BB-MOVE-5' })
  expect(parseRoute(ruleAddress('SN-R-3'))).toEqual({ at: 'rules', game: 'sanctuary', rule: 'SN-R-3' })
})
