import { describe, expect, test } from 'vitest'
import { baseFiles, contentWith } from '../index.ts'
import { emptyWords } from './empty-words.ts'

const faultOf = (pack: object): string => {
  try {
    contentWith([pack])
  } catch (error) {
    return (error as Error).message.replace('pack 1: ', '')
  }
  return 'none'
}
const bought = { id: 'test-gun', name: 'Test Gun', cost: 2, rarity: 2 }
const gear = (card: object) => faultOf({ gear: [{ ...bought, ...card }] })
const shot = { name: 'shot', skill: 'ranged', bands: ['red'], attack: true }
const action = (change: object) => gear({ actions: [{ ...shot, ...change }] })
const trigger = (change: object) => gear({ triggers: [{ do: [{ luck: { add: 1 } }], ...change }] })
const standing = (rule: object) => gear({ standing: [rule] })
const program = (change: object) => {
  const loaded = { name: 'ping', skill: 'tech', does: [{ luck: { add: 1 } }] }
  const running = { reload: 'inspire' }
  return faultOf({
    programs: [{ id: 'ping', name: 'Ping', quality: 'red', cost: 1, rarity: 1, loaded, running, ...change }],
  })
}
const scenarioRule = (rules: object) => {
  const [first] = baseFiles.flatMap(({ document }) => document.scenarios)
  const { zones, sides, ...rest } = JSON.parse(JSON.stringify(first)) as { zones: object; sides: { zone: string }[] }
  const plain = sides.map(({ zone }) => ({ zone }))
  return faultOf({
    scenarios: [{ ...rest, id: 'test', zones, sides: plain, markers: [], actions: [], standing: [], ...rules }],
  })
}

