import { type ArtProps, Icon, type Scene } from '@muster/ui'
import type { ArenaExtra } from '../scene/extra.ts'

/** The Luck all hunters share, where one always sees it. */
export function TopExtra({ of: scene }: ArtProps<Scene>) {
  const { luck } = scene.extra as ArenaExtra
  return (
    <span className="ab-luck" role="img" aria-label={`${luck} Luck for all hunters`}>
      <Icon name="clover" size={20} /> <b>{luck}</b> Luck
    </span>
  )
}
