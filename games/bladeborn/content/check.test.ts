import { readDocument } from '@muster/table'
import { expect, test } from 'vitest'
import { countProblems } from './check/counts.ts'
import { checkContent, documentProblems } from './check.ts'
import { baseContent, baseFiles } from './index.ts'
import { makeContent } from './load.ts'
import { contentDocument } from './schema.ts'

test('our own cards have no problems', () => expect(checkContent()).toEqual([]))

test('counts that differ from the box are named', () => {
  const { twists, ...rest } = baseContent
  const fewer = Object.fromEntries(Object.entries(twists).slice(1))
  expect(countProblems({ ...rest, maps: baseContent.maps, twists: fewer })).toEqual([
    'the content holds 13 twists; expected the 14 of the box',
  ])
})

test('two fighters with one picture are named', () => {
  const { grawl } = baseContent.fighters
  const fighters = { ...baseContent.fighters, ollo: { ...baseContent.fighters.ollo!, icon: grawl?.icon } }
  expect(countProblems({ ...baseContent, maps: baseContent.maps, fighters })).toEqual([
    "the fighters' icon hound is missing or used twice; expected one of its own for each fighter",
  ])
})

/** The problems of one document beside our own cards. */
function problemsOf(data: unknown): string[] {
  const placed = readDocument(contentDocument, data, 'test')
  return documentProblems(placed.document, makeContent([...baseFiles, placed]))
}

const rows = [11, 10, 11, 10, 11, 10, 11, 10, 11]

test('a side with cut-off hexes or another view from the far edge', () => {
  expect(problemsOf({ sides: [{ id: 'cut', name: 'Cut', rows, blocked: ['b1', 'a2', 'j9', 'j8'] }] })).toEqual([
    'sides[0].blocked: free hexes are cut off; expected a way between any two of them',
  ])
  expect(problemsOf({ sides: [{ id: 'slanted', name: 'Slanted', rows, blocked: ['e5'] }] })).toEqual([
    'sides[0].blocked: differs after a half turn; expected the same view for both players',
  ])
})

const battle = {
  id: 'test-battle',
  name: 'Test',
  motto: 'Test.',
  side: 'side-one',
  map: {
    objectives: [
      { hex: 'c4', mark: 'cairn' },
      { hex: 'h6', mark: 'cairn' },
    ],
    starting: { a: ['d1', 'f1'], b: ['h9', 'f9'] },
    reserve: { a: ['a1'], b: ['k9'] },
  },
  rules: {},
  reserves: { timing: 'first-turn', place: 'reserve-hexes' },
  victory: { rounds: 3, winner: 'points' },
}
const mapProblem = (map: object) => problemsOf({ battles: [{ ...battle, map: { ...battle.map, ...map } }] })

test('a map that is not the same for both players', () => {
  expect(mapProblem({})).toEqual([])
  const unfair = (what: string) => [
    `battles[0].map.${what}: differ after a half turn; expected the same view for both players`,
  ]
  expect(mapProblem({ starting: { a: ['d1', 'f1'], b: ['d9', 'f9'] } })).toEqual(unfair('starting'))
  expect(mapProblem({ reserve: { a: ['a1'], b: ['a9'] } })).toEqual(unfair('reserve'))
  expect(mapProblem({ objectives: [{ hex: 'c4' }, { hex: 'h5' }] })).toEqual(unfair('objectives'))
  expect(
    mapProblem({
      objectives: [
        { hex: 'c4', mark: 'cairn' },
        { hex: 'h6', mark: 'crown' },
      ],
    }),
  ).toEqual(unfair('objectives'))
})

test('a map with too little room', () => {
  expect(mapProblem({ starting: { a: ['b2'], b: ['i8'] } })).toEqual([
    'battles[0].map.starting: territories of 7 and 7 free hexes; expected at least 8 each',
  ])
  expect(mapProblem({ starting: { a: ['f2', 'd4'], b: ['e8', 'g6'] } })).toEqual([
    'battles[0].map.starting: the territories are 2 hexes apart; expected at least 5',
  ])
})

const ruled = (rules: object) => problemsOf({ battles: [{ ...battle, rules }] })

test('rules that speak of what does not exist', () => {
  const score = { score: { player: 'owner', points: { count: 'objectives', held: 'owner', marked: 'crown' } } }
  expect(ruled({ triggers: [{ on: 'round-end', do: [score] }] })).toEqual([
    'battles[0].rules.triggers[0].do[0].score.points: no objective is marked crown; expected a mark of the map',
  ])
  expect(ruled({ standing: [{ allow: 'cannot-move', who: { fighter: 'nobody' } }] })).toEqual([
    "battles[0].rules.standing[0].who.fighter: there is no fighter nobody; expected a fighter's id",
  ])
  expect(ruled({ standing: [{ allow: 'cannot-move', who: { runemark: 'cook', without: 'baker' } }] })).toEqual([
    'battles[0].rules.standing[0].who.runemark: no fighter has the runemark cook; expected one that is on a card',
    'battles[0].rules.standing[0].who.without: no fighter has the runemark baker; expected one that is on a card',
  ])
  expect(
    ruled({ triggers: [{ on: 'round-start', do: [{ arrive: { who: 'nobody', near: 'own-territory' } }] }] }),
  ).toEqual(["battles[0].rules.triggers[0].do[0].arrive.who: there is no fighter nobody; expected a fighter's id"])
})

