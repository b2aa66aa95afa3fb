import type { OfferLine, Pace } from '@muster/wire'

/** "30 s a decision and 20 min in reserve", "2 days a turn", "no clock". */
export function paceWords(pace: Pace): string {
  switch (pace.kind) {
    case 'untimed':
      return 'no clock'
    case 'live':
      return `${spanWords(pace.decision * 1000)} a decision${pace.reserve > 0 ? ` and ${spanWords(pace.reserve * 1000)} in reserve` : ''}`
    case 'by-turns':
      return `${spanWords(pace.hours * 3_600_000)} a turn`
  }
}

/** The kind of a pace in a word or two. */
export const paceNames: Readonly<Record<Pace['kind'], string>> = {
  untimed: 'No clock',
  live: 'Live',
  'by-turns': 'By turns',
}

const STEPS = [
  [86_400_000, 'day', 'days'],
  [3_600_000, 'h', 'h'],
  [60_000, 'min', 'min'],
  [1000, 's', 's'],
] as const

/** A span of time by its largest parts: "2 days", "1 h 30 min", "45 s". */
export function spanWords(ms: number): string {
  const parts: string[] = []
  let left = Math.max(0, Math.round(ms / 1000) * 1000)
  for (const [size, one, many] of STEPS) {
    const count = Math.floor(left / size)
    left -= count * size
    if (count > 0) parts.push(`${count} ${count === 1 ? one : many}`)
    else if (parts.length > 0) break
    if (parts.length === 2) break
  }
  return parts.join(' ') || '0 s'
}

/** Time on a clock: "4:05", and in words where it is hours or days. */
export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  if (seconds >= 3600) return spanWords(ms)
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`
}

/** What somebody proposes, as the others are asked about it. */
export function offerWords({ proposal, lines }: OfferLine): string {
  switch (proposal.kind) {
    case 'take-back': {
      const seen = lines ? ` ${lines === 1 ? 'One decision' : `${lines} decisions`} would be undone.` : ''
      return `asks to take a decision back.${seen}`
    }
    case 'pace':
      return `asks to play on with ${paceWords(proposal.pace)}.`
    case 'rematch':
      return 'asks for another game.'
    case 'abort':
      return 'asks to end this game here, without a result. Everybody may then play on from it offline.'
  }
}

const NOTICES: Readonly<Record<string, string>> = {
  agreed: 'Everybody agreed.',
  declined: 'Not everybody agreed: all stays as it is.',
  withdrawn: 'The proposal was withdrawn.',
  lapsed: 'The game went on, so the proposal has lapsed.',
}

/** What came of an offer. */
export const noticeWords = (notice: string): string => NOTICES[notice] ?? notice

/** A moment in words a person would say: "today 14:05", "3 May". */
export function momentWords(at: number): string {
  const date = new Date(at)
  const isToday = date.toDateString() === new Date().toDateString()
  return isToday
    ? `today ${date.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}`
    : date.toLocaleDateString([], { day: 'numeric', month: 'long' })
}
