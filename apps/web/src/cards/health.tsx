import type { CardDrawing, PageUi } from '@muster/ui'

/** What is left of a piece, as a bar with its numbers. */
export function Health({ ui, of: { wounds, hurt } }: { ui: PageUi; of: Pick<CardDrawing, 'wounds' | 'hurt'> }) {
  const left = Math.max(0, wounds - hurt)
  const share = wounds > 0 ? left / wounds : 0
  return (
    <span className="wounds" role="img" aria-label={`${left} of ${wounds} ${ui.terms.wounds} left`}>
      <span className={share > 0.5 ? 'well' : share > 0.25 ? 'hurt' : 'grave'} style={{ width: `${100 * share}%` }} />
      <i aria-hidden="true">
        {left} / {wounds}
      </i>
    </span>
  )
}
