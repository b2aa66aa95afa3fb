import { type Square, squaresWithin } from '@muster/space'
import { type Ask, type Offer, pickOneOf, type Seat, type Words } from '@muster/table'
import { abilityCandidates } from './ability.ts'
import { END, type Menu, type Option, optionVerdict, stepOption } from './action.ts'
import { board, labelOf } from './board.ts'
import { movementOf, rangeOf } from './character.ts'
import { changeCandidates, changeKey, changeText } from './equip.ts'
import { cardOf, deciderFor, enemyName, enemyOf, hunterOf, hunterRef, lootOf, turnOf } from './lookup.ts'
import { SPRINT } from './move.ts'
import { hasOptions, menuOf, readOption, sampleOption } from './offer.ts'
import { bulletsOf, type Guns, shotDamage, waysToFire } from './shots.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'
import { useCandidates, useKey, useRefs, useText } from './use.ts'
import { whyNotInMenu } from './why-not.ts'

/** How the Action Phase speaks. */
const menuWords: Words<Option, Menu> = {
  ask: 'action',
  doing: 'chooses an action',
  rule: 'SN-ACTION-2',
  prompt: ({ state, seat }) => {
    const { left, gunzerking } = turnOf(state)
    const name = cardOf(state, hunterOf(state, seat)).name
    return `${name}${gunzerking ? ', Gunzerking,' : ''} has ${left} ${left === 1 ? 'action' : 'actions'} left`
  },
  key: optionKey,
  text: optionText,
  kind: optionKind,
  label: optionLabel,
  detail: (option, { state, seat }) => (option.do === 'shoot' ? shotText(state, seat, option.guns) : ''),
  refs: optionRefs,
  candidates: menuCandidates,
  verdict: optionVerdict,
  whyNot: whyNotInMenu,
}

/** An ability is an option of its own kind, by what it does. */
function optionKind(option: Option, { state, seat }: Menu): string {
  return option.do === 'ability' ? cardOf(state, hunterOf(state, seat)).ability.does : option.do
}

function optionKey(option: Option, { state, seat }: Menu): string {
  switch (option.do) {
    case 'move':
    case 'sprint':
      return `${option.do} ${labelOf(option.square)}${option.taking ? wayKey(option.taking) : ''}`
    case 'shoot':
      return `shoot ${option.enemy}${option.guns.length > 0 ? ` with ${option.guns.join('+')}` : ''}`
    case 'ability': {
      const { does } = cardOf(state, hunterOf(state, seat)).ability
      return option.on === '' ? does : `${does} ${option.on}`
    }
    case 'equip':
    case 'remove':
      return changeKey(option)
    case 'use':
      return useKey(option)
    case 'trade':
      return `trade with ${option.ally}`
    case 'pickup':
      return 'pick up'
    case 'end':
      return 'end'
  }
}

function optionText(option: Option, menu: Menu): string {
  const label = optionLabel(option, menu)
  return option.do === 'shoot' ? `${label}: ${shotText(menu.state, menu.seat, option.guns)}` : label
}

function optionLabel(option: Option, { state, seat }: Menu): string {
  const hunter = hunterOf(state, seat)
  switch (option.do) {
    case 'move':
    case 'sprint': {
      const way = option.taking ? wayText(option.taking) : ''
      return `${option.do === 'move' ? 'Move' : 'Sprint'} to ${labelOf(option.square)}${way}`
    }
    case 'shoot':
      return `Shoot ${enemyName(state, enemyOf(state, option.enemy))}`
    case 'ability': {
      const { name } = cardOf(state, hunter).ability
      return option.on === '' ? `Use ${name}` : `Use ${name} on ${enemyName(state, enemyOf(state, option.on))}`
    }
    case 'equip':
    case 'remove':
      return changeText(state, option)
    case 'use':
      return useText(state, option)
    case 'trade':
      return `Trade with ${cardOf(state, hunterOf(state, option.ally)).name}`
    case 'pickup':
      return 'Pick up the loot that lies here'
    case 'end':
      return 'End the Action Phase'
  }
}

const wayKey = (taking: readonly Square[]): string =>
  taking.length === 0 ? ' taking nothing' : ` via ${taking.map(labelOf).join(' and ')}`

function wayText(taking: readonly Square[]): string {
  if (taking.length === 0) return ', leaving the loot on the way alone'
  return `, taking the ${taking.length === 1 ? 'token' : 'tokens'} on ${taking.map(labelOf).join(' and ')}`
}

/** The numbers that count about a shot. */
function shotText(state: State, seat: Seat, guns: Guns): string {
  const hunter = hunterOf(state, seat)
  const bullets = bulletsOf(state, guns)
  const by = guns.length === 0 ? '' : ` with ${guns.map((gun) => lootOf(state, gun).name).join(' and ')}`
  const shots = bullets === 1 ? '1 bullet' : `${bullets} bullets`
  return `damage ${shotDamage(state, hunter, guns)}, range ${rangeOf(state, hunter, guns)}, ${shots}${by}`
}

function optionRefs(option: Option): readonly string[] {
  switch (option.do) {
    case 'move':
    case 'sprint':
      return [labelOf(option.square)]
    case 'shoot':
      return [option.enemy, ...option.guns]
    case 'ability':
      return option.on === '' ? [] : [option.on]
    case 'equip':
    case 'remove':
      return [option.card]
    case 'use':
      return useRefs(option)
    case 'trade':
      return [hunterRef(option.ally)]
    default:
      return []
  }
}

/** Everything a player might think of: every kind of action has its candidates, possible or not. */
function menuCandidates({ state, seat }: Menu): Option[] {
  const hunter = hunterOf(state, seat)
  const near = squaresWithin(board, hunter.square, movementOf(state, hunter) + SPRINT + 1, 'orthogonal')
  const shots = waysToFire(state, hunter).flatMap((guns) =>
    state.enemies.map(({ id }): Option => ({ do: 'shoot', guns, enemy: id })),
  )
  return [
    ...near.map((square) => stepOption('move', square)),
    ...near.map((square) => stepOption('sprint', square)),
    ...shots,
    ...abilityCandidates(state, seat),
    ...changeCandidates(state, hunter),
    ...useCandidates(state, seat),
    ...state.hunters.filter((ally) => ally.seat !== seat).map((ally): Option => ({ do: 'trade', ally: ally.seat })),
    { do: 'pickup' },
    END,
  ]
}

/** The option with a key, where it is offered. */
export const readAction = (key: string, menu: Menu): Option | undefined => readOption(key, menu, optionKey)

const menuOffer: Offer<Option, Menu> = { options: menuOf, sample: sampleOption, read: readAction }

/** SN-ACTION-5: what the player does next; the end where nothing else can be done (SN-DEATH-4). */
export function chooseAction(table: Table, state: State, seat: Seat): Option {
  const ask = actionAsk(state, seat)
  return ask ? table.ask(ask.seat, ask.question) : END
}

export function actionAsk(state: State, seat: Seat): Ask<Option> | undefined {
  if (!hasOptions(state, seat)) return undefined
  return { seat: deciderFor(state, seat), question: pickOneOf(menuWords, menuOffer, { state, seat }, END) }
}
