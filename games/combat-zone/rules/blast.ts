import {
  beats,
  dieOf,
  hasReady,
  pay,
  payingTokens,
  type Roll,
  rollAll,
  type Side,
  type Token,
  tokenText,
  withToken,
} from '@muster/reaction'
import { pickOne, type Tally, type Words } from '@muster/table'
import { useOf } from './action.ts'
import { affect } from './affect.ts'
import { type Doing, doingOf } from './cards.ts'
import { obstacleDie } from './dice.ts'
import { endLasting } from './effects/lasting.ts'
import { combatPerform } from './effects/perform.ts'
import { cardKeywords } from './effects/standing.ts'
import { isInBlast } from './impact.ts'
import { discard, reactionLimit } from './keyword.ts'
import { hasLeft, isOn, modelOf, nameOf, optionsOf } from './lookup.ts'
import { settleLuck } from './luck.ts'
import { startMove } from './move.ts'
import { orderOfReactions } from './multi.ts'
import { evading, opposing, opposition, standsOf, stillAgainst } from './oppose.ts'
import { mayReact, mayReactUnhurt, noteShot } from './react.ts'
import type { Battle, Blast, Model } from './state.ts'
import type { Table } from './table.ts'
import { tokenRules } from './token-rules.ts'

type Way = { readonly id: string; readonly token: Token }
const STAY: Way = { id: '', token: 'R+' }

type LeaveAsk = { readonly battle: Battle }

const leaveWords: Words<Way, LeaveAsk> = {
  ask: 'get out',
  rule: 'CZ-BLAST-5',
  prompt: () => 'Who moves out of the Blast, with which token?',
  doing: 'gets out of a Blast',
  key: ({ id, token }) => (id === '' ? 'stay' : withToken(id, token)),
  text: ({ id, token }, { battle }) => (id === '' ? 'Nobody else' : `${nameOf(battle, { id })} (${tokenText(token)})`),
  kind: ({ id }) => (id === '' ? 'stay' : 'move'),
  refs: ({ id }) => (id === '' ? [] : [id]),
}

/** CZ-BLAST-5, CZ-R-93: it takes a Ready token, so neither Gonks nor drones do it. */
function canLeave(battle: Battle, id: string): boolean {
  const model = modelOf(battle, id)
  return isOn(model) && hasReady(model.tokens)
}

/** CZ-BLAST-5, CZ-R-92, CZ-R-152: one model moves out, or its player has no more of them do so; then the area. Who gives up takes the Blast along. */
export function nextOfBlast(table: Table, battle: Battle): void {
  const blast = battle.blast as Blast
  const by = modelOf(battle, blast.by)
  if (hasLeft(battle, by)) return finish(table, battle, blast, by, doingOf(battle, by, blast.doing), [])
  const able = blast.leaving.filter((id) => canLeave(battle, id))
  const [first] = able
  if (first === undefined) return explode(table, battle, blast)
  const { seat } = modelOf(battle, first)
  const own = able.filter((id) => modelOf(battle, id).seat === seat)
  const ways = own.flatMap((id) => payingTokens(modelOf(battle, id).tokens).map((token) => ({ id, token })))
  const { id, token } = table.ask(seat, pickOne(leaveWords, [...ways, STAY], { battle }, STAY))
  if (id === '') {
    blast.leaving = blast.leaving.filter((one) => !own.includes(one))
    return
  }
  blast.leaving = blast.leaving.filter((one) => one !== id)
  const model = modelOf(battle, id)
  if (!isOn(model)) return
  blast.moved.push(id)
  startMove(table, battle, model, pay(table, tokenRules, model, token))
}

type Area = { readonly roll: Roll; readonly add: number; readonly evading: readonly Side[] }

/** What matters of the dice in an area: whom the roll that placed the Blast beats. */
const areaTally: Tally<Area> = {
  count(soFar, at, face, { roll, add, evading: sides }) {
    const { die, add: own } = sides[at] as Side
    return `${soFar}${beats(roll, add, { die, face }, own) ? 'x' : '.'}`
  },
  end: (soFar) => soFar,
}

