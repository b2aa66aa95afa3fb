import { squareLabelled } from '@muster/space'
import { ok, refuse, type Seat, type Verdict } from '@muster/table'
import { readyVerdict } from './ability.ts'
import { type Menu, mayDo, optionVerdict, stepOption } from './action.ts'
import { board } from './board.ts'
import { changeVerdict, equippedOf } from './equip.ts'
import { cardOf, hunterOf } from './lookup.ts'
import { type Guns, noSuchEnemy, waysToFire } from './shots.ts'
import type { State } from './state.ts'
import { useVerdict } from './use.ts'

/** Why something is not in the menu that is none of its candidates: far squares, enemies that are gone, cards of others. */

const noSquare = refuse('SN-BOARD-1', 'there is no such square on the board')
const noSuchWay = refuse('SN-R-84', 'no walk to that square takes just these tokens')
const firesAGun = refuse('SN-SHOOT-5', 'a character with a gun equipped fires a gun')
const notEquipped = refuse('SN-EQUIP-8', 'only an equipped gun can be fired')
const oneGun = refuse('SN-SHOOT-4', 'a Shoot action fires only one of the guns')
const asOne = refuse('SN-R-37', 'at this table two guns fire together while Gunzerking')
const otherAbility = refuse('SN-ABILITY-2', 'a character can use only the ability printed on its own card')
const abilityAlone = refuse('SN-ABILITY-7', 'the ability is not used on such an enemy')
const noAlly = refuse('SN-R-33', 'there is no such ally to trade with')
const notInHand = refuse('SN-EQUIP-1', "only loot of the character's own hand can be equipped")
const notWorn = refuse('SN-EQUIP-9', 'only an equipped card can be taken off or swapped out')
const notOwned = refuse('SN-EQUIP-11', "only loot of the character's own hand can be used")
const noTarget = refuse('SN-EQUIP-15', 'the card is not used on such an enemy')

/** The key says what was wanted, its first word what kind of thing. */
export function whyNotInMenu(key: string, menu: Menu): Verdict {
  const { state, seat } = menu
  const [verb = '', first = '', , last = ''] = key.split(' ')
  switch (verb) {
    case 'move':
    case 'sprint':
      return whyNotWalk(verb, first, menu)
    case 'shoot':
      return mayDo(state, seat, 'shoot') ?? whyNotShot(state, seat, first, last === '' ? [] : last.split('+'))
    case 'trade':
      return mayDo(state, seat, 'trade') ?? noAlly
    case 'equip':
    case 'remove':
      return mayDo(state, seat, 'equip') ?? whyNotLoot(key, state, seat)
    case 'use':
      return mayDo(state, seat, 'use') ?? whyNotLoot(key, state, seat)
    default:
      return whyNotAbility(verb, menu)
  }
}

/** Any square of the board, by whatever way. */
function whyNotWalk(verb: 'move' | 'sprint', label: string, menu: Menu): Verdict {
  const square = squareLabelled(board, label)
  return square < 0 ? noSquare : (optionVerdict(stepOption(verb, square), menu) ?? noSuchWay)
}

/** SN-SHOOT-4, SN-EQUIP-8, SN-R-37: the guns are wrong, or the enemy is not there. */
function whyNotShot(state: State, seat: Seat, enemy: string, guns: Guns): Verdict {
  const hunter = hunterOf(state, seat)
  if (!state.enemies.some(({ id }) => id === enemy)) return noSuchEnemy
  if (guns.some((gun) => !hunter.guns.includes(gun))) return notEquipped
  if (guns.length === 0) return firesAGun
  return waysToFire(state, hunter).some((way) => way.length > guns.length) ? asOne : oneGun
}

function whyNotAbility(verb: string, menu: Menu): Verdict {
  const { state, seat } = menu
  const { does } = cardOf(state, hunterOf(state, seat)).ability
  const all = Object.values(state.content.hunters).map(({ ability }) => ability.does as string)
  if (!all.includes(verb)) return ok
  return verb === does ? (mayDo(state, seat, 'ability') ?? readyVerdict(state, seat) ?? abilityAlone) : otherAbility
}

/** SN-EQUIP-1, SN-EQUIP-9, SN-EQUIP-11: a key about loot that is not where it would have to be. */
export function whyNotLoot(key: string, state: State, seat: Seat): Verdict {
  const hunter = hunterOf(state, seat)
  const [verb = '', card = '', , out = ''] = key.split(' ')
  if (verb === 'use')
    return hunter.hand.includes(card) ? (useVerdict(state, seat, { do: 'use', card, on: '' }) ?? noTarget) : notOwned
  if (verb === 'remove') return notWorn
  if (verb !== 'equip') return ok
  if (!hunter.hand.includes(card)) return notInHand
  return equippedOf(hunter).includes(out) ? changeVerdict(state, hunter, { do: 'equip', card, out }) : notWorn
}
