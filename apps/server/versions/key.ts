/** Which rules and content a match is played with: `<game>-<rules>-<content hash>`. */
export function bundleKey({ game, rules, content }: Version): string {
  return `${game}-${rules}-${content.slice(0, HASH)}`
}

export interface Version {
  readonly game: string
  readonly rules: string
  /** The hash of what ships with the game, without packs. */
  readonly content: string
}

const HASH = 16
const PATTERN = new RegExp(`^([a-z][a-z0-9-]*)-([0-9a-z.]+)-([0-9a-f]{${HASH}})$`)

/** The parts of a key; undefined where it is none. A key that is read so is safe as a file's name. */
export function readKey(key: string): Version | undefined {
  const [, game, rules, content] = PATTERN.exec(key) ?? []
  return game && rules && content ? { game, rules, content } : undefined
}
