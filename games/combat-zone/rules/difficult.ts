import { hasKeyword } from '@muster/reaction'
import { ok, refuse, type Verdict } from '@muster/table'
import type { Doing } from './cards.ts'
import { optionsOf } from './lookup.ts'
import type { Battle, Model } from './state.ts'

const USED = refuse('CZ-DIFFICULT-1', 'this Difficult action is used until the team has been inspired')

const DIFFICULT = 'difficult '

const markOf = ({ id }: Doing): string => `${DIFFICULT}${id}`

/** Whether a mark says of an action that it is used. */
export const isMarkOfAction = (what: string): boolean => what.startsWith(DIFFICULT)

/** CZ-DIFFICULT-1, CZ-DIFFICULT-3. */
export function difficultVerdict(by: Model, doing: Doing): Verdict {
  return by.marks.some(({ what }) => what === markOf(doing)) ? USED : ok
}

/** CZ-DIFFICULT-2, CZ-DIFFICULT-4: using it is what counts. */
export function markDifficult(battle: Battle, by: Model, doing: Doing): void {
  if (hasKeyword(doing.action.keywords, 'difficult')) putMark(battle, by, markOf(doing))
}

/** CZ-R-76: a mark set while its own team is being inspired stays through the next Inspire, unless the table plays otherwise. */
export function putMark(battle: Battle, model: Model, what: string): void {
  const isDuring = battle.stage === 'inspire' && battle.control === model.seat
  const stays = isDuring && optionsOf(battle).marksSetDuringInspire === 'stay-through-the-next'
  model.marks = [...model.marks.filter((mark) => mark.what !== what), { what, stays }]
}

/** CZ-INSPIRE-13, CZ-INSPIRE-14: at the end of an Inspire those marks go that were there when it began. */
export function clearMarks(model: Model): void {
  if (model.marks.length > 0)
    model.marks = model.marks.flatMap(({ what, stays }) => (stays ? [{ what, stays: false }] : []))
}
