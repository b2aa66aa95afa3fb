import { dieOf } from '@muster/reaction'
import { ownDeeds } from '../grammar/deeds.ts'
import { skills } from '../grammar/words.ts'
import type { Content } from '../load.ts'
import type { ContentDocument } from '../schema.ts'
import type { Problem } from './links.ts'
import { spotsIn } from './walk.ts'

type Fields = Readonly<Record<string, unknown>>

/** What can never come about: rules of nobody's, moments that never come, actions that reach nobody. No pack may have any. */
export function neverProblems(document: ContentDocument, content: Content): Problem[] {
  return [
    ...standingProblems(document),
    ...momentProblems(document),
    ...fanProblems(document),
    ...actionProblems(document),
    ...assaultProblems(document),
    ...dieProblems(document),
    ...elementProblems(document, content),
    ...themProblems(document),
  ]
}

/** What is asked for in an action, or with somebody on the other side; whatever is not here is asked for by itself. */
const ASKED_IN: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [...skills, 'acting', 'defending', 'strength', 'defense', 'wounds', 'lower-the-shield', 'defend-again'].map(
      (word) => [word, ['for', 'against']],
    ),
  ),
  ...Object.fromEntries(
    ['shoot-long', 'shoot-close', 'see-past-enemies', 'attack-unseen'].map((word) => [word, ['for']]),
  ),
  loot: ['against'],
  'be-targeted': ['against'],
}

/** A number or liberty that is asked for by itself can depend on no action and on nobody. */
function standingProblems(document: ContentDocument): Problem[] {
  return [...spotsIn(document)].flatMap(({ key, value, path, inside }) =>
    ['change', 'allow', 'forbid'].includes(key) && typeof value === 'string'
      ? ['for', 'against']
          .filter((word) => inside[word] !== undefined && !ASKED_IN[value]?.includes(word))
          .map((word) => `${path}: ${value} with "${word}", which it never has; expected it without`)
      : [],
  )
}

/** The moments that come in an action, and those of them that may come in a hunter's [RE]action. */
const IN_REACTIONS = ['action', 'reaction', 'rolled', 'crit', 'fumble', 'success', 'failure', 'hit', 'takes-out']
const IN_ACTIONS = [...IN_REACTIONS, 'defends', 'wounded', 'taken-out']

/** A moment that comes in no action, and has nobody on its other side, is none of those that a card waits for. */
function momentProblems(document: ContentDocument): Problem[] {
  return [...spotsIn(document)].flatMap(({ key, value, path, inside }) => {
    if (key !== 'on' || typeof value !== 'string') return []
    const odd = ['for', 'who'].filter((word) => inside[word] !== undefined && !IN_ACTIONS.includes(value))
    if (inside.in === 'reaction' && !IN_REACTIONS.includes(value)) odd.push('in: reaction')
    return odd.map((word) => `${path}: ${value} with "${word}", which it never has; expected it without`)
  })
}

/** Those that are no hunter's own, or of one who has the Spotlight already. */
const NO_FANS = [
  'game-start',
  'game-end',
  'round-start',
  'enemy-turn-start',
  'enemy-turn-end',
  'spawned',
  'spotlight',
  'slaughterlight',
]

/** AB-SPOT-2, AB-SPOT-8: a Fan Favorite that its hunter can never meet. */
function fanProblems({ fans }: ContentDocument): Problem[] {
  return fans.flatMap(({ on, in: span, when }, at) => [
    ...(NO_FANS.includes(on)
      ? [`fans[${at}].on: ${on}; expected a moment by which its hunter can win the Spotlight`]
      : []),
    ...(on === 'reaction' && span === 'activation'
      ? [`fans[${at}].in: activation, in which nobody [RE]acts; expected another span`]
      : []),
    ...(when === 'activation-end' && (span === 'enemy-turn' || span === 'reaction')
      ? [`fans[${at}].when: activation-end of what is done in ${span}; expected at-once`]
      : []),
  ])
}

/** Keywords that say something of attacks alone. */
const OF_ATTACKS = [
  'shock',
  'corrosive',
  'incendiary',
  'explosive',
  'cryo',
  'radiation',
  'suppression',
  'crowd control',
  'deadly',
  'lifesteal',
  'slag',
]

/** AB-ACTION-7..9: an attack is rolled for, and whatever has a target reaches some band. */
function actionProblems(document: ContentDocument): Problem[] {
  return [...spotsIn(document)].flatMap(({ key, value, path }) => {
    if (key !== 'actions' || !Array.isArray(value)) return []
    return (value as Fields[]).flatMap(({ attack, skill, who, bands, keywords }, at) => {
      const odd = ((keywords ?? []) as { name: string }[]).find(({ name }) => OF_ATTACKS.includes(name))
      return [
        ...(attack === true && skill === undefined
          ? [`${path}[${at}].skill: none on an attack; expected the Skill it is rolled with`]
          : []),
        ...((attack === true || who !== undefined) && bands === 0
          ? [`${path}[${at}].bands: none, so that it reaches nobody; expected red, yellow, green or long`]
          : []),
        ...(attack !== true && odd ? [`${path}[${at}].with: ${odd.name} on what is no attack; expected "attack"`] : []),
      ]
    })
  })
}

