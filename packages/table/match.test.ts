import { describe, expect, test } from 'vitest'
import { d6, die } from './dice.ts'
import { heardBy } from './event.ts'
import { Match } from './match.ts'
import { pickOneOf } from './offer.ts'
import { seededRandom } from './random/seeded.ts'
import { attachContent, clone, hashOf } from './state.ts'
import { playRandomly } from './testing/play.ts'
import { plainWords, type Tiny, tinyGame, which } from './testing/tiny-game.ts'
import { type Smugglers, smugglers } from './testing/toy-game.ts'
import { verifyRecord } from './verify.ts'

const setup = { seats: 2, seed: 'match' }
const opened = () => Match.open(smugglers, setup)
const hit = { why: 'to hit', rule: 'T-HIT-1' }

/** All that a match is: what it would save, what it was told, what it asks. */
const allOf = (match: Match<never> | Match<Smugglers>) =>
  hashOf([match.save(), match.told, match.questions, match.state, match.entries, match.step])

/** Past the bids, with seat 0 to move. */
function turnOfZero(): Match<Smugglers> {
  const match = opened()
  match.answer(0, 1)
  match.answer(1, 0)
  return match
}

describe('a match opens', () => {
  test('at the first question, with what led there told', () => {
    const match = opened()
    expect(match.questions.map(({ seat, ask }) => [seat, ask])).toEqual([
      [0, 'bid'],
      [1, 'bid'],
    ])
    expect(match.step).toBe(1)
    expect(match.result).toBeUndefined()
    expect(match.told.map((told) => heardBy(told, 1))).toEqual([
      { event: 'dealt', seat: 0 },
      { event: 'dealt', rule: 'TOY-DEAL-1', seat: 1, cards: match.state.holds[1]?.cards },
    ])
  })

  test.each([
    [{ seats: 1, seed: '' }, 'Smugglers is for 2 to 3 seats, not 1'],
    [{ seats: 2.5, seed: '' }, 'Smugglers is for 2 to 3 seats, not 2.5'],
    [{ seats: 2, seed: '', config: { rounds: 0 } }, 'config.rounds: '],
    [{ seats: 2, seed: '', config: { round: 1 } }, 'config: '],
  ])('not with %j', (wrong, problem) => {
    expect(() => Match.open(smugglers, wrong)).toThrow(
      expect.objectContaining({ code: 'bad-config', message: expect.stringContaining(problem) }),
    )
  })

  test('and does not change when what it was opened with does', () => {
    const config = { rounds: 2 }
    const match = Match.open(smugglers, { ...setup, config })
    config.rounds = 7
    expect(match.record().config).toEqual({ rounds: 2 })
  })
})

