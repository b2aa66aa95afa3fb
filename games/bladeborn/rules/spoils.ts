import { ok, pickOne, refuse, type Seat, takeCard, type Verdict, type Words } from '@muster/table'
import type { LesserArtefact, LesserMoment } from '../content/cards.ts'
import { canDoAny, carryOut, type Use } from './effects/deeds.ts'
import { sideOf } from './lookup.ts'
import type { Battle, Fighter } from './state.ts'
import type { Table } from './table.ts'

export type LesserUse = { readonly do: 'artefact'; readonly card: string }

/** When a player may use lesser artefacts, and the fighters concerned. */
export type Occasion = {
  readonly moment: LesserMoment
  readonly seat: Seat
  readonly me?: Fighter
  readonly them?: Fighter
}

function useOf(card: LesserArtefact, { seat, me, them }: Occasion): Use {
  return { owner: seat, me, them, value: 0, source: card.name, rule: 'BB-SPOILS-5' }
}

const usedUp = refuse('BB-SPOILS-6', 'a lesser artefact is used once')
const notHeld = refuse('BB-SPOILS-5', 'only its owner uses a lesser artefact, and you do not hold this one')
const otherMoment = refuse('BB-R-63', 'the card names another moment to use it')
const nothingToDo = refuse('BB-R-61', 'nothing the card asks for can be done')

/** BB-SPOILS-5, BB-SPOILS-6, BB-R-61, BB-R-63: whether a player may use a lesser artefact now. */
export function lesserVerdict(battle: Battle, id: string, occasion: Occasion): Verdict {
  const { lesser, used } = sideOf(battle, occasion.seat)
  if (!lesser.cards.includes(id)) return used.includes(id) ? usedUp : notHeld
  const card = battle.content.lesserArtefacts[id] as LesserArtefact
  if (card.when !== occasion.moment) return otherMoment
  return canDoAny(battle, card.do, useOf(card, occasion)) ? ok : nothingToDo
}

const NONE: readonly LesserUse[] = []

/** The lesser artefacts a player may use at a moment. */
export function lesserUses(battle: Battle, occasion: Occasion): readonly LesserUse[] {
  const { cards } = sideOf(battle, occasion.seat).lesser
  if (cards.length === 0) return NONE
  return cards.filter((card) => !lesserVerdict(battle, card, occasion)).map((card) => ({ do: 'artefact', card }))
}

/** BB-SPOILS-6, BB-SPOILS-7: used once; where it lasts for the battle it stays with the fighter as a marker. */
export function useLesser(table: Table, battle: Battle, id: string, occasion: Occasion): void {
  const { seat, me } = occasion
  const side = sideOf(battle, seat)
  const card = battle.content.lesserArtefacts[id] as LesserArtefact
  takeCard(side.lesser, id)
  side.used = [...side.used, id]
  table.tell({ event: 'artefact', rule: 'BB-SPOILS-6', card: id, seat, ...(me ? { fighter: me.id } : {}) })
  carryOut(table, battle, card.do, useOf(card, occasion))
  for (const fighter of battle.fighters)
    if (
      fighter.lasting.some(({ source, until }) => source === card.name && until === 'battle') &&
      !fighter.marked.includes(id)
    )
      fighter.marked = [...fighter.marked, id]
}

const KEEP = { do: 'keep' } as const

const MOMENTS: Record<LesserMoment, string> = {
  activation: 'in this activation',
  'round-start': 'at the start of the round',
  targeted: 'as your fighter is attacked',
  attacking: 'before the attack is rolled',
}

const lesserWords: Words<LesserUse | typeof KEEP, { battle: Battle; occasion: Occasion }> = {
  ask: 'artefact',
  doing: 'chooses an artefact',
  rule: 'BB-SPOILS-5',
  prompt: ({ occasion }) => `Use a lesser artefact ${MOMENTS[occasion.moment]}?`,
  key: (option) => (option.do === 'keep' ? 'keep' : `use ${option.card}`),
  text: (option, { battle }) =>
    option.do === 'keep' ? 'Not now' : `Use ${battle.content.lesserArtefacts[option.card]?.name}`,
  kind: (option) => option.do,
  refs: (option) => (option.do === 'keep' ? [] : [option.card]),
  candidates: ({ battle, occasion }) => [
    ...sideOf(battle, occasion.seat).lesser.cards.map((card): LesserUse => ({ do: 'artefact', card })),
    KEEP,
  ],
  verdict: (option, { battle, occasion }) => (option.do === 'keep' ? ok : lesserVerdict(battle, option.card, occasion)),
  whyNot: (key, { battle, occasion }) => lesserVerdict(battle, key.replace('use ', ''), occasion),
}

/**
 * Offers a player their lesser artefacts at a moment outside their own choice of actions; several may be used. Where they are
 * hidden, whoever holds any is asked, so that being asked gives nothing away (BB-R-11).
 */
export function offerLesser(table: Table, battle: Battle, occasion: Occasion): void {
  const { seat } = occasion
  for (;;) {
    if (sideOf(battle, seat).lesser.cards.length === 0 || battle.outcome) return
    const uses = lesserUses(battle, occasion)
    if (uses.length === 0 && battle.options.lesserArtefacts === 'open') return
    const choice = table.ask(seat, pickOne(lesserWords, [...uses, KEEP], { battle, occasion }, KEEP))
    if (choice.do === 'keep') return
    useLesser(table, battle, choice.card, occasion)
  }
}
