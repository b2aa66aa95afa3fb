import {
  type AnyQuestion,
  copyOf,
  determinize,
  invariant,
  type MatchUnderWay,
  type PlayedState,
  readChoice,
  type Seat,
  type UnderWay,
  writeChoice,
} from '@muster/table'
import { hasSecrets } from '../deal.ts'
import { isSharedDefeat, type Judged, judgeAnswers, onlyAnswer } from '../greedy.ts'
import { leadOf, type Mind } from '../mind.ts'
import { trustOf } from '../policy.ts'
import { type Budget, type Clock, type Now, startClock } from '../time-budget.ts'
import { keyOf } from './answers.ts'
import { type Fate, Fates } from './fate.ts'
import { type Arm, type Arms, bestArm, makeNode, type Node } from './node.ts'
import type { SearchSettings } from './settings.ts'
import { cutOff, SearchTable } from './table.ts'

export type SearchOptions = {
  readonly budget: Budget
  readonly settings: SearchSettings
  /** What the re-deals and dice of the tries come from. */
  readonly seed: string
  readonly now?: Now | undefined
}

/** An answer the search weighed: what it expects of it from -1 (lost) to 1 (won), and how often it was tried. */
export type Weighed = { readonly key: string; readonly expected: number; readonly visits: number }

export type Found = {
  readonly answer: unknown
  readonly iterations: number
  /** Whether it ended for want of time, with tries left that could have changed the choice. */
  readonly cutShort: boolean
  /** The answers that were tried, the one chosen first. */
  readonly weighed: readonly Weighed[]
  /** What the search expects to be answered from here, in keys, the chosen answer first. */
  readonly line: readonly string[]
  /** The place in the tree the chosen answer leads to. */
  readonly next: Node | undefined
}

/** How many answers are judged at the root. */
const MOST_ANSWERS = 40
const LONGEST_LINE = 8
/** The largest part of the tries left that an answer behind the best may yet have. */
const MOST_FOR_ANOTHER = 0.75
/** The most that a shared defeat is worth, however far all got. */
const LOST_TOGETHER = -0.5

/** Information-set Monte-Carlo tree search for the question a seat is asked, to the end of its budget. */
export function search<State extends PlayedState>(
  match: MatchUnderWay<State>,
  seat: Seat,
  mind: Mind<State>,
  options: SearchOptions,
  known?: Node,
): Found {
  const searching = new Search(match, seat, mind, options, known)
  while (!searching.isOver) searching.tryOnce()
  return searching.found()
}

/** A search under way, a try at a time: each deals anew what the seat cannot know, goes down the tree and on from its edge. */
export class Search<State extends PlayedState> {
  iterations = 0
  readonly #match: MatchUnderWay<State>
  readonly #seat: Seat
  readonly #mind: Mind<State>
  readonly #options: SearchOptions
  readonly #question: AnyQuestion
  readonly #clock: Clock
  readonly #fates: Fates
  /** How often each answer was tried in this search. */
  readonly #tries = new Map<Arm, number>()
  /** What one step shows of each answer. */
  readonly #judgedShares = new Map<Arm, number>()
  readonly #root: Node
  readonly #arms: Arms
  readonly #underWay: UnderWay<State>
  readonly #hasSecrets: boolean
  readonly #isSearched: boolean
  /** How far tries lie above what one step shows, on average, as far as that is reckoned in. */
  #level = 0

  constructor(match: MatchUnderWay<State>, seat: Seat, mind: Mind<State>, options: SearchOptions, known?: Node) {
    this.#clock = startClock(options.budget, options.now)
    this.#match = match
    this.#seat = seat
    this.#mind = mind
    this.#options = options
    this.#question = match.pendingOf(seat).question
    this.#fates = new Fates(options.seed)
    this.#root = known ?? makeNode()
    this.#underWay = match.underWay()
    this.#hasSecrets = hasSecrets(match.state, seat)
    this.#isSearched = mind.searches?.(this.#question.words.ask) ?? true
    this.#arms = this.#rootArms()
  }

