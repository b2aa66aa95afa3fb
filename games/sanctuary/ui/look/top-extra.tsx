import { type ArtProps, Icon, type Scene } from '@muster/ui'
import type { SanctuaryExtra } from '../scene/extra.ts'

/** The city's lives as lamps, where one always sees them. */
export function TopExtra({ of: scene }: ArtProps<Scene>) {
  const { lives, escaped } = scene.extra as SanctuaryExtra
  const left = Math.max(0, lives - escaped)
  return (
    <span className="sn-lives" role="img" aria-label={`Sanctuary: ${left} of ${lives} lives left`}>
      <Icon name="castle" size={22} />
      {Array.from({ length: lives }, (_, index) => (
        <i key={index} className={index < left ? 'sn-lit' : ''} />
      ))}
    </span>
  )
}
