import { Fault, pickNumber, pickOne, type Seat, type Words } from '@muster/table'
import type { Content } from '../../content/load.ts'
import { readTeam } from '../../content/team/choice.ts'
import { earnedBy } from '../../content/team/earned.ts'
import type { Config } from '../config.ts'
import { areRivals } from '../lookup.ts'
import type { Battle } from '../state.ts'
import type { Table } from '../table.ts'
import { playing } from '../teamplay.ts'
import { factionWords } from './faction.ts'

/** Whatever a named team costs: only who is in it is asked. */
const ANY = Number.MAX_SAFE_INTEGER

/** The faction of the team the config names for a seat; none where it is to be chosen or drawn. */
function factionNamed(content: Content, { teams, objectives }: Config, seat: Seat): string | undefined {
  const choice = teams[seat] ?? null
  if (choice === null || choice === 'random') return undefined
  const { cred, more } = earnedBy(content, objectives[seat] ?? [])
  return readTeam(content, choice, { eb: ANY, cred, more }, `teams[${seat}]`).faction
}

/** CZ-CAMPAIGN-6: refuses Objectives that the team of their seat cannot have completed. */
export function checkBrought(content: Content, config: Config, seats: number): void {
  if (config.objectives.length > seats)
    throw new Fault('bad-config', `objectives: there are ${config.objectives.length} lists for ${seats} seats`)
  for (const [seat, cards] of config.objectives.entries())
    for (const [at, card] of cards.entries()) {
      const where = `objectives[${seat}][${at}]`
      const faction = factionNamed(content, config, seat)
      if (faction === undefined)
        throw new Fault('bad-config', `${where}: expected a campaign team named in teams[${seat}]`, 'CZ-CAMPAIGN-6')
      if (content.objectives[card]?.faction !== faction)
        throw new Fault('bad-config', `${where}: ${card} is no Objective of ${faction}`, 'CZ-CAMPAIGN-6')
      if (cards.indexOf(card) !== at) throw new Fault('bad-config', `${where}: ${card} is there twice`, 'CZ-CAMPAIGN-6')
    }
}

type DrawAsk = { readonly most: number }

const drawWords: Words<number, DrawAsk> = {
  ask: 'equal objectives',
  rule: 'CZ-CAMPAIGN-7',
  prompt: ({ most }) => `A campaign team brings Objectives. How many of your own do you draw, ${most} at most?`,
  doing: 'draws Objectives',
  key: String,
  text: (many) => (many === 0 ? 'None' : `${many}`),
}

/** What everybody brings to a one-off game, and of which faction those must be who have drawn for one. */
type Brought = { readonly objectives: readonly string[][]; readonly factions: readonly (string | undefined)[] }

/** CZ-CAMPAIGN-6, CZ-CAMPAIGN-7, CZ-R-132: before teams are built, who brings fewer Objectives than a rival may draw up to equal numbers. */
export function bringObjectives(table: Table, battle: Battle): Brought {
  const { content, config, sides } = battle
  const brought = sides.map((_, seat) => [...(config.objectives[seat] ?? [])])
  const factions = sides.map((_, seat) => factionNamed(content, config, seat))
  if (brought.every((cards) => cards.length === 0)) return { objectives: brought, factions: sides.map(() => undefined) }
  const more = brought.map((own, seat) => {
    const rivals = brought.filter((_, other) => areRivals(battle, { seat }, { seat: other }))
    return Math.max(...rivals.map((cards) => cards.length)) - own.length
  })
  const behind = playing(battle).filter((seat) => (more[seat] ?? 0) > 0)
  const open = behind.filter((seat) => factions[seat] === undefined)
  const question = pickOne(factionWords, Object.keys(content.factions), content)
  const chosen = table.askAll(open.map((seat) => ({ seat, question })))
  for (const [at, seat] of open.entries()) factions[seat] = chosen[at]
  const counts = table.askAll(
    behind.map((seat) => {
      const most = more[seat] ?? 0
      return { seat, question: pickNumber(drawWords, 0, most, { most }) }
    }),
  )
  for (const [at, seat] of behind.entries())
    brought[seat]?.push(...drawn(table, content, factions[seat], brought[seat], counts[at] as number))
  battle.brought = brought
  for (const [seat, cards] of brought.entries())
    if (cards.length > 0) table.tell({ event: 'brings', rule: 'CZ-CAMPAIGN-7', seat, cards })
  return { objectives: brought, factions }
}

function drawn(
  table: Table,
  { objectives }: Content,
  faction: string | undefined,
  held: readonly string[],
  many: number,
): string[] {
  if (many === 0) return []
  const deck = Object.values(objectives).filter((card) => card.faction === faction && !held.includes(card.id))
  return table
    .shuffle(deck, 'the Objectives')
    .slice(0, many)
    .map(({ id }) => id)
}

/** CZ-TEAM-16, CZ-TEAM-17, CZ-R-132: what a team may cost and how it is judged with the Objectives it has. */
export function termsWith(content: Content, eb: number, objectives: readonly string[]) {
  const { eb: extra, cred, more, luck } = earnedBy(content, objectives)
  return { eb: eb + extra, terms: { cred, more }, luck }
}
