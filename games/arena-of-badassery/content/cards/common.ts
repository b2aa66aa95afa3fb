import { z } from 'zod'

/** What every card has for people. */
export const name = z.string().min(1).max(60)
export const flavour = z.string().min(1).max(240).optional().describe('a line in the voice of the host')
