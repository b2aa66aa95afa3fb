import { beats, bestColour, type Colour, dieOf, isFumble, skillOn } from '@muster/reaction'
import { pickOne, type Seat, type Words } from '@muster/table'
import { obstacleDie } from '../dice.ts'
import { cardOf, modelOf, nameOf, nextRival } from '../lookup.ts'
import type { Battle, Model } from '../state.ts'
import type { Table } from '../table.ts'
import { loseVeteran } from './hq.ts'
import { gameOf, playerOf } from './lookup.ts'

export const WOUNDED_LEADER = 'wounded-leader'

const injury = { why: 'for an injury', rule: 'CZ-INJURY-4' }
const medical = { why: 'to save a Veteran', rule: 'CZ-INJURY-7' }
const odds = { why: 'against the medic', rule: 'CZ-INJURY-7' }

/** CZ-INJURY-3, CZ-R-107: notes that a model was wounded or taken out, healed later or not. */
export function noteHurt({ campaign }: Battle, { id }: Model, how: 'wounded' | 'out'): void {
  const hurt = campaign?.game?.hurt
  if (hurt && hurt[id] !== 'out') hurt[id] = how
}

const wasTakenOut = (battle: Battle, { id }: Model): boolean => gameOf(battle).hurt[id] === 'out'

/** CZ-INJURY-2, CZ-INJURY-3, CZ-R-107, CZ-R-109: those of a player who were Veterans in the game and were hurt in it. */
export function injuredVeterans(battle: Battle, seat: Seat): string[] {
  const { hurt } = gameOf(battle)
  return battle.models
    .filter(({ id, seat: of, kind }) => of === seat && kind === 'character' && hurt[id] !== undefined)
    .filter(({ card }) => (battle.content.characters[card]?.stars ?? 0) > 0)
    .map(({ id }) => id)
}

type ModelsAsk = { readonly battle: Battle; readonly patient?: string }

const asking = (ask: string, rule: string, prompt: (of: ModelsAsk) => string): Words<string, ModelsAsk> => ({
  ask,
  rule,
  prompt,
  doing: 'looks after the wounded',
  key: (id) => id,
  text: (id, { battle }) => nameOf(battle, { id }),
  refs: (id) => [id],
  assume: (ids) => ids[0] as string,
})

const whoWords = asking('injury', 'CZ-R-151', () => 'Whose injury is rolled for next?')
const medicWords = asking('medic', 'CZ-R-108', ({ battle, patient }) =>
  patient === undefined ? 'Who is the medic?' : `Who tries to save ${nameOf(battle, { id: patient })}?`,
)

/** CZ-INJURY-3, CZ-R-151: the next of a player's injured Veterans, one with its medic after the other, as the player likes. */
export function nextInjury(table: Table, battle: Battle, seat: Seat, waiting: readonly string[]): void {
  const id = waiting.length > 1 ? table.ask(seat, pickOne(whoWords, waiting, { battle })) : (waiting[0] as string)
  const game = gameOf(battle)
  game.injured = game.injured.filter((one) => one !== id)
  const model = modelOf(battle, id)
  if (!isBad(table, battle, model)) {
    table.tell({ event: 'unharmed', rule: 'CZ-INJURY-6', id })
    return
  }
  table.tell({ event: 'major-injury', rule: 'CZ-INJURY-6', id })
  if (isSaved(table, battle, model)) table.tell({ event: 'saved', rule: 'CZ-INJURY-9', id })
  else lose(table, battle, model)
}

const bestOf = ({ tokens }: Model): Colour => bestColour(tokens) ?? 'red'

/** CZ-INJURY-4..6: one die of the best token, or two RED ones for who was taken out; a Fumble is a major injury. No Luck. */
function isBad(table: Table, battle: Battle, model: Model): boolean {
  const isOut = wasTakenOut(battle, model)
  const die = dieOf(isOut ? 'red' : bestOf(model))
  const faces = table.roll(model.seat, isOut ? 2 : 1, die, injury)
  return faces.some((face) => isFumble({ die, face }))
}

/** CZ-INJURY-7..9, CZ-DICE-8, CZ-R-108: somebody of the team with Medical who still stands rolls against the Obstacle die, which is a rival's to roll. */
function isSaved(table: Table, battle: Battle, patient: Model): boolean {
  const skill = (model: Model) => skillOn(cardOf(battle, model).skills, 'medical')
  const medics = battle.models
    .filter((one) => one.seat === patient.seat && one.kind === 'character' && one !== patient)
    .filter((one) => skill(one) > 0 && !wasTakenOut(battle, one))
    .sort((one, other) => skill(other) - skill(one))
    .map(({ id }) => id)
  if (medics.length === 0) return false
  const ask = { battle, patient: patient.id }
  const id = medics.length > 1 ? table.ask(patient.seat, pickOne(medicWords, medics, ask)) : (medics[0] as string)
  const medic = modelOf(battle, id)
  const [die, black] = [dieOf(bestOf(medic)), obstacleDie(battle)]
  const [face = 0] = table.roll(medic.seat, 1, die, medical)
  const [against = 0] = table.roll(nextRival(battle, medic.seat), 1, black, odds)
  return beats({ die, face }, skill(medic), { die: black, face: against }, 0)
}

/** CZ-INJURY-10..12: back to the basic card, a Merc gone; a Leader's fall costs Street Cred. */
function lose(table: Table, battle: Battle, { id, card, seat }: Model): void {
  const player = playerOf(battle, seat)
  loseVeteran(battle.content, player, card)
  const { of = card } = battle.content.characters[card] ?? {}
  const isLeft = player.characters.some((id) => battle.content.characters[id]?.of === of)
  if (!isLeft) player.kept = player.kept.filter((loot) => loot.of !== of)
  table.tell({ event: 'falls-back', rule: 'CZ-INJURY-10', id, seat, card })
  if (!battle.content.characters[card]?.keywords.includes('leader')) return
  player.objectives.push(WOUNDED_LEADER)
  table.tell({ event: 'wounded-leader', rule: 'CZ-INJURY-12', seat })
}

type LeaderAsk = { readonly battle: Battle }

const leaderWords: Words<string, LeaderAsk> = {
  ask: 'leader',
  rule: 'CZ-INJURY-15',
  prompt: () => 'You have won: is your Leader well again?',
  doing: 'speaks of the Leader',
  key: (option) => option,
  text: (option) => (option === 'discard' ? 'Discard Wounded Leader' : 'Keep the card'),
}

/** CZ-INJURY-15, CZ-R-148: a Wounded Leader of an earlier game may be discarded after a win. */
export function offerRecovery(table: Table, battle: Battle, seat: Seat): void {
  const player = playerOf(battle, seat)
  const at = player.objectives.indexOf(WOUNDED_LEADER)
  if (at < 0 || table.ask(seat, pickOne(leaderWords, ['discard', 'keep'], { battle })) === 'keep') return
  player.objectives.splice(at, 1)
  table.tell({ event: 'leader-well', rule: 'CZ-INJURY-15', seat })
}
