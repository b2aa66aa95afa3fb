import type { Manifest } from '@muster/table'
import { games } from '../../../games/list.ts'

/** What the games say of themselves, for what runs on Node. */
export const manifests: readonly Manifest[] = await Promise.all(
  games.map(async (id) => (await import(`../../../games/${id}/manifest.ts`)).manifest),
)
