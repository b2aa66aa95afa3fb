import { freeTokens, isReady, payingTokens, readToken, type Token } from '@muster/reaction'
import type { Offer, Random } from '@muster/table'
import { ok } from '@muster/table'
import { type Means, meansOf } from './action.ts'
import { aimsOf, aimVerdict, firstFrom, someAim } from './attack.ts'
import { canWalkWith, rowAfter, someWalkWith, thawsOf, walkingVerdict, walksWith } from './basic.ts'
import { basicsOf, basicVerdict, readBasic } from './basics.ts'
import { hunterOf, zoneLabelled } from './lookup.ts'
import { type Basic, END, type Menu, type Option } from './option.ts'
import { type Spend, spendsOf } from './spend.ts'
import type { Hunter } from './state.ts'

type Walk = Extract<Option, { do: 'move' }>

/** AB-ACTION-2, AB-ACTION-4, AB-FREE-2: the tokens an action may be taken with; for a frozen hunter once it has thawed. */
export function tokensFor({ state, hunter, terms }: Menu, thaw?: Token): Token[] {
  const row = rowAfter(hunterOf(state, hunter).tokens, thaw)
  return terms.free === undefined ? payingTokens(row) : freeTokens(row)
}

/** AB-FREE-1: whether the terms let a hunter make a move. */
export const mayWalk = ({ terms: { free } }: Menu): boolean => free === undefined || free === 'any' || free === 'move'

/** AB-KEYWORD-22, AB-FREE-1: whether the terms let a hunter use one of its other actions. */
export function mayUse({ terms: { limit, free } }: Menu, { action, source }: Means): boolean {
  if (limit === 'move') return false
  switch (free) {
    case undefined:
    case 'any':
      return true
    case 'attack':
      return action.attack
    case 'melee':
      return source === 'melee'
    default:
      return false
  }
}

/** The same for the basic actions without a roll. */
export function mayDoBasic({ terms: { limit, free } }: Menu, { do: kind }: Basic): boolean {
  if (limit === 'move') return false
  return free === undefined || free === 'any' || ((free === 'interact' || free === 'swap') && kind === free)
}

function walksOf(menu: Menu): Walk[] {
  if (!mayWalk(menu)) return []
  const hunter = hunterOf(menu.state, menu.hunter)
  return thawsOf(hunter).flatMap((thaw) =>
    tokensFor(menu, thaw).flatMap((token) => walksWith(menu.state, hunter, token, thaw)),
  )
}

function someWalk(menu: Menu, random: Random): Walk | undefined {
  if (!mayWalk(menu)) return undefined
  const hunter = hunterOf(menu.state, menu.hunter)
  const thaws = thawsOf(hunter)
  if (thaws.length === 0) return undefined
  const thaw = thaws[random.below(thaws.length)]
  const tokens = tokensFor(menu, thaw)
  if (tokens.length === 0) return undefined
  return someWalkWith(menu.state, hunter, tokens[random.below(tokens.length)] as Token, thaw, random)
}

function usesOf(menu: Menu): Option[] {
  const { state } = menu
  const hunter = hunterOf(state, menu.hunter)
  const tokens = tokensFor(menu)
  return meansOf(state, hunter)
    .filter((means) => mayUse(menu, means) && (tokens.length > 0 || mayRun(menu, hunter, means)))
    .flatMap((means) => {
      const runs = mayRun(menu, hunter, means)
      return aimsOf(state, hunter, means)
        .filter((aim) => aimVerdict(state, hunter, means, aim) === ok)
        .flatMap((aim) => [
          ...tokens.map((token): Option => ({ do: 'use', source: means.source, aim, token })),
          ...(runs ? [runWith(means, aim)] : []),
        ])
    })
}

/** Any one of them, come by without the others: of the actions, aims and tokens each from a random one on the first that will do. */
function someUse(menu: Menu, random: Random): Option | undefined {
  const { state } = menu
  const hunter = hunterOf(state, menu.hunter)
  const tokens = tokensFor(menu)
  return firstFrom(meansOf(state, hunter), random, (means) => {
    const runs = mayRun(menu, hunter, means)
    const ways = tokens.length + (runs ? 1 : 0)
    if (ways === 0 || !mayUse(menu, means)) return undefined
    const aim = someAim(state, hunter, means, random)
    if (aim === undefined) return undefined
    const token = tokens[random.below(ways)]
    return token === undefined ? runWith(means, aim) : { do: 'use', source: means.source, aim, token }
  })
}

/** AB-KEYWORD-48: whether a weapon's own token may pay: for an attack with it as a [RE]action. */
export function mayRun({ terms }: Menu, { gear }: Hunter, { action, gear: card }: Means): boolean {
  return terms.isReaction && action.attack && gear.some((held) => held.card === card && !held.down && held.run === 'Y+')
}

const runWith = ({ source }: Means, aim: string): Option => ({ do: 'use', source, aim, token: 'Y+', run: true })

function basicOptions(menu: Menu): Option[] {
  const hunter = hunterOf(menu.state, menu.hunter)
  return tokensFor(menu).flatMap((token) =>
    basicsOf(menu.state, hunter, token).filter((option) => mayDoBasic(menu, option)),
  )
}

function someBasic(menu: Menu, random: Random): Option | undefined {
  const hunter = hunterOf(menu.state, menu.hunter)
  const tokens = tokensFor(menu)
  if (tokens.length === 0) return undefined
  const token = tokens[random.below(tokens.length)] as Token
  return firstFrom(basicsOf(menu.state, hunter, token), random, (one) => (mayDoBasic(menu, one) ? one : undefined))
}

