import { freshRow } from '@muster/reaction'
import { Match, seededRandom } from '@muster/table'
import { playRandomly } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { arena } from '../rules/game.ts'
import type { Held, State } from '../rules/state.ts'
import { watched } from '../testing/stale.ts'
import { baseContent } from './index.ts'

/** Twenty games of each scenario where somebody asks for them; two else. */
const GAMES = process.env.MUSTER_GAMES ? 20 : 2
const { gear, scenarios, trees } = baseContent
const hunters = Object.keys(baseContent.hunters)
const fourFrom = (first: number) => [0, 1, 2, 3].map((at) => hunters[(first + at) % hunters.length] as string)

function expectEnd(match: Match<State>, note: string): void {
  expect(match.result, note).toBeDefined()
  expect(watched.broken(match.state), note).toEqual([])
}

test.each(Object.keys(scenarios))('%s is played to an end, whoever plays it', (scenario) => {
  for (let game = 0; game < GAMES; game++) {
    const seed = `${scenario} ${game}`
    const match = Match.open(arena, { seats: 2, config: { scenario, hunters: fourFrom(game * 3) }, seed })
    expectEnd(playRandomly(match, seededRandom(seed)), seed)
  }
})

/** Cards of a slot, some for each hunter of a game, so that a few games go through all of them. */
function dealt(slot: string, game: number, hunter: number, count: number): string[] {
  const cards = Object.values(gear).filter((card) => card.deck !== undefined && card.slot === slot)
  return Array.from(
    { length: count },
    (_, at) => cards[(game * 4 * count + hunter * count + at) % cards.length]?.id as string,
  )
}

function equipped(id: string): Held {
  const { shield = [], keywords = [] } = gear[id] ?? {}
  const charge = shield.length > 0 ? { shield: freshRow(shield) } : {}
  return { card: id, down: false, ...charge, ...(keywords.includes('run and gun') ? { run: 'Y+' as const } : {}) }
}

/** Four hunters with every slot full and every Mod on their trees; the decks are without what they hold. */
function armed({ hunters: four, ...state }: State, game: number): object[] {
  const held = four.map((_, at) => [
    ...dealt('gun', game, at, 2),
    ...dealt('shield', game, at, 1),
    ...dealt('grenade', game, at, 1),
    ...dealt('misc', game, at, 2),
  ])
  const decks = ['guns', 'meds', 'ammo', 'legendary'] as const
  return [
    ...held.map((cards, at) => ({ op: 'replace', path: `/hunters/${at}/gear`, value: cards.map(equipped) })),
    ...four.flatMap((hunter, at) =>
      hunter.trees.map((_, tree) => ({
        op: 'replace',
        path: `/hunters/${at}/trees/${tree}/mods`,
        value: [0, 1, 2, 3, 4, 5],
      })),
    ),
    ...decks.map((deck) => ({
      op: 'replace',
      path: `/${deck}/cards`,
      value: state[deck].cards.filter((card) => !held.flat().includes(card)),
    })),
  ]
}

test('every piece of Gear and every Skill Tree is played with, to an end', () => {
  const used = new Set<string>()
  for (let game = 0; game < 6; game++) {
    const four = fourFrom(game)
    const owned = (hunter: string) => Object.keys(trees).filter((tree) => trees[tree]?.hunter === hunter)
    const config = {
      scenario: Object.keys(scenarios)[game * 2],
      hunters: four,
      trees: four.map((hunter) => owned(hunter).filter((_, at) => at !== game % 4)),
    }
    const match = Match.open(arena, { seats: 1, config, seed: `armed ${game}` })
    let isArmed = false
    const end = playRandomly(match, seededRandom(`armed ${game}`), (now) => {
      if (isArmed || now.state.round === 0) return undefined
      isArmed = true
      now.edit(armed(now.state, game))
      for (const { gear: equippedNow, trees: own } of now.state.hunters)
        for (const { card } of [...equippedNow, ...own]) used.add(card)
      return undefined
    })
    expectEnd(end, `game ${game}`)
  }
  const all = [...Object.values(gear).filter(({ deck }) => deck !== undefined), ...Object.values(trees)]
  expect(all.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([])
})
