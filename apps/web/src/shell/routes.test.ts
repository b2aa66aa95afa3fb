import { expect, test } from 'vitest'
import { listAddress, parseRoute, ruleAddress } from './routes.ts'

test('every address stands for one screen, and an unknown one for none', () => {
  expect(parseRoute('')).toEqual({ at: 'shelf' })
  expect(parseRoute('#/')).toEqual({ at: 'shelf' })
  expect(parseRoute('#/new/bladeborn')).toEqual({ at: 'setup', game: 'bladeborn' })
  expect(parseRoute('#/table/x_1')).toEqual({ at: 'table', id: 'x_1' })
  expect(parseRoute('#/replay/x_1')).toEqual({ at: 'replay', id: 'x_1' })
  expect(parseRoute('#/learn/bladeborn')).toEqual({ at: 'learn', game: 'bladeborn', exercise: '' })
  expect(parseRoute('#/learn/bladeborn/step-aside')).toMatchObject({ at: 'learn', exercise: 'step-aside' })
  expect(parseRoute('#/rules/bladeborn')).toEqual({ at: 'rules', game: 'bladeborn', rule: '' })
  expect(parseRoute('#/rules')).toEqual({ at: 'rules', game: '', rule: '' })
  expect(parseRoute('#/online')).toEqual({ at: 'online', path: [] })
  expect(parseRoute('#/online/table/x_1')).toEqual({ at: 'online', path: ['table', 'x_1'] })
  expect(parseRoute('#/table')).toEqual({ at: 'nowhere', path: 'table' })
  expect(parseRoute('#/%E0%A4%A/x')).toEqual({ at: 'nowhere', path: '%E0%A4%A/x' })
})

test('the address of a list holds all of it, whatever it is called', () => {
  const list = { code: 'CZ1-0', size: 150, name: 'Nuts / bolts % ″' }
  expect(parseRoute(listAddress('combat-zone', list))).toEqual({ at: 'build', game: 'combat-zone', list })
  expect(parseRoute('#/build/combat-zone/CZ1-0/many')).toEqual({
    at: 'build',
    game: 'combat-zone',
    list: { code: 'CZ1-0', size: undefined, name: '' },
  })
  expect(parseRoute('#/build/combat-zone')).toEqual({ at: 'build', game: 'combat-zone', list: undefined })
})

test('the address of a rule leads to it', () => {
  expect(parseRoute(ruleAddress('BB-MOVE-5'))).toEqual({ at: 'rules', game: 'bladeborn', rule: 'BB-MOVE-5' })
  expect(parseRoute(ruleAddress('SN-R-3'))).toEqual({ at: 'rules', game: 'sanctuary', rule: 'SN-R-3' })
})
