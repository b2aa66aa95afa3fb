import type { Character, Content } from '../load.ts'
import { carriedViolations } from './carried.ts'
import { cheaper } from './cheaper.ts'
import { gonkCount, gonkLimit, type TeamTerms, teamCost } from './cost.ts'
import type { TeamFix } from './fix.ts'
import type { TeamList } from './team.ts'

/** What is wrong with a team: the rule, the card it is about and who has it, what would repair it, and that as a change. */
export type TeamViolation = {
  readonly rule: string
  readonly text: string
  readonly repair: string
  readonly fix?: TeamFix | undefined
  readonly card?: string | undefined
  /** Which of the team's characters, by place in the list. */
  readonly member?: number | undefined
}

/** CZ-TEAM-12, CZ-TEAM-14. */
export const MOST_MERCS = 2

/** Everything that is wrong with a team, in the order of the rules; nothing for a legal one. */
export function validateTeam(content: Content, team: TeamList, terms: TeamTerms): TeamViolation[] {
  if (!content.factions[team.faction]) {
    const known = Object.keys(content.factions).join(', ')
    return [{ rule: 'CZ-TEAM-1', text: `there is no faction "${team.faction}"`, repair: `choose one of ${known}` }]
  }
  return [
    ...team.characters.flatMap((_, member) => memberViolations(content, team, terms, member)),
    ...leaderViolations(content, team),
    ...specialistViolations(content, team),
    ...mercViolations(content, team, terms),
    ...gonkViolations(content, team, terms),
    ...team.characters.flatMap((_, member) => carriedViolations(content, team, terms, member)),
    ...rarityViolations(content, team),
    ...costViolations(content, team, terms),
  ]
}

/** The characters of a team with their places in it; what there is none of is left out. */
function charactersOf(content: Content, team: TeamList): { readonly one: Character; readonly member: number }[] {
  return team.characters.flatMap(({ card }, member) => {
    const one = content.characters[card]
    return one ? [{ one, member }] : []
  })
}

/** CZ-TEAM-1, CZ-TEAM-10, CZ-TEAM-14: whom a team may have at all. */
function memberViolations(content: Content, team: TeamList, { campaign }: TeamTerms, member: number): TeamViolation[] {
  const { card } = team.characters[member] as TeamList['characters'][number]
  const character = content.characters[card]
  const out = { card, member, fix: { take: 'member', member } } as const
  if (!character)
    return [{ rule: 'CZ-CARDS-7', ...out, text: `there is no character "${card}"`, repair: `take ${card} out` }]
  const { name, faction, stars, of } = character
  if (faction !== undefined && faction !== team.faction) {
    const [theirs, ours] = [content.factions[faction]?.name, content.factions[team.faction]?.name]
    const text = `${name} is of the faction ${theirs}, and the team of ${ours}`
    return [{ rule: 'CZ-TEAM-1', ...out, text, repair: `take ${name} out, or build a team of ${theirs}` }]
  }
  if (campaign !== 'first-game' || stars === 0) return []
  const rule = faction === undefined ? 'CZ-TEAM-14' : 'CZ-TEAM-10'
  const text = `${name} is a Veteran, and a campaign's first game has none`
  return [{ rule, card, member, text, repair: `take the basic ${name} instead`, fix: { swap: member, card: of } }]
}

/** CZ-TEAM-2. */
function leaderViolations(content: Content, team: TeamList): TeamViolation[] {
  const leaders = charactersOf(content, team).filter(({ one }) => one.keywords.includes('leader'))
  const last = leaders.at(-1)
  if (leaders.length > 1 && last) {
    const text = `the team has ${leaders.length} Leaders: ${leaders.map(({ one }) => one.name).join(' and ')}`
    const { member, one } = last
    return [
      {
        rule: 'CZ-TEAM-2',
        text,
        repair: `take ${one.name} out`,
        card: one.id,
        member,
        fix: { take: 'member', member },
      },
    ]
  }
  if (last) return []
  const choice = Object.values(content.characters)
    .filter(({ keywords, faction, stars }) => keywords.includes('leader') && faction === team.faction && stars === 0)
    .sort((a, b) => a.cost - b.cost)
  const repair = `add ${choice.map(({ name }) => name).join(' or ')}`
  return [{ rule: 'CZ-TEAM-2', text: 'the team has no Leader', repair, fix: choice[0] && { add: choice[0].id } }]
}

