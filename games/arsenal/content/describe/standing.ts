import type { Scope, StandingRule } from '../grammar.ts'

/** Whose rolls, Mechs or Attacks a standing rule speaks of. */
const whose = (who: Scope, what: string): string => {
  const inside = { 'rivals-inside': 'rivals', 'allies-inside': 'your side', 'everyone-inside': 'every player' }
  return who === 'me' ? `your ${what}` : `the ${what} of ${inside[who]} within the Radius`
}

const stats = {
  atk: 'ATK',
  eva: 'EVA',
  arm: 'ARM',
  free: 'free standard moves',
  paid: 'paid standard moves',
  hand: 'maximum hand size',
}
const plus = (value: number): string => (value < 0 ? String(value) : `+${value}`)

const plusDice = (add: number): string => `${plus(add)} ${Math.abs(add) === 1 ? 'die' : 'dice'}`
const LOCKED = ' against anything you have a lock on'

/** AR-FUNCTION-10: what holds while a card is in play, in words. */
export function describeStanding(rule: StandingRule): string {
  if ('dice' in rule) {
    const rolls = whose(rule.who, `${rule.dice} rolls${rule.type ? ` in ${rule.type} Attacks` : ''}`)
    return `${plusDice(rule.add)} on ${rolls}${rule.against ? LOCKED : ''}${rule.autonomous ? ', also for Autonomous Objects' : ''}.`
  }
  if ('stat' in rule) return `${plus(rule.add)} to ${whose(rule.who, stats[rule.stat])}.`
  if ('harm' in rule) {
    const attacks = whose(rule.who, `${rule.type ? `${rule.type} ` : ''}Attacks`)
    return `${plus(rule.harm)} damage with ${attacks}${rule.against ? LOCKED : ''}.`
  }
  if ('shield' in rule) {
    const covered = whose(rule.who, { mech: 'Mech', objects: 'Objects', both: 'Mech and Objects' }[rule.to])
    return `Each time, prevent ${rule.shield} damage${rule.type ? ` from ${rule.type} Attacks` : ''} to ${covered}.`
  }
  if ('reach' in rule) return `Your extended range reaches ${rule.reach} hexes.`
  if ('cost' in rule) return describeCost(rule)
  return `${rule.forbid === 'moves' ? 'No standard moves' : 'No locks'} for ${rule.who === 'me' ? 'you' : whose(rule.who, 'Mechs')}.`
}

function describeCost({ cost, of, nth }: Extract<StandingRule, { cost: number }>): string {
  const change = `${Math.abs(cost)} ${cost < 0 ? 'less' : 'more'}`
  if (nth !== undefined) return `Attack number ${nth} you play each turn costs ${change}.`
  return `Your ${of === 'all' ? 'cards' : `${typeNames[of]} cards`} cost ${change}.`
}

const typeNames = {
  action: 'Action',
  attack: 'Attack',
  'lock-on': 'Lock-On',
  object: 'Object',
  protocol: 'Protocol',
  all: '',
}
