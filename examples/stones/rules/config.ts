import { choice } from '@muster/table'
import { z } from 'zod'

export const HEAPS = { small: [3, 4, 5], large: [5, 6, 7] } as const

export const config = z.strictObject({
  options: z.strictObject({ heaps: choice(['small', 'large'], 'ST-R-1', 'how large the heaps are') }).prefault({}),
})
export type Config = z.infer<typeof config>
