import { actionDie } from '@muster/reaction'
import type { RollKind } from '@muster/table'

/** AB-OBSTACLE-1, AB-R-3: a number and nothing else. */
export const obstacleDie = actionDie('Obstacle', 10, 0, 0)

/** AB-R-3: 4 is its Crit, and it has no Fumble. */
export const d4 = actionDie('D4', 4, 4, 0)

/** Whether a D4 of a keyword shows its Crit is all that matters of it. */
export const critOfD4: readonly number[] = [0, 0, 0, 1]

/** What dice are rolled for. */
export const rolls = {
  action: { why: 'for the action', rule: 'AB-RESOLVE-4' },
  defence: { why: 'to defend', rule: 'AB-DEFEND-2' },
  obstacle: { why: 'as the Target Number', rule: 'AB-OBSTACLE-1' },
  shield: { why: "for the enemy's shield", rule: 'AB-SHIELD-12' },
  crowd: { why: 'for Crowd Control', rule: 'AB-KEYWORD-24' },
  incendiary: { why: 'for Incendiary', rule: 'AB-KEYWORD-6' },
  cryo: { why: 'for Cryo', rule: 'AB-KEYWORD-12' },
  radiation: { why: 'for Radiation', rule: 'AB-KEYWORD-17' },
  blast: { why: 'for the blast', rule: 'AB-KEYWORD-19' },
  lifesteal: { why: 'for Lifesteal', rule: 'AB-KEYWORD-41' },
  loot: { why: 'for more Loot', rule: 'AB-LOOT-3' },
  bountyMap: { why: 'for the map of the hunt', rule: 'AB-BOUNTY-8' },
  cleanUp: { why: 'to clean up', rule: 'AB-CLEANUP-2' },
} as const satisfies Record<string, RollKind>
