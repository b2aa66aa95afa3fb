import { expect, test } from 'vitest'
import { asYou } from './as-you.ts'

test.each([
  ['Player 1 rolls 3, 2 (roll-off).', 'You roll 3, 2 (roll-off).'],
  ['Player 1 passes.', 'You pass.'],
  ['Player 1 carries the crate.', 'You carry the crate.'],
  ['Player 1 has 2 singles and a double of 6.', 'You have 2 singles and a double of 6.'],
  ['Player 1 is out of the game.', 'You are out of the game.'],
  ["Player 1's Balanced Stance takes effect.", 'Your Balanced Stance takes effect.'],
  ["Parasite Code goes to Player 1's Scrapheap.", 'Parasite Code goes to your Scrapheap.'],
  ['A Crit: Player 1 has the Luck back (2 left).', 'A Crit: you have the Luck back (2 left).'],
  ['Turn 3, Player 1: action phase.', 'Turn 3, you: action phase.'],
  ['Siege Oracle of Player 1 moves to d3.', 'Siege Oracle of yours moves to d3.'],
  ['Player 10 passes.', 'Player 10 passes.'],
  ['Time is up. Player 1 wins.', 'Time is up. You win.'],
])('%s', (told, heard) => expect(asYou(told, 'Player 1')).toBe(heard))

test('a name is taken letter by letter, and nobody is found in longer words', () => {
  expect(asYou('A (B) loses 2 Luck.', 'A (B)')).toBe('You lose 2 Luck.')
  expect(asYou('Anna passes to An.', 'An')).toBe('Anna passes to you.')
  expect(asYou('The wind turns.', '')).toBe('The wind turns.')
})
