import type { Scene } from '@muster/ui'

/** A key in words a person can read: what it names on the table by its name, the rest without the marks of an id. */
export function wordsOfKey(key: string, scene: Scene): string {
  const cards = [...scene.seats, ...scene.zones].flatMap((holder) => holder.cards)
  const named = [...(scene.board?.pieces ?? []), ...cards]
  const names = new Map(named.flatMap((one) => [[one.id, one.name] as const, ...alsoCalled(one)]))
  const words = key.startsWith('[') ? (JSON.parse(key) as string[]).join(' ') : key
  const told = words
    .replace(/\bseat (\d+)\b/, (whole, seat: string) => scene.seats[Number(seat)]?.name ?? whole)
    .split(' ')
    .map((word) => names.get(word) ?? word.replace(/[-.]/g, ' '))
    .join(' ')
  return told.replace(/^\p{Ll}(?=\p{Ll})/u, (letter) => letter.toUpperCase())
}

const alsoCalled = (one: { name: string; ref?: string | undefined }) =>
  one.ref === undefined ? [] : [[one.ref, one.name] as const]
