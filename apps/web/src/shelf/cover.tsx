import type { ComponentType } from 'react'

const covers = import.meta.glob<ComponentType>('../../../../games/*/ui/cover.tsx', { eager: true, import: 'Cover' })

/** A box's cover in the game's own look. */
export function Cover({ of }: { of: string }) {
  const Art = covers[`../../../../games/${of}/ui/cover.tsx`]
  return (
    <svg className="cover-art" viewBox="0 0 320 200" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
      {Art && <Art />}
    </svg>
  )
}
