import { isReady, type ReadRow, woundsOf } from '@muster/reaction'
import type { Plane } from '@muster/space'
import type { Seat } from '@muster/table'
import type { Badge, Mark, PieceDrawing, PlaneBoard } from '@muster/ui'
import { outlineOfArea } from '../../content/space/area.ts'
import { brawlersWith } from '../../rules/brawl.ts'
import { baseOf, looseBase, planeFor } from '../../rules/components.ts'
import { isStunned } from '../../rules/gonk.ts'
import { cardOf, modelsOn, nameOf, nameOfThing, playerName } from '../../rules/lookup.ts'
import { idOfBody } from '../../rules/loot.ts'
import { isVulnerable } from '../../rules/net.ts'
import { controllersOf, isForQuarters } from '../../rules/quarter.ts'
import { countingZones, zoneName } from '../../rules/scenario.ts'
import type { Battle, Loose, Model, Side } from '../../rules/state.ts'
import { BODY } from '../../rules/takenout.ts'
import { modelIcon } from './icons.ts'
import { ladders, openings, sceneryOf } from './scenery.ts'
import { teamName } from './team-name.ts'

/** A model on the table, with the tokens that lie under its base. */
export type CombatPiece = PieceDrawing & {
  readonly tokens: ReadRow
  readonly isGonk: boolean
  /** Which of those of its card it is; '' where there is but one. */
  readonly no: string
}

/** Whoever acts now: who moves, shoots on, does something for free, [RE]acts, or is active. */
export function actorOf({ moving, shots, errands, batch, commanded, active }: Battle): string | undefined {
  return moving?.id ?? shots?.by ?? errands[0]?.id ?? batch?.waiting[0]?.id ?? commanded ?? active?.id
}

/** What holds for a model, each with its words. */
export function badgesOf(battle: Battle, model: Model): Badge[] {
  const { hacked } = model
  return [
    ...(brawlersWith(battle, model).length > 0 ? [{ icon: 'punch', name: 'in a Brawl' }] : []),
    ...(hacked > 0 ? [{ icon: 'virus', name: `Hacked ${hacked}` }] : []),
    ...(isVulnerable(battle, model) ? [{ icon: 'broken-shield', name: 'Vulnerable' }] : []),
    ...battle.markers.flatMap(({ kind, carrier }) =>
      carrier === model.id ? [{ icon: 'checkered-flag', name: `carries a ${kind}` }] : [],
    ),
    ...(isStunned(model) ? [{ icon: 'stun-grenade', name: 'stunned' }] : []),
  ]
}

function pieceOf(battle: Battle, model: Model): CombatPiece {
  const { id, seat, card, tokens, kind } = model
  const { x, y, z, radius } = baseOf(battle, model)
  return {
    id,
    name: nameOf(battle, model),
    icon: modelIcon(cardOf(battle, model)),
    seat,
    at: { x, y, radius, level: z },
    hurt: woundsOf(tokens),
    wounds: tokens.length,
    active: actorOf(battle) === id,
    spent: kind === 'character' && !tokens.some(isReady),
    badges: badgesOf(battle, model),
    tokens,
    isGonk: kind === 'gonk',
    no: battle.models.some((other) => other !== model && other.card === card) ? id.slice(card.length + 1) : '',
  }
}

/** Something on the table that is nobody's, and drawn as such. */
const nobodys = {
  seat: undefined,
  hurt: 0,
  wounds: 0,
  active: false,
  spent: false,
  badges: [],
  tokens: [],
  isGonk: false,
  no: '',
} as const satisfies Partial<CombatPiece>

/** CZ-DRAG-1: barrels and crates that can be dragged. */
function loosePiece(battle: Battle, thing: Loose): CombatPiece {
  const { x, y, z, radius } = looseBase(thing)
  return {
    ...nobodys,
    id: thing.id,
    name: nameOfThing(battle.content, thing.id),
    icon: thing.kind === 'barrel' ? 'barrel' : 'wooden-crate',
    at: { x, y, radius, level: z },
  }
}