describe('answers', () => {
  test('lead on to the end and to a result', () => {
    const match = playRandomly(opened(), seededRandom('end'))
    expect(match.pending).toEqual([])
    expect(match.result?.winners.length).toBeGreaterThan(0)
    expect(() => match.answer(0, 'rest')).toThrow(expect.objectContaining({ code: 'game-over' }))
    expect(() => match.setDice([1])).toThrow(expect.objectContaining({ code: 'game-over' }))
  })

  test('tell of every step they lead through, each with its state and what was told by then', () => {
    const game = tinyGame((table, state) => {
      table.tell({ event: `step ${state.log.length}` })
      if (state.log.length % 3 === 0) table.ask(0, which(['on']))
      state.log.push('done')
    })
    const match = Match.open(game, { seats: 1, seed: '' })
    const steps: [length: number, told: number][] = []
    match.answer(0, 'on', ({ checkpoint, before }) => steps.push([checkpoint.log.length, before]))
    expect(steps).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
    expect(match.told).toHaveLength(4)
  })

  test('are kept as the question speaks, whatever came with them', () => {
    const match = turnOfZero()
    match.answer(0, 'peek')
    match.answer(0, 'sail')
    const point = { x: 1, y: 1, z: 1 }
    match.answer(0, point)
    point.x = 4
    expect(match.entries.at(-1)).toEqual({ seat: 0, choice: { x: 1, y: 1 } })
  })

  test.each<[string, (match: Match<Smugglers>) => void, object]>([
    ['a seat that is not there', (match) => match.answer(7, 0), { code: 'bad-seat' }],
    ['a seat that is not asked', (match) => match.answer(1, 'peek'), { code: 'bad-seat' }],
    ['an unknown choice', (match) => match.answer(0, 'fly'), { code: 'bad-choice' }],
    ['dice that are no whole numbers', (match) => match.setDice([1.5]), { code: 'bad-dice' }],
    ['taking back more than there is', (match) => match.takeBack(3, 0), { code: 'nothing-to-undo' }],
    ['taking back less than nothing', (match) => match.takeBack(-1, 0), { code: 'nothing-to-undo' }],
    ['a patch that is none', (match) => match.edit([{ op: 'fly' }]), { code: 'bad-edit' }],
    [
      'a patch to nowhere',
      (match) => match.edit([{ op: 'replace', path: '/nowhere/0', value: 1 }]),
      { code: 'bad-edit' },
    ],
    [
      'a patch that fails half way',
      (match) =>
        match.edit([
          { op: 'replace', path: '/round', value: 2 },
          { op: 'remove', path: '/nowhere' },
        ]),
      { code: 'bad-edit' },
    ],
    [
      'a state the schema refuses',
      (match) => match.edit([{ op: 'replace', path: '/round', value: 'x' }]),
      { code: 'bad-edit' },
    ],
    [
      'a state that breaks a law',
      (match) => match.edit([{ op: 'remove', path: '/deck/cards/0' }]),
      { code: 'bad-edit', message: expect.stringContaining('cargo was lost') },
    ],
    [
      'a state from which the rules cannot go on',
      (match) => match.edit([{ op: 'replace', path: '/turns', value: [9] }]),
      { code: 'bad-edit', message: expect.stringContaining('cannot go on from there') },
    ],
  ])('refused changes nothing: %s', (_, attempt, fault) => {
    const match = turnOfZero()
    const before = allOf(match)
    expect(() => attempt(match)).toThrow(expect.objectContaining(fault))
    expect(allOf(match)).toBe(before)
  })

  test('a refused option names its rule', () => {
    const match = turnOfZero()
    match.answer(0, 'neither')
    expect(() => match.answer(0, 'raid 0')).toThrow(expect.objectContaining({ rule: 'TOY-RAID-5' }))
    expect(match.explain(0)).toEqual([
      { key: 'raid 0', rule: 'TOY-RAID-5', text: 'a captain cannot raid its own ship', refs: ['ship 0'] },
    ])
  })

  test('a failure several steps on is a bug that changes nothing', () => {
    const game = tinyGame((table, state) => {
      table.tell({ event: 'step' })
      if (state.log.length === 0) table.ask(0, which(['x']))
      if (state.log.length === 3) throw new TypeError('boom')
      state.log.push('step')
    })
    const match = Match.open(game, setup)
    const before = allOf(match as never)
    expect(() => match.answer(0, 'x')).toThrow(
      expect.objectContaining({ code: 'bug', message: 'the rules failed: boom', cause: expect.any(TypeError) }),
    )
    expect(allOf(match as never)).toBe(before)
  })

  test('a game that never asks again is a bug, not a match without end', () => {
    const game = tinyGame((table, state) => {
      if (state.log.length === 0) state.log.push(table.ask(0, which(['x'])))
    })
    expect(() => Match.open(game, setup).answer(0, 'x')).toThrow('without asking anybody and without an end')
  })
})

