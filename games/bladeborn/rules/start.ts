import {
  attachContent,
  Fault,
  makePile,
  ok,
  pickOne,
  type Question,
  refuse,
  type Seat,
  type Words,
} from '@muster/table'
import { RANDOM } from '../content/cards.ts'
import type { Content } from '../content/load.ts'
import { startCampaign } from './campaign.ts'
import type { Config } from './config.ts'
import { rewardOf } from './convergence.ts'
import { copyState } from './copy.ts'
import { opponentOf } from './lookup.ts'
import { borneBy } from './power.ts'
import { rollOff } from './rolloff.ts'
import { makeBattle } from './setup.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

const FIRST_BATTLE = 'drawn-and-quartered'

/** BB-COMPONENTS-1, BB-START-1 to BB-START-6: a table before the first decision. Refuses what its content does not have. */
export function start(content: Content, config: Config): State {
  config.warbands?.forEach((id, seat) => {
    needCard(`warbands[${seat}]`, 'warband', content.warbands, id)
  })
  if (config.battle !== RANDOM) needCard('battle', 'battle', content.battles, config.battle)
  needCard('twist', 'twist', content.twists, config.twist)
  config.rewards.forEach(({ reward }, index) => {
    needCard(`rewards[${index}].reward`, 'reward', content.rewards, reward)
  })
  const [one, two] = config.warbands ?? [null, null]
  if (one !== null && one === two && !config.options.mirrorWarbands)
    throw new Fault(
      'bad-config',
      'config.warbands: both seats have the same warband; the option mirrorWarbands allows it',
      'BB-R-1',
    )
  if (config.play === 'campaign' && (config.battle !== undefined || config.twist !== undefined || config.firstBattle))
    throw new Fault('bad-config', 'config: a campaign draws its battles and twists at random', 'BB-CAMPAIGN-4')
  if (config.firstBattle && config.battle !== undefined && config.battle !== FIRST_BATTLE)
    throw new Fault(
      'bad-config',
      `config.battle: a first battle is ${FIRST_BATTLE}, not ${config.battle}`,
      'BB-START-3',
    )
  const state = { stage: 'warbands', config, warbands: [one ?? '', two ?? ''], rewards: [] }
  return copyState(attachContent(state, content) as unknown as State)
}

function needCard(path: string, kind: string, cards: Readonly<Record<string, unknown>>, id?: string | null): void {
  if (id == null || Object.hasOwn(cards, id)) return
  const known = Object.keys(cards).join(', ')
  throw new Fault('bad-config', `config.${path}: there is no ${kind} "${id}"; there are ${known}`)
}

const warbandWords: Words<string, State> = {
  ask: 'warband',
  doing: 'chooses a warband',
  rule: 'BB-START-1',
  prompt: () => 'Choose your warband',
  key: (id) => id,
  text: (id, { content }) => `${content.warbands[id]?.name}: ${content.warbands[id]?.fighters.length} fighters`,
  label: (id, { content }) => `${content.warbands[id]?.name}`,
  detail: (id, { content }) => `${content.warbands[id]?.fighters.length} fighters`,
  candidates: ({ content }) => Object.keys(content.warbands),
  verdict: (id, { warbands, config }) => (warbands.includes(id) && !config.options.mirrorWarbands ? taken : ok),
}

const taken = refuse('BB-R-1', 'the other player has this warband')

/** BB-START-1, BB-R-1: both choose at once; where both want the same one they roll off, and the loser chooses again. */
export function chooseWarbands(table: Table, state: State): void {
  const open = [0, 1].filter((seat) => state.warbands[seat] === '')
  const answers = table.askAll(open.map((seat) => ({ seat, question: warbandQuestion(state) })))
  const [one, two] = answers
  if (open.length === 2 && one === two && !state.config.options.mirrorWarbands) {
    const winner = rollOff(table, 'the warband')
    setWarband(table, state, winner, one as string)
    setWarband(table, state, opponentOf(winner), table.ask(opponentOf(winner), warbandQuestion(state)))
  } else for (const [index, seat] of open.entries()) setWarband(table, state, seat, answers[index] as string)
  state.stage = 'rewards'
}

