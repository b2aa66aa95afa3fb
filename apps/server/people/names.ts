/** How a name must be; whoever reads it at a table trusts that it is not somebody it is not. */
const SHORTEST_NAME = 2
const LONGEST_NAME = 24

/** What bot accounts are marked with. People's names have no brackets, so nobody can pass for one by name. */
export const BOT_MARK = ' (bot)'

/** What somebody is called whose account is gone. */
export const DELETED_PLAYER = 'deleted player'

const ALLOWED = /^[\p{L}\p{M}\p{N} ._'’-]+$/u
const RESERVED = [
  'admin',
  'administrator',
  'operator',
  'moderator',
  'muster',
  'system',
  'server',
  'referee',
  'spectator',
]

/** Letters that look like Latin ones, by what they look like. */
const LOOKALIKES = new Map(
  Object.entries({
    'a4@аα': 'a',
    b8вβ: 'b',
    сϲ: 'c',
    ԁ: 'd',
    е3ε: 'e',
    ɡ: 'g',
    һнη: 'h',
    '1ілιӏı': 'i',
    јʝ: 'j',
    кκ: 'k',
    мμ: 'm',
    ոп: 'n',
    о0οօ: 'o',
    рρ: 'p',
    гɾ: 'r',
    ѕ5: 's',
    т7τ: 't',
    υս: 'u',
    ѵν: 'v',
    хχ: 'x',
    уү: 'y',
  }).flatMap(([alike, letter]) => [...alike].map((one) => [one, letter] as const)),
)

/** A name as it should be kept: in one spelling, without spaces at its ends or in a row. */
export function tidyName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ')
}

/** What a name looks like to somebody who glances at it: two names of one look may be taken for each other. */
function lookOf(name: string): string {
  const bare = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  return [...bare]
    .map((letter) => LOOKALIKES.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** What is wrong with a (tidy) name, as a sentence; nothing where it may be used. */
export function nameProblem(name: string, operators: readonly string[] = []): string | undefined {
  const long = [...name].length
  if (long < SHORTEST_NAME || long > LONGEST_NAME)
    return `a name has ${SHORTEST_NAME} to ${LONGEST_NAME} characters, this one has ${long}`
  if (!ALLOWED.test(name)) return "a name has letters, digits, spaces and . _ ' - only"
  if (!/[\p{L}\p{N}]/u.test(name)) return 'a name has at least one letter or digit'
  if (/\p{M}{3}/u.test(name)) return 'a name has at most two marks on a letter'
  const look = lookOf(name)
  const words = name.split(/[ ._'’-]+/u)
  if (look === 'bot' || words.some(isBotWord))
    return 'a name must not say that somebody is a bot; bots are marked as such'
  if (RESERVED.includes(look) || words.some((word) => RESERVED.includes(lookOf(word))))
    return 'this name could be taken for somebody who runs the table'
  if (look === lookOf(DELETED_PLAYER)) return 'this name is what people are called who are gone'
  if (operators.some((operator) => lookOf(operator) === look)) return 'this name could be taken for an operator’s'
  return undefined
}

function isBotWord(word: string): boolean {
  return /^bots?$/.test(lookOf(word.replace(/\d+$/u, ''))) || /^bots?$/.test(lookOf(word))
}
