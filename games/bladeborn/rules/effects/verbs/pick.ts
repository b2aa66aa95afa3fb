import { ok, pickOne, refuse, type Verdict, type Words } from '@muster/table'
import type { Who } from '../../../content/grammar.ts'
import { fighterOf, isOnField, nameOf } from '../../lookup.ts'
import type { Battle, Fighter } from '../../state.ts'
import type { Use } from '../deeds.ts'
import type { Verb } from '../verbs.ts'
import { fits } from '../who.ts'

type Picking = { readonly battle: Battle; readonly use: Use; readonly who: Who; readonly optional: boolean }

/** No fighter has it for an id. */
const NOBODY = ''

const pickWords: Words<string, Picking> = {
  ask: 'pick',
  doing: 'chooses for an ability',
  rule: 'BB-ABILITY-15',
  prompt: ({ use }) => `${use.source}: pick a fighter`,
  key: (id) => (id === NOBODY ? 'nobody' : `pick ${id}`),
  text: (id, { battle }) => (id === NOBODY ? 'Nobody' : nameOf(battle, fighterOf(battle, id))),
  kind: (id) => (id === NOBODY ? 'nobody' : 'pick'),
  refs: (id) => (id === NOBODY ? [] : [id]),
  candidates: ({ battle, optional }) => [...battle.fighters.map(({ id }) => id), ...(optional ? [NOBODY] : [])],
  verdict: (id, { battle, use, who }) => (id === NOBODY ? ok : pickVerdict(battle, fighterOf(battle, id), who, use)),
  whyNot: (key) => (key === 'nobody' ? somebody : undefined),
}

const offField = refuse('BB-SETUP-8', 'the fighter is not on the battlefield')
const notMeant = refuse('BB-ABILITY-15', 'the card does not speak of this fighter')
const somebody = refuse('BB-ABILITY-15', 'somebody must be picked for this card')

/** Whether a card may pick a fighter. */
function pickVerdict(battle: Battle, fighter: Fighter, who: Who, use: Use): Verdict {
  if (!isOnField(fighter)) return offField
  return fits(battle, fighter, who, use) ? ok : notMeant
}

/**
 * The player the card works for picks a fighter; the deeds that follow call it `them`. Where there is nobody to pick, they
 * have nobody to be done to, whoever was picked before (BB-R-61).
 */
export const pick: Verb<{ who: Who; optional?: boolean | undefined }> = {
  isPossible: () => true,
  perform(table, battle, { who, optional }, use) {
    const asked = { ...use }
    const ids = battle.fighters.filter((one) => !pickVerdict(battle, one, who, asked)).map(({ id }) => id)
    use.them = undefined
    if (ids.length === 0) return
    const context = { battle, use: asked, who, optional: optional ?? false }
    const question = optional ? pickOne(pickWords, [...ids, NOBODY], context, NOBODY) : pickOne(pickWords, ids, context)
    const id = table.ask(use.owner, question)
    use.them = battle.fighters.find((fighter) => fighter.id === id)
    if (!use.them) return
    const { id: fighter, card: fighterCard } = use.them
    table.tell({ event: 'pick', rule: use.rule, source: use.source, fighter, fighterCard, seat: use.owner })
  },
}
