import { z } from 'zod'
import lines from './flavour.yaml'

const groups = [
  'hunters',
  'trees',
  'gear',
  'fans',
  'announcements',
  'events',
  'enemies',
  'scenarios',
  'bounties',
  'campaigns',
] as const

/** What the host has to say of the cards of the box, by group and id. For reading: no rule needs it, so it is loaded apart. */
export const flavours = z.record(z.enum(groups), z.record(z.string(), z.string().min(1).max(240))).parse(lines)
