import type { PlayedState, Seat } from '@muster/table'
import type { Aside, Box, CardDrawing, EngineUi, SideOffer } from '@muster/ui'
import { looseCard } from '@muster/ui/loose-card'

/** A card, or something that reads like one, and where it lies. */
export interface Reading {
  readonly where: string
  readonly card: CardDrawing
}

/** What can be read: cards on the table, single lines of theirs, and what else lies in the box. */
export interface Readings {
  readonly cards: readonly Reading[]
  readonly lines: readonly Reading[]
  readonly box: readonly Reading[]
}

export const PLAYED_HERE = 'Played here'
export const IN_THE_BOX = 'In the box'

/** Everything that has words: what a view of a table is drawn with, and what lies in the box for everybody to see. */
export async function readingsOf(
  ui: EngineUi,
  view: PlayedState,
  viewer: Seat | undefined,
  packs: readonly unknown[],
): Promise<Readings> {
  const { zones, seats, stack, place } = ui.scene(view, viewer)
  const nameOf = (of: Seat) => seats.find(({ seat }) => seat === of)?.name ?? `Seat ${of}`
  const order = ['hand', 'row', 'pile'] as const
  const sorted = order.flatMap((kind) => zones.filter((zone) => zone.kind === kind))
  const lying: Aside[] = [
    ...sorted.map(({ name, seat, cards }) => ({ name: seat === undefined ? name : `${nameOf(seat)}, ${name}`, cards })),
    ...seats.map(({ seat, cards }) => ({ name: nameOf(seat), cards })),
    ...(stack ? [{ name: stack.name, cards: stack.items.map(({ id, name, text }) => plain(id, name, text)) }] : []),
    ...((await ui.asides?.(view)) ?? []),
    { name: PLAYED_HERE, cards: place.map(({ name, text }) => plain(name, name, text)) },
  ]
  const cards = lying.flatMap(readingsIn)
  return { cards, lines: cards.flatMap(linesOf), box: boxReadings(await ui.box(packs)) }
}

const plain = (id: string, name: string, ...text: string[]): CardDrawing => ({
  ...looseCard,
  id,
  name,
  icon: '',
  text: text.filter((line) => line !== ''),
})

const readingsIn = ({ name: where, cards }: Aside): Reading[] => cards.map((card) => ({ where, card }))

/** A weapon, an ability, a piece of Gear: what stands on a card under a name of its own. */
const linesOf = ({ card }: Reading): Reading[] =>
  card.lines.flatMap(({ name, text }) =>
    name === '' ? [] : { where: card.name, card: plain(`${card.id} ${name}`, name, text) },
  )

const linesIn = (named: readonly { readonly name: string; readonly text: string }[]): string[] =>
  named.map(({ name, text }) => `${name}: ${text}`)

function boxReadings({ sides, scenarios, twists }: Omit<Box, 'options'>): Reading[] {
  const isSettled = ({ id }: CardDrawing) => id !== '' && id !== 'random'
  const battles = scenarios.map(({ id, name, texts }) => plain(id, name, ...linesIn(texts)))
  const changes = twists.map(({ id, name, text }) => plain(id, name, text))
  // A side that is one card is that card.
  const isCard = ({ name, cards: [card, ...more] }: SideOffer) => card?.name === name && more.length === 0
  const own = sides.flatMap((side) => (isCard(side) ? side.cards : sideCard(side)))
  return [
    ...readingsIn({ name: IN_THE_BOX, cards: [...own, ...[...battles, ...changes].filter(isSettled)] }),
    ...sides.filter((side) => !isCard(side)).flatMap(readingsIn),
  ]
}

function sideCard({ id, name, text, group, powers, cards }: SideOffer): CardDrawing {
  const has = cards.length > 0 ? [`Cards: ${cards.map((card) => card.name).join(', ')}`] : []
  return {
    ...plain(id, group ? `${group.name}: ${name}` : name, ...(group ? [group.text] : []), text, ...has),
    lines: powers.map((power) => ({ name: `${power.name} (${power.cost})`, text: power.text })),
  }
}
