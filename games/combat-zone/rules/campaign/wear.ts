import { pickOne, type Seat, type Words } from '@muster/table'
import type { Content } from '../../content/load.ts'
import type { TeamList } from '../../content/team/team.ts'
import type { Table } from '../table.ts'
import { hqCardName } from './lookup.ts'
import type { Player } from './state.ts'

const NOBODY = -1

type WearAsk = { readonly content: Content; readonly team: TeamList; readonly card: string }

const words: Words<number, WearAsk> = {
  ask: 'cybergear',
  rule: 'CZ-OBJECTIVE-9',
  prompt: ({ content, card }) => `Who has ${hqCardName(content, card)} built in?`,
  doing: 'equips Cybergear',
  key: (member) => (member === NOBODY ? 'nobody' : String(member + 1)),
  text: (member, { content, team }) =>
    member === NOBODY ? 'Nobody' : `${hqCardName(content, team.characters[member]?.card ?? '')} (${member + 1})`,
}

/** CZ-OBJECTIVE-9: any character of the team, or the one the Objective names. */
function eligible({ content, team, card }: WearAsk): number[] {
  const only = content.objectives[card]?.cybergear?.only
  return [...team.characters.keys()].filter((member) => {
    const of = content.characters[team.characters[member]?.card ?? '']?.of
    return only === undefined || of === only
  })
}

/** Completed Objectives and the team that may wear those that are Cybergear. */
type Wearing = { readonly content: Content; readonly objectives: readonly string[]; readonly team: TeamList }

/** CZ-OBJECTIVE-9, CZ-R-62: who wears each of a player's Cybergear Objectives in the game to come; it costs no EB. */
export function wearCybergear(table: Table, seat: Seat, { content, objectives, team }: Wearing): Player['worn'] {
  const worn: Player['worn'] = []
  for (const card of objectives.filter((id) => content.objectives[id]?.kind === 'cybergear')) {
    const ask = { content, team, card }
    const members = eligible(ask)
    const member = members.length > 0 ? table.ask(seat, pickOne(words, [...members, NOBODY], ask, NOBODY)) : NOBODY
    if (member !== NOBODY) worn.push({ card, member })
  }
  return worn
}
