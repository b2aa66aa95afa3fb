import type { CardDrawing } from '@muster/ui'
import { flavours } from '../../content/flavour.ts'

/** A card with what the street has to say of it below everything else: its own line, or that of the box. */
export function withSaying(
  drawn: CardDrawing,
  group: keyof typeof flavours,
  { id, flavour }: { readonly id: string; readonly flavour?: string | undefined },
): CardDrawing {
  const says = flavour ?? flavours[group][id]
  return says === undefined ? drawn : { ...drawn, lines: [...drawn.lines, { name: 'On the street', text: says }] }
}
