import type { Token } from '@muster/reaction'
import type { GearSlot } from '../../content/cards/gear.ts'
import { fanText, gearText, hunterText } from '../../content/describe.ts'
import { inSlot, slotsOf } from '../../rules/gear.ts'
import { gearCardOf, hunterCardOf, lootName, spotlightHunter } from '../../rules/lookup.ts'
import type { Held, Hunter, State } from '../../rules/state.ts'
import { type BetweenDrawing, betweenOf, type CampaignDrawing, campaignOf, isBetween } from './between.ts'
import { gearIcon, hunterIcon, lootIcon } from './icons.ts'
import { activeHunter } from './pieces.ts'
import { type StripDrawing, stripOf } from './strip.ts'

/** A slot for Gear; without a card it is free. */
export interface SlotDrawing {
  readonly slot: GearSlot
  readonly icon?: string
  readonly name?: string
  readonly down?: boolean
}

/** What lies on and beside a hunter's card. */
export interface HunterExtra {
  readonly id: string
  readonly name: string
  readonly icon: string
  /** Its place in seat order, which is its shape. */
  readonly place: number
  readonly active: boolean
  readonly acted: boolean
  readonly out: boolean
  readonly tokens: readonly Token[]
  readonly shield: readonly Token[]
  readonly slots: readonly SlotDrawing[]
  readonly loot: readonly { readonly icon: string; readonly name: string; readonly count: number }[]
  readonly things: readonly string[]
  readonly fan:
    | { readonly name: string; readonly text: string; readonly count: number; readonly times: number }
    | undefined
  readonly spotlight: 'white' | 'red' | undefined
}

/** What only the Arena shows. */
export interface ArenaExtra {
  readonly luck: number
  readonly strip: StripDrawing
  readonly campaign: CampaignDrawing | undefined
  /** What a campaign shows while no board is laid. */
  readonly between: BetweenDrawing | undefined
  /** By seat. */
  readonly hunters: readonly (readonly HunterExtra[])[]
  /** What cards that options name say: hunters, Skill Trees, Gear. */
  readonly texts: Readonly<Record<string, string>>
}

const SLOTS: readonly GearSlot[] = ['gun', 'grenade', 'shield', 'misc']

function slotsIn(state: State, hunter: Hunter): SlotDrawing[] {
  return SLOTS.flatMap((slot) => {
    const held = inSlot(state, hunter, slot)
    const free = Math.max(0, slotsOf(state, hunter, slot) - held.length)
    return [...held.map((one) => filled(state, one)), ...Array.from({ length: free }, () => ({ slot }))]
  })
}

function filled(state: State, held: Held): SlotDrawing {
  const card = gearCardOf(state, held)
  return { slot: card.slot, icon: gearIcon(card), name: card.name, down: held.down }
}

function lootOf({ content }: State, { loot }: Hunter): HunterExtra['loot'] {
  const counts = new Map<string, number>()
  for (const token of loot) counts.set(token, (counts.get(token) ?? 0) + 1)
  return [...counts].map(([token, count]) => ({
    icon: lootIcon(content, token),
    name: lootName(content, token),
    count,
  }))
}

function fanOf({ content, counters }: State, { id, fan }: Hunter): HunterExtra['fan'] {
  const card = content.fans[fan]
  return card && { name: card.name, text: fanText(content, card), count: counters[`fan ${id}`] ?? 0, times: card.times }
}

function hunterExtra(state: State, hunter: Hunter): HunterExtra {
  return {
    id: hunter.id,
    name: hunterCardOf(state, hunter).name,
    icon: hunterIcon(hunter.id),
    place: state.hunters.indexOf(hunter),
    active: activeHunter(state) === hunter,
    acted: hunter.activated && !isBetween(state),
    out: hunter.zone < 0 && state.round > 0,
    tokens: hunter.tokens,
    shield: hunter.gear.flatMap(({ shield }) => shield ?? []),
    slots: slotsIn(state, hunter),
    loot: lootOf(state, hunter),
    things: hunter.things.map((thing) => thing.replaceAll('-', ' ')),
    fan: fanOf(state, hunter),
    spotlight: spotlightHunter(state) === hunter ? (state.red ? 'red' : 'white') : undefined,
  }
}

/** AB-TREE-7: what a Mod in each place of a hunter's trees would do, by the key of that choice. */
function slotTexts(content: State['content'], { trees }: State['hunters'][number]): [string, string][] {
  return trees.flatMap(({ card }) => {
    const tiers = content.trees[card]?.tiers ?? []
    const slots = tiers.flatMap((tier, at) => tier.map((slot) => ({ slot, tier: at + 1 })))
    return slots.map(({ slot, tier }, at): [string, string] => [
      `${card} ${at + 1}`,
      `Tier ${tier}: ${hunterText(content, slot).join(' ')}`,
    ])
  })
}

/** AB-SETUP-3, AB-SETUP-9, AB-LOOT-21: what cards say that somebody is asked about. */
function textsOf(state: State): Record<string, string> {
  const { content, hunters, stage } = state
  if (stage === 'hunters')
    return Object.fromEntries(
      Object.values(content.hunters).map((card) => [card.id, hunterText(content, card).join(' ')]),
    )
  const owned = hunters.flatMap(({ gear, inventory }) => [...gear, ...inventory])
  const trees = Object.values(content.trees).filter(({ hunter }) => hunters.some(({ id }) => id === hunter))
  const slots = hunters.flatMap((hunter) => slotTexts(content, hunter))
  const offered = (state.vending?.shown ?? []).flatMap((id) => content.gear[id] ?? [])
  return Object.fromEntries([
    ...offered.map((card) => [card.id, gearText(content, card).join(' ')]),
    ...owned.map((held) => [held.card, gearText(content, gearCardOf(state, held)).join(' ')]),
    ...slots,
    ...trees.map(({ id, tiers }) => [
      id,
      `Tier 1: ${(tiers[0] ?? []).map((slot) => `${slot.name}. ${hunterText(content, slot).join(' ')}`).join(' ')}`,
    ]),
  ])
}

export function extraOf(state: State): ArenaExtra {
  return {
    luck: state.luck,
    strip: stripOf(state),
    campaign: campaignOf(state),
    between: isBetween(state) ? betweenOf(state) : undefined,
    hunters: Array.from({ length: state.seats }, (_, seat) =>
      state.hunters.filter((one) => one.seat === seat && one.tokens.length > 0).map((one) => hunterExtra(state, one)),
    ),
    texts: textsOf(state),
  }
}
