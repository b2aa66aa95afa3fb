import type { Moment, Trigger } from '../grammar.ts'
import { deedClauses } from './deed.ts'
import { abilityVoice, type Bearer, type Voice } from './voice.ts'
import { oneOf } from './who.ts'
import { roundsText, sentences } from './words.ts'

type PlayerMoment = 'round-start' | 'round-end' | 'battle-end'
const isPlayers = (moment: Moment): moment is PlayerMoment => /^(round|battle)-/.test(moment)

const players: Record<Bearer, string> = { fighter: 'you', battle: 'each player', aspirant: 'the aspirant' }

function playerMoment(moment: PlayerMoment, rounds: readonly number[] | undefined): string {
  if (moment === 'battle-end') return 'at the end of the battle'
  return `at the ${moment === 'round-start' ? 'start' : 'end'} of ${rounds ? roundsText(rounds) : 'each battle round'}`
}

const fighterMoments: Record<Exclude<Moment, PlayerMoment>, (fighter: string) => string> = {
  'activation-start': (fighter) => `when ${fighter} is activated`,
  'activation-end': (fighter) => `after the activation of ${fighter}`,
  attack: (fighter) => `after ${fighter} has made an attack action`,
  down: (fighter) => `each time ${fighter} is taken down`,
  arrival: (fighter) => `when ${fighter} is placed on the battlefield during the battle`,
}

/**
 * Whose moment it is. On cards of both players a fighter going down is the other player's; every other moment of a
 * fighter is its own player's.
 */
function fighterVoice(moment: Moment, bearer: Bearer): Voice {
  const own = bearer === 'battle' ? (moment === 'down' ? 'the opposing player' : 'their player') : players[bearer]
  const me = bearer === 'fighter' ? 'this fighter' : 'that fighter'
  const them = moment === 'down' ? 'the fighter that took them down' : 'the target'
  return { bearer, player: own, me, them, they: them, impersonal: true }
}

/** "At the end of each battle round, each player scores 1 victory point for every objective under their control." */
export function triggerText({ on, who, rounds, once, do: deeds }: Trigger, bearer: Bearer): string {
  const naming: Voice = { ...abilityVoice, bearer }
  if (isPlayers(on)) {
    const voice: Voice = { ...naming, player: players[bearer], impersonal: once === true || bearer !== 'battle' }
    return joined(playerMoment(on, rounds), deedClauses(deeds, voice))
  }
  const fighter = who ? oneOf(who, naming) : bearer === 'fighter' ? 'this fighter' : 'a fighter'
  const inRounds = rounds ? `in ${roundsText(rounds)}, ` : ''
  return joined(inRounds + fighterMoments[on](fighter), deedClauses(deeds, fighterVoice(on, bearer)))
}

function joined(moment: string, [first = '', ...rest]: readonly string[]): string {
  return sentences([`${moment}, ${first}`, ...rest])
}
