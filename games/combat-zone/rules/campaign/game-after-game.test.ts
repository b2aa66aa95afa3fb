import { Match, randomAnswer, seededRandom, writeChoice } from '@muster/table'
import { expect, test } from 'vitest'
import { combatZone } from '../game.ts'
import type { Battle } from '../state.ts'
import { credOf, termsOf } from './cred.ts'
import { campaignOf } from './lookup.ts'

/** What Objectives and medics do in whole games of a campaign, one after the other. */
const short = {
  play: 'campaign',
  factions: ['maelstrom', 'tyger-claws'],
  scenario: 'turf-war',
  battlespace: 'container-yard',
  deployment: 'lined-up',
  controls: 1,
  rounds: 3,
}
const campaignWith = (more: object = {}) => {
  const match = Match.open(combatZone, { seats: 2, seed: 'game after game', config: { ...short, ...more } })
  for (const seat of [0, 1]) match.answer(seat, [])
  return match
}

/** Somebody answers at random until a question comes; those named are answered so. */
function until(match: Match<Battle>, ask: string, answers: Readonly<Record<string, string>> = {}) {
  const random = seededRandom(ask)
  for (let left = 3000; left > 0; left--) {
    const asked = match.questions.find((question) => question.ask === ask)
    if (asked) return asked
    const [{ seat, question }] = match.pending as [(typeof match.pending)[number]]
    const known = answers[match.questions[0]?.ask ?? '']
    match.answer(seat, known ?? writeChoice(question, randomAnswer(question, random)))
  }
  throw new Error(`nobody is asked ${ask}`)
}

/** These Objectives are completed, as if in an earlier game. */
function completed(match: Match<Battle>, ...cards: string[]) {
  for (const card of cards) {
    const { supply } = campaignOf(match.state).players[0] as ReturnType<typeof campaignOf>['players'][number]
    match.edit([
      { op: 'remove', path: `/campaign/players/0/supply/cards/${supply.cards.indexOf(card)}` },
      { op: 'add', path: '/campaign/players/0/objectives/-', value: card },
    ])
  }
  return match
}
const ours = (match: Match<Battle>) => {
  const [player] = campaignOf(match.state).players
  return player as NonNullable<typeof player>
}
const luckOf = (match: Match<Battle>) => match.state.sides[0]?.luck ?? 0
const readyTeams = { team: 'crowd' }
/** What may be used on the way is not. */
const no = { ...readyTeams, may: 'no', promotion: 'forgo' }

test('CZ-OBJECTIVE-8 a recycling Objective is offered as its game begins, gives what it says and goes back to the Supply', () => {
  const used = (answer: string) => {
    const match = completed(campaignWith(), 'mm-shock-and-awe')
    expect(until(match, 'may', readyTeams)).toMatchObject({ seat: 0, text: expect.stringContaining('Shock and Awe') })
    const before = luckOf(match)
    match.answer(0, answer)
    return { match, luck: luckOf(match) - before }
  }
  const { match, luck } = used('yes')
  expect([luck, ours(match).objectives, ours(match).supply.cards.includes('mm-shock-and-awe')]).toEqual([2, [], true])
  until(match, 'team', no)
  expect(ours(match).objectives).not.toContain('mm-shock-and-awe')
  const kept = used('no')
  expect([kept.luck, ours(kept.match).objectives]).toEqual([0, ['mm-shock-and-awe']])
  until(kept.match, 'team', no)
  expect(until(kept.match, 'may', readyTeams).text).toContain('Shock and Awe')
})

test('CZ-OBJECTIVE-7 an ongoing Objective gives its EB and its Luck in every game', () => {
  const match = completed(campaignWith(), 'mm-our-dock', 'mm-still-standing')
  for (const game of [1, 2]) {
    until(match, 'team', no)
    expect([game, termsOf(match.state, 0).eb - ours(match).eb]).toEqual([game, 100 + 10])
    until(match, 'control', no)
    const behind =
      credOf(match.state.content, campaignOf(match.state).players[1] as never) -
      credOf(match.state.content, ours(match))
    expect([game, luckOf(match)]).toEqual([game, 3 + 1 + Math.max(0, behind)])
    expect(ours(match).objectives).toEqual(expect.arrayContaining(['mm-our-dock', 'mm-still-standing']))
  }
})

