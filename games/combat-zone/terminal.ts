import { isPieceWithin } from '@muster/space'
import { plural } from '@muster/table'
import { coloured, initialsOf, type Paint, type TerminalDrawing } from '@muster/terminal'
import {
  type Battle,
  boundsOfArea,
  type Campaign,
  clockOf,
  completedWay,
  controllersOf,
  countingZones,
  credOf,
  hqCardName,
  isForQuarters,
  isVulnerable,
  luckOf,
  type Model,
  modelsOn,
  moveAskOf,
  nameOf,
  nameOfThing,
  planeFor,
  roundsOf,
  zoneName,
} from './index.ts'

/** Half an inch across and, as characters are twice as tall as wide, an inch up. */
const ACROSS = 50
const UP = 100

const LEGEND =
  'On the table, half an inch a character: Xx models, # barriers, + obstacles, o what can be dragged, % Bodies, * markers. Places are hundredths of an inch from the south-west corner.'

/** What the terminal shows of a battle: whose Control it is, the Battlespace, and every model with its tokens. Nothing is hidden. */
function draw(battle: Battle, paint: Paint): string {
  const letters = initialsOf(battle.models.map(({ id }) => id))
  if (battle.campaign && battle.campaign.stage !== 'game') return campaignLines(battle, battle.campaign).join('\n')
  return [
    ...(battle.campaign ? campaignLines(battle, battle.campaign) : []),
    heading(battle),
    '',
    ...rowsOf(battle, letters, paint),
    '',
    ...battle.models.map((model) => modelLine(battle, model, letters, paint)),
    ...thingLines(battle),
    ...groundLines(battle),
  ].join('\n')
}

/** How a campaign stands: each player's Street Cred, completed Objectives and HQ, and the Objectives in hand as far as one may know. */
function campaignLines({ content, config }: Battle, { round, players }: Campaign): string[] {
  const names = (cards: readonly (string | null)[]) =>
    cards.map((card) => (card === null ? 'face down' : hqCardName(content, card))).join(', ') || 'none'
  return [
    `Campaign, round ${round} of ${roundsOf(config)}`,
    ...players.flatMap((player, seat) => [
      `Player ${seat + 1}, ${content.factions[player.faction]?.name}: ${credOf(content, player)} Street Cred`,
      `  Completed: ${names(player.objectives)}. In hand: ${names(player.hand.cards)}.`,
      `  HQ: ${names([...player.characters, ...player.gear, ...player.programs])}.`,
    ]),
    '',
  ]
}

function heading(battle: Battle): string {
  const { control, active, sides, stage, scores, scenario, content } = battle
  const name = content.scenarios[scenario ?? '']?.name
  const clock = clockOf(battle)
  const isOn =
    clock !== undefined && (stage === 'control' || stage === 'active' || stage === 'inspire' || stage === 'over')
  const doing = stage === 'inspire' ? ', inspiring the team' : active ? '' : ', choosing'
  const turn = isOn ? `Control ${clock.now} of ${clock.of}: Player ${control + 1}${doing}` : 'Setting up'
  const seats = sides.map(
    (_, seat) => `Player ${seat + 1} ${plural(scores[seat] ?? 0, 'point')}, ${luckOf.left(battle, seat)} Luck`,
  )
  return [...(name ? [name] : []), turn, ...seats].join(' · ')
}

function rowsOf(battle: Battle, letters: ReadonlyMap<string, string>, paint: Paint): string[] {
  const { width, depth } = planeFor(battle)
  const [columns, rows] = [Math.ceil(width / ACROSS), Math.ceil(depth / UP)]
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => groundAt(battle, (column + 0.5) * ACROSS, (row + 0.5) * UP)),
  )
  const put = (at: { readonly x: number; readonly y: number }, sign: string) => {
    const row = cells[Math.min(rows - 1, Math.floor(at.y / UP))]
    if (row) row[Math.min(columns - 1, Math.floor(at.x / ACROSS))] = sign
  }
  for (const { at } of battle.loose) put(at, 'o')
  for (const { at } of battle.bodies) put(at, '%')
  for (const { at, carrier } of battle.markers) if (carrier === undefined) put(at, '*')
  for (const { id, seat, at } of modelsOn(battle)) {
    const row = cells[Math.min(rows - 1, Math.floor(at.y / UP))]
    const first = Math.max(0, Math.min(columns - 2, Math.floor((at.x - ACROSS / 2) / ACROSS)))
    const [one = '', two = ''] = letters.get(id) ?? ''
    row?.splice(first, 2, coloured(paint, seat, one), coloured(paint, seat, two))
  }
  const edge = `+${'-'.repeat(columns)}+`
  return [edge, ...cells.map((row) => `|${row.join('')}|`).reverse(), edge]
}

