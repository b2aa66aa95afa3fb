/** What stands in JSON as it is. */
const PLAIN = /^[\w .:,-]*$/

/** A text as JSON, without asking for it where nothing needs escaping. */
export const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text))
