import { bandsOf, hasReady, isRedLined } from '@muster/reaction'
import { ok, refuse, type Verdict } from '@muster/table'
import type { CombatAction } from '../content/grammar/index.ts'
import { isWithin, REACH } from './components.ts'
import { isStunned } from './gonk.ts'
import { areRivals } from './lookup.ts'
import type { Battle, Model } from './state.ts'

/** CZ-BASIC-1: the six basic actions, one for each Skill. */
export const basicActions = ['move', 'shoot', 'strike', 'triage', 'firewall', 'command'] as const
export type BasicAction = (typeof basicActions)[number]

export function isBasic(id: string): id is BasicAction {
  return (basicActions as readonly string[]).includes(id)
}

const plain = { attack: false, keywords: [], does: [], fails: [] } as const

/** CZ-BASIC-2, CZ-BASIC-4, CZ-BASIC-6, CZ-BASIC-7, CZ-BASIC-11, CZ-BASIC-14: Skill, range and whether it attacks. */
export const basics: Readonly<Record<BasicAction, CombatAction>> = {
  move: { ...plain, name: 'Move', skill: 'reflexes', bands: 0 },
  shoot: { ...plain, name: 'Ranged Attack', skill: 'ranged', bands: bandsOf(['yellow', 'green']), attack: true },
  strike: { ...plain, name: 'Melee Attack', skill: 'melee', bands: bandsOf(['red']), attack: true },
  triage: { ...plain, name: 'Triage', skill: 'medical', bands: bandsOf(['red']) },
  firewall: { ...plain, name: 'Firewall Defender', skill: 'tech', bands: bandsOf(['red']) },
  command: { ...plain, name: 'Command', skill: 'influence', bands: bandsOf(['red']) },
}

const COMPLEX = { name: 'complex', x: 0, skill: undefined, crits: false } as const

/** CZ-LOOT-3, CZ-LOOT-4, CZ-LOOT-9: both are Complex; Loot Gear takes a Tech roll, Loot Goods none. */
export const looting: Readonly<Record<'loot-gear' | 'loot-goods', CombatAction>> = {
  'loot-gear': { ...plain, name: 'Loot Gear', skill: 'tech', bands: 0, keywords: [COMPLEX] },
  'loot-goods': { ...plain, name: 'Loot Goods', bands: 0, keywords: [COMPLEX] },
}

export const isLooting = (id: string): id is keyof typeof looting => id === 'loot-gear' || id === 'loot-goods'

export const NO_PATIENT = refuse('CZ-R-55', 'nobody treats a rival')
const NO_FRIEND = refuse('CZ-BASIC-11', 'this is done for a friendly model')
const NOT_YOURS = refuse('CZ-BASIC-14', 'only a friendly model is commanded so')
const NOT_SELF = refuse('CZ-BASIC-10', 'nobody treats its own wounds')
const OUT_OF_REACH = refuse('CZ-BASIC-8', 'the patient is not within reach')
const NOT_RED_LINED = refuse('CZ-BASIC-9', 'only who is Red-lined can be treated')
const NO_HEALING = refuse('CZ-GONK-11', 'a Gonk cannot be healed')
const NOT_HACKED = refuse('CZ-R-149', 'there is no Hacked token to remove')
const NOT_OTHER = refuse('CZ-R-6', 'a Command activates somebody else')
const NOT_NOW = refuse('CZ-R-128', 'nobody is activated by a Command while a team is being inspired')
const SITS_OUT = refuse('CZ-R-78', 'a stunned Gonk cannot be activated')
const NOT_READY = refuse('CZ-COMMAND-6', 'a character without a Ready token cannot be activated')

/** CZ-R-55: the basic actions that are for models of the own team. */
export const isForOwn = (id: string): boolean => id === 'triage' || id === 'firewall' || id === 'command'

/** What a basic action asks of its target beyond range and path. */
export function basicVerdict(battle: Battle, id: BasicAction, by: Model, target: Model): Verdict {
  if (id === 'triage') return triageVerdict(battle, by, target)
  if (id === 'firewall') return firewallVerdict(battle, by, target)
  return id === 'command' ? commandVerdict(battle, by, target) : ok
}

function triageVerdict(battle: Battle, by: Model, target: Model): Verdict {
  if (target === by) return NOT_SELF
  if (areRivals(battle, by, target)) return NO_PATIENT
  if (target.kind !== 'character') return NO_HEALING
  if (!isWithin(battle, by, target, REACH)) return OUT_OF_REACH
  return isRedLined(target.tokens) ? ok : NOT_RED_LINED
}

function firewallVerdict(battle: Battle, by: Model, target: Model): Verdict {
  if (areRivals(battle, by, target)) return NO_FRIEND
  return target.hacked > 0 ? ok : NOT_HACKED
}

function commandVerdict(battle: Battle, by: Model, target: Model): Verdict {
  return areRivals(battle, by, target) ? NOT_YOURS : activationVerdict(battle, by, target)
}

/** CZ-COMMAND-6, CZ-COMMAND-7, CZ-R-6, CZ-R-78, CZ-R-113, CZ-R-128: whether a Command Action could make somebody on the table the Active Model. */
export function activationVerdict({ stage }: Battle, by: Model, target: Model): Verdict {
  if (target === by) return NOT_OTHER
  if (stage === 'inspire') return NOT_NOW
  if (target.kind === 'gonk') return isStunned(target) ? SITS_OUT : ok
  return hasReady(target.tokens) ? ok : NOT_READY
}
