import { decide, strengthOf } from '@muster/bots'
import { expect, test } from 'vitest'
import { mind } from '../bot.ts'
import { position } from '../testing/position.ts'

test('BB-MOVE-1 a bot that has nothing to do waits, and spends no action on staying where it stands', () => {
  const t = position(`A . . . . .
                       . . . . . b`)
  t.activate('A')
  const [asked] = t.match.pending
  const found = asked && mind.idle?.(asked.question, t.state, asked.seat)
  const stay = `move ${t.near('A', 0, 0)}`
  expect(t.offer('', asked?.seat).filter((_, index) => found?.[index])).toEqual([stay])
  for (const level of ['novice', 'fighter', 'veteran'] as const) {
    const { why } = decide({ match: t.match, seat: 0, mind, strength: strengthOf(level, mind), seed: level })
    expect(why.line[0], level).not.toBe(stay)
  }
})
