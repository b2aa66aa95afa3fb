import { describe, expect, test } from 'vitest'
import { contentProblems } from './check.ts'
import type { Content } from './load.ts'
import { wholeBox } from './whole-box.ts'

type Group = 'characters' | 'gonks' | 'gear' | 'loot' | 'objectives' | 'scenarios' | 'battlespaces' | 'teams'

/** The box with some cards of a group changed. */
function changed<Name extends Group>(
  group: Name,
  change: (card: Content[Name][string]) => Partial<Content[Name][string]> | undefined,
): Content {
  const cards = Object.values(wholeBox[group] as Readonly<Record<string, Content[Name][string]>>)
  return {
    ...wholeBox,
    [group]: Object.fromEntries(cards.map((card) => [card.id, { ...card, ...change(card) }])),
  }
}
const without = (group: Group, id: string): Content => {
  const { [id]: _, ...rest } = wholeBox[group]
  return { ...wholeBox, [group]: rest }
}
const problems = (content: Content) => contentProblems(content).join('\n')

describe('the box as a whole is refused', () => {
  test('where a card is missing', () => {
    expect(contentProblems(without('loot', 'good-knife'))).toEqual(['Loot cards that last: found 7; expected 8'])
    expect(problems(without('gear', 'katana'))).toContain('tyger-claws: Gear cards: found 15; expected 16')
    expect(problems(without('objectives', 'ar-audit'))).toContain('arasaka: Objectives: found 11; expected 12')
    expect(problems(without('teams', 'bozos-150'))).toBe('bozos: ready teams: found 2; expected 3')
  })

  test('where an Objective too many has a star', () => {
    const starred = changed('objectives', ({ id }) => (id === 'ar-audit' ? { star: true } : undefined))
    expect(contentProblems(starred)).toEqual(['arasaka: Objectives with a star: found 7; expected 6'])
  })

  test('where more than a quarter of a kind are bare numbers', () => {
    const bare = { actions: [], standing: [], triggers: [] }
    const plain = changed('gonks', ({ faction }) => (faction === 'zoners' ? bare : undefined))
    expect(problems(plain)).toBe(
      'Gonks: 3 of 10 are numbers alone (squatter, block-watch, contractor); expected at most one in 4',
    )
    const lean = changed('gear', ({ faction }) => (faction === 'zoners' || faction === 'bozos' ? bare : undefined))
    expect(problems(lean)).toContain('Gear: 34 of 120 are numbers alone')
  })

  test('where more than a third of a faction watch one event', () => {
    const same = changed('objectives', (card) =>
      ['lm-perimeter', 'lm-patch-up'].includes(card.id)
        ? { goal: { ...card.goal, on: 'takes-out' as const } }
        : undefined,
    )
    expect(contentProblems(same)).toEqual(['lawmen: 6 of 12 Objectives watch "takes-out"; expected at most one in 3'])
  })

  test('where two cards of a kind do the same, by whatever name and at whatever price', () => {
    const { actions } = wholeBox.gear['boneless-crowbar'] as Content['gear'][string]
    const same = changed('gear', ({ id }) => (id === 'stun-baton' ? { actions } : undefined))
    expect(contentProblems(same)).toEqual([
      'boneless-crowbar and stun-baton do the same; expected one of them to differ',
    ])
    const { standing } = wholeBox.gear['targeting-suite'] as Content['gear'][string]
    const found = changed('loot', ({ id }) => (id === 'taped-scope' ? { standing } : undefined))
    expect(contentProblems(found)).toEqual([
      'targeting-suite and taped-scope do the same; expected one of them to differ',
    ])
  })

  test('where two scenarios are alike in goal and special rule', () => {
    const { id: _, name: __, story: ___, ...like } = wholeBox.scenarios['turf-war'] as Content['scenarios'][string]
    const alike = changed('scenarios', ({ id }) => (id === 'open-ports' ? like : undefined))
    expect(contentProblems(alike)).toEqual([
      'scenarios turf-war and open-ports are alike in goal and special rule; expected one of them to differ',
    ])
    const otherRule = changed('scenarios', ({ id }) =>
      id === 'open-ports' ? { ...like, standing: [{ forbid: 'spend-luck' as const }] } : undefined,
    )
    expect(contentProblems(otherRule)).toEqual([])
  })

  test('CZ-SPACE-1 where a ready-made Battlespace is bare or crowded in a quadrant', () => {
    const bare = changed('battlespaces', ({ id, pieces }) =>
      id === 'underpass' ? { pieces: pieces.filter(({ at: [x, y] }) => x > 11 || y > 15) } : undefined,
    )
    expect(problems(bare)).toContain('battlespace underpass: 0 pieces in quadrant 1; expected 3 to 4')
  })
})
