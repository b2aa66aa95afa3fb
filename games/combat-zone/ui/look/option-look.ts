import type { ShownOption, ShownQuestion } from '@muster/table'
import { type OptionLook, plainLook } from '@muster/ui'

type Look = (option: ShownOption, plain: OptionLook) => OptionLook

/** An action is chosen by whom it is aimed at, with a token; one of nobody in particular by who takes it. */
const actLook =
  (icon: string, strong: boolean): Look =>
  ({ kind = '', refs: [by, target] }, plain) => ({
    ...plain,
    group: kind,
    icon,
    strong,
    onBoard: true,
    odds: target !== undefined,
    refs: [target ?? by ?? ''],
    ...(target === undefined ? {} : { face: target }),
  })

const end: Look = (_, plain) => ({ ...plain, group: 'end', icon: 'checkered-flag', closes: true })

const thing =
  (icon: string, group: string): Look =>
  ({ refs: [model] }, plain) => ({
    ...plain,
    group,
    icon,
    onBoard: model !== undefined,
    ...(model === undefined ? {} : { face: model }),
  })

const single =
  (icon: string, strong = false): Look =>
  (_, plain) => ({ ...plain, icon, strong })

/** What a card lets a model do. */
const cardAct = actLook('power-lightning', false)

/** By the kind of an option within the question for an action: the basic actions, and the end of it. */
const acts: Readonly<Record<string, Look>> = {
  move: actLook('run', false),
  shoot: actLook('pistol-gun', true),
  strike: actLook('fist', true),
  triage: actLook('first-aid-kit', false),
  firewall: actLook('firewall', false),
  command: actLook('public-speaker', false),
  drag: actLook('grab', false),
  climb: (_, plain) => ({ ...plain, group: 'climb', icon: 'mountain-climbing' }),
  'loot-gear': actLook('knapsack', false),
  'loot-goods': actLook('swap-bag', false),
  end,
}

/** By the kind of an option, which is the name of its question where that has only one. */
const looks: Readonly<Record<string, Look>> = {
  activate: (option, plain) => ({
    ...thing('targeting', 'activate')(option, plain),
    groupName: 'Activate',
    strong: true,
  }),
  inspire: single('rally-the-troops'),
  gonk: (option, plain) => ({ ...thing('targeting', 'gonk')(option, plain), groupName: 'A Gonk acts' }),
  done: (_, plain) => ({ ...plain, icon: 'clockwise-rotation', closes: true }),
  off: (_, plain) => ({ ...plain, icon: 'firewall', closes: true }),
  hacked: thing('targeting', 'hacked'),
  guard: single('breastplate', true),
  again: single('clover'),
  whom: thing('crosshair', 'whom'),
  shot: thing('crosshair', 'shot'),
  tie: thing('crosshair', 'tie'),
  holder: thing('punch', 'holder'),
  intercept: thing('firewall', 'intercept'),
}

/** How an option is offered. */
export function optionLook({ ask }: ShownQuestion, option: ShownOption): OptionLook {
  const plain = plainLook(option)
  const kind = option.kind ?? ask
  const look = ask === 'act' ? (acts[kind] ?? cardAct) : looks[kind]
  return look?.(option, plain) ?? plain
}
