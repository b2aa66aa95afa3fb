import { Fault } from '@muster/table'
import type { CampaignCard } from '../content/cards/scenario.ts'
import { crowding } from '../content/check/room.ts'
import type { Content } from '../content/load.ts'
import type { Config } from './config.ts'

const wrongConfig = (text: string): Fault => new Fault('bad-config', text)

/** What a config must be besides its schema, given the content and how many sit at the table. */
export function checkConfig(content: Content, config: Config, seats: number): void {
  const { scenarios, hunters: cards, trees: all, enemies, campaigns } = content
  const { scenario, hunters = [], controllers } = config
  if (scenario !== undefined && !scenarios[scenario])
    throw wrongConfig(`scenario: there is no ${scenario}; expected one of ${Object.keys(scenarios).join(', ')}`)
  if (config.campaign !== undefined && !campaigns[config.campaign])
    throw wrongConfig(`campaign: there is no ${config.campaign}; expected one of ${Object.keys(campaigns).join(', ')}`)
  const stranger = hunters.find((id) => !cards[id])
  if (stranger !== undefined)
    throw wrongConfig(`hunters: there is no ${stranger}; expected four of ${Object.keys(cards).join(', ')}`)
  const twice = hunters.find((id, at) => hunters.indexOf(id) !== at)
  if (twice !== undefined) throw wrongConfig(`hunters: ${twice} twice; expected four different ones (AB-R-88)`)
  if (config.trees && !config.hunters) throw wrongConfig('trees: given without `hunters`; expected both (AB-SETUP-9)')
  config.trees?.forEach((trees, at) => {
    const own = Object.values(all).flatMap((tree) => (tree.hunter === hunters[at] ? tree.id : []))
    if (new Set(trees).size < trees.length || trees.some((id) => !own.includes(id)))
      throw wrongConfig(
        `trees: ${trees.join(', ')} for hunter ${at + 1}; expected three different ones of ${own.join(', ')}`,
      )
  })
  if (config.play === 'scenario' && config.campaign !== undefined)
    throw wrongConfig(`campaign: ${config.campaign}, to play a scenario; expected "play": "campaign" with it`)
  if (config.play === 'campaign' && scenario !== undefined)
    throw wrongConfig(
      `scenario: ${scenario}, to play a campaign; expected none, since its first one opens it (AB-SETUP-4)`,
    )
  for (const [card, other] of Object.entries(config.swaps)) {
    const type = enemies[card]?.type
    if (type === undefined || enemies[other]?.type !== type)
      throw wrongConfig(`swaps.${card}: ${other}; expected two enemies of the same type (AB-TYPES-3)`)
  }
  const [problem] = swapProblems(content, config)
  if (problem !== undefined) throw wrongConfig(`swaps: ${problem}`)
  const idle =
    controllers && Array.from({ length: seats }, (_, seat) => seat).find((seat) => !controllers.includes(seat))
  if (idle !== undefined) throw wrongConfig(`controllers: seat ${idle} runs nobody; expected one Vault Hunter at least`)
  if (controllers?.some((seat) => seat >= seats))
    throw wrongConfig(`controllers: ${controllers.join(', ')}; expected seats from 0 to ${seats - 1}`)
}

/** AB-TYPES-3, AB-R-100: whoever stands in needs room and a model of its own on the maps that are to be played. */
function swapProblems(content: Content, { play, campaign, scenario, swaps }: Config): string[] {
  if (Object.keys(swaps).length === 0) return []
  const { campaigns, maps } = content
  const chosen = campaign === undefined ? Object.values(campaigns) : [campaigns[campaign] as CampaignCard]
  const played =
    play === 'campaign'
      ? chosen.flatMap(({ scenarios }) => scenarios)
      : [scenario ?? (Object.keys(content.scenarios)[0] as string)]
  return played.flatMap((id) => {
    const map = maps[id]
    if (!map) return []
    const enemies = map.enemies.map(({ card, zone }) => ({ card: swaps[card] ?? card, zone }))
    return crowding({ ...map, enemies }, content).map((problem) => `on the map of ${id} ${problem}`)
  })
}
