import './foragers.css'
import { cellSpots, type Moment, type PageUi } from '@muster/ui'
import { CellArt, Ground, MarkArt } from './look.tsx'

const nothing = () => null

const pageUi: PageUi = {
  id: 'foragers',
  seats: { min: 2, max: 2 },
  modes: [
    { id: 'wood', name: 'Wood', text: 'zones that many share', picks: false },
    { id: 'meadow', name: 'Meadow', text: 'ways drawn on a plane', picks: false },
  ],
  terms: { side: 'People', scenario: '', twist: '', wounds: '' },
  scoreName: 'points',
  fewDice: true,
  Ground,
  CellArt,
  MarkArt,
  SeatExtra: nothing,
  TopExtra: nothing,
  Interlude: nothing,
  optionLook: (question, { key, text, refs }) => ({
    group: question.ask,
    groupName: question.ask,
    label: text,
    detail: '',
    icon: 'meeple',
    strong: false,
    onBoard: refs.length > 0,
    place: key.startsWith('walk'),
    walks: key.startsWith('walk'),
  }),
  oddsBars: () => [],
  oddsLine: () => '',
  moments: (events) =>
    events.flatMap((event): Moment[] => {
      if (event.event === 'walks')
        return [{ kind: 'move', piece: String(event.forager), path: cellSpots([String(event.zone)]) }]
      if (event.event === 'runs')
        return [{ kind: 'move', piece: String(event.runner), path: event.path as { x: number; y: number }[] }]
      return event.event === 'plants'
        ? [{ kind: 'burst', places: [{ disc: event.at as { x: number; y: number }, radius: 60 }] }]
        : []
    }),
  rolls: () => [],
  /** The last run of each runner, as a trail. */
  traces: (events) => {
    const runs = new Map(events.flatMap((event) => (event.event === 'runs' ? [[event.runner, event] as const] : [])))
    return [...runs].map(([runner, { path, seat }]) => ({
      id: `trail ${runner}`,
      at: { line: path as { x: number; y: number }[] },
      look: 'trail',
      name: `where ${runner} ran`,
      seat: Number(seat),
    }))
  },
  isHeading: ({ event }) => event === 'nest',
  cardText: () => '',
  configOf: ({ mode }) => ({ config: { ground: mode } }),
  quick: {
    mode: 'wood',
    sides: ['hearth', 'hill'],
    scenario: '',
    twist: '',
    players: [],
    options: {},
  },
}

export const isPlayable = (game: string): boolean => game === 'foragers'

export const pageOf = async (_: string): Promise<PageUi> => pageUi
