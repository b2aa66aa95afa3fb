import type { Script, Seat } from '@muster/table'
import type { Deed } from '../../grammar/deed.ts'
import { deedSchema } from '../../grammar/deed.ts'
import { parseRow } from '../../row.ts'
import { scripted } from '../scripted.ts'
import { type PitContent, type PitWords, pitCards, pitSchemas, readPitCards } from './content.ts'
import { pit } from './game.ts'
import { fighterOf, type Pit, pitPerform } from './state.ts'

export interface Scene {
  readonly pit: Pit
  row(id: string): string
  /** Carries out deeds as a card writes them, for the first fighter of a seat. */
  perform(script: Script, deeds: readonly unknown[], them?: string, seat?: Seat): ReturnType<typeof scripted<void>>
}

/** A pit with two brutes and a medic against a brute and a sniper; rows of tokens as they are written. */
export function scene(
  rows: Readonly<Record<string, string>> = {},
  cards: Readonly<Record<string, unknown>> = {},
): Scene {
  const content: PitContent = readPitCards({ ...pitCards, ...cards })
  const state = pit.start(
    content,
    {
      rounds: 4,
      teams: [
        ['brute', 'brute', 'medic'],
        ['brute', 'sniper'],
      ],
    },
    2,
  )
  for (const [id, row] of Object.entries(rows)) fighterOf(state, id).tokens = parseRow(row)
  return {
    pit: state,
    row: (id) => fighterOf(state, id).tokens.join(' '),
    perform: (script, deeds, them, seat = 0) =>
      scripted(script, (table) => {
        const read = deeds.map((deed) => deedSchema(pitSchemas).parse(deed)) as Deed<PitWords>[]
        const me = seat === 0 ? 'brute-00' : 'brute-10'
        pitPerform(table, state, read, { seat, me, them, source: 'Test card', rule: 'T-CARD-1' })
      }),
  }
}
