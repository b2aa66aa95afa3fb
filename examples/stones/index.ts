export { stones, stones as game } from './rules/game.ts'
