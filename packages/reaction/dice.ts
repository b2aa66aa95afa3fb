import { type Die, die } from '@muster/table'

/** A die with the face that is its Crit and the one that is its Fumble; 0 where it has none. */
export interface ActionDie extends Die {
  readonly crit: number
  readonly fumble: number
}

/** A die whose highest face is a Crit and whose 1 is a Fumble, unless it is said to have none (0). */
export function actionDie(name: string, sides: number, crit = sides, fumble = 1): ActionDie {
  return Object.freeze({ name, faces: die(sides).faces, crit, fumble })
}

/** The colours of tokens and of their dice, best first. */
export const colours = ['green', 'yellow', 'red'] as const
export type Colour = (typeof colours)[number]

/** AB-DICE-1..3, AB-R-1, AB-R-2, CZ-DICE-1..3, CZ-DICE-10, CZ-DICE-11. */
const actionDice: Readonly<Record<Colour, ActionDie>> = {
  green: actionDie('GREEN', 12),
  yellow: actionDie('YELLOW', 8),
  red: actionDie('RED', 6),
}

export function dieOf(colour: Colour): ActionDie {
  return actionDice[colour]
}

/** CZ-R-117: the dice a card may call for: those of the colours, and the purple one that no rule rolls. */
export const cardDice = [...colours, 'purple'] as const
export type CardDie = (typeof cardDice)[number]

const purple = actionDie('PURPLE', 4)

export function cardDieOf(name: CardDie): ActionDie {
  return name === 'purple' ? purple : dieOf(name)
}

const plainDice: Readonly<Record<Colour, ActionDie>> = {
  green: actionDie('GREEN', 12, 0, 0),
  yellow: actionDie('YELLOW', 8, 0, 0),
  red: actionDie('RED', 6, 0, 0),
}

/** AB-R-26, AB-R-42: the die of a colour where only its number counts, as for an enemy's shield. */
export function plainDieOf(colour: Colour): ActionDie {
  return plainDice[colour]
}