describe('asked at once', () => {
  test('the order of arrival makes no difference', () => {
    const [one, two] = [opened(), opened()]
    one.answer(0, 2)
    one.answer(1, 3)
    two.answer(1, 3)
    two.answer(0, 2)
    expect(hashOf([one.state, one.told, one.questions])).toBe(hashOf([two.state, two.told, two.questions]))
  })

  test('nobody else learns an answer before all are in', () => {
    const seenBy1 = (match: Match<Smugglers>) =>
      hashOf([
        match.view(1),
        match.told.map((told) => heardBy(told, 1)),
        match.questions.filter(({ seat }) => seat === 1),
      ])
    const [one, two, none] = [opened(), opened(), opened()]
    one.answer(0, 0)
    two.answer(0, 5)
    expect(seenBy1(one)).toBe(seenBy1(none))
    expect(seenBy1(two)).toBe(seenBy1(none))
    expect(one.questions.map(({ seat }) => seat)).toEqual([1])
    expect(() => one.answer(0, 1)).toThrow('seat 0 is not asked now; seat 1 is')
  })
})

/** How a table stands: what it is like, what it asks, what it was told. */
const lookOf = (match: Match<Smugglers>) => hashOf([match.state, match.questions, match.told, match.step])

describe('taking back', () => {
  test('leads to what fewer answers lead to, at every decision, and so does looking back', () => {
    const full = playRandomly(opened(), seededRandom('undo'))
    for (let count = full.entries.length - 1; count >= 0; count--) {
      const undone = Match.restore(smugglers, full.save())
      undone.takeBack(count, 0)
      const { end: _, ...record } = full.record()
      const fewer = Match.replay(smugglers, { ...record, answers: record.answers.slice(0, count) })
      expect(lookOf(undone)).toBe(lookOf(fewer))
      expect(allOf(full.after(count))).toBe(allOf(fewer))
    }
  })

  test('takes back dice and edits too', () => {
    const match = turnOfZero()
    const before = lookOf(match)
    match.setDice([6, 6])
    match.takeBack(2, 0)
    expect(lookOf(match)).toBe(before)
    expect(match.underWay().forced).toEqual([])
    match.edit([{ op: 'replace', path: '/ships/0/coins', value: 0 }])
    match.takeBack(2, 1)
    expect(lookOf(match)).toBe(before)
  })

  test('stays in the record, with what was taken back, and can itself be taken back', () => {
    const match = turnOfZero()
    match.answer(0, 'draw')
    const drawn = lookOf(match)
    match.takeBack(2, 1)
    match.answer(0, 'peek')
    match.takeBack(3, 0)
    expect(lookOf(match)).toBe(drawn)
    expect(match.entries.slice(2)).toEqual([
      { seat: 0, choice: 'draw' },
      { back: 2, by: 1 },
      { seat: 0, choice: 'peek' },
      { back: 3, by: 0 },
    ])
    expect(match.line.places).toEqual([0, 1, 2])
    expect(allOf(Match.replay(smugglers, match.record()))).toBe(allOf(match))
    expect(allOf(Match.restore(smugglers, JSON.parse(JSON.stringify(match.save()))))).toBe(allOf(match))
  })

  test('shows no die twice: dice go on after the last byte that was ever used', () => {
    const rolling = tinyGame((table, state) => {
      const answer = table.ask(0, which(['few', 'many']))
      state.log.push(table.roll(0, answer === 'few' ? 4 : 40, d6, hit))
    })
    const facesOf = (match: Match<never>) => (match.state as { log: number[][] }).log.at(-1)
    const match = Match.open(rolling, setup)
    match.answer(0, 'many')
    const [seen] = [facesOf(match as never)]
    match.takeBack(0, 0)
    match.answer(0, 'few')
    const other = Match.open(rolling, setup)
    other.answer(0, 'many')
    other.answer(0, 'few')
    expect(facesOf(match as never)).toEqual(facesOf(other as never))
    expect(facesOf(match as never)).not.toEqual(seen?.slice(0, 4))
    match.takeBack(0, 0)
    match.answer(0, 'few')
    other.answer(0, 'few')
    expect(facesOf(match as never)).toEqual(facesOf(other as never))
    expect(verifyRecord(rolling, match.record())).toEqual([])
  })

  test('of nothing is refused', () => {
    expect(() => opened().takeBack(0, 0)).toThrow('there is nothing to undo')
  })
})

