import type { LesserMoment } from '../cards.ts'
import type { CardRules, Deed, Moment, Who } from '../grammar.ts'
import type { ContentDocument } from '../schema.ts'

/** Whether a card, where something is said of `me` or `them`, has a fighter it could mean. */
type Known = { readonly me: boolean; readonly them: boolean }

const ME: Known = { me: true, them: false }
const THEM: Known = { me: false, them: true }
const BOTH: Known = { me: true, them: true }
const NEITHER: Known = { me: false, them: false }

/** A fighter that has fallen is no longer there for anything to be done to it. */
const atMoment: Partial<Record<Moment, Known>> = {
  'activation-start': ME,
  'activation-end': ME,
  arrival: ME,
  attack: BOTH,
  down: THEM,
}

const whenUsed: Record<LesserMoment, Known> = {
  activation: ME,
  'round-start': NEITHER,
  targeted: BOTH,
  attacking: BOTH,
}

/** Every `me` and `them` of a document that means nobody, so that what is said of it would never come about. */
export function whomProblems(document: ContentDocument): string[] {
  const { warbands, abilityCards, battles, twists, lesserArtefacts } = document
  return [
    ...each(warbands, 'warbands', (warband, path) => [
      ...each(warband.fighters, `${path}.fighters`, (fighter, at) => [
        ...(fighter.rules ? rulesProblems(fighter.rules, `${at}.rules`, ME) : []),
        ...each(fighter.abilities, `${at}.abilities`, abilityProblems),
      ]),
      ...each(warband.abilities, `${path}.abilities`, abilityProblems),
      ...Object.entries(warband.convergences).flatMap(([step, { rules, back }]) => [
        ...rulesProblems(rules, `${path}.convergences.${step}.rules`, NEITHER),
        ...rulesProblems(back.rules, `${path}.convergences.${step}.back.rules`, ME),
      ]),
    ]),
    ...each(abilityCards, 'abilityCards', (card, path) => each(card.abilities, `${path}.abilities`, abilityProblems)),
    ...each(battles, 'battles', ({ rules }, path) => rulesProblems(rules, `${path}.rules`, NEITHER)),
    ...each(twists, 'twists', ({ rules }, path) => rulesProblems(rules, `${path}.rules`, NEITHER)),
    ...each(lesserArtefacts, 'lesserArtefacts', (card, path) =>
      deedsProblems(card.do, `${path}.do`, whenUsed[card.when]),
    ),
  ]
}

function each<Item>(items: readonly Item[], path: string, problems: (item: Item, path: string) => string[]): string[] {
  return items.flatMap((item, index) => problems(item, `${path}[${index}]`))
}

const abilityProblems = (ability: { do: readonly Deed[] }, path: string): string[] =>
  deedsProblems(ability.do, `${path}.do`, ME)

/** The rules of a card that a fighter bears, who is then `me`, or of one that nobody bears. */
function rulesProblems({ standing, triggers }: CardRules, path: string, bearer: Known): string[] {
  return [
    ...each(standing, `${path}.standing`, (rule, at) => [
      ...whoProblems(rule.who, `${at}.who`, bearer),
      ...('against' in rule ? whoProblems(rule.against, `${at}.against`, ME) : []),
    ]),
    ...each(triggers, `${path}.triggers`, ({ on, who, do: deeds }, at) => {
      const known = atMoment[on] ?? bearer
      return [
        ...whoProblems(who, `${at}.who`, { me: bearer.me, them: known.them }),
        ...deedsProblems(deeds, `${at}.do`, known),
      ]
    }),
  ]
}

/** Deeds in order: from a pick on, there is somebody picked. */
function deedsProblems(deeds: readonly Deed[], path: string, known: Known): string[] {
  let { them } = known
  return each(deeds, path, (deed, at) => {
    const problems = deedProblems(deed, at, { me: known.me, them })
    if ('pick' in deed) them = true
    return problems
  })
}

function deedProblems(deed: Deed, path: string, known: Known): string[] {
  if ('all' in deed)
    return [
      ...whoProblems(deed.all.who, `${path}.all.who`, known),
      ...deedsProblems(deed.all.do, `${path}.all.do`, { me: known.me, them: true }),
    ]
  if ('chance' in deed) return deedsProblems(deed.chance.do, `${path}.chance.do`, known)
  return Object.entries(deed).flatMap(([verb, args]) =>
    Object.entries(args).flatMap(([word, value]) => argumentProblems(value, `${path}.${verb}.${word}`, known)),
  )
}

function argumentProblems(value: unknown, path: string, known: Known): string[] {
  if (value === 'me' || value === 'them') return nobody(value, path, known)
  if (typeof value !== 'object' || value === null) return []
  return 'who' in value
    ? whoProblems(value.who as Who | undefined, `${path}.who`, known)
    : whoProblems(value, path, known)
}

function whoProblems(who: Who | undefined, path: string, known: Known): string[] {
  if (!who) return []
  return [
    ...(who.is === 'me' || who.is === 'them' ? nobody(who.is, `${path}.is`, known) : []),
    ...(['within', 'beyond'] as const).flatMap((word) => {
      const of = who[word]?.of
      return of === 'me' || of === 'them' ? nobody(of, `${path}.${word}.of`, known) : []
    }),
    ...(who.visible ? nobody('me', `${path}.visible`, known) : []),
  ]
}

function nobody(whom: 'me' | 'them', path: string, known: Known): string[] {
  if (known[whom]) return []
  return whom === 'me'
    ? [`${path}: no fighter acts or bears this card here; expected one that is picked`]
    : [`${path}: nobody is picked yet; expected a pick before it`]
}
