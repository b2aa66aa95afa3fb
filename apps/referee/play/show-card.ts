import type { Reason } from '@muster/table'
import type { Paint } from '@muster/terminal'
import type { StatDrawing } from '@muster/ui'
import { IN_THE_BOX, PLAYED_HERE, type Reading, type Readings } from './readings.ts'

const unpainted: Paint = (_, text) => text

/** A card with all its words and numbers, and what changed those. */
export function cardText({ card, where }: Reading, paint: Paint = unpainted): string {
  const { name, kind, tags, cost, wounds, hurt, status, stats, keywords = [], text = [], lines, badges = [] } = card
  const left = wounds > 0 ? `${Math.max(0, wounds - hurt)} of ${wounds} left` : ''
  const price = cost ? `${cost.name} ${cost.value}` : ''
  const about = [kind ?? '', ...tags, price, left, status].filter((part) => part !== '').join(' · ')
  const [values, others] = [stats.map(({ name, value }) => `${name} ${value}`), badges.map((badge) => badge.name)]
  const place = where === '' ? '' : paint('dim', ` (${where})`)
  return [
    `${paint('bold', name)}${place}${about === '' ? '' : `: ${about}`}`,
    ...[values, keywords, others].filter((some) => some.length > 0).map((some) => `  ${some.join(', ')}`),
    ...text.map((line) => `  ${line}`),
    ...lines.map((line) => `  ${line.name === '' ? '' : `${line.name}: `}${line.text}`),
    ...[...(cost ? [cost] : []), ...stats].flatMap(reasonsLine),
  ].join('\n')
}

/** What a number is made of, where it is more than what is printed. */
function reasonsLine({ name, value, because = [] }: StatDrawing): string[] {
  const changed = because.filter(({ add }) => add !== 0)
  return new Set(changed.map(({ source }) => source)).size < 2
    ? []
    : [`  Why ${name} ${value}: ${changed.map(reasonText).join(', ')}`]
}

const reasonText = ({ source, add, rule }: Reason): string =>
  `${source} ${add >= 0 ? '+' : '−'}${Math.abs(add)}${rule ? ` (${rule})` : ''}`

/** The names of all that can be read on the table, by where it lies; of what lies in the box as long as the table is empty. */
export function namesText({ cards, box }: Readings): string {
  const isLaid = cards.some(({ where }) => where !== PLAYED_HERE)
  const boxed = isLaid ? [] : box.filter(({ where }) => where === IN_THE_BOX)
  const places = Map.groupBy([...cards, ...boxed], ({ where }) => where)
  return [...places].map(([where, lying]) => `  ${where}: ${counted(lying).join(', ')}`).join('\n')
}

function counted(lying: readonly Reading[]): string[] {
  const many = Map.groupBy(lying, ({ card }) => card.name)
  return [...many].map(([name, { length }]) => (length === 1 ? name : `${name} (${length})`))
}
