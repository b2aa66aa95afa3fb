import type { OptionValue } from '@muster/table'

/** "terrainPieces", "third-turn-after" and true as people read them. */
export function plain(name: OptionValue): string {
  if (typeof name === 'boolean') return name ? 'Yes' : 'No'
  const words = String(name)
    .replace(/[_-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return words.replace(/^./, (letter) => letter.toUpperCase())
}
