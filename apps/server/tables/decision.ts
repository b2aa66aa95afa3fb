import type { Hosted, Step } from '@muster/session'
import type { Act, Choice, QuestionId, Seat } from '@muster/table'
import type { Statement } from '../store/database.ts'
import type { Ack } from './audience.ts'
import type { About } from './held.ts'
import { Trouble } from './trouble.ts'

/** Something to be judged and, where the rules take it, stored: an answer, an act or a take-back. */
export interface Decision {
  judge(hosted: Hosted, about: About): Step | 'repeated'
  /** Account, `bot`, `order` or `clock`. */
  readonly by: string
  /** When it came, and how long it was on its way. */
  readonly received?: number | undefined
  readonly way?: number | undefined
  /** Whose request it is, so that what it led to answers it. */
  readonly ack?: Ack | undefined
  /** Who sits where after it, and how that is written. */
  readonly reseats?: ((about: About) => { readonly about: About; readonly along: readonly Statement[] }) | undefined
}

export function answering(seat: Seat, choice: Choice, question: QuestionId): Decision['judge'] {
  return (hosted) => hosted.answer({ seat, choice, question })
}

/** An act names the epoch it was meant for: what was done since may have changed somebody's mind. */
export function acting(seat: Seat, act: Act, epoch?: number): Decision['judge'] {
  return (hosted) => {
    needEpoch(hosted, epoch)
    return hosted.act(seat, act)
  }
}

export function takingBack(to: number, by: Seat, epoch: number): Decision['judge'] {
  return (hosted) => {
    needEpoch(hosted, epoch)
    return hosted.takeBack(to, by)
  }
}

export function needEpoch(hosted: Hosted, epoch: number | undefined): void {
  if (epoch !== undefined && epoch !== hosted.epoch)
    throw new Trouble('stale', 'the table has changed since: look again, then decide')
}
