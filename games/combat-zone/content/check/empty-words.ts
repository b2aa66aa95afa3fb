import { hasKeyword, type Keyword } from '@muster/reaction'
import type { CombatAction, CombatDeed, CombatStanding, CombatTrigger } from '../grammar/index.ts'
import { skills, teamNumbers } from '../grammar/vocabulary.ts'
import type { ContentDocument } from '../schema.ts'
import { isNode, type Node, nodesOf } from './nodes.ts'

/** Words of a document that mean nothing where they stand, so that a card would do less than it says. */
export function emptyWords(document: ContentDocument): string[] {
  const problems: string[] = []
  for (const { path, node } of nodesOf(document)) {
    for (const problem of problemsOf(path, node)) problems.push(`${path}${problem}`)
  }
  return problems
}

function problemsOf(path: string, node: Node): readonly string[] {
  if ('does' in node && 'keywords' in node) return actionProblems(path, node as unknown as CombatAction)
  if ('on' in node && 'times' in node) return momentProblems(path, node as unknown as CombatTrigger)
  if (/(^|\.)standing(\[\d+\])?$/.test(path)) return standingProblems(path, node as unknown as CombatStanding)
  return cardProblems(path, node)
}

/** What still counts once a Crit has succeeded (CZ-KEYWORD-5); all else was settled before the die fell. */
const AFTER_A_CRIT = ['deadly', 'heal', 'push', 'refresh', 'silent', 'stun', 'suppression']
/** What an Easy action has no roll for (CZ-ACTION-4). */
const OF_ROLLS = ['accurate', 'blast', 'dangerous', 'indirect', 'pierce', 'torrent', 'unwieldy']
const OF_ATTACKS = ['deadly', 'pierce', 'silent', 'suppression']
const AIMED = ['blast', 'heal', 'indirect', 'pierce', 'push', 'stun', 'torrent']

function actionProblems(path: string, action: CombatAction): string[] {
  const { attack, skill, who, keywords, does, fails } = action
  const isAimed = action.bands > 0 || who !== undefined
  return [
    ...(attack && !isAimed ? [': an attack is aimed at nobody; expected "bands" or "who"'] : []),
    ...(attack && (who?.side === 'friendly' || who?.is === 'me')
      ? ['.who: an attack targets rivals only (CZ-ACTION-26); expected another side']
      : []),
    ...(fails.length > 0 && !skill ? ['.fails: an Easy action never fails; expected a "skill"'] : []),
    ...(hasKeyword(keywords, 'blast', true) && hasKeyword(keywords, 'torrent', true)
      ? ['.with: an action is a Blast or a Torrent; expected one of them']
      : []),
    ...keywords.flatMap((keyword) => {
      const fault = keywordFault(path, action, keyword, isAimed)
      return fault ? [`.${keyword.crits ? 'crits' : 'with'}: ${fault}`] : []
    }),
    ...deedsProblems('.does', does, { hasMe: true, hasThem: isAimed, mayActivate: true }),
    ...deedsProblems('.fails', fails, { hasMe: true, hasThem: isAimed }),
  ]
}

function keywordFault(
  path: string,
  { attack, skill }: CombatAction,
  { name, crits }: Keyword,
  isAimed: boolean,
): string | undefined {
  if (name === 'defense') return 'Defense counts when the bearer opposes; expected it as a "keyword" in "standing"'
  if (crits && !AFTER_A_CRIT.includes(name))
    return `"${name}" is settled before a Crit; expected ${AFTER_A_CRIT.join(', ')}`
  if (!skill && (crits || OF_ROLLS.includes(name)))
    return `an Easy action rolls no die for "${name}"; expected a "skill"`
  if (!attack && OF_ATTACKS.includes(name)) return `"${name}" is a word for attacks; expected "attack: true"`
  if (attack && (name === 'heal' || name === 'refresh')) return `an attack does not "${name}"; expected it in "does"`
  if (name === 'pierce' && skill !== 'ranged' && skill !== 'melee' && skill !== 'reflexes')
    return `no Armor opposes an action with ${skill} (CZ-ARMOR-2); expected ranged, melee or reflexes`
  if (!isAimed && AIMED.includes(name)) return `nobody is aimed at by "${name}"; expected "bands" or "who"`
  if (name === 'discard' && !/(^|\.)(gear|printed|loot|cybergear)(\[\d+\])?\./.test(path))
    return 'only a Gear or Loot card is discarded; expected the action on one'
  return undefined
}