describe('dice that were set', () => {
  /** Rolls after each question; a d4 after `d4`. */
  const rolling = tinyGame((table, state) => {
    const answer = table.ask(0, which(['d6', 'd4', 'two', 'none']))
    if (answer === 'none') return
    state.log.push(...table.roll(0, answer === 'two' ? 2 : 1, answer === 'd4' ? die(4) : d6, hit))
  })

  test('show in order, over several steps, then fall at random', () => {
    const match = Match.open(rolling, setup)
    match.setDice([6, 1, 3])
    for (const choice of ['two', 'none', 'd6']) match.answer(0, choice)
    expect(match.state.log).toEqual([6, 1, 3])
    const plain = Match.open(rolling, setup)
    match.answer(0, 'd6')
    plain.answer(0, 'd6')
    expect(match.state.log.at(-1)).toBe(plain.state.log.at(-1))
  })

  test('replace those set before', () => {
    const match = Match.open(rolling, setup)
    match.setDice([6, 6, 6])
    match.answer(0, 'd6')
    match.setDice([2])
    match.answer(0, 'd6')
    expect(match.state.log).toEqual([6, 2])
    match.setDice([5])
    match.setDice([])
    expect(match.save().forced).toEqual([])
  })

  test('an impossible one is refused at the roll; nothing is lost and dice can be set anew', () => {
    const match = Match.open(rolling, setup)
    match.setDice([3, 6])
    match.answer(0, 'd4')
    const before = allOf(match as never)
    expect(() => match.answer(0, 'd4')).toThrow(expect.objectContaining({ code: 'bad-dice' }))
    expect(allOf(match as never)).toBe(before)
    match.answer(0, 'd6')
    expect(match.state.log).toEqual([3, 6])
    match.setDice([9])
    expect(() => match.answer(0, 'd6')).toThrow('the next die is set to 9')
    match.setDice([4])
    match.answer(0, 'd4')
    expect(match.state.log).toEqual([3, 6, 4])
  })

  test('outlive saving and restoring, and are in the record', () => {
    const match = Match.open(rolling, setup)
    match.setDice([6, 5, 4])
    match.answer(0, 'd6')
    const restored = Match.restore(rolling, JSON.parse(JSON.stringify(match.save())))
    restored.answer(0, 'two')
    expect(restored.state.log).toEqual([6, 5, 4])
    expect(Match.replay(rolling, restored.record()).state.log).toEqual([6, 5, 4])
  })
})

