import { Match, seededRandom, view } from '@muster/table'
import { playRandomly, smugglers } from '@muster/table/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apply, Misfit } from './apply.ts'
import { type Delta, delta, type Json } from './delta.ts'

const json = fc.json({ maxDepth: 4 }).map((text) => JSON.parse(JSON.stringify(JSON.parse(text))) as Json)

/** Data that may have been a little different before. */
const pair = fc.tuple(json, json, fc.boolean()).map(([a, b, nest]): [Json, Json] =>
  nest
    ? [
        { same: a, list: [a, b], gone: b },
        { same: a, list: [a, a, b], come: b },
      ]
    : [a, b],
)

test('what a delta makes of the one is the other, also when it went over a wire', () => {
  fc.assert(
    fc.property(pair, ([before, after]) => {
      const change = delta(before, after)
      const sent = change === undefined ? undefined : (JSON.parse(JSON.stringify(change)) as Delta)
      const kept = JSON.stringify(before)
      expect(apply(before, sent)).toEqual(after)
      expect(JSON.stringify(before)).toBe(kept)
    }),
    { numRuns: 2000 },
  )
})

test('nothing is said where nothing changed', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(delta(value, JSON.parse(JSON.stringify(value)) as Json)).toBeUndefined()
    }),
  )
})

test('keys that objects have by nature are keys like others', () => {
  const before = JSON.parse('{"__proto__": 1, "constructor": 2}') as Json
  const after = JSON.parse('{"__proto__": {"x": 1}, "toString": 3}') as Json
  const change = delta(before, after)
  expect(JSON.stringify(apply(before, change))).toBe(JSON.stringify(after))
})

test('a change that does not fit is refused, and nothing is made of it', () => {
  const change = delta([1, 2, 3], [1, 2, 4]) as Delta
  expect(() => apply({ a: 1 }, change)).toThrow(Misfit)
  expect(() => apply([1], change)).toThrow('there is no place 2')
  expect(() => apply(3, delta({ a: 1 }, { a: 2 }))).toThrow('expected an object')
})

test('views of a game, one after the other, are followed by deltas alone', () => {
  for (const viewer of [undefined, 0, 1]) {
    let followed: Json | undefined
    let bytes = 0
    let whole = 0
    playRandomly(Match.open(smugglers, { seats: 2, seed: 'wire' }), seededRandom('wire'), (at) => {
      const seen = JSON.parse(JSON.stringify(view(at.state, viewer))) as Json
      const change = followed === undefined ? ({ set: seen } as const) : delta(followed, seen)
      bytes += JSON.stringify(change ?? null).length
      whole += JSON.stringify(seen).length
      followed = apply(followed, change)
      expect(followed).toEqual(seen)
      return undefined
    })
    expect(bytes).toBeLessThan(whole / 2)
  }
})
