import { expect, test } from 'vitest'
import { isPitKeywordPlain, pitCards, pitSpeech, readPitCards } from '../testing/pit/content.ts'
import { actionText, rulesText } from './card.ts'

const how = { speech: pitSpeech, isPlain: isPitKeywordPlain }
const cards = readPitCards(pitCards)
const textsOf = (id: string) => [
  ...(cards[id]?.actions ?? []).map((one) => actionText(one, how)),
  ...(cards[id] ? rulesText(cards[id], how) : []),
]

test('a card says what it does, made from what it does', () => {
  expect(textsOf('brute')).toEqual([
    'Stab (Melee, RED): Attack and Deadly with a Crit.',
    'Roar (Nerve, RED, YELLOW): Stun 1. If it fails, lose 1 Luck.',
    'This fighter has +1 Melee in attacks against any wounded model.',
    'When this fighter takes a model out, this fighter turns up to 1 Used token to Ready.',
  ])
  expect(textsOf('sniper')).toEqual([
    'Stab (Melee, RED): Attack.',
    'Shot (Ranged, YELLOW, GREEN, Long): Attack and Accurate.',
    'Burst (Ranged, RED, YELLOW, GREEN): Attack and Sweep.',
    'Every 2 times this fighter rolls a Crit in attacks, gain 1 Luck.',
  ])
  expect(textsOf('medic')).toEqual([
    'Stab (Melee, RED): Attack.',
    'Tend (Easy): You may pick a wounded friendly model within YELLOW of this fighter as the target, then the target heals up to 1 wound for each friendly healer (2 at most), then push the target one place.',
    'Pray (Easy): Choose one: fortune (roll a RED die: on 4 or more gain 1 Luck, otherwise this fighter turns 1 Ready token to Used) or fury (for each friendly model in sight of this fighter in turn as the target: the target has +1 acting roll until the end of the round).',
    'When this fighter is wounded, you may use this: if this fighter is a model who is alone, this fighter turns up to 1 Used token to Ready.',
    'When a model hears the bell, each Red-lined rival model suffers 1 wound.',
  ])
})

test('every word has a text of its own', () => {
  const tokens = { count: 'wounds', who: { side: 'rival', is: 'not-me', keyword: 'merc', ready: false }, most: 3 }
  const { odd } = readPitCards({
    odd: {
      name: 'Odd',
      tokens: ['red'],
      actions: [
        {
          name: 'hex',
          skill: 'tech',
          bands: ['red'],
          who: { side: 'rival', card: 'sniper', 'red-lined': false },
          does: [{ stun: { who: 'them', tokens } }, { wound: { who: { is: 'them', wounded: true }, wounds: 2 } }],
        },
      ],
      standing: [
        { allow: 'strikes-friends', who: { side: 'friendly' }, for: { attack: false, skill: 'tech' } },
        { forbid: 'takes-no-reaction', against: { is: 'them' } },
        { keyword: 'stun 2', for: { keyword: 'deadly' } },
        { change: 'melee', add: 1, who: { is: 'me', wounded: true, 'red-lined': false, ready: false, alone: true } },
        { change: 'tech', add: -1, who: { side: 'any', is: 'not-me' } },
      ],
      triggers: [
        { on: 'activation-start', once: 'game', do: [{ luck: { add: 1 } }] },
        { on: 'success', by: { kind: 'healer' }, who: { card: 'brute' }, in: 'reaction', do: [{ luck: { add: -2 } }] },
      ],
    },
  })
  expect([...(odd?.actions ?? []).map((one) => actionText(one, how)), ...(odd ? rulesText(odd, how) : [])]).toEqual([
    'Hex (Tech, RED): Target: a rival Sniper that is not Red-lined. If it succeeds, the target turns 1 Ready token for each wound of every other rival merc model without a Ready token (3 at most) to Used, then the target, if it is a wounded model, suffers 2 wounds.',
    'Each friendly model may strike friends in Tech actions that are no attacks.',
    'This fighter cannot go without a [RE]action against the target.',
    'This fighter has Stun 2 in Deadly actions.',
    'While this fighter is wounded and is not Red-lined and has no Ready token and is alone, it has +1 Melee.',
    'Each other model has -1 Tech.',
    'Once a game, when this fighter is activated, gain 1 Luck.',
    'When a healer succeeds (a Brute) in a [RE]action, lose 2 Luck.',
  ])
})
