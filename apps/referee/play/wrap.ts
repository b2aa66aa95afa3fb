import { stripVTControlCharacters } from 'node:util'

/** Colours take no room. */
const widthOf = (text: string) => stripVTControlCharacters(text).length

/** A text of which no line is wider than the terminal, broken between words; what follows stands further in than its line. */
export function wrapped(text: string, columns = Number.POSITIVE_INFINITY): string {
  return text
    .split('\n')
    .flatMap((line) => (widthOf(line) <= columns ? line : broken(line, columns)))
    .join('\n')
}

function broken(line: string, columns: number): string[] {
  const indent = `${/^ */.exec(line)?.[0] ?? ''}    `
  const lines: string[] = []
  let room = ''
  for (const word of line.split(/(?<=\S)(?= )/)) {
    if (room.trim() !== '' && widthOf(room + word) > columns) {
      lines.push(room)
      room = indent + word.trimStart()
    } else room += word
  }
  return [...lines, room]
}
