import {
  actionText,
  counted,
  deedsText,
  filterText,
  keywordText,
  listed,
  oneOf,
  phrase,
  sentence,
  signed,
  whomText,
} from '@muster/reaction'
import type { EnemyCard, Special } from './cards/enemy.ts'
import type { GearCard } from './cards/gear.ts'
import type { HunterCard, TreeSlot } from './cards/hunter.ts'
import type { BountyCard, ElementKind, ScenarioCard } from './cards/scenario.ts'
import type { AnnouncementCard, EventCard, FanCard } from './cards/show.ts'
import { conditionsText } from './describe/condition.ts'
import { isPlain } from './describe/deed.ts'
import { orderText } from './describe/order.ts'
import { ruleLines } from './describe/rules.ts'
import { type Speaker, speechOf } from './describe/speech.ts'
import { skillText } from './describe/words.ts'
import type { ArenaAction, ArenaDeed } from './grammar/schemas.ts'
import { type Content, marksOf } from './load.ts'

/** What cards say, made from what they do: a list of lines each. Names of enemies come from the content. */
type Names = Pick<Content, 'enemies'>

const HUNTER: Speaker = { bearer: 'hunter' }
const ENEMY: Speaker = { bearer: 'enemy' }
const ARENA: Speaker = { bearer: 'model' }

const tell = (content: Names, speaker: Speaker, deeds: readonly ArenaDeed[]): string =>
  deedsText(deeds, { speech: speechOf(content, speaker), isPlain })

const actionLine = (content: Names, action: ArenaAction): string =>
  actionText(action, { speech: speechOf(content, HUNTER), isPlain })

/** AB-HUNTER-2..4: the special rules of a hunter, and AB-TREE-7: of a place on a Skill Tree. */
export function hunterText(content: Names, card: HunterCard | TreeSlot): string[] {
  return [...card.actions.map((action) => actionLine(content, action)), ...ruleLines(content, HUNTER, card)]
}

/** What a piece of Gear does; its keywords and slot stand apart on the card. */
export function gearText(content: Names, card: GearCard): string[] {
  const marks = marksOf(card)
  const printed = card.actions.map((action) => ({
    ...action,
    keywords: action.keywords.filter(({ name }) => !marks.includes(name)),
  }))
  return [...printed.map((action) => actionLine(content, action)), ...ruleLines(content, HUNTER, card)]
}

function specialText(content: Names, { name, attack, hits, does }: Special): string {
  const struck: Speaker = { ...ENEMY, them: 'that hunter' }
  const parts = [
    attack &&
      [
        `${attack.kind} attack`,
        attack.range !== undefined && `at range ${attack.range}`,
        attack.strength !== 0 && `at ${signed(attack.strength)} Strength`,
        attack.with.length > 0 && `with ${listed(attack.with.map((one) => keywordText(one, isPlain)))}`,
      ]
        .filter(Boolean)
        .join(' '),
    hits && `for each hunter hit, ${tell(content, struck, hits)}`,
    does && tell(content, ENEMY, does),
  ]
  return `${name}: ${parts
    .filter((part) => typeof part === 'string')
    .map(sentence)
    .join(' ')}`
}

/** AB-ENEMY-3..5: everything on an enemy card but its numbers. */
export function enemyText(content: Names, card: EnemyCard): string[] {
  const fumbler: Speaker = { ...ENEMY, them: 'the hunter who fumbled' }
  const kinds = (['melee', 'ranged'] as const).flatMap((kind) =>
    card[kind].length > 0
      ? [`${skillText(kind)} attacks: ${listed(card[kind].map((one) => keywordText(one, isPlain)))}.`]
      : [],
  )
  return [
    ...kinds,
    ...(card.attackFumble ? [`Attack Fumble: ${sentence(tell(content, fumbler, card.attackFumble))}`] : []),
    ...(card.defenseFumble ? [`Defense Fumble: ${sentence(tell(content, fumbler, card.defenseFumble))}`] : []),
    ...card.specials.map((special) => specialText(content, special)),
    ...(card.extraLoot ? ['Drops 1D4 Loot tokens more.'] : []),
    ...ruleLines(content, ENEMY, card),
    ...(card.action ? [`Boss Action: ${orderLines(content, card.action).join(', ')}.`] : []),
  ]
}

function orderLines(content: Names, orders: EventCard['orders']): string[] {
  const speech = speechOf(content, ARENA)
  return orders.map((order) => orderText(speech, order))
}

/** The orders of an Announcement one by one, then what holds during its enemy turn. */
export function announcementText(content: Names, card: AnnouncementCard): string[] {
  return [...orderLines(content, card.orders), ...ruleLines(content, ARENA, card)]
}

export function eventText(content: Names, card: EventCard): string[] {
  return [...(card.do ? [sentence(tell(content, ARENA, card.do))] : []), ...orderLines(content, card.orders)]
}

const spans = {
  activation: 'in its own activation',
  reaction: 'with a [RE]action',
  'enemy-turn': 'in one enemy turn',
  round: 'in one round',
}

/** AB-SPOT-2, AB-SPOT-8: "If this hunter takes out an enemy 2 times in its own activation, …" */
export function fanText(content: Names, { on, who, for: filter, in: span, times, when }: FanCard): string {
  const speech = speechOf(content, HUNTER)
  const deed = phrase(
    speech.moment(on, whomText(speech, 'me'), who && oneOf(speech, who)),
    filterText(speech, filter),
    times > 1 && counted(times, 'time'),
    span && spans[span],
  )
  return `If ${deed}, it gains the Spotlight ${when === 'at-once' ? 'at once' : 'when the activation ends'}.`
}

export function elementText(content: Names, { blocks, interact, shot, entered }: ElementKind): string[] {
  const user: Speaker = { bearer: 'model', self: 'the hunter' }
  return [
    ...(blocks ? ['Blocks the line of sight.'] : []),
    ...(interact ? [`Interact (${interact.says}): ${sentence(tell(content, user, interact.do))}`] : []),
    ...(shot
      ? [`May be attacked against the Obstacle Die. When it is hit, it is removed: ${tell(content, ARENA, shot.do)}.`]
      : []),
    ...(entered
      ? [`When a model moves into its zone: ${tell(content, { bearer: 'model', self: 'that model' }, entered)}.`]
      : []),
  ]
}

/** The special rules, the Slaughterlight, and how it is won and lost. */
export function scenarioText(content: Names, card: ScenarioCard | BountyCard): string[] {
  const speech = speechOf(content, ARENA)
  return [
    ...ruleLines(content, ARENA, card.special),
    ...ruleLines(content, ARENA, card.slaughterlight).map((line) => `Slaughterlight: ${line}`),
    ...card.win.map((one) => `The hunters win when ${conditionsText(speech, one)}.`),
    ...card.lose.map((one) => `The hunters lose when ${conditionsText(speech, one)}.`),
  ]
}
