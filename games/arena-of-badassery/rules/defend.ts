import {
  askGuard,
  askToken,
  chanceToMeet,
  type Guard,
  type GuardAsk,
  type GuardWay,
  guardWords,
  type Harm,
  hasKeyword,
  isCrit,
  isFumble,
  type Keyword,
  mattersOf,
  meets,
  type ReadRow,
  type Roll,
  rollDie,
  shareOf,
  sideOf,
  suffer,
  type Token,
  tokenText,
} from '@muster/reaction'
import { ok, refuse, type Verdict, type Words } from '@muster/table'
import type { Skill } from '../content/grammar/words.ts'
import { attackAs } from './assault.ts'
import { rolls } from './dice.ts'
import { isFreeTo } from './effects/liberty.ts'
import { woundRules } from './effects/rules.ts'
import { gearCardOf, nameOf, tableOptions } from './lookup.ts'
import { offerLuck } from './luck.ts'
import { addTo } from './numbers.ts'
import { workingShield, woundShield } from './shield.ts'
import type { Enemy, Held, Hunter, State } from './state.ts'
import type { Table } from './table.ts'

/** What a hunter defends against. */
export interface Threat {
  /** The Target Number (AB-DEFEND-4). */
  readonly need: number
  /** AB-DEFEND-6, AB-DEFEND-7: a melee attack is met with Melee, any other with Reflexes. */
  readonly kind: 'melee' | 'ranged'
  readonly keywords: readonly Keyword[]
  readonly by?: Enemy | undefined
  /** AB-R-44: a friend's Crit is held off by a Crit alone. */
  readonly onlyCrit?: boolean
}

/** What a hunter defended with, what was rolled in the end, and whether it held. */
export interface Defence {
  readonly guard: Guard
  readonly roll: Roll
  readonly held: boolean
}

/** What a guard question is about. */
export interface Attacked extends GuardAsk {
  readonly state: State
  readonly hunter: Hunter
  readonly threat: Threat
}

/** The numbers behind a guard question: what must be reached, by which kind of attack, whose, and whether only by a Crit. */
export interface GuardNumbers extends Readonly<Record<string, unknown>> {
  readonly hunter: string
  readonly need: number
  readonly kind: Threat['kind']
  readonly by: string | undefined
  readonly onlyCrit: boolean
}

const SHIELD = 'shield'

const RANGED = 'ranged'
const SHIELD_RANGED = `${SHIELD} ${RANGED}`

const ways: Readonly<Record<string, string>> = {
  '': '',
  [SHIELD]: ' Shield token',
  [RANGED]: ', with Ranged',
  [SHIELD_RANGED]: ' Shield token, with Ranged',
}

const shieldDefends = refuse('AB-SHIELD-3', 'a working shield must defend')
const shieldHelpsNot = refuse('AB-KEYWORD-1', 'a shield does not defend against Shock')
const onlyMelee = refuse('AB-KEYWORD-38', 'Ranged takes a Pistol, and defends against melee attacks alone')
const pistolEmpty = refuse('AB-KEYWORD-39', 'the Pistol is out of ammo')
const noToken = refuse('AB-DEFEND-1', 'a hunter defends with one of its own tokens')

const plainWords = guardWords<Attacked>({
  rule: 'AB-DEFEND-1',
  prompt: ({ state, hunter, threat: { need, by, kind, onlyCrit } }) =>
    `${nameOf(state, hunter.id)} is attacked${by ? ` by ${nameOf(state, by.id)}` : ''} (${kind}): ${onlyCrit ? 'only a Crit' : `${need} or more`} defends. Defend with which token?`,
  text: ({ by, token, add }) => `${tokenText(token)}${ways[by]} (${add < 0 ? add : `+${add}`})`,
  refs: (_, { hunter }) => [hunter.id],
  about: ({ hunter, threat: { need, kind, by, onlyCrit = false } }): GuardNumbers => ({
    hunter: hunter.id,
    need,
    kind,
    by: by?.id,
    onlyCrit,
  }),
  holds: (side, { threat: { need, onlyCrit } }) =>
    onlyCrit ? 1 / side.die.faces.length : shareOf(chanceToMeet(side, need)),
})

const pistols = (state: State, { gear }: Hunter): Held[] =>
  gear.filter((held) => gearCardOf(state, held).keywords.includes('pistol'))

/** AB-KEYWORD-38, AB-KEYWORD-39: a Pistol that is equipped and loaded. */
const hasPistol = (state: State, hunter: Hunter): boolean => pistols(state, hunter).some(({ down }) => !down)

/** Whatever it could be thought to defend with: its shield or its Action Tokens, each with the usual Skill or with Ranged. */
function guardsThought({ hunter, ways }: Attacked): Guard[] {
  const shield = workingShield(hunter)?.shield ?? []
  const rows: readonly (readonly [by: string, row: ReadRow])[] = [
    [SHIELD, shield],
    ['', hunter.tokens],
    [SHIELD_RANGED, shield],
    [RANGED, hunter.tokens],
  ]
  return rows.flatMap(([by, row]) =>
    [...new Set(row)].map((token) => ({ by, token, add: ways.find((way) => way.by === by)?.add ?? 0 })),
  )
}

