import { ok, pickOne, refuse, type Seat, type Verdict, type Words } from '@muster/table'
import type { Amount } from '../../../content/grammar.ts'
import { isWithinHexes } from '../../distance.ts'
import { labelOf, mapOf, opponentOf } from '../../lookup.ts'
import { takeControl } from '../../objective.ts'
import type { Battle, Fighter } from '../../state.ts'
import { scorePoints } from '../../victory.ts'
import { amountOf } from '../amount.ts'
import { type Use, whomOf } from '../deeds.ts'
import type { Verb } from '../verbs.ts'

/** Victory points for the player the card works for, or for the other one. */
export const score: Verb<{ player: 'owner' | 'opponent'; points: Amount }> = {
  isPossible: () => true,
  perform(table, battle, { player, points }, use) {
    const seat = player === 'owner' ? use.owner : opponentOf(use.owner)
    scorePoints(table, battle, seat, amountOf(table, battle, points, use), use.source, 'BB-BATTLE-4')
  },
}

/** BB-COMPONENTS-17, BB-R-46: there are three Desecration tokens; a fourth is not placed, nor a second in one hex. */
export const DESECRATIONS = 3

export const desecrate: Verb<{ hex: 'me' | 'them' }> = {
  isPossible(battle, { hex }, use) {
    const fighter = whomOf(use, hex)
    return fighter !== undefined && battle.desecrated.length < DESECRATIONS && !battle.desecrated.includes(fighter.hex)
  },
  perform(table, battle, { hex }, use) {
    const fighter = whomOf(use, hex)
    if (!fighter) return
    battle.desecrated = [...battle.desecrated, fighter.hex]
    table.tell({ event: 'desecrate', rule: 'BB-COMPONENTS-17', hex: labelOf(battle, fighter.hex), source: use.source })
  },
}

type Seize = { within: number; of: 'me' | 'them' }
type Seizing = {
  readonly battle: Battle
  readonly use: Use
  readonly within: number
  readonly from: Fighter | undefined
}

const seizeWords: Words<number, Seizing> = {
  ask: 'objective',
  doing: 'chooses an objective',
  rule: 'BB-ABILITY-15',
  prompt: ({ use }) => `${use.source}: take control of an objective`,
  key: (index, { battle }) => `seize ${hexOf(battle, index)}`,
  text: (index, { battle }) => `The objective at ${hexOf(battle, index)}`,
  refs: (index, { battle }) => [hexOf(battle, index)],
  candidates: ({ battle }) => [...mapOf(battle).objectives.keys()],
  verdict: (index, { battle, use, within, from }) => seizeVerdict(battle, index, within, from, use.owner),
}

const hexOf = (battle: Battle, index: number): string => labelOf(battle, mapOf(battle).objectives[index]?.hex as number)

const ownAlready = refuse('BB-ABILITY-15', 'you control this objective already')
const tooFar = refuse('BB-ABILITY-15', 'the objective is further away than the card allows')

/** Whether a card may take control of an objective. */
function seizeVerdict(battle: Battle, index: number, within: number, from: Fighter | undefined, owner: Seat): Verdict {
  if (battle.control[index] === owner) return ownAlready
  const hex = mapOf(battle).objectives[index]?.hex as number
  return from && isWithinHexes(battle, from.hex, hex, within) ? ok : tooFar
}

function seizable(battle: Battle, within: number, from: Fighter | undefined, owner: Seat): number[] {
  return [...mapOf(battle).objectives.keys()].filter((index) => !seizeVerdict(battle, index, within, from, owner))
}

/** Control of an objective near a fighter, whatever the numbers; it holds until the other player gains it. */
export const seize: Verb<Seize> = {
  isPossible: (battle, { within, of }, use) => seizable(battle, within, whomOf(use, of), use.owner).length > 0,
  perform(table, battle, { within, of }, use) {
    const from = whomOf(use, of)
    const options = seizable(battle, within, from, use.owner)
    const index = table.ask(use.owner, pickOne(seizeWords, options, { battle, use, within, from }))
    takeControl(table, battle, index, use.owner, use.rule)
  },
}