/** Moments of one side alone: nobody is on the other. */
const ALONE =
  'activation-start activation-end moved falls looted marker control inspire-start inspire-end game-start game-end'
/** Moments of a player, which are no model's where nobody bears the card. */
const OF_PLAYERS = 'control inspire-start inspire-end game-start game-end'
const OF_ACTIONS =
  'action rolled crit fumble success failure hit opposed-lost opposed-won wounded takes-out armor-lost launch'

const isAmong = (words: string, word: string): boolean => words.split(' ').includes(word)

/** A trigger, or the goal of an Objective, which has no deeds. */
function momentProblems(path: string, trigger: CombatTrigger): string[] {
  const { on, by, who, in: isIn, once } = trigger
  const isBorne = !/^(scenarios|factions\[\d+\]\.objectives|objectives)\[\d+\]\.(?!cybergear)/.test(path)
  const isAlone = isAmong(ALONE, on)
  const mayAnswer = on === 'reaction' || (on !== 'launch' && isAmong(OF_ACTIONS, on))
  return [
    ...(who && isAlone ? [`.who: nobody is on the other side of "${on}"; expected "by", or another moment`] : []),
    ...(by && !isBorne && isAmong(OF_PLAYERS, on)
      ? [`.by: "${on}" is no moment of a model here; expected no "by"`]
      : []),
    ...(trigger.for && !isAmong(OF_ACTIONS, on) ? [`.for: no action belongs to "${on}"; expected another moment`] : []),
    ...(isIn && !mayAnswer ? [`.in: no [RE]action belongs to "${on}"; expected another moment`] : []),
    ...(once === 'round' ? ['.once: there are no rounds in a battle; expected activation or game'] : []),
    ...(trigger.do
      ? deedsProblems('.do', trigger.do, {
          hasMe: isBorne || !isAmong(OF_PLAYERS, on),
          hasThem: !isAlone || isOfTarget(path),
          mayActivate: true,
          on,
        })
      : []),
  ]
}

/** On a program's Running side `them` is whom it was launched at. */
const isOfTarget = (path: string): boolean => /^programs\[\d+\]\.running\./.test(path)

/** What deeds have to go by: who bears the card or acts, whoever is on the other side, and the moment. */
type Known = {
  readonly hasMe: boolean
  readonly hasThem: boolean
  readonly mayActivate?: boolean
  readonly on?: string
}

/** Deeds one after the other: who is picked is `them` from there on. */
function deedsProblems(path: string, deeds: readonly CombatDeed[], known: Known): string[] {
  const { hasMe, mayActivate = false, on } = known
  let { hasThem } = known
  return deeds.flatMap((deed, at) => {
    const [[verb, args] = ['', undefined]] = Object.entries(deed)
    const here = `${path}[${at}].${verb}`
    const own = JSON.stringify(args, (key, value) => (INNER.includes(key) ? undefined : value))
    const within = { hasMe, hasThem: hasThem || verb === 'all', ...(on !== undefined && { on }) }
    const problems = [
      ...(!hasMe && own.includes('"me"') ? [`${here}: nobody bears this card; expected another word than "me"`] : []),
      ...(!hasThem && own.includes('"them"')
        ? [`${here}: nobody is aimed at or picked; expected a "pick" before it`]
        : []),
      ...(verb === 'ignore' && on !== 'opposed-lost'
        ? [`${here}: no wounds are being dealt; expected it at "opposed-lost"`]
        : []),
      ...(verb === 'activate' && !mayActivate
        ? [`${here}: a Command is the action itself (CZ-COMMAND-1); expected it in "does", under no condition`]
        : []),
      ...partsOf(args).flatMap(([name, inner]) => deedsProblems(`${here}${name}`, inner, within)),
    ]
    if (verb === 'pick') hasThem = true
    return problems
  })
}

/** What lies within a deed and is looked at by itself. */
const INNER = ['do', 'else', 'standing']

/** The deeds within a deed: of a choice, of a die, of a condition. */
function partsOf(args: unknown): (readonly [path: string, deeds: readonly CombatDeed[]])[] {
  if (Array.isArray(args))
    return args.flatMap((one, at) => partsOf(one).map(([path, deeds]) => [`[${at}]${path}`, deeds] as const))
  if (!isNode(args)) return []
  return (['do', 'else'] as const).flatMap((key) => {
    const deeds = args[key]
    return Array.isArray(deeds) ? [[`.${key}`, deeds as CombatDeed[]] as const] : []
  })
}

