import type { Choice, Point, ShownQuestion } from '@muster/table'
import type { PageUi, Scene } from '@muster/ui'
import { useEffect, useMemo, useState } from 'react'
import type { Targets } from '../board/board.tsx'
import { cellUnder } from '../board/lay.ts'
import { refOf } from '../cards/card-spot.tsx'
import type { Judged } from '../engine/protocol.ts'
import type { Planning } from '../plane/planning.ts'
import { usePlan } from '../plane/use-plan.ts'
import {
  foldsOf,
  glowingOf,
  type Looked,
  leadsOf,
  looked,
  meant,
  type Narrowing,
  nothing,
  withFaces,
  withStaying,
} from './narrow.ts'

export interface Choosing {
  readonly question: ShownQuestion
  /** What is offered, or what is folded away under the heading that was opened. */
  readonly options: readonly Looked[]
  /** The headings that can be opened now. */
  readonly folds: readonly string[]
  readonly unfolded: string | undefined
  readonly unfold: (heading: string) => void
  readonly narrowing: Narrowing
  readonly leads: readonly string[]
  readonly targets: Targets
  /** What is drawn so far, for questions about a plane. */
  readonly plan: Planning | undefined
  /** Keys picked so far, for questions that ask for several. */
  readonly picked: readonly string[]
  readonly setPicked: (keys: readonly string[]) => void
  readonly narrow: (narrowing: Narrowing) => void
  /** Something was pointed at; false where no option concerns it. */
  readonly point: (ref: string) => boolean
  readonly answer: (choice: Choice) => void
  readonly back: () => void
}

const facesIn = ({ seats, zones, board }: Scene) =>
  new Map([
    ...(board?.pieces ?? []).map(({ id, icon }) => [id, icon] as const),
    ...[...zones, ...seats].flatMap(({ cards }) => cards.map((card) => [refOf(card), card.icon] as const)),
  ])

/** The cell the active piece stands on. */
function standsOn({ board }: Scene): string | undefined {
  const active = board?.pieces.find((piece) => piece.active)
  return active && cellUnder(active)
}

const coarse = () => matchMedia('(pointer: coarse)').matches

/** What a person has chosen so far of one question, whether by buttons, board, cards or keys. */
export function useChoice(
  ui: PageUi,
  scene: Scene,
  question: ShownQuestion | undefined,
  decisions: number,
  answer: (choice: Choice) => void,
  judge: (drawn: readonly Point[]) => Promise<Judged | undefined>,
): Choosing | undefined {
  const plan = usePlan({ board: scene.board, question, decisions, answer, judge })
  const all = useMemo(
    () =>
      question
        ? withStaying(
            withFaces(
              looked(question, (option) => ui.optionLook(question, option)),
              facesIn(scene),
            ),
            standsOn(scene),
          )
        : [],
    [ui, question, scene],
  )
  const [unfolded, unfold] = useState<string>()
  const options = useMemo(() => all.filter(({ option }) => option.fold === unfolded), [all, unfolded])
  const leads = useMemo(() => leadsOf(options), [options])
  const [narrowing, narrow] = useState(nothing)
  const [picked, setPicked] = useState<readonly string[]>([])
  const first = leads[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: each decision begins anew
  useEffect(() => {
    narrow(first === undefined ? nothing : { refs: [first], group: undefined })
    unfold(undefined)
    setPicked(question?.form === 'order' ? question.options.map(({ key }) => key) : [])
  }, [decisions, question?.seat, question?.ask, first])

  if (!question) return undefined
  const several = question.form === 'some'
  const toggle = (key: string) =>
    setPicked(picked.includes(key) ? picked.filter((one) => one !== key) : [...picked, key])
  const targets: Targets = several ? togglesOf(options, picked) : glowingOf(options, narrowing)
  /** What costs more than it shows, and under a thumb what is grave, small or a card: shown first, taken by its button. */
  const isShownFirst = ({ look }: Looked, ref: string) => {
    const isDear = look.warns !== undefined && narrowing.group !== look.group
    const isUnsure = coarse() && (look.strong || look.small || look.card === ref)
    return leads.length === 0 && (isDear || isUnsure) && !narrowing.refs.includes(ref)
  }
  const point = (ref: string): boolean => {
    if (several) {
      const one = toggleFor(options, picked, ref)
      if (one) toggle(one.option.key)
      return one !== undefined
    }
    if (leads.includes(ref)) {
      narrow({ refs: [ref], group: undefined })
      return true
    }
    const inGroup = meant(options, { ...narrowing, refs: [...narrowing.refs, ref] })
    const left = inGroup.length > 0 ? inGroup : meant(options, { refs: [ref], group: undefined })
    const [only] = left
    if (!only) return false
    if (left.length === 1 && !isShownFirst(only, ref)) answer(only.option.key)
    else narrow({ refs: inGroup.length > 0 ? [...narrowing.refs, ref] : [ref], group: narrowing.group })
    return true
  }
  const back = () => {
    plan?.clear()
    narrow(first === undefined ? nothing : { refs: [first], group: undefined })
    unfold(undefined)
  }
  const folds = unfolded === undefined ? foldsOf(meant(all, narrowing)) : []
  const chosen = { narrowing, leads, targets, plan, picked, unfolded, folds }
  return { question, options, ...chosen, setPicked, narrow, unfold, point, answer, back }
}

/** Where several options share what they are chosen by (two copies of a card), it is chosen once all of them are. */
function togglesOf(options: readonly Looked[], picked: readonly string[]): Targets {
  const isLeft = new Set(options.filter(({ option }) => !picked.includes(option.key)).flatMap(({ refs }) => refs))
  return new Map(options.flatMap(({ refs }) => refs.map((ref) => [ref, isLeft.has(ref) ? 'plain' : 'chosen'] as const)))
}

/** The option that pointing at something picks; where all that share it are picked, the one it takes back. */
function toggleFor(options: readonly Looked[], picked: readonly string[], ref: string): Looked | undefined {
  const concerned = options.filter(({ refs }) => refs.includes(ref))
  return concerned.find(({ option }) => !picked.includes(option.key)) ?? concerned.at(-1)
}
