import type { Content } from '../load.ts'

type Count = readonly [what: string, count: number, of: (content: Content) => number]

const many = (group: object): number => Object.keys(group).length
const having = <Card>(group: Readonly<Record<string, Card>>, is: (card: Card) => boolean): number =>
  Object.values(group).filter(is).length

/** What the box holds. */
const counts: readonly Count[] = [
  ['factions', 7, ({ factions }) => many(factions)],
  ['cards of characters', 117, ({ characters }) => many(characters)],
  ['cards of Mercs', 12, ({ characters }) => having(characters, ({ faction }) => faction === undefined)],
  ['Gonks', 10, ({ gonks }) => many(gonks)],
  ['Gear cards', 120, ({ gear }) => many(gear)],
  ['Gear cards of no faction', 8, ({ gear }) => having(gear, ({ faction }) => faction === undefined)],
  ['programs', 10, ({ programs }) => many(programs)],
  ['programs that bring a drone', 3, ({ programs }) => having(programs, ({ running }) => running.drone !== undefined)],
  ['RED programs', 3, ({ programs }) => having(programs, ({ quality }) => quality === 'red')],
  ['YELLOW programs', 4, ({ programs }) => having(programs, ({ quality }) => quality === 'yellow')],
  ['GREEN programs', 3, ({ programs }) => having(programs, ({ quality }) => quality === 'green')],
  ['Loot cards for one use', 16, ({ loot }) => having(loot, ({ use }) => use === 'once')],
  ['Loot cards that last', 8, ({ loot }) => having(loot, ({ use }) => use === 'lasting')],
  ['Objectives of no faction', 1, ({ objectives }) => having(objectives, ({ faction }) => faction === undefined)],
  ['scenarios for two', 5, (content) => scenarios(content, 2)],
  ['scenarios for three', 2, (content) => scenarios(content, 3)],
  ['scenarios for four', 1, (content) => scenarios(content, 4)],
  ['scenarios for two against two', 5, (content) => having(content.scenarios, ({ teams }) => teams)],
  ['Battlespaces of 22 by 30', 8, (content) => maps(content, 22)],
  ['Battlespaces of 44 by 30', 2, (content) => maps(content, 44)],
  ['keywords explained', 20, ({ reference }) => having(reference, ({ of }) => of === 'keyword')],
  ['Skills explained', 6, ({ reference }) => having(reference, ({ of }) => of === 'skill')],
]

const scenarios = (content: Content, players: number): number =>
  having(content.scenarios, (one) => one.proves === undefined && one.players.includes(players))
const maps = (content: Content, width: number): number =>
  having(content.battlespaces, (one) => one.width === width && one.depth === 30 && one.pieces.length > 0)

const of = (faction: string) => (card: { readonly faction: string | undefined }) => card.faction === faction

/** What each faction has: the same for all of them. */
const perFaction: readonly (readonly [
  what: string,
  least: number,
  most: number,
  of: (content: Content, faction: string) => number,
])[] = [
  ['cards of characters', 15, 15, ({ characters }, id) => having(characters, of(id))],
  ['Leaders', 1, 2, (content, id) => leaders(content, id, 0)],
  ['Leaders with two stars', 1, 1, (content, id) => leaders(content, id, 2)],
  ['Gonks', 1, 2, ({ gonks }, id) => having(gonks, of(id))],
  ['Gear cards', 16, 16, ({ gear }, id) => having(gear, of(id))],
  ['Gear cards without a requirement', 7, 9, ({ gear }, id) => having(gear, (one) => of(id)(one) && one.cred === 0)],
  ['Objectives', 12, 12, ({ objectives }, id) => having(objectives, of(id))],
  ['Objectives with a star', 6, 6, ({ objectives }, id) => having(objectives, (one) => of(id)(one) && one.star)],
  ['Objectives that recycle', 3, 3, (content, id) => ofKind(content, id, 'recycles')],
  ['Cybergear Objectives', 2, 2, (content, id) => ofKind(content, id, 'cybergear')],
  ['Prove Your Worth', 1, 1, ({ scenarios: all }, id) => having(all, ({ proves }) => proves === id)],
  ['ready teams', 3, 3, ({ teams }, id) => having(teams, ({ faction }) => faction === id)],
]

const leaders = ({ characters }: Content, faction: string, stars: number): number =>
  having(characters, (one) => of(faction)(one) && one.keywords.includes('leader') && one.stars === stars)
const ofKind = ({ objectives }: Content, faction: string, kind: string): number =>
  having(objectives, (one) => of(faction)(one) && one.kind === kind)

/** What there is too much or too little of: what it is, and what was expected. */
export function countProblems(content: Content): string[] {
  return [
    ...counts.flatMap(([what, count, found]) =>
      found(content) === count ? [] : [`${what}: found ${found(content)}; expected ${count}`],
    ),
    ...Object.keys(content.factions).flatMap((faction) =>
      perFaction.flatMap(([what, least, most, found]) => {
        const there = found(content, faction)
        const range = least === most ? `${least}` : `${least} to ${most}`
        return there >= least && there <= most ? [] : [`${faction}: ${what}: found ${there}; expected ${range}`]
      }),
    ),
  ]
}
