import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { wrapped } from './wrap.ts'

export interface Terminal {
  readonly say: (text: string) => void
  readonly read: () => Promise<string | undefined>
  readonly close: () => void
}

/** Lines in and out. Nothing but the text is written where no person looks, so that output can be piped. */
export function openTerminal(
  input: Readable & { isTTY?: boolean },
  output: Writable & { isTTY?: boolean; columns?: number },
): Terminal {
  const person = input.isTTY === true && output.isTTY === true
  const lines = createInterface({ input, ...(person ? { output } : {}), prompt: '> ' })
  const typed = lines[Symbol.asyncIterator]()
  // Whoever reads may have seen enough, as `head` does; there is nobody left to tell.
  output.on('error', () => lines.close())
  return {
    say: (text) => void output.write(`${person ? wrapped(text, output.columns) : text}\n`),
    read: async () => {
      if (person) lines.prompt()
      const { value, done } = await typed.next()
      return done ? undefined : value
    },
    close: () => lines.close(),
  }
}
