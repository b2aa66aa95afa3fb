/** Who bears the rules described: one fighter, the battle as a whole (twists too), or the aspirant's convergence. */
export type Bearer = 'fighter' | 'battle' | 'aspirant'

/**
 * Who speaks and of whom: an ability says "you", "this fighter" and "them"; a battle card says "each player". Every
 * description is written once and takes these words from its voice.
 */
export type Voice = {
  readonly bearer: Bearer
  /** Who does what a player does: "you" makes it a command. */
  readonly player: string
  /** The acting or bearing fighter. */
  readonly me: string
  /** The fighter picked: as the object of a sentence, and as its subject. */
  readonly them: string
  readonly they: string
  /** Whether things that happen by themselves are written as commands although a player is named. */
  readonly impersonal?: boolean
}

export const abilityVoice: Voice = { bearer: 'fighter', player: 'you', me: 'this fighter', them: 'them', they: 'they' }

const isYou = ({ player }: Voice): boolean => player === 'you'

/** What a player does: "pick", "each player picks", "they pick". */
export function does(voice: Voice, verb: string): string {
  if (isYou(voice)) return verb
  return voice.player === 'they' ? `they ${verb}` : `${voice.player} ${verb}${verb.endsWith('sh') ? 'es' : 's'}`
}

/** What happens to fighters: a command unless it must be said which player's fighters are meant. */
export const happens = (voice: Voice, verb: string): string => (voice.impersonal ? verb : does(voice, verb))

/** What a player can do: "you can push", "each player can push". */
export const can = (voice: Voice, verb: string): string => `${voice.player} can ${verb}`

export const their = (voice: Voice): string => (isYou(voice) ? 'your' : 'their')

/** After its first sentence a card does not name the player again. */
export const goingOn = (voice: Voice): Voice => (isYou(voice) ? voice : { ...voice, player: 'they' })

/** After a pick the fighter picked is the one spoken of. */
export function afterPick(voice: Voice): Voice {
  return isYou(voice)
    ? { ...voice, them: 'them', they: 'they' }
    : { ...voice, them: 'that fighter', they: 'that fighter' }
}

/** "this fighter's", "their", "each enemy fighter's". */
export function possessive(whom: string): string {
  if (whom === 'them' || whom === 'they') return 'their'
  return `${whom}'s`
}
