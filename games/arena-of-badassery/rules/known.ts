import { STATION } from './lookup.ts'
import type { Frame, State } from './state.ts'
import { slotsOn } from './tree.ts'

/** Whatever a position names must be there: sentences about what is not. */
export function unknownNames(state: State): string[] {
  return [
    ...unknownCards(state).map((id) => `there is no card ${id}`),
    ...unknownSlots(state),
    ...unknownHunters(state),
  ]
}

function unknownCards(state: State): string[] {
  const { content, hunters, enemies, scenario, campaign, deck, queue, past, ground, bag, events, pastEvents } = state
  const { guns, meds, ammo, legendary, fans, vending, orders, elements } = state
  const { hunt, board = [] } = campaign ?? {}
  const announced = [...deck.cards, ...queue.cards, ...past.cards]
  const laidBy = campaign ? [...campaign.deck.cards, ...campaign.stock.cards] : []
  const gear = hunters.flatMap((one) => [...one.gear, ...one.inventory]).map(({ card }) => card)
  const decks = [guns, meds, ammo, legendary].flatMap(({ cards }) => cards)
  const followed = (...by: Frame['by'][]) => orders.filter((frame) => by.includes(frame.by)).map(({ card }) => card)
  const missing = (ids: readonly string[], cards: Readonly<Record<string, unknown>>) => ids.filter((id) => !cards[id])
  const named = (ids: readonly string[]) => ids.filter((id) => id !== '')
  return [
    ...missing([scenario], content.scenarios),
    ...missing(campaign ? [campaign.card] : [], content.campaigns),
    ...missing([...(hunt ? [hunt.card] : []), ...board, ...(campaign?.bounties.cards ?? [])], content.bounties),
    ...missing(hunt ? [hunt.map] : [], content.maps),
    ...missing([...announced, ...laidBy, ...followed('card')], content.announcements),
    ...missing(named(hunters.map(({ id }) => id)), content.hunters),
    ...missing([...enemies.map(({ card }) => card), ...followed('boss', 'spawn')], content.enemies),
    ...missing([...gear, ...decks, ...(vending ? [...vending.shown, ...vending.resold] : [])], content.gear),
    ...missing(
      [...ground.map(({ token }) => token), ...hunters.flatMap(({ loot }) => loot), ...bag.cards],
      content.lootTokens,
    ),
    ...missing(named([...hunters.map(({ fan }) => fan), ...fans.cards]), content.fans),
    ...missing(
      hunters.flatMap(({ trees }) => trees.map(({ card }) => card)),
      content.trees,
    ),
    ...missing(
      elements.flatMap(({ kind }) => (kind === STATION ? [] : kind)),
      content.elements,
    ),
    ...missing([...events.cards, ...pastEvents.cards, ...followed('event')], content.events),
  ]
}

/** AB-TREE-5: Mods lie on slots that a tree has, one on each. */
function unknownSlots({ content, hunters }: State): string[] {
  return hunters.flatMap(({ trees }) =>
    trees.flatMap(({ card, mods }) => {
      const tree = content.trees[card]
      const slots = tree ? slotsOn(tree).length : 0
      const isWrong = tree && (mods.some((at) => at >= slots) || new Set(mods).size < mods.length)
      return isWrong ? [`${card} has Mods on ${mods.join(', ')}; expected different slots from 0 to ${slots - 1}`] : []
    }),
  )
}

/** Hunters whom something waits for. */
function unknownHunters({ hunters, todo }: State): string[] {
  const awaited = todo.flatMap((one): string[] => {
    switch (one.do) {
      case 'react':
        return one.batch.waiting.map(({ id }) => id)
      case 'moment':
        return one.left
      case 'lifesteal':
        return [one.luckOf]
      case 'fight':
      case 'free':
      case 'shots':
        return [one.hunter]
      case 'volley':
        return one.wounded.map(({ id }) => id)
      default:
        return []
    }
  })
  return awaited.filter((id) => !hunters.some((one) => one.id === id)).map((id) => `there is no hunter ${id}`)
}
