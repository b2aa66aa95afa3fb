import { tableOptions } from './lookup.ts'
import type { State } from './state.ts'

/** SN-DIFFICULTY-1 to SN-DIFFICULTY-4: the enemy that loses the game is the seventh, sixth, fifth or fourth. */
const modes = { 7: 'easy', 6: 'medium', 5: 'hard', 4: 'hardest' } as const

/** How difficult the table is, in a sentence. SN-TERRAIN-12: a bare board adds to it. */
export function difficultyOf(state: State): string {
  const { lives, terrainPieces } = tableOptions(state)
  const bare = terrainPieces === 0 ? ', and the bare board makes it harder' : ''
  return `${modes[lives]}: Sanctuary has ${lives} lives${bare}`
}
