import type { Amount } from '../grammar/amount.ts'
import type { Whom } from '../grammar/deed.ts'
import type { CardWords } from '../grammar/words.ts'
import { type CardSpeech, counted, phrase, withArticle } from './speech.ts'

/** "wounded friendly healer within YELLOW of this hunter": which models, without an article. */
export function nounOf<W extends CardWords>(speech: CardSpeech<W>, who: W['who']): string {
  const { side, is, kind, card, keyword, wounded, ready, within, visible } = who
  const redLined = who['red-lined']
  const noun = card === undefined ? (kind ?? 'model') : speech.card(card)
  return phrase(
    is === 'not-me' && 'other',
    wounded !== undefined && (wounded ? 'wounded' : 'unwounded'),
    redLined && 'Red-lined',
    side !== 'any' && side,
    keyword,
    noun,
    redLined === false && 'that is not Red-lined',
    ready !== undefined && (ready ? 'with a Ready token' : 'without a Ready token'),
    within && `within ${within.band.toUpperCase()} of ${within.of === 'me' ? `this ${speech.bearer}` : 'the target'}`,
    visible && `in sight of this ${speech.bearer}`,
    ...speech.who(who),
  )
}

/** One of some models: "a wounded friendly healer", "this hunter", "the target, if it is a wounded model,". */
export function oneOf<W extends CardWords>(speech: CardSpeech<W>, who: W['who']): string {
  if (who.is !== 'me' && who.is !== 'them') return withArticle(nounOf(speech, who))
  const { is, ...rest } = who
  const [name, state] = [whomText(speech, is), nounOf(speech, rest as W['who'])]
  return state === 'model' ? name : `${name}, if it is ${withArticle(state)},`
}

/** That there is somebody who fits: "there is a rival model", "this hunter is a wounded model". */
export function conditionText<W extends CardWords>(speech: CardSpeech<W>, who: W['who']): string {
  if (who.is !== 'me' && who.is !== 'them') return `there is ${withArticle(nounOf(speech, who))}`
  const { is, ...rest } = who
  return `${whomText(speech, is)} is ${withArticle(nounOf(speech, rest as W['who']))}`
}

/** Whom a deed concerns: "this hunter", "the target", "each rival model". */
export function whomText<W extends CardWords>(speech: CardSpeech<W>, whom: Whom<W>): string {
  if (whom === 'me') return `this ${speech.bearer}`
  if (whom === 'them') return 'the target'
  return whom.is === 'me' || whom.is === 'them' ? oneOf(speech, whom) : `each ${nounOf(speech, whom)}`
}

/** "2 wounds", "1 wound for each wounded rival model (3 at most)". */
export function amountText<W extends CardWords>(speech: CardSpeech<W>, amount: Amount<W['who']>, one: string): string {
  if (typeof amount === 'number') return counted(amount, one)
  const { count, who, times, most } = amount
  const each = count === 'models' ? `for each ${nounOf(speech, who)}` : `for each wound of ${everyText(speech, who)}`
  return `${counted(times, one)} ${each}${most === undefined ? '' : ` (${most} at most)`}`
}

function everyText<W extends CardWords>(speech: CardSpeech<W>, who: W['who']): string {
  return who.is === 'me' || who.is === 'them' ? oneOf(speech, who) : `every ${nounOf(speech, who)}`
}
