import type { ActionFilter, CardWords, Until } from '../grammar/words.ts'

/** How a game calls the things its cards speak of: one constant of the game. */
export interface CardSpeech<W extends CardWords> {
  /** What bears a card, in one word: "hunter", "character". */
  readonly bearer: string
  /** How the bearer and the target are spoken of, where "this hunter" and "the target" would mislead: "that enemy". */
  readonly self?: string | undefined
  readonly them?: string | undefined
  /** The same once the target is somebody who was picked, where `them` is said otherwise. */
  readonly picked?: (() => CardSpeech<W>) | undefined
  readonly skill: (skill: W['skill']) => string
  readonly number: (number: W['number'], add: number) => string
  /** What a model may do, after "may" and after "cannot": "strike friends". */
  readonly liberty: (liberty: W['liberty'], isForbidden: boolean) => string
  /** What comes before whom a liberty is against, where that is not "against": "by". */
  readonly against?: (liberty: W['liberty']) => string
  /** What a model with a keyword or of a kind is called, where that is not "leader model": "Leader". */
  readonly noun?: (who: W['who']) => string | undefined
  /** A moment of the one named, after "when": "this character takes out a wounded model"; the other side is there if a card names it. */
  readonly moment: (moment: W['moment'], subject: string, other: string | undefined) => string
  readonly card: (id: string) => string
  /** Where there is only one who could be meant, what stands in place of "a" and "each": "the", or nothing before a name. */
  readonly article?: ((who: W['who']) => '' | 'the' | undefined) | undefined
  /** Which actions, where the game has its own way to say it: "with a pistol". */
  readonly filter?: ((filter: ActionFilter<W>) => string) | undefined
  /** What the game's own words say of a model, after its name: "who is alone". */
  readonly who: (who: W['who']) => readonly string[]
  readonly deed: (deed: W['deed']) => string
}

export const selfText = <W extends CardWords>({ self, bearer }: CardSpeech<W>): string => self ?? `this ${bearer}`
export const themText = <W extends CardWords>({ them = 'the target' }: CardSpeech<W>): string => them

/** "1 wound", "2 wounds". */
export function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}

/** "+1", "-2". */
export function signed(add: number): string {
  return add < 0 ? `${add}` : `+${add}`
}

/** "a", "a and b", "a, b and c"; or with another last word. */
export function listed(parts: readonly string[], word = 'and'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
}

/** "a model", "an ally", "another model". */
export function withArticle(phrase: string): string {
  if (phrase.startsWith('other ')) return `an${phrase}`
  return `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`
}

/** Phrases with single spaces between them; empty ones are left out. */
export function phrase(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter(Boolean).join(' ')
}

/** A clause as a sentence. */
export function sentence(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`
}

const untilTexts: Readonly<Record<Until, string>> = {
  roll: 'for this roll',
  action: 'for this action',
  activation: 'until the end of the activation',
  'enemy-turn': "until the end of the enemies' turn",
  round: 'until the end of the round',
  inspire: 'until your next Inspire',
  game: 'until the end of the game',
  campaign: 'for the rest of the campaign',
}

export function untilText(until: Until): string {
  return untilTexts[until]
}
