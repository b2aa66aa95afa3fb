import { type ModelSetup, type Position, type PositionSetup, position } from './position.ts'

type Wish = Omit<PositionSetup, 'models'> & {
  readonly ana?: Partial<ModelSetup>
  readonly bob?: Partial<ModelSetup>
  readonly more?: Readonly<Record<string, ModelSetup>>
}

/** Ana, who is active, and Bob, her rival, in the YELLOW band; what a test wants otherwise is given. */
export function duel({ ana = {}, bob = {}, more = {}, ...setup }: Wish = {}): Position {
  const models = { ana: { seat: 0, at: [5, 5], ...ana }, bob: { seat: 1, at: [5, 10], ...bob }, ...more } as const
  return position({ active: 'ana', ...setup, models: models as PositionSetup['models'] })
}

/** Whether the last roll of a position succeeded. */
export function hasSucceeded(t: Position): boolean {
  const [last] = t.events.filter(({ event }) => event === 'success' || event === 'failure').slice(-1)
  return last?.event === 'success'
}
