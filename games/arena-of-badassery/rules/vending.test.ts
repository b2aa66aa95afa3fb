import { describe, expect, test } from 'vitest'
import { type HunterSetup, type PositionSetup, position } from '../testing/position.ts'

const shot = { name: 'shoot', skill: 'ranged', bands: ['red'], attack: true }
const gun = (cost: number, resale = 100) => ({ slot: 'gun', deck: 'guns', cost, resale, actions: [shot] })
const bonus = { slot: 'misc', standing: [{ change: 'melee', add: 1 }] }
const cards = {
  gear: {
    g1: gun(700),
    g2: gun(500),
    g3: gun(600),
    g4: gun(800),
    g5: gun(300, 300),
    m1: { ...bonus, deck: 'meds', cost: 200, resale: 50 },
    a1: { ...bonus, deck: 'ammo', cost: 200, resale: 50 },
    l1: { ...gun(1000), deck: 'legendary' },
    l2: { ...gun(1200), deck: 'legendary' },
  },
}
const out = (more: HunterSetup = {}): HunterSetup => ({ at: 'out', ...more })
const shop = (ann: HunterSetup, more: Partial<PositionSetup> = {}) =>
  position({
    map: ['H b'],
    stage: 'vend',
    round: 0,
    queue: [],
    deck: [],
    hunters: { ann: out(ann), bob: out(), cid: out(), dee: out(), ...more.hunters },
    campaign: { won: true },
    decks: { guns: ['g1', 'g2', 'g3', 'g4', 'g5'] },
    scenario: { after: { next: ['make-me-a-sandwich'] } },
    spotlight: 'ann',
    cards,
    ...more,
  })
const rich = { loot: ['cash-500', 'cash-500', 'cash-500', 'cash-500'] }

