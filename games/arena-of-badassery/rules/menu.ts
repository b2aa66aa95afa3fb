import { chanceToMeet, colourOf, dieOf, tokens, tokenText, withToken } from '@muster/reaction'
import { within } from '@muster/space'
import { ok, pickOneOf, refuse, type Verdict, type Words } from '@muster/table'
import { barredMeansOf, type Means, meansNamed, meansOf, nameOfMeans } from './action.ts'
import { aimsAtZone, aimsOf, aimVerdict, NOBODY } from './attack.ts'
import { thawsOf, walkingVerdict } from './basic.ts'
import { basicKey, basicLabel, basicsThought, basicVerdict, readBasic } from './basics.ts'
import { elementName } from './element.ts'
import { boardOf, enemyNamed, hunterOf, labelOf, nameOf } from './lookup.ts'
import { addTo, defenseOf } from './numbers.ts'
import {
  hasOptions,
  mayDoBasic,
  mayRun,
  mayUse,
  mayWalk,
  menuOffer,
  RUN,
  readKey,
  readWalk,
  tokensFor,
} from './offer.ts'
import { END, type Menu, type Option } from './option.ts'
import { pools } from './route.ts'
import { canSpend, spendsThought, spendText, spendVerdict } from './spend.ts'
import type { Hunter, State } from './state.ts'
import type { Table } from './table.ts'

const notReady = refuse('AB-ACTION-4', 'a Used token cannot be spent')
const notItsOwn = refuse('AB-ACTION-5', 'the hunter has no such token')
const onlyMoves = refuse('AB-KEYWORD-22', 'only a move answers a Suppression attack')
const notFree = refuse('AB-FREE-1', 'no such action is free now')
const frozen = refuse('AB-KEYWORD-14', 'a frozen hunter moves only by a wound on a GREEN token')
const noZone = refuse('AB-ZONE-1', 'there is no such zone')
const noMeans = refuse('AB-HUNTER-3', 'the hunter has no such action now')
const noRun = refuse('AB-KEYWORD-48', 'the token on a weapon pays only for [RE]action attacks with it')
const unpaid = refuse('AB-ACTION-2', 'an action says which token pays for it, as in "loot on G+"')

type Paid = Exclude<Option, { do: 'end' } | { do: 'spend' }>

function tokenVerdict(option: Paid, menu: Menu): Verdict {
  const thaw = option.do === 'move' ? option.thaw : undefined
  const { tokens: all } = hunterOf(menu.state, menu.hunter)
  if (tokensFor(menu, thaw).includes(option.token)) return ok
  return all.includes(option.token) ? notReady : notItsOwn
}

/** AB-ACTION-4, AB-KEYWORD-14, AB-KEYWORD-22, AB-FREE-1, and what the action itself must be. */
function optionVerdict(option: Option, menu: Menu): Verdict {
  const { state, terms } = menu
  const hunter = hunterOf(state, menu.hunter)
  const outside = terms.limit === 'move' ? onlyMoves : notFree
  if (option.do === 'end') return ok
  if (option.do === 'spend') return spendVerdict(state, hunter, option)
  if (option.do === 'use' && option.run) {
    const weapon = meansNamed(state, hunter, option.source)
    if (!weapon || !mayRun(menu, hunter, weapon)) return noRun
    return mayUse(menu, weapon) ? aimVerdict(state, hunter, weapon, option.aim) : outside
  }
  if (option.do === 'move' && !thawsOf(hunter).includes(option.thaw)) return frozen
  const paid = tokenVerdict(option, menu)
  if (paid) return paid
  if (option.do === 'move') return mayWalk(menu) ? walkingVerdict(state, hunter, option) : notFree
  if (option.do !== 'use') return mayDoBasic(menu, option) ? basicVerdict(state, hunter, option) : outside
  const means = meansNamed(state, hunter, option.source)
  if (!means) return barredMeansOf(state, hunter).find((one) => one.means.source === option.source)?.why ?? noMeans
  return mayUse(menu, means) ? aimVerdict(state, hunter, means, option.aim) : outside
}

