export { type Exercise, type Lessons, readLessons } from './exercise.ts'
export { type Ending, type Guidance, Guide } from './guide.ts'
export { layExercise } from './lay.ts'
