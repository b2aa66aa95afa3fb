import { freshRow, makeRow, printedColourOf } from '@muster/reaction'
import { boardOf, enemyCardOf, gearCardOf, hunterCardOf, labelOf } from './lookup.ts'
import { workOutOccupancy } from './occupancy.ts'
import { stale } from './stale.ts'
import type { State } from './state.ts'

/** What holds in every position, as sentences about what does not. */
export function brokenLaws(state: State): string[] {
  const strangers = unknownCards(state)
  if (strangers.length > 0) return strangers
  return [
    ...brokenZones(state),
    ...brokenHunters(state),
    ...brokenEnemies(state),
    ...brokenCards(state),
    ...stale(state),
  ]
}

function unknownCards(state: State): string[] {
  const { content, hunters, enemies, scenario, campaign, deck, queue, past, ground, bag, events, pastEvents } = state
  const { guns, meds, ammo, legendary } = state
  const announced = [...deck.cards, ...queue.cards, ...past.cards].filter((id) => !content.announcements[id])
  const gear = hunters.flatMap((one) => [...one.gear, ...one.inventory]).map(({ card }) => card)
  return [
    ...(content.scenarios[scenario] ? [] : [scenario]),
    ...(!campaign?.hunt || content.bounties[campaign.hunt.card] ? [] : [campaign.hunt.card]),
    ...(!campaign?.hunt || content.maps[campaign.hunt.map] ? [] : [campaign.hunt.map]),
    ...announced,
    ...hunters.map(({ id }) => id).filter((id) => id !== '' && !content.hunters[id]),
    ...enemies.map(({ card }) => card).filter((card) => !content.enemies[card]),
    ...gear.filter((card) => !content.gear[card]),
    ...[...ground.map(({ token }) => token), ...hunters.flatMap(({ loot }) => loot), ...bag.cards].filter(
      (token) => !content.lootTokens[token],
    ),
    ...hunters.map(({ fan }) => fan).filter((fan) => fan !== '' && !content.fans[fan]),
    ...hunters.flatMap(({ trees }) => trees.map(({ card }) => card)).filter((card) => !content.trees[card]),
    ...[...events.cards, ...pastEvents.cards].filter((id) => !content.events[id]),
    ...[...guns.cards, ...meds.cards, ...ammo.cards, ...legendary.cards].filter((card) => !content.gear[card]),
  ].map((id) => `there is no card ${id}`)
}

/** AB-ZONE-2, AB-ZONE-3: no zone holds more than it can. */
function brokenZones(state: State): string[] {
  const { size } = boardOf(state)
  const lost = [...state.hunters, ...state.enemies].filter(({ zone }) => zone >= size)
  if (lost.length > 0) return lost.map(({ id }) => `${id} stands in no zone of the Vault`)
  const { hunters, enemies, large } = workOutOccupancy(state)
  return Array.from({ length: size }, (_, zone) => zone)
    .filter((zone) => {
      const all = (hunters[zone] as number) + (enemies[zone] as number)
      return all > 3 || ((large[zone] as number) > 0 && all > 1)
    })
    .map((zone) => `${labelOf(state, zone)} holds more models than it has room for`)
}

/** As many tokens of each colour as printed; one hunter of each card; a fight only in the Vault. */
function brokenHunters(state: State): string[] {
  const ids = state.hunters.map(({ id }) => id).filter((id) => id !== '')
  const broken = new Set(ids).size < ids.length ? ['a Vault Hunter is there twice'] : []
  for (const hunter of state.hunters) {
    const { id, tokens, zone, dying } = hunter
    if (dying && zone < 0) broken.push(`${id} fights for its life outside the Vault`)
    if (tokens.length === 0) continue
    const printed = freshRow(hunterCardOf(state, hunter).tokens).map(printedColourOf).toSorted().join()
    if (tokens.map(printedColourOf).toSorted().join() !== printed)
      broken.push(`${id} has the tokens ${makeRow(tokens)}`)
  }
  const holder = state.hunters[state.spotlight]
  if (state.round > 0 && holder && holder.zone < 0) broken.push('the Spotlight is on somebody outside the Vault')
  return broken
}

function brokenEnemies(state: State): string[] {
  const ids = state.enemies.map(({ id }) => id)
  const broken = new Set(ids).size < ids.length ? ['an enemy is there twice'] : []
  for (const enemy of state.enemies) {
    const { models } = enemyCardOf(state, enemy)
    const number = Number(enemy.id.slice(enemy.card.length + 1))
    if (!(number >= 1 && number <= models)) broken.push(`${enemy.id} is no model of ${enemy.card}`)
  }
  return broken
}

/** Each card of a deck in one place; no more Gear equipped than there are slots for is left to its chapter. */
function brokenCards(state: State): string[] {
  const announced = [...state.deck.cards, ...state.queue.cards, ...state.past.cards]
  const broken = new Set(announced).size < announced.length ? ['an Announcement is in two places'] : []
  for (const { gear } of state.hunters)
    for (const held of gear)
      if (held.down && (held.shield?.length ?? 0) > 0)
        broken.push(`${gearCardOf(state, held).id} is face down with tokens`)
  return broken
}
