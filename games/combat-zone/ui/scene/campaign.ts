import type { Seat } from '@muster/table'
import type { CardDrawing, Goal, ZoneDrawing } from '@muster/ui'
import { looseCard } from '@muster/ui/loose-card'
import { objectiveLines } from '../../content/describe.ts'
import { credOf } from '../../rules/campaign/cred.ts'
import { roundsOf } from '../../rules/campaign/round.ts'
import type { Campaign, Player } from '../../rules/campaign/state.ts'
import type { Battle } from '../../rules/state.ts'
import { printedCard } from './model-card.ts'

/** Cards a viewer may not know are null in a view. */
type Seen = readonly (string | null)[]

const OBJECTIVE = 'contract'

function objectiveCard({ content }: Battle, id: string, seat: Seat): CardDrawing {
  const objective = content.objectives[id]
  return {
    ...looseCard,
    id: `${id} ${seat}`,
    ref: id,
    seat,
    name: objective?.name ?? id,
    icon: OBJECTIVE,
    kind: objective?.star ? 'Objective · 1 Street Cred' : 'Objective',
    text: objective ? objectiveLines(content, objective) : [],
  }
}

/** CZ-OBJECTIVE-3, CZ-OBJECTIVE-4, CZ-HQ-1: what lies before a player of a campaign: Objectives in hand and completed, and the HQ. */
export function campaignZones(seen: Battle): ZoneDrawing[] {
  const { campaign, content } = seen
  return (campaign?.players ?? []).flatMap(({ hand, objectives, characters }, seat) => {
    const own = (hand.cards as Seen).filter((card) => card !== null)
    const people = [...new Set(characters)].flatMap((card) => content.characters[card] ?? [])
    const inHand = {
      id: `objectives-${seat}`,
      name: 'Objectives',
      kind: own.length > 0 ? ('row' as const) : ('pile' as const),
      seat,
      cards: own.map((card) => objectiveCard(seen, card, seat)),
      hidden: hand.cards.length - own.length,
    }
    return [
      ...(hand.cards.length > 0 ? [inHand] : []),
      {
        id: `completed-${seat}`,
        name: 'Completed',
        kind: 'row' as const,
        seat,
        cards: objectives.map((card) => objectiveCard(seen, card, seat)),
        hidden: 0,
      },
      {
        id: `hq-${seat}`,
        name: 'HQ',
        kind: 'pile' as const,
        seat,
        cards: people.map((card) => {
          const count = characters.filter((id) => id === card.id).length
          return { ...printedCard(content, card, [], count), id: `hq-${seat}-${card.id}`, seat }
        }),
        hidden: 0,
      },
    ]
  })
}

/** CZ-PROVE-6, CZ-CRED-1: what wins a campaign, and how it stands. */
export function campaignGoal({ content, config }: Battle, { players }: Campaign): Goal {
  return {
    how: `Win your Prove Your Worth once you have 10 Street Cred, or have the most after ${roundsOf(config)} rounds`,
    stands: players.map((player: Player, seat) => ({ seat, text: `${credOf(content, player)} Street Cred` })),
  }
}

export function campaignRound({ config }: Battle, { round }: Campaign): string {
  return `Round ${round} of ${roundsOf(config)}`
}
