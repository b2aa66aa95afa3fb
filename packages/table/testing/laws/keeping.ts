import { gameActs } from '../../act.ts'
import type { Game, PlayedState } from '../../game.ts'
import { Match } from '../../match.ts'
import { seededRandom } from '../../random/seeded.ts'
import { parseRecord } from '../../record.ts'
import type { SavedMatch } from '../../saved.ts'
import type { MatchSetup } from '../../setup.ts'
import { verifyRecord } from '../../verify.ts'
import { playRandomly } from '../play.ts'
import { RULE_ID, same, UNREADABLE } from './common.ts'

export function restoring<State extends PlayedState>(game: Game<State>, setup: MatchSetup): string[] {
  const problems: string[] = []
  playRandomly(Match.open(game, setup), seededRandom(setup.seed), (at) => {
    const { told, ...rest } = at.save()
    const restored = Match.restore(game, { ...(JSON.parse(JSON.stringify(rest)) as Omit<SavedMatch, 'told'>), told })
    const where = `after ${at.entries.length} answers`
    if (!same(restored.state, at.state)) problems.push(`${where}: the state differs`)
    if (!same(restored.questions, at.questions)) problems.push(`${where}: the questions differ`)
    if (restored.told.length !== at.told.length) problems.push(`${where}: other things were told`)
    return restored
  })
  return problems
}

export function replaying<State extends PlayedState>(game: Game<State>, setup: MatchSetup): string[] {
  const problems: string[] = []
  const states = new Map<number, string>()
  const match = playRandomly(Match.open(game, setup), seededRandom(setup.seed), (at) => {
    states.set(at.entries.length, JSON.stringify(at.state))
    return undefined
  })
  const replayed = Match.replay(game, parseRecord(JSON.parse(JSON.stringify(match.record()))))
  if (!same(replayed.state, match.state)) problems.push('the record leads to another state')
  if (!same(replayed.told, match.told)) problems.push('the record tells another story')
  if (!same(replayed.record(), match.record())) problems.push('the record of the replay is another')
  const total = match.entries.length
  for (const count of new Set([total - 1, Math.floor(total / 2), 1, 0].filter((many) => many >= 0 && many < total))) {
    if (JSON.stringify(replayed.after(count).state) !== states.get(count))
      problems.push(`${count} entries lead elsewhere`)
    replayed.takeBack(count, 0)
    if (JSON.stringify(replayed.state) !== states.get(count)) problems.push(`taking back to ${count} leads elsewhere`)
  }
  const again = Match.replay(game, parseRecord(JSON.parse(JSON.stringify(replayed.record()))))
  if (!same(again.save(), replayed.save())) problems.push('the record of what was taken back leads elsewhere')
  return problems
}

/** How often, in so many questions, a seat tries to give up or to agree to a draw. */
const ACT_EVERY = 12

/** Plays at random while seats give up and agree to draws wherever they may, in the middle of steps too. */
export function acting<State extends PlayedState>(game: Game<State>, setup: MatchSetup): string[] {
  const problems: string[] = []
  const random = seededRandom(`acts ${setup.seed}`)
  const match = playRandomly(Match.open(game, setup), seededRandom(setup.seed), (at) => {
    const where = `after ${at.entries.length} entries`
    const seat = random.below(setup.seats)
    const act = gameActs[random.below(4) === 0 ? 1 : 0]
    if (at.pending.length === 0 || random.below(ACT_EVERY) > 0) return undefined
    const verdict = game.mayAct(at.state, seat, act)
    if (verdict && !RULE_ID.test(verdict.rule))
      problems.push(`${act} is refused by "${verdict.rule}", which is no rule`)
    if (verdict) return undefined
    at.act(seat, { act })
    problems.push(...game.broken(at.state).map((problem) => `${where}, ${act} by seat ${seat}: ${problem}`))
    return undefined
  })
  if (!match.result?.winners.every((seat) => seat >= 0 && seat < setup.seats))
    problems.push(`the result is ${JSON.stringify(match.result)}`)
  const replayed = Match.replay(game, parseRecord(JSON.parse(JSON.stringify(match.record()))))
  if (!same(replayed.save(), match.save())) problems.push('the record leads elsewhere')
  problems.push(...verifyRecord(game, match.record()))
  for (const { event, others } of match.told)
    for (const heard of others ? [event, others] : [event])
      if (UNREADABLE.test(game.describe(heard, match.state))) problems.push(`${heard.event} has no words`)
  return problems
}
