import type { ListEntry } from '@muster/ui'
import { baseContent as content } from '../../content/index.ts'
import type { Character } from '../../content/load.ts'
import type { Member, TeamList } from '../../content/team/team.ts'
import { carriedCard, characterCard, gonkCard } from './cards.ts'
import { costOf, type ListNow, stepOf } from './step.ts'

/** CZ-TEAM-9: the basic card and its Veterans. */
function versionsOf(team: TeamList, member: number, { id, of }: Character): ListEntry['versions'] {
  return Object.values(content.characters)
    .filter((one) => one.of === of)
    .map((one) => ({
      name: one.stars === 0 ? 'Basic' : '★'.repeat(one.stars),
      step: stepOf(team, { swap: member, card: one.id }, member),
      now: one.id === id,
    }))
}

function memberEntry({ team }: ListNow, member: number): ListEntry[] {
  const one = team.characters[member] as Member
  const character = content.characters[one.card]
  if (!character) return []
  const carried = (['gear', 'programs'] as const).flatMap((take) =>
    one[take].flatMap((card) => {
      const drawn = carriedCard(content, take, card)
      return drawn ? [{ card: drawn, less: stepOf(team, { take, member, card }) }] : []
    }),
  )
  return [
    {
      id: String(member),
      card: characterCard(content, character),
      cost: costOf(one),
      less: stepOf(team, { take: 'member', member }),
      versions: versionsOf(team, member, character),
      carries: true,
      carried,
    },
  ]
}

function gonkEntry({ team }: ListNow, [id, many]: [string, number]): ListEntry[] {
  const gonk = content.gonks[id]
  if (!gonk) return []
  return [
    {
      id,
      card: gonkCard(content, gonk, many),
      cost: gonk.cost * many,
      less: stepOf(team, { take: 'gonk', card: id }),
      more: stepOf(team, { hire: id }),
      versions: [],
      carries: false,
      carried: [],
    },
  ]
}

/** The characters of a team, then its Gonks. */
export function entriesOf(now: ListNow): ListEntry[] {
  return [
    ...now.team.characters.flatMap((_, member) => memberEntry(now, member)),
    ...Object.entries(now.team.gonks).flatMap((gonks) => gonkEntry(now, gonks)),
  ]
}