/** Why a key is refused that names nothing at hand: other tokens, far zones, enemies that are gone, actions of others. */
function whyNot(key: string, menu: Menu): Verdict {
  const { word, rest, token } = readKey(key)
  if (word === 'spend') {
    const [loot = '', how] = rest.split(' ')
    return optionVerdict({ do: 'spend', loot, how: how === 'draw' ? 'draw' : 'use' }, menu)
  }
  if (token === undefined) return unpaid
  if (rest.endsWith(RUN)) return noRun
  if (word !== 'move') {
    const option = readBasic(word, rest, token) ?? { do: 'use' as const, source: word, aim: rest, token }
    return optionVerdict(option, menu)
  }
  const walk = readWalk(menu, rest, token)
  return walk ? optionVerdict(walk, menu) : noZone
}

/** Everything a player might think of, possible or not. */
function candidatesOf(menu: Menu): Option[] {
  const { state } = menu
  const hunter = hunterOf(state, menu.hunter)
  const own = tokens.filter((token) => hunter.tokens.includes(token))
  const near = hunter.zone < 0 ? [] : within(boardOf(state), hunter.zone, 4)
  const walks = own.flatMap((token) => near.map((zone): Option => ({ do: 'move', zone, token })))
  const barred = barredMeansOf(state, hunter).map(({ means }) => means)
  const uses = [...meansOf(state, hunter), ...barred].flatMap((means) =>
    aimsOf(state, hunter, means).flatMap((aim) =>
      own.map((token): Option => ({ do: 'use', source: means.source, aim, token })),
    ),
  )
  const basics = own.flatMap((token): Option[] => basicsThought(state, hunter, token))
  const spends = spendsThought(hunter).map((spend): Option => ({ do: 'spend', ...spend }))
  return [...walks, ...uses, ...basics, ...spends, END]
}

