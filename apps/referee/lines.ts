import { isUtf8 } from 'node:buffer'
import { Fault } from '@muster/table'

/** The longest line that is read. A record of a long campaign is a tenth of it. */
export const LONGEST_LINE = 4 * 1024 * 1024

const NEWLINE = 0x0a

/**
 * Splits what comes in into lines. Never holds more than the longest line: of a longer one, the rest is skipped and a
 * fault stands in its place.
 */
export class LineSplitter {
  #parts: Buffer[] = []
  #length = 0

  /** The lines that a further chunk completes. */
  push(chunk: Buffer): (string | Fault)[] {
    const lines: (string | Fault)[] = []
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      this.#keep(chunk.subarray(from, end))
      lines.push(this.#take())
      from = end + 1
    }
    this.#keep(chunk.subarray(from))
    return lines
  }

  /** What is left when the input ends: a last line without its newline. */
  end(): (string | Fault)[] {
    return this.#length > 0 ? [this.#take()] : []
  }

  #keep(part: Buffer): void {
    this.#length += part.length
    if (this.#length > LONGEST_LINE) this.#parts = []
    else if (part.length > 0) this.#parts.push(part)
  }

  #take(): string | Fault {
    const length = this.#length
    const line = Buffer.concat(this.#parts)
    this.#parts = []
    this.#length = 0
    if (length > LONGEST_LINE)
      return new Fault('too-large', `a line of ${length} bytes; expected at most ${LONGEST_LINE}`)
    return isUtf8(line) ? line.toString('utf8') : new Fault('bad-request', 'the line is not UTF-8')
  }
}
