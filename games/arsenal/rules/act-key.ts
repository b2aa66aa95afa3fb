import { nameOfPayment, parsePayment } from './energy.ts'
import { type Act, END, PASS, type Paid, type Play, type Use } from './options.ts'

/** How records and programs write what a player with initiative declares: "play heavy-beam for 2 at mech-1 paying burn 2". */

const PAYING = ' paying '

const wayKey = ({ way }: Paid): string => (way ? `${PAYING}${nameOfPayment(way)}` : '')
const aimKey = ({ x, target }: Play | Use): string =>
  `${x === undefined ? '' : ` for ${x}`}${target === undefined ? '' : ` at ${target}`}`

export function actKey(act: Act): string {
  switch (act.do) {
    case 'play':
      return `play ${act.card}${aimKey(act)}${wayKey(act)}`
    case 'use':
      return `use ${act.from}${act.index === 0 ? '' : ` ${act.index + 1}`}${aimKey(act)}${wayKey(act)}`
    case 'move':
      return `move${wayKey(act)}`
    default:
      return act.do
  }
}

const PLAY = /^play ([\w-]+)(?: for (\d+))?(?: at ([\w-]+))?$/
const USE = /^use ([\w-]+)(?: (\d+))?(?: for (\d+))?(?: at ([\w-]+))?$/

const number = (digits: string | undefined): number | undefined => (digits === undefined ? undefined : Number(digits))

/** What a key stands for, whether it can be declared now or not; undefined where it is no key of a window. */
export function parseAct(key: string): Act | undefined {
  if (key === PASS.do) return PASS
  if (key === END.do) return END
  const [what = '', paid] = key.split(PAYING)
  const act = parsePaid(what)
  if (!act || paid === undefined) return act
  const way = parsePayment(paid)
  return way && { ...act, way }
}

function parsePaid(what: string): Paid | undefined {
  if (what === 'move') return { do: 'move' }
  const [, card, cardX, cardAim] = PLAY.exec(what) ?? []
  if (card !== undefined) return { do: 'play', card, target: cardAim, x: number(cardX) }
  const [, from, nth = '1', x, target] = USE.exec(what) ?? []
  return from === undefined ? undefined : { do: 'use', from, index: Number(nth) - 1, target, x: number(x) }
}
