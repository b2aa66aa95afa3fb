import { ok } from '@muster/table'
import { activationVerdict } from '../../basic.ts'
import { command } from '../../command.ts'
import { leaveTable } from '../../takenout.ts'
import type { Errand } from '../state.ts'
import { type ArgsOf, type At, bearerOf, toEach } from './doing.ts'

function send({ battle }: At, errand: Errand): void {
  battle.errands = [...battle.errands, errand]
}

/** CZ-FREE-4..7: each may move for free once what is under way is over. */
export function move({ who, colour }: ArgsOf<'move'>, at: At): undefined {
  toEach(at, who, ({ id }) => send(at, { do: 'move', id, ...(colour && { colour }) }))
}

/** CZ-FREE-1..3: each may take one free action of that kind once what is under way is over. */
export function act({ who, skill, attack }: ArgsOf<'act'>, at: At): undefined {
  toEach(at, who, ({ id }) =>
    send(at, { do: 'act', id, ...(skill && { skill }), ...(attack !== undefined && { attack }) }),
  )
}

/** CZ-COMMAND-1, CZ-COMMAND-2, CZ-COMMAND-6, CZ-COMMAND-7: the first meant who can act is activated when [RE]actions are over. */
export function activate({ who }: ArgsOf<'activate'>, at: At): undefined {
  const { table, battle } = at
  const by = bearerOf(at)
  toEach(at, who, (model) => {
    if (by && model.kind !== 'drone' && activationVerdict(battle, by, model) === ok && battle.commanded === undefined)
      command(table, battle, by, model)
  })
}

/** CZ-LOOT-14: of the attack being settled, on whom it would wound. */
export function ignore({ wounds }: ArgsOf<'ignore'>, { table, battle, use }: At): undefined {
  const { ignored } = battle
  if (!ignored) return
  ignored.wounds += wounds === 'all' ? Number.MAX_SAFE_INTEGER - ignored.wounds : wounds
  table.tell({ event: 'ignores', rule: 'CZ-LOOT-14', id: ignored.id, source: use.source })
}

/** CZ-RESERVE-1, CZ-RESERVE-2: off the table, to come back with its next activation. */
export function withdraw({ who }: ArgsOf<'withdraw'>, at: At): undefined {
  const { table, battle } = at
  toEach(at, who, (model) => {
    leaveTable(battle, model)
    model.where = 'reserve'
    table.tell({ event: 'withdrawn', rule: 'CZ-RESERVE-1', id: model.id })
  })
}
