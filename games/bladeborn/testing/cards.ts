import { attachContent, invariant, type Seat } from '@muster/table'
import { Study } from '@muster/table/testing'
import type { Warband } from '../content/cards.ts'
import { baseContent } from '../content/index.ts'
import { moveOf, toughnessOf, weaponValue, woundsOf } from '../rules/characteristics.ts'
import { bladeborn } from '../rules/game.ts'
import { fighterOf, mapOf, weaponOf } from '../rules/lookup.ts'
import type { Battle, Fighter, State } from '../rules/state.ts'
import { type PositionSetup, position } from './position.ts'

type Cast = Readonly<Record<string, string>>

/** What a test of a real card wants different. Fighters go by their real ids; whoever is neither drawn nor in reserve is down. */
export type FieldSetup = Omit<
  PositionSetup,
  'fighters' | 'reserves' | 'twist' | 'convergence' | 'groups' | 'lesser'
> & {
  /** A double or triple of this value, for seat 0 to pay with. */
  readonly double?: number
  readonly triple?: number
  readonly damage?: Readonly<Record<string, number>>
  readonly activated?: readonly string[]
  readonly bears?: Readonly<Record<string, readonly string[]>>
  readonly reserves?: readonly string[]
  readonly twist?: string
  /** A convergence of seat 0's warband. */
  readonly convergence?: 'first' | 'second' | 'final'
  /** Lesser artefacts of each seat. */
  readonly lesser?: readonly [readonly string[], readonly string[]]
}

type OfWeapon = Parameters<typeof weaponValue>[4]

/** Real fighters of two real warbands on a drawn board, where every die and every answer is the test's. */
class Field extends Study<State> {
  get battle(): Battle {
    const { battle } = this.state
    invariant(battle, 'there is no battle')
    return battle.content ? battle : (attachContent(battle, this.state.content) as unknown as Battle)
  }

  fighter(id: string): Fighter {
    return fighterOf(this.battle, id)
  }

  hex(id: string): string {
    return mapOf(this.battle).board.labels[this.fighter(id).hex] as string
  }

  activate(id: string): this {
    return this.answer(`activate ${id}`)
  }

  /** Activates a fighter, uses one of its abilities with the dice at hand, and answers what it asks. */
  ability(id: string, ability: string, ...answers: unknown[]): this {
    if (this.question().ask === 'activate') this.activate(id)
    const [paid] = this.offer().filter((key) => key.startsWith(`ability ${ability} with `))
    invariant(paid, `${ability} is not offered: ${this.whyNot(`ability ${ability}`)}`)
    return this.play(paid, ...answers)
  }

  /** The rule that keeps a fighter from using an ability. */
  refusedAbility(id: string, ability: string): string | undefined {
    return this.activate(id).whyNot(`ability ${ability}`)
  }

  /** The next dice all miss. */
  misses(): this {
    return this.dice(...Array.from({ length: 30 }, () => 1))
  }

  /** How many dice the last roll had. */
  get rolled(): number {
    const roll = this.events.findLast(({ event }) => event === 'dice')
    invariant(roll, 'no dice were rolled')
    return (roll.faces as number[]).length
  }

  damage(...ids: string[]): number[] {
    return ids.map((id) => this.fighter(id).damage)
  }

  move(id: string): number {
    return moveOf(this.battle, this.fighter(id))
  }

  toughness(id: string): number {
    return toughnessOf(this.battle, this.fighter(id))
  }

  wounds(id: string): number {
    return woundsOf(this.battle, this.fighter(id))
  }

  weapon(id: string, weapon: string, what: OfWeapon, target?: string): number {
    const fighter = this.fighter(id)
    return weaponValue(
      this.battle,
      fighter,
      weaponOf(this.battle, fighter, weapon),
      target === undefined ? undefined : this.fighter(target),
      what,
    )
  }
}

/** Places the fighters of a cast where their letters are drawn: upper case seat 0's, lower case seat 1's. */
export function field(text: string, cast: Cast, setup: FieldSetup = {}): Field {
  const {
    double,
    triple,
    damage = {},
    activated = [],
    bears = {},
    reserves = [],
    twist,
    convergence,
    lesser,
    ...rest
  } = setup
  const drawn = position(text, { ...rest, ...(lesser ? { lesser } : {}) })
  const state = structuredClone(drawn.state) as unknown as { warbands: string[]; battle: Omit<Battle, 'content'> }
  const { battle } = state
  state.warbands = [0, 1].map((seat) => warbandOf(cast, seat).id)
  battle.fighters = [0, 1].flatMap((seat) =>
    warbandOf(cast, seat).fighters.map(({ id, apart }): Fighter => {
      const letter = Object.keys(cast).find((one) => cast[one] === id)
      const hex = letter === undefined ? -1 : drawn.fighter(letter).hex
      const where = hex >= 0 ? 'field' : reserves.includes(id) ? 'reserve' : apart ? 'apart' : 'down'
      return {
        id,
        card: id,
        seat,
        where,
        hex,
        damage: damage[id] ?? 0,
        activated: activated.includes(id),
        bears: [...(bears[id] ?? [])],
        lasting: [],
        marked: [],
      }
    }),
  )
  for (const seat of [0, 1] as const) battle.sides[seat].warband = state.warbands[seat] as string
  if (double !== undefined) battle.sides[0].groups.push({ dice: 2, value: double })
  if (triple !== undefined) battle.sides[0].groups.push({ dice: 3, value: triple })
  if (twist !== undefined) battle.twist = twist
  if (convergence) battle.convergence = { step: convergence, aspirant: 0 }
  const checked = attachContent(structuredClone(state), drawn.state.content) as unknown as State
  const problems = bladeborn.broken?.(checked) ?? []
  invariant(problems.length === 0, `the position breaks a law: ${problems.join('; ')}`)
  return new Field(bladeborn, drawn.match.setup, state as unknown as State)
}

function warbandOf(cast: Cast, seat: Seat): Warband {
  const ids = Object.keys(cast)
    .filter((letter) => (letter === letter.toUpperCase() ? 0 : 1) === seat)
    .map((letter) => cast[letter])
  const warband = Object.values(baseContent.warbands).find(({ fighters }) => fighters.some(({ id }) => id === ids[0]))
  invariant(
    warband && ids.every((id) => warband.fighters.some((fighter) => fighter.id === id)),
    `seat ${seat} has fighters of no one warband: ${ids}`,
  )
  return warband
}
