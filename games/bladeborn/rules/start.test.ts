import { ScriptTable } from '@muster/table'
import { expect, test } from 'vitest'
import { contentWith } from '../content/index.ts'
import {
  agreeing,
  battleOf,
  campaignAt,
  DRAWN_AND_QUARTERED,
  faultOf,
  fight,
  HUNT,
  LAST_TURN,
  named,
  open,
  QUIET_TWIST,
  RAVAGERS,
  SNAIL_PACK,
  SNAILS,
  studyAt,
  unshuffled,
  WAIT_IT_OUT,
} from '../testing/skirmish.ts'
import { config } from './config.ts'
import { bladeborn } from './game.ts'
import { chooseBattle } from './start.ts'

const content = contentWith([])
const warbands = Object.keys(content.warbands)
const battles = Object.keys(content.battles)

test('BB-START-1 both players are asked for a warband at once, and all of them are offered', () => {
  const t = open()
  expect(t.match.questions.map(({ seat, ask }) => ({ seat, ask }))).toEqual([
    { seat: 0, ask: 'warband' },
    { seat: 1, ask: 'warband' },
  ])
  for (const seat of [0, 1]) expect(t.offer('', seat)).toEqual(warbands)
  t.answer(RAVAGERS, 1).answer(HUNT, 0)
  expect(t.state.warbands).toEqual([HUNT, RAVAGERS])
  expect(named(t.events, 'warband').map(({ seat, warband }) => [seat, warband])).toEqual([
    [0, HUNT],
    [1, RAVAGERS],
  ])
})

test('BB-START-1 a seat whose warband is fixed is not asked, and its warband is not offered to the other', () => {
  const t = open({ warbands: [HUNT, null] })
  expect(t.match.questions.map(({ seat }) => seat)).toEqual([1])
  expect(t.offer()).toEqual(warbands.filter((id) => id !== HUNT))
  expect(t.whyNot(HUNT)).toBe('BB-R-1')
  expect(faultOf(() => t.answer(HUNT))).toMatchObject({ code: 'bad-choice', rule: 'BB-R-1' })
})

test('BB-START-1 BB-CAMPAIGN-2 the second battle of a campaign asks nobody for a warband', () => {
  const t = studyAt({ ...LAST_TURN, points: [1, 0], campaign: {} })
  t.dice(5, 2).play(...WAIT_IT_OUT)
  expect(t.question().ask).toBe('reserves')
  expect(battleOf(t).sides.map(({ warband }) => warband)).toEqual([HUNT, RAVAGERS])
})

test('BB-R-1 where both want the same warband the roll-off winner gets it and the other chooses again', () => {
  const t = open()
  t.answer(HUNT, 0).dice(3, 3, 2, 6).answer(HUNT, 1)
  expect(t.question()).toMatchObject({ seat: 0, ask: 'warband' })
  expect(t.offer()).toEqual(warbands.filter((id) => id !== HUNT))
  expect(t.whyNot(HUNT)).toBe('BB-R-1')
  t.answer(RAVAGERS)
  expect(t.state.warbands).toEqual([RAVAGERS, HUNT])
})

test('BB-R-1 with mirrorWarbands on both play the same one, each with cards of their own', () => {
  const t = open({ options: { mirrorWarbands: true }, battle: undefined })
  t.answer(RAVAGERS, 0).answer(RAVAGERS, 1)
  expect(t.state.warbands).toEqual([RAVAGERS, RAVAGERS])
  t.answer(DRAWN_AND_QUARTERED).dice(5, 2).answer('agree')
  const { fighters } = battleOf(t)
  expect(fighters.map(({ id }) => id)).toEqual(
    ['khagra', 'zarshia', 'cragan', 'razek']
      .flatMap((id) => [id])
      .concat('khagra-2', 'zarshia-2', 'cragan-2', 'razek-2'),
  )
  expect(fighters.filter(({ seat }) => seat === 1).map(({ card }) => card)).toEqual([
    'khagra',
    'zarshia',
    'cragan',
    'razek',
  ])
})

test('BB-R-1 with mirrorWarbands on no two fighters share a name, whatever those of the warband are called', () => {
  const packs = [JSON.parse(JSON.stringify(SNAIL_PACK).replaceAll('slug', 'snail-2'))]
  const t = open({ packs, warbands: [SNAILS, SNAILS], options: { mirrorWarbands: true } })
  t.answer(DRAWN_AND_QUARTERED).dice(5, 2).answer('agree')
  expect(battleOf(t).fighters.map(({ id }) => id)).toEqual(['snail', 'snail-2', 'snail-3', 'snail-2-2'])
})

test('BB-R-1 with mirrorWarbands off a table with the same warband twice is refused', () => {
  expect(faultOf(() => open({ warbands: [HUNT, HUNT] }))).toMatchObject({ code: 'bad-config', rule: 'BB-R-1' })
  expect(open({ warbands: [HUNT, HUNT], options: { mirrorWarbands: true } }).question().ask).toBe('battle')
})