/** What lies at a place of the ground. */
function groundAt(battle: Battle, x: number, y: number): string {
  const plane = planeFor(battle)
  const place = { x: Math.floor(x), y: Math.floor(y), z: 1, radius: 1 }
  const piece = plane.pieces.find((_, at) => isPieceWithin(plane, at, place, ACROSS / 2))
  if (!piece) return '.'
  return piece.parts.some(({ hinders }) => hinders === 'barrier') ? '#' : '+'
}

const placeOf = ({ x, y, z }: Model['at']): string => `${x} ${y}${z > 0 ? `, up ${z / 100} in` : ''}`

const runningOf = ({ programs, content }: Battle, id: string): string[] =>
  programs.flatMap(({ of, card, running }) => (running && of === id ? [content.programs[card]?.name ?? card] : []))

/** What lies on the table that is no model: the scenario's markers, Bodies by their numbers, and what can be dragged. */
function thingLines({ bodies, loose, markers, content }: Battle): string[] {
  const claim = (seat: number | undefined) => (seat === undefined ? '' : `, claimed by Player ${seat + 1}`)
  return [
    ...markers
      .filter(({ carrier }) => carrier === undefined)
      .map(({ kind, at, seat }) => `* ${kind} at ${placeOf(at)}${claim(seat)}`),
    ...bodies.map(({ no, of, at }) => `% Body ${no}, of ${nameOfThing(content, of)}, at ${placeOf(at)}`),
    ...loose.map(({ id, at }) => `o ${nameOfThing(content, id)} at ${placeOf(at)}`),
  ]
}

/** What counts on the ground: the zones a scenario speaks of, and who controls its quarters. */
function groundLines(battle: Battle): string[] {
  const zones = countingZones(battle).map(([zone, area]) => {
    const { left, low, right, high } = boundsOfArea(area, planeFor(battle))
    return `Zone ${zoneName(zone)}: ${'around' in area ? 'round, ' : ''}from ${left} ${low} to ${right} ${high}`
  })
  if (!isForQuarters(battle)) return zones
  const names = ['south-west', 'south-east', 'north-west', 'north-east']
  const held = controllersOf(battle).map(
    (seat, at) => `${names[at]} ${seat === undefined ? 'nobody' : `Player ${seat + 1}`}`,
  )
  return [...zones, `Quarters: ${held.join(', ')}`]
}

function modelLine(battle: Battle, model: Model, letters: ReadonlyMap<string, string>, paint: Paint): string {
  const { id, seat, at, tokens, where, kind, hacked } = model
  const what = kind === 'character' ? tokens.join(' ') : kind === 'gonk' ? 'Gonk' : 'drone'
  const marks = [
    ...(hacked > 0 ? [`, Hacked ${hacked}`] : []),
    ...(isVulnerable(battle, model) ? [', Vulnerable'] : []),
    ...runningOf(battle, id).map((program) => `, runs ${program}`),
  ]
  const carried = battle.markers.flatMap(({ carrier, kind: of }) => (carrier === id ? [`, carries a ${of}`] : []))
  const places = {
    out: 'out',
    aside: `${what}, to be deployed`,
    reserve: `${what}, in Reserve`,
    table: `${what} at ${placeOf(at)}${marks.join('')}`,
  }
  const state = `${places[where]}${carried.join('')}`
  const isActive = battle.active?.id === id ? ' *' : ''
  return `${coloured(paint, seat, letters.get(id) ?? '')} ${nameOf(battle, model)}: ${state}${isActive}`
}

export const terminal: TerminalDrawing<Battle> = {
  draw,
  legend: LEGEND,
  nameOf: (_, seat) => `Player ${seat + 1}`,
  completed(battle, drawn) {
    const ask = moveAskOf(battle)
    return ask ? completedWay(ask, drawn) : drawn
  },
}
