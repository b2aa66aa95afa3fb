import { centred, coloured, initialsOf, type Paint, type TerminalDrawing } from '@muster/terminal'
import {
  board,
  cardOf,
  cityOf,
  deciderFor,
  type Enemy,
  enemyName,
  fullHealth,
  type Hunter,
  healthOf,
  isLocked,
  labelOf,
  lootOf,
  maxHealth,
  playerName,
  type State,
  spawnPoints,
  tableOptions,
} from './index.ts'

/** Three characters a square, so that twenty of them fit in a terminal of eighty columns. */
const WIDTH = 3

const LEGEND =
  'On the board: @Xx hunters, Xx1 enemies, : Sanctuary, <> spawn gates, ### cover, ~~~ terrain, $ chest, $2 loot to pick up, T turret, = its wall.'

/** Two letters for each hunter and each card of enemies, the same for the whole game. */
type Letters = ReadonlyMap<string, string>

/** What the terminal shows of a game of Sanctuary: how it stands, the board, hunters and enemies. Nothing here is hidden. */
function draw(state: State, paint: Paint): string {
  const { hunters, enemies, loot } = state.content
  const goblins = Object.values(loot).flatMap(({ id, kind }) => (kind === 'goblin' ? id : []))
  const letters = initialsOf([...Object.keys(hunters), ...Object.keys(enemies), ...goblins])
  return [
    heading(state),
    '',
    ...squares(state, letters, paint),
    '',
    ...state.hunters.filter(({ card }) => card !== '').flatMap((hunter) => hunterLines(state, hunter, letters, paint)),
    ...state.enemies.map((enemy) => enemyLine(state, enemy, letters, paint)),
  ].join('\n')
}

function heading(state: State): string {
  const { round, turn, escaped, enemyDeck, bosses, lootDeck, rare } = state
  const { lives } = tableOptions(state)
  const left = turn && `, ${turn.left} ${turn.left === 1 ? 'action' : 'actions'} left`
  const whose = turn && ` · ${playerName(state, turn.seat)}${state.stage === 'act' ? left : ''}`
  const decks = `enemy cards ${enemyDeck.cards.length + bosses.cards.length}, loot ${lootDeck.cards.length}, Rare Loot ${rare.cards.length}`
  return `${round === 0 ? 'Before round 1' : `Round ${round}`}${whose ?? ''} · ${Math.max(0, lives - escaped)} of ${lives} lives · decks: ${decks}`
}

function squares(state: State, letters: Letters, paint: Paint): string[] {
  const cells = cellsOf(state, letters, paint)
  const numbers = Array.from({ length: board.columns }, (_, index) => centred(String(index + 1), WIDTH))
  const rows = Array.from({ length: board.rows }, (_, index) => {
    const row = cells.slice(index * board.columns, (index + 1) * board.columns)
    return `${String(index + 1).padStart(3)}  ${row.join('')}`
  })
  return [`     ${numbers.join('')}`, ...rows].map((line) => line.trimEnd())
}

/** What is drawn on each square: later things lie on top of earlier ones. */
function cellsOf(state: State, letters: Letters, paint: Paint): string[] {
  const cells = board.labels.map(() => paint('dim', centred('.', WIDTH)))
  const put = (square: number, text: string) => {
    if (square >= 0) cells[square] = text
  }
  for (const square of cityOf(state).squares) put(square, paint('yellow', centred(':', WIDTH)))
  for (const square of spawnPoints) put(square, paint('red', centred('<>', WIDTH)))
  for (const { kind, squares } of state.pieces)
    for (const square of squares) put(square, paint('dim', (kind === 'cover' ? '#' : '~').repeat(WIDTH)))
  for (const { square, loot } of state.tokens)
    put(square, paint('yellow', centred(loot === 0 ? '$' : `$${loot}`, WIDTH)))
  for (const square of state.turret?.wall ?? [])
    put(square, centred(square === state.turret?.square ? 'T' : '=', WIDTH))
  for (const enemy of state.enemies) put(enemy.square, paint('red', centred(enemyMark(enemy, letters), WIDTH)))
  for (const hunter of state.hunters)
    put(hunter.square, coloured(paint, hunter.seat, centred(hunterMark(hunter, letters), WIDTH)))
  return cells
}

const hunterMark = ({ card }: Hunter, letters: Letters): string => `@${letters.get(card) ?? '??'}`
const enemyMark = ({ card, member }: Enemy, letters: Letters): string => `${letters.get(card) ?? '??'}${member + 1}`

function hunterLines(state: State, hunter: Hunter, letters: Letters, paint: Paint): string[] {
  const { seat, square, guns, shields, upgrades, hand, timer } = hunter
  const { name, ability } = cardOf(state, hunter)
  const player = deciderFor(state, seat)
  const place = square < 0 ? 'off the board' : labelOf(square)
  const ready = timer === 0 ? 'ready' : `in ${timer} ${timer === 1 ? 'turn' : 'turns'}`
  const loot = [
    ['equipped', [...guns, ...shields, ...upgrades]],
    ['in hand', hand],
  ] as const
  return [
    `${coloured(paint, seat, hunterMark(hunter, letters))} ${name} (${playerName(state, player)}), ${place}: ${healthOf(state, hunter)} of ${maxHealth(state, hunter)} health · ${ability.name} ${ready}`,
    ...loot.flatMap(([where, cards]) =>
      cards.length === 0 ? [] : `      ${where}: ${cards.map((card) => lootOf(state, card).name).join(', ')}`,
    ),
  ]
}

function enemyLine(state: State, enemy: Enemy, letters: Letters, paint: Paint): string {
  const held = isLocked(state, enemy) ? ', held by Phaselock' : ''
  const marked = state.mark?.card === enemy.card ? ', marked by Bloodwing' : ''
  const health = `${enemy.health} of ${fullHealth(state, enemy)} health`
  return `${paint('red', enemyMark(enemy, letters))}  ${enemyName(state, enemy).padEnd(20)} ${labelOf(enemy.square).padEnd(6)} ${health}${held}${marked}`
}

export const terminal: TerminalDrawing<State> = { draw, legend: LEGEND, nameOf: playerName }
