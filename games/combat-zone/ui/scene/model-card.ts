import {
  bandNames,
  freshRow,
  isReady,
  isRedLined,
  keywordText,
  type ReadRow,
  tokenText,
  woundsOf,
} from '@muster/reaction'
import type { CardDrawing, StatDrawing } from '@muster/ui'
import { looseCard } from '@muster/ui/loose-card'
import { taskText } from '../../content/describe/drone.ts'
import { characterLines, gearLines, gonkLines, programLines } from '../../content/describe.ts'
import type { CombatAction } from '../../content/grammar/index.ts'
import { isPlainKeyword, type Skill, skills } from '../../content/grammar/vocabulary.ts'
import type { Character, Content, Gonk } from '../../content/load.ts'
import { gearOf } from '../../content/lookup.ts'
import { characterCost } from '../../content/team/cost.ts'
import { nameOfDoing, ownDoingsOf } from '../../rules/cards.ts'
import { droneOf } from '../../rules/drone.ts'
import { cardOf, nameOf, nameOfModel } from '../../rules/lookup.ts'
import { skillOf } from '../../rules/skills.ts'
import type { Battle, Model } from '../../rules/state.ts'
import { actorOf, badgesOf } from './board.ts'
import { modelIcon } from './icons.ts'

/** A model's card, with the tokens on it. */
export type CombatCard = CardDrawing & { readonly tokens: ReadRow }

const SHORT: Readonly<Record<Skill, string>> = {
  reflexes: 'Ref',
  ranged: 'Rng',
  melee: 'Mel',
  medical: 'Med',
  tech: 'Tec',
  influence: 'Inf',
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const LETTERS = { red: 'R', yellow: 'Y', green: 'G', long: '+' } as const

/** What an action is at a glance: its Skill, the bands it reaches, its keywords. */
function briefOf({ skill, bands, keywords }: CombatAction): string {
  const range = bandNames(bands).map((band) => LETTERS[band])
  const words = keywords.map((keyword) => keywordText(keyword, isPlainKeyword))
  return [skill ? capital(skill) : '', range.join(' '), words.join(', ')].filter((part) => part !== '').join(' · ')
}

const isGonkCard = (card: Character | Gonk): card is Gonk => 'colour' in card

/** A card as it is printed. */
function printedLines(content: Content, card: Character | Gonk): string[] {
  return isGonkCard(card) ? gonkLines(content, card) : characterLines(content, card)
}

function gearLinesOf(content: Content, ids: readonly string[]): { name: string; text: string }[] {
  return ids.flatMap((id) => {
    const gear = gearOf(content, id)
    return gear ? [{ name: gear.name, text: gearLines(content, gear).join(' ') }] : []
  })
}

/** CZ-NET-12, CZ-NET-18: what a Netrunner has installed, which side is up, and what it says. */
function programLinesOf({ content, programs }: Battle, { id }: Model): { name: string; text: string }[] {
  return programs.flatMap(({ of, card, running, on }) => {
    const program = of === id ? content.programs[card] : undefined
    if (!program) return []
    const aim = on === undefined ? '' : ` at ${nameOfModel(content, on)}`
    const side = running ? `Running${aim}.` : 'Loaded.'
    return [{ name: program.name, text: [side, ...programLines(content, program)].join(' ') }]
  })
}

/** CZ-CARDS-8: what a card is called where its versions lie side by side. */
const versionName = ({ name, stars }: Pick<Character, 'name' | 'stars'>): string =>
  stars === 0 ? name : `${name} ${'★'.repeat(stars)}`

/** A card of a team, for choosing it. */
export function printedCard(
  content: Content,
  card: Character | Gonk,
  gear: readonly string[],
  count: number,
): CombatCard {
  const named = skills.flatMap((skill): StatDrawing[] => {
    const value = card.skills[skill] ?? 0
    return value === 0 ? [] : [{ name: capital(skill), short: SHORT[skill], value }]
  })
  const isGonk = isGonkCard(card)
  return {
    ...looseCard,
    id: [card.id, ...gear].join(' '),
    name: isGonk ? card.name : versionName(card),
    icon: modelIcon(card),
    tags: isGonk ? [`${card.colour.toUpperCase()} Gonk`] : card.keywords.filter((word) => word !== card.faction),
    stats: [...named, ...(card.armor ? [{ name: 'Armor', short: 'Arm', value: card.armor }] : [])],
    cost: { name: 'EB', value: isGonk ? card.cost : characterCost(card, {}) },
    text: printedLines(content, card),
    lines: gearLinesOf(content, gear),
    tokens: isGonk ? [] : freshRow(card.tokens),
    ...(count > 1 ? { count } : {}),
  }
}

function skillStats(battle: Battle, model: Model): StatDrawing[] {
  return skills.flatMap((skill) => {
    const because: NonNullable<StatDrawing['because']>[number][] = []
    const value = skillOf(battle, model, skill, because)
    return value === 0 ? [] : [{ name: capital(skill), short: SHORT[skill], value, because }]
  })
}

/** Where a model is that does not stand on the table. */
const places = { out: 'taken out', reserve: 'in Reserve', aside: 'to be deployed' } as const

/** How a model does, in words. */
function statusOf(battle: Battle, model: Model): string {
  const { tokens, kind, where } = model
  if (where !== 'table') return places[where]
  const how = badgesOf(battle, model).map(({ name }) => name)
  if (kind !== 'character') return [kind === 'gonk' ? 'Gonk' : 'Drone', ...how].join(' · ')
  const ready = tokens.filter(isReady).length
  return [`${ready} of ${tokens.length} Ready`, ...(isRedLined(tokens) ? ['Red-lined'] : []), ...how].join(' · ')
}

/** A model's card as it lies before its player. */
export function modelCard(battle: Battle, model: Model): CombatCard {
  const card = cardOf(battle, model)
  const { id, seat, tokens, gear, where } = model
  const own = ownDoingsOf(battle, model)
  return {
    id,
    name: nameOf(battle, model),
    icon: modelIcon(card),
    seat,
    tags: card.keywords.filter((word) => word === 'leader' || word === 'netrunner'),
    status: statusOf(battle, model),
    dimmed: where !== 'table' || (model.kind === 'character' && !tokens.some(isReady)),
    active: actorOf(battle) === id,
    hurt: woundsOf(tokens),
    wounds: 0,
    stats: [...skillStats(battle, model), ...(card.armor ? [{ name: 'Armor', short: 'Arm', value: card.armor }] : [])],
    brief:
      where === 'table' ? own.map((doing) => ({ name: nameOfDoing(battle, doing), text: briefOf(doing.action) })) : [],
    text:
      model.kind === 'drone' ? [taskText(battle.content, droneOf(battle, model))] : printedLines(battle.content, card),
    lines: [
      ...(tokens.length > 0 ? [{ name: 'Tokens', text: tokens.map(tokenText).join('; ') }] : []),
      ...gearLinesOf(
        battle.content,
        gear.map((held) => held.card),
      ),
      ...programLinesOf(battle, model),
    ],
    cost: { name: 'EB', value: card.cost },
    tokens,
  }
}
