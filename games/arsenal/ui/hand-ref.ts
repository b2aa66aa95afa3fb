const HAND = 'hand:'

/** What the page calls a card in the viewer's hand: copies are one thing to play. */
export const handRef = (card: string): string => `${HAND}${card}`

/** The card such a name stands for; undefined where it is none. */
export const cardOfHandRef = (ref: string): string | undefined =>
  ref.startsWith(HAND) ? ref.slice(HAND.length) : undefined
