import type { SideExtra } from '../scene/extra.ts'

const STATES = ['ready', 'marked', 'burned'] as const

/** AR-COMPONENTS-3: eight cells, blue and full when ready, blue and turned when marked, orange when burned. */
export function EnergyCells({ of: energy }: { of: SideExtra['energy'] }) {
  const words = STATES.map((state) => `${energy[state]} ${state}`).join(', ')
  const cells = STATES.flatMap((state) => Array<(typeof STATES)[number]>(energy[state]).fill(state))
  return (
    <div className="ar-energy">
      <span className="ar-cells" role="img" aria-label={`Energy: ${words}`}>
        {cells.map((state, index) => (
          <i key={index} className={`ar-cell ar-${state}`} />
        ))}
      </span>
      <span className="ar-energy-words" aria-hidden="true">
        {words}
      </span>
    </div>
  )
}