/** AB-SHIELD-3, AB-KEYWORD-1, AB-KEYWORD-38, AB-KEYWORD-39: why it cannot defend so. */
function guardVerdict({ by }: Pick<Guard, 'by'>, { state, hunter, threat, ways }: Attacked): Verdict {
  if (ways.some((way) => way.by === by)) return ok
  const isRanged = by === RANGED || by === SHIELD_RANGED
  if (isRanged && (threat.kind === 'ranged' || !hasPistol(state, hunter)))
    return threat.kind === 'melee' && pistols(state, hunter).length > 0 ? pistolEmpty : onlyMelee
  return by === SHIELD || by === SHIELD_RANGED ? shieldHelpsNot : shieldDefends
}

const words: Words<Guard, Attacked> = {
  ...plainWords,
  candidates: guardsThought,
  verdict: guardVerdict,
  whyNot: () => noToken,
}

/** AB-DEFEND-1, AB-SHIELD-3, AB-SHIELD-4, AB-KEYWORD-1, AB-KEYWORD-38: with which tokens, and with which Skill. */
function waysToDefend(state: State, hunter: Hunter, { kind, keywords, by }: Threat): GuardWay[] {
  const skill: Skill = kind === 'melee' ? 'melee' : 'reflexes'
  const about = { against: by, action: attackAs(kind, keywords) }
  const add = addTo(state, 'defending', hunter, skill, about)
  const shield = hasKeyword(keywords, 'shock') ? undefined : workingShield(hunter)
  const bare: GuardWay = { by: '', tokens: hunter.tokens, add }
  const shielded: GuardWay[] = shield ? [{ by: SHIELD, tokens: shield.shield ?? [], add }] : []
  const usual = !shield || isFreeTo(state, 'lower-the-shield', hunter, about) ? [...shielded, bare] : shielded
  if (kind === 'ranged' || !hasPistol(state, hunter)) return usual
  const aimed = addTo(state, 'defending', hunter, 'ranged', about)
  return [
    ...usual,
    ...usual.map(({ by, tokens }) => ({ by: by === SHIELD ? SHIELD_RANGED : RANGED, tokens, add: aimed })),
  ]
}

/** AB-DEFEND-1..10, AB-DEFEND-14: the token, the die, Luck; whether the attack is held off. */
export function defend(table: Table, state: State, hunter: Hunter, threat: Threat): Defence {
  const { seat } = hunter
  const ask: Attacked = { ways: waysToDefend(state, hunter, threat), state, hunter, threat }
  const guard = askGuard(table, seat, words, ask)
  const { die, add } = sideOf(guard)
  const roll = rollDie(table, seat, die, rolls.defence, mattersOf(die, add, [threat.need]))
  const holds = () => (threat.onlyCrit ? isCrit(roll) : meets(roll, add, threat.need))
  const about = { against: threat.by, action: attackAs(threat.kind, threat.keywords) }
  offerLuck(table, state, hunter, [roll], isFreeTo(state, 'defend-again', hunter, about) ? roll : undefined, holds)
  const held = holds()
  table.tell(() => {
    const told = { id: hunter.id, token: guard.token, total: roll.face + add, need: threat.need, ...faceOf(roll) }
    if (held) return { event: 'defended', rule: 'AB-DEFEND-9', ...told }
    const missed = threat.onlyCrit ? { onlyCrit: true } : {}
    return { event: 'undefended', rule: threat.onlyCrit ? 'AB-R-44' : 'AB-DEFEND-9', ...told, ...missed }
  })
  return { guard, roll, held }
}

/** What is told of a face that settles a roll by itself (AB-CRIT-1, AB-CRIT-2). */
export const faceOf = (roll: Roll): { readonly crit?: true; readonly fumble?: true } =>
  isCrit(roll) ? { crit: true } : isFumble(roll) ? { fumble: true } : {}

/** What wounds came to on a hunter: what became of it, how many its Action Tokens took, and whether they open [RE]actions. */
export interface Hurt {
  readonly harm: Harm
  readonly dealt: number
  readonly onTokens: boolean
}

const UNHURT: Hurt = { harm: 'unhurt', dealt: 0, onTokens: false }

/**
 * AB-DEFEND-11..13, AB-REDLINE-5, AB-SHIELD-5, AB-R-39, AB-R-40: the first wound falls on what defended, the others on Action Tokens,
 * or on the shield as long as it holds where the table plays so.
 */
export function takeWounds(table: Table, state: State, hunter: Hunter, wounds: number, { by, token }: Guard): Hurt {
  if (wounds === 0) return UNHURT
  if (by !== SHIELD && by !== SHIELD_RANGED)
    return { harm: suffer(table, woundRules, hunter, wounds, token), dealt: wounds, onTokens: true }
  woundShield(table, state, hunter, token)
  let left = wounds - 1
  if (tableOptions(state).shieldOverflow === 'shield-first')
    for (; left > 0 && workingShield(hunter); left--) woundShield(table, state, hunter, nextShieldToken(table, hunter))
  const opens = left > 0 || tableOptions(state).shieldWoundOpensReaction
  return { harm: suffer(table, woundRules, hunter, left), dealt: left, onTokens: opens }
}

/** AB-R-39: the controller's choice among the tokens still on the shield. */
function nextShieldToken(table: Table, hunter: Hunter): Token {
  const row = workingShield(hunter)?.shield ?? []
  const bearer = { id: hunter.id, seat: hunter.seat, tokens: row.slice() }
  return askToken(table, hunter.seat, 'wound', bearer, row, 'AB-R-39')
}
