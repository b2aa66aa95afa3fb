import type { Manifest } from '@muster/table'
import type { PageUi } from './page-ui.ts'

const nothing = () => null

/** A page that shows options as they are told and little else: what a game leaves out. */
const plain = {
  modes: [{ id: 'play', name: 'Play', text: 'a game', picks: false }],
  terms: { side: '', scenario: '', twist: '', wounds: '' },
  scoreName: 'points',
  Ground: nothing,
  CellArt: nothing,
  MarkArt: nothing,
  SeatExtra: nothing,
  TopExtra: nothing,
  Interlude: nothing,
  optionLook: (question, { kind, label, text, detail }) => ({
    group: kind ?? question.ask,
    groupName: kind ?? question.ask,
    label: label ?? text,
    detail: detail ?? '',
    icon: 'meeple',
    strong: false,
    onBoard: false,
    place: false,
  }),
  oddsBars: () => [],
  oddsLine: () => '',
  moments: () => [],
  rolls: () => [],
  isHeading: () => false,
  cardText: () => undefined,
} satisfies Partial<PageUi>

/** What a game's page hands in: all that its manifest does not say, and of what is plain only what it wants otherwise. */
export type PageParts = Omit<PageUi, keyof typeof plain | 'id' | 'seats' | 'together'> &
  Pick<Partial<PageUi>, keyof typeof plain>

export function makePage({ id, seats, together }: Manifest, parts: PageParts): PageUi {
  return { ...plain, ...(parts as PageUi), id, seats, together }
}
