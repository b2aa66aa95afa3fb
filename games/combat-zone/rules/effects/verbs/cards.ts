import { pickOne } from '@muster/table'
import { gearOf } from '../../../content/lookup.ts'
import { recycle } from '../../campaign/objective.ts'
import { cardWords, drawLoot, handOver, loseCard, mayCarry } from '../../loot.ts'
import type { Model } from '../../state.ts'
import { combatForce } from '../force.ts'
import { type ArgsOf, type At, bearerOf, toEach } from './doing.ts'

/** CZ-LOOT-9, CZ-R-130: so many Loot cards for each character meant. */
export function loot({ who, cards }: ArgsOf<'loot'>, at: At): undefined {
  const { table, battle } = at
  toEach(at, who, (model) => {
    for (let drawn = 0; drawn < cards && model.kind === 'character'; drawn++) drawLoot(table, battle, model)
  })
}

/** The card a deed stands on, among what its bearer carries: no bearer has two cards of a name (CZ-GEAR-2). */
function thisCard(at: At, bearer: Model): string | undefined {
  const { content } = at.battle
  const held = [...bearer.gear.map(({ card }) => card), ...bearer.loot]
  return held.find((card) => (gearOf(content, card) ?? content.loot[card])?.name === at.use.source)
}

/** Who bears the card a deed stands on, wherever the deeds before it have brought that one. */
const holderOf = ({ battle, use }: At): Model | undefined => battle.models.find(({ id }) => id === use.me)

/** CZ-LOOT-12, CZ-KEYWORD-11, CZ-OBJECTIVE-8: a card that nobody bears is an Objective. */
export function discard(_: 'this', at: At): undefined {
  const bearer = holderOf(at)
  if (at.use.me === undefined) recycle(at.table, at.battle, at.use.seat, at.use.source)
  const card = bearer && thisCard(at, bearer)
  if (!bearer || card === undefined) return
  loseCard(at.battle, bearer, card)
  at.table.tell({ event: 'loses-card', rule: 'CZ-KEYWORD-11', id: bearer.id, card })
}

/** CZ-CARDS-15, CZ-CARDS-16. */
export function exhaust(_: 'this', at: At): undefined {
  const bearer = holderOf(at)
  const card = bearer && thisCard(at, bearer)
  const held = bearer?.gear.find((one) => one.card === card)
  if (!bearer || !held) return
  held.down = true
  combatForce.changed(at.battle)
  at.table.tell({ event: 'exhausts', rule: 'CZ-CARDS-15', id: bearer.id, card: held.card })
}

/** What of a kind can be taken off a model: printed Gear stays (CZ-R-126). */
function takable({ battle: { content } }: At, model: Model, what: ArgsOf<'take'>['what']): string[] {
  if (what === 'loot') return model.loot
  const bought = model.gear.flatMap(({ card }) => content.gear[card] ?? [])
  return bought.filter(({ armor }) => what === 'gear' || armor !== undefined).map(({ id }) => id)
}

/** One card of each model meant, picked by the card's player: mine from then on, or gone. */
export function take({ who, what, keep }: ArgsOf<'take'>, at: At): undefined {
  const { table, battle, use } = at
  toEach(at, who, (model) => {
    const cards = takable(at, model, what)
    const card = cards.length > 1 ? table.ask(use.seat, pickOne(cardWords, cards, { battle, model })) : cards[0]
    if (card === undefined) return
    const bearer = keep ? bearerOf(at) : undefined
    const isKept = bearer?.kind === 'character' && mayCarry(battle, bearer, card)
    if (isKept) handOver(battle, model, bearer, card)
    else loseCard(battle, model, card)
    table.tell({ event: 'loses-card', rule: 'CZ-R-62', id: model.id, card, ...(isKept && { to: bearer.id }) })
  })
}
