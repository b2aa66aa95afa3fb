import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Match } from '../match.ts'
import { contentOf, originOf } from '../setup.ts'
import { Study } from './study.ts'
import { smugglers } from './toy-game.ts'

const setup = { seats: 2, seed: 'study' }

/** Seat 0 is to move and both have coins. */
function aTurn(): Study<Parameters<typeof smugglers.broken>[0]> {
  const state = originOf(smugglers, setup, contentOf(smugglers))
  state.round = 1
  state.turns = [0, 1]
  return new Study(smugglers, setup, state)
}

describe.each([['as it is'], ['reloaded']])('a study %s', (mode) => {
  beforeEach(() => {
    if (mode === 'reloaded') vi.stubEnv('MUSTER_RELOAD', '1')
    else vi.stubEnv('MUSTER_RELOAD', undefined)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test('begins at a given state, or at the game’s start', () => {
    expect(aTurn().question()).toMatchObject({ seat: 0, ask: 'supply' })
    expect(new Study(smugglers, setup).question(1)).toMatchObject({ seat: 1, ask: 'bid' })
  })

  test('says what is offered and why the rest is not', () => {
    const study = aTurn().answer('neither')
    expect(study.offer()).toEqual(['sail', 'cruise', 'raid 1', 'rest'])
    expect(study.offer('raid')).toEqual(['raid 1'])
    expect(study.whyNot('raid 0')).toBe('TOY-RAID-5')
    expect(study.whyNot('raid 1')).toBeUndefined()
    expect(study.refused().map(({ key }) => key)).toEqual(['raid 0'])
  })

  test('rolls dice that were set and no others', () => {
    const study = aTurn().dice(1, 4, 3).play('neither', 'raid 1', 'no')
    expect(study.state.ships.map(({ coins }) => coins)).toEqual([6, 4])
    expect(study.events.filter(({ event }) => event === 'dice').map(({ faces }) => faces)).toEqual([[1, 4], [3]])
    expect(() => aTurn().play('neither', 'raid 1')).toThrow('unscripted die: a d6 is rolled to raid')
  })

  test('a die rolled again', () => {
    const study = aTurn().dice(2, 1, 6, 6, 6).play('neither', 'raid 1', 'yes')
    expect(study.state.ships.map(({ coins }) => coins)).toEqual([9, 1])
  })

  test('tells odds', () => {
    const study = aTurn().answer('neither')
    const odds = study.odds('raid 1')
    // No hit (1/4); one hit and a loot die of 1 or 2 (1/3 of 1/3); two hits and two ones (1/36 of 5/18).
    expect(odds.find(({ summary }) => (summary.coins as number[])[0] === 0)?.chance).toBe('239/648')
  })

  test('plays on to the result', () => {
    const study = aTurn()
    study.match.edit([{ op: 'replace', path: '/rounds', value: 1 }])
    study.play('neither', 'rest', 'neither').dice(3).answer('rest')
    expect(study.result).toEqual({ winners: [0, 1], scores: [5, 5] })
    expect(() => study.question()).toThrow('nobody is asked')
    expect(() => study.answer('rest')).toThrow('nobody is asked')
  })

  test('is restored at every question exactly when it should be', () => {
    const restore = vi.spyOn(Match, 'restore')
    aTurn().dice(1).play('neither', 'rest')
    expect(restore).toHaveBeenCalledTimes(mode === 'reloaded' ? 4 : 0)
    restore.mockRestore()
  })
})
