import { expect, test } from 'vitest'
import sample from '../../games/bladeborn/content/packs/sample.yaml'
import { shelf } from './shelf.ts'
import { client, type Reply } from './testing/client.ts'

const setup = {
  do: 'new',
  game: 'bladeborn',
  config: { warbands: ['bell-wardens', 'garreks-reavers'], battle: 'toll-the-hours', twist: 'rising-water' },
  packs: [sample],
  seed: 'packs',
}

/** Lets random bots play a table to its end. */
function played(ask: (request: object) => Reply, from: Reply): Reply {
  let reply = from
  while (reply.questions.length > 0) {
    const { table } = from
    const [{ seat }] = reply.questions
    const { choice } = ask({ do: 'bot', table, seat, level: 'random' })
    reply = ask({ do: 'answer', table, seat, choice })
  }
  return reply
}

test('a table with a pack of one’s own is played to the end, recorded with the pack and replayed', () => {
  const ask = client(shelf)
  const opened = ask(setup)
  expect(opened.questions[0]).toMatchObject({ ask: 'reserves', min: expect.any(Number) })
  const { result } = played(ask, opened)
  expect(result).toMatchObject({ winners: expect.any(Array), points: expect.any(Array) })
  const { record } = ask({ do: 'record', table: 't1' })
  expect(record.packs).toEqual([sample])
  const again = ask({ do: 'replay', record })
  expect(again.result).toEqual(result)
  expect(ask({ do: 'record', table: again.table })).toEqual({ record })
  expect(ask({ do: 'replay', record: { ...record, packs: [] } }).error).toMatchObject({
    code: 'bad-record',
    message: expect.stringMatching(/^the record was made with other content: .* but with no pack it is /),
  })
  const renamed = { ...(sample as object), twists: [{ ...record.packs[0].twists[0], name: 'Falling Water' }] }
  expect(ask({ do: 'replay', record: { ...record, packs: [renamed] } }).error).toMatchObject({
    code: 'bad-record',
    message: expect.stringMatching(/but with its pack it is /),
  })
})

test('whoever may choose is offered the pack’s warbands and battles', () => {
  const ask = client(shelf)
  const opened = ask({ ...setup, config: {} })
  const keys = ({ options }: Reply) => options.map(({ key }: Reply) => key)
  expect(keys(opened.questions[0])).toContain('bell-wardens')
  ask({ do: 'answer', table: 't1', seat: 0, choice: 'bell-wardens' })
  const next = ask({ do: 'answer', table: 't1', seat: 1, choice: 'dread-pageant' })
  expect(keys(next.questions[0])).toContain('toll-the-hours')
})

test('a pack with a mistake opens no table and says where it is', () => {
  const ask = client(shelf)
  const { error } = ask({ ...setup, packs: [{ ...(sample as object), battle: [] }] })
  expect(error).toEqual({
    code: 'bad-content',
    message: 'pack 1 "The Drowned Bell": the whole: Unrecognized key: "battle"',
  })
  expect(ask({ do: 'ask', table: 't1' }).error.code).toBe('unknown-table')
})

test('playouts take packs too', () => {
  const { results } = client(shelf)({ ...setup, do: 'playouts', games: 3 })
  expect(results.wins[0] + results.wins[1] + results.draws).toBe(3)
})
