import { freshRow, makeRow, printedColourOf } from '@muster/reaction'
import { inSlot, mostSlots } from './gear.ts'
import { unknownNames } from './known.ts'
import { boardOf, enemyCardOf, gearCardOf, hunterCardOf, labelOf, seatsAtTable } from './lookup.ts'
import { workOutOccupancy } from './occupancy.ts'
import type { Enemy, Held, Hunter, State, Todo } from './state.ts'
import { modsTooHigh } from './tree.ts'

/** AB-SETUP-9. */
const TREES = 3

const slots = ['gun', 'misc', 'shield', 'grenade'] as const

/** What holds in every position, as sentences about what does not; what the others count on comes first. */
export function brokenLaws(state: State): string[] {
  for (const laws of [unknownNames, lostModels, brokenTable]) {
    const broken = laws(state)
    if (broken.length > 0) return broken
  }
  return [...brokenZones(state), ...brokenHunters(state), ...brokenEnemies(state), ...brokenCards(state)]
}

/** AB-ZONE-1. */
function lostModels(state: State): string[] {
  const { size } = boardOf(state)
  const things = [
    ...state.ground.map(({ token, zone }) => ({ id: token, zone })),
    ...state.elements.map(({ kind, zone }) => ({ id: kind, zone })),
  ]
  return [...state.hunters, ...state.enemies, ...things]
    .filter(({ zone }) => zone >= size)
    .map(({ id, zone }) => `${id} stands in no zone of the Vault: ${zone}; expected 0 to ${size - 1}`)
}

/** What only a campaign has, between its games and in them. */
const CAMPAIGN_STAGES: readonly State['stage'][] = ['reward', 'vend', 'rest', 'level', 'pack', 'bounty', 'next']

/** AB-SETUP-2, AB-R-93, AB-R-103: everybody at the table runs a hunter, and nobody else does; the stage fits the game. */
function brokenTable(state: State): string[] {
  const { hunters, campaign, vending, stage, outcome } = state
  const seats = seatsAtTable(state)
  const broken = hunters
    .filter(({ seat }) => seats.length > 0 && !seats.includes(seat))
    .map(({ id, seat }) => `${id} is run by seat ${seat}, where nobody sits`)
  const idle = seats.find((seat) => !hunters.some((hunter) => hunter.seat === seat))
  if (idle !== undefined) broken.push(`seat ${idle} runs no Vault Hunter`)
  if (!campaign && CAMPAIGN_STAGES.includes(stage)) broken.push(`the stage ${stage} is for a campaign alone`)
  if (stage === 'act' && state.active === undefined) broken.push('nobody is active in an activation; expected active')
  if (vending && stage !== 'vend' && !outcome) broken.push(`a Vending Machine is open in the stage ${stage}`)
  if ((stage === 'over') !== (outcome !== undefined))
    broken.push('a game is over when it has an outcome, and not before')
  return broken
}

/** AB-ZONE-2, AB-ZONE-3: no zone holds more than it can. */
function brokenZones(state: State): string[] {
  const { size } = boardOf(state)
  const { hunters, enemies, large } = workOutOccupancy(state)
  return Array.from({ length: size }, (_, zone) => zone)
    .filter((zone) => {
      const all = (hunters[zone] as number) + (enemies[zone] as number)
      return all > 3 || ((large[zone] as number) > 0 && all > 1)
    })
    .map(
      (zone) =>
        `${labelOf(state, zone)} holds more models than it has room for; expected three small ones or one large`,
    )
}

/** What is still under way while somebody fights for its life (AB-FFYL-1). */
const ATTACKED: readonly Todo['do'][] = ['react', 'fight', 'volley']

/** As many tokens of each colour as printed; one hunter of each card; a fight only in the Vault. */
function brokenHunters(state: State): string[] {
  const ids = state.hunters.map(({ id }) => id).filter((id) => id !== '')
  const broken = new Set(ids).size < ids.length ? ['a Vault Hunter is there twice'] : []
  for (const hunter of state.hunters) {
    const { id, tokens, zone, dying } = hunter
    if (dying && zone < 0) broken.push(`${id} fights for its life outside the Vault`)
    if (dying && !state.todo.some((one) => ATTACKED.includes(one.do)))
      broken.push(`${id} fights for its life after no attack; expected a [RE]action to come`)
    if (tokens.length === 0 && zone < 0 && state.round === 0) continue
    const printed = freshRow(hunterCardOf(state, hunter).tokens).map(printedColourOf).toSorted().join()
    if (tokens.map(printedColourOf).toSorted().join() !== printed)
      broken.push(
        `${id} has the tokens ${makeRow(tokens)}; expected ${makeRow(freshRow(hunterCardOf(state, hunter).tokens))}, each Used (-) or wounded (small letter) perhaps`,
      )
  }
  const holder = state.hunters[state.spotlight]
  if (state.round > 0 && holder && holder.zone < 0) broken.push('the Spotlight is on somebody outside the Vault')
  return broken
}

