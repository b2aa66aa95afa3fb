import { centred, coloured, hexLines, initialsOf, type Paint, type TerminalDrawing } from '@muster/terminal'
import {
  boardOf,
  type Enemy,
  enemyCardOf,
  type Hunter,
  hunterCardOf,
  labelOf,
  lootName,
  nameOf,
  playerName,
  type State,
  showOf,
  spotlightHunter,
  vaultOf,
} from './index.ts'

const LEGEND =
  'On the board: Xx hunters, x2 enemies (up to three a zone, XX2 a large one), <1> spawning zones, U an active NEW-U Station, u an inactive one, $2 Loot, # what blocks sight.'

/** How many characters a zone has, and each model in it. */
const WIDTH = 6

/** A letter for each enemy card in play, the same as long as it is there. */
type Letters = ReadonlyMap<string, string>

/** What the terminal shows of a game in the Arena: how it stands, the Vault, hunters and enemies. Decks and bag stay shut. */
function draw(state: State, paint: Paint): string {
  if (state.hunters.some(({ tokens }) => tokens.length === 0)) return ''
  const names = initialsOf(state.hunters.map(({ id }) => id))
  const letters = lettersOf(Object.keys(state.content.enemies))
  return [
    heading(state),
    '',
    ...hexLines(boardOf(state), (zone) => cellOf(state, zone, names, letters, paint)),
    '',
    ...state.hunters.flatMap((hunter) => hunterLines(state, hunter, names, paint)),
    ...state.enemies.map((enemy) => enemyLine(state, enemy, letters, paint)),
  ].join('\n')
}

function lettersOf(cards: readonly string[]): Letters {
  const taken = new Map<string, string>()
  for (const card of cards) {
    const free = [...card.replaceAll('-', ''), ...'abcdefghijklmnopqrstuvwxyz'].find(
      (letter) => ![...taken.values()].includes(letter),
    )
    taken.set(card, free ?? '?')
  }
  return taken
}

function heading(state: State): string {
  const { round, content, luck, queue, deck, red } = state
  const cards = queue.cards.map((id) => content.announcements[id]?.name ?? '?')
  const next = cards.length === 0 ? 'no Announcements left' : `next: ${cards.join(', ')}`
  const light = red ? ' · SLAUGHTERLIGHT' : ''
  return `${showOf(state).name} · round ${round} · Luck ${luck}${light} · ${next} (${deck.cards.length} in the deck)`
}

function cellOf(state: State, zone: number, names: ReadonlyMap<string, string>, letters: Letters, paint: Paint) {
  const hunters = state.hunters.filter((one) => one.zone === zone)
  const enemies = state.enemies.filter((one) => one.zone === zone)
  const count = 2 * hunters.length + enemies.reduce((sum, one) => sum + markOf(state, one, letters).length, 0)
  if (count === 0) return paint('dim', centred(signOf(state, zone)))
  const left = ' '.repeat((WIDTH - count) >> 1)
  const right = ' '.repeat(WIDTH - count - left.length)
  const drawn = [
    ...hunters.map(({ id, seat }) => coloured(paint, seat, names.get(id) ?? '??')),
    ...enemies.map((one) => paint('red', markOf(state, one, letters))),
  ]
  return `${left}${drawn.join('')}${right}`
}

function markOf(state: State, enemy: Enemy, letters: Letters): string {
  const letter = letters.get(enemy.card) ?? '?'
  const number = enemy.id.slice(enemy.card.length + 1)
  return enemyCardOf(state, enemy).base === 'large'
    ? `${letter.toUpperCase().repeat(2)}${number}`
    : `${letter}${number}`
}

/** What lies in a zone where nobody stands. */
function signOf(state: State, zone: number): string {
  const { content, elements, ground } = state
  const spawning = vaultOf(state).spawning.indexOf(zone)
  if (spawning >= 0) return `<${spawning + 1}>`
  const loot = ground.filter((one) => one.zone === zone).length
  const element = elements.find((one) => one.zone === zone)
  const station = element?.kind === 'new-u' ? (element.on ? 'U' : 'u') : ''
  const screen = element && content.elements[element.kind]?.blocks ? '#' : element && station === '' ? '*' : ''
  return `${station}${screen}${loot > 0 ? `$${loot}` : ''}` || '.'
}

function hunterLines(state: State, hunter: Hunter, names: ReadonlyMap<string, string>, paint: Paint): string[] {
  const { id, seat, zone, tokens, gear, loot, dying } = hunter
  const { name } = hunterCardOf(state, hunter)
  const place = zone < 0 ? 'out' : dying ? `${labelOf(state, zone)}, fighting for its life` : labelOf(state, zone)
  const light = spotlightHunter(state) === hunter ? ' · Spotlight' : ''
  const held = gear.map(({ card, down, shield }) => {
    const called = state.content.gear[card]?.name ?? card
    return `${called}${shield ? ` [${shield.join(' ')}]` : ''}${down ? ' (exhausted)' : ''}`
  })
  const carried = loot.length > 0 ? ` · Loot: ${loot.map((id) => lootName(state.content, id)).join(', ')}` : ''
  return [
    `${coloured(paint, seat, names.get(id) ?? '??')} ${name} (${playerName(state, seat)}), ${place}: ${tokens.join(' ')}${light}${statusText(hunter)}`,
    `     ${held.join(', ')}${carried}`,
  ]
}

function enemyLine(state: State, enemy: Enemy, letters: Letters, paint: Paint): string {
  const { move, strength, range, defense, hitPoints } = enemyCardOf(state, enemy)
  const shields = enemy.shields.length > 0 ? `, shield ${enemy.shields.join(' ')}` : ''
  const numbers = `Move ${move}, Strength ${strength}, Range ${range === 0 ? '-' : range}, Defense ${defense}`
  const left = `${hitPoints - enemy.wounds} of ${hitPoints} Hit Points`
  return `${paint('red', markOf(state, enemy, letters).padEnd(4))} ${nameOf(state, enemy.id).padEnd(16)} ${labelOf(state, enemy.zone).padEnd(4)} ${left}, ${numbers}${shields}${statusText(enemy)}`
}

const statusText = ({ status }: Hunter | Enemy): string =>
  Object.entries(status)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ` · ${kind} ${count}`)
    .join('')

export const terminal: TerminalDrawing<State> = { draw, legend: LEGEND, nameOf: playerName }
