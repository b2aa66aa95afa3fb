/** Only where they lie is asked here; they are loaded by the worker. */
const lessons = import.meta.glob('../../../../games/*/lessons/index.ts', { query: '?raw' })

/** Whether a game has a first game and puzzles to learn by. */
export const isTaught = (game: string): boolean => `../../../../games/${game}/lessons/index.ts` in lessons
