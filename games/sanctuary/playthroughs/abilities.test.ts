import { playThrough } from '@muster/table/testing'
import { expect, test } from 'vitest'
import { gun, type PositionSetup, position } from '../testing/position.ts'

/** One golden game for each ability, from its use to its end; a change of these files is a change of rules. */
const games: Record<string, { setup: PositionSetup; dice: number[]; answers: string[] }> = {
  phaselock: {
    setup: {
      hunters: [{ at: '7,5', card: 'maya', timer: 0 }, { at: '15,15', card: 'axton' }],
      enemies: { 'a.1': { at: '10,5', health: 3 }, 'b.1': '10,4', 'c.1': { at: '5,3', health: 2, range: 3 } },
      cards: { b: { stars: 2 } },
      deck: ['chest-1', 'chest-2', 'chest-3'],
    },
    dice: [3, 7, 4, 4, 2],
    answers: ['phaselock a.1', 'move 8,5', 'end', 'shoot a.1'],
  },
  gunzerking: {
    setup: {
      hunters: [{ at: '5,5', card: 'salvador', timer: 0, guns: ['one', 'two'] }, { at: '15,15', card: 'maya' }],
      loot: { one: gun(1, 1), two: gun(0, 2, { bullets: 2 }) },
      enemies: { 'a.1': { at: '5,8', health: 5 }, 'b.1': { at: '8,5', health: 2 }, 'c.1': '5,2' },
      cards: { a: { stars: 3, boss: true } },
      deck: ['chest-1', 'chest-2', 'chest-3'],
    },
    dice: [3, 7],
    answers: ['shoot c.1 with one', 'gunzerking', 'shoot a.1 with one', 'bullet a.1', 'bullet a.1', 'shoot b.1 with one', 'bullet a.1', 'sprint 5,8'],
  },
  'sabre-turret': {
    setup: {
      hunters: [{ at: '6,5', card: 'axton', timer: 0 }, { at: '7,5', card: 'maya' }],
      enemies: { 'a.1': { at: '6,9', health: 3, range: 5 }, 'b.1': { at: '8,9', range: 5 } },
      deck: ['chest-1', 'chest-2', 'chest-3'],
    },
    dice: [3, 7, 4, 4, 1],
    answers: ['sabre-turret', 'turret 6,7 horizontal', 'end', 'move 6,6', 'shoot a.1'],
  },
  bloodwing: {
    setup: {
      hunters: [{ at: '15,15', card: 'mordecai', timer: 0 }, { at: '5,5', card: 'maya', guns: ['one'] }],
      loot: { one: gun(0, 2, { bullets: 2 }) },
      enemies: { 'a.1': { at: '5,8', health: 3 }, 'a.2': { at: '8,5', health: 3 }, 'b.1': '3,5' },
      cards: { a: { stars: 2 } },
      lootDeck: ['wasp', 'buzzer', 'stitcher', 'gossip'],
      deck: ['chest-1', 'chest-2', 'chest-3'],
    },
    dice: [3, 7, 4, 4, 2],
    answers: ['bloodwing a.2', 'move 15,14', 'shoot a.1 with one', 'bullet a.2', 'give stitcher', 'take wasp', 'agree', 'equip wasp', 'keep', 'end'],
  },
}

for (const [name, { setup, dice, answers }] of Object.entries(games))
  test(`the golden game of ${name}`, async () => {
    const t = position(setup).dice(...dice)
    await expect(playThrough(t.match, answers)).toMatchFileSnapshot(`./${name}.txt`)
    expect(t.match.entries).toHaveLength(answers.length + 1)
  })