describe('Vending Machines', () => {
  test('AB-VENDING-1 AB-VENDING-2 AB-VENDING-13 Guns, Meds, Ammo, Legendary; four cards each, of the last one', () => {
    const decks = { guns: ['g1', 'g2', 'g3', 'g4', 'g5'], meds: ['m1'], ammo: ['a1'], legendary: ['l1', 'l2'] }
    const t = shop(rich, { decks })
    expect(t.offer()).toEqual(['g1', 'g2', 'g3', 'g4', 'pass'])
    expect(t.state.guns.cards).toEqual(['g5'])
    t.play('pass', 'pass', 'pass')
    expect(t.told('machine').map(({ machine, cards: shown }) => [machine, shown])).toEqual([
      [0, ['g1', 'g2', 'g3', 'g4']],
      [1, ['m1']],
      [2, ['a1']],
      [3, ['l1']],
    ])
  })

  test('AB-VENDING-3 AB-VENDING-4 from the last holder of the Spotlight clockwise, one card a turn', () => {
    const hunters = { ann: out(rich), bob: out(rich), cid: out(rich), dee: out(rich) }
    const t = shop({}, { hunters, spotlight: 'cid', seats: 4 })
    const order: number[] = []
    for (let turn = 0; turn < 4; turn++) {
      order.push(t.question().seat)
      t.answer(t.offer()[0])
      while (t.question().ask === 'pay with') t.pass()
    }
    expect(order).toEqual([2, 3, 0, 1])
  })

  test('AB-VENDING-5 AB-R-70 round after round until all have passed; who has passed is not asked again', () => {
    const hunters = {
      ann: out({ loot: ['cash-500', 'cash-100'] }),
      cid: out({ loot: ['cash-500', 'cash-500', 'cash-500'] }),
    }
    const t = shop({}, { hunters, spotlight: 'cid', seats: 4 })
    t.answer('g2')
    expect(t.question()).toMatchObject({ ask: 'buy', seat: 0 })
    t.answer('pass')
    expect(t.question()).toMatchObject({ ask: 'buy', seat: 2 })
    expect(t.offer()).toEqual(['g1', 'g3', 'g4', 'pass'])
  })

  test('AB-VENDING-6 AB-VENDING-7 AB-VENDING-8 AB-VENDING-9 paid in Cash and other tokens, into the Inventory', () => {
    const t = shop({ loot: ['cash-500', 'ammo-100'] })
      .answer('g3')
      .answer('token ammo-100')
    expect(t.hunter('ann').inventory).toEqual([{ card: 'g3', down: false }])
    expect(t.hunter('ann').gear.map(({ card }) => card)).toEqual(['ann-gun'])
    expect(t.told('pays-with').map(({ token }) => token)).toEqual(['ammo-100', 'cash-500'])
    expect(t.told('buys')).toMatchObject([{ card: 'g3', price: 600 }])
    expect(t.state.bag.cards.toSorted()).toEqual(['ammo-100', 'cash-500'])
  })

  test('AB-VENDING-6 cards that change prices hold between games too, and are told by what was paid', () => {
    const fence = { slot: 'misc', standing: [{ change: 'price', add: -2 }] }
    const t = shop({ loot: ['cash-500'], gear: ['fence'] }, { cards: { gear: { ...cards.gear, fence } } })
    expect(t.offer()).toContain('g1')
    t.answer('g1')
    expect(t.told('buys')).toMatchObject([{ card: 'g1', price: 500 }])
  })

  test('AB-VENDING-10 old Gear may be traded in as part of a payment, a starting gun not', () => {
    const t = shop({ loot: ['cash-500'], inventory: ['g5'] }, { decks: { guns: ['g4'] } })
    expect(t.offer()).toEqual(['g4', 'pass'])
    t.answer('g4')
    expect(t.offer()).toEqual(['token cash-500', 'gear g5'])
    t.answer('gear g5')
    expect(t.hunter('ann').inventory).toEqual([{ card: 'g4', down: false }])
    expect(t.hunter('ann').gear.map(({ card }) => card)).toEqual(['ann-gun'])
  })

  test('AB-VENDING-1 AB-VENDING-3 AB-R-70 at each machine it begins anew, with those who passed at the one before', () => {
    const hunters = { ann: out(rich), bob: out(rich), cid: out(rich), dee: out(rich) }
    const decks = { guns: ['g5', 'g2'], meds: ['m1'], ammo: ['a1'], legendary: ['l1'] }
    const t = shop({}, { hunters, spotlight: 'bob', seats: 4, decks })
    const turns: string[] = []
    const buy = (choice: string) => {
      turns.push(`${t.question().seat} of ${t.offer().slice(0, -1)}`)
      t.answer(choice)
      while (t.question().ask === 'pay with') t.pass()
    }
    for (const choice of ['pass', 'g2', 'pass', 'pass', 'g5', 'pass', 'm1', 'a1', 'pass', 'pass', 'l1']) buy(choice)
    expect(turns).toEqual([
      ...['1 of g5,g2', '2 of g5,g2', '3 of g5', '0 of g5', '2 of g5'],
      ...['1 of m1', '2 of m1'],
      ...['1 of a1'],
      // Cid has too little left for it.
      ...['1 of l1', '3 of l1', '0 of l1'],
    ])
    expect(t.told('buys').map(({ id, card }) => [id, card])).toEqual([
      ['cid', 'g2'],
      ['cid', 'g5'],
      ['cid', 'm1'],
      ['bob', 'a1'],
      ['ann', 'l1'],
    ])
    expect(t.question().ask).toBe('pack')
  })

  test('AB-VENDING-12 cards that nobody bought go back at once, shuffled', () => {
    const decks = { guns: ['g1', 'g2', 'g3', 'g4', 'g5'], meds: ['m1'] }
    const t = shop({ loot: ['cash-500', 'cash-500', 'cash-100'] }, { decks })
    t.answer('g2').answer('token cash-500').answer('pass')
    expect(t.state.vending).toMatchObject({ machine: 1, shown: ['m1'] })
    expect(t.state.guns.cards.toSorted()).toEqual(['g1', 'g3', 'g4', 'g5'])
  })

  test('AB-VENDING-11 resold Gear goes back when all machines are done, and not before', () => {
    const decks = { guns: ['g4'], meds: ['m1'], legendary: ['l1'] }
    const t = shop({ loot: ['cash-500', 'cash-250'], inventory: ['g5'] }, { decks })
    t.answer('g4').answer('gear g5').answer('token cash-500')
    expect(t.state.vending?.machine).toBe(1)
    expect(t.state.guns.cards).toEqual([])
    t.answer('pass')
    expect(t.state.vending).toBeUndefined()
    expect(t.state.guns.cards).toEqual(['g5'])
    expect(t.state.legendary.cards).toEqual(['l1'])
  })

  test('AB-VENDING-14 the Legendary card goes to the first who takes it, from the holder of the Spotlight on', () => {
    const hunters = { ann: out(rich), bob: out(rich), cid: out(rich), dee: out(rich) }
    const t = shop({}, { hunters, spotlight: 'cid', seats: 4, decks: { legendary: ['l1'] } })
    expect(t.question().seat).toBe(2)
    t.answer('pass')
    expect(t.question().seat).toBe(3)
    t.answer('l1')
    expect(t.told('buys')).toMatchObject([{ id: 'dee', card: 'l1' }])
    expect(t.question().ask).not.toBe('buy')
  })
})
