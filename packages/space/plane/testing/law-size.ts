import process from 'node:process'
import { test } from 'vitest'

/** How many random scenes the laws of the plane are tried on; `MUSTER_SCENES` asks for more. Laws with slow twins take a share. */
export const SCENES = Number(process.env.MUSTER_SCENES ?? 5000)

/** A law may take long where many scenes are asked for or the machine is busy. */
export function law(name: string, holds: () => void): void {
  test(name, holds, 24 * 3600 * 1000)
}