/** CZ-TAKENOUT-2: where somebody was taken out, to be looted. */
function bodyPiece(body: Battle['bodies'][number]): CombatPiece {
  const { x, y, z } = body.at
  return {
    ...nobodys,
    id: idOfBody(body),
    name: `Body ${body.no}`,
    icon: 'dead-head',
    at: { x, y, radius: BODY, level: z },
    no: String(body.no),
  }
}

/** Where the winds are that options speak of. */
function windMarks({ width, depth }: Plane): Mark[] {
  const beyond = 30
  // Aside from the middle, where the scale lies.
  const at = {
    north: { x: width / 5, y: depth + beyond },
    south: { x: width / 5, y: -beyond },
    east: { x: width + beyond, y: depth / 5 },
    west: { x: -beyond, y: depth / 5 },
  }
  return Object.entries(at).map(([name, place]) => ({ id: `wind ${name}`, at: place, look: 'wind', name }))
}

/** A Battlespace with its scenery, and nobody on it. */
export function battlespaceDrawing(plane: Plane, names: (id: string) => string): PlaneBoard {
  return {
    shape: 'plane',
    width: plane.width,
    depth: plane.depth,
    upward: true,
    scenery: sceneryOf(plane, names),
    measure: { sign: '″', units: 100 },
    marks: [...windMarks(plane), ...ladders(plane), ...openings(plane)],
    pieces: [],
    turned: false,
    turns: true,
  }
}

/** CZ-SCENARIO-3: the scenario's markers that lie on the table, and whose they are. */
function scenarioMarks({ markers, config }: Battle): Mark[] {
  return markers.flatMap(({ kind, at: { x, y }, seat, carrier }, no) => {
    if (carrier !== undefined) return []
    const name = `${kind}${seat === undefined ? '' : `, claimed by ${playerName(config, seat)}`}`
    return [{ id: `marker ${no}`, at: { x, y }, look: 'marker', name, seat }]
  })
}

/** CZ-SCENARIO-4: the zones that count for more than where sides begin. */
function zoneMarks(battle: Battle, plane: Plane): Mark[] {
  return countingZones(battle).map(([name, area]) => ({
    id: `zone ${name}`,
    at: { region: [outlineOfArea(area, plane)] },
    look: 'zone',
    name: zoneName(name),
  }))
}

/** How far from the table's corner it stands who controls a quarter. */
const CORNER = 110

/** CZ-QUARTER-1: where quarters count, the lines between them, and in its corner who controls each. */
function quarterMarks(battle: Battle, { width, depth }: Plane): Mark[] {
  if (!isForQuarters(battle)) return []
  const [across, along] = [width / 2, depth / 2]
  const between = [
    [
      { x: across, y: 0 },
      { x: across, y: depth },
    ],
    [
      { x: 0, y: along },
      { x: width, y: along },
    ],
  ].map((line, no) => ({ id: `quarters ${no}`, at: { line }, look: 'quarters', name: 'between quarters' }))
  const held = controllersOf(battle).flatMap((seat, quarter) => {
    if (seat === undefined) return []
    const at = { x: quarter % 2 === 0 ? CORNER : width - CORNER, y: quarter < 2 ? CORNER : depth - CORNER }
    return [
      {
        id: `quarter ${quarter}`,
        at,
        look: 'quarter',
        name: `controlled by ${teamName(battle, battle.sides[seat] as Side)}`,
        seat,
      },
    ]
  })
  return [...between, ...held]
}

/** The board as a seat sees it: its own edge is nearest. */
export function boardDrawing(battle: Battle, seat: Seat | undefined, names: (id: string) => string): PlaneBoard {
  const plane = planeFor(battle)
  const bare = battlespaceDrawing(plane, names)
  return {
    ...bare,
    marks: [...zoneMarks(battle, plane), ...quarterMarks(battle, plane), ...bare.marks, ...scenarioMarks(battle)],
    pieces: [
      ...battle.bodies.map(bodyPiece),
      ...battle.loose.map((thing) => loosePiece(battle, thing)),
      ...modelsOn(battle).map((model) => pieceOf(battle, model)),
    ],
    turned: seat === 1,
  }
}