/** AB-TARGET-10, AB-TARGET-14: what a dash for Range leaves undone, and what nothing hits. */
function assaultProblems({ enemies }: ContentDocument): Problem[] {
  return enemies.flatMap(({ range, ranged, specials }, at) => [
    ...(range === 0 && ranged.length > 0
      ? [`enemies[${at}].ranged: keywords of attacks it never makes; expected a Range`]
      : []),
    ...specials.flatMap(({ attack, hits }, place) => [
      ...(attack?.kind === 'ranged' && attack.range === undefined && range === 0
        ? [`enemies[${at}].specials[${place}].attack.range: left out where the card has a dash; expected one`]
        : []),
      ...(hits && !attack ? [`enemies[${at}].specials[${place}].hits: without an attack; expected "does"`] : []),
    ]),
  ])
}

/** AB-DICE-1: the arena has three colours of dice, and none shows more than it has faces. */
function dieProblems(document: ContentDocument): Problem[] {
  return [...spotsIn(document)].flatMap(({ key, value, path }) => {
    if (key !== 'chance' || typeof value !== 'object' || value === null) return []
    const { die, need } = value as { die: 'green' | 'yellow' | 'red' | 'purple'; need: number }
    if (die === 'purple') return [`${path}.die: purple; expected green, yellow or red (AB-DICE-1)`]
    const most = dieOf(die).faces.length
    return need > most ? [`${path}.need: ${need} of a ${die} die; expected ${most} at most`] : []
  })
}

/** AB-R-18, AB-ORDERS-9: things that are put down or cleared, and whom Out of Ammo names. */
function elementProblems(document: ContentDocument, content: Content): Problem[] {
  return [...spotsIn(document)].flatMap(({ key, value, path, inside }) => {
    if (
      (key === 'put' || (key === 'element' && 'at' in inside)) &&
      typeof value === 'string' &&
      !content.elements[value]
    )
      return [`${path}: there is no element ${value}; expected the id of one`]
    if (key === 'empty' && typeof value === 'object' && value !== null && (value as Fields).kind === 'enemy')
      return [`${path}: enemies, who never run out of ammo; expected hunters`]
    return []
  })
}

const OWN = new Set(ownDeeds.map(({ shape }) => Object.keys(shape)[0] as string))

/** Deeds that mean `them` where nobody was aimed at or picked. */
function themProblems(document: ContentDocument): Problem[] {
  const problems: Problem[] = []
  const look = (deeds: unknown, path: string, known: boolean): void => {
    let isPicked = known
    for (const [at, deed] of (deeds as Fields[]).entries()) {
      const here = `${path}[${at}]`
      if (!isPicked && [...spotsIn(shallow(deed))].some(({ value }) => value === 'them'))
        problems.push(`${here}: them, where nobody was aimed at or picked; expected "pick", "all" or other models`)
      for (const [verb, what] of Object.entries(deed)) {
        if (verb === 'pick') isPicked = true
        if (OWN.has(verb) || typeof what !== 'object' || what === null) continue
        if (verb === 'choose')
          for (const [one, way] of (what as Fields[]).entries()) look(way.do, `${here}.choose[${one}].do`, isPicked)
        else
          for (const branch of ['do', 'else'])
            if (branch in what)
              look((what as Fields)[branch] ?? [], `${here}.${verb}.${branch}`, isPicked || verb === 'all')
      }
    }
  }
  for (const { key, value, path, inside } of spotsIn(document)) {
    if (key === 'actions' && Array.isArray(value))
      for (const [at, action] of (value as Fields[]).entries())
        if (action.attack !== true && action.who === undefined)
          for (const part of ['does', 'fails']) look(action[part] ?? [], `${path}[${at}].${part}`, false)
    if (key === 'on' && typeof value === 'string' && inside.do !== undefined && !IN_ACTIONS.includes(value))
      look(inside.do, path.replace(/on$/, 'do'), false)
  }
  for (const [at, { specials }] of document.enemies.entries())
    for (const [place, { does }] of specials.entries())
      if (does) look(does, `enemies[${at}].specials[${place}].does`, false)
  for (const [at, { do: deeds }] of document.events.entries()) if (deeds) look(deeds, `events[${at}].do`, false)
  return problems
}

/** A deed without the deeds in it. */
const shallow = (deed: Fields): Fields =>
  Object.fromEntries(
    Object.entries(deed).map(([verb, what]) => {
      if (OWN.has(verb) || typeof what !== 'object' || what === null || Array.isArray(what))
        return [verb, Array.isArray(what) ? undefined : what]
      const { do: _, else: __, ...rest } = what as Fields
      return [verb, verb === 'last' ? rest.who : rest]
    }),
  )
