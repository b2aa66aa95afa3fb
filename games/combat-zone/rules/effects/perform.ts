import { makePerform, type OwnVerbs, type Perform, type Use } from '@muster/reaction'
import { makeSideNote } from '@muster/table'
import type { CombatWords } from '../../content/grammar/index.ts'
import type { Battle } from '../state.ts'
import type { Table } from '../table.ts'
import { combatCards } from './game.ts'
import { discard, exhaust, loot, take } from './verbs/cards.ts'
import type { At } from './verbs/doing.ts'
import { end, marker, score } from './verbs/goals.ts'
import { crash, hack, reload, unhack } from './verbs/net.ts'
import { act, activate, ignore, move, withdraw } from './verbs/orders.ts'
import { deploy, push } from './verbs/places.ts'

type Doing = { readonly table: unknown; readonly state: Battle; readonly use: Use }

/** A verb of this game as the runner of cards calls it. */
const verb =
  <Args>(does: (args: Args, at: At) => undefined) =>
  (args: Args, { table, state, use }: Doing): undefined =>
    does(args, { table: table as Table, battle: state, use })

const verbs: OwnVerbs<Battle, CombatWords> = {
  move: verb(move),
  push: verb(push),
  act: verb(act),
  activate: verb(activate),
  hack: verb(hack),
  unhack: verb(unhack),
  loot: verb(loot),
  take: verb(take),
  discard: verb(discard),
  exhaust: verb(exhaust),
  ignore: verb(ignore),
  deploy: verb(deploy),
  withdraw: verb(withdraw),
  reload: verb(reload),
  crash: verb(crash),
  marker: verb(marker),
  score: verb(score),
  end: verb(end),
}

/** The runner of these verbs, made when it is first called: wounds set off cards, and cards wound. */
const runner = makeSideNote<Perform<Battle, CombatWords>>()

/** Carries out what cards say, deed by deed. */
export const combatPerform: Perform<Battle, CombatWords> = (table, battle, deeds, use) => {
  if (deeds.length === 0) return
  const known = runner.get(verbs)
  const perform = known ?? makePerform<Battle, CombatWords>(combatCards, verbs)
  if (!known) runner.set(verbs, perform)
  perform(table, battle, deeds, use)
}
