import { determinize, Match, randomAnswer, seededRandom, view, writeChoice } from '@muster/table'
import { expect, test } from 'vitest'
import { shelf } from '../shelf.ts'
import { run } from '../testing/run.ts'
import { readingsOf } from './readings.ts'

/** What a game at the terminal says to some lines, from the first question on. */
async function said(game: string, lines: readonly string[], ...args: string[]): Promise<string> {
  const input = [...lines, 'quit'].map((line) => `${line}\n`).join('')
  const { stdout, stderr, status } = await run('play.ts', input, game, '--seed', 'cards', '--think', '20', ...args)
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  return stdout
}

const some = (lines: number) => Array<string>(lines).fill('bot greedy')

test('bladeborn: fighters, their weapons, abilities and the battle are read', async () => {
  const text = await said('bladeborn', [
    'card',
    'card GRAWL',
    'card enfee',
    'card savage bite',
    'card quartered',
    'card 1',
  ])
  expect(text).toContain(
    '  Player 1: Theddra Skull-Scryer, Grundann Blood-Eye, Grawl, Shond Head-Claimer, Jagathra, Ollo\n',
  )
  expect(text).toContain('  Player 2, Abilities: Spite-tongue Curse, Shield Ram')
  expect(text).toContain('Grawl (Player 1): beast · 6 of 6 left · not placed yet\n  Move 6, Toughness 3, Wounds 6\n')
  expect(text).toContain(
    'Enfeeble (Player 1, Abilities): triple · hero\n  Pick a visible enemy fighter within 5 hexes.',
  )
  expect(text).toContain('Savage Bite (Grawl)\n  Range 1, Attacks 3, Strength 3, Damage 2/4')
  expect(text).toContain('Drawn and Quartered (Played here)\n')
  expect(text).toContain('Theddra Skull-Scryer (Player 1): leader')
})

test("arsenal: one's own hand is read, and not that of a rival", async () => {
  const text = await said('arsenal', ['card', 'card Heavy', 'card stone helix', 'card 5'])
  expect(text).toMatch(/^ {2}Player 1, Hand: .*Heavy Beam/m)
  expect(text).not.toContain('Player 2, Hand')
  expect(text).toContain('Heavy Beam (Player 1, Hand): Attack · laser · Energy 4\n  Accuracy 6, Damage 5\n')
  expect(text).toContain('Stone Helix (Player 2): Heavy · Humanoid · Defense · 26 of 26 left\n')
  expect(text).toMatch(/^Eagle Eye \(Player 1\): Light/m)
})

test('sanctuary: enemies in play are read by what the board calls them, loot by its name', async () => {
  const text = await said('sanctuary', [
    ...some(40),
    'card',
    'card Fat Larva',
    'card pit dragon 2',
    'card pháselock',
    'card fortr',
    'card 3',
  ])
  expect(text).toMatch(/^ {2}Enemy cards in play: /m)
  expect(text).toMatch(/^ {2}.*, (Equipped|Backpack): /m)
  expect(text).toMatch(
    /^Varkid larvae \(Enemy cards in play\): ★.*\n(?: {2}.*\n)* {2}Fat larva: health \d, damage \d, range \d$/m,
  )
  expect(text).toMatch(/^Pit Dragons \(Enemy cards in play\): ★/m)
  expect(text).toMatch(/^Phaselock \(Maya\)\n {2}.* Hold any one enemy on the board/m)
  expect(text).toMatch(/^Fortress \(Player 1, Equipped\): .*Shield\n/m)
  expect(text).toContain('"done" is about no card.')
})

test('arena: what is announced, Gear and Skill Trees are read', async () => {
  const text = await said('arena-of-badassery', ['card mordecai', ...some(25), 'card', 'card marauder', 'card harmony'])
  expect(text).toMatch(/^Mordecai \(In the box\): The Hunter$/m)
  for (const where of ['In the Vault', 'Announced', 'Maya, Gear', 'Maya, Skill Trees'])
    expect(text).toMatch(new RegExp(`^  ${where}: .`, 'm'))
  expect(text).toMatch(/^M · Marauder \(In the Vault\): Ranged/m)
  expect(text).toMatch(/^Harmony \(Maya, Skill Trees\): Skill Tree\n {2}Tier 1, Gentle Hand: /m)
})

test('combat zone: models and the Gear they carry are read, printed on them or bought', async () => {
  const text = await said('combat-zone', ['card', 'card katana', 'card onee', 'card kyodai'])
  expect(text).toMatch(/^ {2}Player 1, Gear: .*Katana/m)
  expect(text).toContain('Katana (Player 1, Gear): Gear · EB 6\n')
  expect(text).toContain('Onee-san 1 (Player 1): EB 18 · 3 of 3 Ready\n  Reflexes 1, Ranged 2, Influence 1\n')
  expect(text).toContain('"kyodai" could be Kyodai 1, Kyodai 2.')
})

test('a name nothing has is answered with what comes near, a number with what its option is about', async () => {
  const text = await said('bladeborn', ['help', 'card theddre', 'card nobody here', 'card 99', 'card rule', 'card 2'])
  expect(text).toContain('  card NAME    what a card says; without a name, what there is to read')
  expect(text).toContain('nothing here is called "theddre"; perhaps you mean Theddra Skull-Scryer.')
  expect(text).toContain('nothing here is called "nobody here"; card alone lists what can be read.')
  expect(text).toContain('there is no option 99.')
  expect(text).toContain('"rule" could be Rule (Theddra Skull-Scryer), Rule (Grundann Blood-Eye), Rule (Grawl)')
  expect(text).toContain('Grundann Blood-Eye (Player 1): 10 of 10 left')
})

test('before anything is laid out, what lies in the box is read', async () => {
  const text = await said('bladeborn', ['card', 'card khagras ravagers', 'card khagra the'], '--choose')
  expect(text).toMatch(/^ {2}In the box: Godsworn Hunt, Khagra's Ravagers, /m)
  expect(text).toMatch(/^Khagra's Ravagers \(In the box\)\n {2}4 fighters, .*\n {2}Cards: Khagra the Usurper, /m)
  expect(text).toContain("Khagra the Usurper (Khagra's Ravagers): leader · 26 of 26 left")
})

const games = shelf.flatMap(({ game, manifest, ui }) =>
  manifest?.firstGame && ui ? { id: game.id, game, manifest, ui } : [],
)

test.each(games)('$id: what a seat can read comes of what it may know', async ({ game, manifest, ui }) => {
  const { seats, config } = manifest.firstGame as { seats: number; config: unknown }
  const match = Match.open(game, { seats, config, seed: 'read' })
  const random = seededRandom('read')
  const engine = await ui()
  for (let decision = 0; decision < 120; decision++) {
    const [asked] = match.pending
    if (!asked) break
    const { seat, question } = asked
    if (decision % 10 === 0) {
      const other = match.underWay()
      const dealt = game.copy?.(match.state) ?? structuredClone(other.checkpoint)
      determinize(dealt, seat, seededRandom(`deal ${decision}`))
      const read = await readingsOf(engine, view(match.state, seat), seat, [])
      expect(await readingsOf(engine, view(dealt, seat), seat, [])).toEqual(read)
      expect(read.cards.length).toBeGreaterThan(0)
    }
    match.answer(seat, writeChoice(question, randomAnswer(question, random)))
  }
})
