import type { Seat } from '@muster/table'
import type { Aftermath, Heard, Scene } from '@muster/ui'
import type { Event } from '../../rules/events.ts'
import type { CombatExtra } from '../scene/scene.ts'
import { outcome } from './outcome.ts'

type Name = Event['event']

const told = (heard: readonly Heard[], ...names: Name[]): string[] =>
  heard.filter(({ event }) => (names as string[]).includes(event.event)).map(({ text }) => text)

/** CZ-CAMPAIGN-1, CZ-INJURY-1: what a battle of a campaign came to, before the injured, promotions and the market are seen to. */
export function aftermath(
  heard: readonly Heard[],
  { goal, seats, place, extra }: Scene,
  nameOf: (seat: Seat) => string,
): Aftermath | undefined {
  const end = heard.map(({ event }) => event as Event).findLast(({ event }) => event === 'over')
  if (end?.event !== 'over') return undefined
  const names = seats.map(({ seat }) => nameOf(seat))
  const [winner] = end.winners
  const said = end.winners.length === 1 && winner !== undefined && names[winner] === 'You' ? 'You win' : undefined
  const result = outcome(end, names)
  const points = seats.map(({ score = 0 }) => score)
  const isTied = end.by === 'limit' && new Set(points).size === 1
  const { tie } = extra as CombatExtra
  const scored = (score: number, seat: Seat) => `${names[seat]} ${score}`
  return {
    title: said ? result.replace('You wins', said) : result,
    parts: [
      {
        name: 'Result',
        lines: [
          ...place.slice(0, 1).map(({ name }) => `${name}, in points: ${points.map(scored).join(', ')}.`),
          ...(isTied ? [`With as many points, ${tie}.`] : []),
        ],
      },
      { name: 'Spoils', lines: told(heard, 'spoils', 'completes', 'proven') },
      { name: 'Standings', lines: (goal?.stands ?? []).map(({ seat, text }) => `${nameOf(seat ?? 0)}: ${text}.`) },
      {
        name: 'What changes',
        lines: told(heard, 'promoted', 'hired', 'joins-hq', 'major-injury', 'unharmed', 'saved', 'wounded-leader'),
      },
      { name: 'Next', lines: ['Promotions, medical rolls and the market; then the next game is paired.'] },
    ],
    onward: 'Go on',
  }
}
