import type { CardGame, CardModel, ModelAsk, Use } from '@muster/reaction'
import type { Table as AnyTable, Words } from '@muster/table'
import type { CombatWords } from '../../content/grammar/index.ts'
import { gearOf } from '../../content/lookup.ts'
import { bandBetween } from '../components.ts'
import { heal } from '../heal.ts'
import { stunBy } from '../keyword.ts'
import { areRivals, cardOf, isOn, modelOf, modelsOn, nameOf } from '../lookup.ts'
import { luckOf } from '../luck.ts'
import { pathVerdict } from '../path.ts'
import type { Battle, Model } from '../state.ts'
import type { Table } from '../table.ts'
import { tokenRules, woundRules } from '../token-rules.ts'
import { wound } from '../wound.ts'
import { fitsOwn } from './fits.ts'
import { combatForce } from './force.ts'
import { happen } from './moments.ts'

const modelNamed = (battle: Battle, id: string | undefined): Model | undefined =>
  id === undefined ? undefined : modelsOn(battle).find((model) => model.id === id)

/** CZ-CARDS-7, CZ-GEAR-10, CZ-TEAM-9: its card's keywords, and "cyber" where it has Cybergear, printed or not. */
function keywordsOf(battle: Battle, model: Model): readonly string[] {
  const { keywords } = cardOf(battle, model)
  const isCyber = model.gear.some(({ card }) => gearOf(battle.content, card)?.keywords.includes('cybergear'))
  return isCyber ? [...keywords, 'cyber'] : keywords
}

const plain = (ask: string, prompt: string, doing: string): Words<string, Use> => ({
  ask,
  rule: 'CZ-SETUP-4',
  prompt: ({ source }) => `${source}: ${prompt}`,
  doing,
  key: (option) => option,
  text: (option) => `${option.charAt(0).toUpperCase()}${option.slice(1)}`,
  assume: (options) => options[0] as string,
})

const modelWords: Words<string, ModelAsk<Battle>> = {
  ask: 'whom',
  rule: 'CZ-SETUP-4',
  prompt: ({ use }) => `Whom does ${use.source} mean?`,
  doing: 'picks a model',
  key: (id) => id,
  text: (id, { state }) => (id === 'nobody' ? 'Nobody' : nameOf(state, { id })),
  refs: (id) => (id === 'nobody' ? [] : [id]),
  assume: (ids) => ids[0] as string,
}

/** What the words of cards need to know of a battle. */
export const combatCards: CardGame<Battle, CombatWords> = {
  models: modelsOn,
  areRivals: (battle, one, other) => areRivals(battle, { seat: one }, { seat: other }),
  kindOf: (_, model) => (model as Model).kind,
  keywordsOf: (battle, model) => keywordsOf(battle, model as Model),
  // CZ-TEAM-9: a Veteran is the character its basic card names.
  isCard: ({ content }, { card }, named) => card === named || content.characters[card]?.of === named,
  bandBetween: (battle, one, other) => bandBetween(battle, one as Model, other as Model),
  sees: (battle, one, other) => pathVerdict(battle, one as Model, other as Model) === undefined,
  fits: (battle, model, who, { me, them }) =>
    fitsOwn(battle, model as Model, who, modelNamed(battle, me), modelNamed(battle, them)),
  wound: (table: AnyTable, battle, { id }: CardModel, wounds, { me }) => {
    const [model, dealer] = [modelOf(battle, id), modelNamed(battle, me)]
    if (wound(table as Table, battle, model, wounds, undefined, dealer))
      happen(table as Table, battle, { on: 'wounded', by: model, who: dealer })
    else if (dealer && dealer !== model && !isOn(model))
      happen(table as Table, battle, { on: 'takes-out', by: dealer, who: model })
  },
  healer: (_, __, { seat }) => seat,
  heal: (table: AnyTable, battle, { id }: CardModel, wounds, { seat, me }) =>
    heal(table as Table, battle, seat, modelOf(battle, id), wounds, modelNamed(battle, me)),
  stun: (table: AnyTable, battle, { id }: CardModel, tokens) =>
    stunBy(table as Table, battle, modelOf(battle, id), tokens),
  putUnder(battle, { id }, standing, until, { seat, source }) {
    const rule = JSON.parse(JSON.stringify(standing)) as typeof standing
    battle.lasting = [...battle.lasting, { on: id, owner: seat, source, until, standing: rule }]
    combatForce.changed(battle)
  },
  countsBySeat: true,
  counted: ({ counts }, what) => counts[what] ?? 0,
  count(battle, what) {
    const count = (battle.counts[what] ?? 0) + 1
    battle.counts[what] = count
    return count
  },
  luck: luckOf,
  wounds: woundRules,
  tokens: tokenRules,
  words: {
    model: modelWords,
    choice: plain('choice', 'which of these?', 'chooses'),
    may: plain('may', 'use what its card offers now?', 'decides on a card'),
  },
}