const spoken = (shields: Enemy['shields']): string => (shields.length === 0 ? 'none' : shields.join(', '))

/** AB-SHIELD-14, AB-SHIELD-15: what is left of the printed shields: wounded ones are RED, and then gone. */
function comesFrom(shields: Enemy['shields'], printed: Enemy['shields']): boolean {
  const of = (all: Enemy['shields'], colour: string) => all.filter((one) => one === colour).length
  return shields.length <= printed.length && ['green', 'yellow'].every((one) => of(shields, one) <= of(printed, one))
}

function brokenEnemies(state: State): string[] {
  const ids = state.enemies.map(({ id }) => id)
  const broken = new Set(ids).size < ids.length ? ['an enemy is there twice'] : []
  for (const enemy of state.enemies) {
    const { models, hitPoints, shields } = enemyCardOf(state, enemy)
    const number = Number(enemy.id.slice(enemy.card.length + 1))
    if (!(number >= 1 && number <= models))
      broken.push(`${enemy.id} is no model of ${enemy.card}; expected a number from 1 to ${models}`)
    if (enemy.wounds >= hitPoints)
      broken.push(`${enemy.id} has wounds for all its Hit Points (${enemy.wounds} of ${hitPoints}); expected fewer`)
    if (!comesFrom(enemy.shields, shields))
      broken.push(
        `${enemy.id} has the shields ${spoken(enemy.shields)}; expected ${spoken(shields)}, RED where wounded`,
      )
  }
  return broken
}

/** Each card of a deck in one place, and on equipped Gear the tokens it has; how much of it there is is left to its chapter. */
function brokenCards(state: State): string[] {
  const announced = [...state.deck.cards, ...state.queue.cards, ...state.past.cards]
  const broken = new Set(announced).size < announced.length ? ['an Announcement is in two places'] : []
  const isLegendary = (token: string): boolean => state.content.lootTokens[token]?.kind === 'legendary'
  if (state.bag.cards.some(isLegendary)) broken.push('a Legendary token is in the bag, where it never goes')
  for (const hunter of state.hunters) {
    if (hunter.id !== '') broken.push(...brokenSlots(state, hunter))
    for (const held of hunter.gear) broken.push(...brokenGear(state, held))
  }
  return broken
}

/** AB-GEAR-2..5, AB-SETUP-9, AB-TREE-3: no more Gear equipped than there is room for, three trees, no Mods above an empty tier. */
function brokenSlots(state: State, hunter: Hunter): string[] {
  const crammed = slots.flatMap((slot) => {
    const [there, most] = [inSlot(state, hunter, slot).length, mostSlots(state, hunter, slot)]
    return there > most ? [`${hunter.id} has ${there} cards in its ${slot} slots; expected ${most} at most`] : []
  })
  const tooHigh = hunter.trees.flatMap((tree) => {
    const mods = modsTooHigh(state, tree)
    return mods.length > 0
      ? [`${tree.card} has Mods on ${mods.join(', ')} above an empty tier; expected one in each tier below`]
      : []
  })
  const trees = hunter.trees.map(({ card }) => card)
  const isOdd = trees.length > TREES || new Set(trees).size < trees.length
  const wrong = isOdd ? [`${hunter.id} has the Skill Trees ${trees.join(', ')}; expected ${TREES} different ones`] : []
  return [...crammed, ...tooHigh, ...wrong]
}

/** AB-SHIELD-1, AB-SHIELD-6, AB-KEYWORD-47: a shield that lies face up has all its tokens, wounded or not; a Run And Gun weapon its own. */
function brokenGear(state: State, held: Held): string[] {
  const { id, shield, keywords } = gearCardOf(state, held)
  const row = held.shield ?? []
  if (held.down && row.length > 0) return [`${id} is face down with tokens`]
  const printed = freshRow(shield)
  const isWhole = row.map(printedColourOf).toSorted().join() === printed.map(printedColourOf).toSorted().join()
  if (!held.down && !isWhole) return [`${id} is face up with the tokens ${makeRow(row)}; expected ${makeRow(printed)}`]
  return keywords.includes('run and gun') && held.run === undefined
    ? [`${id} is without its own token; expected run: Y+`]
    : []
}