describe('words of packs that would mean nothing are refused with their place', () => {
  test.each([
    [
      'CZ-KEYWORD-5 a Crit changes nothing of what is settled before',
      { crits: ['blast'] },
      'actions[0].crits: "blast"',
    ],
    ['CZ-KEYWORD-8 Defense is not of an action', { with: ['defense reflexes 2'] }, 'expected it as a "keyword"'],
    ['CZ-ACTION-4 an Easy action rolls nothing', { skill: undefined, with: ['accurate'] }, 'rolls no die'],
    ['CZ-KEYWORD-25 so it is no Torrent', { skill: undefined, with: ['torrent'] }, 'rolls no die'],
    ['CZ-ACTION-4 and never fails', { skill: undefined, fails: [{ luck: { add: 1 } }] }, 'never fails'],
    ['CZ-KEYWORD-7 Deadly is a word for attacks', { attack: false, with: ['deadly', 'stun 1'] }, 'word for attacks'],
    ['CZ-ARMOR-2 no Armor opposes Tech', { skill: 'tech', with: ['pierce 1'] }, 'no Armor opposes'],
    ['CZ-HEAL-1 an attack heals nobody', { with: ['heal 1'] }, 'an attack does not "heal"'],
    ['CZ-ACTION-11 an attack is aimed', { bands: [] }, 'aimed at nobody'],
    ['CZ-KEYWORD-17 a Push is aimed', { attack: false, bands: [], with: ['push'] }, 'nobody is aimed at by "push"'],
    ['CZ-ACTION-26 no attack is for friends', { who: { side: 'friendly' } }, 'targets rivals only'],
    ['CZ-BLAST-1 a Blast is no Torrent', { with: ['blast', 'torrent'] }, 'a Blast or a Torrent'],
    [
      'CZ-COMMAND-1 a Command is the action itself',
      { does: [{ if: { who: { wounded: true }, do: [{ activate: { who: 'them' } }] } }] },
      'does[0].if.do[0].activate: a Command is the action itself',
    ],
    [
      'CZ-ACTION-11 nobody is "them"',
      { attack: false, bands: [], does: [{ wound: { who: 'them', wounds: 1 } }] },
      'expected a "pick" before it',
    ],
    ['CZ-LOOT-14 no wounds are dealt', { does: [{ ignore: { wounds: 1 } }] }, 'expected it at "opposed-lost"'],
  ])('%s', (_, change, message) => {
    expect(action(change)).toContain(message)
  })

  test('CZ-KEYWORD-11 only Gear and Loot are discarded', () => {
    const character = {
      id: 'ace',
      name: 'Ace',
      cost: 9,
      versions: [{ tokens: ['red'], actions: [{ ...shot, with: ['discard'] }] }, {}],
    }
    expect(faultOf({ mercs: [character] })).toContain('mercs[0].versions[0].actions[0].with: only a Gear or Loot card')
  })

  test.each([
    ['nobody else is there', { on: 'moved', who: { side: 'rival' } }, '.who: nobody is on the other side of "moved"'],
    ['nor is "them"', { on: 'falls', do: [{ wound: { who: 'them', wounds: 1 } }] }, 'expected a "pick"'],
    ['no action belongs to it', { on: 'hacked', for: { attack: true } }, '.for: no action belongs'],
    ['nor a [RE]action', { on: 'moved', in: 'reaction' }, '.in: no [RE]action belongs'],
    ['there are no rounds', { on: 'wounded', once: 'round' }, '.once: there are no rounds'],
  ])('CZ-SETUP-4 at a moment %s', (_, change, message) => {
    expect(trigger(change)).toContain(message)
  })

  test('CZ-SETUP-4 of a scenario nobody is "me" at the moments of players, who have no models of their own there', () => {
    const wound = [{ wound: { who: 'me', wounds: 1 } }]
    expect(scenarioRule({ triggers: [{ on: 'control', do: wound }] })).toContain('nobody bears this card')
    expect(scenarioRule({ triggers: [{ on: 'control', by: { kind: 'gonk' }, do: wound }] })).toContain('.by: "control"')
    expect(scenarioRule({ triggers: [{ on: 'wounded', do: wound }] })).toBe('none')
  })

  test.each([
    ['nothing is added', { change: 'melee', add: 0 }, '.add: 0'],
    ['what is free to all is not allowed', { allow: 'react' }, '.allow: "react" is free to all'],
    ['a move is against nobody', { change: 'move', add: 1, against: { kind: 'gonk' } }, '.against'],
    ['healing is no action of the healed', { forbid: 'be-healed', for: { skill: 'medical' } }, '.for'],
    ['Defense counts in any action', { keyword: 'defense reflexes 1', for: { skill: 'ranged' } }, '.for: Defense'],
    ['no Crit makes a Blast', { keyword: 'blast crits' }, '.keyword: "blast"'],
    [
      'no card makes the action of another Difficult',
      { keyword: 'difficult' },
      '.keyword: "difficult" is of an action',
    ],
    ['Luck is of the team', { change: 'luck', add: 1, who: { side: 'friendly' } }, '.who: "luck"'],
    ['EB come of Objectives alone', { change: 'eb', add: 5 }, '.change: "eb" changes nothing here'],
  ])('CZ-SETUP-4 of a standing rule: %s', (_, rule, message) => {
    expect(standing(rule)).toContain(message)
  })

  test('CZ-LUCK-5 Luck at the start is told by characters, Gear and Objectives, and not by Gonks or Loot', () => {
    expect(standing({ change: 'luck', add: 1 })).toBe('none')
    const lucky = { id: 'coin', name: 'Coin', use: 'lasting', standing: [{ change: 'luck', add: 1 }] }
    expect(faultOf({ loot: [lucky] })).toContain('loot[0].standing[0].change: "luck" changes nothing here')
  })

  test('CZ-LOOT-12 CZ-CARDS-18 a card used once is discarded, and one that is refreshed is exhausted', () => {
    const pill = { id: 'pill', name: 'Pill', use: 'once', actions: [{ name: 'Pill', with: ['refresh 1'] }] }
    expect(faultOf({ loot: [pill] })).toContain('loot[0].use: nothing discards this card')
    expect(gear({ refresh: 'wounded' })).toContain('gear[0].refresh: this card is never exhausted')
  })

  test.each([
    ['without a drone', { running: { reload: 'drone-lost' } }, 'there is no drone'],
    ['launched at nobody', { running: { reload: 'target-clean' } }, 'launched at nobody'],
    ['that nothing uses up', { running: { reload: 'used' } }, 'no trigger ever uses'],
    [
      'whose drone never comes',
      { running: { reload: 'inspire', drone: { name: 'Fly', on: 'control', task: [{ luck: { add: 1 } }] } } },
      'nothing deploys it',
    ],
  ])('CZ-NET-19 CZ-DRONE-2 a program %s', (_, change, message) => {
    expect(program(change)).toContain(message)
  })
})

test('our own cards have no such words, and neither have these', () => {
  expect(baseFiles.flatMap(({ where, document }) => emptyWords(document).map((one) => `${where}: ${one}`))).toEqual([])
  expect(action({ with: ['rapid 2', 'stun 1', 'pierce 1'], crits: ['deadly', 'silent'] })).toBe('none')
  expect(
    trigger({ on: 'moved', do: [{ pick: { who: { side: 'rival' } } }, { wound: { who: 'them', wounds: 1 } }] }),
  ).toBe('none')
  expect(trigger({ on: 'success', for: { attack: true }, in: 'reaction', who: { kind: 'gonk' } })).toBe('none')
  expect(standing({ change: 'reflexes', add: 1, against: { keyword: 'cyber' }, for: { skill: 'ranged' } })).toBe('none')
  expect(program({})).toBe('none')
})
