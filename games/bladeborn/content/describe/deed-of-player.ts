import { quantity } from './amount.ts'
import type { Args } from './deed.ts'
import { object } from './deed-on-fighter.ts'
import { can, does, happens, possessive, their, type Voice } from './voice.ts'
import { oneOf } from './who.ts'
import { asName, hexes, phrase } from './words.ts'

/** What the player a card works for does or gains. */

export function pick({ who, optional }: Args<'pick'>, voice: Voice): string[] {
  return [`${optional ? can(voice, 'pick') : does(voice, 'pick')} ${oneOf(who, voice)}`]
}

const opponentOf = (voice: Voice): string =>
  ['you', 'they'].includes(voice.player) ? `${their(voice)} opponent` : `${possessive(voice.player)} opponent`

export function score({ player, points }: Args<'score'>, voice: Voice): string[] {
  const { first, head, tail } = quantity(points, voice, 'victory point', 'victory points')
  const scorer = player === 'owner' ? does(voice, 'score') : `${opponentOf(voice)} scores`
  return [...(first ? [first] : []), phrase(scorer, head, tail)]
}

export function arrive({ who, near }: Args<'arrive'>, voice: Voice): string[] {
  const fighter = who === 'reserve' ? `one of ${their(voice)} reserve fighters` : asName(who)
  const places = {
    me: `in a hex adjacent to ${voice.me}`,
    them: `in a hex adjacent to ${voice.them}`,
    'reserve-hexes': `on or adjacent to one of ${their(voice)} reserve hexes`,
    'own-territory': `in ${their(voice)} territory`,
  }
  return [`${does(voice, 'place')} ${fighter} ${places[near]}`]
}

export function desecrate({ hex }: Args<'desecrate'>, voice: Voice): string[] {
  return [`${happens(voice, 'place')} a Desecration token in ${possessive(object(hex, voice))} hex`]
}

export function gain({ group, value }: Args<'gain'>, voice: Voice): string[] {
  const worth = value === 'value' ? 'the value of this ability' : `a value of ${value}`
  return [`${does(voice, 'gain')} a ${group} with ${worth}`]
}

export function seize({ within, of }: Args<'seize'>, voice: Voice): string[] {
  return [`${does(voice, 'take')} control of an objective within ${hexes(within)} of ${object(of, voice)}`]
}
