import { makeSideNote } from '@muster/table'
import type { Deed } from '../../content/grammar.ts'
import type { Battle } from '../state.ts'
import type { Table } from '../table.ts'
import type { Use } from './deeds.ts'
import { all, chance } from './verbs/all.ts'
import { arrive } from './verbs/arrive.ts'
import { bonus } from './verbs/bonus.ts'
import { damage, heal } from './verbs/damage.ts'
import { gain, ready } from './verbs/gain.ts'
import { allow, change, reroll } from './verbs/last.ts'
import { pick } from './verbs/pick.ts'
import { pushing } from './verbs/push.ts'
import { desecrate, score, seize } from './verbs/score.ts'

/** One word of the vocabulary: when it can be done, and what it does. Its schema stands in content/grammar.ts. */
export type Verb<Args> = {
  isPossible(battle: Battle, args: Args, use: Use): boolean
  perform(table: Table, battle: Battle, args: Args, use: Use): void
}

type Verbs = { [Name in DeedName]: Verb<Extract<Deed, Record<Name, unknown>>[Name]> }
type DeedName = Deed extends infer One ? (One extends Deed ? keyof One : never) : never

/** No constant, because the verbs and the deeds they are made of need each other. */
const verbsByName = (): Verbs => ({
  pick,
  damage,
  heal,
  push: pushing,
  bonus,
  change,
  allow,
  reroll,
  score,
  arrive,
  desecrate,
  gain,
  seize,
  ready,
  all,
  chance,
})

type Reading = { readonly verb: Verb<unknown>; readonly args: unknown }

/** What a deed says, read once: cards are constants. */
const readings = makeSideNote<Reading>()

function read(deed: Deed): Reading {
  return readings.get(deed) ?? readAnew(deed)
}

function readAnew(deed: Deed): Reading {
  const [name] = Object.keys(deed) as [DeedName]
  const reading = { verb: verbsByName()[name] as Verb<unknown>, args: deed[name as keyof Deed] }
  readings.set(deed, reading)
  return reading
}

export function isPossible(battle: Battle, deed: Deed, use: Use): boolean {
  const { verb, args } = read(deed)
  return verb.isPossible(battle, args, use)
}

/** Does a deed where it can be done. */
export function perform(table: Table, battle: Battle, deed: Deed, use: Use): void {
  const { verb, args } = read(deed)
  if (verb.isPossible(battle, args, use)) verb.perform(table, battle, args, use)
}
