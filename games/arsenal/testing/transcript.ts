import { arsenal } from '../rules/game.ts'
import type { Bench } from './bench.ts'

/** Plays answers and dice and writes down what was asked, offered, answered and told, line by line. */
export function transcript(t: Bench, script: readonly (string | number | readonly number[])[]): string {
  const lines: string[] = []
  let heard = t.match.told.length
  const listen = () => {
    for (const { event } of t.match.told.slice(heard))
      lines.push(`  ${arsenal.describe(event, t.state)} [${event.rule ?? '-'}]`)
    heard = t.match.told.length
  }
  for (const entry of script) {
    if (typeof entry === 'object') {
      t.dice(...entry)
      heard = Math.min(heard, t.match.told.length)
      continue
    }
    const { seat, ask, min, max } = t.question()
    const keys = t.offer()
    const offer = keys.length > 0 ? keys.join(' | ') : `${min} to ${max}`
    lines.push(`seat ${seat} ${ask}: ${offer}`, `> ${entry}`)
    t.answer(entry)
    listen()
  }
  return `${lines.join('\n')}\n`
}