function optionKey(option: Option, { state }: Menu): string {
  switch (option.do) {
    case 'move': {
      const via = option.via === undefined ? '' : ` via ${labelOf(state, option.via)}`
      const thaw = option.thaw === undefined ? '' : ` thaw ${option.thaw}`
      return withToken(`move ${labelOf(state, option.zone)}${via}${thaw}`, option.token)
    }
    case 'use': {
      const key = option.aim === NOBODY ? option.source : `${option.source} ${option.aim}`
      return withToken(option.run ? `${key}${RUN}` : key, option.token)
    }
    case 'spend':
      return `spend ${option.loot} ${option.how}`
    case 'end':
      return 'end'
    default:
      return withToken(basicKey(option), option.token)
  }
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function optionLabel(option: Option, { state, hunter, terms }: Menu): string {
  switch (option.do) {
    case 'move':
      return `${moveLabel(state, hunterOf(state, hunter), option)}${option.thaw === undefined ? '' : ', taking a wound on GREEN'}`
    case 'use':
      return useLabel(state, hunterOf(state, hunter), option)
    case 'spend':
      return spendText(state, option)
    case 'end':
      return terms.isReaction ? 'No [RE]action after all' : terms.free ? 'No free action' : 'End the activation'
    default:
      return basicLabel(state, option)
  }
}

/** Where to, and by what that is worth the way. */
function moveLabel(state: State, hunter: Hunter, { zone, via }: Extract<Option, { do: 'move' }>): string {
  const to = labelOf(state, zone)
  if (via === undefined) return `Move to ${to}`
  const by = labelOf(state, via)
  const pool = pools(state).find((one) => one.zone === via)
  const what = pool && !state.ground.some((one) => one.zone === via) ? elementName(state, pool.kind) : undefined
  if (zone === hunter.zone)
    return what === undefined ? `Fetch Loot from ${by} and come back` : `Go through the ${what} in ${by} and back`
  if (zone === via) return `Move to ${to} and in again, for more Loot`
  return what === undefined ? `Move to ${to} by the Loot in ${by}` : `Move to ${to} through the ${what} in ${by}`
}

/** Also what cannot be used now. */
const meansThought = (state: State, hunter: Hunter, source: string): Means | undefined =>
  meansNamed(state, hunter, source) ?? barredMeansOf(state, hunter).find(({ means }) => means.source === source)?.means

function useLabel(state: State, hunter: Hunter, { source, aim }: Extract<Option, { do: 'use' }>): string {
  const means = meansThought(state, hunter, source)
  if (!means) return 'An action that is gone'
  const verb = sentence(means.action.name ?? 'use')
  const how = means.gear === undefined ? verb : `${verb} with ${nameOfMeans(state, means)}`
  if (aim === NOBODY) return how
  const [kind = '', zone] = aim.split('@')
  if (zone !== undefined) return `${how}: ${elementName(state, kind)} in ${zone}`
  return `${how}: ${aimsAtZone(state, hunter, means) ? `the crowd in ${aim}` : nameOf(state, aim)}`
}

/** The numbers that count: what is rolled, what is added, what it must reach, and how likely that is. */
function detailOf(option: Option, { state, hunter: id }: Menu): string {
  if (option.do === 'end' || option.do === 'spend') return ''
  if (option.do !== 'use') return tokenText(option.token)
  return `${tokenText(option.token)}${checkText(state, hunterOf(state, id), option)}`
}

function checkText(state: State, hunter: Hunter, { source, aim, token }: Extract<Option, { do: 'use' }>): string {
  const action = meansThought(state, hunter, source)?.action
  if (!action?.skill) return ''
  const enemy = enemyNamed(state, aim)
  const add = addTo(state, 'acting', hunter, action.skill, { action, against: enemy })
  const rolled = `, ${dieOf(colourOf(token)).name} + ${add}`
  if (!enemy || enemy.shields.length > 0) return rolled
  const need = defenseOf(state, enemy, { action, against: hunter })
  const { ways, outOf } = chanceToMeet({ die: dieOf(colourOf(token)), add }, need)
  return `${rolled} against ${need} (${Math.round((100 * ways) / outOf)} %)`
}

const menuWords: Words<Option, Menu> = {
  ask: 'act',
  doing: 'chooses an action',
  rule: 'AB-ACTIVATE-4',
  prompt: ({ state, hunter, terms }) => {
    const name = nameOf(state, hunter)
    if (terms.free) return `${name} may act for free`
    if (terms.isReaction) return `The [RE]action of ${name}`
    return `What does ${name} do?`
  },
  key: optionKey,
  text: (option, menu) => {
    const detail = detailOf(option, menu)
    return detail === '' ? optionLabel(option, menu) : `${optionLabel(option, menu)} (${detail})`
  },
  kind: (option) => option.do,
  label: optionLabel,
  detail: detailOf,
  about: ({ hunter, terms: { isReaction, limit, free } }) => ({
    hunter,
    isReaction,
    ...(limit ? { limit } : {}),
    ...(free ? { free } : {}),
  }),
  refs: (option, { state }) => {
    if (option.do === 'move') return [labelOf(state, option.zone)]
    if (option.do === 'interact') return [option.with]
    if (option.do === 'hand') return [option.to]
    return option.do === 'use' && option.aim !== NOBODY ? [option.aim] : []
  },
  candidates: candidatesOf,
  verdict: optionVerdict,
  whyNot,
}

/** AB-ACTIVATE-4..6, AB-LOOT-9, AB-REACT-3: what a hunter does next; nobody is asked where there is nothing to do, be it with Loot. */
export function chooseAct(table: Table, menu: Menu): Option {
  if (!hasOptions(menu) && !canSpend(menu.state, hunterOf(menu.state, menu.hunter))) return END
  return table.ask(hunterOf(menu.state, menu.hunter).seat, pickOneOf(menuWords, menuOffer, menu, END))
}
