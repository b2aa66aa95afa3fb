import type { Hex, HexBoard } from '@muster/space'
import { hexLabelled } from '@muster/space'
import { invariant, type Seat } from '@muster/table'
import type { EnemyCard } from '../content/cards/enemy.ts'
import type { GearCard } from '../content/cards/gear.ts'
import type { HunterCard } from '../content/cards/hunter.ts'
import type { LootKind } from '../content/cards/loot.ts'
import type { BountyCard, ScenarioCard, SpawnLine } from '../content/cards/scenario.ts'
import type { Content } from '../content/load.ts'
import type { VaultMap } from '../content/maps.ts'
import { besideOf } from './beside.ts'
import type { TableOptions } from './config.ts'
import type { Enemy, Held, Hunter, State } from './state.ts'

/** Finding things in a game. No rules here. */

export const tableOptions = (state: State): TableOptions => state.config.options

/** What whoever sits at a seat is called. */
export const playerName = ({ config }: Pick<State, 'config'>, seat: Seat): string =>
  config.players?.[seat] ?? `Player ${seat + 1}`

/** AB-BOUNTY-20: the scenario that is played, or that a Bounty Hunt has come after. */
export const scenarioOf = ({ content, scenario }: State): ScenarioCard => content.scenarios[scenario] as ScenarioCard

/** The Bounty card of the hunt that is on. */
export const huntOf = ({ content, campaign }: State): BountyCard | undefined =>
  campaign?.hunt && content.bounties[campaign.hunt.card]

/** AB-BOUNTY-10: whose special rules and victory are in force: the hunt's, or the scenario's. */
export function showOf(state: State): BountyCard | ScenarioCard {
  const hunt = state.campaign && huntOf(state)
  if (hunt) return hunt
  const beside = besideOf(state)
  if (beside.show?.id !== state.scenario) beside.show = scenarioOf(state)
  return beside.show as ScenarioCard
}

/** AB-SPAWN-1, AB-BOUNTY-15: the lines of a Spawn order; a hunt has none. */
export const spawningOf = (state: State): readonly SpawnLine[] => (huntOf(state) ? [] : scenarioOf(state).spawning)

/** The map that is played on, kept beside the state. */
export function vaultOf(state: State): VaultMap {
  const { content, campaign, scenario } = state
  const name = campaign?.hunt?.map ?? scenario
  const beside = besideOf(state)
  if (beside.place === name && beside.vault) return beside.vault
  const vault = content.maps[name] as VaultMap
  beside.place = name
  beside.vault = vault
  return vault
}

export const boardOf = (state: State): HexBoard => vaultOf(state).board

export const labelOf = (state: State, zone: Hex): string => boardOf(state).labels[zone] as string

export const zoneLabelled = (state: State, label: string): Hex => hexLabelled(boardOf(state), label)

export const isSpawningZone = (state: State, zone: Hex): boolean => vaultOf(state).spawning.includes(zone)

/** AB-SIGHT-3: whether a kind of element blocks the line of sight. */
export const isScreen = ({ content }: State, kind: string): boolean => content.elements[kind]?.blocks ?? false

/** The kind of element that a NEW-U Station is. */
export const STATION = 'new-u'

/** "A", "A and B", "A, B and C". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** AB-R-103: the seats that have not given up, in order. */
export function seatsAtTable({ seats, gone }: State): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !gone?.includes(seat))
}

/** Who decides where nobody else does. */
export const firstAtTable = (state: State): Seat => (state.gone ? (seatsAtTable(state)[0] ?? 0) : 0)

export const hunterCardOf = ({ content }: State, hunter: Hunter): HunterCard => content.hunters[hunter.id] as HunterCard

export const enemyCardOf = ({ content }: State, enemy: Enemy): EnemyCard => content.enemies[enemy.card] as EnemyCard

export const gearCardOf = ({ content }: State, { card }: Held): GearCard => content.gear[card] as GearCard

export function hunterOf(state: State, id: string): Hunter {
  for (const hunter of state.hunters) if (hunter.id === id) return hunter
  invariant(false, `there is no hunter ${id}`)
}

/** Takes one of a list out of it in place; `splice` would make a list of what it takes. */
export function takeOut<One>(list: One[], one: One): void {
  const at = list.indexOf(one)
  if (at < 0) return
  for (let next = at + 1; next < list.length; next++) list[next - 1] = list[next] as One
  list.pop()
}

export function enemyNamed(state: State, id: string): Enemy | undefined {
  for (const enemy of state.enemies) if (enemy.id === id) return enemy
  return undefined
}

export const isOnBoard = ({ zone }: Hunter): boolean => zone >= 0

/** AB-R-58: those who stand: in the Vault, and not fighting for their lives. */
export const isUp = ({ zone, dying }: Hunter): boolean => zone >= 0 && !dying

/** AB-R-58: those who may take part in what goes on: who stands, and who is making the [RE]action it fights for its life with. */
export const isInIt = (state: State, hunter: Hunter): boolean =>
  isUp(hunter) || (hunter.zone >= 0 && state.todo.some((one) => one.do === 'fight' && one.hunter === hunter.id))

export const spotlightHunter = (state: State): Hunter | undefined => state.hunters[state.spotlight]

/** What a model is called, on the board or gone: a hunter by its card, an enemy by its card and number. */
export function nameIn(content: Content, id: string): string {
  const hunter = content.hunters[id]
  if (hunter) return hunter.name
  const at = id.lastIndexOf('-')
  const card = content.enemies[id.slice(0, at)]
  return card ? (card.models === 1 ? card.name : `${card.name} ${id.slice(at + 1)}`) : 'somebody'
}

export const nameOf = ({ content }: State, id: string): string => nameIn(content, id)

/** What a Loot token is called: what it is worth, or what it is for. */
export function lootName({ lootTokens }: Content, id: string): string {
  const token = lootTokens[id]
  if (!token) return 'a token'
  if (token.kind === 'cash') return `$${token.value}`
  const name = `${token.kind.charAt(0).toUpperCase()}${token.kind.slice(1)}`
  return token.draw ? `${name} (or a card)` : name
}

const called: Readonly<Record<LootKind, string>> = {
  health: 'a Health token',
  cash: 'a Cash token',
  ammo: 'an Ammo token',
  guns: 'a Gun token',
  mods: 'a Mod token',
  bounty: 'the Bounty token',
  legendary: 'a Legendary token',
}

/** What one is called that is put to use. */
export function tokenUsed({ lootTokens }: Content, id: string): string {
  const token = lootTokens[id]
  return token ? called[token.kind] : 'a token'
}

/** AB-TYPES-3: the card that plays in the place of one that the scenario names. */
export const standsIn = ({ config, content }: State, card: string): EnemyCard =>
  content.enemies[config.swaps[card] ?? card] as EnemyCard
