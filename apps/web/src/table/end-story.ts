import type { Result } from '@muster/table'
import type { PageUi, Roll } from '@muster/ui'
import { asYou } from './as-you.ts'
import { callSeat } from './names.ts'
import { outcomeText } from './outcome.ts'
import type { TableState } from './state.ts'

/** "You lost 0 : 12" for the one person at the screen, with how it came about; the outcome alone for anybody else. */
export function headlineOf(ui: PageUi, state: TableState, result: Result): { title: string; how: string } {
  const { viewer, kept, standing } = state
  const how = outcomeText(ui, result, kept.names)
  if (viewer === undefined || ui.together || result.aborted || callSeat(state, viewer) !== 'You')
    return { title: how, how: '' }
  const { winners } = result
  const verb = winners.length === 0 ? 'drew' : winners.includes(viewer) ? 'won' : 'lost'
  const { seats } = standing.scene
  const scores = [...seats.filter(({ seat }) => seat === viewer), ...seats.filter(({ seat }) => seat !== viewer)]
  const told = scores.every(({ score }) => score !== undefined)
    ? ` ${scores.map(({ score }) => score).join(' : ')}`
    : ''
  return { title: `You ${verb}${told}`, how: asYou(how, kept.names[viewer] ?? '') }
}

export interface ToldRoll {
  readonly roll: Roll
  readonly hits: number
}

/** How many of a roll's dice counted; undefined where its dice count for nothing by themselves. */
function hitsOf({ dice }: Roll): number | undefined {
  const tones = dice.map(({ tone }) => tone)
  return tones.includes('plain') ? undefined : tones.filter((tone) => tone === 'hit' || tone === 'critical').length
}

/** The roll in which most counted, and the one in which most failed; each the first of its kind. */
export function extremesOf(rolls: readonly Roll[]): { readonly best?: ToldRoll; readonly worst?: ToldRoll } {
  const told = rolls.flatMap((roll): ToldRoll[] => {
    const hits = hitsOf(roll)
    return hits === undefined || roll.dice.length < 2 ? [] : [{ roll, hits }]
  })
  const by = (value: (one: ToldRoll) => number) =>
    told.reduce<ToldRoll | undefined>((first, one) => (first && value(first) >= value(one) ? first : one), undefined)
  const best = by(({ hits }) => hits)
  const worst = by(({ roll, hits }) => roll.dice.length - hits)
  return { ...(best ? { best } : {}), ...(worst ? { worst } : {}) }
}
