import type { Verb } from '@muster/reaction'
import { pickOne, putOnTop, takeTop, type Words } from '@muster/table'
import type { OwnDeed } from '../../../content/grammar/deeds.ts'
import type { ArenaWords } from '../../../content/grammar/schemas.ts'
import { drawGear } from '../../gear.ts'
import { dropLoot, shakeBag } from '../../loot.ts'
import type { Hunter, State } from '../../state.ts'
import type { Table } from '../../table.ts'
import { placeMod } from '../../tree.ts'
import { type Args, huntersOf } from '../meant.ts'
import { oneZone } from '../one-zone.ts'

type Does<Name extends PropertyKey> = Parameters<Verb<State, ArenaWords, Args<OwnDeed, Name>>>

const giveWords: Words<string, State> = {
  ask: 'give loot',
  doing: 'gives Loot away',
  rule: 'AB-LOOT-8',
  prompt: () => 'Which Loot token goes back into the bag?',
  key: (token) => token,
  text: (token, state) => state.content.lootTokens[token]?.kind ?? 'a token',
}

function giveBack(table: Table, state: State, hunter: Hunter): void {
  const tokens = [...new Set(hunter.loot)]
  if (tokens.length === 0) return
  const token = tokens.length === 1 ? (tokens[0] as string) : table.ask(hunter.seat, pickOne(giveWords, tokens, state))
  hunter.loot = hunter.loot.toSpliced(hunter.loot.indexOf(token), 1)
  putOnTop(state.bag, token)
  table.tell({ event: 'loot-lost', rule: 'AB-LOOT-8', id: hunter.id, token })
}

/** AB-LOOT-4, AB-LOOT-8: tokens from the bag onto a hunter's card, or back. */
export function loot(...[{ who, add }, { table, state, use }]: Does<'loot'>): undefined {
  for (const hunter of huntersOf(state, who, use))
    for (let done = 0; done < Math.abs(add); done++) {
      if (add < 0) {
        giveBack(table, state, hunter)
        continue
      }
      const token = takeTop(state.bag)
      if (token === undefined) break
      hunter.loot = [...hunter.loot, token]
      table.tell({ event: 'loot-gained', rule: 'AB-LOOT-8', id: hunter.id, token })
    }
  if (add < 0) shakeBag(table, state)
}

export function drop(...[{ at, tokens }, { table, state, use }]: Does<'drop'>): undefined {
  const zone = oneZone(table, state, at, use)
  if (zone !== undefined) dropLoot(table, state, zone, tokens)
}

/** AB-LOOT-19, AB-LOOT-21. */
export function draw(...[{ who, deck }, { table, state, use }]: Does<'draw'>): undefined {
  for (const hunter of huntersOf(state, who, use)) drawGear(table, state, hunter, deck)
}

/** AB-TREE-2..7. */
export function mod(...[{ who }, { table, state, use }]: Does<'mod'>): undefined {
  for (const hunter of huntersOf(state, who, use)) placeMod(table, state, hunter)
}
