/** The version of what is said over the wire; a page reads it without the schemas. */
export const WIRE_VERSION = 1
