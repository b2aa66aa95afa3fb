import { type ActionFilter, phrase } from '@muster/reaction'
import type { ArenaWords } from '../grammar/schemas.ts'

/** How Arena calls the single words of its grammar. */

export const skillText = (skill: string): string => `${skill.charAt(0).toUpperCase()}${skill.slice(1)}`

const gearWords: Readonly<Record<string, string>> = {
  smg: 'an SMG',
  sniper: 'a sniper rifle',
  misc: 'miscellaneous Gear',
  basic: 'a basic action',
}

/** Which actions: "with a pistol", "in an attack with Tech". */
export function actionsText({ skill, attack, keyword }: ActionFilter<ArenaWords>): string {
  const tool = keyword === undefined ? undefined : (gearWords[keyword] ?? `a ${keyword}`)
  return phrase(
    attack === true && 'in an attack',
    attack === false && 'in an action that is no attack',
    skill !== undefined && `with ${skillText(skill)}`,
    tool !== undefined && `with ${tool}`,
  )
}

/** After "has +1". */
export const numberTexts: Readonly<Record<Exclude<ArenaWords['number'], ArenaWords['skill']>, string>> = {
  acting: 'to its rolls',
  defending: 'to its defence rolls',
  strength: 'Strength',
  defense: 'Defense',
  move: 'Move',
  range: 'Range',
  wounds: 'wound for each hit',
  loot: 'Loot token',
  luck: 'Luck',
  'gun-slots': 'gun slot',
  'misc-slots': 'miscellaneous slot',
  'grenade-slots': 'grenade slot',
  price: 'hundred dollars',
}

/** After "may" and after "cannot". */
export const libertyTexts: Readonly<Record<ArenaWords['liberty'], string>> = {
  move: 'move',
  react: '[RE]act',
  luck: 'use Luck',
  'be-targeted': 'be picked as a target if enemies can attack somebody else',
  'take-status': 'get status tokens',
  'shoot-long': 'shoot at Long range too',
  'shoot-close': 'shoot at RED range too',
  'see-past-enemies': 'see past enemies',
  'attack-unseen': 'attack without a line of sight',
  'pass-enemies': 'move through full zones',
  gather: 'take any number of Loot tokens from each zone it enters or is activated in',
  'lower-the-shield': 'defend with an Action Token in place of its shield',
  'defend-again': 'roll each defence die again once without Luck',
  'stand-clear': 'ignore Explosive attacks of hunters, its own included',
}

/** After the subject; where the other side is named it takes the place of "somebody". */
export const momentTexts: Readonly<Record<ArenaWords['moment'], string>> = {
  action: 'takes an action',
  rolled: 'has rolled',
  crit: 'scores a Crit against somebody',
  fumble: 'fumbles an action against somebody',
  success: 'succeeds against somebody',
  failure: 'fails against somebody',
  hit: 'hits somebody',
  wounded: 'is wounded by somebody',
  'takes-out': 'takes out somebody',
  'taken-out': 'is taken out by somebody',
  reaction: '[RE]acts',
  'activation-start': 'is activated',
  'activation-end': 'ends its activation',
  'game-start': 'starts the game',
  'game-end': 'ends the game',
  'round-start': 'starts a round',
  'enemy-turn-start': 'starts an enemy turn',
  'enemy-turn-end': 'is there when an enemy turn ends',
  spawned: 'comes into the Vault',
  enters: 'moves into a zone',
  defends: 'defends itself against somebody',
  'shield-lost': 'loses its shield',
  'picks-up': 'takes a Loot token from a zone',
  'uses-loot': 'uses a Loot token',
  reloads: 'reloads',
  healed: 'is healed',
  'spends-luck': 'spends Luck',
  spotlight: 'gains the Spotlight',
  slaughterlight: 'has the Spotlight turn red',
  interact: 'takes an Interact Action',
}

/** What is left of a moment where nobody is named on its other side. */
export const shortMoment = (text: string): string =>
  text
    .replace(/ (against|by) somebody$/, '')
    .replace('takes out somebody', 'takes out an enemy')
    .replace(' hits somebody', ' hits')