test('CZ-OBJECTIVE-9 CZ-OBJECTIVE-10 a Cybergear Objective is worn by somebody anew in every game, and works in it', () => {
  const match = completed(campaignWith(), 'mm-slag-heart')
  for (const wearer of [1, 2]) {
    expect(until(match, 'cybergear', no).seat).toBe(0)
    match.answer(0, String(wearer))
    until(match, 'control', no)
    const worn = match.state.models.filter(({ gear }) => gear.some(({ card }) => card === 'mm-slag-heart'))
    expect(worn.map(({ id }) => id)).toEqual([ours(match).worn.length > 0 ? worn[0]?.id : 'nobody'])
    expect(ours(match).objectives).toContain('mm-slag-heart')
  }
})

test('CZ-INJURY-7 CZ-INJURY-9 a medic saves a Veteran who was taken out in a game, or does not', () => {
  const after = (medic: number, obstacle: number) => {
    const match = campaignWith()
    match.edit([
      { op: 'add', path: '/campaign/players/0/characters/-', value: 'scrap-hound-1' },
      { op: 'replace', path: '/campaign/players/0/played', value: 1 },
    ])
    until(match, 'team')
    match.answer(0, 'build')
    match.answer(1, 'crowd')
    for (const choice of ['take warlord', 'take ripper', 'take scrap-hound-1', 'done']) match.answer(0, choice)
    until(match, 'control', no)
    const at = match.state.models.findIndex(({ card }) => card === 'scrap-hound-1')
    match.edit([
      { op: 'add', path: `/models/${at}/where`, value: 'out' },
      { op: 'add', path: '/campaign/game/hurt', value: { 'scrap-hound-1-1': 'out' } },
      { op: 'replace', path: '/scores', value: [0, 30] },
    ])
    const { seat } = until(match, 'promotion', no)
    match.setDice([1, 4, medic, obstacle])
    match.answer(seat, 'forgo')
    until(match, 'team', no)
    const told = match.told.flatMap(({ event: { event } }) => (/^(saved|falls-back)$/.test(event) ? [event] : []))
    return [told, ours(match).characters.includes('scrap-hound-1')]
  }
  expect(after(6, 5)).toEqual([['saved'], true])
  expect(after(4, 5)).toEqual([['falls-back'], false])
})

test('CZ-R-123 a table says whether the first team is seen while the other player chooses', () => {
  const seen = (teamsShown: string) => {
    const match = campaignWith({ options: { teamsShown } })
    until(match, 'team')
    match.answer(0, 'crowd')
    expect(match.questions).toMatchObject([{ ask: 'team', seat: 1 }])
    return match.view(1).campaign?.players[0]?.team !== undefined
  }
  expect([seen('together-when-all-are-built'), seen('while-being-built')]).toEqual([false, true])
})

test('CZ-R-104 a table says whether three Objectives are kept of four or drawn as they come', () => {
  const asked = (objectiveDraw: string) => {
    const match = campaignWith({ options: { objectiveDraw } })
    const asks: string[] = []
    for (; match.questions[0]?.ask !== 'control'; ) {
      const [{ ask, seat }] = match.questions as [(typeof match.questions)[number]]
      asks.push(ask)
      until(match, ask)
      const [{ question }] = match.pending as [(typeof match.pending)[number]]
      match.answer(seat, no[ask as 'team'] ?? writeChoice(question, randomAnswer(question, seededRandom(ask))))
    }
    return [asks.filter((ask) => ask === 'objective').length, ours(match).hand.cards.length]
  }
  expect([asked('draw-4-keep-3'), asked('draw-3')]).toEqual([
    [2, 3],
    [0, 3],
  ])
})
