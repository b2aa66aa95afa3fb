import type { Amount, Deed, DeedName, Who } from '../grammar.ts'

/** What a card does, in words: one telling a verb. */

const counts: Record<Exclude<Amount, number | 'X'>['per'], string> = {
  lock: 'the number of your locks',
  'own-object': 'the number of your Objects in play',
  'rival-object': "the number of rivals' Objects in play",
  'own-burned': 'the number of your burned Energy',
  'rival-burned': "a rival's burned Energy",
}

const many = (amount: Amount | undefined): string =>
  amount === undefined
    ? '0'
    : typeof amount === 'object'
      ? `as many as ${counts[amount.per]} (at most ${amount.most})`
      : String(amount)
export const unit = (amount: Amount | undefined, one: string, more = `${one}s`): string =>
  `${many(amount)} ${amount === 1 ? one : more}`

const players: Record<Who, string> = {
  me: 'you',
  target: 'the target player',
  rivals: 'each rival',
  everyone: 'each player',
}
const owners: Record<Who, string> = {
  me: 'your',
  target: "the target player's",
  rivals: "each rival's",
  everyone: "each player's",
}
const things = { me: 'your Mech', target: 'the target' }
const does = (who: Who, verb: string): string => `${players[who]} ${verb}${who === 'me' ? '' : 's'}`

type Tellings = { readonly [Name in DeedName]: (args: Extract<Deed, Record<Name, unknown>>[Name]) => string }

const change = (add: Amount | undefined, less: Amount | undefined): string =>
  add === undefined ? `take ${unit(less, 'die', 'dice')} from` : `add ${unit(add, 'die', 'dice')} to`

const deeds: Tellings = {
  dice: ({ roll, add, less, who, all, until, autonomous }) =>
    `${change(add, less)} ${all ? `all ${owners[who]} ${roll} rolls` : `${owners[who]} next ${roll} roll`}${until ? '' : ' this turn'}${autonomous ? ', also for Autonomous Objects' : ''}`,
  range: ({ times, who }) => `multiply the range bonus of ${owners[who]} next evasion roll this turn by ${times}`,
  pool: ({ of, add, less, who }) => `${change(add, less)} ${owners[who]} ${of} pool`,
  prevent: ({ amount, to, type }) =>
    `prevent ${many(amount)} of the next ${type ? `${type} ` : ''}damage to ${things[to]} this turn`,
  damage: ({ amount, to, sure }) =>
    `deal ${many(amount)} damage to ${things[to]}${sure ? ' that cannot be prevented' : ''}`,
  blast: ({ amount, what, side, from, radius }) =>
    `deal ${many(amount)} damage to each ${side === 'rival' ? 'rival ' : ''}${{ mechs: 'Mech', objects: 'Object', both: 'Mech and Object' }[what]} within ${radius === undefined ? 'the Radius' : `${unit(radius, 'hex', 'hexes')} of ${from === 'card' ? 'this card' : things[from]}`}`,
  repair: ({ amount, to }) => `remove ${many(amount)} damage from ${things[to]}`,
  draw: ({ cards, who }) => `${does(who, 'draw')} ${unit(cards, 'card')}`,
  drop: ({ cards, who, random }) =>
    `${does(who, 'scrap')} ${unit(cards, 'card')} from hand${random ? ' at random' : ''}`,
  recover: ({ cards, to }) =>
    `return the top ${cards === 1 ? 'card' : `${cards} cards`} of your Scrapheap ${to === 'hand' ? 'to your hand' : 'to the top of your Reserve'}`,
  move: ({ hexes, what, upTo }) => `move ${things[what]} ${upTo ? 'up to ' : ''}${unit(hexes, 'hex', 'hexes')}`,
  advance: ({ hexes, what, to }) => `${things[what]} advances ${unit(hexes, 'hex', 'hexes')} to ${things[to]}`,
  retreat: ({ hexes, what, from }) => `${things[what]} retreats ${unit(hexes, 'hex', 'hexes')} from ${things[from]}`,
  lock: ({ until, on }) =>
    `you have a lock on ${on === 'radius' ? 'every rival Mech and Object within the Radius' : 'the target'}${until === 'turn' ? ' this turn' : ''}`,
  unlock: ({ who, on }) => `${does(who, 'lose')} all locks${on === 'me' ? ' on you and your Objects' : ''}`,
  jam: ({ who }) => `${players[who]} cannot have a lock this turn`,
  halt: ({ who }) => `${owners[who]} Mech cannot make standard moves this turn`,
  speed: ({ free, paid, who }) => `${owners[who]} Mech can make ${movesMore(free, paid)} this turn`,
  disrupt: () => 'disrupt the target',
  mark: () => 'mark the target',
  unmark: () => 'unmark the target',
  drain: ({ mark, burn, who }) =>
    [
      mark !== undefined && `${does(who, 'mark')} ${many(mark)} Energy`,
      burn !== undefined && `${does(who, 'burn')} ${many(burn)} Energy`,
    ]
      .filter(Boolean)
      .join(' and ')
      .concat(' for nothing'),
  charge: ({ unmark, refresh, who }) =>
    [
      unmark !== undefined && `${does(who, 'unmark')} ${many(unmark)} Energy`,
      refresh !== undefined && `${does(who, 'refresh')} ${many(refresh)} Energy`,
    ]
      .filter(Boolean)
      .join(' and '),
  scrap: () => 'scrap the target',
  return: () => "return the target to its owner's hand",
  seize: () => 'take control of the target',
}

const signed = (value: number): string => (value > 0 ? `${value} more` : `${-value} fewer`)

/** "1 more free and 2 fewer paid standard moves". */
export function movesMore(free: number, paid: number): string {
  const parts = [free !== 0 && `${signed(free)} free`, paid !== 0 && `${signed(paid)} paid`].filter(Boolean)
  return `${parts.join(' and ')} standard ${Math.abs(free + paid) === 1 ? 'move' : 'moves'}`
}

export function describeDeeds(list: readonly Deed[]): string {
  const parts = list.map((deed) => {
    const [[name, args]] = Object.entries(deed) as [[DeedName, never]]
    return deeds[name](args)
  })
  return sentence(parts.join('; '))
}

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
export const sentence = (text: string): string => `${capital(text)}.`
