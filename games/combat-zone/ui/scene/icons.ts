import characterIcons from './character-icons.yaml'

const icons = characterIcons as Readonly<Record<string, string>>

const UNKNOWN = 'hooded-figure'

/** The picture of a character or Gonk; promoted ones keep that of their basic card, others have one by their faction. */
export function modelIcon(card: {
  readonly id: string
  readonly of?: string
  readonly faction?: string | undefined
}): string {
  return icons[card.of ?? card.id] ?? icons[card.faction ?? ''] ?? UNKNOWN
}

export const factionIcon = (faction: string): string => icons[faction] ?? UNKNOWN
