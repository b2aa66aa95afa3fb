import {
  type AnyQuestion,
  type Ask,
  caseOf,
  type Die,
  type InForce,
  LiveTable,
  type Matters,
  type Pending,
  type PlayedState,
  type Question,
  type RollKind,
  type RollOutcome,
  readChoice,
  rollOffOutcomes,
  rollOutcomes,
  type Seat,
  scoresOf,
  sourcesOf,
  type Tally,
  type Throw,
  type UnderWay,
} from '@muster/table'
import { hasAnswered } from '../explore.ts'
import { leadOf, type Mind } from '../mind.ts'
import { lightAnswer } from '../policy.ts'
import { answerOf, listArms } from './answers.ts'
import type { Fate } from './fate.ts'
import { type Arm, type Arms, bestArm, childOf, type Node } from './node.ts'
import type { SearchSettings } from './settings.ts'

/** Thrown to end a try in the middle of a step. One error for all, so that throwing it costs no stack trace. */
export const cutOff = new Error('the try is over')

/** In how many ways dice whose faces all matter fall. */
function waysOf(count: number, { faces }: Die): number {
  let ways = 1
  for (let rolled = 0; rolled < count; rolled++) ways *= faces.length
  return ways
}

export type Try<State extends PlayedState> = {
  readonly state: State
  readonly seat: Seat
  readonly mind: Mind<State>
  /** The answer the seat is to try. */
  readonly arm: Arm
  readonly fate: Fate
  readonly root: Node
  /** Whether questions at one node may differ between tries, since cards are hidden or dice not told apart. */
  readonly varies: boolean
  readonly settings: SearchSettings
  /** Deals anew what the seat cannot know. */
  readonly begin: () => void
}

/** One try of a search: what really happened since the checkpoint, down the tree, then on by the light policy. */
export class SearchTable<State extends PlayedState> extends LiveTable {
  readonly #made: readonly InForce[]
  readonly #try: Try<State>
  #trying = false
  #node: Node
  #left: number
  #isInTree = true
  #isLoose: boolean
  /** The arms taken on the way, with whose they are, and the nodes passed. */
  readonly taken: { readonly seat: Seat; readonly arms: Arms; readonly arm: Arm }[] = []
  readonly passed: Node[] = []

  constructor(underWay: UnderWay<unknown>, one: Try<State>) {
    super(sourcesOf(underWay))
    this.#made = underWay.entries
    this.#try = one
    this.#node = one.root
    this.#left = one.settings.horizon
    this.#isLoose = one.varies
  }

