import { pickOne, type Seat, takeCard, type Words } from '@muster/table'
import type { LesserArtefact, LesserMoment } from '../content/cards.ts'
import { canDoAny, carryOut, type Use } from './effects/deeds.ts'
import { sideOf } from './lookup.ts'
import type { Battle, Fighter } from './state.ts'
import type { Table } from './table.ts'

export type LesserUse = { readonly do: 'artefact'; readonly card: string }

function useOf(card: LesserArtefact, seat: Seat, me?: Fighter, them?: Fighter): Use {
  return { owner: seat, me, them, value: 0, source: card.name, rule: 'BB-SPOILS-5' }
}

/** BB-SPOILS-5, BB-R-63: the lesser artefacts a player may use at a moment. */
export function lesserUses(
  battle: Battle,
  moment: LesserMoment,
  seat: Seat,
  me?: Fighter,
  them?: Fighter,
): LesserUse[] {
  const held = sideOf(battle, seat).lesser.cards
  if (held.length === 0) return []
  return held
    .map((id) => battle.content.lesserArtefacts[id] as LesserArtefact)
    .filter((card) => card.when === moment && canDoAny(battle, card.do, useOf(card, seat, me, them)))
    .map((card) => ({ do: 'artefact', card: card.id }))
}

/** BB-SPOILS-6, BB-SPOILS-7: used once; where it lasts for the battle it stays with the fighter as a marker. */
export function useLesser(table: Table, battle: Battle, seat: Seat, id: string, me?: Fighter, them?: Fighter): void {
  const side = sideOf(battle, seat)
  const card = battle.content.lesserArtefacts[id] as LesserArtefact
  takeCard(side.lesser, id)
  side.used = [...side.used, id]
  table.tell({ event: 'artefact', rule: 'BB-SPOILS-6', card: id, seat, ...(me ? { fighter: me.id } : {}) })
  const use = useOf(card, seat, me, them)
  carryOut(table, battle, card.do, use)
  for (const fighter of battle.fighters)
    if (
      fighter.lasting.some(({ source, until }) => source === card.name && until === 'battle') &&
      !fighter.marked.includes(id)
    )
      fighter.marked = [...fighter.marked, id]
}

type Moment = { readonly seat: Seat; readonly me?: Fighter; readonly them?: Fighter }
type Offer = { readonly battle: Battle; readonly moment: LesserMoment }

const KEEP = { do: 'keep' } as const

const MOMENTS: Record<LesserMoment, string> = {
  activation: 'in this activation',
  'round-start': 'at the start of the round',
  targeted: 'as your fighter is attacked',
  attacking: 'before the attack is rolled',
}

const lesserWords: Words<LesserUse | typeof KEEP, Offer> = {
  ask: 'artefact',
  rule: 'BB-SPOILS-5',
  prompt: ({ moment }) => `Use a lesser artefact ${MOMENTS[moment]}?`,
  key: (option) => (option.do === 'keep' ? 'keep' : `use ${option.card}`),
  text: (option, { battle }) =>
    option.do === 'keep' ? 'Not now' : `Use ${battle.content.lesserArtefacts[option.card]?.name}`,
}

/**
 * Offers a player their lesser artefacts at a moment outside their own choice of actions; several may be used. Where they are
 * hidden, whoever holds any is asked, so that being asked gives nothing away (BB-R-11).
 */
export function offerLesser(table: Table, battle: Battle, moment: LesserMoment, { seat, me, them }: Moment): void {
  for (;;) {
    const side = sideOf(battle, seat)
    if (side.lesser.cards.length === 0 || battle.outcome) return
    const uses = lesserUses(battle, moment, seat, me, them)
    if (uses.length === 0 && battle.options.lesser_artefacts === 'open') return
    const choice = table.ask(seat, pickOne(lesserWords, [...uses, KEEP], { battle, moment }, KEEP))
    if (choice.do === 'keep') return
    useLesser(table, battle, seat, choice.card, me, them)
  }
}
