/**
 * A sentence of the log as it is told to the one person at the screen: "Player 1 passes." becomes "You pass." Sentences begin
 * with a player and a verb, or have the player somewhere in them.
 */
export function asYou(text: string, name: string): string {
  if (!name || !text.includes(name)) return text
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const found = new RegExp(`([.!?] |of )?(?<![\\p{L}\\d])${plain}(?![\\p{L}\\d])('s?(?= ))?( [a-z]+)?`, 'gu')
  return text.replace(found, (_, before = '', own, verb = '', at) => {
    if (before === 'of ') return `of yours${verb}`
    const you = at === 0 || before ? `${before}You` : 'you'
    return own ? `${you}r${verb}` : you + verb.replace(/\w+/, secondPerson)
  })
}

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' }

/** "take" out of "takes", "carry" out of "carries", "pass" out of "passes"; other words stay. */
const secondPerson = (word: string): string =>
  IRREGULAR[word] ??
  (/^(as|its|this)$/.test(word)
    ? word
    : word
        .replace(/(?<=\w[^aeiou])ies$/, 'y')
        .replace(/(?<=ss|sh|ch|x|zz)es$/, '')
        .replace(/(?<=[^s])s$/, ''))
