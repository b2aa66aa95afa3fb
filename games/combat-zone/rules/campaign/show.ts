import { pickOne, type Words } from '@muster/table'
import { playerName } from '../lookup.ts'
import type { Battle } from '../state.ts'
import type { Table } from '../table.ts'
import { partnerOf } from '../teamplay.ts'
import { gameOf, playerOf } from './lookup.ts'

const words: Words<'show' | 'keep', string> = {
  ask: 'show objectives',
  rule: 'CZ-TEAMPLAY-7',
  prompt: (partner) => `Do you show your Objectives to ${partner}, your team-mate?`,
  doing: 'looks at Objectives',
  key: (option) => option,
  text: (option, partner) => (option === 'show' ? `Show them to ${partner}` : 'Keep them to yourself'),
  assume: () => 'show',
}

/** CZ-TEAMPLAY-7: in two against two each may show the hand to the team-mate; the rivals never see it. */
export function showObjectives(table: Table, battle: Battle): void {
  const mates = gameOf(battle).seats.flatMap((seat) => {
    const partner = partnerOf(battle, seat)
    return partner === undefined ? [] : [{ seat, partner }]
  })
  const answers = table.askAll(
    mates.map(({ seat, partner }) => {
      const mate = playerName(battle.config, partner)
      return { seat, question: pickOne(words, ['show', 'keep'] as const, mate) }
    }),
  )
  for (const [at, { seat, partner }] of mates.entries()) {
    if (answers[at] !== 'show') continue
    playerOf(battle, seat).hand.sees = [seat, partner]
    table.tell({ event: 'shows-objectives', rule: 'CZ-TEAMPLAY-7', seat, to: partner })
  }
}
