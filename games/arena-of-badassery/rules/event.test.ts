import { describe, expect, test } from 'vitest'
import { position } from '../testing/position.ts'

const cards = {
  events: { rush: { orders: ['move'] }, gift: { do: [{ luck: { add: 1 } }] } },
  hunters: { ann: { tokens: ['yellow', 'yellow', 'yellow'] } },
}
const show = (events: readonly string[]) =>
  position({
    map: ['a b c d e'],
    hunters: { ann: 'a' },
    enemies: { 'gunner-1': 'e' },
    queue: [['event', 'event'], ['slaughterlight']],
    events,
    cards,
  }).end()

describe('Events', () => {
  test('AB-EVENT-1 a resolved Event is discarded', () => {
    expect(show(['gift', 'rush']).state.pastEvents.cards).toEqual(['gift', 'rush'])
  })

  test('AB-EVENT-2 its orders are carried out like those of an Announcement, before it is discarded', () => {
    const t = show(['rush', 'gift'])
    expect(t.story('event', 'enemy-moves', 'event-over')).toEqual([
      'event',
      'enemy-moves',
      'event-over',
      'event',
      'event-over',
    ])
    expect(t.where('gunner-1')).toBe(t.at('d'))
  })

  test('AB-R-76 a deck that has run out is turned over unshuffled', () => {
    const t = show(['gift'])
    expect(t.told('event').map(({ card }) => card)).toEqual(['gift', 'gift'])
    expect(t.state.luck).toBe(2)
  })
})
