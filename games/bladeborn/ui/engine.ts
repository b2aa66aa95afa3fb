import type { GameEvent, Seat } from '@muster/table'
import type { EngineUi } from '@muster/ui'
import { mind } from '../bot.ts'
import { contentWith } from '../content/index.ts'
import { bladeborn } from '../rules/game.ts'
import type { Campaign, State } from '../rules/state.ts'
import { boxOf } from './scene/box.ts'
import { overlaysOf } from './scene/overlays.ts'
import { sceneOf } from './scene/scene.ts'

/** How far the hits and criticals of a seat's attacks lie above what its dice lead one to expect. */
function luck(events: readonly GameEvent[]) {
  const hits = [0, 0]
  const criticals = [0, 0]
  let dice = 0
  let seat: Seat = 0
  for (const event of events) {
    if (event.event === 'dice' && event.rule === 'BB-ATTACK-8') {
      dice = (event.faces as number[]).length
      seat = event.seat as Seat
    }
    if (event.event !== 'hits' || dice === 0) continue
    const need = event.need as number
    const all = (event.hits as number) + (event.criticals as number)
    hits[seat] = (hits[seat] ?? 0) + all - (dice * (7 - need)) / 6
    criticals[seat] = (criticals[seat] ?? 0) + (event.criticals as number) - dice / 6
    dice = 0
  }
  return [
    { name: 'hits', values: hits },
    { name: 'critical hits', values: criticals },
  ]
}

const battlesWon = ({ fought }: Campaign): number[] =>
  [0, 1].map((seat) => fought.filter(({ winner }) => winner === seat).length)

export const engineUi: EngineUi<State> = {
  game: bladeborn,
  mind,
  box: (packs) => boxOf(contentWith(packs)),
  scene: sceneOf,
  asides: async (view) => (await import('./scene/asides.ts')).asidesOf(view),
  scores: ({ battle, campaign }) =>
    campaign ? battlesWon(campaign) : (battle?.sides.map(({ points }) => points) ?? [0, 0]),
  chapter: ({ campaign, stage }) =>
    campaign && `Battle ${campaign.fought.length + (stage === 'battle' || stage === 'choose' ? 1 : 0)}`,
  luck,
  overlays: overlaysOf,
  reveals: ['dice', 'rolloff', 'twist', 'battle-card', 'spoils', 'draw', 'reveal'],
}
