/** What stands in JSON as it is, by character: looked up, since most texts are too short for an expression to pay. */
const PLAIN = Uint8Array.from({ length: 128 }, (_, code) => Number(/[\w .:,-]/.test(String.fromCharCode(code))))

/** Whether a text stands in JSON as it is. */
export function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (PLAIN[text.charCodeAt(at)] !== 1) return false
  return true
}

/** A text as JSON, without asking for it where nothing needs escaping. */
export const quoted = (text: string): string => (isPlain(text) ? `"${text}"` : JSON.stringify(text))
