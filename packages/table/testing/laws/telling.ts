import type { Game, PlayedState } from '../../game.ts'
import { Match } from '../../match.ts'
import { seededRandom } from '../../random/seeded.ts'
import type { MatchSetup } from '../../setup.ts'
import { playRandomly } from '../play.ts'
import { impure, UNREADABLE } from './common.ts'

export function words<State extends PlayedState>(game: Game<State>, setup: MatchSetup): string[] {
  const match = playRandomly(Match.open(game, setup), seededRandom(setup.seed))
  return match.told.flatMap(({ event, others }) => {
    const said = [event, ...(others ? [others] : [])].map((heard) => game.describe(heard, match.state))
    const unreadable = said.filter((text) => text === '' || UNREADABLE.test(text))
    return [...unreadable.map((text) => `${JSON.stringify(event)} reads "${text}"`), ...impure(event, event.event)]
  })
}

/** What looks like a name for programs: words joined by hyphens, dots or underscores. */
const ID = /^[a-z0-9]+([-_.][a-z0-9]+)+$/

/** Words that only look so. */
const ENGLISH = ['roll-off', 're-roll', 'set-up']

/**
 * A sentence stands on its event alone: it reads the same before the first decision and after the last, and has in it
 * neither the name of the event nor of anything the event concerns as programs call it.
 */
export function sentences<State extends PlayedState>(game: Game<State>, setup: MatchSetup): string[] {
  const origin = Match.open(game, setup).after(0).state
  const match = playRandomly(Match.open(game, setup), seededRandom(setup.seed))
  const problems = new Set<string>()
  for (const { event, others } of match.told)
    for (const heard of others ? [event, others] : [event]) {
      const text = game.describe(heard, match.state)
      if (text !== game.describe(heard, origin)) problems.add(`"${text}" depends on when it is read`)
      for (const id of [heard.event, ...stringsIn(heard)])
        if (ID.test(id) && isWordOf(text, id)) problems.add(`"${text}" calls something ${id}`)
      if (text === heard.event) problems.add(`"${heard.event}" has no sentence`)
    }
  return [...problems]
}

/** The same of questions: no option, prompt or refusal calls a thing as programs do. */
export function questionTexts<State extends PlayedState>(game: Game<State>, setup: MatchSetup): string[] {
  const problems = new Set<string>()
  playRandomly(Match.open(game, setup), seededRandom(setup.seed), (at) => {
    for (const { text, options } of at.questions)
      for (const option of options)
        for (const said of [text, option.text, option.label ?? '', option.detail ?? ''])
          for (const id of option.refs)
            if (ID.test(id) && isWordOf(said, id)) problems.add(`"${said}" calls something ${id}`)
    return undefined
  })
  return [...problems]
}

const isWordOf = (text: string, id: string): boolean =>
  !ENGLISH.includes(id) && ` ${text.replace(/[^a-z0-9_.-]/gi, ' ')} `.includes(` ${id} `)

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === 'rule' || key === 'event' ? [] : stringsIn(part)))
}
