import { expect, test } from 'vitest'
import { ready, use } from '../../../testing/deeds.ts'
import { drawing } from '../../../testing/position.ts'

const FIELD = `. . . . .
                . A b . .
               . . . # .`
const enemy = { pick: { who: { side: 'enemy' } } } as const

test('BB-PUSH-2 push: the card’s player chooses a free hex next to the fighter, or leaves it', () => {
  const t = use(ready(FIELD, [enemy, { push: { who: 'them', hexes: 1 } }]), 'pick moon-b')
  expect(t.question()).toMatchObject({ seat: 0, ask: 'push' })
  expect(t.draw('push')).toBe(
    drawing(`. . x x .
              . A b x .
             . . x # .`),
  )
  expect(t.offer()).toContain('stay')
  expect([t.whyNot('push b2'), t.whyNot('push d1')]).toEqual(['BB-PUSH-3', 'BB-PUSH-4'])
  expect(t.play('push d3').hex('b')).toBe('d3')
  const stayed = use(ready(FIELD, [enemy, { push: { who: 'them', hexes: 1 } }]), 'pick moon-b', 'stay')
  expect(stayed.hex('b')).toBe('c2')
})

test('BB-R-35 push: of several hexes is that many single ones, each checked, each to be stopped at', () => {
  const t = use(ready(FIELD, [enemy, { push: { who: 'them', hexes: 2 } }]), 'pick moon-b', 'push d2')
  expect(t.draw('push')).toBe(
    drawing(`. . . x x
              . A x b x
             . . . # x`),
  )
  expect(t.play('stay').hex('b')).toBe('d2')
  const far = use(ready(FIELD, [enemy, { push: { who: 'them', hexes: 2 } }]), 'pick moon-b', 'push d2', 'push e2')
  expect(far.hex('b')).toBe('e2')
})

test('push: with must it cannot be declined', () => {
  const t = use(ready(FIELD, [enemy, { push: { who: 'them', hexes: 1, must: true } }]), 'pick moon-b')
  expect(t.offer()).toEqual(t.offer('push'))
  expect(t.offer()).toHaveLength(4)
})

test('push: away means further from the other one', () => {
  const t = use(ready(FIELD, [enemy, { push: { who: 'them', hexes: 1, away: true } }]), 'pick moon-b')
  expect(t.draw('push')).toBe(
    drawing(`. . . x .
              . A b x .
             . . . # .`),
  )
  expect(t.whyNot('push c3')).toBe('BB-PRECEDENCE-2')
  const self = use(ready(FIELD, [enemy, { push: { who: 'me', hexes: 1, away: true } }]), 'pick moon-b')
  expect(self.draw('push')).toBe(
    drawing(`. x . . .
              x A b . .
             . x . # .`),
  )
})

test('BB-R-35 push: with no legal hex the fighter stays and nobody is asked', () => {
  const hemmed = `# # . . .
                   A b # . .
                  # # . . .`
  const t = use(ready(hemmed, [{ push: { who: 'me', hexes: 1 } }, { heal: { to: 'me', amount: 1 } }]))
  expect(t.hex('A')).toBe('a2')
  expect(t.question().ask).toBe('action')
  expect(ready(hemmed, [{ push: { who: 'me', hexes: 1 } }]).whyNot('ability test-ability')).toBe('BB-R-61')
})

test('BB-DAMAGE-6 BB-R-35 push: whoever is pushed out of what keeps it standing falls there, at the first hex', () => {
  const banner = {
    standing: [
      {
        change: 'wounds' as const,
        add: 2,
        who: { side: 'friendly' as const, within: { hexes: 1, of: 'me' as const } },
      },
    ],
  }
  const field = `. . . . .
                  . A b c .
                 . . . . .`
  const fighters = { b: { damage: 11 }, c: { rules: banner } }
  const t = use(ready(field, [enemy, { push: { who: 'them', hexes: 2 } }], { fighters }), 'pick moon-b', 'push c3')
  expect(t.fighter('b').where).toBe('down')
  expect(t.question().ask).toBe('action')
  expect(t.events.slice(-2)).toMatchObject([
    { event: 'push', fighter: 'moon-b', path: ['c3'] },
    { event: 'down', fighter: 'moon-b', by: 'sun-a' },
  ])
})
