import { Fault } from '@muster/table'
import type { Content } from '../../content/load.ts'
import type { Config } from '../config.ts'
import { checkScenario } from '../scenario.ts'
import { checkSpace } from '../space.ts'
import { bareBattle, checkLeaders, SIZES } from '../start.ts'
import type { Battle } from '../state.ts'

/** CZ-CAMPAIGN-1: a campaign before its first decision, with an empty table. What is wrong with its config is refused. */
export function startCampaign(content: Content, config: Config, seats: number): Battle {
  const known = Object.keys(content.factions)
  for (const [seat, faction] of config.factions.entries())
    if (!known.includes(faction))
      throw new Fault('bad-config', `factions[${seat}]: there is no ${faction}; expected one of ${known.join(', ')}`)
  if (config.factions.length > seats)
    throw new Fault('bad-config', `factions: there are ${config.factions.length} for ${seats} seats`)
  if (config.pairs && !(config.together && seats === 4))
    throw new Fault('bad-config', 'pairs: two against two are a campaign of 4 who play together', 'CZ-TEAMPLAY-1')
  if (config.teams.length > 0)
    throw new Fault('bad-config', 'teams: in a campaign they are chosen from each HQ, game by game')
  if (config.objectives.length > 0)
    throw new Fault('bad-config', 'objectives: in a campaign they are drawn before each game', 'CZ-OBJECTIVE-1')
  if (config.firstSide !== undefined && config.firstSide >= seats)
    throw new Fault('bad-config', `firstSide: there is no seat ${config.firstSide}; expected 0 to ${seats - 1}`)
  checkLeaders(content, config, config.eb ?? SIZES[0], config.factions.length < seats ? known : config.factions)
  checkScenario(content, config, config.together ? seats : 2)
  checkSpace(content, config)
  const battle = bareBattle(content, config, seats)
  battle.stage = 'over'
  battle.sides = battle.sides.map((side) => ({ ...side, left: true }))
  battle.campaign = { stage: 'founding', round: 0, meetings: [], players: [], proven: [] }
  return battle
}