/** CZ-TEAM-3: once, in whatever version. */
function specialistViolations(content: Content, team: TeamList): TeamViolation[] {
  const specialists = charactersOf(content, team).filter(({ one }) => one.keywords.includes('specialist'))
  return specialists.flatMap(({ one: { id: card, of, name }, member }, index) => {
    if (specialists.findIndex(({ one }) => one.of === of) === index) return []
    const text = `${name} is a Specialist and in the team more than once`
    return [{ rule: 'CZ-TEAM-3', card, member, text, repair: `take this ${name} out`, fix: { take: 'member', member } }]
  })
}

/** CZ-TEAM-12, CZ-TEAM-14, CZ-TEAM-15. */
function mercViolations(content: Content, team: TeamList, { campaign, more }: TeamTerms): TeamViolation[] {
  if (campaign === 'later') return []
  const most = MOST_MERCS + (more?.mercs ?? 0)
  const mercs = charactersOf(content, team).filter(({ one }) => one.faction === undefined)
  const last = mercs.at(-1)
  if (mercs.length <= most || !last) return []
  return [
    {
      rule: campaign === undefined ? 'CZ-TEAM-12' : 'CZ-TEAM-14',
      text: `the team has ${mercs.length} Mercs; ${most} are allowed`,
      repair: `take ${mercs.length - most} of ${[...new Set(mercs.map(({ one }) => one.name))].join(', ')} out`,
      fix: { take: 'member', member: last.member },
    },
  ]
}

/** CZ-TEAM-1, CZ-TEAM-6, CZ-TEAM-19. */
function gonkViolations(content: Content, team: TeamList, terms: TeamTerms): TeamViolation[] {
  const strangers = Object.keys(team.gonks).flatMap((card): TeamViolation[] => {
    const gonk = content.gonks[card]
    if (gonk?.faction === team.faction) return []
    const text = gonk ? `${gonk.name} is of another faction` : `there is no Gonk "${card}"`
    const repair = `take ${gonk?.name ?? card} out`
    return [{ rule: gonk ? 'CZ-TEAM-1' : 'CZ-CARDS-12', card, text, repair, fix: { take: 'gonk', card } }]
  })
  const [many, most] = [gonkCount(team), gonkLimit(content, team, terms)]
  if (many <= most) return strangers
  const text = `the team has ${many} Gonks and a combined Influence of ${most}`
  const repair = `take ${many - most} of them out, or add Influence`
  const last = Object.keys(team.gonks).at(-1)
  return [
    ...strangers,
    { rule: 'CZ-TEAM-6', text, repair, fix: last === undefined ? undefined : { take: 'gonk', card: last } },
  ]
}

/** CZ-GEAR-3, CZ-NET-5. */
function rarityViolations(content: Content, team: TeamList): TeamViolation[] {
  return (['gear', 'programs'] as const).flatMap((take) => {
    const bearers = new Map<string, number[]>()
    for (const [member, carried] of team.characters.entries())
      for (const card of carried[take]) bearers.set(card, [...(bearers.get(card) ?? []), member])
    return [...bearers].flatMap(([card, members]): TeamViolation[] => {
      const one = content[take][card]
      if (!one || members.length <= one.rarity) return []
      const member = members.at(-1) as number
      return [
        {
          rule: take === 'gear' ? 'CZ-GEAR-3' : 'CZ-NET-5',
          card,
          text: `the team has ${one.name} ${members.length} times; its Rarity is ${one.rarity}`,
          repair: `take ${members.length - one.rarity} of ${one.name} out`,
          fix: { take, member, card },
        },
      ]
    })
  })
}

/** CZ-TEAM-5. */
function costViolations(content: Content, team: TeamList, terms: TeamTerms): TeamViolation[] {
  const excess = teamCost(content, team, terms) - terms.eb
  if (excess <= 0) return []
  return [
    {
      rule: 'CZ-TEAM-5',
      text: `the team costs ${excess + terms.eb} EB; ${terms.eb} are agreed`,
      repair: `take ${excess} EB worth of cards out`,
      fix: cheaper(content, team, terms, excess),
    },
  ]
}
