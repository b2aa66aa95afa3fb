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
  healed,
  isCrit,
  isFumble,
  type Keyword,
  mattersOf,
  meets,
  type Roll,
  rollDie,
  shareOf,
  sideOf,
  suffer,
  type Token,
  tokenText,
} from '@muster/reaction'
import type { Skill } from '../content/grammar/words.ts'
import { attackAs } from './assault.ts'
import { rolls } from './dice.ts'
import { isFreeTo } from './effects/liberty.ts'
import { woundRules } from './effects/rules.ts'
import { gearCardOf, nameOf, tableOptions } from './lookup.ts'
import { offerLuck } from './luck.ts'
import { beforeDefence } from './moments.ts'
import { addTo } from './numbers.ts'
import { workingShield, woundShield } from './shield.ts'
import type { Enemy, Hunter, State } from './state.ts'
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

const words = guardWords<Attacked>({
  rule: 'AB-DEFEND-1',
  prompt: ({ state, hunter, threat: { need, by, kind } }) =>
    `${nameOf(state, hunter.id)} is attacked${by ? ` by ${nameOf(state, by.id)}` : ''} (${kind}): ${need} or more defends. Defend with which token?`,
  text: ({ by, token, add }) => `${tokenText(token)}${ways[by]} (${add < 0 ? add : `+${add}`})`,
  refs: (_, { hunter }) => [hunter.id],
  about: ({ hunter, threat: { need, kind, by, onlyCrit = false } }): GuardNumbers => ({
    hunter: hunter.id,
    need,
    kind,
    by: by?.id,
    onlyCrit,
  }),
  holds: (side, { threat: { need } }) => shareOf(chanceToMeet(side, need)),
})

/** AB-KEYWORD-38, AB-KEYWORD-39: a Pistol that is equipped and loaded. */
function hasPistol(state: State, { gear }: Hunter): boolean {
  return gear.some((held) => !held.down && gearCardOf(state, held).keywords.includes('pistol'))
}

/** AB-DEFEND-1, AB-SHIELD-3, AB-SHIELD-4, AB-KEYWORD-1, AB-KEYWORD-38: with which tokens, and with which Skill. */
function waysToDefend(state: State, hunter: Hunter, { kind, keywords, by }: Threat): GuardWay[] {
  const skill: Skill = kind === 'melee' ? 'melee' : 'reflexes'
  const about = { against: by, action: attackAs(kind, keywords) }
  const add = addTo(state, 'defending', hunter, skill, about)
  const shield = hasKeyword(keywords, 'shock') ? undefined : workingShield(hunter)
  const bare: GuardWay = { by: '', tokens: hunter.tokens, add }
  const shielded: GuardWay[] = shield ? [{ by: SHIELD, tokens: shield.shield ?? [], add }] : []
  const usual = !shield || isFreeTo(state, 'lower-the-shield', hunter) ? [...shielded, bare] : shielded
  if (kind === 'ranged' || !hasPistol(state, hunter)) return usual
  const aimed = addTo(state, 'defending', hunter, 'ranged', about)
  return [
    ...usual,
    ...usual.map(({ by, tokens }) => ({ by: by === SHIELD ? SHIELD_RANGED : RANGED, tokens, add: aimed })),
  ]
}

/** AB-DEFEND-1..10, AB-DEFEND-14: the token, the die, Luck; whether the attack is held off. */
export function defend(table: Table, state: State, hunter: Hunter, threat: Threat): Defence {
  beforeDefence(table, state, hunter)
  const { seat } = hunter
  const ask: Attacked = { ways: waysToDefend(state, hunter, threat), state, hunter, threat }
  const guard = askGuard(table, seat, words, ask)
  const { die, add } = sideOf(guard)
  const roll = rollDie(table, seat, die, rolls.defence, mattersOf(die, add, [threat.need]))
  offerLuck(table, state, hunter, [roll], isFreeTo(state, 'defend-again', hunter) ? roll : undefined)
  const held = threat.onlyCrit ? isCrit(roll) : meets(roll, add, threat.need)
  const told = { id: hunter.id, token: guard.token, total: roll.face + add, need: threat.need, ...faceOf(roll) }
  if (held) table.tell({ event: 'defended', rule: 'AB-DEFEND-9', ...told })
  else {
    const missed = threat.onlyCrit ? { onlyCrit: true } : {}
    table.tell({ event: 'undefended', rule: threat.onlyCrit ? 'AB-R-44' : 'AB-DEFEND-9', ...told, ...missed })
  }
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
  if (by !== SHIELD && by !== SHIELD_RANGED) {
    // Luck that was spent on the roll may have healed it.
    const now = hunter.tokens.includes(token) ? token : healed(token)
    return { harm: suffer(table, woundRules, hunter, wounds, now), dealt: wounds, onTokens: true }
  }
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
