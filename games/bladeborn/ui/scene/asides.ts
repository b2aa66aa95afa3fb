import type { Aside } from '@muster/ui'
import { looseCard } from '@muster/ui/loose-card'
import type { State } from '../../rules/state.ts'
import { extraOf } from './extra.ts'

const card = { ...looseCard, icon: '' } as const

/** What each side can do with its dice, and the lesser artefacts that the viewer may see. */
export function asidesOf(seen: State): Aside[] {
  const { players } = seen.config
  return extraOf(seen).sides.flatMap(({ abilities, lesser }, seat): Aside[] => [
    {
      name: `${players[seat]}, Abilities`,
      cards: abilities.map(({ id, name, cost, runemarks, text }) => ({
        ...card,
        id,
        name,
        kind: cost,
        tags: runemarks,
        text: [text],
      })),
    },
    {
      name: `${players[seat]}, Lesser artefacts`,
      cards: lesser.map(({ id, name, text }) => ({ ...card, id, name, text: [text] })),
    },
  ])
}
