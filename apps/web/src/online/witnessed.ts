import type { Witnessed } from '@muster/table'
import type { AboutTable } from '@muster/wire'

/** What this browser noted of a match before its first decision, and what it gave to its dice itself. */
interface Noted extends Witnessed {
  readonly own?: Readonly<Record<number, string>>
  /** Seats whose contribution others know: where they have to sit down anew, another one is made. */
  readonly shown?: readonly number[]
}

const KEY = 'muster-witnessed'
const MOST = 200

function all(): Record<string, Noted> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Noted>
  } catch {
    return {}
  }
}

/** Keeps what was noted last; the oldest goes where there is much. */
function note(match: string, noted: Noted): void {
  const { [match]: _, ...others } = all()
  const kept = Object.fromEntries([...Object.entries(others).slice(-MOST), [match, noted]])
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {}
}

/** Notes what was published about the dice of a match; what was noted first counts. */
export function witness(match: string, { commitment, contributions }: AboutTable): void {
  const noted = all()[match] ?? {}
  const hasAll = (noted.contributions?.length ?? 0) > 0
  if (noted.commitment !== undefined && (hasAll || contributions.length === 0)) return
  note(match, { ...noted, commitment: noted.commitment ?? commitment, ...(hasAll ? {} : { contributions }) })
}

/** What this browser gives to the dice of a match for a seat: made once, kept until the game has been checked. */
function contributionOf(match: string, seat: number): string {
  const noted = all()[match] ?? {}
  const known = noted.own?.[seat]
  if (known) return known
  const made = [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  note(match, { ...noted, own: { ...noted.own, [seat]: made } })
  return made
}

/** Another contribution where the last one was shown to others before the game began. */
export function renewedContribution(match: string, seat: number): string {
  const noted = all()[match] ?? {}
  const { shown = [], own = {} } = noted
  if (!shown.includes(seat)) return contributionOf(match, seat)
  const { [seat]: _, ...others } = own
  note(match, { ...noted, own: others, shown: shown.filter((one) => one !== seat) })
  return contributionOf(match, seat)
}

/** One's contribution, which the others know from now on. */
export function shownContribution(match: string, seat: number): string {
  const contribution = contributionOf(match, seat)
  const noted = all()[match] ?? {}
  note(match, { ...noted, shown: [...new Set([...(noted.shown ?? []), seat])] })
  return contribution
}

/** What was noted, with one's own contribution in its place: a record that says otherwise is not the game that was played. */
export function witnessedOf(match: string): Witnessed {
  const { commitment, contributions = [], own = {} } = all()[match] ?? {}
  const seats = Math.max(contributions.length, ...Object.keys(own).map((seat) => Number(seat) + 1))
  if (contributions.length === 0) return commitment === undefined ? {} : { commitment }
  return {
    ...(commitment === undefined ? {} : { commitment }),
    contributions: Array.from({ length: seats }, (_, seat) => own[seat] ?? contributions[seat]),
  }
}