  get isOver(): boolean {
    return this.#isSettled || this.#clock.isOver(this.iterations)
  }

  /** Whether little is left to find out: no other answer will be tried more often, even if it had most of the tries left. */
  get #isSettled(): boolean {
    if (!this.#isSearched) return true
    let most = 0
    let second = 0
    for (const { visits } of this.#arms.list) {
      if (visits > most) {
        second = most
        most = visits
      } else if (visits > second) second = visits
    }
    return this.#arms.list.length < 2 || most - second > MOST_FOR_ANOTHER * this.#clock.left(this.iterations)
  }

  /** How much of the budget is used, from 0 to 1. */
  get progress(): number {
    return this.#clock.progress(this.iterations)
  }

  /** A habit or an only answer is all there is to say; otherwise every answer, trusted and first valued by what one step shows. */
  #rootArms(): Arms {
    const plain = this.#mind.habit?.(this.#question, this.#match.state, this.#seat) ?? onlyAnswer(this.#question)
    const judged = plain === undefined ? this.#judged() : [{ answer: plain, worth: 0 }]
    const before = new Map(this.#root.arms.get(this.#seat)?.list.map((arm) => [arm.key, arm]))
    const list = this.#armsOf(judged)
    for (const arm of list) {
      const { visits = 0, sum = 0 } = before.get(arm.key) ?? {}
      arm.visits += visits
      arm.sum += sum
    }
    const visits = list.reduce((sum, arm) => sum + arm.visits, 0)
    const arms = { visits, list, known: new Set(list.map(({ key }) => key)) }
    this.#root.arms.set(this.#seat, arms)
    return arms
  }

