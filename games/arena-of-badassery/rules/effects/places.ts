import type { Use } from '@muster/reaction'
import type { Hex } from '@muster/space'
import { zoneOfElement } from '../element.ts'
import { spotlightHunter, vaultOf } from '../lookup.ts'
import type { State } from '../state.ts'
import { modelNamed } from './model.ts'

/** The zones a card means by a place: of the bearer, the target or the Spotlight, of a kind of zone, or with a mark of the map. */
export function zonesMeant(state: State, place: string, { me, them }: Use): readonly Hex[] {
  const { starting, stations, spawning, marks } = vaultOf(state)
  const of = (zone: Hex | undefined): readonly Hex[] => (zone === undefined || zone < 0 ? [] : [zone])
  switch (place) {
    case 'me':
      return of(modelNamed(state, me)?.zone)
    case 'them':
      return of(modelNamed(state, them)?.zone)
    case 'here':
      return of(zoneOfElement(state, them))
    case 'spotlight':
      return of(spotlightHunter(state)?.zone)
    case 'start':
      return starting
    case 'station':
      return stations.map(({ zone }) => zone)
    case 'spawning':
      return spawning
    default:
      return marks[place] ?? []
  }
}
