import { PassThrough, Readable, Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { makeReferee } from './handle.ts'
import { LineSplitter, LONGEST_LINE } from './lines.ts'
import { serve } from './serve.ts'
import { shelf } from './shelf.ts'
import type { Reply } from './testing/client.ts'
import { duel } from './testing/duel.ts'
import { run } from './testing/run.ts'

const warbands = ['garreks-reavers', 'eyes-of-the-nine']
const setup = { game: 'bladeborn', seats: 2, config: { warbands, battle: 'drawn-and-quartered' }, seed: 'bytes' }
const table = 't1'

/** A battle played by bots, as the requests that play it. */
function battle(): object[] {
  const referee = makeReferee(shelf)
  const requests: object[] = [{ do: 'games', id: 1 }]
  const ask = (request: object): Reply => {
    requests.push(request)
    return JSON.parse(referee(JSON.stringify(request)))
  }
  let { questions } = ask({ do: 'new', ...setup })
  while (questions.length > 0) {
    const [{ seat }] = questions
    const { choice } = ask({ do: 'bot', table, seat, level: requests.length % 7 ? 'random' : 'greedy' })
    if (requests.length % 5 === 0) ask({ do: 'odds', table, seat, choice })
    questions = ask({ do: 'answer', table, seat, choice }).questions
  }
  for (const seat of [0, null, 'all']) ask({ do: 'view', table, seat })
  ask({ do: 'record', table })
  ask({ do: 'playouts', ...setup, games: 5 })
  return requests
}

test('two runs of a whole battle give the same bytes, but for the seconds of playouts', async () => {
  const requests = battle()
  const lines = requests.map((request) => `${JSON.stringify(request)}\n`).join('')
  const outputs = await Promise.all([run('main.ts', lines), run('main.ts', lines)])
  const [one, other] = outputs.map(({ stdout }) => stdout.replace(/"seconds":[\d.]+/, '"seconds":0'))
  expect(one).toBe(other)
  expect(one?.split('\n')).toHaveLength(requests.length + 1)
  expect(one).not.toContain('"error"')
  expect(one).toContain('"result":{"winners":')
})

test('a line split over chunks, a last line without newline and Windows line ends are read', () => {
  const splitter = new LineSplitter()
  const all = Buffer.from('one\r\ntwo é\n\nlast')
  const read = [...all].flatMap((byte) => splitter.push(Buffer.from([byte])))
  expect([...read, ...splitter.end()]).toEqual(['one\r', 'two é', '', 'last'])
})

test('a line that is too long is skipped without being kept, and the next one is read', () => {
  const splitter = new LineSplitter()
  const chunk = Buffer.alloc(1024 * 1024, 'x')
  for (let i = 0; i < 64; i++) expect(splitter.push(chunk)).toEqual([])
  const [refused, next] = splitter.push(Buffer.from('\n{}\n'))
  expect(refused).toMatchObject({
    code: 'too-large',
    message: `a line of ${64 * 1024 * 1024} bytes; expected at most ${LONGEST_LINE}`,
  })
  expect(next).toBe('{}')
})

test('a line that is not UTF-8 is refused', () => {
  expect(new LineSplitter().push(Buffer.from([0x7b, 0xff, 0x7d, 0x0a]))).toMatchObject([{ code: 'bad-request' }])
})

test('no more is read while nobody reads the replies', async () => {
  const input = new PassThrough({ highWaterMark: 1024 })
  const output = new PassThrough({ highWaterMark: 1024 })
  let handled = 0
  const referee = makeReferee([{ game: duel }])
  const served = serve(
    (line) => {
      handled++
      return referee(line)
    },
    input,
    output,
  )
  const request = Buffer.from('{"do":"games"}\n')
  let sent = 0
  while (input.write(request)) sent++
  await new Promise((done) => setTimeout(done, 50))
  expect(handled).toBeLessThan(20)
  expect(handled).toBeLessThan(sent)
  input.end()
  output.resume()
  await served
  expect(handled).toBe(sent + 1)
})

test('when whoever reads the replies goes away, serving ends', async () => {
  const input = new PassThrough()
  const output = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) })
  const served = serve(makeReferee([]), input, output)
  input.write('{"do":"games"}\n')
  await served
  expect(input.destroyed).toBe(true)
})

test('serving ends when the input ends, at once if it is empty', async () => {
  const output = new PassThrough()
  await serve(makeReferee([]), Readable.from([]), output)
  expect(output.read()).toBeNull()
})
