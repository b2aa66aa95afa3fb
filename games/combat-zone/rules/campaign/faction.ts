import type { Words } from '@muster/table'
import type { Content } from '../../content/load.ts'

export const factionWords: Words<string, Content> = {
  ask: 'faction',
  rule: 'CZ-TEAM-1',
  prompt: () => 'Which faction do you lead?',
  doing: 'chooses a faction',
  key: (id) => id,
  text: (id, { factions }) => factions[id]?.name ?? id,
  detail: (id, { factions }) => factions[id]?.plays ?? '',
  assume: (ids) => ids[0] as string,
}
