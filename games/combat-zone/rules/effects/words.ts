import { counted, tokenText } from '@muster/reaction'
import { gearOf } from '../../content/lookup.ts'
import { nameOfModel, playerName as player } from '../lookup.ts'
import type { Battle } from '../state.ts'
import type { CardDetails } from './events.ts'

type Named = Pick<Battle, 'content' | 'config'>

const model = ({ content }: Named, id: string): string => nameOfModel(content, id)
const cardName = ({ content }: Named, id: string): string =>
  (gearOf(content, id) ?? content.loot[id] ?? content.programs[id])?.name ?? id
const times: Readonly<Record<string, string>> = {
  activation: 'for this activation',
  inspire: 'until the next Inspire',
  game: 'for the rest of the game',
  campaign: 'for the rest of the campaign',
}
const deeds = { take: 'takes', drop: 'puts down', claim: 'claims', place: 'places', remove: 'removes' } as const

/** What cards did, one sentence for each kind of event. */
export const cardSentences: {
  readonly [Name in keyof CardDetails]: (event: CardDetails[Name], state: Named) => string
} = {
  luck: ({ seat, add, source }, { config }) =>
    `${player(config, seat)} ${add < 0 ? 'loses' : 'gains'} ${Math.abs(add)} Luck (${source}).`,
  lasting: ({ id, source, until }, state) =>
    `${model(state, id)} is under ${source} ${times[until] ?? 'for a moment'}.`,
  readied: ({ id, token }, state) => `A ${tokenText(token)} token of ${model(state, id)} is Ready again.`,
  stunned: ({ id, token }, state) => `A ${tokenText(token)} token of ${model(state, id)} is turned to Used.`,
  hacks: ({ id, tokens, left, source }, state) =>
    `${model(state, id)} ${tokens > 0 ? 'gets' : 'loses'} ${counted(Math.abs(tokens), 'Hacked token')} (${left} in all, ${source}).`,
  loots: ({ id, card }, state) => `${model(state, id)} draws ${cardName(state, card)}.`,
  'loses-card': ({ id, card, to }, state) =>
    to === undefined
      ? `${model(state, id)} discards ${cardName(state, card)}.`
      : `${model(state, to)} takes ${cardName(state, card)} from ${model(state, id)}.`,
  exhausts: ({ id, card }, state) => `${model(state, id)} has exhausted ${cardName(state, card)}.`,
  'turns-up': ({ id, card }, state) => `${model(state, id)} has ${cardName(state, card)} face up again.`,
  ignores: ({ id, source }, state) => `${model(state, id)} is saved by ${source}.`,
  pushed: ({ id, inches, source }, state) => `${model(state, id)} is moved ${inches} in by ${source}.`,
  deployed: ({ id, source }, state) => `${model(state, id)} comes to the table (${source}).`,
  withdrawn: ({ id }, state) => `${model(state, id)} goes into Reserve.`,
  runs: ({ id, card, on }, state) =>
    `${model(state, id)} has ${cardName(state, card)} Running${on === undefined ? '' : ` at ${model(state, on)}`}.`,
  reloads: ({ id, card }, state) => `${model(state, id)} has ${cardName(state, card)} Loaded again.`,
  leaks: ({ id }, state) => `${model(state, id)} has a Memory Leak: its activation is over.`,
  intercepts: ({ id, target }, state) => `${model(state, id)} stands in for ${model(state, target)}.`,
  leaves: ({ id }, state) => `${model(state, id)} leaves the table.`,
  marker: ({ id, what, kind }, state) =>
    `${model(state, id)} ${deeds[what]} ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind.replaceAll('-', ' ')}.`,
  scores: ({ seat, points, total, source }, { config }) =>
    `${player(config, seat)} ${points < 0 ? 'loses' : 'scores'} ${Math.abs(points)} (${source}): ${total} in all.`,
}
