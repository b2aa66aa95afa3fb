import { amountText, counted, type Describing, nounOf, type Whom, whomText } from '@muster/reaction'
import type { OwnDeed } from '../grammar/deeds.ts'
import type { CombatWords } from '../grammar/index.ts'
import { capital } from './words.ts'

type How = Describing<CombatWords>
type Args<Name extends string> = Extract<OwnDeed, Record<Name, unknown>> extends Record<Name, infer A> ? A : never
type Names = OwnDeed extends infer D ? (D extends unknown ? keyof D : never) : never
type Describers = { readonly [Name in Names]: (args: Args<Name>, how: How) => string }

const words = (id: string): string => id.replaceAll('-', ' ')

const describers: Describers = {
  move: ({ who, colour }, how) => `${of(who, how)} may move${colour ? ` up to ${colour.toUpperCase()}` : ''} for free`,
  push: ({ who, colour, towards }, how) =>
    towards
      ? `${of(who, how)} is dragged up to ${colour.toUpperCase()} towards this ${how.speech.bearer}`
      : `${of(who, how)} is pushed ${colour.toUpperCase()} away`,
  act: ({ who, skill, attack }, how) =>
    `${of(who, how)} may take a free ${[skill && capital(skill), attack ? 'attack' : 'action'].filter(Boolean).join(' ')}${attack === false ? ' that is no attack' : ''}`,
  activate: ({ who }, how) => `activate ${of(who, how)}`,
  hack: ({ who, tokens }, how) => `${of(who, how)} gets ${amountText(how.speech, tokens, 'Hacked token')}`,
  unhack: ({ who, tokens }, how) => `${of(who, how)} loses up to ${amountText(how.speech, tokens, 'Hacked token')}`,
  loot: ({ who, cards }, how) => `${of(who, how)} draws ${counted(cards, 'Loot card')}`,
  take: ({ who, what, keep }, how) => {
    const card = what === 'loot' ? 'Loot card' : what === 'armor' ? 'Armor Gear card' : 'Gear card'
    return keep
      ? `this ${how.speech.bearer} takes 1 ${card} from ${of(who, how)}`
      : `${of(who, how)} discards 1 ${card}, your choice`
  },
  discard: () => 'discard this card',
  exhaust: () => 'exhaust this card',
  ignore: ({ wounds }) => (wounds === 'all' ? 'no wound of this attack counts' : `ignore ${counted(wounds, 'wound')}`),
  deploy: ({ card, count }, how) =>
    `deploy ${card === 'drone' ? 'its drone' : count === 1 ? `a ${how.speech.card(card)}` : `${count} ${how.speech.card(card)}s`} within reach`,
  withdraw: ({ who }, how) => `${of(who, how)} goes into Reserve`,
  reload: ({ who }, how) => `all programs of ${of(who, how)} are reloaded`,
  crash: ({ who }, how) => `1 Running program of ${of(who, how)}, your choice, ends and is reloaded`,
  marker: ({ do: what, kind, who }, how) => `${of(who, how)} ${what}s a ${words(kind)}`,
  score: ({ points, each }, how) =>
    `${points < 0 ? 'lose' : 'score'} ${counted(Math.abs(points), 'point')}${each === undefined ? '' : ` for each ${eachText(each, how)}`}`,
  end: (result) => (result === 'win' ? 'you win the game' : 'you lose the game'),
}

function eachText(each: NonNullable<Args<'score'>['each']>, how: How): string {
  if (each === 'quarter') return 'quarter you control'
  if ('who' in each) return nounOf(how.speech, each.who)
  const held = {
    near: 'with more of your models than rivals within reach',
    claimed: 'you have claimed',
    carried: 'your models carry',
  }
  return `${words(each.marker)} ${held[each.held]}`
}

const of = (who: Whom<CombatWords>, how: How): string => whomText(how.speech, who)

/** One deed of this game as its card says it. */
export function deedText(deed: OwnDeed, how: How): string {
  const [name = ''] = Object.keys(deed)
  const describe = describers[name as Names] as (args: never, how: How) => string
  return describe((deed as unknown as Record<string, never>)[name] as never, how)
}
