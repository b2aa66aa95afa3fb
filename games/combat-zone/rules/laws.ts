import { makeRow, printedColourOf } from '@muster/reaction'
import { hasRoom, isOverlapping } from '@muster/space'
import { brokenCampaign } from './campaign/laws.ts'
import { baseOf, crowdWithout, looseBase, planeFor } from './components.ts'
import { brokenNames } from './known.ts'
import { brokenKinds } from './law-cards.ts'
import { cardOf, modelsOn } from './lookup.ts'
import { preparation } from './setup.ts'
import type { Battle } from './state.ts'

/** What is wrong with a battle, in sentences. */
export function brokenLaws(battle: Battle): string[] {
  const unknown = brokenNames(battle)
  if (unknown.length > 0) return unknown
  return [
    ...brokenTokens(battle),
    ...brokenKinds(battle),
    ...brokenPlaces(battle),
    ...brokenLoose(battle),
    ...brokenBodies(battle),
    ...brokenControl(battle),
    ...brokenCampaign(battle),
  ]
}

/** CZ-WOUND-4, CZ-HEAL-3: as many tokens as printed, of the printed colours. */
function brokenTokens(battle: Battle): string[] {
  return battle.models.flatMap((model) => {
    const card = cardOf(battle, model)
    const printed = 'tokens' in card ? [...card.tokens] : []
    const own = model.tokens.map(printedColourOf)
    return own.toSorted().join() === printed.toSorted().join()
      ? []
      : [
          `${model.id} has the tokens ${makeRow(model.tokens) || 'none'}; expected ${printed.join(', ') || 'none'}, as printed`,
        ]
  })
}

/** CZ-MOVE-4, CZ-BARRIER-2, CZ-R-14: nobody stands on anybody or in a wall, and all stand on the table; who is moving may hang on to one. */
function brokenPlaces(battle: Battle): string[] {
  const plane = planeFor(battle)
  const { width, depth, tall } = plane
  const on = modelsOn(battle).map((model) => ({ id: model.id, base: baseOf(battle, model) }))
  const off = on.filter(({ base: { x, y, radius } }) => {
    const least = radius - 1
    return x < least || y < least || x > width - least || y > depth - least
  })
  const crowded = on.flatMap(({ id, base }, at) =>
    on
      .slice(at + 1)
      .filter((other) => Math.abs(other.base.z - base.z) < tall && isOverlapping(base, other.base))
      .map((other) => `${id} and ${other.id} stand on each other`),
  )
  const lost = on.filter(({ id, base }) => id !== battle.moving?.id && !hasRoom(plane, base, []))
  return [
    ...off.map(({ id }) => `${id} has left the Battlespace`),
    ...crowded,
    ...lost.map(({ id, base: { x, y, z } }) => `${id} stands at ${x},${y},${z}, where there is no room or no floor`),
  ]
}

/** CZ-DRAG-1, CZ-R-143: what can be dragged has a name of its own, and room as if it were a model. */
function brokenLoose(battle: Battle): string[] {
  const { loose } = battle
  const names = new Set(loose.map(({ id }) => id))
  const odd = loose.filter(({ id, kind }) => !id.startsWith(`loose-${kind}-`))
  const lost = loose.filter((one) => {
    const { id } = one
    const others = crowdWithout(battle, id, battle.moving?.drags ?? id)
    return battle.moving?.drags !== id && !hasRoom(planeFor(battle), looseBase(one), others)
  })
  return [
    ...(names.size === loose.length ? [] : ['two loose things have one name']),
    ...odd.map(({ id, kind }) => `the loose ${kind} ${id} is not named after what it is`),
    ...lost.map(({ id, at: { x, y, z } }) => `${id} lies at ${x},${y},${z}, where there is no room or no floor`),
  ]
}

/** CZ-TAKENOUT-2, CZ-TAKENOUT-4: each Body has its own number, belongs to somebody taken out, who has no other, and lies on the table. */
function brokenBodies(battle: Battle): string[] {
  const { bodies, models } = battle
  const { width, depth } = planeFor(battle)
  const numbers = new Set(bodies.map(({ no }) => no))
  const owners = new Set(bodies.map(({ of }) => of))
  const off = bodies.filter(({ at: { x, y } }) => x > width || y > depth)
  const lost = bodies.filter(({ of }) => models.find(({ id }) => id === of)?.where !== 'out')
  return [
    ...(numbers.size === bodies.length ? [] : ['two Bodies have one number']),
    ...(owners.size === bodies.length ? [] : ['somebody has two Bodies']),
    ...off.map(({ no }) => `Body ${no} lies beside the Battlespace`),
    ...lost.map(({ of }) => `there is a Body of ${of}, who is not out`),
  ]
}

/** CZ-CONTROL-1, CZ-CONTROL-5: one player has Control, and the Active Model is that player's. */
function brokenControl(battle: Battle): string[] {
  const { control, active, sides, models, stage, outcome, campaign, firstSide = 0 } = battle
  if (firstSide >= sides.length) return [`seat ${firstSide} plays the first side, and nobody sits there`]
  if (stage === 'over') return outcome || campaign ? [] : ['the game is over, and nobody has won or drawn it']
  if (preparation(battle)) return []
  const broken = sides[control]?.left === false ? [] : [`Control is with seat ${control}, who does not play`]
  const model = active && models.find(({ id }) => id === active.id)
  if (!active) return broken
  if (model?.seat !== control) return [...broken, `${active.id} is active out of turn`]
  if (stage === 'inspire' && model.kind !== 'gonk')
    return [...broken, `${active.id} is active in an Inspire, and is no Gonk`]
  return broken
}
