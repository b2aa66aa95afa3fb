import type { Colour } from '@muster/reaction'
import { colours } from '@muster/reaction'
import type { Enemy } from './state.ts'
import type { Table } from './table.ts'

export const isShieldedBy = ({ shields }: Enemy): boolean => shields.length > 0

/** AB-R-42: the best one still there defends. */
export function defendingShield({ shields }: Enemy): Colour | undefined {
  return colours.find((colour) => shields.includes(colour))
}

/** AB-SHIELD-14, AB-SHIELD-15: the shield takes one wound of a hit; what is left of them. */
export function soakWound(table: Table, enemy: Enemy, wounds: number): number {
  const colour = defendingShield(enemy)
  if (colour === undefined || wounds === 0) return wounds
  const at = enemy.shields.indexOf(colour)
  if (colour === 'red') enemy.shields = enemy.shields.toSpliced(at, 1)
  else enemy.shields = enemy.shields.with(at, 'red')
  const rule = colour === 'red' ? 'AB-SHIELD-15' : 'AB-SHIELD-14'
  table.tell({ event: 'enemy-shield', rule, enemy: enemy.id, colour, gone: colour === 'red' })
  return wounds - 1
}
