import { gearOf } from '../content/lookup.ts'
import { mapFault } from '../content/space/map-fault.ts'
import { brokenCampaignNames, brokenSeats } from './campaign/names.ts'
import { brokenSetup } from './law-setup.ts'
import { isOver } from './lookup.ts'
import { preparation } from './setup.ts'
import type { Battle, Model } from './state.ts'

/** Cards, models and players that a battle names though there are none of that name, in sentences: what else is asked of it would stumble over them. */
export function brokenNames(battle: Battle): string[] {
  return [
    ...brokenSeats(battle),
    ...brokenSetup(battle),
    ...brokenModels(battle),
    ...battle.models.flatMap((model) => brokenCards(battle, model)),
    ...brokenPiles(battle),
    ...brokenGround(battle),
    ...brokenFight(battle),
    ...brokenCampaignNames(battle),
  ]
}

function brokenModels({ models, sides }: Battle): string[] {
  const ids = models.map(({ id }) => id)
  const twice = new Set(ids.filter((id, at) => ids.indexOf(id) !== at))
  return [
    ...[...twice].map((id) => `two models are ${id}`),
    ...models.flatMap(({ id, seat }) => (seat < sides.length ? [] : [`${id} is of seat ${seat}, where nobody plays`])),
  ]
}

function brokenCards({ content }: Battle, { id, kind, card, gear, loot }: Model): string[] {
  const { characters, gonks, programs } = content
  const isKnown = kind === 'drone' ? programs[card]?.running.drone : (kind === 'gonk' ? gonks : characters)[card]
  return [
    ...(isKnown ? [] : [`${id} has the card ${card}, and there is no such ${kind}`]),
    ...gear.flatMap((held) =>
      gearOf(content, held.card) ? [] : [`${id} has the Gear ${held.card}, which there is not`],
    ),
    ...loot.flatMap((held) => (content.loot[held] ? [] : [`${id} has the Loot ${held}, which there is not`])),
  ]
}

/** A score for each player, and Loot in its piles. */
function brokenPiles({ content, scores, sides, lootDeck, lootPast }: Battle): string[] {
  return [
    ...(scores.length === sides.length ? [] : [`there are ${scores.length} scores for ${sides.length} players`]),
    ...[...lootDeck.cards, ...lootPast.cards].flatMap((card) =>
      content.loot[card] ? [] : [`the Loot deck has ${card}, which there is not`],
    ),
  ]
}

/** CZ-OBST-1: a Battlespace of its own can be laid out. */
function brokenGround({ content, ground }: Battle): string[] {
  const fault = ground && mapFault(content, ground, 'ground')
  return fault === undefined ? [] : [fault]
}

/** What only a fight under way has: a table to stand on, and models that wait, act or are aimed at. */
function brokenFight(battle: Battle): string[] {
  const { content, stage, active, campaign } = battle
  if (preparation(battle) || isOver(battle) || (campaign && campaign.stage !== 'game')) return []
  const all = new Set(battle.models.map(({ id }) => id))
  const named = Object.entries(namedIn(battle)).flatMap(([what, ids]) =>
    ids.flatMap((id) => (id === undefined || all.has(id) ? [] : [`${what} names ${id}, and there is no such model`])),
  )
  const { programs, moving, loose } = battle
  const dragged = moving?.drags
  const isLost = dragged !== undefined && !all.has(dragged) && !loose.some(({ id }) => id === dragged)
  return [
    ...(isLost ? [`moving drags ${dragged}, and there is no such model or thing`] : []),
    ...(stage === 'active' && !active ? ['nobody is active'] : []),
    ...programs.flatMap(({ of, card }) => (content.programs[card] ? [] : [`${of} has no program ${card} to install`])),
    ...named,
  ]
}

/** Where a battle keeps ids of models for what is to come. */
function namedIn({ active, moving, shots, blast, batch, laterBatches, ...battle }: Battle) {
  const batches = [...(batch ? [batch] : []), ...laterBatches]
  return {
    active: [active?.id],
    moving: [moving?.id, ...(moving?.held ?? []), ...(moving?.near ?? [])],
    shots: [shots?.by, ...(shots?.targets ?? []), ...(shots?.wounded ?? [])],
    blast: blast ? [blast.by, ...blast.listed, ...blast.leaving, ...blast.moved, ...blast.wounded] : [],
    batch: batches.flatMap(({ by, waiting }) => [by, ...waiting.map(({ id }) => id)]),
    commanded: [battle.commanded],
    fallen: battle.fallen,
    inspired: battle.inspired,
    errands: battle.errands.map((errand) => ('id' in errand ? errand.id : undefined)),
    programs: battle.programs.flatMap(({ of, on }) => [of, on]),
    lasting: battle.lasting.map(({ on }) => on),
    tasks: battle.tasks.map(({ id }) => id),
    markers: battle.markers.map(({ carrier }) => carrier),
  }
}
