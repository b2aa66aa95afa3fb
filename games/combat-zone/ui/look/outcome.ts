import type { Result } from '@muster/table'
import { campaignEndings, endings } from '../../rules/endings.ts'

const how: Readonly<Record<string, string>> = { ...endings, ...campaignEndings }

/** "Anna wins: time is up". */
export function outcome({ winners, by }: Result, names: readonly string[]): string {
  const reason = how[by as string]
  const who = winners.map((seat) => names[seat] ?? `Seat ${seat + 1}`).join(' and ')
  const said = winners.length === 0 ? 'Nobody wins' : `${who} ${winners.length > 1 ? 'win' : 'wins'}`
  return reason ? `${said}: ${reason}` : said
}