  /** Whether the try has gone far enough: past the horizon, and where the mind tells quiet positions, at one. */
  get isOver(): boolean {
    if (!this.#trying || this.#isInTree || this.#left > 0) return false
    const { mind, state, seat, settings } = this.#try
    return !mind.isQuiet || this.#left <= -settings.patience || mind.isQuiet(state, seat)
  }

  override ask<Answer>(seat: Seat, question: Question<Answer>): Answer {
    return this.#trying && !this.hasLeft(seat)
      ? (this.#decide([{ seat, question }])[0] as Answer)
      : super.ask(seat, question)
  }

  /** What others have answered to a question the seat is still asked is theirs to know. */
  override askAll<Answer>(asks: readonly Ask<Answer>[]): Answer[] {
    const { seat } = this.#try
    const isOpen = asks.some((ask) => ask.seat === seat) && !hasAnswered(this.#made, this.at, seat)
    return this.#trying || isOpen ? (this.missing(asks) as Answer[]) : super.askAll(asks)
  }

  protected override missing(pending: readonly Pending[]): readonly unknown[] {
    if (!this.#trying) {
      this.#trying = true
      this.random = this.#try.fate.shuffles
      this.#try.begin()
    }
    return this.#decide(pending)
  }

  #decide(asks: readonly Pending[]): unknown[] {
    if (this.#isInTree) return this.#inTree(asks)
    if (this.isOver) throw cutOff
    this.#left--
    return asks.map(({ seat, question }) => this.#light(seat, question))
  }

  #light(seat: Seat, question: AnyQuestion): unknown {
    const { mind, state, fate, settings } = this.#try
    return lightAnswer(mind, question, state, seat, fate.whims, settings.noise)
  }

  /** Every seat picks by its own arms; together the picks lead on. A place seen for the first time ends the way in the tree. */
  #inTree(asks: readonly Pending[]): unknown[] {
    const node = this.#node
    const isNew = node.arms.size === 0
    let path = ''
    const answers = asks.map(({ seat, question }) => {
      const habit = this.#try.mind.habit?.(question, this.#try.state, seat)
      if (habit !== undefined) return habit
      const { arm, answer, arms } = this.#pick(node, seat, question)
      if (!arm) return answer
      if (arms.list.length > 1) this.taken.push({ seat, arms, arm })
      path += `${arm.key}\n`
      return answer
    })
    if (path === '') return answers
    this.#node = childOf(node, path)
    this.passed.push(this.#node)
    if (isNew && node !== this.#try.root) this.#isInTree = false
    return answers
  }

  #pick(node: Node, seat: Seat, question: AnyQuestion): { arm?: Arm; arms: Arms; answer: unknown } {
    const { mind, state, settings, root, arm: tried } = this.#try
    let arms = node.arms.get(seat)
    if (arms && node === root && seat === this.#try.seat)
      return { arm: tried, arms, answer: readChoice(question, tried.choice) }
    if (!arms) {
      arms = { visits: 0, list: [], known: new Set() }
      node.arms.set(seat, arms)
      listArms(arms, mind, question, state, seat, settings.trustReach * leadOf(mind))
    } else if (this.#isLoose) listArms(arms, mind, question, state, seat, settings.trustReach * leadOf(mind))
    let answer: unknown
    const arm = bestArm(arms, settings, (one) => {
      const found = answerOf(question, one)
      if (found === undefined) return false
      answer = found
      return true
    })
    return arm ? { arm, arms, answer } : { arms, answer: this.#light(seat, question) }
  }

  override roll(seat: Seat, count: number, die: Die, kind: RollKind, matters: Matters = 'faces'): number[] {
    if (!this.#trying) return super.roll(seat, count, die, kind)
    const faces: number[] = []
    const random = this.#try.fate.dice(seat, kind)
    for (let rolled = 0; rolled < count; rolled++) faces.push(die.faces[random.below(die.faces.length)] as number)
    if (this.#isInTree) this.#part(count, die, matters, faces)
    return faces
  }

  override rollTogether<Context>(throws: readonly Throw[], tally: Tally<Context>, context: Context): number[] {
    if (!this.#trying) return super.rollTogether(throws, tally, context)
    const { fate } = this.#try
    const faces = throws.map(
      ({ seat, die, kind }) => die.faces[fate.dice(seat, kind).below(die.faces.length)] as number,
    )
    // What is asked next may depend on the faces, of which a case has many.
    this.#isLoose = true
    if (this.#isInTree) this.#partBy(`= ${caseOf(faces, tally, context)}`)
    return faces
  }

  override rollOff(seats: readonly Seat[], die: Die, kind: RollKind, bonuses?: readonly number[]): number[] {
    if (!this.#trying) return super.rollOff(seats, die, kind, bonuses)
    const outcomes = rollOffOutcomes(seats.length, die, bonuses)
    const { faces } = outcomes[this.#try.fate.dice(seats[0] as Seat, kind).below(outcomes.length)] as RollOutcome
    const scores = scoresOf(faces, bonuses)
    if (this.#isInTree) this.#lead(`= ${scores.indexOf(Math.max(...scores))}`)
    return scores
  }

  /** A chance node: the way goes on by what matters about the roll. */
  #part(count: number, die: Die, matters: Matters, faces: readonly number[]): void {
    const { parts } = this.#try.settings
    if (matters === 'faces' && waysOf(count, die) <= parts) this.#lead(`= ${faces.join()}`)
    else if (matters === 'total' && count * die.faces.length <= parts)
      this.#lead(`= ${faces.reduce((sum, face) => sum + face, 0)}`)
    else if (typeof matters === 'object' && count <= 12 && rollOutcomes(count, die, matters).length <= parts)
      this.#lead(
        `= ${faces
          .map((face) => matters[die.faces.indexOf(face)])
          .sort()
          .join('')}`,
      )
    else this.#isLoose = true
  }

  /** Cases are not listed here; once the tree has parted often enough, further ones are averaged over. */
  #partBy(path: string): void {
    if (this.#node.next.has(path) || this.#node.next.size < this.#try.settings.parts) this.#lead(path)
  }

  #lead(path: string): void {
    this.#node = childOf(this.#node, path)
    this.passed.push(this.#node)
  }

  override shuffle<Item>(items: readonly Item[], why: string): Item[] {
    if (this.#trying) this.#isLoose = true
    return super.shuffle(items, why)
  }

  override chance(count: number, why: string): number {
    const drawn = super.chance(count, why)
    if (this.#trying && this.#isInTree) this.#lead(`= ${drawn}`)
    return drawn
  }

  override tell(): void {}
}
