import type { ControlDeeds, Deed, SharedDeeds } from '../grammar/deed.ts'
import type { CardWords } from '../grammar/words.ts'
import { type CardSpeech, listed, phrase, untilText } from './speech.ts'
import { standingText } from './standing.ts'
import { amountText, conditionText, nounOf, oneOf, whomText } from './who.ts'

/** What describes deeds: how the game speaks, and which of its keywords have no number. */
export interface Describing<W extends CardWords> {
  readonly speech: CardSpeech<W>
  readonly isPlain: (keyword: string) => boolean
}

type Describers<W extends CardWords> = {
  readonly [Name in keyof SharedDeeds<W>]: (args: SharedDeeds<W>[Name], how: Describing<W>) => string
} & { readonly [Name in keyof ControlDeeds<W>]: (args: ControlDeeds<W>[Name], how: Describing<W>) => string }

function describers<W extends CardWords>(): Describers<W> {
  return {
    wound: ({ who, wounds }, { speech }) => `${whomText(speech, who)} suffers ${amountText(speech, wounds, 'wound')}`,
    heal: ({ who, wounds }, { speech }) =>
      `${whomText(speech, who)} heals up to ${amountText(speech, wounds, 'wound')}`,
    ready: ({ who, tokens }, { speech }) =>
      `${whomText(speech, who)} turns up to ${amountText(speech, tokens, 'Used token')} to Ready`,
    stun: ({ who, tokens }, { speech }) =>
      `${whomText(speech, who)} turns ${amountText(speech, tokens, 'Ready token')} to Used`,
    luck: ({ add }) => `${add < 0 ? 'lose' : 'gain'} ${Math.abs(add)} Luck`,
    last: ({ who, until, standing }, { speech, isPlain }) =>
      `${standingText(speech, standing, isPlain, whomText(speech, who))} ${untilText(until)}`,
    pick: ({ who, optional }, { speech }) => phrase(optional && 'you may', 'pick', oneOf(speech, who), 'as the target'),
    all: ({ who, do: deeds }, how) =>
      `for each ${nounOf(how.speech, who)} in turn as the target: ${deedsText(deeds, afterPick(how))}`,
    choose: (ways, how) =>
      `choose one: ${listed(
        ways.map(({ name, do: deeds }) => `${name} (${deedsText(deeds, how)})`),
        'or',
      )}`,
    chance: ({ die, need, do: deeds, else: others }, how) =>
      `roll a ${die.toUpperCase()} die: on ${need} or more ${deedsText(deeds, how)}${otherwiseText(others, how)}`,
    if: ({ who, do: deeds, else: others }, how) =>
      `if ${conditionText(how.speech, who)}, ${deedsText(deeds, how)}${otherwiseText(others, how)}`,
  }
}

function otherwiseText<W extends CardWords>(deeds: readonly Deed<W>[] | undefined, how: Describing<W>): string {
  return deeds ? `, otherwise ${deedsText(deeds, how)}` : ''
}

/** Deeds in order: "pick a rival model as the target, then the target suffers 1 wound". */
export function deedsText<W extends CardWords>(deeds: readonly Deed<W>[], how: Describing<W>): string {
  let now = how
  return deeds
    .map((deed) => {
      const text = deedText(deed, now)
      if ('pick' in deed) now = afterPick(how)
      return text
    })
    .join(', then ')
}

const afterPick = <W extends CardWords>(how: Describing<W>): Describing<W> => ({
  ...how,
  speech: how.speech.picked?.() ?? how.speech,
})

function deedText<W extends CardWords>(deed: Deed<W>, how: Describing<W>): string {
  const [name = ''] = Object.keys(deed)
  const describe = (describers<W>() as Record<string, (args: never, how: Describing<W>) => string>)[name]
  return describe ? describe((deed as Record<string, never>)[name] as never, how) : how.speech.deed(deed as W['deed'])
}