describe('an edit', () => {
  const coins = [{ op: 'replace', path: '/ships/0/coins', value: 9 }]

  test('changes the checkpoint, drops the answers since and tells so', () => {
    const match = turnOfZero()
    const [sails] = [match.entries.length]
    match.answer(0, 'neither')
    match.answer(0, 'sail')
    match.edit(coins)
    expect(match.state.ships[0]?.coins).toBe(9)
    expect(match.entries.slice(sails + 2)).toEqual([{ edit: coins }])
    expect(allOf(Match.replay(smugglers, match.record()))).toBe(allOf(match))
    expect(match.questions[0]?.ask).toBe('supply')
    expect(match.told.at(-1)?.event).toEqual({ event: 'edit' })
  })

  test('replays, also after another and across saving', () => {
    const match = turnOfZero()
    match.edit(coins)
    match.edit([{ op: 'replace', path: '/ships/1/coins', value: 0 }])
    match.setDice([1])
    match.answer(0, 'neither')
    const replayed = Match.replay(smugglers, JSON.parse(JSON.stringify(match.record())))
    expect(allOf(replayed)).toBe(allOf(match))
    expect(allOf(Match.restore(smugglers, JSON.parse(JSON.stringify(match.save()))))).toBe(allOf(match))
    expect(replayed.explain(0).map(({ rule }) => rule)).toEqual(['TOY-RAID-5', 'TOY-RAID-4'])
  })

  test('comes where it was made when replayed, after steps that asked nobody', () => {
    const match = opened()
    const cards = [...match.state.deck.cards].reverse()
    match.edit([{ op: 'replace', path: '/deck/cards', value: cards }])
    expect(match.state.deck.cards).toEqual(cards)
    expect(allOf(Match.replay(smugglers, match.record()))).toBe(allOf(match))
  })

  test('keeps dice that are still set, for whatever is rolled next', () => {
    const match = turnOfZero()
    match.setDice([6, 6, 6, 6, 6, 6])
    match.answer(0, 'neither')
    match.edit(coins)
    match.answer(0, 'neither')
    match.answer(0, 'raid 1')
    match.answer(0, 'no')
    expect(match.told.filter(({ event }) => event.event === 'dice').map(({ event }) => event.faces)).toEqual([
      [6, 6],
      [6, 6, 6, 6],
    ])
    const { end, ...record } = match.record()
    expect(hashOf(Match.replay(smugglers, record).state)).toBe(end)
  })

  test('keeps dice left over from the step before', () => {
    const game = tinyGame((table, state) => {
      table.ask(0, which(['x']))
      state.log.push(table.roll(0, 1, d6, hit)[0])
    })
    const match = Match.open(game, setup)
    match.setDice([2, 5])
    match.answer(0, 'x')
    match.edit([{ op: 'replace', path: '/log', value: [] }])
    match.answer(0, 'x')
    expect(match.state.log).toEqual([5])
    expect(allOf(Match.replay(game, match.record()) as never)).toBe(allOf(match as never))
  })

  test('keeps dice for rolls that come before the next question', () => {
    const game = tinyGame((table, state) => {
      if (state.log.includes('roll')) state.log.push(table.roll(0, 1, d6, hit)[0])
      table.ask(0, which(['x']))
    })
    const match = Match.open(game, setup)
    match.setDice([2])
    match.edit([{ op: 'add', path: '/log/-', value: 'roll' }])
    expect(match.state.log).toEqual(['roll', 2])
    expect(allOf(Match.replay(game, match.record()) as never)).toBe(allOf(match as never))
  })

  test('does not change when its patch does later', () => {
    const match = turnOfZero()
    const patch = [{ op: 'replace', path: '/ships/0/coins', value: 9 }]
    match.edit(patch)
    patch[0] = { op: 'replace', path: '/ships/0/coins', value: 1 }
    expect(match.entries.at(-1)).toEqual({ edit: coins })
  })

  test('can take up a game that is over', () => {
    const match = playRandomly(opened(), seededRandom('over'))
    match.edit([{ op: 'replace', path: '/round', value: 3 }])
    expect(match.result).toBeUndefined()
    expect(match.pending.length).toBeGreaterThan(0)
    expect(allOf(Match.replay(smugglers, match.record()))).toBe(allOf(match))
  })

  test('cannot reach the content', () => {
    const match = turnOfZero()
    expect(() => match.edit([{ op: 'replace', path: '/content/rum', value: 99 }])).toThrow(
      expect.objectContaining({ code: 'bad-edit' }),
    )
    expect(opened().content).toEqual({ rum: 1, silk: 2, spice: 3, pearls: 4 })
  })
})

test('views are for seats that are there and for spectators', () => {
  const match = opened()
  expect(match.view(0).holds.map(({ cards }) => cards.includes(null as never))).toEqual([false, true])
  expect(match.view(undefined).holds.map(({ cards }) => cards.includes(null as never))).toEqual([true, true])
  expect(() => match.view(2)).toThrow('there is no seat 2; seats are 0 to 1')
})

test('each question of a step keeps its own answer, also where options are offered lazily', () => {
  const lazy = (options: string[]) =>
    pickOneOf(
      plainWords,
      { options: () => options, read: (key) => options.find((option) => option === key) },
      undefined,
    )
  const game = tinyGame((table, state) => {
    const first = table.ask(0, lazy(['a', 'b']))
    state.log.push(first, table.ask(1, lazy(['c', 'd'])), table.ask(0, lazy(['e', 'f'])))
    state.over = true
  })
  const match = Match.open(game, { seats: 2, seed: 'lazy' })
  match.answer(0, 'b')
  match.answer(1, 'c')
  match.answer(0, 'f')
  expect(match.state.log).toEqual(['b', 'c', 'f'])
})

