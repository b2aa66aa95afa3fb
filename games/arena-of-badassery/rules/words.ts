import { colourOf, type Token } from '@muster/reaction'
import type { GameEvent } from '@muster/table'
import type { Content } from '../content/load.ts'
import { MELEE } from './action.ts'
import type { Event } from './events.ts'
import { listed, lootName, nameIn, playerName, STATION, tokenUsed } from './lookup.ts'
import type { State } from './state.ts'

const plural = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`
const colour = (token: Token): string => colourOf(token).toUpperCase()

const withArticle = (thing: string): string => `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`

const orders: Readonly<Record<string, string>> = {
  move: 'Move! All enemies close in.',
  melee: 'Melee! All enemies strike.',
  ranged: 'Ranged! All enemies with a Range shoot.',
  special: 'Special! All enemies do what they do best.',
  spawn: 'Spawn! More enemies come.',
}

/** The same of some enemies alone: what one does, and what several do. */
const ordersOfSome: Readonly<Record<string, readonly [call: string, one: string, several: string]>> = {
  move: ['Move!', 'closes in', 'close in'],
  melee: ['Melee!', 'strikes', 'strike'],
  ranged: ['Ranged!', 'shoots', 'shoot'],
  special: ['Special!', 'does what it does best', 'do what they do best'],
}

function orderText(order: string, enemies: readonly string[] | undefined): string {
  const [call, one, several] = ordersOfSome[order] ?? []
  if (!enemies || enemies.length === 0 || !call) return orders[order] ?? 'An order is carried out.'
  return `${call} ${listed(enemies)} ${enemies.length === 1 ? one : several}.`
}

/** How long what a card does holds. */
const spans: Readonly<Record<string, string>> = {
  activation: 'until the activation ends',
  'enemy-turn': 'until the enemy turn ends',
  round: 'until the round ends',
  game: 'until the game ends',
  campaign: 'until the campaign ends',
}

const marks: Readonly<Record<string, string>> = {
  corrosive: 'Corrosive',
  burning: 'Burning',
  cryo: 'Cryo',
  radiation: 'Radiation',
  slag: 'Slag',
}

/** AB-VENDING-1. */
const MACHINES = ['Gun machine', "machine of Dr. Zed's Meds", 'Ammo Dump', 'machine of Legendary Items']

/** What happened, one sentence for each kind of event. */
const sentences: {
  readonly [Name in Event['event']]: (event: Extract<Event, { event: Name }>, names: Names) => string
} = {
  edit: () => 'The position was edited.',
  dice: ({ seat, faces, why, die }, { player }) => `${player(seat)} rolls ${die} ${why}: ${faces.join(', ')}.`,
  hunter: ({ id, seat }, { model, player }) => `${player(seat)} plays ${model(id)}.`,
  trees: ({ id, trees }, { model, tree }) => `${model(id)} climbs ${listed(trees.map(tree))}.`,
  mod: ({ id, tree, slot }, names) =>
    `${names.model(id)} places a Mod on ${names.tree(tree)}: ${names.slot(tree, slot)}.`,
  drawn: ({ id, card, equipped }, { model, gear }) =>
    `${model(id)} draws ${gear(card)} and ${equipped ? 'equips it' : 'puts it in the Inventory'}.`,
  scenario: ({ scenario }, names) => `The scenario is ${names.scenario(scenario)}.`,
  queue: ({ cards }, { announcement }) =>
    cards.length === 0 ? 'No Announcements are left.' : `In the queue: ${listed(cards.map(announcement))}.`,
  stands: ({ id, zone }, { model }) => `${model(id)} starts in ${zone}.`,
  round: ({ round }) => `Round ${round}: all Action Tokens are Ready.`,
  activated: ({ id }, { model }) => `${model(id)} is activated.`,
  'enemy-turn': () => "The enemies' turn begins.",
  announcement: ({ card }, names) => `The Announcement: ${names.announcement(card)}!`,
  'announcement-over': ({ card }, names) => `${names.announcement(card)} is over.`,
  announced: ({ card }, names) => `${names.announcement(card)} joins the queue.`,
  'no-orders': () => 'No Announcement is left: the enemies have no orders.',
  order: ({ order, enemies }, { model }) => orderText(order, enemies?.map(model)),
  event: ({ card }, names) => `The Event: ${names.happening(card)}.`,
  'event-over': ({ card }, names) => `${names.happening(card)} is over.`,
  special: ({ enemy, name }, { model }) => `${model(enemy)}: ${name}!`,
  moves: ({ id, path }, { model }) => `${model(id)} moves ${plural(path.length, 'zone')} to ${path.at(-1)}.`,
  'enemy-moves': ({ enemy, zone }, { model }) => `${model(enemy)} moves to ${zone}.`,
  put: ({ id, zone }, { model }) => `${model(id)} ends up in ${zone}.`,
  action: ({ id, source, aim }, { model, action, target }) =>
    `${model(id)}: ${action(source)}${aim === '' ? '' : `, aimed at ${target(aim)}`}.`,
  success: ({ id, enemy, total, need, crit }, { model }) =>
    `${model(id)} ${enemy === undefined ? 'succeeds' : `hits ${model(enemy)}`} ${crit ? 'with a Crit' : `(${total} against ${need})`}.`,
  failure: ({ id, enemy, total, need, fumble }, { model }) =>
    `${model(id)} ${enemy === undefined ? 'fails' : `misses ${model(enemy)}`} ${fumble ? 'with a Fumble' : `(${total} against ${need})`}.`,
  fumble: ({ id, enemy }, { model }) => `${model(enemy)} makes something of the Fumble of ${model(id)}.`,
  attacks: ({ enemy, id, kind }, { model }) =>
    `${model(enemy)} ${kind === 'melee' ? 'strikes at' : 'shoots at'} ${model(id)}.`,
  defended: ({ id, token, total, need, crit }, { model }) =>
    `${model(id)} defends with ${colour(token)} and holds ${crit ? 'with a Crit' : `(${total} against ${need})`}.`,
  undefended: ({ id, token, total, need, fumble, onlyCrit }, { model }) =>
    `${model(id)} defends with ${colour(token)} and fails ${
      fumble ? 'with a Fumble' : onlyCrit ? 'without a Crit against a Crit' : `(${total} against ${need})`
    }.`,
  'enemy-wounded': ({ enemy, wounds, left, of }, { model }) =>
    `${model(enemy)} suffers ${plural(wounds, 'wound')} (${left} of ${of} left).`,
  'enemy-shield': ({ enemy, colour: was, gone }, { model }) =>
    `The ${was.toUpperCase()} shield of ${model(enemy)} takes it and ${gone ? 'is gone' : 'turns RED'}.`,
  'enemy-out': ({ enemy }, { model }) => `${model(enemy)} is taken out.`,
  tough: ({ enemy }, { model }) => `${model(enemy)} is too Tough for that.`,
  shield: ({ id, card, lost }, { model, gear }) =>
    `${model(id)} takes the wound on ${gear(card)}${lost ? ' and loses it' : ''}.`,
  status: ({ id, kind, count }, { model }) => `${model(id)} gets ${plural(count, `${marks[kind] ?? 'status'} token`)}.`,
  cured: ({ id }, { model }) => `${model(id)} is rid of all status tokens.`,
  burns: ({ id, wounds }, { model }) => `${model(id)} burns for ${plural(wounds, 'wound')}.`,
  blast: ({ id }, { model }) => `${model(id)} is irradiated, and goes off.`,
  lifesteal: ({ id, wounds }, { model }) => `${model(id)} steals life: up to ${plural(wounds, 'wound')} healed.`,
  'taken-out': ({ id }, { model }) => `${model(id)} is out of the Vault.`,
  dying: ({ id }, { model }) => `${model(id)} must fight for its life!`,
  fought: ({ id }, { model }) => `${model(id)} has fought for its life, and lives.`,
  'healed-all': ({ id, wounds }, { model }) => `${model(id)} is healed of ${plural(wounds, 'wound')}.`,
  recharged: ({ id }, { model }) => `${model(id)} recharges its shields.`,
  reloaded: ({ id }, { model }) => `${model(id)} reloads.`,
  'out-of-ammo': ({ id }, { model }) => `${model(id)} is out of ammo.`,
  exhausted: ({ id, card }, { model, gear }) => `${model(id)} has exhausted ${gear(card)}.`,
  discarded: ({ id, card }, { model, gear }) => `${model(id)} discards ${gear(card)}.`,
  stored: ({ id, card }, { model, gear }) => `${model(id)} puts ${gear(card)} in the Inventory.`,
  'loot-gained': ({ id, token }, { model, loot }) => `${model(id)} gains ${loot(token)}.`,
  'loot-lost': ({ id, token }, { model, loot }) => `${model(id)} loses ${loot(token)}.`,
  dropped: ({ zone, tokens }, { loot }) =>
    `In ${zone} ${tokens.length === 1 ? 'lies' : 'lie'} ${listed(tokens.map(loot))}.`,
  'ground-cleared': () => 'All Loot lying in the Vault goes back into the bag.',
  'legendary-lost': ({ count }) =>
    `${count === 1 ? 'The Legendary token is' : 'The Legendary tokens are'} out of play.`,
  'end-effects': () => 'End Effects: what was to end so, ends.',
  spotlight: ({ id }, { model }) => `${model(id)} is in the Spotlight.`,
  'no-spotlight': () => 'Nobody is left for the Spotlight.',
  slaughterlight: ({ id }, { model }) => `The Spotlight on ${model(id)} turns red: Slaughterlight!`,
  reactions: ({ hunters }, { model }) => `${listed(hunters.map(model))} may [RE]act.`,
  spawned: ({ enemy, zone }, { model }) => `${model(enemy)} appears in ${zone}.`,
  'no-room': ({ card, count }, { enemy }) =>
    `No zone in reach has room for another ${enemy(card)}: ${count} ${count === 1 ? 'does' : 'do'} not appear.`,
  'none-left': ({ card }, { enemy }) => `No ${enemy(card)} is left to come: those here heal and strike.`,
  swaps: ({ id, card, out }, { model, gear }) =>
    `${model(id)} equips ${gear(card)}${out === undefined ? '' : ` in place of ${gear(out)}`}.`,
  spends: ({ id, token, how }, { model, tokenUsed }) =>
    `${model(id)} ${how === 'draw' ? 'trades' : 'uses'} ${tokenUsed(token)}${how === 'draw' ? ' for a card' : ''}.`,
  'hands-off': ({ id, to, tokens }, { model, loot }) =>
    `${model(id)} hands ${listed(tokens.map(loot))} to ${model(to)}.`,
  interacts: ({ id, kind }, names) => `${names.model(id)} interacts: ${names.element(kind)}.`,
  station: ({ zone }) => `The NEW-U Station in ${zone} is active.`,
  pays: ({ id, cash }, { model }) => `${model(id)} pays $${cash}.`,
  respawned: ({ id, zone }, { model }) => `${model(id)} is back, in ${zone}, whole and loaded.`,
  carries: ({ id, thing, has }, { model, thingCalled }) =>
    `${model(id)} ${has ? 'picks up' : 'hands over'} ${withArticle(thingCalled(thing))}.`,
  counted: ({ what, now }, { thingCalled }) => `Tally of ${thingCalled(what)}: ${now}.`,
  element: ({ kind, zone }, names) => `In ${zone}: ${names.element(kind)}.`,
  cleared: ({ kind }, names) => `Gone: ${names.element(kind)}.`,
  'gave-up': ({ seat }, { player }) => `${player(seat)} gives up.`,
  'taken-over': ({ id, seat }, { model, player }) =>
    id === '' ? `${player(seat)} takes over.` : `${player(seat)} now plays ${model(id)}.`,
  campaign: ({ card }, names) => `The campaign is ${names.campaign(card)}.`,
  'went-back': () => 'Everything is as it was before the scenario.',
  gives: ({ id, card, to }, { model, gear }) => `${model(id)} gives ${gear(card)} to ${model(to)}.`,
  'bounty-board': ({ cards }, { bounty }) =>
    `The Bounty Board: ${cards.length === 0 ? 'nothing is left' : listed(cards.map(bounty))}.`,
  hunt: ({ card, map }, names) => `The Bounty Hunt: ${names.bounty(card)}, in ${names.bountyMap(map)}.`,
  'bounty-reward': ({ id, card }, { model, gear }) => `${model(id)} gets ${gear(card)} as the reward.`,
  'game-won': ({ by }) => `The Vault Hunters win this game: ${by}.`,
  'game-lost': ({ by }) => `The Vault Hunters lose this game: ${by}.`,
  machine: ({ machine, cards }, { gear }) =>
    `The ${MACHINES[machine] ?? 'next machine'}: ${cards.length === 0 ? 'nothing' : listed(cards.map(gear))}.`,
  buys: ({ id, card, price }, { model, gear }) => `${model(id)} buys ${gear(card)} for $${price}.`,
  'pays-with': ({ id, token }, { model, loot }) => `${model(id)} pays with ${loot(token)}.`,
  resells: ({ id, card, value }, { model, gear }) => `${model(id)} trades in ${gear(card)} for $${value}.`,
  rested: () => 'Rest and recharge: all wounds, shields and guns are as new, and all Loot goes back into the bag.',
  upgraded: ({ tier }) => `An Announcement of tier ${tier} joins the deck for one below it.`,
  won: ({ by }) => `The Vault Hunters win: ${by}.`,
  lost: ({ by }) => `The Vault Hunters lose: ${by}.`,
  paid: ({ id, token }, { model }) => `${model(id)} uses a ${colour(token)} token.`,
  readied: ({ id, token }, { model }) => `A ${colour(token)} token of ${model(id)} is Ready again.`,
  stunned: ({ id, token }, { model }) => `A ${colour(token)} token of ${model(id)} is Used.`,
  wound: ({ id, token }, { model }) => `The ${colour(token)} token of ${model(id)} turns RED.`,
  'red-lined': ({ id }, { model }) => `${model(id)} is Red-lined.`,
  out: ({ id }, { model }) => `That is too much for ${model(id)}.`,
  healed: ({ id, token }, { model }) => `${model(id)} heals a wound: RED turns ${colour(healedOf(token))}.`,
  again: ({ seat, die, was, face, way }, { player }) =>
    `${player(seat)} rolls the ${die} again${way === 'luck' ? ' for a Luck Token' : ''}: ${was} becomes ${face}.`,
  streak: ({ left }) => `Lucky Streak: the Luck Token comes back (${left} left).`,
  luck: ({ add, source }) => `${source}: ${plural(Math.abs(add), 'Luck Token')} ${add > 0 ? 'more' : 'fewer'}.`,
  lasting: ({ id, source, until }, { model }) => `${source} holds for ${model(id)} ${spans[until] ?? 'for a while'}.`,
}

/** A wounded token is written small; healed it is as printed. */
const healedOf = (token: Token): Token => token.toUpperCase() as Token

/** What happened, in words, of content and what the event itself says. */
export function describe(event: GameEvent, state: State): string {
  const told = event as Event
  const sentence = sentences[told.event] as (event: Event, names: Names) => string
  return sentence(told, namesIn(state))
}

type Names = {
  player(seat: number): string
  model(id: string): string
  enemy(card: string): string
  /** A model, or a zone by its label. */
  target(aim: string): string
  action(source: string): string
  gear(card: string): string
  tree(card: string): string
  slot(tree: string, at: number): string
  loot(token: string): string
  tokenUsed(token: string): string
  scenario(id: string): string
  campaign(id: string): string
  bounty(id: string): string
  bountyMap(id: string): string
  announcement(id: string): string
  happening(id: string): string
  element(kind: string): string
  thingCalled(id: string): string
}

function namesIn(state: State): Names {
  const { content } = state
  const { gear, trees, hunters, enemies, elements, scenarios, announcements, events } = content
  const isModel = (id: string) => hunters[id] !== undefined || enemies[id.slice(0, id.lastIndexOf('-'))] !== undefined
  return {
    player: (seat) => playerName(state, seat),
    model: (id) => nameIn(content, id),
    enemy: (card) => enemies[card]?.name ?? 'enemy',
    target: (aim) => {
      const [kind = '', zone] = aim.split('@')
      if (zone !== undefined) return `${elements[kind]?.name ?? 'something'} in ${zone}`
      return isModel(aim) ? nameIn(content, aim) : `zone ${aim}`
    },
    action: (source) => actionCalled(content, source),
    gear: (card) => gear[card]?.name ?? 'a piece of Gear',
    tree: (card) => trees[card]?.name ?? 'a Skill Tree',
    slot: (card, at) => trees[card]?.tiers.flat()[at]?.name ?? 'a bonus',
    loot: (token) => lootName(content, token),
    tokenUsed: (token) => tokenUsed(content, token),
    scenario: (id) => scenarios[id]?.name ?? 'unknown',
    campaign: (id) => content.campaigns[id]?.name ?? 'unknown',
    bounty: (id) => content.bounties[id]?.name ?? 'unknown',
    bountyMap: (id) => content.bountyMaps[id]?.name ?? 'unknown',
    announcement: (id) => announcements[id]?.name ?? 'an Announcement',
    happening: (id) => events[id]?.name ?? 'an Event',
    element: (kind) => (kind === STATION ? 'NEW-U Station' : (elements[kind]?.name ?? 'something')),
    thingCalled: (id) => id.replaceAll('-', ' '),
  }
}

/** What an action is called: a gun by its name, one of a hunter's card by the action's. */
function actionCalled({ hunters, gear, trees }: Content, source: string): string {
  if (source === MELEE) return 'a strike'
  const [card = '', number = '1'] = source.split('.')
  const mod = trees[card]?.tiers.flat()[Number(number) - 1]
  if (mod) return mod.actions[0]?.name ?? mod.name
  return gear[card]?.name ?? hunters[card]?.actions[Number(number) - 1]?.name ?? 'an action'
}
