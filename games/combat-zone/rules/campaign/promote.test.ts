import { expect, test } from 'vitest'
import { baseContent } from '../../content/index.ts'
import { campaign, hq, playTo } from '../../testing/campaign.ts'

const won = (more: string[] = [], setup: object = {}) =>
  campaign({ stage: 'rewards', winners: [0], players: [{ more }], ...setup })

const keysOf = (asked: readonly { readonly options: readonly { readonly key: string }[] }[], at = 0): string[] =>
  asked[at]?.options.map(({ key }) => key) ?? []

test('CZ-PROMOTE-1 a win allows one promotion, which may be forgone; a loss allows none', () => {
  const battle = won()
  const { asked } = playTo(battle, 'round', { answers: ['forgo'] })
  expect(asked.map(({ ask, seat }) => `${ask} ${seat}`)).toEqual(['promotion 0'])
  expect(hq(battle, 0).characters.filter((card) => card.endsWith('-1'))).toEqual([])
})

test('CZ-PROMOTE-1, CZ-R-131 after a draw nobody promotes', () => {
  expect(playTo(won([], { winners: [] }), 'round').asked).toEqual([])
})

test('CZ-PROMOTE-2 the version with one star more takes the place of the basic card', () => {
  const battle = won()
  playTo(battle, 'round', { answers: ['promote ripper-1'] })
  expect(hq(battle, 0).characters).toContain('ripper-1')
  expect(hq(battle, 0).characters).not.toContain('ripper')
})

test('CZ-PROMOTE-2, CZ-R-122 of a character that may be taken often one copy is promoted; basic ones stay', () => {
  const battle = won(['scrap-hound-1'])
  playTo(battle, 'round', { answers: ['promote scrap-hound-1'] })
  expect(hq(battle, 0).characters.filter((card) => card.startsWith('scrap-hound'))).toEqual([
    'scrap-hound',
    'scrap-hound-1',
    'scrap-hound-1',
  ])
})

test('CZ-PROMOTE-3 two stars are not reached from none', () => {
  const { asked } = playTo(won(), 'round', { answers: ['forgo'] })
  expect(keysOf(asked)).toContain('promote warlord-1')
  expect(keysOf(asked)).not.toContain('promote warlord-2')
  const later = won()
  hq(later, 0).characters = ['warlord-1']
  const second = playTo(later, 'round', { answers: ['promote warlord-2'] })
  expect(keysOf(second.asked).filter((key) => key.startsWith('promote'))).toEqual(['promote warlord-2'])
  expect(hq(later, 0).characters).toEqual(['warlord-2'])
})

test('CZ-PROMOTE-4, CZ-PROMOTE-5 a Merc instead of a promotion, basic or with one star, and not both', () => {
  const battle = won()
  const { asked } = playTo(battle, 'round', { answers: ['hire solo-1'] })
  expect(keysOf(asked)).toEqual(expect.arrayContaining(['hire solo', 'hire solo-1', 'promote ripper-1', 'forgo']))
  expect(hq(battle, 0).characters).toContain('solo-1')
  expect(asked).toHaveLength(1)
})

const elite = {
  mercs: [
    {
      id: 'old-hand',
      name: 'Old Hand',
      cost: 12,
      flavour: 'Made for a test.',
      versions: [{ tokens: ['yellow'] }, { skills: { melee: 1 } }, { skills: { melee: 2 } }],
    },
  ],
}

test('CZ-PROMOTE-6 a Merc of two stars is hired with one and promoted later', () => {
  const { asked } = playTo(won([], { packs: [elite] }), 'round', { answers: ['forgo'] })
  const keys = keysOf(asked).filter((key) => key.includes('old-hand'))
  expect(keys).toEqual(['hire old-hand', 'hire old-hand-1'])
  const hired = won(['old-hand-1'], { packs: [elite] })
  const next = playTo(hired, 'round', { answers: ['promote old-hand-2'] })
  expect(keysOf(next.asked).filter((key) => key.includes('old-hand'))).toEqual(['promote old-hand-2'])
  expect(hq(hired, 0).characters.filter((card) => card.startsWith('old-hand'))).toEqual(['old-hand-2'])
})

test('CZ-PROMOTE-7 Gear whose requirement the risen Street Cred meets joins the HQ', () => {
  const battle = won(['riveter-1', 'meatgrinder-1', 'scrap-hound-1'])
  expect(hq(battle, 0).gear).not.toContain('furnace-thrower')
  const { events } = playTo(battle, 'round', { answers: ['promote ripper-1'] })
  expect(hq(battle, 0).gear).toContain('furnace-thrower')
  expect(hq(battle, 0).gear).not.toContain('heart-of-iron')
  expect(events.some(({ event, rule }) => event === 'joins-hq' && rule === 'CZ-PROMOTE-7')).toBe(true)
  expect(hq(battle, 0).gear).not.toContain('katana')
})

test('CZ-PROMOTE-8 what was added may be used from the next game on', () => {
  const battle = won([], { players: [{ more: ['riveter-1', 'meatgrinder-1'], played: 1 }] })
  playTo(battle, 'round', { answers: ['promote ripper-1'] })
  playTo(battle, 'scenario')
  playTo(battle, 'teams', { answers: ['turf-war', 'turf-war'] })
  const { asked } = playTo(battle, 'draw', { answers: ['build', 'crowd', 'take warlord', 'take ripper-1', 'done'] })
  expect(keysOf(asked, 4)).toContain('give mantis-rig to 2')
})

test('CZ-SCENARIO-3 the spoils of a scenario: Gear from the Supply whatever it asks for, a Merc, EB and Luck for the next game', () => {
  const ports = won([], { game: { scenario: 'open-ports' } })
  const supply = 16 + 8 - hq(ports, 0).gear.length
  const order = Array.from({ length: supply }, (_, at) => supply - 1 - at)
  const { events } = playTo(ports, 'round', { answers: ['forgo'], chances: [order] })
  expect(events.filter(({ event }) => event === 'joins-hq')).toHaveLength(1)
  expect(hq(ports, 1).eb).toBe(5)
  const alive = won([], { game: { scenario: 'dead-or-alive' } })
  playTo(alive, 'round', { answers: ['solo', 'forgo'] })
  expect(hq(alive, 0).characters).toContain('solo')
  expect(hq(alive, 1).luck).toBe(2)
})

test('CZ-PROMOTE-4 every Merc is hired once', () => {
  const { asked } = playTo(won(['solo']), 'round', { answers: ['forgo'] })
  expect(keysOf(asked).filter((key) => key.includes('solo'))).toEqual(['promote solo-1'])
  expect(Object.keys(baseContent.characters)).toContain('solo')
})
