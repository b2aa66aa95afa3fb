import { Fault, pickOne, seededRandom, type Words } from '@muster/table'
import type { Content } from '../content/load.ts'
import type { BaseSize } from '../content/space/base-radius.ts'
import { makeBattlespace } from '../content/space/maker.ts'
import { pieceProblems } from '../content/space/map-check.ts'
import { mapFault } from '../content/space/map-fault.ts'
import { sizeNotes } from '../content/space/map-notes.ts'
import type { Battlespace } from '../content/space/scenery.ts'
import { agreed } from './agree.ts'
import { spaceOf } from './components.ts'
import type { Config } from './config.ts'
import { bareGround } from './lay.ts'
import { scenarioOf } from './scenario.ts'
import { looseOn } from './start.ts'
import type { Battle } from './state.ts'
import type { Table } from './table.ts'

/** A Battlespace made by lot, and one the players lay out piece by piece. */
const MADE = 'made'
const LAID = 'laid'

/** How many seeds there are to draw a Battlespace from. */
const SEEDS = 1_000_000

/** CZ-SETUP-2: the size recommended for so many EB, in inches. */
function recommendedSize(eb: number): { readonly width: number; readonly depth: number } {
  return eb >= 200 ? { width: 44, depth: 30 } : { width: 22, depth: 30 }
}

/** Refuses a Battlespace there is none of, or one that cannot be laid out. */
export function checkSpace(content: Content, { battlespace }: Config): void {
  if (battlespace === undefined || battlespace === MADE || battlespace === LAID) return
  if (typeof battlespace === 'string') {
    if (content.battlespaces[battlespace]) return
    const known = [...Object.keys(content.battlespaces), MADE, LAID].join(', ')
    throw new Fault('bad-config', `battlespace: there is no ${battlespace}; expected one of ${known}`)
  }
  const fault = 'pieces' in battlespace ? mapFault(content, battlespace, 'battlespace') : undefined
  if (fault) throw new Fault('bad-config', fault)
}

const words: Words<string, Battle> = {
  ask: 'space',
  rule: 'CZ-SETUP-3',
  prompt: () => 'Where is it fought? If you do not all agree, one of your choices is drawn',
  doing: 'chooses a Battlespace',
  key: (id) => id,
  text: (id, { content }) => {
    if (id === MADE) return 'A Battlespace made by lot'
    if (id === LAID) return 'Lay it out yourselves, piece by piece in turn'
    const space = content.battlespaces[id]
    return space ? `${space.name}: ${space.text}` : id
  },
  label: (id, { content }) =>
    id === MADE ? 'Made by lot' : id === LAID ? 'Laid out in turn' : (content.battlespaces[id]?.name ?? id),
}

/** CZ-SETUP-2: the ready-made ones of the size recommended, and the two ways to make another. */
function offered({ content, eb = 100 }: Battle): string[] {
  const { width, depth } = recommendedSize(eb)
  const ready = Object.values(content.battlespaces).filter((one) => one.width === width && one.depth === depth)
  return [...ready.map(({ id }) => id), MADE, LAID]
}

/** CZ-SETUP-3, CZ-SPACE-1..4: lays out the Battlespace that was named, or that the players choose. */
export function layOut(table: Table, battle: Battle): void {
  const named = battle.config.battlespace
  const chosen = named ?? agreed(table, battle, pickOne(words, offered(battle), battle), 'the Battlespace')
  if (chosen === LAID) {
    battle.ground = bareGround(recommendedSize(battle.eb ?? 100))
    battle.turn = 0
    battle.done = []
    battle.stage = 'laying'
    return
  }
  if (typeof chosen === 'string' && chosen !== MADE) battle.battlespace = chosen
  else if (typeof chosen === 'object' && 'pieces' in chosen) battle.ground = structuredCopy(chosen)
  else {
    const wish = typeof chosen === 'object' ? chosen : { seed: String(table.chance(SEEDS, 'the Battlespace')) }
    battle.ground = madeFor(battle, wish)
  }
  finishLaying(table, battle)
}

const structuredCopy = (space: Battlespace): Battlespace => JSON.parse(JSON.stringify(space)) as Battlespace

/** CZ-SPACE-1, CZ-SPACE-2: made from a seed, for this scenario's zones and for every base in the box. */
function madeFor(
  battle: Battle,
  { seed, width, depth }: { seed: string; width?: number | undefined; depth?: number | undefined },
): Battlespace {
  const { content, eb = 100 } = battle
  const size = recommendedSize(eb)
  const { zones, sides } = scenarioOf(battle)
  const begins = [...new Set(sides.map(({ zone }) => zone))].map(
    (zone) => [zone, zones[zone] as NonNullable<(typeof zones)[string]>] as const,
  )
  const bases = new Set<BaseSize>()
  for (const { base } of [...Object.values(content.characters), ...Object.values(content.gonks)]) bases.add(base)
  const wish = { width: width ?? size.width, depth: depth ?? size.depth, zones: begins, bases: [...bases] }
  return makeBattlespace(seededRandom(seed), content, wish)
}

/** CZ-SPACE-1..3, CZ-SPACE-5, CZ-R-134, CZ-R-144: the ground is fixed; what is unusual about it is said. */
export function finishLaying(table: Table, battle: Battle): void {
  const space = spaceOf(battle)
  battle.loose = looseOn(space)
  battle.stage = 'sides'
  battle.turn = undefined
  battle.done = undefined
  const { content } = battle
  table.tell(() => {
    const notes = [...sizeNotes(space), ...pieceProblems(content, space)]
    return { event: 'space', rule: 'CZ-SETUP-3', name: space.name, notes }
  })
}
