import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import type { Fault } from '@muster/table'
import type { Referee } from './handle.ts'
import { LineSplitter } from './lines.ts'

/**
 * Answers line by line until the input ends. Reads no further while the reader of the replies is behind, and stops when
 * that reader has gone.
 */
export async function serve(referee: Referee, input: Readable, output: Writable): Promise<void> {
  const gone = new AbortController()
  for (const event of ['error', 'close'])
    output.once(event, () => {
      gone.abort()
      input.destroy()
    })
  const reply = async (line: string | Fault) => {
    if (!output.write(`${referee(line)}\n`)) await once(output, 'drain', { signal: gone.signal })
  }
  const lines = new LineSplitter()
  try {
    for await (const chunk of input) {
      for (const line of lines.push(chunk as Buffer)) {
        await reply(line)
        if (gone.signal.aborted) return
      }
    }
    for (const line of lines.end()) await reply(line)
  } catch (error) {
    if (!gone.signal.aborted) throw error
  }
}
