import type { ArtProps, Scenery } from '@muster/ui'
import type { CombatScenery } from '../scene/scenery.ts'

/** What scenery is made of, by its kind; whatever has no paint of its own is concrete. */
export function SceneryArt({ of, outline }: ArtProps<Scenery> & { outline: string }) {
  const { look } = of as CombatScenery
  return (
    <>
      <path className={`cz-scenery cz-${look}`} d={outline} />
      {look === 'container' && <path className="cz-ribs" d={outline} />}
    </>
  )
}