/** AB-LOOT-9: Loot is used besides, and costs no token. */
const spendOptions = ({ state, hunter }: Menu): Option[] =>
  spendsOf(state, hunterOf(state, hunter)).map((spend): Option => ({ do: 'spend', ...spend }))

/** Whether there is anything to do but end and use Loot. */
export const hasOptions = (menu: Menu): boolean =>
  canWalk(menu) || someUse(menu, inOrder) !== undefined || someBasic(menu, inOrder) !== undefined

/** Takes the first of everything. */
export const inOrder: Random = { below: () => 0 }

function canWalk(menu: Menu): boolean {
  if (!mayWalk(menu)) return false
  const hunter = hunterOf(menu.state, menu.hunter)
  const { free } = menu.terms
  for (const thaw of thawsOf(hunter))
    for (const token of rowAfter(hunter.tokens, thaw))
      if ((free !== undefined || isReady(token)) && canWalkWith(menu.state, hunter, token)) return true
  return false
}

/** Everything that can be done now, in order: moves, actions, basic actions, Loot, the end. */
const actsOf = (menu: Menu): Option[] => [
  ...walksOf(menu),
  ...usesOf(menu),
  ...basicOptions(menu),
  ...spendOptions(menu),
  END,
]

function someSpend({ state, hunter }: Menu, random: Random): Option | undefined {
  const spends = spendsOf(state, hunterOf(state, hunter))
  if (spends.length === 0) return undefined
  const { loot, how } = spends[random.below(spends.length)] as Spend
  return { do: 'spend', loot, how }
}

/** Kinds in the order random play tries them from a random start: attacks more often, since games should end. */
const SAMPLED = [someWalk, someUse, someBasic, someUse, someSpend, someUse, () => END] as const

/** Any one of the options: a kind at random, then one of that kind; the end is always possible. */
function sampleOption(menu: Menu, random: Random): Option {
  for (let at = random.below(SAMPLED.length); ; at = (at + 1) % SAMPLED.length) {
    const option = SAMPLED[at]?.(menu, random)
    if (option) return option
  }
}

/** A key taken apart: its first word, the rest, and the token. */
export interface ReadKey {
  readonly word: string
  readonly rest: string
  readonly token: Token | undefined
}

export function readKey(key: string): ReadKey {
  const { key: rest, token } = readToken(key)
  const at = rest.indexOf(' ')
  return at < 0 ? { word: rest, rest: '', token } : { word: rest.slice(0, at), rest: rest.slice(at + 1), token }
}

/** The option with a key, judged by itself. */
function readOption(key: string, menu: Menu): Option | undefined {
  if (key === 'end') return END
  const { word, rest, token } = readKey(key)
  const { state } = menu
  const hunter = hunterOf(state, menu.hunter)
  if (word === 'spend') return spendOptions(menu).find((one) => one.do === 'spend' && rest === `${one.loot} ${one.how}`)
  if (token === undefined) return undefined
  if (word === 'move') {
    const walk = readWalk(menu, rest, token)
    return walk && isOpen(menu, hunter, walk) ? walk : undefined
  }
  if (rest.endsWith(RUN)) return readRun(menu, hunter, word, rest.slice(0, -RUN.length))
  if (!tokensFor(menu).includes(token)) return undefined
  const basic = readBasic(word, rest, token)
  if (basic) return mayDoBasic(menu, basic) && basicVerdict(state, hunter, basic) === ok ? basic : undefined
  const means = meansOf(state, hunter).find(({ source }) => source === word)
  if (!means || !mayUse(menu, means) || aimVerdict(state, hunter, means, rest) !== ok) return undefined
  return { do: 'use', source: word, aim: rest, token }
}

/** How a key says that the weapon's own token pays. */
export const RUN = ' by its own token'

function readRun(menu: Menu, hunter: Hunter, source: string, aim: string): Option | undefined {
  const means = meansOf(menu.state, hunter).find((one) => one.source === source)
  if (!means || !mayUse(menu, means) || !mayRun(menu, hunter, means)) return undefined
  return aimVerdict(menu.state, hunter, means, aim) === ok ? runWith(means, aim) : undefined
}

/** "c4", "c4 via b3", "c4 thaw G+": where, by which Loot, and with which wound. */
export function readWalk({ state }: Menu, rest: string, token: Token): Walk | undefined {
  const [label = '', ...more] = rest.split(' ')
  const zone = zoneLabelled(state, label)
  const wordAfter = (word: string) => (more.includes(word) ? more[more.indexOf(word) + 1] : undefined)
  const [by, thaw] = [wordAfter('via'), wordAfter('thaw') as Token | undefined]
  const via = by === undefined ? undefined : zoneLabelled(state, by)
  if (zone < 0 || (via !== undefined && via < 0)) return undefined
  return { do: 'move', zone, ...(via === undefined ? {} : { via }), token, ...(thaw === undefined ? {} : { thaw }) }
}

function isOpen(menu: Menu, hunter: Hunter, walk: Walk): boolean {
  if (!mayWalk(menu) || !thawsOf(hunter).includes(walk.thaw)) return false
  return tokensFor(menu, walk.thaw).includes(walk.token) && walkingVerdict(menu.state, hunter, walk) === ok
}

export const menuOffer: Offer<Option, Menu> = { options: actsOf, sample: sampleOption, read: readOption }
