import { woundsNow } from './effects/who.ts'
import { isUp } from './lookup.ts'
import type { State, Status } from './state.ts'
import { statusKinds } from './status.ts'

type Model = State['hunters'][number] | State['enemies'][number]

/** Those that are in the Vault before and after. */
function modelsThen(before: State, after: State): [was: Model, now: Model][] {
  const pairs: [Model, Model][] = []
  after.hunters.forEach((now, at) => {
    const was = before.hunters[at]
    if (was && isUp(was) && isUp(now)) pairs.push([was, now])
  })
  for (const was of before.enemies) {
    const now = after.enemies.find(({ id }) => id === was.id)
    if (now) pairs.push([was, now])
  }
  return pairs
}

const statusChange = (was: Status, now: Status): Partial<Status> =>
  Object.fromEntries(statusKinds.map((kind) => [kind, now[kind] - was[kind]]).filter(([, more]) => more !== 0))

/** What is left of its shields, the tokens of a hunter's in the words of its card. */
const shieldsOf = (model: Model): string[] =>
  'gear' in model ? model.gear.flatMap(({ shield = [] }) => shield) : model.shields.slice()

/** What a choice changed, in the words of odds: who is wounded, out, marked and without shields, the Spotlight, Luck. */
export function summarise(before: State, after: State): Record<string, unknown> {
  const wounded: Record<string, number> = {}
  const out: string[] = []
  for (const enemy of before.enemies) {
    const now = after.enemies.find(({ id }) => id === enemy.id)
    if (!now) out.push(enemy.id)
    else if (now.wounds !== enemy.wounds) wounded[enemy.id] = now.wounds - enemy.wounds
  }
  const tokens: Record<string, Partial<Status>> = {}
  const shields: Record<string, string[]> = {}
  for (const [was, now] of modelsThen(before, after)) {
    const more = statusChange(was.status, now.status)
    if (Object.keys(more).length > 0) tokens[now.id] = more
    const left = shieldsOf(now)
    if (left.join() !== shieldsOf(was).join()) shields[now.id] = left
  }
  const hurt: Record<string, number> = {}
  after.hunters.forEach((hunter, at) => {
    const was = before.hunters[at]
    if (was && isUp(was) && !isUp(hunter)) out.push(hunter.id)
    else if (was && woundsNow(hunter) !== woundsNow(was)) hurt[hunter.id] = woundsNow(hunter) - woundsNow(was)
  })
  const luck = after.luck - before.luck
  return {
    ...(Object.keys(wounded).length > 0 ? { wounded } : {}),
    ...(out.length > 0 ? { out } : {}),
    ...(Object.keys(hurt).length > 0 ? { hurt } : {}),
    ...(Object.keys(tokens).length > 0 ? { tokens } : {}),
    ...(Object.keys(shields).length > 0 ? { shields } : {}),
    ...(after.spotlight === before.spotlight ? {} : { spotlight: after.hunters[after.spotlight]?.id ?? '' }),
    ...(luck !== 0 ? { luck } : {}),
  }
}
