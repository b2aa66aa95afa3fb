import { makePerform, type OwnVerbs, type Perform, type Use } from '@muster/reaction'
import { makeSideNote } from '@muster/table'
import type { CombatDeed, CombatWords } from '../../content/grammar/index.ts'
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

/** Whether a deed is carried out only when what is under way is over. */
const isErrand = (deed: CombatDeed): boolean => 'move' in deed || 'act' in deed

/** What becomes of the card itself waits for nothing, so that it is not used twice. */
const isOfCard = (deed: CombatDeed): boolean => 'discard' in deed || 'exhaust' in deed

/** Carries out what cards say, deed by deed: what comes after a free move or action is done where that has led (CZ-FREE-4). */
export const combatPerform: Perform<Battle, CombatWords> = (table, battle, deeds, use) => {
  if (deeds.length === 0) return
  const known = runner.get(verbs)
  const perform = known ?? makePerform<Battle, CombatWords>(combatCards, verbs)
  if (!known) runner.set(verbs, perform)
  const first = deeds.findIndex(isErrand)
  const later = first < 0 ? [] : deeds.slice(first + 1).filter((deed) => !isOfCard(deed))
  if (later.length === 0) return perform(table, battle, deeds, use)
  const waiting = battle.errands.length
  perform(
    table,
    battle,
    deeds.filter((deed) => !later.includes(deed)),
    use,
  )
  if (battle.errands.length === waiting) return combatPerform(table, battle, later, use)
  battle.errands = [...battle.errands, { do: 'deeds', id: use.me ?? '', deeds: later, use: { ...use } }]
}
