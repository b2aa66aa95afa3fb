import type { CardDrawing } from '@muster/ui'
import { hunterText } from '../../content/describe.ts'
import { hunterCardOf, scenarioOf } from '../../rules/lookup.ts'
import type { Hunter, State } from '../../rules/state.ts'
import { printedGear } from './cards.ts'
import { hunterIcon } from './icons.ts'

/** How a campaign stands. */
export interface CampaignDrawing {
  /** AB-LEVEL-1: how many Mods a win of this scenario gives each hunter. */
  readonly mods: number
  /** AB-SCENARIO-2, AB-R-71: what comes next; of two the group picks one. */
  readonly next: readonly string[]
  readonly hunters: readonly { readonly name: string; readonly mods: number; readonly gear: number }[]
}

export function campaignOf(state: State): CampaignDrawing | undefined {
  const { campaign, content, hunters, scenario } = state
  if (!campaign || hunters.some(({ id }) => id === '')) return undefined
  const { after } = scenarioOf(state)
  const next = campaign.won === undefined ? [scenario] : campaign.won ? after.next : [after.lost ?? scenario]
  return {
    mods: campaign.hunt ? 0 : after.mods,
    next: next.flatMap((id) => content.scenarios[id]?.name ?? []),
    hunters: hunters.map((hunter) => ({
      name: hunterCardOf(state, hunter).name,
      mods: hunter.trees.reduce((sum, { mods }) => sum + mods.length, 0),
      gear: hunter.gear.length + hunter.inventory.length,
    })),
  }
}

/** The stages of a campaign at which no board is laid. */
export const betweenGames: readonly State['stage'][] = ['vend', 'rest', 'level', 'pack', 'bounty', 'next']

export const isBetween = ({ stage }: State): boolean => betweenGames.includes(stage)

export interface TreeDrawing {
  readonly name: string
  /** Its places by tier from the first up, those with a Mod filled. */
  readonly tiers: readonly (readonly { readonly name: string; readonly text: string; readonly filled: boolean }[])[]
}

/** What there is to see between two games. */
export interface BetweenDrawing {
  readonly title: string
  readonly text: string
  readonly cards: readonly CardDrawing[]
  /** Whether the trees say what each place does: where Mods are placed. */
  readonly inFull: boolean
  readonly hunters: readonly { readonly name: string; readonly icon: string; readonly trees: readonly TreeDrawing[] }[]
}

/** AB-VENDING-1: in this order. */
const MACHINES = ['Guns', 'Meds', 'Ammo', 'Legendary'] as const

function titleOf({ stage, vending }: State): string {
  switch (stage) {
    case 'vend':
      return vending ? `Vending Machine: ${MACHINES[vending.machine] ?? 'Gear'}` : 'The Vending Machines'
    case 'level':
      return 'Level up'
    case 'pack':
      return 'Packing for the next game'
    case 'bounty':
      return 'The Bounty Board'
    default:
      return 'Between games'
  }
}

export function treesOf({ content }: State, { trees }: Hunter): TreeDrawing[] {
  return trees.map(({ card, mods }) => {
    const tree = content.trees[card]
    let at = 0
    const tiers = (tree?.tiers ?? []).map((tier) =>
      tier.map((slot) => ({
        name: slot.name,
        text: hunterText(content, slot).join(' '),
        filled: mods.includes(at++),
      })),
    )
    return { name: tree?.name ?? 'Skill Tree', tiers }
  })
}

/** AB-VENDING-2: what the machine offers, at the price on the cards. */
export function offeredCards({ content, vending }: State): CardDrawing[] {
  return (vending?.shown ?? []).flatMap((id) => {
    const card = content.gear[id]
    return card ? [{ ...printedGear(content, card), status: `$${card.cost}` }] : []
  })
}

/** AB-VENDING-1..3, AB-TREE-1..8: the machine that is open, and the trees of all hunters. */
export function betweenOf(state: State): BetweenDrawing {
  const { campaign } = state
  return {
    title: titleOf(state),
    text: `${scenarioOf(state).name}: ${campaign?.won ? 'won' : 'lost'}.`,
    cards: offeredCards(state),
    inFull: state.stage === 'level',
    hunters: state.hunters.map((hunter) => ({
      name: hunterCardOf(state, hunter).name,
      icon: hunterIcon(hunter.id),
      trees: treesOf(state, hunter),
    })),
  }
}
