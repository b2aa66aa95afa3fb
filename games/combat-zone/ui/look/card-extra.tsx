import { TokenRow } from '@muster/reaction/ui'
import type { ArtProps, CardDrawing } from '@muster/ui'
import type { CombatCard } from '../scene/model-card.ts'

/** The tokens on a model's card; a Gonk has none, and cards for choosing a team tell theirs in words. */
export function CardExtra({ of }: ArtProps<CardDrawing>) {
  const { tokens = [] } = of as Partial<CombatCard>
  return tokens.length === 0 ? null : (
    <span className="cz-tokens">
      <TokenRow row={tokens} size={22} />
    </span>
  )
}
