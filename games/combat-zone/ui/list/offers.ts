import type { ListOffer } from '@muster/ui'
import { baseContent as content } from '../../content/index.ts'
import { changeTeam, type TeamChange } from '../../content/team/change.ts'
import { teamList } from '../../content/team/team.ts'
import { validateTeam } from '../../content/team/validate.ts'
import { characterCard, gearCard, gonkCard, programCard } from './cards.ts'
import { type ListNow, stepOf } from './step.ts'

/** What a change would do, and what would be wrong then that is not now. */
function offerOf({ team, eb, faults }: ListNow, change: TeamChange): Pick<ListOffer, 'more' | 'breaks'> {
  const next = changeTeam(team, change)
  if (!teamList.safeParse(next).success) return { more: undefined, breaks: 'no more of these fit on a list' }
  const known = new Set(faults.map(({ rule, card }) => `${rule} ${card}`))
  const fresh = validateTeam(content, next, { eb }).filter(({ rule, card }) => !known.has(`${rule} ${card}`))
  const member = 'give' in change ? change.member : undefined
  return { more: stepOf(team, change, member), breaks: fresh.map(({ text }) => text).join('; ') }
}

/** CZ-TEAM-18, CZ-NET-1: what the faction, or everybody, can have. */
export function offersOf(now: ListNow): ListOffer[] {
  const { team, chosen } = now
  const isOurs = ({ faction }: { readonly faction?: string | undefined }) =>
    faction === undefined || faction === team.faction
  const has = (take: 'gear' | 'programs', id: string) =>
    team.characters.reduce((sum, member) => sum + member[take].filter((card) => card === id).length, 0)
  const given = (give: 'gear' | 'programs', card: string): Pick<ListOffer, 'more' | 'breaks'> =>
    chosen === undefined
      ? { more: undefined, breaks: 'choose who is to carry it' }
      : offerOf(now, { give, member: chosen, card })
  return [
    ...Object.values(content.characters)
      .filter(isOurs)
      .map((one) => ({
        card: characterCard(content, one),
        group: 'Characters',
        has: team.characters.filter(({ card }) => card === one.id).length,
        ...offerOf(now, { add: one.id }),
      })),
    ...Object.values(content.gonks)
      .filter(isOurs)
      .map((one) => ({
        card: gonkCard(content, one, 1),
        group: 'Gonks',
        has: team.gonks[one.id] ?? 0,
        ...offerOf(now, { hire: one.id }),
      })),
    ...Object.values(content.gear)
      .filter(isOurs)
      .map((one) => ({
        card: gearCard(content, one),
        group: 'Gear',
        has: has('gear', one.id),
        ...given('gear', one.id),
      })),
    ...Object.values(content.programs).map((one) => ({
      card: programCard(content, one),
      group: 'Programs',
      has: has('programs', one.id),
      ...given('programs', one.id),
    })),
  ]
}
