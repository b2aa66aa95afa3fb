import { actionText, counted, nounOf, oneOf, rulesText } from '@muster/reaction'
import type { Loot, PrintedGear, Program } from './cards/gear.ts'
import type { Goal, Tally } from './cards/objective.ts'
import type { Scenario } from './cards/scenario.ts'
import { taskText } from './describe/drone.ts'
import { endLines, setUpLines, sideName } from './describe/scenario.ts'
import { type BearerWord, describing } from './describe/speech.ts'
import { capital, momentText, plural } from './describe/words.ts'
import type { CombatAction, CombatRules, CombatTrigger } from './grammar/index.ts'
import type { Character, Content, Gonk, Objective } from './load.ts'
import { earnedBy } from './team/earned.ts'

/** What a card says, a line a rule, made from what it does. */

type WithRules = CombatRules & { readonly actions: readonly CombatAction[] }

function ruleLines(content: Content, card: WithRules, bearer: BearerWord, subject?: string): string[] {
  const how = describing(content, bearer)
  const { actions, standing, triggers } = card
  return [
    ...actions.map((action) => actionText(action, how)),
    ...rulesText({ standing, triggers: [] }, how, subject),
    ...triggers.flatMap((trigger) =>
      rulesText(
        { standing: [], triggers: [trigger] },
        isDoneTo(trigger) ? describing(content, bearer, 'the acting model') : how,
      ),
    ),
  ]
}

/** At these moments the other side is whoever acts, and the bearer may itself be the target. */
const DONE_TO: readonly CombatTrigger['on'][] = ['opposed-won', 'opposed-lost', 'wounded', 'taken-out']
const isDoneTo = ({ on, by }: CombatTrigger): boolean => DONE_TO.includes(on) && by?.is !== 'them'

const armorLine = (armor: number | undefined): string[] => (armor === undefined ? [] : [`Armor ${armor}.`])

export function characterLines(content: Content, card: Character): string[] {
  return [...armorLine(card.armor), ...ruleLines(content, card, 'character')]
}

export function gonkLines(content: Content, card: Gonk): string[] {
  return [...armorLine(card.armor), ...ruleLines(content, card, 'Gonk')]
}

/** CZ-CARDS-18: when alone it is refreshed. */
const refreshLine = ({ refresh }: PrintedGear): string[] =>
  refresh === undefined ? [] : [`It is refreshed only when ${momentText(refresh, 'its bearer')}.`]

export function gearLines(content: Content, card: PrintedGear): string[] {
  return [...armorLine(card.armor), ...ruleLines(content, card, 'character'), ...refreshLine(card)]
}

export function lootLines(content: Content, card: Loot): string[] {
  return ruleLines(content, card, 'character')
}

const reloadTexts: Readonly<Record<Program['running']['reload'], string>> = {
  inspire: 'when you Inspire Your Team',
  'activation-end': "at the end of its Netrunner's activation",
  used: 'when it has been used',
  'drone-lost': 'when its drone is taken out',
  'target-clean': 'when the target has no Hacked token left',
  never: 'never in this game',
}

export function programLines(content: Content, { loaded, running }: Program): string[] {
  const how = describing(content, 'character')
  const { vulnerable, reload, drone } = running
  return [
    actionText(loaded, how),
    ...rulesText(running, how).map((line) => `Running: ${line}`),
    ...(drone ? [taskText(content, drone)] : []),
    ...(vulnerable ? ['While it is Running its Netrunner is Vulnerable.'] : []),
    `It is reloaded ${reloadTexts[reload]}.`,
  ]
}

/** What completes an Objective, as a sentence. */
function goalText(content: Content, goal: Goal): string {
  const { speech } = describing(content)
  const { on, by, who, times, within, quarters, won } = goal
  const subject = by ? oneOf(speech, by) : 'one of your models'
  const filter = goal.for
  const parts = [
    momentText(on, subject, who && oneOf(speech, who)),
    filter?.skill && `with ${capital(filter.skill)}`,
    filter?.keyword && `with ${capital(filter.keyword)}`,
    filter?.attack && 'in an attack',
    goal.in && 'in a [RE]action',
    times > 1 && `for the ${ordinals[times] ?? `${times}th`} time`,
    within !== 'game' && `in one ${within === 'activation' ? 'activation' : 'Control'}`,
  ]
  const conditions = [
    ...goal.if.map((one) => tallyText(content, one)),
    quarters && `you control ${counted(quarters, 'quarter')}`,
    won && 'you have won',
  ].filter(Boolean)
  const when = parts.filter(Boolean).join(' ')
  return `Completed when ${when}${conditions.length > 0 ? `, if ${conditions.join(' and ')}` : ''}.`
}

/** "there are at least 2 friendly Gonks", "there is no wounded friendly model". */
function tallyText(content: Content, { who, least, most }: Tally): string {
  const noun = nounOf(describing(content).speech, who)
  if (most === 0) return `there is no ${noun}`
  const [limit, many] = least === undefined ? ['at most', most ?? 0] : ['at least', least]
  return many === 1 ? `there is ${limit} 1 ${noun}` : `there are ${limit} ${many} ${plural(noun)}`
}

const ordinals: Readonly<Record<number, string>> = { 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth', 6: 'sixth' }

/** The goal first, then what it brings. */
export function objectiveLines(content: Content, card: Objective): string[] {
  const { goal, star, hq, cybergear } = card
  const names = hq.map((id) => {
    const { name = id } = content.characters[id] ?? content.gear[id] ?? content.programs[id] ?? {}
    return `${name}${'★'.repeat(content.characters[id]?.stars ?? 0)}`
  })
  const only = cybergear?.only === undefined ? '' : ` for ${content.characters[cybergear.only]?.name ?? cybergear.only}`
  return [
    // CZ-INJURY-13, CZ-INJURY-15: what is in no faction's deck is never a goal.
    card.faction === undefined ? 'You may discard this card after a game you have won.' : goalText(content, goal),
    ...(star ? ['1 Street Cred.'] : []),
    ...(names.length > 0 ? [`Add ${names.join(' and ')} to your HQ.`] : []),
    ...rulesText(card, describing(content, 'model'), 'your team'),
    // CZ-OBJECTIVE-5.
    ...(earnedBy(content, [card.id]).luck > 0 ? ['In the game that completes it that Luck is there at once.'] : []),
    ...(cybergear
      ? [`Cybergear${only}:`, ...armorLine(cybergear.armor), ...ruleLines(content, cybergear, 'character')]
      : []),
  ]
}

/** How a scenario is set up and won, its rules, those for all and then those of each side by its name, and what comes of it. */
export function scenarioLines(content: Content, scenario: Scenario): string[] {
  const { goal, sides } = scenario
  return [
    goal,
    ...setUpLines(scenario),
    ...ruleLines(content, scenario, 'model', 'every model'),
    ...sides.flatMap((side, index) =>
      ruleLines(content, side, 'model', 'every model').map((line) => `${sideName(scenario, index)}: ${line}`),
    ),
    ...endLines(scenario),
  ]
}
