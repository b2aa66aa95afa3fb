import type { Aside, CardDrawing } from '@muster/ui'
import { looseCard } from '@muster/ui/loose-card'
import { gearCardOf, hunterCardOf } from '../../rules/lookup.ts'
import type { Hunter, State } from '../../rules/state.ts'
import { type TreeDrawing, treesOf } from './between.ts'
import { printedAnnouncement, printedGear } from './cards.ts'

const treeCard = ({ name, tiers }: TreeDrawing): CardDrawing => ({
  ...looseCard,
  id: name,
  name,
  icon: '',
  kind: 'Skill Tree',
  lines: tiers.flatMap((tier, at) =>
    tier.map((slot) => ({
      name: `Tier ${at + 1}, ${slot.name}`,
      text: slot.filled ? `${slot.text} In force.` : slot.text,
    })),
  ),
})

function hunterAsides(state: State, hunter: Hunter): Aside[] {
  if (hunter.id === '') return []
  const { name } = hunterCardOf(state, hunter)
  const gear = [...hunter.gear, ...hunter.inventory]
  return [
    { name: `${name}, Gear`, cards: gear.map((held) => printedGear(state.content, gearCardOf(state, held))) },
    { name: `${name}, Skill Trees`, cards: treesOf(state, hunter).map(treeCard) },
  ]
}

/** What the host announces now and next, and what hunters carry, keep and may learn. */
export function asidesOf(seen: State): Aside[] {
  const { announced, queue, hunters, content } = seen
  const coming = (queue.cards as readonly (string | null)[]).filter((id) => id !== null && id !== announced)
  const announcements = [announced, ...coming].filter((id) => id !== undefined && id !== null)
  return [
    { name: 'Announced', cards: announcements.map((id) => printedAnnouncement(content, id)) },
    ...hunters.flatMap((hunter) => hunterAsides(seen, hunter)),
  ]
}