/** CZ-BLAST-7..10, CZ-R-47, CZ-R-56, CZ-R-92, CZ-R-94: all still in the area roll Reflexes against the stored roll, and suffer together. */
function explode(table: Table, battle: Battle, blast: Blast): void {
  const by = modelOf(battle, blast.by)
  const known = doingOf(battle, by, blast.doing)
  if (!known) return finish(table, battle, blast, by, undefined, [])
  const doing = { ...known, action: { ...known.action, keywords: cardKeywords(battle, by, known.action) } }
  const { die: colour, face, add } = blast.roll
  const stored = { die: colour === 'obstacle' ? obstacleDie(battle) : dieOf(colour), face }
  const models = blast.listed.map((id) => modelOf(battle, id)).filter((model) => isInBlast(battle, model))
  const asked = models.map((model) => ({
    model,
    ...opposition(
      table,
      battle,
      model,
      evading(battle, model, by, doing.action),
      { die: stored.die, add },
      by,
      doing.action,
    ),
  }))
  const against = stillAgainst(battle, by, asked)
  const throws = against.map(({ seat, side: { die } }) => ({ seat, die, kind: opposing }))
  const context = { roll: stored as Roll, add, evading: against.map(({ side }) => side) }
  const rolls = throws.length > 0 ? rollAll(table, throws, areaTally, context) : []
  const stands = standsOf(() => nameOf(battle, by), context.roll, add, rolls, context.evading)
  settleLuck(table, battle, by.seat, rolls, { firm: rolls.filter((_, at) => against[at]?.isFirm), stands })
  endLasting(battle, 'roll')
  if (hasLeft(battle, by)) return finish(table, battle, blast, by, doing, [])
  const hits = against.filter(({ side }, at) => beats(stored, add, rolls[at] as Roll, side.add))
  const wounded: string[] = []
  for (const { model, token, by: armor } of hits) {
    table.tell({ event: 'blasted', rule: 'CZ-BLAST-9', id: model.id })
    const hit = { model, token, armor }
    if (affect(table, battle, by, doing, hit, blast.roll.isCrit, blast.isReaction)) wounded.push(model.id)
  }
  for (const { model } of hits) combatPerform(table, battle, doing.action.does, useOf(battle, by, doing, model))
  const alert = models.filter((model) => !wounded.includes(model.id) && mayReactUnhurt(battle, by, doing.action, model))
  // CZ-R-65: who was wounded by the hit itself has its place already.
  const answering = [...wounded, ...alert.map(({ id }) => id)].filter(
    (id) => !isUsedUp(battle, blast, id) && !blast.wounded.includes(id),
  )
  finish(table, battle, blast, by, doing, blast.isReaction ? [] : orderOfReactions(table, battle, by, answering))
}

/** CZ-R-93: who has moved out of a Blast has had its [RE]action to it, unless the table plays otherwise. */
function isUsedUp(battle: Battle, { moved }: Blast, id: string): boolean {
  return optionsOf(battle).blastDodgeIsReaction && moved.includes(id)
}

/** CZ-KEYWORD-11, CZ-R-65, CZ-R-92, CZ-R-93: the token goes, the card if it must, and those wounded who have not moved out may [RE]act. */
function finish(
  table: Table,
  battle: Battle,
  blast: Blast,
  by: Model,
  doing: Doing | undefined,
  inArea: readonly string[],
): void {
  const { wounded, isReaction, roll } = blast
  battle.blast = undefined
  battle.impact = undefined
  if (!doing) return
  if (!battle.shots) discard(table, battle, by, doing)
  const open = [...wounded.filter((id) => !isUsedUp(battle, blast, id)), ...inArea]
  const limit = reactionLimit(doing.action, roll.isCrit)
  if (battle.shots) return noteShot(battle.shots, open, limit)
  endLasting(battle, 'action')
  if (!isReaction) mayReact(battle, by, open, () => limit)
}
