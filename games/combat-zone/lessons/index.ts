import { type Lessons, readLessons } from '@muster/table/lessons'
import firstGame from './first-game.yaml'
import puzzles from './puzzles.yaml'
import { lay } from './scene.ts'

export const lessons: Lessons = readLessons(
  [
    ['first-game.yaml', firstGame],
    ['puzzles.yaml', puzzles],
  ],
  lay,
)
