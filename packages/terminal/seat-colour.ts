import type { Seat } from '@muster/table'
import type { Colour, Paint } from './paint.ts'

const COLOURS: readonly Colour[] = ['cyan', 'magenta', 'yellow', 'green', 'red', 'blue']

/** A text in the colour of a seat. */
export function coloured(paint: Paint, seat: Seat, text: string): string {
  return paint(COLOURS[seat % COLOURS.length] as Colour, text)
}