test('friends and enemies of a card that nobody owns', () => {
  expect(ruled({ standing: [{ change: 'move', add: 1, who: { side: 'friendly' } }] })).toEqual([
    'battles[0].rules.standing[0].who.side: friendly, yet nobody owns this card; expected any or no side',
  ])
  const rules = { standing: [{ allow: 'cannot-move', who: { side: 'enemy' } }] }
  expect(problemsOf({ twists: [{ id: 'odd', name: 'Odd', rules }] })).toEqual([
    'twists[0].rules.standing[0].who.side: enemy, yet nobody owns this card; expected any or no side',
  ])
  expect(ruled({ standing: [{ change: 'attacks', add: 1, against: { side: 'enemy' } }] })).toEqual([])
})

const triggered = (on: string, ...deeds: object[]) => ruled({ triggers: [{ on, do: deeds }] })
const hurt = (to: 'me' | 'them') => ({ damage: { to, amount: 1 } })
const pick = (who: object) => ({ pick: { who } })
const used = (when: string, ...deeds: object[]) =>
  problemsOf({ lesserArtefacts: [{ id: 'odd', name: 'Odd', when, do: deeds }] })

const NO_ME = 'no fighter acts or bears this card here; expected one that is picked'
const NO_THEM = 'nobody is picked yet; expected a pick before it'

test('somebody picked before there is a pick', () => {
  expect(triggered('activation-end', hurt('them'))).toEqual([
    `battles[0].rules.triggers[0].do[0].damage.to: ${NO_THEM}`,
  ])
  expect(triggered('round-end', { chance: { need: 4, do: [hurt('them')] } })).toEqual([
    `battles[0].rules.triggers[0].do[0].chance.do[0].damage.to: ${NO_THEM}`,
  ])
  expect(used('activation', pick({ within: { hexes: 1, of: 'them' } }), hurt('them'))).toEqual([
    `lesserArtefacts[0].do[0].pick.who.within.of: ${NO_THEM}`,
  ])
  expect(triggered('attack', hurt('them'))).toEqual([])
  expect(triggered('round-end', pick({}), hurt('them'))).toEqual([])
  expect(triggered('round-end', { all: { who: {}, do: [hurt('them')] } })).toEqual([])
  expect(used('targeted', hurt('them'))).toEqual([])
})

test('a fighter that acts where none does, or that has fallen', () => {
  for (const moment of ['round-start', 'round-end', 'battle-end', 'down'])
    expect(triggered(moment, hurt('me'))).toEqual([`battles[0].rules.triggers[0].do[0].damage.to: ${NO_ME}`])
  const points = { count: 'fighters', who: { visible: true, beyond: { hexes: 2, of: 'me' } } }
  expect(triggered('round-end', { score: { player: 'owner', points } })).toEqual([
    `battles[0].rules.triggers[0].do[0].score.points.who.beyond.of: ${NO_ME}`,
    `battles[0].rules.triggers[0].do[0].score.points.who.visible: ${NO_ME}`,
  ])
  expect(ruled({ standing: [{ allow: 'cannot-move', who: { is: 'me' } }] })).toEqual([
    `battles[0].rules.standing[0].who.is: ${NO_ME}`,
  ])
  expect(used('round-start', { heal: { to: 'me', amount: 1 } })).toEqual([`lesserArtefacts[0].do[0].heal.to: ${NO_ME}`])
  expect(triggered('arrival', hurt('me'))).toEqual([])
  expect(used('activation', { heal: { to: 'me', amount: 1 } })).toEqual([])
})

test('the value of ability dice outside of abilities', () =>
  expect(
    problemsOf({
      lesserArtefacts: [{ id: 'odd', name: 'Odd', when: 'activation', do: [{ heal: { to: 'me', amount: 'value' } }] }],
    }),
  ).toEqual(['lesserArtefacts[0].do[0].heal.amount: value; expected a number, since no ability dice are spent here']))

test('changes that change nothing', () => {
  expect(ruled({ standing: [{ change: 'toughness', add: 1, with: 'melee' }] })).toEqual([
    'battles[0].rules.standing[0]: toughness changed for some weapons only; expected a change of the fighter itself',
  ])
  expect(
    ruled({ triggers: [{ on: 'attack', do: [{ change: { who: 'me', what: 'attacks', until: 'turn' } }] }] }),
  ).toEqual(['battles[0].rules.triggers[0].do[0].change: expected either how much to add or by what of the dice'])
})

test('an ability nobody can use, a fighter nobody calls in', () => {
  const { 'godsworn-hunt': hunt } = baseContent.warbands
  const [theddra, ...others] = hunt!.fighters.map((card) => ({ ...card, id: `${card.id}-too` }))
  const abilities = hunt!.abilities.map((card) => ({ ...card, id: `${card.id}-too` }))
  const cards = Object.entries(hunt!.convergences).map(([step, card]) => [
    step,
    {
      ...card,
      back: { ...card.back, id: `${card.back.id}-too`, ...('fighter' in card.back ? { fighter: 'theddra-too' } : {}) },
    },
  ])
  const warband = { ...hunt, id: 'hunt-too', abilities, convergences: Object.fromEntries(cards) }
  const fighters = [{ ...theddra, runemarks: [] }, { ...others[0], apart: true }, ...others.slice(1)]
  expect(problemsOf({ warbands: [{ ...warband, fighters }] })).toEqual([
    'warbands[0].abilities[3].runemarks: nobody in the warband can use enfeeble-too; expected a fighter with all of them',
    'warbands[0].fighters[1]: grundann-too stands apart; expected a card that brings it in',
  ])
})
