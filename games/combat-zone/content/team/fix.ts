import type { Content } from '../load.ts'
import type { Member, TeamList } from './team.ts'

/** One change that repairs a violation, or a part of it. */
export type TeamFix =
  | { readonly take: 'member'; readonly member: number }
  | { readonly take: 'gear' | 'programs'; readonly member: number; readonly card: string }
  | { readonly take: 'gonk'; readonly card: string }
  | { readonly add: string }
  | { readonly swap: number; readonly card: string }

/** The team with a change made to it. */
export function applyFix(team: TeamList, fix: TeamFix): TeamList {
  const { characters } = team
  if ('add' in fix) return { ...team, characters: [{ card: fix.add, gear: [], programs: [] }, ...characters] }
  if ('swap' in fix) return withMember(team, fix.swap, (member) => ({ ...member, card: fix.card }))
  if (fix.take === 'member') return { ...team, characters: characters.filter((_, index) => index !== fix.member) }
  if (fix.take !== 'gonk')
    return withMember(team, fix.member, (member) => ({ ...member, [fix.take]: without(member[fix.take], fix.card) }))
  const { [fix.card]: many = 0, ...rest } = team.gonks
  return { ...team, gonks: many > 1 ? { ...team.gonks, [fix.card]: many - 1 } : rest }
}

/** What a change does, in words: "take Optic Flare off Ripper". */
export function fixText({ characters, gonks, gear, programs }: Content, team: TeamList, fix: TeamFix): string {
  const bearer = (member: number) => {
    const { card = '' } = team.characters[member] ?? {}
    return characters[card]?.name ?? card
  }
  if ('add' in fix) return `add ${characters[fix.add]?.name}`
  if ('swap' in fix) return `take the basic ${characters[fix.card]?.name} instead`
  if (fix.take === 'member') return `take ${bearer(fix.member)} out`
  const { name = fix.card } = { gonk: gonks, gear, programs }[fix.take][fix.card] ?? {}
  return fix.take === 'gonk' ? `take a ${name} out` : `take ${name} off ${bearer(fix.member)}`
}

function withMember(team: TeamList, at: number, change: (member: Member) => Member): TeamList {
  return { ...team, characters: team.characters.map((member, index) => (index === at ? change(member) : member)) }
}

/** A list without the last of a card. */
function without(cards: readonly string[], card: string): string[] {
  const at = cards.lastIndexOf(card)
  return cards.filter((_, index) => index !== at)
}
