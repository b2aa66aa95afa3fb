import { abilityText, lesserText, rulesText } from '../../content/describe.ts'
import { abilitiesOf } from '../../rules/ability.ts'
import type { Battle, State } from '../../rules/state.ts'
import { howWon } from '../../rules/words.ts'

export type CardText = { readonly id: string; readonly name: string; readonly text: string }

export type SideExtra = {
  readonly rolled: readonly number[]
  readonly groups: readonly { readonly dice: number; readonly value: number }[]
  readonly turnsLeft: number
  readonly abilities: readonly (CardText & { readonly cost: string; readonly runemarks: readonly string[] })[]
  /** Lesser artefacts that the viewer may see; the rest lie face down. */
  readonly lesser: readonly CardText[]
  readonly faceDown: number
}

export type CampaignExtra = {
  readonly fought: readonly { readonly battle: string; readonly winner: string; readonly how: string }[]
  readonly aspirant: string | undefined
  readonly sides: readonly {
    readonly name: string
    readonly won: number
    readonly powers: readonly string[]
    readonly lesser: readonly string[]
  }[]
}

/** What only Bladeborn shows: ability dice and their texts, artefacts, the campaign. */
export type BladebornExtra = {
  readonly sides: readonly SideExtra[]
  readonly campaign: CampaignExtra | undefined
}

/** Cards a viewer may not know are null in a view. */
type Seen = readonly (string | null)[]

function sideExtra(battle: Battle, seat: 0 | 1): SideExtra {
  const { rolled, groups, turnsLeft } = battle.sides[seat]
  const lesser = battle.sides[seat].lesser.cards as Seen
  const own = battle.fighters.filter((fighter) => fighter.seat === seat)
  const abilities = [...new Set(own.flatMap((fighter) => abilitiesOf(battle, fighter)))]
  return {
    rolled,
    groups,
    turnsLeft,
    abilities: abilities.map((ability) => ({
      id: ability.id,
      name: ability.name,
      cost: ability.cost,
      runemarks: ability.runemarks,
      text: abilityText(ability),
    })),
    lesser: lesser.flatMap((id) => {
      const card = id === null ? undefined : battle.content.lesserArtefacts[id]
      return card ? [{ id: card.id, name: card.name, text: lesserText(card) }] : []
    }),
    faceDown: lesser.filter((id) => id === null).length,
  }
}

function campaignExtra({ campaign, content, config }: State): CampaignExtra | undefined {
  if (!campaign) return undefined
  const { players } = config
  return {
    fought: campaign.fought.map(({ battle, winner, by, convergence }) => ({
      battle: `${content.battles[battle]?.name}${convergence ? `, ${convergence.step} convergence` : ''}`,
      winner: players[winner as 0 | 1],
      how: howWon[by],
    })),
    aspirant: campaign.aspirant === undefined ? undefined : players[campaign.aspirant as 0 | 1],
    sides: ([0, 1] as const).map((seat) => ({
      name: players[seat],
      won: campaign.fought.filter(({ winner }) => winner === seat).length,
      powers: campaign.powers[seat].map(
        ({ card, bearer }) =>
          `${content.powers[card]?.name} (${content.fighters[bearer]?.name}): ${rulesText(content.powers[card]?.rules ?? { standing: [], triggers: [] }, 'fighter')}`,
      ),
      lesser: (campaign.lesser[seat].cards as Seen).map((id) =>
        id === null ? 'a hidden lesser artefact' : (content.lesserArtefacts[id]?.name ?? id),
      ),
    })),
  }
}

/** Out of the state as the viewer may know it. */
export function extraOf(seen: State): BladebornExtra {
  const { battle } = seen
  return {
    sides: battle ? ([0, 1] as const).map((seat) => sideExtra(battle, seat)) : [],
    campaign: campaignExtra(seen),
  }
}
