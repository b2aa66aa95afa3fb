import type { Seat } from '@muster/table'
import { centred, coloured, hexLines, initialsOf, type Paint, type TerminalDrawing } from '@muster/terminal'
import type { Battle, Fighter, State } from './index.ts'

const MARKS = [
  ['(', ')'],
  ['[', ']'],
] as const

const LEGEND =
  'On the board: (Xx) fighters of the first seat, [Xx] of the second, * objective, #### blocked, a b starting hexes, x Desecration.'

/** What the terminal shows of a game of Bladeborn: the score, the board, the fighters. */
function draw(state: State, paint: Paint): string {
  const { battle } = state
  if (!battle) return ''
  const names = initialsOf(battle.fighters.map(({ id }) => id))
  return [
    heading(state, battle),
    '',
    ...board(state, battle, names, paint),
    '',
    ...roster(state, battle, names, paint),
  ].join('\n')
}

function heading({ content, config }: State, battle: Battle): string {
  const sides = battle.sides.map((side, seat) => {
    const dice = side.groups.map(({ dice, value }) => `${dice === 2 ? 'double' : 'triple'} ${value}`).join(', ')
    return `${config.players[seat as 0 | 1]} ${side.points}${dice ? ` (${dice})` : ''}`
  })
  const twist = battle.twist === undefined ? '' : `, ${content.twists[battle.twist]?.name}`
  return `${content.battles[battle.card]?.name}${twist} · round ${battle.round} · ${sides.join(' : ')}`
}

function board({ content }: State, battle: Battle, names: ReadonlyMap<string, string>, paint: Paint): string[] {
  const map = content.maps[battle.card]
  return map ? hexLines(map.board, (hex) => cellOf(battle, map, hex, names, paint)) : []
}

type BattleMap = State['content']['maps'][string]

function cellOf(battle: Battle, map: BattleMap, hex: number, names: ReadonlyMap<string, string>, paint: Paint): string {
  const objective = map.objectives.findIndex((place) => place.hex === hex)
  const fighter = battle.fighters.find((one) => one.hex === hex)
  if (fighter) {
    const text = `${marked(fighter.seat, names.get(fighter.id) ?? '??')}${objective >= 0 ? '*' : ''}`
    return coloured(paint, fighter.seat, centred(text))
  }
  if (map.board.blocked[hex]) return paint('dim', centred('####'))
  if (objective >= 0) {
    const holder = battle.control[objective] ?? -1
    return holder < 0 ? paint('yellow', centred('*')) : coloured(paint, holder, centred(marked(holder, '*')))
  }
  if (battle.desecrated.includes(hex)) return centred('x')
  const home = startingAt(battle, map, hex)
  return home ? paint('dim', centred(home)) : paint('dim', centred('.'))
}

/** Whose starting hex it is, as long as that matters. */
function startingAt({ phase }: Battle, { starting }: BattleMap, hex: number): string | undefined {
  if (phase !== 'rolloff' && phase !== 'reserves' && phase !== 'placing') return undefined
  return starting[0].includes(hex) ? 'a' : starting[1].includes(hex) ? 'b' : undefined
}

function roster(
  { content, config }: State,
  battle: Battle,
  names: ReadonlyMap<string, string>,
  paint: Paint,
): string[] {
  const label = (hex: number) => content.maps[battle.card]?.board.labels[hex] ?? ''
  const line = (fighter: Fighter) => {
    const card = content.fighters[fighter.card]
    const place = fighter.where === 'field' ? label(fighter.hex) : fighter.where
    const health = fighter.where === 'down' ? '' : `${fighter.damage} of ${card?.wounds} damage`
    const mark = coloured(paint, fighter.seat, marked(fighter.seat, names.get(fighter.id) ?? '??'))
    return `  ${mark} ${(card?.name ?? fighter.card).padEnd(26)} ${place.padEnd(9)}${health}${fighter.activated ? ', activated' : ''}`
  }
  return battle.sides.flatMap((side, seat) => [
    `${config.players[seat as 0 | 1]}: ${content.warbands[side.warband]?.name}, ${side.turnsLeft} turns left`,
    ...battle.fighters.filter((one) => one.seat === seat && one.where !== 'apart').map(line),
  ])
}

function marked(seat: Seat, text: string): string {
  const [open, close] = MARKS[seat] ?? ['<', '>']
  return `${open}${text}${close}`
}

export const terminal: TerminalDrawing<State> = {
  draw,
  legend: LEGEND,
  nameOf: ({ config }, seat) => config.players[seat as 0 | 1],
}
