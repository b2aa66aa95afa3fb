import type { OrderOffer, Orders } from '@muster/ui'

type Value = OrderOffer['values'][number]

/** The values one can choose among: around one screen none that looks at what only the seat knows. */
export const valuesFor = ({ values }: OrderOffer, isShared: boolean): readonly Value[] =>
  isShared ? values.filter(({ looks }) => !looks) : values

/** A seat's standing orders: what it chose, else what each begins with. */
export function ordersOf(offers: readonly OrderOffer[], chosen: Orders, isShared: boolean): Orders {
  return Object.fromEntries(
    offers.map((offer) => {
      const values = valuesFor(offer, isShared)
      const value = values.find(({ id }) => id === chosen[offer.id]) ?? values[0]
      return [offer.id, value?.id ?? '']
    }),
  )
}
