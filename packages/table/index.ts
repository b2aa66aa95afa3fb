export {
  type Act,
  type Acted,
  type AfterAct,
  type Answering,
  actedBy,
  answeringAfter,
  type GameAct,
  gameActs,
  isGameAct,
} from './act.ts'
export { type Choice, everyAnswer, likelyAnswer, readChoice, verdictOn, writeChoice } from './choice.ts'
export { chronicled } from './chronicle.ts'
export {
  openBox,
  type Placed,
  readDocument,
} from './content-document.ts'
export {
  type Die,
  d6,
  d10,
  die,
  type Matters,
  type RollKind,
  type RollOutcome,
  rollOffOutcomes,
  rollOutcomes,
  scoresOf,
} from './dice.ts'
export { type GameEvent, heardBy, type TableEvent, type Told } from './event.ts'
export { Fault, type FaultCode, invariant } from './fault.ts'
export { badContent, byId, type Found, foundIn, listedAt } from './found-cards.ts'
export { type AnyGame, copyOf, type Foreseen, type Game, type PlayedState, type Result } from './game.ts'
export { does, inNumber } from './in-number.ts'
export { interned } from './interned.ts'
export { issueText } from './issue-text.ts'
export type { InForce, Line } from './line.ts'
export type { Manifest } from './manifest.ts'
export { mapped } from './mapped.ts'
export { Match, type QuestionId } from './match.ts'
export { askedAnew, type Offer, type PlaceOffer, pickOneOf, pickPath, pickPoint } from './offer.ts'
export { choice, count, flag, type OptionValue, type TableOption, tableOptionsIn } from './options.ts'
export {
  copyPile,
  determinize,
  glimpse,
  isPile,
  makePile,
  mayKnow,
  type Pile,
  pileSchema,
  putOnTop,
  putUnder,
  shufflePile,
  takeCard,
  takeTop,
  view,
  whoKnowsMore,
} from './pile.ts'
export { type AtRest, type Checkpoint, playOn } from './play-on.ts'
export { plural } from './plural.ts'
export {
  type AnyQuestion,
  type Ask,
  type PickNumber,
  type PickOne,
  type PickPath,
  type PickPoint,
  type PickSome,
  type Point,
  type PutInOrder,
  pickNumber,
  pickOne,
  pickSome,
  putInOrder,
  type Question,
  type Seat,
  type Words,
} from './question.ts'
export { type CommittedRandom, commitmentTo, committedRandom, contributionHash } from './random/committed.ts'
export { botLots } from './random/lots.ts'
export { type Random, shuffled } from './random/random.ts'
export { seededRandom, seededRandoms } from './random/seeded.ts'
export { type Reason, type Reasoned, reasoned } from './reasons.ts'
export { type Entry, type GameRecord, parseRecord, RECORD_FORMAT } from './record.ts'
export type { SavedMatch } from './saved.ts'
export { contentHash, contentOf, type MatchSetup, originOf, wholeSetup } from './setup.ts'
export { type CodeReader, codeLetters, codeOfCard, openCode, sealedCode } from './share-code.ts'
export {
  headOf,
  type QuestionHead,
  type RefusedOption,
  refusedOptions,
  type ShownOption,
  type ShownQuestion,
  showQuestion,
} from './shown.ts'
export { Given, keepBeside, makeSideNote, type SideNote } from './side-note.ts'
export { attachContent, bearing, canonicalJson, clone, hashOf } from './state.ts'
export type { Table } from './table.ts'
export { type Assumed, type Leaf, leavesOf } from './tables/leaves.ts'
export { LiveTable, type Pending, suspended } from './tables/live.ts'
export { type Outcome, oddsOf } from './tables/odds.ts'
export { perft } from './tables/perft.ts'
export { type PlayedOut, PlayoutTable, type Policy, playout, randomAnswer, randomPolicy } from './tables/playout.ts'
export { type Script, ScriptTable } from './tables/script.ts'
export { caseOf, type Tally, type Throw, togetherOutcomes } from './together.ts'
export { type MatchUnderWay, sourcesOf, type UnderWay } from './under-way.ts'
export { ok, type Refusal, refuse, type Verdict } from './verdict.ts'
export { verifyRecord, type Witnessed } from './verify.ts'
export { objectsWith, type Place, places } from './walk.ts'
