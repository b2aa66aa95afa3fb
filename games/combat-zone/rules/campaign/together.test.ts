import { view } from '@muster/table'
import { expect, test } from 'vitest'
import { campaign, hq, playTo } from '../../testing/campaign.ts'
import { meetingsOf } from './round.ts'

const three = ['maelstrom', 'tyger-claws', 'zoners']
const four = [...three, 'lawmen']
const all = (factions: readonly string[]) => [...factions.keys()]

/** A campaign whose players all meet in one game, at a stage of it. */
const together = (
  stage: Parameters<typeof campaign>[0]['stage'],
  factions: readonly string[],
  setup: Partial<Parameters<typeof campaign>[0]> & { readonly pairs?: boolean } = {},
) => {
  const { pairs = false, ...more } = setup
  const game = { seats: all(factions), ...more.game }
  return campaign({
    factions,
    config: { together: true, pairs, options: { objectiveDraw: 'draw-3' } },
    ...more,
    stage,
    game,
  })
}

test('CZ-MULTIPLAYER-1 players who meet together all play in every game', () => {
  expect([1, 2].map((round) => meetingsOf(3, round, true))).toEqual([[[0, 1, 2]], [[0, 1, 2]]])
})

test('CZ-MULTIPLAYER-2 in a game of three each draws Objectives of their own, unseen by both others', () => {
  const battle = together('draw', three)
  const twelve = Array.from({ length: 12 }, (_, at) => at)
  playTo(battle, 'objectives', { chances: [twelve, twelve, twelve] })
  const factionsOf = (seat: number) => hq(battle, seat).hand.cards.map((id) => battle.content.objectives[id]?.faction)
  for (const [seat, faction] of three.entries()) {
    expect(factionsOf(seat)).toEqual([faction, faction, faction])
    for (const viewer of all(three)) {
      const seen = view(battle, viewer).campaign?.players[seat]?.hand.cards
      expect(seen).toEqual(viewer === seat ? hq(battle, seat).hand.cards : [null, null, null])
    }
  }
})

test('CZ-TEAMPLAY-7 in two against two a hand may be shown to the team-mate; the rivals never see it', () => {
  const hand = ['mm-our-dock', 'mm-second-spine']
  const battle = together('show', four, { pairs: true, players: [{ hand }] })
  const { asked } = playTo(battle, 'game', { answers: ['show', 'keep', 'keep', 'keep'] })
  expect(asked.map(({ ask, seat }) => `${ask} ${seat}`)).toEqual(all(four).map((seat) => `show objectives ${seat}`))
  const seen = all(four).map((viewer) => view(battle, viewer).campaign?.players[0]?.hand.cards)
  expect(seen).toEqual([hand, [null, null], hand, [null, null]])
})

test('CZ-TEAMPLAY-7 nobody is asked who has no team-mate, and the next hand is secret again', () => {
  expect(playTo(together('show', three), 'game').asked).toEqual([])
  const shown = together('clean-up', four, { pairs: true, players: [{ hand: ['mm-our-dock'] }] })
  hq(shown, 0).hand.sees = [0, 2]
  playTo(shown, 'round')
  expect(hq(shown, 0).hand.sees).toEqual([0])
})

test('CZ-TEAMPLAY-8 both members of the team that won are offered a promotion', () => {
  const battle = together('rewards', four, { pairs: true, winners: [0, 2] })
  const { asked } = playTo(battle, 'injuries', { answers: ['forgo', 'forgo'] })
  expect(asked.map(({ ask, seat }) => `${ask} ${seat}`)).toEqual(['promotion 0', 'promotion 2'])
})

test('CZ-R-112 of three who share a Market each passes what is left to the next', () => {
  const drawn = [['katana'], ['monowire'], ['kerenzikov']]
  const battle = together('keep', three, { market: [], players: drawn.map((cards) => ({ drawn: cards })) })
  playTo(battle, 'pass', { answers: ['none', 'none', 'none'] })
  expect(all(three).map((seat) => hq(battle, seat).drawn.cards)).toEqual([['kerenzikov'], ['katana'], ['monowire']])
})

test('CZ-R-110 worth is proven against one rival: the next, where more would meet', () => {
  const battle = together('scenario', three)
  hq(battle, 2).characters = Array.from({ length: 5 }, () => starred(battle))
  playTo(battle, 'teams')
  expect([battle.campaign?.game?.proves, battle.campaign?.game?.seats]).toEqual([2, [0, 2]])
  expect(battle.sides.map(({ left }) => left)).toEqual([false, true, false])
})

function starred({ content }: ReturnType<typeof campaign>): string {
  return Object.values(content.characters).find(({ stars, faction }) => stars === 2 && faction === 'zoners')?.id ?? ''
}
