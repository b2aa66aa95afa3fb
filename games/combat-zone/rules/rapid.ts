import { ok, pickOne, refuse, type Verdict, type Words } from '@muster/table'
import { fire, needsTarget, targetVerdict } from './action.ts'
import { type Doing, doingOf } from './cards.ts'
import { isWithin, LIMITER } from './components.ts'
import { endLasting } from './effects/lasting.ts'
import { cardKeywords } from './effects/standing.ts'
import { discard } from './keyword.ts'
import { isOn, modelOf, modelsOn, nameOf } from './lookup.ts'
import { mayReact } from './react.ts'
import type { Battle, Model, Shots } from './state.ts'
import type { Table } from './table.ts'

const STOP = 'stop'
/** An action that is aimed at nobody is taken once more. */
const AGAIN = 'again'

type ShotAsk = { readonly battle: Battle; readonly by: Model; readonly doing: Doing; readonly shots: Shots }

const TOO_FAR = refuse('CZ-RAPID-5', 'fire walks no farther than RED from the last target')
const ONLY_THE_ATTACKER = refuse('CZ-R-69', 'every shot of a [RE]action is at who dealt the wound')

const candidates = ({ battle, doing }: ShotAsk): string[] =>
  needsTarget(doing) ? [...modelsOn(battle).map(({ id }) => id), STOP] : [AGAIN, STOP]

/** CZ-RAPID-2, CZ-RAPID-5, CZ-RAPID-8, CZ-R-69, CZ-R-85: in range, and near the last target, who may be out by now. */
function verdict(id: string, { battle, by, doing, shots }: ShotAsk): Verdict {
  if (id === STOP || id === AGAIN) return ok
  const target = modelOf(battle, id)
  const last = modelOf(battle, shots.targets.at(-1) as string)
  if (shots.isReaction && id !== last.id) return ONLY_THE_ATTACKER
  const aim = targetVerdict(battle, by, doing, target)
  if (aim !== ok) return aim
  return target === last || isWithin(battle, last, target, LIMITER.red) ? ok : TOO_FAR
}

const words: Words<string, ShotAsk> = {
  ask: 'shot',
  rule: 'CZ-RAPID-1',
  prompt: ({ battle, by, doing, shots: { left } }) =>
    needsTarget(doing)
      ? `Whom does ${nameOf(battle, by)} aim at next? (${left} ${left === 1 ? 'shot' : 'shots'} left)`
      : `Does ${nameOf(battle, by)} go on? (${left} left)`,
  doing: 'aims again',
  key: (id) => id,
  text: (id, { battle }) => {
    if (id === STOP) return 'Nobody: stop here'
    return id === AGAIN ? 'Once more' : nameOf(battle, { id })
  },
  kind: (id) => (id === STOP ? STOP : 'shot'),
  refs: (id) => (id === STOP || id === AGAIN ? [] : [id]),
  candidates,
  verdict,
}

/** CZ-RAPID-6, CZ-RAPID-7, CZ-R-84: one less for each different target beyond the first. */
function penalty({ targets }: Shots, target: string): number {
  return 1 - new Set([...targets, target]).size
}

/** CZ-RAPID-1..3, CZ-R-85: the next shot of a Rapid action, or its end. */
export function nextShot(table: Table, battle: Battle): void {
  const shots = battle.shots as Shots
  const by = modelOf(battle, shots.by)
  const doing = doingOf(battle, by, shots.doing)
  if (!doing || !isOn(by) || shots.left === 0) return cease(table, battle, by, doing)
  const ask = { battle, by, doing, shots }
  const options = candidates(ask).filter((id) => verdict(id, ask) === ok)
  const choice = options.length === 1 ? STOP : table.ask(by.seat, pickOne(words, options, ask, STOP))
  if (choice === STOP || !isOn(by)) return cease(table, battle, by, doing)
  const { token, spent, isReaction } = shots
  const target = choice === AGAIN ? '' : choice
  const keywords = cardKeywords(battle, by, doing.action, target === '' ? undefined : modelOf(battle, target))
  const whole = { ...doing, action: { ...doing.action, keywords } }
  fire(table, battle, { by: by.id, doing: whole, target, token, isReaction }, spent, penalty(shots, target))
}

/** CZ-RAPID-4, CZ-R-85: the card is lost if it must be, and only now those it wounded may [RE]act. */
function cease(table: Table, battle: Battle, by: Model, doing: Doing | undefined): void {
  const { wounded, isReaction, limits } = battle.shots as Shots
  battle.shots = undefined
  if (doing) discard(table, battle, by, doing)
  endLasting(battle, 'action')
  if (!isReaction) mayReact(battle, by, wounded, (id) => limits[id])
}
