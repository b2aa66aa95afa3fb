import type { Amount } from '../grammar/amount.ts'
import type { Whom } from '../grammar/deed.ts'
import type { CardWords } from '../grammar/words.ts'
import { type CardSpeech, counted, phrase, selfText, themText, withArticle } from './speech.ts'

/** What a model is, whatever holds of it: "healer", "Old Ironjaw", "model". */
function kindText<W extends CardWords>(speech: CardSpeech<W>, who: W['who']): string {
  const { kind, card, keyword } = who
  const named = card === undefined ? speech.noun?.(who) : speech.card(card)
  return named ?? phrase(keyword, kind ?? 'model')
}

/** "wounded friendly healer within YELLOW of this hunter": which models, without an article. */
export function nounOf<W extends CardWords>(speech: CardSpeech<W>, who: W['who']): string {
  const { side, is, wounded, ready, within, visible } = who
  const redLined = who['red-lined']
  const noun = kindText(speech, who)
  return phrase(
    is === 'not-me' && 'other',
    wounded !== undefined && (wounded ? 'wounded' : 'unwounded'),
    redLined && 'Red-lined',
    side !== 'any' && side,
    noun,
    redLined === false && 'that is not Red-lined',
    ready !== undefined && (ready ? 'with a Ready token' : 'without a Ready token'),
    within && `within ${within.band.toUpperCase()} of ${within.of === 'me' ? selfText(speech) : themText(speech)}`,
    visible && `in sight of ${selfText(speech)}`,
    ...speech.who(who),
  )
}

/** "Old Ironjaw", "the hunter with the Spotlight": where there is only one who could be meant. */
export function onlyOne<W extends CardWords>(speech: CardSpeech<W>, who: W['who']): string | undefined {
  const article = speech.article?.(who)
  return article === undefined ? undefined : phrase(article, nounOf(speech, who))
}

/** One of some models: "a wounded friendly healer", "this hunter", "the target, if it is a wounded model,". */
export function oneOf<W extends CardWords>(speech: CardSpeech<W>, who: W['who']): string {
  if (who.is !== 'me' && who.is !== 'them') return onlyOne(speech, who) ?? withArticle(nounOf(speech, who))
  const { is, ...rest } = who
  const [name, state] = [whomText(speech, is), nounOf(speech, rest as W['who'])]
  return state === 'model' ? name : `${name}, if it is ${withArticle(state)},`
}

/** That there is somebody who fits: "there is a rival model", "this hunter is a wounded model". */
export function conditionText<W extends CardWords>(speech: CardSpeech<W>, who: W['who']): string {
  const one = onlyOne(speech, who)
  if (one !== undefined) return `${one} is in play`
  if (who.is !== 'me' && who.is !== 'them') return `there is ${withArticle(nounOf(speech, who))}`
  const { is, ...rest } = who
  return `${whomText(speech, is)} is ${withArticle(nounOf(speech, rest as W['who']))}`
}

/** What must hold of the bearer: "this hunter is wounded and has a Ready token". */
export function stateText<W extends CardWords>(speech: CardSpeech<W>, who: W['who'], bearer: string): string {
  const { is: _, ...rest } = who
  const { wounded, ready } = who
  const redLined = who['red-lined']
  const kind = kindText(speech, who)
  const states = [
    kind !== 'model' && `is ${withArticle(kind)}`,
    wounded !== undefined && `is ${wounded ? 'wounded' : 'unwounded'}`,
    redLined !== undefined && `is ${redLined ? '' : 'not '}Red-lined`,
    ready !== undefined && `has ${ready ? 'a' : 'no'} Ready token`,
    ...speech.who(rest as W['who']).map(predicateOf),
  ].filter(Boolean)
  return `${bearer} ${states.join(' and ')}`
}

/** "that is Hacked" is said of a model as "is Hacked", "with a card" as "has a card", "without a card" as "has no card", "in a Brawl" as "is in a Brawl". */
function predicateOf(said: string): string {
  const [first, ...rest] = said.split(' ')
  if (first === 'that' || first === 'who') return rest.join(' ')
  if (first === 'with') return `has ${rest.join(' ')}`
  if (first !== 'without') return `is ${said}`
  const [article, ...thing] = rest
  if (article === 'the') return `does not have the ${thing.join(' ')}`
  return `has no ${(article === 'a' ? thing : rest).join(' ')}`
}

/** Whom a deed concerns: "this hunter", "the target", "each rival model". */
export function whomText<W extends CardWords>(speech: CardSpeech<W>, whom: Whom<W>): string {
  if (whom === 'me') return selfText(speech)
  if (whom === 'them') return themText(speech)
  if (whom.is === 'me' || whom.is === 'them') return oneOf(speech, whom)
  return onlyOne(speech, whom) ?? `each ${nounOf(speech, whom)}`
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
