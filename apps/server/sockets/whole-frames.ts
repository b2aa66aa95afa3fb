import { isUtf8 } from 'node:buffer'
import type { Duplex } from 'node:stream'

/** FIN and text, FIN and pong, and the bit of a mask: RFC 6455, 5.2. */
const [WHOLE_TEXT, PONG, MASKED] = [0x81, 0x8a, 0x80]
const [LONGEST_SHORT, TWO_BYTES] = [125, 126]

/** Who hears what a client sends. */
export interface Hearing {
  hear(text: string): void
  hearPong(): void
}

/**
 * Reads what clients send nearly always, whole texts below 64 KiB and pongs, where the library writes each to a stream of its own. With
 * the first frame that is anything else, or is not all there yet, the library goes on for good, from the beginning of that frame.
 * Its slow twin is the library, which lets as much through.
 */
export function hearWholeFrames(socket: Duplex, hearing: Hearing): void {
  const [library] = socket.listeners('data') as ((chunk: Buffer) => void)[]
  if (!library) throw new Error('the library does not read this socket')
  const read = (chunk: Buffer): void => {
    let at = 0
    while (at < chunk.length) {
      const end = heard(chunk, at, hearing)
      if (end === undefined) {
        socket.off('data', read)
        socket.on('data', library)
        library.call(socket, at === 0 ? chunk : chunk.subarray(at))
        return
      }
      at = end
    }
  }
  socket.off('data', library)
  socket.on('data', read)
}

/** Hears the frame that begins there; where the next one begins, or nothing where this one is none of ours, and is left as it was. */
function heard(chunk: Buffer, at: number, hearing: Hearing): number | undefined {
  const [kind, size = 0] = [chunk[at], chunk[at + 1]]
  if ((kind !== WHOLE_TEXT && kind !== PONG) || size < MASKED) return undefined
  const isLong = size === MASKED + TWO_BYTES
  if (size > MASKED + (kind === PONG ? LONGEST_SHORT : TWO_BYTES)) return undefined
  const from = at + (isLong ? 8 : 6)
  if (from > chunk.length) return undefined
  const end = from + (isLong ? chunk.readUInt16BE(at + 2) : size - MASKED)
  if (end > chunk.length) return undefined
  if (kind === PONG) hearing.hearPong()
  else {
    const bits = unmask(chunk, from, end)
    const isText = bits < 0x80 || isUtf8(chunk.subarray(from, end))
    if (!isText) {
      unmask(chunk, from, end)
      return undefined
    }
    hearing.hear(bits < 0x80 ? chunk.toString('latin1', from, end) : chunk.toString('utf8', from, end))
  }
  return end
}

/** Takes the mask off, or puts it on again; all bits that came out. */
function unmask(chunk: Buffer, from: number, end: number): number {
  const mask = [
    chunk[from - 4] as number,
    chunk[from - 3] as number,
    chunk[from - 2] as number,
    chunk[from - 1] as number,
  ]
  let bits = 0
  for (let at = from; at < end; at++) {
    const byte = (chunk[at] as number) ^ (mask[(at - from) & 3] as number)
    chunk[at] = byte
    bits |= byte
  }
  return bits
}
