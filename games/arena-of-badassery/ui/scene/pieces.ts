import { isRedLined, type Token, woundsOf } from '@muster/reaction'
import type { Badge, PieceDrawing } from '@muster/ui'
import { enemyCardOf, hunterCardOf, labelOf, nameOf, spotlightHunter } from '../../rules/lookup.ts'
import type { Enemy, Hunter, State, Status } from '../../rules/state.ts'
import { enemyIcon, hunterIcon, statusIcons } from './icons.ts'
import { tagOf } from './letters.ts'

/** What a base of the Arena shows besides what every piece has. */
export interface ArenaPiece {
  /** Tiny copies of a hunter's tokens. */
  readonly tokens?: readonly Token[]
  /** "P4". */
  readonly tag?: string
  readonly large?: boolean
  /** Whether it has a Range. */
  readonly shoots?: boolean
  readonly shields?: readonly string[]
  readonly spotlight?: 'white' | 'red'
}

/** How large bases are drawn where there is room. */
const SIZE = 1.3
const LARGE = 1.9

export const activeHunter = ({ active, hunters }: State): Hunter | undefined =>
  active === undefined ? undefined : hunters[active.hunter]

const statusWords = {
  corrosive: 'Corrosive',
  burning: 'Burning',
  cryo: 'frozen',
  radiation: 'irradiated',
  slag: 'Slagged',
}

export function statusBadges(status: Status): Badge[] {
  return (Object.keys(statusIcons) as (keyof Status)[]).flatMap((kind) =>
    status[kind] > 0
      ? [{ icon: statusIcons[kind], name: `${statusWords[kind]}${status[kind] > 1 ? ` ${status[kind]}` : ''}` }]
      : [],
  )
}

function hunterBadges(state: State, hunter: Hunter): Badge[] {
  const lit = spotlightHunter(state) === hunter
  return [
    ...(lit ? [{ icon: 'round-star', name: state.red ? 'in the Slaughterlight' : 'in the Spotlight' }] : []),
    ...(hunter.dying ? [{ icon: 'desert-skull', name: 'fighting for its life' }] : []),
    ...(isRedLined(hunter.tokens) ? [{ icon: 'life-tap', name: 'Red-lined' }] : []),
    ...hunter.things.map((thing) => ({ icon: 'backpack', name: `carries ${thing.replaceAll('-', ' ')}` })),
    ...statusBadges(hunter.status),
  ]
}

export function hunterPiece(state: State, hunter: Hunter): PieceDrawing {
  const lit = spotlightHunter(state) === hunter
  const extra: ArenaPiece = { tokens: hunter.tokens, ...(lit ? { spotlight: state.red ? 'red' : 'white' } : {}) }
  return {
    id: hunter.id,
    name: hunterCardOf(state, hunter).name,
    icon: hunterIcon(hunter.id),
    seat: state.hunters.indexOf(hunter),
    at: { cell: labelOf(state, hunter.zone) },
    hurt: woundsOf(hunter.tokens),
    wounds: hunter.tokens.length,
    active: activeHunter(state) === hunter,
    spent: hunter.activated,
    badges: hunterBadges(state, hunter),
    size: SIZE,
    extra,
  }
}

/** AB-R-100: the base ring tells apart those that share a model. */
const RINGS = { blue: '#2f7fd0', yellow: '#c79a00', red: '#a3241d', green: '#2f7d3c', purple: '#6f3aa0' } as const

export function enemyPiece(state: State, enemy: Enemy): PieceDrawing {
  const card = enemyCardOf(state, enemy)
  const large = card.base === 'large'
  const tag = tagOf(state.content, enemy)
  const extra: ArenaPiece = { tag, large, shoots: card.range > 0, shields: enemy.shields }
  return {
    id: enemy.id,
    name: `${nameOf(state, enemy.id)} (${tag})`,
    icon: enemyIcon(state.content, enemy.card),
    seat: undefined,
    at: { cell: labelOf(state, enemy.zone) },
    hurt: enemy.wounds,
    wounds: card.hitPoints,
    active: false,
    spent: false,
    badges: [
      ...(card.tough ? [{ icon: 'stoned-skull', name: 'Tough' }] : []),
      ...(enemy.shields.length > 0
        ? [{ icon: 'energy-shield', name: `shield ${enemy.shields.join(', ').toUpperCase()}` }]
        : []),
      ...statusBadges(enemy.status),
    ],
    size: large ? LARGE : SIZE,
    tone: card.ring ? RINGS[card.ring] : '#7d2b22',
    extra,
  }
}
