/**
 * A sentence of the log as it is told to the one person at the screen: "Player 1 passes." becomes "You pass." Sentences begin
 * with a player and a verb, or have the player somewhere in them.
 */
export function asYou(text: string, name: string): string {
  if (!name || !text.includes(name)) return text
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const whole = `(?<![\\p{L}\\d])${plain}(?![\\p{L}\\d])`
  const opening = '(^|[.!?] )'
  return text
    .replace(new RegExp(`of ${whole}`, 'gu'), 'of yours')
    .replace(new RegExp(`${opening}${whole}'s?(?= )`, 'gu'), '$1Your')
    .replace(new RegExp(`${whole}'s?(?= )`, 'gu'), 'your')
    .replace(new RegExp(`${opening}${whole} ([a-z]+)`, 'gu'), (_, before, verb) => `${before}You ${secondPerson(verb)}`)
    .replace(new RegExp(`${whole} ([a-z]+s)(?![\\p{L}])`, 'gu'), (_, verb) => `you ${secondPerson(verb)}`)
    .replace(new RegExp(`${opening}${whole}`, 'gu'), '$1You')
    .replace(new RegExp(whole, 'gu'), 'you')
}

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' }

/** "take" out of "takes", "carry" out of "carries", "pass" out of "passes". */
function secondPerson(verb: string): string {
  const irregular = IRREGULAR[verb]
  if (irregular) return irregular
  if (/[^aeiou]ies$/.test(verb) && verb.length > 4) return verb.replace(/ies$/, 'y')
  if (/(ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2)
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb
}
