/** What a bot needs once it is asked, in one piece to load then. */
export { decideSlowly } from './decide.ts'
export { parseStrength } from './strengths.ts'
