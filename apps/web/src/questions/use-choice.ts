import type { Choice, ShownQuestion } from '@muster/table'
import type { PageUi, Scene } from '@muster/ui'
import { useEffect, useMemo, useState } from 'react'
import type { Targets } from '../board/board.tsx'
import { type Looked, leadsOf, looked, meant, type Narrowing, nothing, targetsOf, withFaces } from './narrow.ts'

export interface Choosing {
  readonly question: ShownQuestion
  readonly options: readonly Looked[]
  readonly narrowing: Narrowing
  readonly leads: readonly string[]
  readonly targets: Targets
  /** Keys picked so far, for questions that ask for several. */
  readonly picked: readonly string[]
  readonly setPicked: (keys: readonly string[]) => void
  readonly narrow: (narrowing: Narrowing) => void
  /** Something was pointed at; false where no option concerns it. */
  readonly point: (ref: string) => boolean
  readonly answer: (choice: Choice) => void
  readonly back: () => void
}

const facesIn = ({ seats }: Scene) =>
  new Map(seats.flatMap(({ cards }) => cards.map(({ id, icon }) => [id, icon] as const)))

const coarse = () => matchMedia('(pointer: coarse)').matches

/** What a person has chosen so far of one question, whether by buttons, board or keys. */
export function useChoice(
  ui: PageUi | undefined,
  scene: Scene,
  question: ShownQuestion | undefined,
  decisions: number,
  answer: (choice: Choice) => void,
): Choosing | undefined {
  const options = useMemo(
    () =>
      ui && question
        ? withFaces(
            looked(question, (option) => ui.optionLook(question, option)),
            facesIn(scene),
          )
        : [],
    [ui, question, scene],
  )
  const leads = useMemo(() => leadsOf(options), [options])
  const [narrowing, narrow] = useState(nothing)
  const [picked, setPicked] = useState<readonly string[]>([])
  const first = leads[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: each decision begins anew
  useEffect(() => {
    narrow(first === undefined ? nothing : { refs: [first], group: undefined })
    setPicked(question?.form === 'order' ? question.options.map(({ key }) => key) : [])
  }, [decisions, question?.seat, question?.ask, first])

  if (!question) return undefined
  const several = question.form === 'some'
  const toggle = (key: string) =>
    setPicked(picked.includes(key) ? picked.filter((one) => one !== key) : [...picked, key])
  const targets: Targets = several
    ? new Map(
        options.flatMap(({ option: { key, refs } }) =>
          refs.map((ref) => [ref, picked.includes(key) ? 'chosen' : 'plain'] as const),
        ),
      )
    : targetsOf(options, narrowing)
  const point = (ref: string): boolean => {
    if (several) {
      const option = question.options.find(({ refs }) => refs.includes(ref))
      if (option) toggle(option.key)
      return option !== undefined
    }
    if (leads.includes(ref)) {
      narrow({ refs: [ref], group: undefined })
      return true
    }
    const inGroup = meant(options, { ...narrowing, refs: [...narrowing.refs, ref] })
    const left = inGroup.length > 0 ? inGroup : meant(options, { refs: [ref], group: undefined })
    const [only] = left
    if (!only) return false
    if (left.length === 1 && !(only.look.strong && leads.length === 0 && coarse() && !narrowing.refs.includes(ref)))
      answer(only.option.key)
    else narrow({ refs: inGroup.length > 0 ? [...narrowing.refs, ref] : [ref], group: narrowing.group })
    return true
  }
  const back = () => narrow(first === undefined ? nothing : { refs: [first], group: undefined })
  return { question, options, narrowing, leads, targets, picked, setPicked, narrow, point, answer, back }
}
