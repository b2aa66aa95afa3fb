import type { Manifest } from '@muster/table'
import { games } from '../../../../games/list.ts'

const manifests = import.meta.glob<Manifest>('../../../../games/*/manifest.ts', { eager: true, import: 'manifest' })

/** The boxes on the shelf. */
export const boxes: readonly Manifest[] = games.flatMap((id) => manifests[`../../../../games/${id}/manifest.ts`] ?? [])

export const boxOf = (id: string): Manifest | undefined => boxes.find((box) => box.id === id)

/** "2 players", "1 to 4 players, together". */
export function playersOf({ seats: { min, max }, together }: Manifest): string {
  return `${min === max ? min : `${min} to ${max}`} players${together ? ', together' : ''}`
}
