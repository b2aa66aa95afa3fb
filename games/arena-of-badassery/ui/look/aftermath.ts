import type { Aftermath, Heard, Scene } from '@muster/ui'
import type { Event } from '../../rules/events.ts'
import type { ArenaExtra } from '../scene/extra.ts'
import { endsGame } from './events.ts'

const SPOILS: readonly string[] = ['drawn', 'loot-gained', 'bounty-reward', 'bounty-board'] satisfies Event['event'][]

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** AB-SCENARIO-2, AB-LEVEL-1, AB-CAMPAIGN-2: what a scenario or hunt of a campaign came to, and what comes between and after. */
export function aftermath(heard: readonly Heard[], { extra }: Scene): Aftermath | undefined {
  const { campaign } = extra as ArenaExtra
  const at = heard.findIndex(({ event }) => endsGame(event))
  const end = heard[at]
  if (!campaign || !end) return undefined
  const won = end.event.event === 'game-won'
  const { mods, next, hunters } = campaign
  const grows =
    won && mods > 0 ? [`Each hunter places ${counted(mods, 'Mod')}, and the Announcements grow harder.`] : []
  const after = heard.slice(at + 1)
  return {
    title: won ? 'The Vault Hunters win' : 'The Vault Hunters lose',
    parts: [
      { name: 'Result', lines: [end.text] },
      { name: 'Spoils', lines: after.filter(({ event }) => SPOILS.includes(event.event)).map(({ text }) => text) },
      {
        name: 'Standings',
        lines: hunters.map(
          ({ name, mods: placed, gear }) => `${name}: ${counted(placed, 'Mod')}, ${counted(gear, 'piece')} of Gear.`,
        ),
      },
      {
        name: 'What changes',
        lines: after.some(({ event }) => event.event === 'went-back')
          ? ['Everybody has again what they had when the scenario began.']
          : [
              'The Vending Machines open; then all rest: tokens are healed and Ready, Loot goes back to the bag.',
              ...grows,
            ],
      },
      {
        name: 'Next',
        lines: next.length > 1 ? [`You pick one: ${next.join(' or ')}.`] : next.map((name) => `${name}.`),
      },
    ],
    onward: 'Go on',
  }
}