  /** The answers worth trying, best first, by what one step shows. */
  #judged(): Judged[] {
    const { judgesOutlook, rootWidth } = this.#options.settings
    const { outlook } = this.#mind
    const mind = judgesOutlook && outlook ? { ...this.#mind, value: outlook } : this.#mind
    const judged = judgeAnswers(this.#match, this.#seat, mind, () => this.#clock.isOver(0), MOST_ANSWERS)
    return judged.slice(0, rootWidth)
  }

  #armsOf(judged: readonly Judged[]): Arm[] {
    const { rootReach, judgedVisits } = this.#options.settings
    const trusts = trustOf(
      judged.map(({ worth }) => worth),
      rootReach * leadOf(this.#mind),
    )
    const shift = this.#shift()
    return judged.map(({ answer, worth }, index) => {
      const choice = writeChoice(this.#question, answer)
      const share = shareOf(worth + shift, this.#mind)
      const arm: Arm = {
        key: keyOf(choice),
        choice,
        trust: trusts[index] as number,
        visits: judgedVisits,
        sum: judgedVisits * share,
      }
      this.#judgedShares.set(arm, share)
      return arm
    })
  }

  /** What lies between the value, by which answers are judged, and the outlook, by which tries are: as it is before the answer. */
  #shift(): number {
    if (this.#options.settings.judgesOutlook) return 0
    const { state } = this.#match
    return this.#outlook(state, this.#seat) - this.#mind.value(state, this.#seat)
  }

  tryOnce(): void {
    this.iterations++
    const { game } = this.#match
    const state = copyOf(game, this.#underWay.checkpoint)
    const { arm, fate } = this.#nextTry()
    const table = new SearchTable<State>(this.#underWay, {
      state,
      seat: this.#seat,
      mind: this.#mind,
      arm,
      fate,
      root: this.#root,
      varies: this.#hasSecrets,
      settings: this.#options.settings,
      begin: () => {
        if (this.#hasSecrets) determinize(state, this.#seat, fate.deal)
      },
    })
    try {
      while (!table.isOver && !game.result(state)) invariant(table.play(game, state), 'a try waits for an answer')
    } catch (thrown) {
      if (thrown !== cutOff) throw thrown
    }
    this.#learn(table, state)
  }

  /** The answer to try next, with the fate that every answer meets at its try of that number. */
  #nextTry(): { arm: Arm; fate: Fate } {
    const arm = bestArm(this.#arms, this.#options.settings, () => true) as Arm
    const tries = this.#tries.get(arm) ?? 0
    this.#tries.set(arm, tries + 1)
    return { arm, fate: this.#fates.of(tries) }
  }

  /** Every seat on the way learns what came of it by its own measure. */
  #learn({ taken, passed }: SearchTable<State>, state: State): void {
    const worths = new Map<Seat, number>()
    for (const { seat, arms, arm } of taken) {
      const worth = worths.get(seat) ?? this.#worth(state, seat)
      worths.set(seat, worth)
      arms.visits++
      arm.visits++
      arm.sum += worth
    }
    for (const node of passed) node.visits++
    if (this.#options.settings.levels) this.#bringToLevel()
  }

  /** What one step shows of the answers is raised or lowered, all alike, to where their tries lie on average. */
  #bringToLevel(): void {
    const { judgedVisits } = this.#options.settings
    let [above, tries] = [0, 0]
    for (const arm of this.#arms.list) {
      const judged = this.#judgedShares.get(arm) ?? 0
      const tried = arm.visits - judgedVisits
      above += arm.sum - judgedVisits * (judged + this.#level) - tried * judged
      tries += tried
    }
    const level = tries === 0 ? 0 : above / tries
    for (const arm of this.#arms.list) arm.sum += judgedVisits * (level - this.#level)
    this.#level = level
  }

  #worth(state: State, seat: Seat): number {
    const result = this.#match.game.result(state)
    if (!result) return 0.98 * this.#share(state, seat)
    if (isSharedDefeat(result, this.#mind)) return Math.min(LOST_TOGETHER, this.#share(state, seat))
    return result.winners.includes(seat) ? 1 : result.winners.length === 0 ? 0 : -1
  }

  #share(state: State, seat: Seat): number {
    return shareOf(this.#outlook(state, seat), this.#mind)
  }

  #outlook(state: State, seat: Seat): number {
    return this.#mind.outlook ? this.#mind.outlook(state, seat) : this.#mind.value(state, seat)
  }

  /** The answer tried most; of equals, the one that did best. */
  found(): Found {
    const order = [...this.#arms.list].sort((a, b) => b.visits - a.visits || meanOf(b) - meanOf(a))
    const [best] = order as [Arm]
    const next = this.#root.next.get(`${best.key}\n`)
    return {
      answer: readChoice(this.#question, best.choice),
      iterations: this.iterations,
      cutShort: !this.#isSettled && this.#clock.left(this.iterations) > 0,
      weighed: order
        .filter(({ visits }) => visits > 0)
        .map((arm) => ({ key: arm.key, expected: meanOf(arm), visits: arm.visits })),
      line: [best.key, ...mainLine(next)].slice(0, LONGEST_LINE),
      next,
    }
  }
}

const meanOf = ({ sum, visits }: Arm): number => sum / Math.max(1, visits)

/** A value between -1 and 1: how likely it is to win from there rather than to lose. */
export function shareOf<State extends PlayedState>(value: number, mind: Mind<State>): number {
  return value / (leadOf(mind) + Math.abs(value))
}

/** The answers tried most from a node on; dice fall as they fell most often. */
function mainLine(from: Node | undefined): string[] {
  const line: string[] = []
  for (let node = from; node && line.length < LONGEST_LINE; ) {
    let way: [string, Node] | undefined
    for (const one of node.next) if (!way || one[1].visits > way[1].visits) way = one
    if (!way) break
    const [path, next] = way
    if (!path.startsWith('= ')) line.push(path.trim().replaceAll('\n', ' and '))
    node = next
  }
  return line
}