test.each([
  [{ warbands: [HUNT, 'nobodies'] as [string, string] }, 'config.warbands[1]: there is no warband "nobodies"'],
  [{ battle: 'constructor' }, 'there is no battle "constructor"'],
  [{ twist: 'none' }, 'there is no twist "none"'],
  [
    { rewards: [{ player: 'Ann', reward: 'gold', defeated: 'Bob' }] },
    'config.rewards[0].reward: there is no reward "gold"',
  ],
])('BB-START-1 a table with cards that do not exist is refused: %o', (given, message) => {
  const fault = faultOf(() => open(given))
  expect(fault.code).toBe('bad-config')
  expect(fault.message).toContain(message)
})

test('BB-START-2 the battle is chosen after the warbands, and a battle refers to exactly one card', () => {
  const t = open()
  expect(faultOf(() => t.answer(DRAWN_AND_QUARTERED, 0)).code).toBe('bad-choice')
  expect(t.state.battle).toBeUndefined()
  t.answer(HUNT, 0)
  expect(faultOf(() => t.answer(DRAWN_AND_QUARTERED, 1)).code).toBe('bad-choice')
  t.answer(RAVAGERS, 1)
  expect(t.question()).toMatchObject({ seat: 0, ask: 'battle' })
  t.answer('the-blood-tithe').dice(5, 2).answer('agree')
  expect(battleOf(t).card).toBe('the-blood-tithe')
  expect(named(t.events, 'battle-card')).toMatchObject([{ battle: 'the-blood-tithe', rule: 'BB-START-2' }])
})

test('BB-START-3 a first battle is Drawn and Quartered without being asked; any other skirmish asks', () => {
  const t = open({ warbands: [HUNT, null], firstBattle: true })
  t.dice(5, 2).answer(RAVAGERS)
  expect(t.question().ask).toBe('reserves')
  expect(battleOf(t).card).toBe(DRAWN_AND_QUARTERED)
  expect(open({ warbands: [HUNT, RAVAGERS] }).question().ask).toBe('battle')
})

test('BB-START-3 a first battle with another battle is refused', () => {
  const fault = faultOf(() => open({ firstBattle: true, battle: 'the-blood-tithe' }))
  expect(fault).toMatchObject({ code: 'bad-config', rule: 'BB-START-3' })
  expect(open({ firstBattle: true, battle: DRAWN_AND_QUARTERED }).question().ask).toBe('warband')
})

test('BB-START-4 the first card of the shuffled battle deck is the battle', () => {
  const state = bladeborn.start(content, config.parse({ warbands: [HUNT, RAVAGERS], battle: 'random' }), 2)
  state.stage = 'choose'
  const table = new ScriptTable({ chances: [[7, ...unshuffled(12).filter((place) => place !== 7)]] })
  chooseBattle(table, state)
  table.done()
  expect(state.battle?.card).toBe(battles[7])
})

test('BB-START-4 over many seeds each of the 12 battles is drawn', () => {
  const drawn = new Set<string>()
  for (let seed = 0; seed < 120; seed++)
    drawn.add(
      battleOf(
        open({ warbands: [HUNT, RAVAGERS], seed: `${seed}` })
          .dice(5, 2)
          .answer('random'),
      ).card,
    )
  expect([...drawn].sort()).toEqual([...battles].sort())
})

test('BB-START-5 any battle may be proposed, and it is used only if the other player agrees', () => {
  const asked = open({ warbands: [HUNT, RAVAGERS] })
  expect(asked.question()).toMatchObject({ seat: 0, rule: 'BB-START-5' })
  expect(asked.offer()).toEqual(['random', ...battles])
  const t = agreeing({ battle: 'pick-the-bones' })
  expect(t.question()).toMatchObject({ seat: 1, ask: 'agree' })
  expect(t.offer()).toEqual(['agree', 'draw'])
  expect(battleOf(t.dice(5, 2).answer('agree')).card).toBe('pick-the-bones')
})

test('BB-START-5 a proposal that is turned down leaves the draw, whatever was proposed', () => {
  const drawn = new Set<string>()
  for (let seed = 0; seed < 30; seed++)
    drawn.add(
      battleOf(
        agreeing({ battle: 'pick-the-bones', seed: `${seed}` })
          .dice(5, 2)
          .answer('draw'),
      ).card,
    )
  expect(drawn.size).toBeGreaterThan(5)
})

test('BB-START-6 a skirmish is over with its battle and leaves nothing behind', () => {
  const t = studyAt({ ...LAST_TURN, points: [3, 1] })
  t.play(...WAIT_IT_OUT)
  expect(t.result).toEqual({ winners: [0], by: 'points', points: [3, 1], rounds: 3 })
  expect(t.state.campaign).toBeUndefined()
  expect(t.state.rewards).toEqual([])
  expect(named(t.events, 'spoils', 'power', 'aspirant', 'convergence', 'bearer')).toEqual([])
})

test('BB-START-6 a campaign battle does leave spoils and an aspirant behind', () => {
  expect(named(fight(campaignAt(), 0), 'spoils', 'aspirant')).toMatchObject([
    { event: 'spoils', seat: 0 },
    { event: 'aspirant', seat: 0 },
  ])
})

test('BB-START-2 a twist fixed beforehand is the twist of the battle', () => {
  const t = agreeing({ twist: QUIET_TWIST })
  expect(battleOf(t.dice(5, 2).answer('agree')).chosenTwist).toBe(QUIET_TWIST)
})
