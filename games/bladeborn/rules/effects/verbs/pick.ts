import { pickOne, type Words } from '@muster/table'
import type { Who } from '../../../content/grammar.ts'
import { isOnField, nameOf } from '../../lookup.ts'
import type { Battle, Fighter } from '../../state.ts'
import type { Use } from '../deeds.ts'
import type { Verb } from '../verbs.ts'
import { fits } from '../who.ts'

type Pick = { readonly battle: Battle; readonly use: Use }

/** No fighter has it for an id. */
const NOBODY = ''

const pickWords: Words<string, Pick> = {
  ask: 'pick',
  rule: 'BB-ABILITY-15',
  prompt: ({ use }) => `${use.source}: pick a fighter`,
  key: (id) => (id === NOBODY ? 'nobody' : `pick ${id}`),
  text: (id, { battle }) =>
    id === NOBODY ? 'Nobody' : nameOf(battle, battle.fighters.find((fighter) => fighter.id === id) as Fighter),
  refs: (id) => (id === NOBODY ? [] : [id]),
}

/** The fighters a card may pick from. */
function picks(battle: Battle, who: Who, use: Use): Fighter[] {
  return battle.fighters.filter((fighter) => isOnField(fighter) && fits(battle, fighter, who, use))
}

/**
 * The player the card works for picks a fighter; the deeds that follow call it `them`. Where there is nobody to pick, they
 * have nobody to be done to, whoever was picked before (BB-R-61).
 */
export const pick: Verb<{ who: Who; optional?: boolean | undefined }> = {
  isPossible: () => true,
  perform(table, battle, { who, optional }, use) {
    const ids = picks(battle, who, use).map((fighter) => fighter.id)
    use.them = undefined
    if (ids.length === 0) return
    const question = optional
      ? pickOne(pickWords, [...ids, NOBODY], { battle, use }, NOBODY)
      : pickOne(pickWords, ids, { battle, use })
    const id = table.ask(use.owner, question)
    use.them = battle.fighters.find((fighter) => fighter.id === id)
    if (!use.them) return
    const { id: fighter, card: fighterCard } = use.them
    table.tell({ event: 'pick', rule: use.rule, source: use.source, fighter, fighterCard, seat: use.owner })
  },
}
