import { z } from 'zod'
import { enemyCard } from './cards/enemy.ts'
import { gearCard } from './cards/gear.ts'
import { hunterCard, treeCard } from './cards/hunter.ts'
import { lootToken } from './cards/loot.ts'
import { reference } from './cards/reference.ts'
import { bountyCard, bountyMap, campaignCard, element, scenarioCard } from './cards/scenario.ts'
import { announcementCard, eventCard, fanCard } from './cards/show.ts'

/** A content document: what one YAML file or pack holds. Every part may be left out. */
export const contentDocument = z.strictObject({
  name: z.string().max(80).optional(),
  hunters: z.array(hunterCard).default([]),
  trees: z.array(treeCard).default([]),
  gear: z.array(gearCard).default([]),
  fans: z.array(fanCard).default([]),
  announcements: z.array(announcementCard).default([]),
  events: z.array(eventCard).default([]),
  enemies: z.array(enemyCard).default([]),
  elements: z.array(element).default([]),
  scenarios: z.array(scenarioCard).default([]),
  campaigns: z.array(campaignCard).default([]),
  bounties: z.array(bountyCard).default([]),
  bountyMaps: z.array(bountyMap).default([]),
  lootTokens: z.array(lootToken).default([]),
  references: z.array(reference).default([]),
})
export type ContentDocument = z.infer<typeof contentDocument>
