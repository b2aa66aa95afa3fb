import { z } from 'zod'
import { flavour } from './cards/character.ts'
import lines from './flavour.yaml'

const groups = ['factions', 'characters', 'gonks', 'gear', 'printed', 'programs', 'loot', 'objectives'] as const

/** What the street has to say of the cards of the box, by group and id. For reading: no rule needs it, so it is loaded apart. */
export const flavours = z.record(z.enum(groups), z.record(z.string(), flavour)).parse(lines)
