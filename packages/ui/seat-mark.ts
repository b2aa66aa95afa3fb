import type { Seat } from '@muster/table'

/** A seat's own shape and colours; apart for colour-blind eyes too (Okabe and Ito). Paths fit a box from -1 to 1. */
export interface SeatMark {
  readonly name: string
  readonly path: string
  readonly fill: string
  readonly line: string
  readonly text: string
}

export const seatMarks: readonly SeatMark[] = [
  { name: 'circle', path: 'M0-1A1 1 0 1 1 0 1 1 1 0 1 1 0-1Z', fill: '#9e1b1b', line: '#f3b0a0', text: '#ff9d8a' },
  {
    name: 'square',
    path: 'M-.72-.92H.72A.2.2 0 0 1 .92-.72V.72A.2.2 0 0 1 .72.92H-.72A.2.2 0 0 1-.92.72V-.72A.2.2 0 0 1-.72-.92Z',
    fill: '#1f5680',
    line: '#a8d4f2',
    text: '#8cc8f0',
  },
  { name: 'diamond', path: 'M0-1.15L1.15 0 0 1.15-1.15 0Z', fill: '#8a6a00', line: '#ffe08a', text: '#ffd75e' },
  { name: 'triangle', path: 'M0-1.1L1.08.8H-1.08Z', fill: '#00664c', line: '#8ce0c6', text: '#6fdcbb' },
  {
    name: 'hexagon',
    path: 'M0-1.05L.92-.52V.52L0 1.05-.92.52V-.52Z',
    fill: '#84336a',
    line: '#f0b4d8',
    text: '#f2a6d2',
  },
  {
    name: 'star',
    path: 'M0-1.15L.3-.42 1.1-.36.48.14.68.92 0 .5-.68.92-.48.14-1.1-.36-.3-.42Z',
    fill: '#4a4a4a',
    line: '#e0e0e0',
    text: '#e0e0e0',
  },
]

/** The mark of what belongs to no seat: a burst of eight points. */
export const gameMark: SeatMark = {
  name: 'burst',
  path: 'M0-1.12L.29-.7.79-.79.7-.29 1.12 0 .7.29.79.79.29.7 0 1.12-.29.7-.79.79-.7.29-1.12 0-.7-.29-.79-.79-.29-.7Z',
  fill: '#3c2b26',
  line: '#ff8f5a',
  text: '#ffa57a',
}

export function seatMark(seat: Seat | undefined): SeatMark {
  return seat === undefined ? gameMark : (seatMarks[seat % seatMarks.length] as SeatMark)
}
