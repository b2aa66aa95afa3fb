import type { Scenario, Spoils } from '../cards/scenario.ts'

/** What a scenario says of its set-up, its end and its consequences (CZ-SCENARIO-3). */

const words = (id: string): string => id.replaceAll('-', ' ')

export const sideName = ({ sides }: Scenario, at: number): string => sides[at]?.name ?? `Side ${at + 1}`

const firstTexts: Readonly<Record<Scenario['first'], string>> = {
  'roll-off': 'a roll-off says who has Control first',
  'lower-cred': 'whoever has less Street Cred has Control first',
  'first-side': 'the first side has Control first',
  'last-deployed': 'whoever deployed last has Control first',
}

/** CZ-SCENARIO-5, CZ-RESERVE-1, CZ-RESERVE-5: where the sides begin, in which order, and who begins. */
export function setUpLines(scenario: Scenario): string[] {
  const { sides, deploy, first } = scenario
  const order = deploy === 'in-turn' ? 'The sides deploy model by model in turn' : 'One side deploys after the other'
  return [
    ...sides.map(({ zone, reserve, enters }, at) => {
      const kept = reserve ? '; any model may begin in Reserve' : ''
      return `${sideName(scenario, at)}: the zone is ${words(zone)}${kept}${enters ? `; Reserves come in at ${words(enters)}` : ''}.`
    }),
    `${order}; ${firstTexts[first]}.`,
  ]
}

/** CZ-SCENARIO-3, CZ-R-131: when the game ends, who wins with as many points, and what a campaign team has of it. */
export function endLines(scenario: Scenario): string[] {
  const { end, spoils } = scenario
  const when = [
    `after ${end.controls} Controls of each player`,
    ...(end.points === undefined ? [] : [`when somebody has ${end.points} points`]),
    ...(end.wiped === 'ends' ? ['when all others have nobody left'] : []),
  ]
  const last = when.length > 1 ? ` or ${when.pop()}` : ''
  return [
    `The game ends ${when.join(', ')}${last}; most points win.`,
    tieText(scenario),
    ...spoilsLines('winner', spoils.winner),
    ...spoilsLines('loser', spoils.loser),
  ]
}

function tieText(scenario: Scenario): string {
  const { tie, sides } = scenario
  if (tie === 'draw') return 'With as many points it is a draw.'
  if (tie === 'more-standing')
    return 'With as many points whoever has more EB in models on the table wins, Gear and programs not counted.'
  return `With as many points the winner is: ${sideName(scenario, tie === 'first-side' ? 0 : sides.length - 1)}.`
}

function spoilsLines(who: 'winner' | 'loser', { eb, luck, gear, merc, unhurt }: Spoils): string[] {
  const gains = [
    ...(eb ? [`${eb} EB more in the next game`] : []),
    ...(luck ? [`${luck} Luck more in the next game`] : []),
    ...(gear ? [`${gear} random Gear of the Supply in the HQ`] : []),
    ...(merc ? ['a basic Merc in the HQ'] : []),
    ...(unhurt ? ['no injuries to roll for'] : []),
  ]
  return gains.length === 0 ? [] : [`In a campaign the ${who} has ${gains.join(' and ')}.`]
}
