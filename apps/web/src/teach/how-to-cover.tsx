import { Cover } from '../table/cover.tsx'
import { HowTo } from './how-to.tsx'

/** How to play, over the table. */
export function HowToCover({ game, onClose }: { game: string; onClose: () => void }) {
  return (
    <Cover name="How to play" onEscape={onClose}>
      <div className="sheet">
        <HowTo game={game} />
        <button type="button" className="button button-strong" onClick={onClose}>
          Back to the table
        </button>
      </div>
    </Cover>
  )
}