function warbandQuestion(state: State): Question<string> {
  const options = Object.keys(state.content.warbands).filter((id) => !warbandWords.verdict?.(id, state))
  return pickOne(warbandWords, options, { ...state, warbands: [...state.warbands], content: state.content } as State)
}

function setWarband(table: Table, state: State, seat: Seat, warband: string): void {
  state.warbands[seat as 0 | 1] = warband
  table.tell({ event: 'warband', rule: 'BB-START-1', seat, warband })
}

const REWARD_ANSWERS = ['use', 'decline'] as const

const rewardWords: Words<(typeof REWARD_ANSWERS)[number], { state: State; reward: string }> = {
  ask: 'reward',
  doing: 'chooses a reward',
  rule: 'BB-POWER-7',
  prompt: ({ state, reward }) => `You won ${state.content.rewards[reward]?.name} against this opponent: use it?`,
  key: (answer) => answer,
  text: (answer) => (answer === 'use' ? 'Use it' : 'Leave it aside'),
}

/**
 * BB-POWER-7, BB-POWER-8: the reward won from this opponent with this warband; in a campaign it is held from the start. There
 * is one such card a warband, so winning it twice gives it once.
 */
export function takeRewards(table: Table, state: State): void {
  const isCampaign = state.config.play === 'campaign'
  for (const seat of [0, 1]) {
    const reward = rewardOf(state, seat)
    if (!hasWon(state, seat, reward)) continue
    const held = isCampaign || table.ask(seat, pickOne(rewardWords, REWARD_ANSWERS, { state, reward })) === 'use'
    if (!held) continue
    state.rewards.push({ seat, reward })
    table.tell({ event: 'reward-held', rule: 'BB-POWER-8', seat, reward })
  }
  state.stage = 'choose'
  if (isCampaign) startCampaign(table, state)
}

function hasWon({ config: { players, rewards } }: State, seat: Seat, reward: string): boolean {
  const [player, opponent] = [players[seat], players[opponentOf(seat)]]
  return rewards.some((won) => won.player === player && won.reward === reward && won.defeated === opponent)
}

const proposeWords: Words<string, State> = {
  ask: 'battle',
  doing: 'chooses a battle',
  rule: 'BB-START-5',
  prompt: () => 'Propose a battle, or let the cards decide',
  key: (id) => id,
  text: (id, { content }) => (id === RANDOM ? 'Draw a battle at random' : `${content.battles[id]?.name}`),
}

const AGREE_ANSWERS = ['agree', 'draw'] as const

const agreeWords: Words<(typeof AGREE_ANSWERS)[number], { state: State; battle: string }> = {
  ask: 'agree',
  doing: 'considers a battle',
  rule: 'BB-START-5',
  prompt: ({ state, battle }) => `Your opponent proposes the battle ${state.content.battles[battle]?.name}`,
  key: (answer) => answer,
  text: (answer) => (answer === 'agree' ? 'Agree' : 'Rather draw one at random'),
}

/** BB-START-2 to BB-START-5: the battle of a skirmish, chosen after the warbands: fixed, agreed on, or drawn. */
export function chooseBattle(table: Table, state: State): void {
  const { content, config } = state
  const ids = Object.keys(content.battles)
  let battle = config.battle ?? (config.firstBattle && content.battles[FIRST_BATTLE] ? FIRST_BATTLE : undefined)
  if (battle === undefined) {
    const proposal = table.ask(0, pickOne(proposeWords, [RANDOM, ...ids], state))
    const agreed =
      proposal === RANDOM || table.ask(1, pickOne(agreeWords, AGREE_ANSWERS, { state, battle: proposal })) === 'agree'
    battle = agreed ? proposal : RANDOM
  }
  if (battle === RANDOM) battle = table.shuffle(ids, 'the battle cards')[0] as string
  table.tell({ event: 'battle-card', rule: 'BB-START-2', battle })
  const none = () => makePile<string>('lesser-artefact', 'all')
  state.battle = makeBattle(content, {
    card: battle,
    warbands: state.warbands,
    options: config.options,
    lesser: [none(), none()],
    borne: borneBy(state),
    twist: config.twist,
  })
  state.stage = 'battle'
}
