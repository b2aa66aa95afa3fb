export { type Band, type BandLimits, type Bands, bandNames, bandOf, bands, bandsOf, reaches } from './band.ts'
export {
  type Batch,
  batchSchema,
  inOrderOfWounds,
  openBatch,
  putFirst,
  type ReactionLimit,
  reactionLimits,
  takeNext,
  withdraw,
} from './batch.ts'
export { type Chance, chanceToBeat, chanceToMeet, chanceToMeetDie, otherwise, shareOf } from './chance.ts'
export { mattersOf, type Opposed, opposed, type Side } from './classes.ts'
export { beats, isCrit, isFumble, meets, rankOf, type Shown } from './compare.ts'
export { actionText, rulesText, triggerText } from './describe/card.ts'
export { type Describing, deedsText } from './describe/deed.ts'
export {
  type CardSpeech,
  counted,
  listed,
  phrase,
  selfText,
  sentence,
  signed,
  themText,
  withArticle,
} from './describe/speech.ts'
export { filterText, keywordText, standingText } from './describe/standing.ts'
export { amountText, conditionText, nounOf, oneOf, onlyOne, whomText } from './describe/who.ts'
export { type ActionDie, actionDie, type Colour, colours, dieOf, plainDieOf } from './dice.ts'
export { amountOf } from './effects/amount.ts'
export type { CardGame, CardModel, ModelAsk, Use } from './effects/card-game.ts'
export { type CardInForce, type Force, type ForceOf, type InForce, makeForce } from './effects/force.ts'
export { type Asked, changeOf, isAllowed, isFor, isForbidden, keywordsOf } from './effects/standing.ts'
export { happens, hears, type Moment } from './effects/trigger.ts'
export { makePerform, type OwnVerbs, type Perform, type Verb } from './effects/verbs.ts'
export { fits, modelsMeant, modelsWho } from './effects/who.ts'
export { type Action, actionSchema } from './grammar/action.ts'
export { type Amount, amountSchema } from './grammar/amount.ts'
export { type Deed, deedSchema, type Whom } from './grammar/deed.ts'
export { type Standing, standingSchema } from './grammar/standing.ts'
export { type CardRules, cardRulesShape, type Trigger } from './grammar/trigger.ts'
export { type SharedWho, whoSchema } from './grammar/who.ts'
export {
  type ActionFilter,
  actionFilterSchema,
  type CardSchemas,
  type CardWords,
  type Span,
  sharedMoments,
  spans,
  type Until,
  untilSchema,
  untils,
} from './grammar/words.ts'
export {
  askGuard,
  type Barred,
  type Guard,
  type GuardAsk,
  type GuardWay,
  type GuardWords,
  guardQuestion,
  guardWords,
  sideOf,
} from './guard.ts'
export {
  hasKeyword,
  type Keyword,
  type KeywordShapes,
  keywordSchema,
  makeKeyword,
  parseKeyword,
  xOf,
} from './keyword.ts'
export { isSettled, type LuckOf, offerAgain, type Stands } from './luck.ts'
export { freeTokens, pay, payingTokens, readToken, readySome, stun, type TokenRules, withToken } from './pay.ts'
export { type ActionThrow, type Roll, rollAll, rollDie } from './roll.ts'
export {
  bestColour,
  different,
  exchange,
  freshRow,
  type Harm,
  hasReady,
  isRedLined,
  makeRow,
  parseRow,
  type ReadRow,
  type Row,
  readyAll,
  rowSchema,
  tokenSchema,
  woundIn,
  woundsOf,
} from './row.ts'
export { opposingSkill, skillOn, skillsWith } from './skill.ts'
export {
  colourOf,
  healed,
  isReady,
  isRed,
  isWounded,
  printedColourOf,
  readied,
  spent,
  type Token,
  tokenNoun,
  tokenOf,
  tokens,
  tokenText,
  wounded,
} from './token.ts'
export { askToken, type Bearer, type Purpose } from './which.ts'
export { heal, suffer, type WoundRules, woundChosen, woundToken } from './wound.ts'
