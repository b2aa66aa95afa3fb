import type { Seat } from '@muster/table'
import type { Aftermath, Heard, Scene } from '@muster/ui'
import type { Event } from '../../rules/events.ts'
import type { BladebornExtra } from '../scene/extra.ts'

type NameOf = (seat: Seat) => string
type Name = Event['event']

const told = (heard: readonly Heard[], ...names: Name[]): string[] =>
  heard.filter(({ event }) => (names as string[]).includes(event.event)).map(({ text }) => text)

/** BB-CAMPAIGN-5: who won, ties broken. */
function winnerOf(heard: readonly Heard[]): Seat | undefined {
  const ends = heard
    .map(({ event }) => event as Event)
    .filter(({ event }) => event === 'battle-over' || event === 'tiebreak')
  return ends.flatMap((event) => ('winner' in event && event.winner !== undefined ? [event.winner] : [])).at(-1)
}

const wins = (name: string): string => `${name} ${name === 'You' ? 'win' : 'wins'}`

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** BB-POWER-1: artefacts of power a seat has just won whose bearer is still to be chosen. */
function withoutBearer(heard: readonly Heard[], seat: Seat): number {
  const events = heard.map(({ event }) => event as Event)
  const count = (name: 'power' | 'bearer') => events.filter((one) => one.event === name && one.seat === seat).length
  return count('power') - count('bearer')
}

/** BB-CAMPAIGN-2..8, BB-SPOILS-1: what a battle of a campaign came to, and what is fought next. */
export function aftermath(heard: readonly Heard[], { extra }: Scene, nameOf: NameOf): Aftermath | undefined {
  const { campaign } = extra as BladebornExtra
  const winner = winnerOf(heard)
  if (!campaign || winner === undefined) return undefined
  const { fought, sides } = campaign
  const last = fought.at(-1)
  return {
    title: `${wins(nameOf(winner))} battle ${fought.length}`,
    parts: [
      { name: 'Result', lines: [...(last ? [`${last.battle}: ${wins(nameOf(winner))} ${last.how}.`] : [])] },
      { name: 'Spoils', lines: told(heard, 'spoils', 'power') },
      {
        name: 'Standings',
        lines: sides.map(({ won, powers }, seat) => {
          const held = powers.length + withoutBearer(heard, seat)
          return `${nameOf(seat)}: ${counted(won, 'battle')} won, ${held} of the 2 artefacts of power that lead to the final convergence.`
        }),
      },
      {
        name: 'What changes',
        lines: [
          ...told(heard, 'aspirant'),
          'All fighters are back, unhurt; used lesser artefacts went back to the pile.',
        ],
      },
      { name: 'Next', lines: told(heard, 'battle-card', 'convergence') },
    ],
    onward: 'On to the next battle',
  }
}
