import {
  type CardSpeech,
  deedsText,
  filterText,
  keywordText,
  nounOf,
  oneOf,
  onlyOne,
  phrase,
  sentence,
  standingText,
  triggerText,
  whomText,
} from '@muster/reaction'
import type { ArenaRules, ArenaStanding, ArenaTrigger, ArenaWords } from '../grammar/schemas.ts'
import type { Content } from '../load.ts'
import { isPlain } from './deed.ts'
import { placeText } from './places.ts'
import { type Speaker, speechOf } from './speech.ts'
import { stateText } from './who.ts'

type Speech = CardSpeech<ArenaWords>
type Names = Pick<Content, 'enemies'>

const subjectOf = (speech: Speech, { who }: ArenaStanding): string => whomText(speech, who ?? 'me')

/** "This hunter's pistol attacks have Deadly with a Crit.", "The ranged attacks of each enemy of the type Nomad have Shock." */
function keywordRule(speech: Speech, rule: Extract<ArenaStanding, { keyword: unknown }>): string {
  const { skill, keyword } = rule.for ?? {}
  const ofEnemy = speech.bearer === 'enemy' || rule.who?.kind === 'enemy' || rule.who?.card !== undefined
  const kind = skill === undefined ? keyword : ofEnemy ? skill : speech.skill(skill)
  const against = rule.against && `against ${oneOf(speech, rule.against)}`
  const subject = subjectOf(speech, rule)
  const isLong = subject.split(' ').length > 3
  const attacks = isLong ? phrase('the', kind, 'attacks of', subject) : phrase(`${subject}'s`, kind, 'attacks')
  return phrase(attacks, against, 'have', keywordText(rule.keyword, isPlain))
}

/** Rules that read better in a sentence of their own. */
function ownStandingText(speech: Speech, rule: ArenaStanding): string | undefined {
  if ('keyword' in rule) return keywordRule(speech, rule)
  if (!('change' in rule)) return undefined
  const size = Math.abs(rule.add)
  const more = rule.add > 0 ? 'more' : 'less'
  if (rule.change === 'luck') return `each game starts with ${size} Luck ${more}`
  if (rule.change === 'price') return `${subjectOf(speech, rule)} pays $${size * 100} ${more} for each card it buys`
  if (rule.change !== 'loot') return undefined
  const taker = rule.against ? ` when ${oneOf(speech, rule.against)} takes it out` : ''
  return `${subjectOf(speech, rule)} drops ${size} Loot ${size === 1 ? 'token' : 'tokens'} ${more}${taker}`
}

/** AB-DEFEND-6, AB-DEFEND-7: what is defended against is an attack of a kind. */
function againstAttacks(speech: Speech, rule: ArenaStanding, text: string): string {
  if (!('change' in rule) || !['defending', 'defense'].includes(rule.change) || !rule.for?.skill) return text
  return text.replace(filterText(speech, rule.for), `against ${rule.for.skill} attacks`)
}

/** "Brick has +1 to its defence rolls while it has the Spotlight." */
function standingLine(speech: Speech, rule: ArenaStanding): string {
  const { who } = rule
  const one = who && (who.is === 'me' || (who.card !== undefined && onlyOne(speech, who) !== undefined))
  const state = one ? stateText(speech, who) : ''
  const plain = one ? { ...rule, who: who.is === 'me' ? undefined : { card: who.card } } : rule
  const text = ownStandingText(speech, plain) ?? againstAttacks(speech, plain, standingText(speech, plain, isPlain))
  return sentence(state === '' ? text : `${text} while it ${state}`)
}

const TIMES: Readonly<Partial<Record<ArenaTrigger['on'], string>>> = {
  'game-start': 'at the start of the game',
  'round-start': 'at the start of each round',
  'enemy-turn-start': 'at the start of each enemy turn',
  'enemy-turn-end': 'at the end of each enemy turn',
}

/** Of a card that nobody bears, whoever has the moment is "that hunter", or goes by its name where there is only one. */
function speakerOf(content: Names, speaker: Speaker, { by }: ArenaTrigger): Speaker {
  if (speaker.bearer !== 'model') return speaker
  const card = by?.card === undefined ? undefined : content.enemies[by.card]
  if (card && (card.type === 'unique' || card.type === 'boss')) return { ...speaker, self: card.name }
  return { ...speaker, self: `that ${card?.name ?? by?.kind ?? 'model'}` }
}

/** Whoever is on the other side of a moment: the attacker of who suffers it, or the one whose moment it is. */
function themOf({ on, by, who }: ArenaTrigger): Pick<Speaker, 'them'> {
  if (who?.is === 'me') return { them: `that ${by?.kind ?? 'model'}` }
  return ['wounded', 'defends', 'taken-out'].includes(on) ? { them: 'the attacker' } : {}
}

/** "At the start of each round, for each hunter that is alone: put a Cryo token on that hunter." */
function timeText(speech: Speech, trigger: ArenaTrigger, time: string): string {
  const { by } = trigger
  const deeds = deedsText(trigger.do, { speech, isPlain })
  if (!by) return `${time}, ${deeds}`
  const one = by.is === 'me' ? whomText(speech, 'me') : onlyOne(speech, { card: by.card })
  const state = stateText(speech, by)
  if (one !== undefined) return phrase(`${time},`, state && `if ${one} ${state},`, deeds)
  if (trigger.once) return `${time}, if there is ${oneOf(speech, by)}, ${deeds}`
  return `${time}, for each ${nounOf(speech, by)}: ${deeds}`
}

/** A moment with what is said of whoever has it put after it: "when this enemy is wounded and has at least 4 wounds". */
function momentText(speech: Speech, trigger: ArenaTrigger): string {
  const { by, on, who } = trigger
  const how = { speech, isPlain }
  if (by?.is === 'me') {
    const moment = speech.moment(on, whomText(speech, 'me'), who && oneOf(speech, who))
    const text = triggerText({ ...trigger, by: undefined }, how)
    return text.replace(moment, `${moment} and ${stateText(speech, by)}`)
  }
  if (on !== 'enters' || by?.in === undefined) return triggerText(trigger, how)
  const { in: place, ...others } = by
  return triggerText({ ...trigger, by: others }, how).replace(
    'moves into a zone',
    `moves into ${placeText(speech, place)}`,
  )
}

/** A sentence for each rule a card adds. */
export function ruleLines(content: Names, speaker: Speaker, { standing, triggers }: ArenaRules): string[] {
  const speech = speechOf(content, speaker)
  return [
    ...standing.map((rule) => standingLine(speech, rule)),
    ...triggers.map((trigger) => {
      const own = speechOf(content, { ...speakerOf(content, speaker, trigger), ...themOf(trigger) })
      const time = TIMES[trigger.on]
      if (time) return sentence(timeText(own, trigger, time))
      const text = momentText(own, trigger)
      const { skill } = trigger.for ?? {}
      return trigger.on === 'defends' && trigger.for && skill
        ? text.replace(filterText(own, trigger.for), `against ${skill} attacks`)
        : text
    }),
  ]
}
