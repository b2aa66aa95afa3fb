import type { Character } from '../load.ts'
import type { CharacterDocument } from './character.ts'

/** CZ-TEAM-9: the cards of a character, basic first; each has a star more than the one before. */
export function versionsOf(document: CharacterDocument, faction: string | undefined): Character[] {
  const { id, name, keywords, cost, base, flavour, versions } = document
  const cards: Character[] = []
  for (const [stars, version] of versions.entries()) {
    const last = cards.at(-1)
    const replaced = new Set(version.actions.map((action) => action.name))
    cards.push({
      id: stars === 0 ? id : `${id}-${stars}`,
      name,
      of: id,
      stars,
      faction,
      keywords: [...keywords, faction ?? 'merc', ...(stars > 0 ? ['veteran'] : [])],
      cost,
      base,
      tokens: version.tokens ?? last?.tokens ?? [],
      skills: { ...last?.skills, ...version.skills },
      armor: version.armor ?? last?.armor,
      actions: [...(last?.actions.filter((action) => !replaced.has(action.name)) ?? []), ...version.actions],
      standing: [...(last?.standing ?? []), ...version.standing],
      triggers: [...(last?.triggers ?? []), ...version.triggers],
      gear: [...(last?.gear ?? []), ...version.gear],
      flavour,
    })
  }
  return cards
}
