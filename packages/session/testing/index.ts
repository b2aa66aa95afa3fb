export { seenOtherwise } from './dealt-anew.ts'
export { hostedApart } from './hosted-law.ts'
