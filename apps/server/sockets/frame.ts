import type { Duplex } from 'node:stream'

/** FIN and text: RFC 6455, 5.2. */
const WHOLE_TEXT = 0x81

/**
 * Sends a text as one frame, whole and unmasked, in one piece: a header written by itself costs half as much again as the text.
 * Plain ASCII, as nearly all we send is, needs no buffer of its own.
 */
export function sendText(socket: Duplex, text: string): void {
  const bytes = Buffer.byteLength(text)
  if (bytes === text.length) socket.write(headerText(bytes) + text, 'latin1')
  else socket.write(Buffer.concat([Buffer.from(headerOf(bytes)), Buffer.from(text)]))
}

/** `headerOf` as characters, without a list for the lengths nearly all frames have. */
function headerText(bytes: number): string {
  if (bytes < 126 || bytes >= 0x1_0000) return String.fromCharCode(...headerOf(bytes))
  return String.fromCharCode(WHOLE_TEXT, 126, bytes >> 8, bytes & 0xff)
}

function headerOf(bytes: number): number[] {
  if (bytes < 126) return [WHOLE_TEXT, bytes]
  if (bytes < 0x1_0000) return [WHOLE_TEXT, 126, bytes >> 8, bytes & 0xff]
  return [WHOLE_TEXT, 127, 0, 0, 0, 0, bytes >>> 24, (bytes >> 16) & 0xff, (bytes >> 8) & 0xff, bytes & 0xff]
}
