import { coverOf, gapOf, strip } from '@muster/space'
import type { Point } from '@muster/table'
import type { Overlay, Place } from '@muster/ui'
import { bandBetween, baseOf, crowdWithout, othersThan, planeFor, REACH, toleranceOf } from '../../rules/components.ts'
import { areRivals, modelsOn, nameOf, nameOfThing } from '../../rules/lookup.ts'
import { HALF, pathVerdict } from '../../rules/path.ts'
import type { Battle, Model } from '../../rules/state.ts'
import { sceneryName } from '../../rules/ways.ts'

/** Something in a Path of Attack: what it is called, what it adds, and where it is. */
type InPath = { readonly name: string; readonly adds: number; readonly place: Place }

/** CZ-PATH-5..9: what lies in a Path of Attack, each with what it adds. */
function foundInPath(battle: Battle, from: Model, to: Model): InPath[] {
  const plane = planeFor(battle)
  const others = [...othersThan(battle, from, to), ...battle.loose]
  const bases = crowdWithout(battle, from.id, to.id)
  const acting = baseOf(battle, from)
  const found = strip(plane, acting, baseOf(battle, to), HALF, bases)
  const adds = (only: Partial<typeof found>) =>
    coverOf(plane, { ...found, pieces: [], bases: [], ...only }, acting, bases, REACH, toleranceOf(battle))
  const pieces = found.pieces.flatMap((index): InPath[] => {
    const piece = plane.pieces[index]
    if (!piece) return []
    const place = { region: piece.parts.map(({ outline }) => outline) }
    return [{ name: sceneryName(battle, piece.id), adds: adds({ pieces: [index] }), place }]
  })
  const models = found.bases.flatMap((index): InPath[] => {
    const [base, other] = [bases[index], others[index]]
    if (!base || !other) return []
    const place = { disc: { x: base.x, y: base.y }, radius: base.radius }
    return [{ name: nameOfThing(battle.content, other.id), adds: adds({ bases: [index] }), place }]
  })
  return [...pieces, ...models]
}

/** What counts is outlined with what it adds to the roll against the attack; what lies within reach says that it adds nothing. */
function coverOverlays(found: readonly InPath[]): Overlay[] {
  const overlay = (which: readonly InPath[], words: (one: InPath) => string, look: Partial<Overlay>): Overlay[] =>
    which.length === 0
      ? []
      : [
          {
            kind: 'area',
            name: '',
            fill: 'none',
            ...look,
            places: which.map((one) => ({ ...one.place, word: words(one) })),
          },
        ]
  return [
    ...overlay(
      found.filter(({ adds }) => adds > 0),
      ({ name, adds }) => `${name} in the way: its roll +${adds}`,
      { tone: '#ff9f43', edge: 'solid' },
    ),
    ...overlay(
      found.filter(({ adds }) => adds === 0),
      ({ name }) => `${name} in your reach: +0`,
      { tone: '#c9ccd6', edge: 'dashed' },
    ),
  ]
}

/** CZ-PATH-1: the strip an inch wide from one model to another, with what gives cover in it. */
export function pathOfAttack(battle: Battle, from: Model, to: Model): Overlay[] {
  const between = [from, to].map(({ at: { x, y } }) => ({ x, y })) as [Point, Point]
  const name = nameOf(battle, to)
  if (pathVerdict(battle, from, to))
    return [
      {
        kind: 'blocked',
        name: `a barrier cuts the path to ${name}`,
        places: [{ strip: between, width: REACH, word: 'blocked' }],
      },
    ]
  const found = foundInPath(battle, from, to)
  const words = found.map((one) => `${one.name} +${one.adds}`)
  const inches = Math.floor(gapOf(baseOf(battle, from), baseOf(battle, to)) / 10) / 10
  const word = `${name} ${inches}″ ${bandBetween(battle, from, to).toUpperCase()}`
  const legend = words.length === 0 ? `nothing in the way to ${name}` : `in the way to ${name}: ${words.join(', ')}`
  const lane: Overlay = {
    kind: 'lane',
    name: legend,
    places: [{ strip: between, width: REACH, word }],
    tone: '#ff2e88',
    fill: 'soft',
  }
  return [lane, ...coverOverlays(found)]
}

/** How many Paths of Attack are drawn at once. */
const MOST_PATHS = 2

export function pathsFrom(battle: Battle, model: Model): Overlay[] {
  const square = ({ at }: Model) => (at.x - model.at.x) ** 2 + (at.y - model.at.y) ** 2
  return modelsOn(battle)
    .filter(
      (other) =>
        areRivals(battle, model, other) &&
        bandBetween(battle, model, other) !== 'long' &&
        !pathVerdict(battle, model, other),
    )
    .sort((a, b) => square(a) - square(b))
    .slice(0, MOST_PATHS)
    .flatMap((other) => pathOfAttack(battle, model, other))
}
