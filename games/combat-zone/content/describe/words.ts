import type { CombatWords } from '../grammar/index.ts'

/** "this character takes a model out": after "when", of the one named. */
const momentTexts: Readonly<Record<CombatWords['moment'], string>> = {
  action: 'takes an action',
  rolled: 'has rolled',
  crit: 'rolls a Crit in an action',
  fumble: 'rolls a Fumble in an action',
  success: 'succeeds at an action',
  failure: 'fails an action',
  hit: 'hits',
  wounded: 'is wounded',
  'takes-out': 'takes a model out',
  'taken-out': 'is taken out',
  reaction: '[RE]acts',
  'activation-start': 'is activated',
  'activation-end': 'ends its activation',
  'game-start': 'begins the game',
  'game-end': 'ends the game',
  control: 'gains Control',
  'inspire-start': 'begins to Inspire',
  'inspire-end': 'has Inspired',
  commanded: 'commands another model',
  launch: 'launches a program',
  hacked: 'is Hacked',
  brawl: 'moves into a Brawl',
  moved: 'has moved',
  crossed: 'succeeds at a roll while moving',
  falls: 'falls',
  'opposed-won': 'wins an Opposed Roll',
  'opposed-lost': 'loses an Opposed Roll',
  'armor-lost': 'loses Armor',
  healed: 'is healed',
  looted: 'loots a Body',
  marker: 'takes or claims a marker',
}

/** The moments of a player rather than of a model: "you Inspire". */
const playerMoments: Readonly<Partial<Record<CombatWords['moment'], string>>> = {
  control: 'you take Control',
  'inspire-start': 'you begin to Inspire Your Team',
  'inspire-end': 'you have Inspired Your Team',
  'game-start': 'the game begins',
  'game-end': 'the game ends',
}

/** Where the other side of a moment comes after it, and with which word. */
const withOther: Readonly<Partial<Record<CombatWords['moment'], string>>> = {
  ...{
    action: 'against',
    rolled: 'against',
    crit: 'against',
    fumble: 'against',
    success: 'against',
    failure: 'against',
  },
  ...{ 'opposed-won': 'against', 'opposed-lost': 'against', launch: 'at', brawl: 'with' },
  ...{ wounded: 'by', 'taken-out': 'by', hacked: 'by', healed: 'by' },
}

/** "this character takes out a Leader", "one of your models wins an Opposed Roll against a rival": after "when". */
export function momentText(moment: CombatWords['moment'], subject: string, other?: string): string {
  const said = playerMoments[moment] ?? `${subject} ${momentTexts[moment]}`
  if (other === undefined) return said
  if (moment === 'takes-out') return `${subject} takes out ${other}`
  if (moment === 'hit') return `${said} ${other}`
  if (moment === 'commanded') return `${subject} commands ${other}`
  return withOther[moment] ? `${said} ${withOther[moment]} ${other}` : `${said} (${other})`
}

/** After "may" and after "cannot". */
export const libertyTexts: Readonly<Record<CombatWords['liberty'], string>> = {
  react: '[RE]act',
  'react-unhurt': '[RE]act to an attack that did not wound it',
  'react-at-anyone': 'attack anyone when it [RE]acts',
  'pass-rivals': 'move through rivals without a roll',
  'cross-obstacles': 'cross obstacles without a roll',
  'climb-freely': 'climb without a roll',
  'leave-brawls': 'leave Brawls without a roll',
  'fall-unhurt': 'fall without being hurt',
  'start-in-reserve': 'begin the game in Reserve',
  'work-near-rivals': 'take Complex actions with rivals within RED',
  loot: 'loot',
  command: 'use Command Actions',
  'spend-luck': 'have Luck spent on its rolls',
  'be-healed': 'be healed',
  'be-hacked': 'be Hacked',
  'be-stunned': 'be stunned',
  'be-pushed': 'be pushed',
  'be-targeted': 'be targeted',
  'use-armor': 'use Armor',
  'spare-friends': 'shoot into a Brawl without drawing in its friends',
  'carry-two-bulky': 'carry two Bulky cards',
  'keep-loot': 'keep Loot from game to game',
}

/** What a model that must not is kept from, where "cannot" needs other words. */
export const forbiddenTexts: Readonly<Partial<Record<CombatWords['liberty'], string>>> = {
  'leave-brawls': 'leave a Brawl',
  'pass-rivals': 'move through rivals',
  'cross-obstacles': 'cross obstacles',
  'climb-freely': 'climb',
}

const numberTexts: Readonly<Partial<Record<CombatWords['number'], string>>> = {
  acting: 'to its action rolls',
  opposing: 'to its Opposed Rolls',
  crossing: 'to rolls it makes while moving',
  armor: 'Armor',
  luck: 'Luck at the start of the game',
  eb: 'EB to spend on a team',
  cred: 'Street Cred',
}

/** What a team may have more of: one, what of several is added to that, and where. */
const countedTexts: Readonly<
  Partial<Record<CombatWords['number'], readonly [one: string, many: string, where: string]>>
> = {
  move: ['inch', 'es', 'on every move'],
  gonks: ['Gonk', 's', 'in a team'],
  mercs: ['Merc', 's', 'in a team'],
  programs: ['program', 's', 'for each Netrunner'],
}

export const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

export function numberText(number: CombatWords['number'], add: number): string {
  const [one, many, where] = countedTexts[number] ?? []
  if (one) return `${one}${Math.abs(add) === 1 ? '' : many} ${where}`
  return numberTexts[number] ?? capital(number)
}

/** What models with a keyword are called. */
const keywordNouns: Readonly<Record<string, string>> = {
  leader: 'Leader',
  specialist: 'Specialist',
  netrunner: 'Netrunner',
  veteran: 'Veteran',
  merc: 'Merc',
  cyber: 'Cyber-Character',
}

export function nounText({ kind, keyword }: CombatWords['who']): string | undefined {
  if (keyword !== undefined) return keywordNouns[keyword]
  return kind === 'gonk' ? 'Gonk' : undefined
}

/** The same of several: "Gonks within RED", "models that are Hacked". */
export const plural = (noun: string): string =>
  noun
    .replace(/\b(model|character|drone|Gonk|Leader|Specialist|Netrunner|Veteran|Merc|Cyber-Character)\b/, '$1s')
    .replace(/\bthat is\b/, 'that are')
    .replace(/\bthat has\b/, 'that have')
