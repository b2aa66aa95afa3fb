import { gearOf } from '../content/lookup.ts'
import type { Battle } from './state.ts'

/** Something that a state names, where it does, and whether there is such a thing. */
type Named = readonly [where: string, what: string, name: string | undefined, isThere: boolean]

const isNobody = ([, , name, isThere]: Named): boolean => name !== undefined && !isThere

/** What a battle names that is not there, in sentences: cards of no box, models nobody has, seats nobody sits on. */
export function unknownNames(battle: Battle): string[] {
  const named = [...namedByModels(battle), ...namedByCards(battle), ...namedByScene(battle), ...namedByCampaign(battle)]
  return [
    ...battle.models.flatMap(({ id }, at) => {
      const first = battle.models.findIndex((one) => one.id === id)
      return first === at ? [] : [`models[${at}].id: models[${first}] is ${id} already; expected an id of its own`]
    }),
    ...(battle.scores.length === battle.sides.length
      ? []
      : [`scores: there are ${battle.scores.length}; expected one for each of ${battle.sides.length} seats`]),
    ...named.filter(isNobody).map(([where, what, name]) => `${where}: there is no ${what} "${name}"`),
  ]
}

function namedByModels({ content, models, sides }: Battle): Named[] {
  const cards = { character: content.characters, gonk: content.gonks, drone: content.programs }
  return models.flatMap(({ kind, card, seat, gear, loot, runner }, at): Named[] => {
    const where = `models[${at}]`
    return [
      [
        `${where}.card`,
        kind,
        card,
        card in cards[kind] && (kind !== 'drone' || !!content.programs[card]?.running.drone),
      ],
      [`${where}.seat`, 'seat', String(seat), seat < sides.length],
      ...gear.map((held, no): Named => [`${where}.gear[${no}].card`, 'Gear', held.card, !!gearOf(content, held.card)]),
      ...loot.map((held, no): Named => [`${where}.loot[${no}]`, 'Loot card', held, held in content.loot]),
      [`${where}.runner`, 'model', runner, models.some((one) => one.id === runner)],
    ]
  })
}

function namedByCards({ content, models, programs, lasting, tasks, inspired, moved, ...battle }: Battle): Named[] {
  const ids = new Set(models.map(({ id }) => id))
  const model = (where: string, id: string | undefined): Named => [where, 'model', id, ids.has(id ?? '')]
  const loot = (where: string, cards: readonly string[]) =>
    cards.map((card, at): Named => [`${where}[${at}]`, 'Loot card', card, card in content.loot])
  return [
    ...programs.flatMap(({ of, card, on }, at): Named[] => [
      model(`programs[${at}].of`, of),
      [`programs[${at}].card`, 'program', card, card in content.programs],
      model(`programs[${at}].on`, on),
    ]),
    ...lasting.map(({ on }, at) => model(`lasting[${at}].on`, on)),
    ...tasks.map(({ id }, at) => model(`tasks[${at}].id`, id)),
    ...inspired.map((id, at) => model(`inspired[${at}]`, id)),
    ...moved.map((id, at) => model(`moved[${at}]`, id)),
    model('ignored.id', battle.ignored?.id),
    ...loot('lootDeck.cards', battle.lootDeck.cards),
    ...loot('lootPast.cards', battle.lootPast.cards),
  ]
}

function namedByScene({ content, models, sides, scenario, battlespace, markers, ...battle }: Battle): Named[] {
  const seat = (where: string, of: number | undefined): Named => [
    where,
    'seat',
    of?.toString(),
    (of ?? 0) < sides.length,
  ]
  return [
    ['scenario', 'scenario', scenario, (scenario ?? '') in content.scenarios],
    ['battlespace', 'Battlespace', battlespace, battlespace in content.battlespaces],
    seat('firstSide', battle.firstSide),
    seat('control', battle.control),
    ...markers.flatMap(({ carrier, seat: owner }, at): Named[] => [
      [`markers[${at}].carrier`, 'model', carrier, models.some(({ id }) => id === carrier)],
      seat(`markers[${at}].seat`, owner),
    ]),
    ...(battle.brought ?? []).flatMap((cards, of) =>
      cards.map((card, at): Named => [`brought[${of}][${at}]`, 'Objective', card, card in content.objectives]),
    ),
  ]
}

/** CZ-HQ-1: what players of a campaign own, field and choose from. */
function namedByCampaign({ content, campaign, sides }: Battle): Named[] {
  if (!campaign) return []
  const { characters, gear, programs, loot, gonks, scenarios } = content
  const each = (where: string, what: string, cards: readonly string[], box: object) =>
    cards.map((card, at): Named => [`${where}[${at}]`, what, card, card in box])
  const own = campaign.players.flatMap((player, no): Named[] => {
    const where = `campaign.players[${no}]`
    return [
      ...each(`${where}.characters`, 'character', player.characters, characters),
      ...each(`${where}.gear`, 'Gear', player.gear, gear),
      ...each(`${where}.programs`, 'program', player.programs, programs),
      ...each(`${where}.drawn.cards`, 'Gear', player.drawn.cards, gear),
      ...player.kept.flatMap(({ of, card }, at): Named[] => [
        [`${where}.kept[${at}].of`, 'character', of, of in characters],
        [`${where}.kept[${at}].card`, 'Loot card', card, card in loot],
      ]),
      ...(player.team?.characters ?? []).flatMap((one, at): Named[] => [
        [`${where}.team.characters[${at}].card`, 'character', one.card, one.card in characters],
        ...each(`${where}.team.characters[${at}].gear`, 'Gear', one.gear, gear),
        ...each(`${where}.team.characters[${at}].programs`, 'program', one.programs, programs),
      ]),
      ...each(`${where}.team.gonks`, 'Gonk', Object.keys(player.team?.gonks ?? {}), gonks),
    ]
  })
  return [
    ...own,
    ...each('campaign.market.cards', 'Gear', campaign.market?.cards ?? [], gear),
    ['campaign.game.scenario', 'scenario', campaign.game?.scenario, (campaign.game?.scenario ?? '') in scenarios],
    ...campaign.proven.map((seat, at): Named => [`campaign.proven[${at}]`, 'seat', String(seat), seat < sides.length]),
  ]
}
