import type { Scenario } from '../cards/scenario.ts'
import type { CombatAction, CombatRules } from '../grammar/index.ts'
import type { Content, Objective } from '../load.ts'

type Plain = CombatRules & { readonly id: string; readonly actions: readonly CombatAction[] }

/** At most so many of a kind of card may be bare numbers: one in four. */
const BARE = 4
/** At most so many of a faction's Objectives may watch one event: one in three. */
const SAME_EVENT = 3

/** A card is bare numbers where it has no rule, trigger, action or Gear of its own. */
function isBare(card: Plain & { readonly gear?: readonly string[] }): boolean {
  return card.actions.length + card.standing.length + card.triggers.length + (card.gear?.length ?? 0) === 0
}

/** Every kind of card in which more than a quarter are numbers alone. */
function bareProblems({ characters, gonks, gear, loot }: Content): string[] {
  const kinds: readonly (readonly [string, readonly Plain[]])[] = [
    ['characters', Object.values(characters)],
    ['Gonks', Object.values(gonks)],
    ['Gear', Object.values(gear)],
    ['Loot', Object.values(loot)],
  ]
  return kinds.flatMap(([kind, cards]) => {
    const bare = cards.filter(isBare)
    if (bare.length * BARE <= cards.length) return []
    const ids = bare.map(({ id }) => id).join(', ')
    return [`${kind}: ${bare.length} of ${cards.length} are numbers alone (${ids}); expected at most one in ${BARE}`]
  })
}

type Doing = Plain & {
  readonly armor?: number | undefined
  readonly tokens?: readonly string[]
  readonly colour?: string
  readonly skills?: object
  readonly gear?: readonly string[]
}

/** What a card does, whatever it is called and costs. */
function doingOf({ actions, standing, triggers, armor, tokens, colour, skills, gear }: Doing): string {
  const plain = actions.map(({ name: _, keywords, ...action }) => ({
    ...action,
    keywords: keywords.map((keyword) => JSON.stringify(keyword)).toSorted(),
  }))
  return JSON.stringify([plain, standing, triggers, armor, tokens, colour, skills, gear])
}

/** Cards of a kind that do the same; Loot is compared with Gear, since both are carried. */
function twinProblems({ characters, gonks, gear, loot }: Content): string[] {
  const kinds: readonly (readonly Doing[])[] = [
    Object.values(characters),
    Object.values(gonks),
    [...Object.values(gear), ...Object.values(loot)],
  ]
  return kinds.flatMap((cards) =>
    [...Map.groupBy(cards, doingOf).values()].flatMap((same) =>
      same.length < 2 ? [] : [`${same.map(({ id }) => id).join(' and ')} do the same; expected one of them to differ`],
    ),
  )
}

/** A faction's Objectives that watch the same event more often than a third of them may. */
function eventProblems({ objectives, factions }: Content): string[] {
  return Object.keys(factions).flatMap((faction) => {
    const own = Object.values(objectives).filter((one) => one.faction === faction)
    const byEvent = Map.groupBy(own, ({ goal }: Objective) => goal.on)
    return [...byEvent].flatMap(([event, same]) =>
      same.length * SAME_EVENT <= own.length
        ? []
        : [
            `${faction}: ${same.length} of ${own.length} Objectives watch "${event}"; expected at most one in ${SAME_EVENT}`,
          ],
    )
  })
}

/** What a scenario is about, without what it is called: how points come, and what is special in it. */
function about({ standing, triggers, actions, sides, markers, end, zones }: Scenario) {
  const scoring = (rules: CombatRules) =>
    rules.triggers.filter((one) => JSON.stringify(one).includes('"score"') || JSON.stringify(one).includes('"end"'))
  const special = (rules: CombatRules) => [
    rules.standing,
    rules.triggers.filter((one) => !scoring(rules).includes(one)),
  ]
  const everyone = { standing, triggers }
  return {
    goal: JSON.stringify([scoring(everyone), sides.map(scoring), end.points, end.wiped]),
    special: JSON.stringify([
      special(everyone),
      sides.map(special),
      actions,
      sides.map((side) => side.actions),
      markers,
      zones,
    ]),
  }
}

/** Two scenarios that are won the same way under the same special rules. */
function scenarioProblems({ scenarios }: Content): string[] {
  const all = Object.values(scenarios)
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const [a, b] = [about(one), about(other)]
      return a.goal === b.goal && a.special === b.special
        ? [`scenarios ${one.id} and ${other.id} are alike in goal and special rule; expected one of them to differ`]
        : []
    }),
  )
}

/** Where the box is of one piece: each problem as what it is and what was expected. */
export function varietyProblems(content: Content): string[] {
  return [...bareProblems(content), ...twinProblems(content), ...eventProblems(content), ...scenarioProblems(content)]
}
