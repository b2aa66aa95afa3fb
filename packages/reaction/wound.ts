import type { Seat, Table } from '@muster/table'
import { asItLies, exchange, type Harm, isRedLined, woundIn } from './row.ts'
import { healed, isRed, isWounded, type Token } from './token.ts'
import { askToken, type Bearer } from './which.ts'

/** The rules of a game that wounds are told with: one constant of the game. */
export interface WoundRules {
  readonly wound: string
  /** A wound whose token its controller picks, and that there is none left for it, where other rules say that. */
  readonly chosen?: string
  readonly chosenOut?: string
  readonly redLined: string
  readonly out: string
  readonly heal: string
}

/** AB-DEFEND-11..13, CZ-WOUND-1..5, CZ-R-18, CZ-R-19: a wound on the very token that was rolled with. */
export function woundToken(
  table: Table,
  rules: WoundRules,
  bearer: Bearer,
  token: Token,
  rule: string = rules.wound,
): Harm {
  const wasRedLined = isRedLined(bearer.tokens)
  const harm = woundIn(bearer.tokens, token)
  if (harm === 'out') {
    table.tell(() => ({ event: 'out', rule: rules.out, id: bearer.id }))
    return harm
  }
  table.tell(() => ({ event: 'wound', rule, id: bearer.id, token }))
  if (!wasRedLined && isRedLined(bearer.tokens))
    table.tell(() => ({ event: 'red-lined', rule: rules.redLined, id: bearer.id }))
  return harm
}

/** AB-REDLINE-4..6, AB-R-38, CZ-WOUND-9..11, CZ-R-53: a wound whose token the controller picks among those not RED; of so many that come. */
export function woundChosen(table: Table, rules: WoundRules, bearer: Bearer, wounds = 1): Harm {
  const choices = bearer.tokens.filter((token) => !isRed(token))
  if (choices.length === 0) {
    table.tell(() => ({ event: 'out', rule: rules.chosenOut ?? rules.out, id: bearer.id }))
    return 'out'
  }
  const rule = rules.chosen ?? rules.wound
  return woundToken(table, rules, bearer, askToken(table, bearer.seat, 'wound', bearer, choices, rule, wounds), rule)
}

/**
 * Wounds one after the other, each on the row as it is then: the first on the token that was rolled with, where there is one,
 * the others on chosen ones. Nobody is wounded who is out.
 */
export function suffer(table: Table, rules: WoundRules, bearer: Bearer, wounds: number, rolled?: Token): Harm {
  let harm: Harm = 'unhurt'
  for (let taken = 0; taken < wounds && harm !== 'out'; taken++) {
    const token = taken === 0 && rolled !== undefined ? asItLies(bearer.tokens, rolled) : undefined
    harm = token ? woundToken(table, rules, bearer, token) : woundChosen(table, rules, bearer, wounds - taken)
  }
  return harm
}

/**
 * AB-HEAL-1, AB-HEAL-2, CZ-HEAL-1..3, CZ-R-55: heals up to so many wounds, each of a token that a seat picks: the owner's in
 * one game, the healer's in the other. How many it healed.
 */
export function heal(table: Table, rules: WoundRules, seat: Seat, bearer: Bearer, wounds: number): number {
  for (let done = 0; done < wounds; done++) {
    const choices = bearer.tokens.filter(isWounded)
    if (choices.length === 0) return done
    const token = askToken(table, seat, 'heal', bearer, choices, rules.heal, wounds - done)
    exchange(bearer.tokens, token, healed(token))
    table.tell(() => ({ event: 'healed', rule: rules.heal, id: bearer.id, token }))
  }
  return wounds
}
