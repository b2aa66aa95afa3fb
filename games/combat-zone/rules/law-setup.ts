import { Fault } from '@muster/table'
import { scenariosFor } from './scenario.ts'
import { start } from './start.ts'
import type { Battle } from './state.ts'
import { seatsIn } from './teamplay.ts'

/** What a battle has been set up with though nobody can play it, in sentences: what else is asked of it would stumble over that. */
export function brokenSetup(battle: Battle): string[] {
  return [...brokenConfig(battle), ...brokenSpace(battle), ...brokenScenario(battle), ...brokenEve(battle)]
}

/** CZ-SETUP-1..3: what the config says could still be begun with. */
function brokenConfig({ content, config, sides, campaign }: Battle): string[] {
  if ((config.play === 'campaign') !== (campaign !== undefined))
    return [`config.play is ${config.play}, and this is ${campaign ? 'a campaign' : 'one game'}`]
  try {
    start(content, config, sides.length)
    return []
  } catch (error) {
    if (error instanceof Fault) return [`config.${error.message}`]
    throw error
  }
}

function brokenSpace({ content, battlespace, ground, stage }: Battle): string[] {
  if (stage === 'laying' && !ground) return ['ground is missing, and the Battlespace is being laid out on it']
  if (ground || content.battlespaces[battlespace]) return []
  return [`there is no Battlespace ${battlespace}; expected one of ${Object.keys(content.battlespaces).join(', ')}`]
}

/** CZ-SCENARIO-1, CZ-MULTIPLAYER-1: from the choice of the Battlespace on there is a scenario, one these players can play; a Prove Your Worth may be tried out by as many sides as it has (CZ-R-110). */
function brokenScenario(battle: Battle): string[] {
  const { content, scenario, stage, config } = battle
  if (scenario === undefined)
    return ['size', 'teams', 'scenario', 'over'].includes(stage)
      ? []
      : [`scenario is missing, and the stage is ${stage}; expected the one that is played`]
  const known = content.scenarios[scenario]
  const many = seatsIn(battle).length
  const fitting = scenariosFor(content, many, config.pairs)
  if (known && (fitting.includes(known) || (known.proves && (config.pairs || known.players.includes(many))))) return []
  const why = known ? `scenario ${scenario} is not for these players` : `there is no scenario ${scenario || '""'}`
  return [`${why}; expected one of ${fitting.map(({ id }) => id).join(', ')}`]
}

/** CZ-SETUP-3: before the fight nobody acts, and before the models are deployed nobody stands on the table. */
function brokenEve(battle: Battle): string[] {
  const { stage, models, sides, campaign } = battle
  if (campaign && campaign.stage !== 'game') return []
  const named = sides.flatMap(({ faction }, seat) => (faction === '' ? [`seat ${seat} has no team`] : []))
  const standing = models.filter(({ where }) => where === 'table').map(({ id }) => `${id} stands on the table`)
  const acting = ACTS.filter((what) => battle[what] !== undefined).map((what) => `there is ${what}`)
  const dying = battle.fallen.map((id) => `${id} has fallen`)
  const early =
    stage === 'size' || stage === 'teams'
      ? [...acting, ...dying]
      : stage === 'deploy'
        ? [...named, ...acting, ...dying]
        : ['scenario', 'space', 'laying', 'sides'].includes(stage)
          ? [...named, ...standing, ...acting, ...dying]
          : []
  return early.map((what) => `${what}, and the stage is ${stage}`)
}

const ACTS = ['active', 'moving', 'shots', 'blast', 'batch', 'commanded'] as const