const NEVER_ALLOWED = [
  'react',
  'spend-luck',
  'be-healed',
  'be-hacked',
  'be-stunned',
  'be-pushed',
  'be-targeted',
  'use-armor',
]
const AGAINST = [
  'react',
  'react-unhurt',
  'be-targeted',
  'use-armor',
  'pass-rivals',
  'acting',
  'opposing',
  'armor',
  ...skills,
]
const IN_ACTIONS = ['react-unhurt', 'be-targeted', 'use-armor', 'acting', 'opposing', 'armor', ...skills]

/** What an action has of its own card or not at all: whether it may be tried, and what becomes of the card. */
const OF_ITS_CARD = ['complex', 'difficult', 'discard']

function standingProblems(path: string, rule: CombatStanding): string[] {
  const { against } = rule
  if ('keyword' in rule) {
    const { name, crits } = rule.keyword
    const isDefense = name === 'defense'
    return [
      ...(OF_ITS_CARD.includes(name)
        ? [`.keyword: "${name}" is of an action's own card; expected it in "with" there`]
        : []),
      ...(crits && !AFTER_A_CRIT.includes(name)
        ? [`.keyword: "${name}" is settled before a Crit; expected ${AFTER_A_CRIT.join(', ')}`]
        : []),
      ...(isDefense && (rule.for || against)
        ? [
            `.${rule.for ? 'for' : 'against'}: Defense counts whenever its Skill opposes; expected "change: opposing" instead`,
          ]
        : []),
    ]
  }
  const word = 'change' in rule ? rule.change : 'allow' in rule ? rule.allow : rule.forbid
  const isOfTeam = (teamNumbers as readonly string[]).includes(word)
  const said = (['who', 'against', 'for'] as const).find((key) => rule[key] !== undefined)
  if (isOfTeam) {
    const where = teamPlace(path, word)
    return [
      ...(said ? [`.${said}: "${word}" is a number of the team; expected no "${said}"`] : []),
      ...(where ? [`.change: "${word}" changes nothing here; expected it on ${where}`] : []),
    ]
  }
  return [
    ...('change' in rule && rule.add === 0 ? ['.add: 0 changes nothing; expected another number'] : []),
    ...('allow' in rule && NEVER_ALLOWED.includes(word) ? [`.allow: "${word}" is free to all; expected "forbid"`] : []),
    ...(against && !AGAINST.includes(word)
      ? [`.against: nobody is on the other side of "${word}"; expected none`]
      : []),
    ...(rule.for && !IN_ACTIONS.includes(word) ? [`.for: "${word}" is asked for in no action; expected none`] : []),
  ]
}

/** Where a number of a team would count, if not here. */
function teamPlace(path: string, word: string): string | undefined {
  if (/objectives\[\d+\]\.standing/.test(path)) return undefined
  if (word !== 'luck') return 'an Objective'
  return /(versions|gear|printed)\[\d+\]\.standing|cybergear\.standing/.test(path)
    ? undefined
    : 'a character, Gear or an Objective'
}

/** Whole cards that promise what never comes. */
function cardProblems(path: string, node: Node): string[] {
  const text = () => JSON.stringify(node)
  if (/^loot\[\d+\]$/.test(path))
    return node.use === 'once' && !/"discard"/.test(text())
      ? ['.use: nothing discards this card; expected "discard" in an action or a deed, or "lasting"']
      : []
  if (/(^|\.)(gear|printed)\[\d+\]$/.test(path))
    return node.refresh !== undefined && !text().includes('"exhaust":"this"')
      ? ['.refresh: this card is never exhausted; expected "exhaust: this" in a deed']
      : []
  return /^programs\[\d+\]$/.test(path) ? programProblems(node, text()) : []
}

function programProblems({ loaded, running }: Node, text: string): string[] {
  const { bands, who } = loaded as CombatAction
  const { reload, drone, triggers } = running as Node
  return [
    ...(reload === 'drone-lost' && !drone
      ? ['.running.reload: there is no drone to be lost; expected another word']
      : []),
    ...(reload === 'target-clean' && bands === 0 && !who
      ? ['.running.reload: the program is launched at nobody; expected another word']
      : []),
    ...(reload === 'used' && (triggers as unknown[]).length === 0
      ? ['.running.reload: no trigger ever uses the program up; expected another word']
      : []),
    ...(drone && !text.includes('"card":"drone"')
      ? ['.running.drone: nothing deploys it; expected "deploy: { card: drone }"']
      : []),
  ]
}
