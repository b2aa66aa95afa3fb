import { abilityNumber } from '../../rules/character.ts'
import { difficultyOf } from '../../rules/difficulty.ts'
import { cardOf, tableOptions } from '../../rules/lookup.ts'
import type { State } from '../../rules/state.ts'
import { abilityIcons } from './icons.ts'
import { enteringByFace } from './march.ts'

export type AbilityExtra = {
  /** What it does, as options of its kind are called. */
  readonly does: string
  readonly name: string
  readonly icon: string
  readonly text: string
  /** Own turns until it can be used, of so many. */
  readonly timer: number
  readonly cooldown: number
}

/** What only Sanctuary shows. */
export type SanctuaryExtra = {
  readonly lives: number
  readonly escaped: number
  readonly difficulty: string
  /** Cards still to come; whether the three-star cards are among them by now. */
  readonly toCome: number
  readonly mixed: boolean
  readonly enemies: number
  /** How many enemies on the board would get in, for each face of the movement die. */
  readonly entering: readonly number[] | undefined
  /** By seat; undefined before a hunter is chosen. */
  readonly abilities: readonly (AbilityExtra | undefined)[]
  /** What the ability of each hunter one can choose says, by card. */
  readonly hunters: Readonly<Record<string, string>>
  /** Actions left of the turn under way. */
  readonly actions: number | undefined
}

export function extraOf(state: State): SanctuaryExtra {
  return {
    lives: tableOptions(state).lives,
    escaped: state.escaped,
    difficulty: difficultyOf(state),
    toCome: state.enemyDeck.cards.length + state.bosses.cards.length,
    mixed: state.mixed,
    enemies: state.enemies.length,
    entering: state.round === 0 ? undefined : enteringByFace(state),
    abilities: state.hunters.map((hunter) => {
      if (hunter.card === '') return undefined
      const { ability } = cardOf(state, hunter)
      return {
        does: ability.does,
        name: ability.name,
        icon: abilityIcons[ability.does] as string,
        text: ability.text,
        timer: hunter.timer,
        cooldown: Math.max(hunter.timer, abilityNumber(state, hunter, 'cooldown')),
      }
    }),
    hunters: Object.fromEntries(Object.values(state.content.hunters).map(({ id, ability }) => [id, ability.text])),
    actions: state.turn?.left,
  }
}
