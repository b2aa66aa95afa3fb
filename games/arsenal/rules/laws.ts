import { PLACES, type Placement } from '../content/grammar.ts'
import { DECK_SIZE } from '../content/validate.ts'
import { boardOf } from './arena.ts'
import { ENERGY_CARDS } from './energy.ts'
import { controllerOf, faceOf } from './lookup.ts'
import type { State } from './state.ts'

/** What holds in every position, as sentences about what does not. */
export function brokenLaws(state: State, seats = state.players.length): string[] {
  const { content, players, inPlay, stack, due, triggered } = state
  if (players.length !== seats) return [`there are ${seats} seats, and ${players.length} players`]
  const { turn, queue, lasting } = state
  const named = [
    turn,
    ...queue,
    ...[...stack, ...due, ...triggered].map(({ seat }) => seat),
    ...inPlay.map(({ owner }) => owner),
  ]
  const effects = lasting.flatMap((effect) => ('seat' in effect ? effect.seat : []))
  const absent = [...named, ...effects].find((seat) => seat >= seats)
  if (absent !== undefined) return [`there is no seat ${absent}`]
  const held = players.flatMap(({ hand, reserve, scrapheap }) =>
    [hand, reserve, scrapheap].flatMap(({ cards }) => cards),
  )
  const shown = [...inPlay, ...stack, ...due, ...triggered].flatMap(({ card }) => card ?? [])
  const unknown = [...held, ...shown].filter((card) => !content.cards[card] && !content.mechs[card])
  if (unknown.length > 0) return unknown.map((card) => `there is no card ${card}`)
  for (const { card = '', index = 0 } of [...stack, ...due, ...triggered])
    if (index > 0 && !faceOf(state, card).functions[index]) return [`${card} has no function ${index}`]
  const nobody = players.find(({ mech }) => mech !== '' && !content.mechs[mech])
  if (nobody) return [`there is no Mech ${nobody.mech}`]
  return [...brokenPlayers(state), ...brokenTable(state), ...brokenLimits(state)]
}

function brokenPlayers(state: State): string[] {
  const broken: string[] = []
  const { size } = boardOf(state)
  state.players.forEach(({ out, hex, energy, mech, damage }, seat) => {
    if (energy.ready + energy.marked + energy.burned !== ENERGY_CARDS)
      broken.push(`seat ${seat} has not eight Energy cards`)
    if (out !== hex < 0 || hex >= size)
      broken.push(`the Mech of seat ${seat} stands in a hex of the arena exactly while it is in the game`)
    const hp = state.content.mechs[mech]?.hp
    if (!out && hp !== undefined && damage >= hp)
      broken.push(`the Mech of seat ${seat} has as much damage as HP and is still in`)
  })
  return [...broken, ...brokenDecks(state)]
}

/** Nobody's cards are lost or made; once somebody is out, cards may have left the game with them. */
function brokenDecks({ players, inPlay, stack, phase, lost }: State): string[] {
  if (phase === 'decks') return []
  const broken: string[] = []
  players.forEach(({ out, hand, reserve, scrapheap }, seat) => {
    if (out) return
    const played =
      inPlay.filter(({ owner }) => owner === seat).length +
      stack.filter((item) => item.kind === 'card' && item.seat === seat).length
    const count = hand.cards.length + reserve.cards.length + scrapheap.cards.length + played
    if (count > DECK_SIZE || (count < DECK_SIZE && lost.length === 0))
      broken.push(`the deck of seat ${seat} has ${count} cards`)
  })
  return broken
}

function brokenTable(state: State): string[] {
  const broken: string[] = []
  const ids = new Set<string>()
  for (const { id, controller, card, hex, damage } of state.inPlay) {
    if (ids.has(id)) broken.push(`two cards in play are called ${id}`)
    ids.add(id)
    if (!state.players[controller] || state.players[controller].out)
      broken.push(`${id} is in play under nobody's control`)
    const face = state.content.cards[card]
    if (face?.type === 'action' || face?.type === 'attack') broken.push(`${id} cannot stay in play`)
    if ((face?.type === 'object' && face.kind === 'autonomous') !== hex >= 0)
      broken.push(`${id} stands in a hex exactly if it is Autonomous`)
    if (face?.type === 'object' && damage >= face.hp) broken.push(`${id} has as much damage as HP and is still in play`)
  }
  for (const item of state.stack)
    if (!item.resolving)
      for (const target of item.strikes ?? [])
        if (controllerOf(state, target) < 0) broken.push(`an Attack waits for ${target}, which is gone`)
  return broken
}

/** AR-LOCKON-2, AR-PROTOCOL-2, AR-OBJECT-9, AR-OBJECT-10. A new card may be there while its controller is still choosing. */
function brokenLimits({ inPlay, players, content }: State): string[] {
  const broken: string[] = []
  players.forEach((_, seat) => {
    const own = inPlay.filter(({ controller }) => controller === seat).map(({ card }) => content.cards[card])
    for (const type of ['lock-on', 'protocol'])
      if (own.filter((card) => card?.type === type).length > 2)
        broken.push(`seat ${seat} has too many of the type ${type}`)
    for (const placement of Object.keys(PLACES) as Placement[])
      if (own.filter((card) => card?.type === 'object' && card.placement === placement).length > PLACES[placement] + 1)
        broken.push(`seat ${seat} has too many Objects on ${placement}`)
  })
  return broken
}
