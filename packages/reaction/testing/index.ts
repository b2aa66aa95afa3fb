export { bearer } from './bearer.ts'
export { type Scripted, scripted } from './scripted.ts'
export { isForceStale } from './stale-force.ts'
