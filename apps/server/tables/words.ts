import type { AboutTable, SeatLine } from '@muster/wire'
import { bundleKey } from '../versions/key.ts'
import type { About } from './held.ts'

/** What a table is, whatever happens at it. */
export function aboutTable(about: About): AboutTable {
  const { game, rules, content, config, packs, pace, host, isPrivate, watchDelay, commitment, contributions } = about
  return {
    ...{ game, rules, content, bundle: bundleKey(about), config, packs, pace, host },
    ...{ isPrivate, watchDelay, commitment, contributions },
  }
}

/** Who sits where. */
export function seatLines({ seats }: About, audience: { isHere(account: string | undefined): boolean }): SeatLine[] {
  return seats.map(({ seat, account, bot, away, name, contributionHash, contribution }) => ({
    seat,
    account: account ?? away,
    name: name || (bot ? botName(bot) : ''),
    kind: account !== undefined ? 'person' : bot !== undefined ? 'bot' : 'free',
    level: bot,
    here: audience.isHere(account),
    committed: contributionHash !== undefined,
    revealed: contribution !== undefined,
  }))
}

function botName(level: string): string {
  return `${level.charAt(0).toUpperCase()}${level.slice(1)} bot`
}
