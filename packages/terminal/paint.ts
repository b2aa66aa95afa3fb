const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, magenta: 35, cyan: 36 } as const

export type Colour = keyof typeof CODES

/** Colours a text, or leaves it plain where colours are off. */
export type Paint = (colour: Colour, text: string) => string

/** Escape codes belong on a terminal only, and nowhere when the person asked for none (https://no-color.org). */
export function makePaint(
  output: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
): Paint {
  if (!output.isTTY || env.NO_COLOR) return (_, text) => text
  return (colour, text) => `\u001B[${CODES[colour]}m${text}\u001B[0m`
}