test('a match that is a copy goes its own way', () => {
  const match = turnOfZero()
  const before = allOf(match)
  playRandomly(Match.restore(smugglers, match.save()), seededRandom('copy'))
  expect(allOf(match)).toBe(before)
})

test('a saved match goes on only under the game and the rules it was saved under', () => {
  const saved = Match.open(smugglers, { seats: 2, seed: 'kept' }).save()
  expect(() => Match.restore(smugglers, { ...saved, game: 'chess' })).toThrow(
    `the saved match is of chess, not of ${smugglers.id}`,
  )
  expect(() => Match.restore(smugglers, { ...saved, rules: '0' })).toThrow(
    `the match was saved with rules 0; these are ${smugglers.version}`,
  )
  expect(() => Match.restore(smugglers, { ...saved, content: 'f'.repeat(64) })).toThrow(
    `the match was saved with other content: hash ffffffffffff, but with no pack it is ${saved.content.slice(0, 12)}`,
  )
})

describe('what is foreseen of a step', () => {
  /** Asks at every third step; the others ask nobody. */
  const counting = tinyGame((table, state) => {
    state.log.push(state.log.length % 3 === 0 ? table.ask(0, which(['x', 'y'])) : table.chance(6, 'for the log'))
    state.over = state.log.length > 40
  })
  const foreseeing: typeof counting = {
    ...counting,
    foresee: ({ log }) => (log.length % 3 === 0 ? { seat: 0, question: which(['x', 'y']) } : 'nobody'),
  }

  test('changes nothing but what it costs', () => {
    const slow = Match.open(counting, setup)
    const fast = Match.open(foreseeing, setup)
    for (let at = 0; slow.pending.length > 0; at++) {
      const { checkpoint } = fast.underWay()
      const before = JSON.stringify(checkpoint)
      expect(allOf(fast as never)).toBe(allOf(slow as never))
      for (const match of [slow, fast]) match.answer(0, at % 2 === 0 ? 'x' : 'y')
      expect(JSON.stringify(checkpoint)).toBe(before)
    }
    expect(fast.record()).toEqual(slow.record())
    for (let count = fast.entries.length - 1; count >= 0; count--) {
      expect(allOf(fast.after(count) as never)).toBe(allOf(slow.after(count) as never))
      for (const match of [slow, fast]) match.takeBack(count, 0)
      expect(allOf(fast as never)).toBe(allOf(slow as never))
    }
  })

  test('a step that is watched leaves each state as it was shown', () => {
    const match = Match.open(foreseeing, setup)
    const shown: { readonly state: unknown; readonly text: string }[] = []
    match.answer(0, 'x', ({ checkpoint }) => shown.push({ state: checkpoint, text: JSON.stringify(checkpoint) }))
    expect(shown).toHaveLength(3)
    for (const { state, text } of shown) expect(JSON.stringify(state)).toBe(text)
  })

  test('a copy is made only where something may wait', () => {
    let copies = 0
    const copy = (state: Tiny) => {
      copies++
      return attachContent(clone(state), state.content)
    }
    const match = Match.open({ ...foreseeing, copy }, setup)
    copies = 0
    match.answer(0, 'x')
    expect(copies).toBe(1)
    expect(match.state).toBe(match.underWay().checkpoint)
  })

  test('a question where nobody was foreseen is a bug, and the match stays as it was', () => {
    const match = Match.open({ ...counting, foresee: ({ log }) => (log.length > 0 ? 'nobody' : undefined) }, setup)
    const before = allOf(match as never)
    expect(() => match.answer(0, 'x')).toThrow('a step asks that was foreseen to ask nobody')
    expect(allOf(match as never)).toBe(before)
  })
})
