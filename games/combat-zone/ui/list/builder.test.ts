import { expect, test } from 'vitest'
import { flavours } from '../../content/flavour.ts'
import { baseContent } from '../../content/index.ts'
import { makeTeamCode, parseTeamCode } from '../../content/team/share-code.ts'
import { listBuilder } from './builder.ts'

const { show, begins, random, side } = listBuilder
const empty = begins.find(({ id }) => id === 'maelstrom')?.code ?? ''
const ready = (id: string) => makeTeamCode(baseContent.teams[id] as never)
const offer = (code: string, card: string, entry?: string, size = 100) => {
  const found = show(code, size, entry).offers.find((one) => one.card.id.split(' ')[0] === card)
  if (!found) throw new Error(`${card} is not offered`)
  return found
}
const meters = (code: string) =>
  Object.fromEntries(show(code, 100).meters.map(({ name, value, limit }) => [name, [value, limit]]))
const rules = (code: string, size = 100) => show(code, size).faults.map(({ rule }) => rule)

test('a team is begun with a faction, and the first fault is mended in one step', () => {
  const { faults, entries, begin } = show(empty, 100)
  expect([begin, entries, faults.map(({ rule }) => rule)]).toEqual(['maelstrom', [], ['CZ-TEAM-2']])
  const led = show(faults[0]?.fix?.code ?? '', 100)
  expect(led.faults).toEqual([])
  expect(led.entries.map(({ card }) => card.name)).toEqual(['Chrome Prophet'])
})

test('EB, Gonks, Gear, Street Cred and Mercs stand beside their limits', () => {
  expect(meters(ready('maelstrom-100'))).toEqual({
    EB: [expect.any(Number), 100],
    Gonks: [2, expect.any(Number)],
    Gear: [4, undefined],
    Cred: [0, undefined],
    Mercs: [0, 2],
  })
})

test('what is given goes to who is looked at, who stays so in whatever place it then has', () => {
  const code = ready('tyger-claws-100')
  const two = show(code, 100).entries.filter(({ card }) => card.name === 'Kyodai')
  for (const { id } of two) {
    const step = offer(code, 'smoke-beads', id).more
    const after = show(step?.code ?? '', 100, step?.entry)
    const chosen = after.entries.find((one) => one.id === after.entry)
    expect(chosen?.carried.map(({ card }) => card.id)).toContain('smoke-beads')
    expect(chosen?.card.name).toBe('Kyodai')
  }
})

test('an offer says what it would break before it is taken, and may be taken all the same', () => {
  const code = ready('maelstrom-100')
  const second = offer(code, 'chrome-prophet')
  expect(second.breaks).toContain('2 Leaders')
  expect(rules(second.more?.code ?? '')).toContain('CZ-TEAM-2')
  expect(offer(code, 'adware', '0').breaks).toContain('is no Netrunner')
  expect(offer(empty, 'adware')).toMatchObject({ more: undefined, breaks: 'choose who is to carry it' })
  expect(offer(code, 'pledge', undefined, 150).breaks).toContain('combined Influence')
  expect(offer(code, 'riveter', undefined, 150).breaks).toBe('')
})

test('a repair says what its one step does', () => {
  const added = offer(ready('maelstrom-100'), 'chrome-prophet').more?.code ?? ''
  expect(show(added, 100).faults.map(({ repair }) => repair)).toEqual([
    'take Chrome Prophet out',
    expect.stringMatching(/^take (a )?[A-Z].* (out|off [A-Z].*)$/),
  ])
  expect(show(empty, 100).faults[0]?.repair).toBe('add Chrome Prophet')
})

test('every fault that has a fix is nearer to a legal team after it, until there is none', () => {
  let code = ready('maelstrom-200')
  for (let step = 0; step < 20; step++) {
    const [fault] = show(code, 100).faults
    if (!fault) break
    expect(fault.fix?.code).not.toBe(code)
    code = fault.fix?.code ?? ''
  }
  expect(rules(code)).toEqual([])
})

test('cards are taken off, versions exchanged, and Gonks counted', () => {
  const code = ready('maelstrom-100')
  const { entries } = show(code, 100)
  const [leader] = entries
  const veteran = show(leader?.versions.find(({ name }) => name === '★')?.step.code ?? '', 100)
  expect(veteran.entries[0]?.card.name).toBe('Warlord ★')
  const pledges = entries.at(-1)
  expect(pledges).toMatchObject({ id: 'pledge', card: { count: 2 } })
  expect(parseTeamCode(baseContent, pledges?.more?.code ?? '').gonks).toEqual({ pledge: 3 })
  expect(rules(leader?.less.code ?? '')).toContain('CZ-TEAM-2')
  const armed = entries.find(({ carried }) => carried.length > 0)
  expect(show(armed?.carried[0]?.less.code ?? '', 100).meters).toContainEqual(
    expect.objectContaining({ name: 'Gear', value: 3 }),
  )
})

test('a list by lot is legal, and a list can be played as a side against ready-made ones of its size', () => {
  const code = random('zoners', 150, 'some lots')
  expect(show(code, 150).faults).toEqual([])
  expect(random('zoners', 150, 'some lots')).toBe(code)
  expect(side(code, 'Mine')).toMatchObject({ id: code, name: expect.stringMatching(/^Mine, 1\d\d EB$/) })
  const { rivals } = show(code, 150)
  expect(rivals.map((id) => baseContent.teams[id]).every((team) => team?.eb === 150)).toBe(true)
  expect(rivals).toHaveLength(6)
})

test('a code that is none is refused in words', () => {
  expect(() => show('CZ1-nothing', 100)).toThrow('holds the letter "o"')
})

test('a card on the bench ends with what the street says of it', () => {
  const { card } = offer(empty, 'pledge')
  expect(card.lines.at(-1)).toEqual({ name: 'On the street', text: flavours.gonks.pledge })
})
