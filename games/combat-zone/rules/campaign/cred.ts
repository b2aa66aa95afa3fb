import type { Seat } from '@muster/table'
import type { Content } from '../../content/load.ts'
import type { TeamTerms } from '../../content/team/cost.ts'
import { earnedBy } from '../../content/team/earned.ts'
import type { Config } from '../config.ts'
import { limitFor } from '../start.ts'
import type { Battle } from '../state.ts'
import { campaignOf, playerOf } from './lookup.ts'
import type { Player } from './state.ts'

type Stars = Pick<Player, 'characters' | 'objectives'>

/** CZ-CRED-1, CZ-CRED-2, CZ-OBJECTIVE-10, CZ-INJURY-12, CZ-R-105: all stars in the HQ, less one for a Wounded Leader, never below 0. */
export function credOf(content: Content, player: Stars): number {
  return earned(content, player).cred ?? 0
}

function earned(content: Content, { characters, objectives }: Stars): ReturnType<typeof earnedBy> {
  const veterans = characters.reduce((stars, card) => stars + (content.characters[card]?.stars ?? 0), 0)
  return earnedBy(content, objectives, veterans)
}

/** CZ-HQ-6, CZ-TEAM-10, CZ-TEAM-11, CZ-TEAM-14, CZ-TEAM-17, CZ-INJURY-14, CZ-MARKET-8: what a campaign team is judged by. */
export function termsOf(battle: Battle, seat: Seat): TeamTerms {
  const player = playerOf(battle, seat)
  const { eb, cred, more } = earned(battle.content, player)
  return {
    eb: sizeOf(battle.config) + eb + player.eb,
    campaign: player.played === 0 ? 'first-game' : 'later',
    cred,
    more,
    market: campaignOf(battle).market !== undefined,
  }
}

/** CZ-SETUP-1: what every team of a campaign may cost, apart from what it has earned. */
export function sizeOf(config: Config): number {
  return limitFor(config, config.eb ?? 100)
}

/** CZ-LUCK-1, CZ-OBJECTIVE-5: what Objectives and the last scenario add to the Luck a game begins with. */
export function luckEarned({ content }: Battle, { objectives, luck }: Player): number {
  return earnedBy(content, objectives).luck + luck
}
